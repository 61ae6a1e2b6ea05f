import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { themeSettings } from './themeSettings'

/** The entries below an entry (contract 11.4). */
const BELOW = ':scope>ul:is(.children,.sub-menu)'

/** A level of the menu, and the button of the level above that leads to it. */
interface Level {
  list: HTMLElement
  opener: HTMLButtonElement
  back: HTMLButtonElement
}

function drawButton(className: string, icon: string, name: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.setAttribute('aria-label', name)
  const drawing = document.createElement('i')
  drawing.className = icon
  button.append(drawing)
  return button
}

/** Puts the way back on top of a level: a button and the name of the entry above. */
function drawHeader(title: string, back: HTMLButtonElement): HTMLLIElement {
  const header = document.createElement('li')
  header.className = 'nav-slide-header pt-half pb-half'
  back.append(` ${title}`)
  header.append(back)
  return header
}

/** The menu whose levels slide in from the side (contract 11.4: slide style). What is not on the level in view cannot be reached. */
export default function attach({ host: menu, on }: Island): (() => void) | undefined {
  const strip = menu.querySelector<HTMLElement>('.nav-slide') ?? menu.querySelector<HTMLElement>('ul.nav-sidebar')
  const depthLimit = Number(menu.dataset['levels']) || 1
  if (!strip) return
  const levels: Level[] = []
  const path: Level[] = []

  const show = () => {
    const isRightToLeft = getComputedStyle(menu).direction === 'rtl'
    strip.style.transform = `translateX(${(isRightToLeft ? 100 : -100) * path.length}%)`
    const current = path.at(-1)?.list
    strip.classList.toggle('is-current-slide', !current)
    strip.classList.toggle('is-current-parent', !!current)
    for (const { list, opener } of levels) {
      const isOnPath = path.some((level) => level.list === list)
      list.classList.toggle('is-current-slide', list === current)
      list.classList.toggle('is-current-parent', isOnPath && list !== current)
      list.setAttribute('aria-hidden', String(!isOnPath))
      opener.setAttribute('aria-expanded', String(isOnPath))
      opener.parentElement?.classList.toggle('active', isOnPath)
    }
    // Links and buttons of other levels are out of sight, and out of reach.
    for (const control of strip.querySelectorAll<HTMLElement>('a,button'))
      control.tabIndex =
        (control.closest('.nav-slide-header')?.parentElement ?? control.closest('ul')) === (current ?? strip) ? 0 : -1
  }

  loadText('page', settings().locale).then(({ back, toggleEntries }) => {
    const name = themeSettings().themeToggleButton || toggleEntries
    for (const entry of strip.querySelectorAll<HTMLElement>('li')) {
      const list = entry.querySelector<HTMLElement>(BELOW)
      const link = entry.querySelector<HTMLElement>(':scope>a')
      let depth = 0
      for (let up: Element | null = entry; up && up !== strip; up = up.parentElement)
        depth += Number(up.localName === 'ul')
      if (!list || !link || depth >= depthLimit) continue
      const title = link.textContent?.trim() ?? ''
      const level = {
        list,
        opener: drawButton('toggle', 'icon-angle-right', `${name}: ${title}`),
        back: drawButton('toggle', 'icon-angle-left', `${back}: ${title}`),
      }
      entry.classList.add('has-child')
      list.before(level.opener)
      list.prepend(drawHeader(title, level.back))
      levels.push(level)
    }
    show()
  })

  return on('click', (event) => {
    const control = (event.target as Element).closest('button,a')
    const entered = levels.find(
      ({ opener }) =>
        opener === control || (control?.getAttribute('href') === '#' && opener.parentElement === control.parentElement),
    )
    const left = levels.find(({ back }) => back === control)
    if (!entered && !left) return
    event.preventDefault()
    if (entered) path.push(entered)
    else path.pop()
    show()
    ;(entered?.back ?? left?.opener)?.focus({ preventScroll: true })
  })
}
