import type { Island } from '../../src/islands/island'
import { closeLightbox, isLightboxOpen } from '../../src/page/lightbox'
import { settings } from '../../src/stores/settings'

/** Milliseconds for which the dropdown stays open by itself (source section 9). */
const OPEN_FOR = 5000
/** Milliseconds that a closing lightbox needs before the panel may open (source section 9). */
const LIGHTBOX_CLOSES = 300

let closing: ReturnType<typeof setTimeout> | undefined

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0
}

/** A hidden sticky header comes back, so that what hangs from it can be seen (contract 1.6). */
function showHeader(): void {
  const header = document.querySelector('#header.has-sticky.sticky-hide-on-scroll--active')
  header?.classList.remove('sticky-hide-on-scroll--active')
  header?.querySelector('.header-wrapper')?.classList.add('stuck')
}

/** Opens the header's cart dropdown for a while; it stays open under the pointer, or while the keyboard is in it. */
function openDropdown(item: Element): void {
  item.classList.add('current-dropdown', 'cart-active')
  clearTimeout(closing)
  const stay = () => item.classList.remove('cart-active')
  for (const type of ['mouseenter', 'focusin']) item.addEventListener(type, stay, { once: true })
  closing = setTimeout(() => {
    if (item.matches('.cart-active')) item.classList.remove('current-dropdown')
  }, OPEN_FOR)
}

/** Opens the off-canvas panel by its own toggle, after any other lightbox has gone. */
function openPanel(toggle: HTMLElement): void {
  if (!isLightboxOpen()) toggle.click()
  else if (!isLightboxOpen('#cart-popup')) {
    closeLightbox()
    setTimeout(() => toggle.click(), LIGHTBOX_CLOSES)
  }
}

/**
 * Shows the mini-cart in the form that the page's header has (behaviours mini-cart.reveal.*). Where it has both, for wide and narrow
 * screens, the one that can be seen is meant.
 */
function reveal(): void {
  const { miniCartReveal, redirectAfterAdd } = settings()
  if (!miniCartReveal || redirectAfterAdd) return
  showHeader()
  const dropdowns = [...document.querySelectorAll('.cart-item:has(.nav-dropdown)')]
  const toggles = [...document.querySelectorAll<HTMLElement>('.cart-item .off-canvas-toggle')]
  const dropdown = dropdowns.find(isShown)
  const toggle = toggles.find(isShown) ?? toggles[0]
  if (dropdown) openDropdown(dropdown)
  else if (toggle) openPanel(toggle)
}

/** Reveals the mini-cart after an add, and when another script asks for it (contract 1.6). */
export default function attach({ host, on }: Island): () => void {
  const dismiss = ({ target }: Event) => {
    if (!(target as Element).closest?.('.shop-container')) return
    for (const item of document.querySelectorAll('.cart-item.cart-active'))
      item.classList.remove('current-dropdown', 'cart-active')
  }
  host.addEventListener('click', dismiss)
  const stops = [on('shop-islands:added-to-cart', reveal), on('shop-islands:open-mini-cart', reveal)]
  return () => {
    host.removeEventListener('click', dismiss)
    for (const stop of stops) stop()
  }
}
