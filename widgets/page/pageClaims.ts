import { isShopScriptHere } from '../../src/bridge/replacedScripts'
import { isOfThisPage } from '../../src/page/address'
import { isPress } from '../../src/page/keys'
import { report } from '../../src/page/report'
import {
  ACCORDION_TITLE,
  ANY_ACCORDION,
  DROPDOWN_PANEL,
  MENU_TAB,
  OPEN,
  PANELS,
  PICTURE_LINK,
  TAB,
  TABS,
  TOP_LINK,
  VERTICAL_OPENER,
} from './pageSelectors'

/** Links that lead somewhere, and do not only open something. */
const LEADS_AWAY = '[href]:not([href=""],[href="#"],[href^="javascript:"])'

const targetOf = ({ target }: Event) => target as Element

/** Does the shop's own script handle this set? It handles its own tabs, but in the theme's it only helps (contract 8.1). */
export function isServedByShop(set: Element): boolean {
  return isShopScriptHere('single-product') && !set.matches('.tabbed-content')
}

/** Is a tab one of the set itself, not of a list in one of its panels? */
export function isTabOf(set: Element, tab: Element): boolean {
  return tab.closest(`${TABS},${PANELS}`) === set
}

/** Is this click on a tab of the set that shows a panel? A link to another page among the tabs is only a link. */
export function choosesTab(event: Event, set: HTMLElement): boolean {
  const tab = targetOf(event).closest(TAB)
  return !!tab && isTabOf(set, tab) && (tab.getAttribute('href') ?? '#').includes('#') && !isServedByShop(set)
}

/** Is this click on the title of a section of the accordion, and not on a link in it to another page? */
export function movesSection(event: Event, accordion: HTMLElement): boolean {
  const title = targetOf(event).closest(ACCORDION_TITLE)
  if (title?.closest(ANY_ACCORDION) !== accordion) return false
  const link = targetOf(event).closest<HTMLAnchorElement>(LEADS_AWAY)
  // Headings are linked to themselves.
  return link === title || !title.contains(link) || isOfThisPage(link?.href)
}

/**
 * The element that a toggle names in `data-open`: by an id, even one that is not a valid selector (`#1-menu`), or by any selector. `null`
 * where the page has none.
 */
export function panelNamed(selector: string): HTMLElement | null {
  const named = selector.startsWith('#') && document.getElementById(selector.slice(1))
  if (named) return named
  try {
    return document.querySelector<HTMLElement>(selector)
  } catch {
    return null
  }
}

/**
 * Does a toggle open a panel? A link to a page is only a link where this page lacks its panel: the theme prints its login only for some
 * visitors.
 */
export function opensPanel(toggle: HTMLElement): boolean {
  const { open } = toggle.dataset
  if (!open) return false
  const href = toggle.getAttribute('href')
  const opens = !href || href.startsWith('#') || !!panelNamed(open)
  if (!opens) report('nothing-to-open', toggle, open)
  return opens
}

/** Parts of the page with galleries of their own. */
const OTHER_GALLERIES =
  '.product-gallery-slider,.woocommerce-product-gallery,.product-thumbnails,.disable-lightbox,[data-island="product-gallery"]'

const PICTURE_ADDRESS = /\.(jpe?g|png|webp|avif)\b/i

/** Does a link open its picture in the lightbox (contract 11.5)? The theme switches that on by a class of the body. */
export function opensPicture(link: HTMLElement): boolean {
  if (link.closest(OTHER_GALLERIES) || link.getAttribute('target') === '_blank' || link.closest('.is-dragging'))
    return false
  if (link.matches('[data-island]')) return true
  // The button of a file, as in a post.
  if (link.hasAttribute('download')) return false
  const href = link.getAttribute('href') ?? ''
  return document.body.matches('.lightbox') && (link.matches(PICTURE_LINK) || PICTURE_ADDRESS.test(href))
}

/** Is this click on a tab of the menu? */
export function choosesMenuTab(event: Event, menu: HTMLElement): boolean {
  return menu.contains(targetOf(event).closest(MENU_TAB))
}

/**
 * Does this key or click open or close the menu of categories? Of clicks only those that neither a mouse nor a finger makes: screen readers
 * press a button by one, and no key comes with it.
 */
export function movesVerticalMenu(event: Event): boolean {
  if (event.type === 'click') return (event as UIEvent).detail === 0 && !!targetOf(event).closest(VERTICAL_OPENER)
  return isPress(event as KeyboardEvent) && targetOf(event).matches(VERTICAL_OPENER)
}

/** Did this happen on the entry's own link, and not in its panel? */
function isTopLink(event: Event, entry: HTMLElement): boolean {
  const link = targetOf(event).closest('a,button')
  return [...entry.querySelectorAll(TOP_LINK)].some((topLink) => topLink === link)
}

/**
 * The type of the last pointer over an entry, also of a finger that touches: before Safari 18.2 and Firefox 129 a click has no
 * `pointerType`.
 */
let lastPointer = ''

/** Does this event open or close the panel of a menu entry (contract 11.3)? */
export function movesDropdown(event: Event, entry: HTMLElement): boolean {
  const { key, pointerType = lastPointer } = event as PointerEvent & KeyboardEvent
  if (event.type === 'pointerover') lastPointer = pointerType
  // The lists of other menus (SmartMenus, Superfish) are opened by their own scripts.
  if (!entry.querySelector(DROPDOWN_PANEL)) return false
  const opensByPress = entry.matches('.nav-dropdown-toggle')
  const isOpen = entry.matches(`.${OPEN}`)
  const isFinger = pointerType === 'touch'
  if (event.type === 'keydown') return key === ' ' && isTopLink(event, entry)
  if (event.type === 'click') {
    return (
      isTopLink(event, entry) &&
      // The first tap or Enter opens the panel, the second follows the link.
      ((!isOpen && (isFinger || (event as UIEvent).detail === 0)) ||
        // A mouse only opens and closes it; a second tap does where the link leads nowhere.
        (opensByPress && !(isFinger && targetOf(event).closest(LEADS_AWAY))))
    )
  }
  if (opensByPress || isOpen) return false
  return event.type === 'focusin' ? targetOf(event).matches(':focus-visible') : !isFinger
}
