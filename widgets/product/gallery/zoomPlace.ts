/** How much larger than the picture on the page a zoomed one is at least. */
const LEAST_ZOOM = 1.5

/** A place in the window, in pixels. */
export interface Point {
  clientX: number
  clientY: number
}

/** How wide the large picture is, in pixels, as the server says; 0 where it does not. */
export function largeWidth(picture: HTMLElement): number {
  return Number(picture.querySelector('img')?.dataset['large_image_width']) || 0
}

/** How wide a zoomed picture is shown, and how far it is moved, in pixels. */
export interface ZoomPlace {
  width: number
  x: number
  y: number
}

/**
 * Finds that part of the large picture that is under the pointer.
 *
 * @param picture the one on the page.
 * @param large the size of the large one, in pixels.
 */
export function zoomPlace(picture: HTMLElement, large: { width: number; height: number }, pointer: Point): ZoomPlace {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const ratio = large.height / large.width || height / width
  const wide = Math.max(largeWidth(picture) || large.width, width * LEAST_ZOOM)
  const along = (position: number, size: number) => Math.min(Math.max(position / size, 0), 1)
  return {
    width: wide,
    x: -along(pointer.clientX - left, width) * Math.max(wide - width, 0),
    y: -along(pointer.clientY - top, height) * Math.max(wide * ratio - height, 0),
  }
}
