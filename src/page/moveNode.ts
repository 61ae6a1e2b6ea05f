/** Can this browser move a node without losing what is going on in it? */
export const canMove = (): boolean => 'moveBefore' in document.body

/**
 * Moves a node to another place of the page. Where the browser can do so, focus, playing media and other live state stay.
 *
 * @param before the node that comes after it then; null: it comes last.
 */
export function moveNode(node: Node, parent: ParentNode & Node, before: Node | null): void {
  parent[canMove() && node.isConnected && parent.isConnected ? 'moveBefore' : 'insertBefore'](node, before)
}

/** Takes a node out of where it is, if it is anywhere. `remove()` may be that of Prototype.js, which fails for what is nowhere. */
export function takeOut(node: Node): void {
  node.parentNode?.removeChild(node)
}
