/// Where in the tree a node is mounted.
@MainActor package struct Place {
  /// The node above.
  unowned(unsafe) let parent: Node?

  /// The element in whose list the node's elements stand.
  unowned(unsafe) let container: ContainerElement?

  /// What the host's nodes share. The host keeps it until all nodes are gone.
  unowned(unsafe) let context: TreeContext

  let scope: EnvironmentScope
}
