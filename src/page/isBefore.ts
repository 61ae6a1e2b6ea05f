/** Does a node stand before another in the page, or around it? */
export function isBefore(node: Node, other: Node): boolean {
  return !!(node.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
}
