// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Consumer", targets: ["Consumer"])
  ],
  dependencies: [
    // The name keeps this working whatever the folder of the checkout is called.
    .package(name: "swift-preferences", path: "../..")
  ],
  targets: [
    .target(
      name: "Consumer",
      dependencies: [.product(name: "Modifiers", package: "swift-preferences")]
    ),
    // Source that is still in Swift 5 mode.
    .target(
      name: "OlderConsumer",
      dependencies: [.product(name: "Modifiers", package: "swift-preferences")],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "ConsumerTests",
      dependencies: [
        "Consumer",
        "OlderConsumer",
        .product(name: "Rendering", package: "swift-preferences"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
