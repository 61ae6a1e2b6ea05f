import type { Island } from '../../src/islands/island'
import { slide } from '../../src/page/slide'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { SLIDE_MENU } from './shellSelectors'
import { themeSettings } from './themeSettings'

/** The entries below an entry (contract 11.4). */
const BELOW = ':scope>ul:is(.children,.sub-menu)'

/** The entry that leads to the page that is open, and those above it, start unfolded. */
const STARTS_OPEN = '.active,.current-cat-parent,.current-menu-ancestor'

/** Draws the button that unfolds an entry, in the elements that the theme's styles know. */
function drawToggle(name: string): HTMLButtonElement {
  const toggle = document.createElement('button')
  toggle.type = 'button'
  toggle.className = 'toggle'
  toggle.setAttribute('aria-label', name)
  const icon = document.createElement('i')
  icon.className = 'icon-angle-down'
  toggle.append(icon)
  return toggle
}

/** Gives an entry its button, and its state at the start. */
function prepare(entry: HTMLElement, below: HTMLElement, name: string): void {
  entry.classList.add('has-child')
  const toggle = entry.querySelector<HTMLElement>(':scope>button.toggle') ?? drawToggle(name)
  below.before(toggle)
  const isOpen = entry.matches(STARTS_OPEN)
  entry.classList.toggle('active', isOpen)
  toggle.setAttribute('aria-expanded', String(isOpen))
  below.style.display = isOpen ? 'block' : 'none'
}

function toggleEntry(entry: HTMLElement, below: HTMLElement): void {
  const isOpen = !entry.matches('.active')
  entry.classList.toggle('active', isOpen)
  entry.querySelector(':scope>button.toggle')?.setAttribute('aria-expanded', String(isOpen))
  slide(below, isOpen)
}

/** Does this link only unfold, because it leads nowhere (contract 11.4)? */
function onlyUnfolds(link: Element): boolean {
  return link.getAttribute('href') === '#' && document.body.matches('.mobile-submenu-toggle')
}

/** A list whose entries have entries of their own, which a button beside each unfolds (behaviour page.mobile-menu.submenus-expand). */
export default function attach({ host: list, on }: Island): (() => void) | undefined {
  if (list.closest(SLIDE_MENU)) return
  const nested = [...list.querySelectorAll<HTMLElement>('li')].flatMap((entry) => {
    const below = entry.querySelector<HTMLElement>(BELOW)
    return below ? [{ entry, below }] : []
  })
  if (nested.length === 0) return
  loadText('page', settings().locale).then(({ toggleEntries }) => {
    for (const { entry, below } of nested) prepare(entry, below, themeSettings().themeToggleButton || toggleEntries)
  })
  return on('click', (event) => {
    const control = (event.target as Element).closest('button.toggle,a')
    const found = nested.find(({ entry }) => entry === control?.parentElement)
    if (!control || !found || (control.localName === 'a' && !onlyUnfolds(control))) return
    event.preventDefault()
    toggleEntry(found.entry, found.below)
  })
}
