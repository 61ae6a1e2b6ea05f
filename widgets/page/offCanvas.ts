import type { Island } from '../../src/islands/island'
import { isLightboxOpen } from '../../src/page/lightbox'
import { openPageContent } from '../../src/page/openPageContent'
import { settings } from '../../src/stores/settings'
import { themeSettings } from '../../src/stores/theme/themeSettings'
import { loadPageText } from '../../src/text/page/loadPageText'
import { loadText } from '../../src/text/text'

/** The mobile menu; every other panel is the cart's where it does not name itself. */
const MENU = '.mobile-sidebar,[data-island="mobile-menu"]'

async function open(toggle: HTMLElement): Promise<void> {
  const { locale } = settings()
  const [{ close, dialogLabel }, { mainMenu }] = await Promise.all([loadText(locale), loadPageText(locale)])
  const { dataset } = toggle
  const content = document.querySelector<HTMLElement>(dataset['open'] ?? '')
  if (!content || isLightboxOpen(dataset['open'])) return
  const side = `off-canvas-${dataset['pos'] ?? 'left'}`
  const { classList } = document.documentElement

  openPageContent(content, {
    classes: {
      backdrop: `${dataset['bg'] ?? ''} off-canvas`,
      wrap: `off-canvas ${dataset['color'] ?? ''} ${side}`,
      content: dataset['class'],
    },
    name:
      content.getAttribute('aria-label') ??
      (content.matches(MENU) ? themeSettings().themeMainMenu || mainMenu : dialogLabel),
    closeName: close,
    opener: toggle,
    focus: dataset['focus'] ? content.querySelector<HTMLElement>(dataset['focus']) : null,
    onClose() {
      classList.remove('has-off-canvas', `has-${side}`)
      toggle.classList.remove('current-lightbox-clicked')
      toggle.setAttribute('aria-expanded', 'false')
    },
    onGone() {
      if (!('visibleAfter' in dataset)) content.classList.add('mfp-hide')
    },
  })
  classList.add('has-off-canvas', `has-${side}`)
  toggle.classList.add('current-lightbox-clicked')
  toggle.setAttribute('aria-expanded', 'true')
}

/** A link or button that opens a panel at the side of the page: the cart, the menu (contract 11.4). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
