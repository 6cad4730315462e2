// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "Reminders",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "reminders", targets: ["Reminders"])
  ],
  dependencies: [
    // The name keeps this working whatever the folder of the checkout is called.
    .package(name: "swift-preferences", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Reminders",
      dependencies: [
        .product(name: "Modifiers", package: "swift-preferences"),
        .product(name: "Rendering", package: "swift-preferences"),
      ]
    ),
    .testTarget(name: "RemindersTests", dependencies: ["Reminders"]),
  ],
  swiftLanguageModes: [.v6]
)
