/**
 * Does what a browser's translation does with the words of an element: a `<font>` with new ones takes the place of each text node, which
 * leaves the page.
 */
export function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(text.data)
    text.replaceWith(font)
  }
}
