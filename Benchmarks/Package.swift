// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "preferences-benchmark", targets: ["PreferencesBenchmark"]),
    .executable(name: "preferences-soak", targets: ["PreferencesSoak"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Every update ends with a check of the library's own invariants.")
  ],
  dependencies: [
    // The name keeps this working whatever the folder of the checkout is called.
    .package(
      name: "swift-preferences", path: "..",
      traits: [.trait(name: "InternalChecks", condition: .when(traits: ["InternalChecks"]))])
  ],
  targets: [
    .target(name: "Instruments"),
    .executableTarget(
      name: "PreferencesBenchmark",
      dependencies: [
        "Instruments",
        .product(name: "Modifiers", package: "swift-preferences"),
        .product(name: "Rendering", package: "swift-preferences"),
      ]
    ),
    .executableTarget(
      name: "PreferencesSoak",
      dependencies: [.product(name: "Modifiers", package: "swift-preferences")]
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
