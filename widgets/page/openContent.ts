import { adoptStyles } from '../../src/page/adoptStyles'
import { closeLightbox, isLightboxOpen } from '../../src/page/lightbox'
import { openPageContent } from '../../src/page/openPageContent'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { lightboxStyles } from './lightboxStyles'
import { quietFilms } from './quietFilms'

/** Milliseconds that a lightbox needs to close before the next one opens (contract 11.5). */
const CLOSES_IN = 300

/** The contents that are shown at the moment, or are about to be. */
const shown = new WeakSet<HTMLElement>()

function nameOf(content: HTMLElement): string | undefined {
  return content.getAttribute('aria-label') || content.querySelector('h1,h2,h3,h4')?.textContent?.trim()
}

/**
 * Opens a part of the page as a lightbox; when it closes, the part is back in its place and hidden again. An open lightbox is closed
 * first. Content that is shown already stays as it is.
 *
 * @param opener what gets the focus back.
 */
export async function openContent(content: HTMLElement, opener: HTMLElement): Promise<void> {
  if (shown.has(content)) return
  shown.add(content)
  const { locale } = settings()
  const [{ close }, { lightbox }] = await Promise.all([loadText('cart', locale), loadText('page', locale)])
  if (isLightboxOpen()) {
    closeLightbox()
    await new Promise((resolve) => setTimeout(resolve, CLOSES_IN))
  }
  const wasHidden = content.matches('.mfp-hide')
  adoptStyles(lightboxStyles)
  const goOn = quietFilms()
  openPageContent(content, {
    classes: { content: 'mfp-inline' },
    name: nameOf(content) ?? lightbox,
    closeName: close,
    opener,
    onClose: goOn,
    onGone() {
      content.classList.toggle('mfp-hide', wasHidden)
      shown.delete(content)
    },
  })
}
