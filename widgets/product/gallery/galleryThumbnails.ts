import { createSlider } from '../../../src/slider/createSlider'
import { readSliderOptions, thumbnailOptions } from '../../../src/slider/sliderOptions'
import type { PictureSlider } from '../../../src/slider/sliders'
import type { Messages } from '../../../src/text/messages'
import { productAround, SLIDER, THUMBNAILS } from './galleryHooks'

/** The strips of thumbnails that lead through the pictures of a gallery (contract 4.2: `asNavFor`). */
export function thumbnailsOf(gallery: HTMLElement): HTMLElement[] {
  const product = productAround(gallery)
  if (gallery !== product.querySelector(SLIDER)) return []
  const strips = product.querySelectorAll<HTMLElement>(`:is(${THUMBNAILS}):not(.flickity-enabled)`)
  return [...strips]
}

/** Shows a thumbnail in a strip that the style sheet stacks and scrolls, without moving the page. */
function bringIntoView(thumbnail: HTMLElement): void {
  const box = thumbnail.closest('.vertical-thumbnails')
  if (!box || box.scrollHeight <= box.clientHeight) return
  const { top, height } = thumbnail.getBoundingClientRect()
  const frame = box.getBoundingClientRect()
  box.scrollTop += top + height / 2 - frame.top - frame.height / 2
}

/**
 * Lets a strip of thumbnails select the pictures of a gallery by click, Enter and Space, and show which one is selected. The theme's
 * thumbnails are links without an address, which become buttons.
 *
 * @param gallery the theme's gallery.
 * @param slider its slider.
 * @returns what undoes it.
 */
export function attachThumbnails(
  strip: HTMLElement,
  gallery: HTMLElement,
  slider: PictureSlider,
  { nextPicture, previousPicture, showPicture }: Messages['product'],
): () => void {
  const thumbnails = [...strip.children].filter((child) => child instanceof HTMLElement)
  const links = thumbnails.map((thumbnail) => thumbnail.querySelector<HTMLElement>('a:not([href])'))
  const names = [...gallery.querySelectorAll<HTMLImageElement>('.slide img')].map(({ alt }) => alt)
  for (const [index, link] of links.entries()) {
    if (!link) continue
    link.tabIndex = 0
    link.setAttribute('role', 'button')
    if (!link.querySelector('img[alt]:not([alt=""])'))
      link.setAttribute('aria-label', names[index] || showPicture.replace('{n}', `${index + 1}`))
  }
  const row = createSlider(strip, readSliderOptions(strip, thumbnailOptions), { nextPicture, previousPicture })

  const show = (selected: number) => {
    for (const [index, thumbnail] of thumbnails.entries()) {
      thumbnail.classList.toggle('is-nav-selected', index === selected)
      if (index === selected) links[index]?.setAttribute('aria-current', 'true')
      else links[index]?.removeAttribute('aria-current')
    }
    row.select(selected)
    const thumbnail = thumbnails[selected]
    if (thumbnail) bringIntoView(thumbnail)
  }
  const onSelected = (event: CustomEventInit<{ index: number }>) => show(event.detail?.index ?? 0)
  const choose = (event: Event) => {
    const index = thumbnails.findIndex((thumbnail) => thumbnail.contains(event.target as Node))
    if (index < 0) return
    event.preventDefault()
    slider.select(index)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') choose(event)
  }
  const selected = [...gallery.querySelectorAll('.flickity-slider > *')].findIndex((cell) =>
    cell.matches('.is-selected'),
  )
  show(Math.max(selected, 0))
  gallery.addEventListener('shop-islands:slide-selected', onSelected)
  strip.addEventListener('click', choose)
  strip.addEventListener('keydown', onKey)
  return () => {
    gallery.removeEventListener('shop-islands:slide-selected', onSelected)
    strip.removeEventListener('click', choose)
    strip.removeEventListener('keydown', onKey)
    row.destroy()
    for (const link of links)
      for (const name of ['tabindex', 'role', 'aria-label', 'aria-current']) link?.removeAttribute(name)
  }
}
