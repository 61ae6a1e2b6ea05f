import { isShopScriptHere } from '../../src/bridge/oldScripts'
import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { contentOf } from './accordion'
import { openByHash } from './openByHash'
import { TABS } from './panelHooks'
import { readTabs, showTab } from './tabs'

/** Milliseconds that the pointer rests on a tab before it opens, where tabs open under the pointer (contract 8.1). */
const HOVERS_FOR = 20

/** Where a key leads from a tab to another; `undefined` for keys that are none of ours. */
function aim(key: string, index: number, count: number, list: Element): number | undefined {
  const isVertical = list.matches('.nav-vertical')
  const isBackwards = !isVertical && getComputedStyle(list).direction === 'rtl'
  const next = isVertical ? 'ArrowDown' : isBackwards ? 'ArrowLeft' : 'ArrowRight'
  const previous = isVertical ? 'ArrowUp' : isBackwards ? 'ArrowRight' : 'ArrowLeft'
  if (key === next) return (index + 1) % count
  if (key === previous) return (index + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/** Tells assistive technology what the parts are, where the server did not (behaviour page.tabs.keyboard). */
function nameParts(set: Element): void {
  for (const { tab, panel } of readTabs(set)) {
    const item = tab.parentElement
    item?.parentElement?.setAttribute('role', 'tablist')
    item?.setAttribute('role', 'presentation')
    tab.setAttribute('role', 'tab')
    panel?.setAttribute('role', 'tabpanel')
    if (panel?.id) tab.setAttribute('aria-controls', panel.id)
  }
}

/** Makes a set of tabs ready for keys and pointers, one panel of it shown. */
function prepareTabs(set: HTMLElement): (() => void) | undefined {
  const all = readTabs(set)
  const [first] = all
  // A wrapper in a wrapper, or one around an accordion, has no tabs of its own.
  if (!first) return
  const isServed = isShopScriptHere('single-product')
  if (isServed && !set.matches('.tabbed-content')) return
  nameParts(set)
  showTab(set, (all.find(({ tab }) => tab.parentElement?.matches('.active')) ?? first).tab)
  // The shop's own script has said so itself, and takes it for a wish to start anew.
  if (set.matches('.wc-tabs-wrapper,.woocommerce-tabs') && !isServed) emit('init', [], set)

  const listening = new AbortController()
  const { signal } = listening
  let hovering: ReturnType<typeof setTimeout> | undefined
  set.addEventListener(
    'keydown',
    (event) => {
      const tabs = readTabs(set).map(({ tab }) => tab)
      const index = tabs.indexOf(event.target as HTMLElement)
      const list = tabs[index]?.closest('ul')
      if (!list || event.ctrlKey || event.metaKey || event.altKey) return
      const target = aim(event.key, index, tabs.length, list)
      if (target === undefined && event.key !== ' ') return
      event.preventDefault()
      if (target === undefined) tabs[index]?.click()
      else tabs[target]?.focus()
    },
    { signal },
  )
  const leave = () => clearTimeout(hovering)
  for (const { tab } of first.tab.closest('.active-on-hover') ? all : []) {
    tab.addEventListener(
      'mouseenter',
      () => {
        hovering = setTimeout(() => showTab(set, tab), HOVERS_FOR)
      },
      { signal },
    )
    tab.addEventListener('mouseleave', leave, { signal })
  }
  return () => {
    leave()
    listening.abort()
  }
}

/** Tells assistive technology which sections of an accordion are open, and shows those that the server marked as open. */
function prepareAccordion(accordion: HTMLElement): undefined {
  for (const title of accordion.querySelectorAll<HTMLElement>('.accordion-title')) {
    const isOpen = title.matches('.active')
    const content = contentOf(title)
    title.setAttribute('aria-expanded', String(isOpen))
    if (content?.id) title.setAttribute('aria-controls', content.id)
    if (content) content.style.display = isOpen ? 'block' : 'none'
    // The arrow in the title does what the title does: one stop for the keyboard is enough, and it has no name.
    for (const arrow of title.querySelectorAll('button.toggle')) {
      arrow.setAttribute('tabindex', '-1')
      arrow.setAttribute('aria-hidden', 'true')
    }
  }
}

/** Opens what the address names in a set, now and whenever its hash changes. Returns what stops that. */
function followHash(set: HTMLElement): () => void {
  const follow = () => openByHash(set, false)
  openByHash(set, true)
  addEventListener('hashchange', follow)
  return () => removeEventListener('hashchange', follow)
}

/** Tabs and accordions at rest, made ready before anybody touches them (contract 8.1). */
export default function attach({ host }: Island): () => void {
  const takeOff = host.matches(TABS) ? prepareTabs(host) : prepareAccordion(host)
  const stopFollowing = followHash(host)
  return () => {
    stopFollowing()
    takeOff?.()
  }
}
