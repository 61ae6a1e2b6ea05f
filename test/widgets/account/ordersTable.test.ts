import { describe, expect, test } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'
import { startWidgets } from '../../support/startPage'
import { THEME_SCRIPT, THEME_SHOP_SCRIPT, tagOf } from '../../support/themeScripts'

const TABLE = '<table class="my_account_orders"><tbody><tr><td><a href="/1/">#1</a></td></tr></tbody></table>'

async function open(html = TABLE, before?: () => void): Promise<FakeViewport> {
  openPage(html)
  stopClock()
  const viewport = fakeIntersectionObserver()
  await startWidgets((await import('../../../widgets/account/definitions')).account)
  before?.()
  viewport.tell([...document.querySelectorAll('table')])
  await pass()
  return viewport
}

describe('the table of orders', () => {
  test.each([
    ['the shop’s', TABLE],
    ['the newer one of the shop', TABLE.replace('my_account_orders', 'woocommerce-orders-table')],
    ['ours', TABLE.replace('class="my_account_orders"', 'data-island="orders-table"')],
  ])('account.orders.scrolls-sideways-on-touch: %s gets a box that scrolls', async (_whose, html) => {
    await open(html)
    expect([...find('.touch-scroll-table').children]).toEqual([find('table')])
    expect(getComputedStyle(find('.touch-scroll-table')).overflowX).toBe('auto')
  })

  test('is wrapped once, whoever did it', async () => {
    await open(`<div class="touch-scroll-table">${TABLE}</div>`)
    expect(document.querySelectorAll('.touch-scroll-table')).toHaveLength(1)
  })

  test('has no box left when its page leaves, and one again when that is put back', async () => {
    const viewport = await open(`<main>${TABLE}</main>`)
    const main = find('main')
    main.remove()
    await pass(100)
    expect([...main.children]).toEqual([main.querySelector('table')])
    document.body.append(main)
    await pass(100)
    viewport.tell([find('table')])
    await pass()
    expect([...main.children]).toEqual([find('.touch-scroll-table')])
    expect([...find('.touch-scroll-table').children]).toEqual([find('table')])
  })

  test('keeps the keyboard where it is', async () => {
    await open(TABLE, () => find('a').focus())
    expect(document.activeElement).toBe(find('a'))
  })

  test('is left to the theme’s own script where that still runs', async () => {
    await open(TABLE + tagOf(THEME_SCRIPT) + tagOf(THEME_SHOP_SCRIPT))
    expect(document.querySelector('.touch-scroll-table')).toBeNull()
  })
})
