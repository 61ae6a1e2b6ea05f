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

/** Where the large picture lies: behind the link, else where the server says. */
export function largeAddress(picture: Element): string | null | undefined {
  return picture.querySelector('a[href]')?.getAttribute('href') ?? picture.querySelector('img')?.dataset['large_image']
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
 * Finds that part of the large picture that is under the pointer.
 *
 * @param picture the one on the page.
 * @param drawn the size in which the large one is drawn.
 * @returns how far the large one is moved, in pixels.
 */
export function zoomPlace(picture: HTMLElement, drawn: Size, pointer: Point): { x: number; y: number } {
  const { left, top, width, height } = picture.getBoundingClientRect()
  const along = (position: number, size: number) => Math.min(Math.max(position / size, 0), 1)
  return {
    x: -along(pointer.clientX - left, width) * Math.max(drawn.width - width, 0),
    y: -along(pointer.clientY - top, height) * Math.max(drawn.height - height, 0),
  }
}
