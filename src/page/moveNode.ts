/** A parent node as newer browsers have it. */
type MovingParent = ParentNode & Node & { moveBefore?(node: Node, before: Node | null): void }

/**
 * Moves a node to another place of the page. Where the browser can do so, focus, playing media and other live state stay.
 *
 * @param before the node that comes after it then; null: it comes last.
 */
export function moveNode(node: Node, parent: ParentNode & Node, before: Node | null): void {
  const { moveBefore }: MovingParent = parent
  if (moveBefore && node.isConnected && parent.isConnected) moveBefore.call(parent, node, before)
  else parent.insertBefore(node, before)
}
