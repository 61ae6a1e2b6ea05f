import type { Island } from '../../src/islands/island'
import { closeLightbox, isLightboxOpen, registerLightbox } from '../../src/page/lightbox'
import { openModal } from '../../src/page/modal'
import { settings } from '../../src/stores/settings'
import type { Messages } from '../../src/text/messages'
import { loadText } from '../../src/text/text'

/** Milliseconds of the closing animation (contract 11.4). */
const CLOSES_IN = 300

/** Ends the closing of a panel at once, by its content. */
const closing = new WeakMap<Element, () => void>()

function box(className: string, ...children: Node[]): HTMLDivElement {
  const element = document.createElement('div')
  element.className = className
  element.append(...children)
  return element
}

/** Draws the panel around its content, in the elements that the theme's styles know (contract 11.4). */
function drawPanel(
  { dataset }: HTMLElement,
  content: HTMLElement,
  { close: closeLabel, dialogLabel }: Messages,
): { backdrop: HTMLElement; wrap: HTMLElement; close: HTMLElement } {
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'mfp-close'
  close.setAttribute('aria-label', closeLabel)
  close.textContent = '×'
  const inner = box(`mfp-content ${dataset['class'] ?? ''}`)
  const wrap = box(
    `mfp-wrap off-canvas ${dataset['color'] ?? ''} off-canvas-${dataset['pos'] ?? 'left'} mfp-ready`,
    box('mfp-container', inner),
    close,
  )
  wrap.tabIndex = -1
  wrap.setAttribute('role', 'dialog')
  wrap.setAttribute('aria-modal', 'true')
  wrap.setAttribute('aria-label', content.getAttribute('aria-label') ?? dialogLabel)
  const backdrop = box(`mfp-bg ${dataset['bg'] ?? ''} off-canvas mfp-ready`)
  document.body.append(backdrop, wrap)
  move(content, inner, null)
  return { backdrop, wrap, close }
}

/** Moves the content with all that is alive in it, where the browser can. */
function move(content: HTMLElement, parent: Node, before: Node | null): void {
  if ('moveBefore' in parent && content.isConnected && parent.isConnected)
    (parent as ParentNode & { moveBefore(node: Node, before: Node | null): void }).moveBefore(content, before)
  else parent.insertBefore(content, before)
}

async function open(toggle: HTMLElement): Promise<void> {
  const messages = await loadText(settings().locale)
  const content = document.querySelector<HTMLElement>(toggle.dataset['open'] ?? '')
  if (!content || isLightboxOpen(toggle.dataset['open'])) return
  closing.get(content)?.()
  closeLightbox()
  const place = document.createComment('')
  content.before(place)
  const { backdrop, wrap, close } = drawPanel(toggle, content, messages)
  const { classList } = document.documentElement
  const openClasses = ['has-off-canvas', `has-off-canvas-${toggle.dataset['pos'] ?? 'left'}`]
  classList.add(...openClasses)
  content.classList.remove('mfp-hide')
  toggle.classList.add('current-lightbox-clicked')
  toggle.setAttribute('aria-expanded', 'true')

  const shut = () => {
    if (wrap.matches('.mfp-removing')) return
    registerLightbox(undefined)
    giveBack()
    for (const part of [wrap, backdrop]) part.classList.add('mfp-removing')
    classList.remove(...openClasses)
    toggle.classList.remove('current-lightbox-clicked')
    toggle.setAttribute('aria-expanded', 'false')
    const putAway = () => {
      clearTimeout(timer)
      closing.delete(content)
      if (!('visibleAfter' in toggle.dataset)) content.classList.add('mfp-hide')
      if (place.parentNode) move(content, place.parentNode, place)
      for (const part of [wrap, backdrop, place]) part.remove()
    }
    const timer = setTimeout(putAway, CLOSES_IN)
    closing.set(content, putAway)
  }
  const wanted = toggle.dataset['focus']
  const giveBack = openModal(wrap, {
    opener: toggle,
    focus: wanted ? content.querySelector<HTMLElement>(wanted) : close,
    onEscape: shut,
  })
  registerLightbox(shut)
  close.addEventListener('click', shut)
  wrap.addEventListener('click', ({ target }) => {
    if (!content.contains(target as Node) && target !== close) shut()
  })
}

/** A link or button that opens a panel at the side of the page: the cart, the menu (contract 11.4). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
