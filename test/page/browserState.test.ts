import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deleteCookie, writeCookie } from '../../src/page/cookies'
import { readCookie } from '../../src/page/readCookie'
import { onStoredElsewhere, readStorage, writeStorage } from '../../src/page/storage'
import { openPage, setCookie } from '../support/freshPage'

beforeEach(() => {
  openPage()
})

describe('cookies', () => {
  test('a cookie is read by its whole name, decoded', () => {
    setCookie('woocommerce_items_in_cart_old', '9')
    setCookie('woocommerce_items_in_cart', '2')
    setCookie('note', 'M%C3%A8o%20%26%20b%E1%BA%A1n')
    expect(readCookie('woocommerce_items_in_cart')).toBe('2')
    expect(readCookie('note')).toBe('Mèo & bạn')
  })

  test('a cookie that is not there reads as empty', () => {
    expect(readCookie('woocommerce_items_in_cart')).toBe('')
  })

  test('a value may contain "=", and one that is not encoded well is returned as it stands', () => {
    setCookie('pair', 'a=b')
    setCookie('rate', '100%')
    expect(readCookie('pair')).toBe('a=b')
    expect(readCookie('rate')).toBe('100%')
  })

  test('a page that may not read cookies has none', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(readCookie('woocommerce_items_in_cart')).toBe('')
  })

  test('a cookie is written as it stands: of the whole site, and with its end where it has one', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    writeCookie('note', 'shown:1')
    writeCookie('note', 'x', { expires: new Date(Date.UTC(2030, 0, 2)), path: '/cart/', sameSite: 'Strict' })
    expect(write.mock.calls).toEqual([
      ['note=shown:1; path=/'],
      ['note=x; path=/cart/; samesite=Strict; expires=Wed, 02 Jan 2030 00:00:00 GMT'],
    ])
  })

  test('a cookie that was written can be read at once, and is gone as soon as it is deleted', () => {
    writeCookie('note', 'shown:1')
    expect(readCookie('note')).toBe('shown:1')
    deleteCookie('note')
    expect(readCookie('note')).toBe('')
  })

  test('a page that may not write cookies writes none, without an error', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(() => writeCookie('note', '1')).not.toThrow()
  })
})

describe.each(['sessionStorage', 'localStorage'] as const)('%s', (kind) => {
  test('keeps what is written, and has nothing else', () => {
    expect(readStorage(kind, 'key')).toBeNull()
    expect(writeStorage(kind, 'key', 'value')).toBe(true)
    expect(readStorage(kind, 'key')).toBe('value')
  })

  test('blocked, it is empty and says that nothing was kept', () => {
    vi.spyOn(window, kind, 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(readStorage(kind, 'key')).toBeNull()
    expect(writeStorage(kind, 'key', 'value')).toBe(false)
  })

  test('full, it says that nothing was kept, and what was there can still be read', () => {
    const full: Pick<Storage, 'getItem' | 'setItem'> = {
      getItem: () => 'old',
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    vi.spyOn(window, kind, 'get').mockReturnValue(full as Storage)
    expect(writeStorage(kind, 'key', 'new')).toBe(false)
    expect(readStorage(kind, 'key')).toBe('old')
  })
})

test('what another tab stores is heard of with its key and value, until nobody wants to; that it emptied all is not', () => {
  const heard: unknown[] = []
  const stop = onStoredElsewhere((...what) => heard.push(what))
  const store = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  store('note', '1')
  store('note', null)
  store(null, null)
  expect(heard).toEqual([
    ['note', '1'],
    ['note', null],
  ])
  stop()
  store('note', '2')
  expect(heard).toHaveLength(2)
})
