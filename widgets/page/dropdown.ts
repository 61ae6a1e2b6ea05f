import { emit, listen } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { placePanel } from './placePanel'
import { OPEN } from './shellSelectors'

/** The panel of such an entry. */
const PANEL = ':scope>.nav-dropdown,:scope>[data-dropdown-panel]'

/** Milliseconds that the pointer rests on an entry before it opens, and is away from it before it closes (contract 11.3). */
const OPENS_AFTER = 20
const CLOSES_AFTER = 70

type Way = 'click' | 'hover'

/** Darkens the page behind the menus that ask for it (contract 11.3). */
function prompt(entry: Element, way: Way, isOpen: boolean): void {
  if (!entry.closest('.nav-prompts-overlay')) return
  document.querySelector('.ux-body-overlay')?.classList.toggle(`ux-body-overlay--${way}-active`, isOpen)
}

/**
 * A menu that drops down (behaviours page.dropdown.*): it opens under the pointer, when the keyboard reaches it, by Enter, Space and the
 * first touch; it closes when pointer and focus have left it, by Esc and by a press elsewhere.
 */
export default function attach({ host: entry, on }: Island): (() => void) | undefined {
  const panel = entry.querySelector<HTMLElement>(PANEL)
  const link = entry.querySelector<HTMLElement>(':scope>a,:scope>button')
  if (!panel || !link) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let opening: AbortController | undefined
  let way: Way = 'hover'

  const tell = (isOpen: boolean) => {
    entry.classList.toggle(OPEN, isOpen)
    if (link.matches('.nav-top-link,[aria-haspopup],[aria-expanded]'))
      link.setAttribute('aria-expanded', String(isOpen))
    prompt(entry, way, isOpen)
  }

  const close = () => {
    clearTimeout(timer)
    opening?.abort()
    opening = undefined
    tell(false)
  }

  /** Esc: the styles of some themes keep a panel open as long as pointer or focus are there, so it is hidden by hand until it opens anew. */
  const dismiss = () => {
    if (entry.contains(document.activeElement)) link.focus()
    close()
    panel.style.visibility = 'hidden'
  }

  const open = (by: Way) => {
    clearTimeout(timer)
    if (opening) return
    opening = new AbortController()
    const { signal } = opening
    way = by
    panel.style.visibility = ''
    tell(true)
    placePanel(entry, panel)
    document.addEventListener('pointerdown', (event) => entry.contains(event.target as Node) || close(), { signal })
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') dismiss()
      },
      { signal },
    )
    emit('flatsome-dropdown-opened', [entry], document)
  }

  const wait = (act: () => void, milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, milliseconds)
  }

  const stops = [
    on('pointerover', () => {
      if (!opening) wait(() => open('hover'), OPENS_AFTER)
    }),
    on('focusin', () => open('hover')),
    on('click', () => (opening ? close() : open('click'))),
    on('keydown', () => (opening ? dismiss() : open('click'))),
    on('mouseenter', () => {
      if (opening) clearTimeout(timer)
    }),
    on('mouseleave', () => {
      panel.style.visibility = ''
      // What was opened by a press stays until it is closed by one; what the cart's reveal opened has its own time.
      if (way === 'click' || entry.matches('.cart-active') || entry.querySelector(':focus-visible')) clearTimeout(timer)
      else wait(close, CLOSES_AFTER)
    }),
    on('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget
      if (to instanceof Node && !entry.contains(to)) close()
    }),
    listen('flatsome-header-sticky', close, document),
  ]
  return () => {
    close()
    for (const stop of stops) stop()
  }
}
