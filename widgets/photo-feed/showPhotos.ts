// Wraps the browser's replacing of nodes: the server's photos replace what was served before, as in a swap.

import { dispatch } from '../../src/page/events'

/**
 * Inserts the photos: on the theme's markup they replace the block, because the answer is a whole row; into a `data-island` block they are
 * put as its content.
 */
export function showPhotos(block: HTMLElement, photos: DocumentFragment): void {
  const { parentElement } = block
  const isRow = block.matches('[data-flatsome-instagram]')
  if (isRow) block.replaceWith(photos)
  else block.replaceChildren(photos)
  dispatch('shop-islands:photo-feed-shown', {}, (isRow && parentElement) || block)
}
