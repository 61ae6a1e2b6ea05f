import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
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
 * Loads the photos of a block (behaviours photo-feed.*). A failure is reported, whoever looks at the page.
 *
 * @param data the block's data.
 * @param signal gives it up; then nothing is reported.
 * @returns the photos; else a plain text that says what was wrong, which is absent where there were no data that could be read.
 */
export async function loadPhotoFeed(block: HTMLElement, data: string, signal: AbortSignal): Promise<PhotoFeedAnswer> {
  const answer = await ask(data, signal)
  if ('message' in answer && !signal.aborted) {
    const error = answer.message ?? INVALID
    report('photo-feed-failed', block, error)
    dispatch('shop-islands:photo-feed-failed', { error }, block)
  }
  return answer
}
