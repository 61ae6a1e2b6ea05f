// Wraps the browser's replacing of nodes: the server's photos take the place of what it served before, for good, as a fragment does.

import { dispatch } from '../../src/page/events'

/** Puts the photos where the block is: the theme's answer is a whole row again and takes its place, what comes into ours stays in it. */
export function showPhotos(block: HTMLElement, photos: DocumentFragment): void {
  const { parentElement } = block
  const isRow = block.matches('[data-flatsome-instagram]')
  if (isRow) block.replaceWith(photos)
  else block.replaceChildren(photos)
  dispatch('shop-islands:photo-feed-shown', {}, (isRow && parentElement) || block)
}
