// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "swift-preferences",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Preferences", targets: ["Preferences"]),
    .library(name: "Modifiers", targets: ["Modifiers"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .executable(name: "gallery", targets: ["gallery"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Every update ends with a check of the library's own invariants.")
  ],
  targets: [
    .target(name: "Preferences"),
    .target(name: "Modifiers", dependencies: ["Preferences"]),
    .target(name: "Rendering", dependencies: ["Modifiers"]),
    .executableTarget(name: "gallery", dependencies: ["Rendering"]),
    .testTarget(
      name: "PreferencesTests",
      dependencies: ["Preferences", "Modifiers", "Rendering", "gallery"],
      exclude: ["Gallery/gallery.txt"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .treatAllWarnings(as: .error),
  ]
}
