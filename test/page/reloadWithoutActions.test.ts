import { beforeEach, expect, test, vi } from 'vitest'
import { reloadWithoutActions } from '../../src/page/address'

const reload = vi.fn<() => void>()

beforeEach(() => {
  reload.mockClear()
  vi.spyOn(location, 'reload').mockImplementation(() => {
    reload()
  })
})

test.each([
  ['/shop/?orderby=price#top', '/shop/?orderby=price#top'],
  ['/shop/?add-to-cart=12&quantity=2', '/shop/?quantity=2'],
  ['/cart/?remove_item=k1&_wpnonce=n', '/cart/?_wpnonce=n'],
  ['/cart/?undo_item=k1', '/cart/'],
  ['/cart/?order_again=7', '/cart/'],
  ['/shop/?add-to-quote=12&quantity=2', '/shop/?quantity=2'],
  ['/cau/?add-to-cart-note=1', '/cau/?add-to-cart-note=1'],
])('%s is loaded again as %s, with what scripts keep of it', (address, again) => {
  history.replaceState({ place: 7 }, '', address)
  reloadWithoutActions()
  expect(location.href.slice(location.origin.length)).toBe(again)
  expect(history.state).toEqual({ place: 7 })
  expect(reload).toHaveBeenCalledOnce()
})
