import { sizeOf } from '../../../src/page/zoom'

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

/** A size in pixels. */
interface Size {
  width: number
  height: number
}

/**
 * How wide the large picture is to be shown over the one on the page, in pixels.
 *
 * @param loadedWidth the large picture's own width, which counts where the server printed none.
 * @param times how many times as wide as it is, where that is not too little.
 */
export function zoomedWidth(picture: HTMLElement, loadedWidth: number, times: number): number {
  return Math.max((largeWidth(picture) || loadedWidth) * times, sizeOf(picture).width * LEAST_ZOOM)
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
  const size = sizeOf(picture)
  return {
    x: -along(pointer.clientX - left, width) * Math.max(drawn.width - size.width, 0),
    y: -along(pointer.clientY - top, height) * Math.max(drawn.height - size.height, 0),
  }
}
