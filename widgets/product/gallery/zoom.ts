import type { Island } from '../../../src/islands/island'
import { adoptStyles } from '../../../src/page/adoptStyles'
import { safeUrl } from '../../../src/page/navigation'
import { settings } from '../../../src/stores/settings'
import { loadText } from '../../../src/text/text'
import { productSettings } from '../productSettings'
import { SLIDER } from './gallerySelectors'
import styles from './zoom.css?inline'

/** Milliseconds for which the notice about a picture that did not load is shown (behaviour product.zoom.error-disappears-after-2500-ms). */
const NOTICE_STAYS = 2500
/** How much larger than the picture on the page a zoomed one is at least. */
const LEAST_ZOOM = 1.5

const STATES = ['is-loading', 'is-ready', 'is-error']

/** How wide the large picture is, in pixels, as the server says; 0 where it does not. */
function largeWidth(picture: HTMLElement): number {
  return Number(picture.querySelector('img')?.dataset['large_image_width']) || 0
}

/** The shop's default gallery has no zoom for pictures that are no larger than the gallery (contract 4.1). */
function isTooSmall(picture: HTMLElement): boolean {
  const width = largeWidth(picture)
  return !picture.closest(SLIDER) && width > 0 && width <= picture.clientWidth
}

/** Do the settings want the zoom: of the theme's galleries, or of the shop's (contract 4.1, 4.2)? */
function isWanted(picture: HTMLElement): boolean {
  const { productGalleryZoom, productZoom } = productSettings()
  return productZoom && (!!picture.closest(SLIDER) || productGalleryZoom)
}

/**
 * Shows the large picture of a slide under the pointer, moved as the pointer moves (contract 4.2). The states and elements are those
 * that the theme's styles know. The address is read anew each time: a variation may have put another picture there.
 */
export default function attach({ fail, host, on }: Island): (() => void) | undefined {
  if (!isWanted(host)) return
  adoptStyles(styles)
  let address: string | undefined
  let isHovered = false
  let pointer: { clientX: number; clientY: number } = { clientX: 0, clientY: 0 }
  let frame = 0
  let noticeTimer: ReturnType<typeof setTimeout> | undefined
  const flyout = document.createElement('div')
  flyout.className = 'easyzoom-flyout'
  const notice = document.createElement('div')
  notice.className = 'easyzoom-notice'

  const setState = (state: string) => {
    host.classList.remove(...STATES)
    if (state) host.classList.add(state)
  }

  /** Puts that part of the large picture into the flyout that is under the pointer. */
  const move = () => {
    frame = 0
    const large = flyout.firstElementChild
    if (!(large instanceof HTMLImageElement) || !flyout.isConnected) return
    const { left, top, width, height } = host.getBoundingClientRect()
    const ratio = large.naturalHeight / large.naturalWidth || height / width
    const wide = Math.max(largeWidth(host) || large.naturalWidth, width * LEAST_ZOOM)
    const along = (position: number, size: number) => Math.min(Math.max(position / size, 0), 1)
    const x = -along(pointer.clientX - left, width) * Math.max(wide - width, 0)
    const y = -along(pointer.clientY - top, height) * Math.max(wide * ratio - height, 0)
    large.style.width = `${wide}px`
    large.style.transform = `translate(${x}px,${y}px)`
  }
  const onMove = (event: Event) => {
    pointer = event as PointerEvent
    frame ||= requestAnimationFrame(move)
  }

  const hide = () => {
    isHovered = false
    flyout.remove()
  }
  const show = () => {
    if (isHovered && host.matches('.is-ready')) host.append(flyout)
    move()
  }

  const tellFailure = async () => {
    setState('is-error')
    const { zoomFailed } = await loadText('product', settings().locale)
    if (!host.matches('.is-error')) return
    notice.textContent = zoomFailed
    host.append(notice)
    clearTimeout(noticeTimer)
    noticeTimer = setTimeout(() => notice.remove(), NOTICE_STAYS)
  }

  const load = (wanted: string) => {
    address = wanted
    setState('is-loading')
    notice.remove()
    const large = new Image()
    large.alt = ''
    large.onload = () => {
      if (address !== wanted) return
      setState('is-ready')
      flyout.replaceChildren(large)
      show()
    }
    large.onerror = () => {
      if (address !== wanted) return
      address = undefined
      tellFailure().catch(fail)
    }
    large.src = wanted
  }

  const begin = (event: Event) => {
    onMove(event)
    if (isHovered || isTooSmall(host) || host.closest('.is-dragging')) return
    const wanted = safeUrl(host.querySelector('a')?.getAttribute('href'))
    if (!wanted) return
    isHovered = true
    if (wanted === address) show()
    else load(wanted)
  }

  const stops = [on('pointerover', begin), on('pointermove', onMove), on('pointerleave', hide), on('pointerdown', hide)]
  return () => {
    for (const stop of stops) stop()
    cancelAnimationFrame(frame)
    clearTimeout(noticeTimer)
    address = undefined
    setState('')
    flyout.remove()
    notice.remove()
  }
}
