/// Where in the tree a node is mounted.
@MainActor package struct Place {
  /// The node above.
  unowned(unsafe) let parent: Node?

  /// The node in whose list the node's elements stand.
  unowned(unsafe) let container: Node?

  /// What the host's nodes share. The host keeps it until all nodes are gone.
  unowned(unsafe) let context: TreeContext

  let scope: EnvironmentScope
}
