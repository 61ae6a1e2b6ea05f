/** Can the shopper see the element, as far as `display` and `visibility` tell, its own and those of what is around it? */
export function isVisible(element: Element): boolean {
  // By the option's older name, which every browser knows: Chrome before 121 and Firefox before 122 ignore `visibilityProperty`.
  return element.checkVisibility({ checkVisibilityCSS: true })
}
