/** As much of a parent as newer browsers have. */
type MovingParent = ParentNode & Node & { moveBefore?(node: Node, before: Node | null): void }

/**
 * Puts a node at another place of the page. Where the browser can, it moves with all that is alive in it: the focus, playing media.
 *
 * @param before what stands after it then; null: it comes last.
 */
export function moveNode(node: Node, parent: ParentNode & Node, before: Node | null): void {
  const { moveBefore }: MovingParent = parent
  if (moveBefore && node.isConnected && parent.isConnected) moveBefore.call(parent, node, before)
  else parent.insertBefore(node, before)
}
