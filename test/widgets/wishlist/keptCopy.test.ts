import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, setCookie, type TestPage } from '../../support/freshPage'
import { wishlistData } from '../../support/wishlistHtml'

const KEY = 'ti_wishlist_data'
const OLD = wishlistData({ 12: [0] })
const NEW = wishlistData({ 12: [0], 13: [0] })

let page: TestPage

beforeEach(() => {
  page = openPage()
})

const load = async () => ({
  ...(await import('../../../src/stores/wishlist/wishlistCopy')),
  ...(await import('../../../widgets/wishlist/keptCopy')),
})

test('where storage is blocked no other tab has stored anything, and nobody is bothered', async () => {
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  const { noteStored } = await load()
  expect(noteStored()).toBe(false)
  expect(page.reports).toEqual([])
})

test('wishlist.cache.update-cookie-clears-cache: the cookie that declares the copy outdated empties it, and goes', async () => {
  const { emptyOutdatedCopy, storeCopy, readCopy } = await load()
  storeCopy(OLD)
  emptyOutdatedCopy()
  expect(readCopy()).toEqual(OLD)
  setCookie('tinvwl_update_data', '1')
  expect(readCopy()).toBeUndefined()
  emptyOutdatedCopy()
  expect(readCopy()).toBeUndefined()
  expect(localStorage.getItem(KEY)).toBe('')
  expect(document.cookie).not.toContain('tinvwl_update_data')
})

test('what another tab has stored is seen once', async () => {
  const { storeCopy, noteStored } = await load()
  storeCopy(OLD)
  expect(noteStored()).toBe(false)
  localStorage.setItem(KEY, JSON.stringify(NEW))
  expect(noteStored()).toBe(true)
  expect(noteStored()).toBe(false)
})

describe('a page that is left', () => {
  const leave = () => dispatchEvent(new Event('pagehide'))

  test('keeps its copy where it has heard the outcome of every change, good or bad', async () => {
    const { guardCopyDuring, readCopy, storeCopy } = await load()
    storeCopy(OLD)
    expect(await guardCopyDuring(Promise.resolve('done'))).toBe('done')
    await expect(guardCopyDuring(Promise.reject(new Error('no')))).rejects.toThrow('no')
    leave()
    expect(readCopy()).toEqual(OLD)
  })

  test('keeps none where a change is still under way: nobody knows what became of it', async () => {
    const { guardCopyDuring, readCopy, storeCopy } = await load()
    storeCopy(OLD)
    guardCopyDuring(Promise.resolve('done'))
    guardCopyDuring(new Promise(() => {}))
    await Promise.resolve()
    leave()
    expect(readCopy()).toBeUndefined()
    expect(localStorage.getItem(KEY)).toBe('')
  })
})
