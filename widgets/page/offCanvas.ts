import type { Island } from '../../src/islands/island'
import { closeLightbox, isLightboxOpen } from '../../src/page/lightbox'
import { openLightbox } from '../../src/page/openLightbox'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'

/** Ends the closing of a panel at once, by its content. */
const closing = new WeakMap<Element, () => void>()

/** Moves the content with all that is alive in it, where the browser can. */
function move(content: HTMLElement, parent: Node, before: Node | null): void {
  if ('moveBefore' in parent && content.isConnected && parent.isConnected)
    (parent as ParentNode & { moveBefore(node: Node, before: Node | null): void }).moveBefore(content, before)
  else parent.insertBefore(content, before)
}

async function open(toggle: HTMLElement): Promise<void> {
  const { close, dialogLabel } = await loadText(settings().locale)
  const { dataset } = toggle
  const content = document.querySelector<HTMLElement>(dataset['open'] ?? '')
  if (!content || isLightboxOpen(dataset['open'])) return
  closing.get(content)?.()
  closeLightbox()
  const place = document.createComment('')
  content.before(place)
  const side = `off-canvas-${dataset['pos'] ?? 'left'}`
  const { classList } = document.documentElement
  classList.add('has-off-canvas', `has-${side}`)
  content.classList.remove('mfp-hide')
  toggle.classList.add('current-lightbox-clicked')
  toggle.setAttribute('aria-expanded', 'true')

  openLightbox(content, {
    classes: {
      backdrop: `${dataset['bg'] ?? ''} off-canvas`,
      wrap: `off-canvas ${dataset['color'] ?? ''} ${side}`,
      content: dataset['class'],
    },
    name: content.getAttribute('aria-label') ?? dialogLabel,
    closeName: close,
    opener: toggle,
    focus: dataset['focus'] ? content.querySelector<HTMLElement>(dataset['focus']) : null,
    place: (into) => move(content, into, null),
    onClose(end) {
      closing.set(content, end)
      classList.remove('has-off-canvas', `has-${side}`)
      toggle.classList.remove('current-lightbox-clicked')
      toggle.setAttribute('aria-expanded', 'false')
    },
    onGone() {
      closing.delete(content)
      if (!('visibleAfter' in dataset)) content.classList.add('mfp-hide')
      if (place.parentNode) move(content, place.parentNode, place)
      place.remove()
    },
  })
}

/** A link or button that opens a panel at the side of the page: the cart, the menu (contract 11.4). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
