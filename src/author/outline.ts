import { allDefinitions } from '../islands/hostIndex'
import { report } from '../page/report'
import { settingGroups } from '../stores/mergeSettings'
import { inspectHosts } from './inspect'
import { whenLoaded } from './whenLoaded'

/** How the frames and labels look, whatever the page's own styles say. */
const styles = `.shop-islands-debug{position:absolute;top:0;left:0;z-index:2147483647;pointer-events:none}
.shop-islands-debug div{position:absolute;outline:2px dashed #c026d3}
.shop-islands-debug div[hidden]{display:none}
.shop-islands-debug span{position:absolute;top:0;left:0;padding:0 .4em;background:#fae8ffe6;color:#581c87;font:11px/1.4 system-ui,sans-serif;white-space:pre}`

/**
 * Has every area report its misspelt settings. The files of areas that this page does not use are loaded for it. An area reports nothing
 * twice.
 */
async function checkSettings(): Promise<void> {
  const areas = new Set(allDefinitions().map(({ area }) => area))
  await Promise.allSettled([...areas].map((area) => area?.load()))
  for (const read of settingGroups) read()
}

/** The text of each host's label: a line for each island on it. */
function notesByHost(): Map<Element, string> {
  const notes = new Map<Element, string>()
  for (const { widget, state, why, host } of inspectHosts()) {
    if (!host) continue
    const line = `${widget}: ${state}, ${why}`
    notes.set(host, notes.has(host) ? `${notes.get(host)}\n${line}` : line)
  }
  return notes
}

/** Makes the frame that marks a host. It lies over the page, so that no element of the page is changed. */
function createFrame(layer: Element): HTMLElement {
  const frame = document.createElement('div')
  frame.append(document.createElement('span'))
  layer.append(frame)
  return frame
}

/** Lays a frame around its host. On the body only the label is shown: a frame around the whole page would be in the way. */
function place(frame: HTMLElement, host: Element): void {
  const { left, top, width, height } = host.getBoundingClientRect()
  const isPage = host === document.body
  const style = isPage
    ? { left: '0px', top: '0px', width: '0px', height: '0px' }
    : { left: `${left + scrollX}px`, top: `${top + scrollY}px`, width: `${width}px`, height: `${height}px` }
  Object.assign(frame.style, style)
  frame.hidden = !isPage && host.getClientRects().length === 0
}

/**
 * Draws a frame around every host, with a label that gives its islands, the state of each and the reason, and keeps all of this up to date.
 * On a page without any host it says so. Misspelt settings are reported, too.
 */
export function outline(): void {
  checkSettings()
  // By hand rather than with a helper, because this must not need another file: the author may be looking for a file that cannot be loaded.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const layer = document.createElement('div')
  layer.className = 'shop-islands-debug'
  // For the author's eyes only: screen readers and the page's own scripts do not find it.
  layer.setAttribute('aria-hidden', 'true')
  const frames = new Map<Element, HTMLElement>()
  const draw = () => {
    const notes = notesByHost()
    for (const [host, note] of notes) {
      const frame = frames.get(host) ?? createFrame(layer)
      frames.set(host, frame)
      const [label] = frame.children
      if (label && label.textContent !== note) label.textContent = note
      place(frame, host)
    }
    for (const [host, frame] of frames) {
      if (notes.has(host)) continue
      frame.remove()
      frames.delete(host)
    }
    if (!layer.isConnected) document.documentElement.append(layer)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  // Only once the pointer or the page rests, because every drawing looks for the hosts of every definition.
  const drawSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(draw, 100)
  }
  draw()
  whenLoaded(() => {
    draw()
    if ([...frames.keys()].every((host) => host === document.body)) report('no-host')
  })
  for (const type of ['click', 'focusin', 'pointerover', 'scroll', 'shop-islands:cart-changed'])
    document.addEventListener(type, drawSoon, { passive: true, capture: true })
  addEventListener('resize', drawSoon)
}
