import type { Island } from '../../src/islands/island'
import { parseHtml } from '../../src/page/trustedHtml'
import { showTipOn } from './showTip'
import { createTip } from './tip'

/** Has an element a name without its title? An icon alone has none. */
function hasName(host: HTMLElement): boolean {
  return !!(host.textContent?.trim() || host.getAttribute('aria-label') || host.querySelector('img[alt]:not([alt=""])'))
}

/**
 * What an element says in its title, shown in a box of our own (contract 11.8). The title is taken off, or the browser would show it as
 * well; who cannot see the box still hears its words.
 */
export default function attach(island: Island): (() => void) | undefined {
  const { host } = island
  const { title } = host
  if (!title) return
  const content = host.matches('.tooltip-as-html') ? parseHtml(title) : document.createTextNode(title)
  const tip = createTip(host, content, false)
  const named = hasName(host)
  host.title = ''
  host.classList.add('tooltipstered')
  if (!named) host.setAttribute('aria-label', tip.box.textContent?.trim() ?? title)
  const stop = showTipOn(island, tip, (isShown) => {
    if (!named) return
    if (isShown) host.setAttribute('aria-describedby', tip.box.id)
    else host.removeAttribute('aria-describedby')
  })
  return () => {
    stop()
    host.title = title
    host.classList.remove('tooltipstered')
    if (!named) host.removeAttribute('aria-label')
  }
}
