// Wraps the browser's parser: everything that could run is removed from an answer before it is inserted.
import * as v from 'valibot'
import { parsedUrl } from '../../src/page/address'
import { parseHtml } from '../../src/page/trustedHtml'
import { parse } from '../../src/wire/parse'
import { type CallOptions, readJson, request } from '../../src/wire/request'

/** The general endpoint's name for the call (contract 11.7). */
const ACTION = 'flatsome_load_instagram'

/** What the server sends: photos, or an error. Data that are not a text count as absent. */
const feedAnswer = v.object({ success: v.boolean(), data: v.fallback(v.optional(v.string()), undefined) })

/** Elements that run, embed another document, navigate the page, or could change the addresses of elements that were checked already. */
const ACTIVE = 'script,base,meta,object,embed,animate,animateMotion,animateTransform,set'

/** Is it an attribute that runs something, or leads to something that runs? */
function isActive({ name, value }: Attr): boolean {
  return /^(on|srcdoc$)/.test(name) || parsedUrl(value)?.protocol === 'javascript:'
}

/** The server's answer about a feed; `message` is plain text, and absent where the answer has none. */
export type PhotoFeedAnswer = { photos: DocumentFragment } | { message: string | undefined }

/** Parses a feed. Its captions are written by strangers, so nothing in it may run. */
function parsePhotos(html: string): DocumentFragment {
  const photos = parseHtml(html)
  for (const element of photos.querySelectorAll('*')) {
    if (element.matches(ACTIVE)) element.remove()
    for (const attribute of [...element.attributes]) if (isActive(attribute)) element.removeAttributeNode(attribute)
  }
  return photos
}

/**
 * Fetches the photos of a feed (behaviour photo-feed.load.request).
 *
 * @param data the block's data, which only the server can read; sent unchanged.
 * @param ajaxUrl address of the general endpoint.
 * @throws what `request` and `readJson` throw, and {BadAnswerError} where the answer has no `success`.
 */
export async function fetchPhotoFeed(data: string, ajaxUrl: string, options: CallOptions): Promise<PhotoFeedAnswer> {
  const url = new URL(ajaxUrl, location.href)
  url.searchParams.set('action', ACTION)
  url.searchParams.set('data', data)
  const text = await request(ACTION, url.href, { method: 'GET' }, options)
  const { success, data: sent } = parse(feedAnswer, ACTION, await readJson(ACTION, text))
  return success && sent !== undefined ? { photos: parsePhotos(sent) } : { message: sent }
}
