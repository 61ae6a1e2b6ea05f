import type { Island } from '../../src/islands/island'
import { dispatch } from '../../src/page/events'
import { settings } from '../../src/stores/settings'
import { loadPhotoFeed } from './loadPhotoFeed'

/** Is the one who looks at the page an administrator? Only they see what went wrong (source section 6). */
const isAdministrator = () => !!document.querySelector('body.admin-bar,#wpadminbar')

/** Puts the photos where the block is: the theme's answer is a whole row again and takes its place, what comes into ours stays in it. */
function showPhotos(block: HTMLElement, photos: DocumentFragment): void {
  const { parentElement } = block
  const isRow = block.matches('[data-flatsome-instagram]')
  if (isRow) block.replaceWith(photos)
  else block.replaceChildren(photos)
  dispatch('shop-islands:photo-feed-shown', {}, (isRow && parentElement) || block)
}

/** A block of photos (behaviours photo-feed.*; contract 11.7). As long as there are none, and where there never are, it stays as it was served. */
export default function attach({ host: block, fail }: Island): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const { flatsomeInstagram, photoFeed = '' } = block.dataset
  block.setAttribute('aria-busy', 'true')

  const load = async () => {
    const answer = await loadPhotoFeed(block, flatsomeInstagram ?? photoFeed, signal)
    block.removeAttribute('aria-busy')
    if (signal.aborted) return
    if ('photos' in answer) showPhotos(block, answer.photos)
    else if (isAdministrator()) {
      const [{ showError }, { loadText }] = await Promise.all([import('./showError'), import('../../src/text/text')])
      showError(block, answer.message, await loadText('photoFeed', settings().locale))
    }
  }

  load().catch(fail)
  return () => leaving.abort()
}
