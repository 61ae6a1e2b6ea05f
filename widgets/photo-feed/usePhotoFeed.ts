import { useState } from 'react'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { usePageEffect } from '../../src/react'
import { settings } from '../../src/stores/settings'
import type { CallError } from '../../src/wire/errors'
import { fetchPhotoFeed, type PhotoFeedAnswer } from './photoFeedCall'
import { photoFeedSettings } from './photoFeedSettings'

/** What stands in the console where neither the answer nor the block has data that can be read (behaviour photo-feed.error.invalid-data). */
const INVALID = 'Invalid data'

/** Asks for the photos; what goes wrong on the way is an answer, too. A block without data is not asked for. */
async function ask(data: string, signal: AbortSignal): Promise<PhotoFeedAnswer> {
  if (!data) return { message: undefined }
  try {
    return await fetchPhotoFeed(data, settings().ajaxUrl, { timeout: photoFeedSettings().photoFeedTimeout, signal })
  } catch (error) {
    return { message: (error as CallError).message }
  }
}

/**
 * Loads the photos of a block, once (behaviours photo-feed.*). A failure is reported, whoever looks at the page; what comes when the block
 * has left is not looked at.
 *
 * @returns the photos, or a plain text that says what was wrong, which is absent where there were no data that could be read; `undefined`
 *   as long as they are on their way.
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
