/** The buttons of a wishlist page with an action (plugins contract 2.4). */
export const ACTION_BUTTONS = [
  'remove',
  'add-to-cart',
  'action-product_all',
  'action-product_selected',
  'action-product_apply',
]
  .map((name) => `button[name="tinvwl-${name}"]`)
  .join()

/** An attribute of the button itself, else of the nearest element around it that has it. */
export function lookUp(button: Element, attribute: string): string | undefined {
  return button.closest(`[${attribute}]`)?.getAttribute(attribute) || undefined
}

/** The key by which the server knows the list that a button belongs to (behaviour wishlist.table.identified-by-share-key). */
export function shareKeyOf(button: Element): string | undefined {
  return lookUp(button, 'data-tinvwl_sharekey')
}

/** The box of a row (plugins contract 2.1). */
export const ROW_BOX = 'input[name="wishlist_pr[]"]:not(:disabled)'
/** The box for all rows. */
export const ALL_BOX = '.global-cb'

/** Every box of the table. */
export const BOXES = `${ROW_BOX},${ALL_BOX}`

/**
 * Is this the Enter key on a box, or the click on the form's first button that browsers make of it, there and in a quantity, by which the
 * first row would be removed? A real press of that button has the focus on the button.
 */
export function isEnterInField(event: Event): boolean {
  const target = event.target as Element
  if (event.type === 'keydown') return (event as KeyboardEvent).key === 'Enter' && target.matches(BOXES)
  const focused = document.activeElement
  if ((event as MouseEvent).detail || !focused?.matches('input')) return false
  return target === focused.closest('form')?.querySelector('button:not([type="button"])')
}

/** The login form of a prompt, where there is one (plugins contract 2.1). */
export function loginForm(link: Element): HTMLElement | null {
  return link.closest('[data-island="login-prompt"],.tinv-login')?.querySelector<HTMLElement>('.login') ?? null
}
