import { report } from '../../src/page/report'
import { onStoredElsewhere, readStorage, writeStorage } from '../../src/page/storage'
import { hasOtherTabStored, readCopy } from '../../src/stores/wishlist/copy'
import { $wishlist, showWishlist } from '../../src/stores/wishlist/wishlist'
import { wishlistSettings } from '../../src/stores/wishlist/wishlistSettings'
import { applyAnswer } from './applyAnswer'
import { fetchWishlist, noteAsked } from './fetchWishlist'
import { sendWishlistAction } from './sendAction'
import { refreshKey } from './shareKey'

/** Shows the data that another tab has stored. An emptied copy is ignored, because that tab will store a new one. */
export function adoptCopy(): void {
  const data = hasOtherTabStored() ? readCopy() : undefined
  if (data) showWishlist(data)
}

/** The list that this page shows, or the one with this share key. */
function shownList(shareKey?: string): HTMLElement | null {
  const value = shareKey ? `="${CSS.escape(shareKey)}"` : ''
  return document.querySelector<HTMLElement>(`form[data-tinvwl_sharekey${value}]`)
}

async function fetchList({ dataset }: HTMLElement): Promise<void> {
  const { tinvwl_paged: paged, tinvwl_per_page: perPage, tinvwl_sharekey: shareKey } = dataset
  if (readStorage('localStorage', refreshKey()) === shareKey) writeStorage('localStorage', refreshKey(), '')
  const fields = { 'tinvwl-paged': paged, 'tinvwl-per-page': perPage, 'tinvwl-sharekey': shareKey }
  const { answer, tell } = await sendWishlistAction({ 'tinvwl-action': 'get_data', ...fields }, true)
  noteAsked()
  try {
    await applyAnswer(answer, { showMessage() {} })
  } finally {
    tell()
  }
}

let isRefreshing = false
/**
 * True in the task in which the list was requested: several listeners of one event, ours and the plugin's inline script, request the same.
 */
let isJustAsked = false
/** The share key of a list that was changed again while it was being fetched: the answer may be older than that change. */
let changedAgain: string | null = null

/** Fetches the list that this page shows; one at a time. */
async function refreshList(form: HTMLElement): Promise<void> {
  if (isRefreshing) return
  isRefreshing = true
  isJustAsked = true
  setTimeout(() => {
    isJustAsked = false
  })
  await fetchList(form).catch((error) => report('call-failed', form, error))
  isRefreshing = false
  const again = changedAgain
  changedAgain = null
  refreshChanged(again)
}

/** Fetches a list that another page has changed, if this page shows it. */
function refreshChanged(shareKey: string | null): void {
  const form = shareKey && shownList(shareKey)
  if (!form) return
  if (isRefreshing && !isJustAsked) changedAgain = shareKey
  else refreshList(form)
}

/** Fetches the list that this page shows, or only the data where it shows none. */
export function refreshAll(): void {
  const form = shownList()
  if (form) refreshList(form)
  else fetchWishlist(true)
}

/**
 * Shows the data that are stored now. Later pages of the same tab may have stored them, so what this tab has seen does not matter here.
 *
 * @returns whether they differ from what was shown.
 */
export function showStored(): boolean {
  const data = readCopy()
  const isNew = !!data && JSON.stringify(data) !== JSON.stringify($wishlist.get())
  if (isNew) showWishlist(data)
  return isNew
}

/** Shows the data that are stored now on a page that was in the back/forward cache, and fetches its list if that was changed meanwhile. */
export function catchUp(): void {
  showStored()
  refreshChanged(readStorage('localStorage', refreshKey()))
}

/**
 * Keeps this tab in step with the others (plugins contract 2.5; behaviour wishlist.cache.synced-across-tabs).
 *
 * @returns a function that stops it.
 */
export function followTabs(): () => void {
  return onStoredElsewhere((key, value) => {
    if (key === wishlistSettings().wishlistDataKey) adoptCopy()
    // The event's value is used, because the first tab that shows the list has removed the stored one by now.
    if (key === refreshKey()) refreshChanged(value)
  })
}
