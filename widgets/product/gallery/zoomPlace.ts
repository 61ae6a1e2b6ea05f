import { THEME_GALLERY } from './gallerySelectors'

/** A zoomed picture is at least this many times as wide as the one on the page. */
const LEAST_ZOOM = 1.5

/** A place in the window, in pixels. */
export interface Point {
  clientX: number
  clientY: number
}

/** The width of the large picture in pixels, as the server printed it; 0 where it did not. */
export function largeWidth(picture: HTMLElement): number {
  return Number(picture.querySelector('img')?.dataset['large_image_width']) || 0
}

/**
 * The address of the large picture: with the theme the link's (contract 4.2), with the shop's default gallery that in the server's
 * attribute, because a plugin's link may lead elsewhere; each where the other is missing.
 */
export function largeAddress(picture: Element): string | null | undefined {
  const linked = picture.querySelector('a[href]')?.getAttribute('href')
  const printed = picture.querySelector('img')?.dataset['large_image']
  return picture.closest(THEME_GALLERY) ? (linked ?? printed) : printed || linked
}

/** A size in pixels. */
export interface Size {
  width: number
  height: number
}

/**
 * How wide the large picture is to be shown over the one on the page, in pixels.
 *
 * @param times how many times as wide as it is, where that is not too little.
 */
export function zoomedWidth(picture: HTMLElement, large: Size, times: number): number {
  return Math.max((largeWidth(picture) || large.width) * times, picture.getBoundingClientRect().width * LEAST_ZOOM)
}

/**
 * Finds the position at which the large picture shows the part under the pointer.
 *
 * @param picture the one on the page.
 * @param drawn the size in which the large one is drawn.
 * @returns how far the large picture is moved, in pixels.
 */
export function zoomPlace(picture: HTMLElement, drawn: Size, pointer: Point): { x: number; y: number } {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const along = (position: number, size: number) => Math.min(Math.max(position / size, 0), 1)
  return {
    x: -along(pointer.clientX - left, width) * Math.max(drawn.width - width, 0),
    y: -along(pointer.clientY - top, height) * Math.max(drawn.height - height, 0),
  }
}
