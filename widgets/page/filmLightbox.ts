import type { Island } from '../../src/islands/island'
import { adoptStyles } from '../../src/page/adoptStyles'
import { closeLightbox } from '../../src/page/lightbox'
import { linkedAlert } from '../../src/page/linkedAlert'
import { goTo, safeUrl } from '../../src/page/navigation'
import { openLightbox } from '../../src/page/openLightbox'
import { settings } from '../../src/stores/settings'
import type { Messages } from '../../src/text/messages'
import { loadText } from '../../src/text/text'
import { lightboxStyles } from './lightboxStyles'
import { quietFilms } from './quietFilms'

/** The frame in which the film of an address plays; `undefined` for addresses of no known place. */
function frameAddress(address: string): string | undefined {
  const { hostname, pathname, searchParams } = new URL(address)
  const site = hostname.replace(/^(www|m)\./, '')
  const last = pathname.split('/').findLast(Boolean) ?? ''
  if (/^youtube(-nocookie)?\.com$/.test(site)) {
    const film = searchParams.get('v') ?? last
    return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(film)}?autoplay=1`
  }
  if (site === 'youtu.be') return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(last)}?autoplay=1`
  if (/(^|\.)vimeo\.com$/.test(site)) return `https://player.vimeo.com/video/${encodeURIComponent(last)}?autoplay=1`
  return
}

function drawFilm(address: string, frame: string | undefined, texts: Messages['page']): HTMLElement {
  const box = document.createElement('div')
  box.className = 'mfp-iframe-scaler'
  // Themes keep the proportions of the box by its own styles; where there are none, it has those of most films.
  box.style.aspectRatio = '16 / 9'
  if (frame) {
    const player = document.createElement('iframe')
    player.className = 'mfp-iframe'
    player.allow = 'autoplay; fullscreen'
    player.title = texts.film
    player.src = frame
    box.append(player)
    return box
  }
  const film = document.createElement('video')
  film.controls = true
  film.playsInline = true
  film.autoplay = true
  film.src = address
  film.addEventListener('error', () => box.replaceChildren(linkedAlert(texts.filmFailed, address)))
  box.append(film)
  return box
}

async function open(link: HTMLElement): Promise<void> {
  const address = safeUrl(link.getAttribute('href'))
  if (!address) return
  const frame = frameAddress(address)
  if (!frame && !/\.(mp4|webm|ogv|m4v)\b/i.test(address)) {
    goTo(address)
    return
  }
  const { locale } = settings()
  const [{ close }, texts] = await Promise.all([loadText('cart', locale), loadText('page', locale)])
  closeLightbox()
  const film = drawFilm(address, frame, texts)
  adoptStyles(lightboxStyles)
  const goOn = quietFilms()
  openLightbox(film, {
    classes: { wrap: 'my-mfp-video', content: 'mfp-film' },
    name: link.getAttribute('aria-label') || link.title || link.textContent?.trim() || texts.film,
    closeName: close,
    opener: link,
    place: (into) => into.append(film),
    onClose: goOn,
  })
}

/** A link that plays a film over the page (contract 11.5). */
export default function attach({ host, on }: Island): () => void {
  return on('click', () => open(host))
}
