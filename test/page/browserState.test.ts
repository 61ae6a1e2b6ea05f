import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readCookie } from '../../src/page/cookies'
import { readStorage, writeStorage } from '../../src/page/storage'
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
