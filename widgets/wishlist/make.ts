/** Makes an element with its class and content. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className
  element.append(...content)
  return element
}

/** Makes a button that submits nothing. */
export function makeButton(className: string, label: string): HTMLButtonElement {
  return Object.assign(make('button', `button ${className}`, label), { type: 'button' })
}
