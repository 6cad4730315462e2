// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "preferences-benchmark", targets: ["PreferencesBenchmark"])
  ],
  dependencies: [
    // The name keeps this working whatever the folder of the checkout is called.
    .package(name: "swift-preferences", path: "..")
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
