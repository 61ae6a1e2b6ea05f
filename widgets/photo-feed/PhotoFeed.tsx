// Wraps the browser's replacing of nodes: the server's photos replace what was served before, as in a swap.
import { type ReactNode, useLayoutEffect } from 'react'
import { dispatch } from '../../src/page/events'
import { Outlet, ServerElement, useHost, useStyles, useText } from '../../src/react'
import styles from './photo-feed.css?inline'
import { usePhotoFeed } from './usePhotoFeed'

/** Is the visitor an administrator? Only administrators see what went wrong (source section 6). */
const isAdministrator = () => !!document.querySelector('body.admin-bar,#wpadminbar')

/**
 * Inserts the photos: on the theme's markup they replace the block, because the answer is a whole row; into a `data-island` block they are
 * put as its content.
 */
function showPhotos(block: HTMLElement, photos: DocumentFragment): void {
  const { parentElement } = block
  const isRow = block.matches('[data-flatsome-instagram]')
  if (isRow) block.replaceWith(photos)
  else block.replaceChildren(photos)
  dispatch('shop-islands:photo-feed-shown', {}, (isRow && parentElement) || block)
}

/**
 * Tells an administrator what is wrong with a block (behaviours photo-feed.error.text-for-administrators, photo-feed.error.invalid-data).
 *
 * @param message a plain text; absent where there were no data that could be read.
 */
function PhotoFeedError({ message }: { message: string | undefined }): ReactNode {
  const { error, invalidData } = useText('photoFeed')
  useStyles(styles)
  return (
    <div className='container error shop-islands-photo-feed-error' role='status'>
      <p>{error.replace('{message}', () => message ?? invalidData)}</p>
    </div>
  )
}

/**
 * A block of photos (behaviours photo-feed.*; contract 11.7). Until the photos have come, or where none come, it stays as it was served.
 */
export function PhotoFeed(): ReactNode {
  const block = useHost()
  const answer = usePhotoFeed(block)
  useLayoutEffect(() => {
    if (answer && 'photos' in answer) showPhotos(block, answer.photos)
  }, [block, answer])
  return (
    <>
      <ServerElement of={block} aria-busy={!answer || undefined} />
      {answer && 'message' in answer && isAdministrator() && (
        <Outlet prepend={block}>
          <PhotoFeedError message={answer.message} />
        </Outlet>
      )}
    </>
  )
}
