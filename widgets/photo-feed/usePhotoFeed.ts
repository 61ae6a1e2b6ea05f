import { useState } from 'react'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { usePageEffect } from '../../src/react'
import { settings } from '../../src/stores/settings'
import type { CallError } from '../../src/wire/errors'
import { fetchPhotoFeed, type PhotoFeedAnswer } from './photoFeedCall'
import { photoFeedSettings } from './photoFeedSettings'

/** The message in the console where neither the answer nor the block has readable data (behaviour photo-feed.error.invalid-data). */
const INVALID = 'Invalid data'

/** Fetches the photos; a failure is turned into an answer with a message. For a block without data nothing is sent. */
async function ask(data: string, signal: AbortSignal): Promise<PhotoFeedAnswer> {
  if (!data) return { message: undefined }
  try {
    return await fetchPhotoFeed(data, settings().ajaxUrl, { timeout: photoFeedSettings().photoFeedTimeout, signal })
  } catch (error) {
    return { message: (error as CallError).message }
  }
}

/**
 * Loads the photos of a block, once (behaviours photo-feed.*). A failure is reported for every visitor; an answer that comes after the
 * block has left is ignored.
 *
 * @returns the photos, or a plain text that says what was wrong, which is absent where there were no readable data; `undefined` until the
 *   answer has come.
 */
export function usePhotoFeed(block: HTMLElement): PhotoFeedAnswer | undefined {
  const [answer, setAnswer] = useState<PhotoFeedAnswer>()
  usePageEffect(() => {
    const { flatsomeInstagram, photoFeed = '' } = block.dataset
    const leaving = new AbortController()
    const { signal } = leaving
    ask(flatsomeInstagram ?? photoFeed, signal).then((found) => {
      if (signal.aborted) return
      if ('message' in found) {
        const error = found.message ?? INVALID
        report('photo-feed-failed', block, error)
        dispatch('shop-islands:photo-feed-failed', { error }, block)
      }
      setAnswer(found)
    })
    return () => leaving.abort()
  }, [block])
  return answer
}
