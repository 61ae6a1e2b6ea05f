import { beforeEach, expect, test } from 'vitest'
import { BadAnswerError, NetworkError } from '../../../src/wire/errors'
import { fetchQuickView } from '../../../widgets/quick-view/quickViewCall'
import { openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

const ANSWER = `<div class="product-quick-view-container"><div class="product" id="product-12"><h1>Bát sứ</h1></div></div>`

beforeEach(() => {
  openPage()
})

const fetchIt = () => fetchQuickView('12', '/wp-admin/admin-ajax.php', { timeout: 1000 })

test('quick-view.open.request: asks the general endpoint by POST for the quick view of the product', async () => {
  const shop = openShop(ANSWER)
  await fetchIt()
  expect(shop.requests).toMatchObject([
    {
      url: '/wp-admin/admin-ajax.php',
      fields: { action: 'flatsome_quickview', product: '12' },
      init: { method: 'POST', credentials: 'same-origin', cache: 'no-store' },
    },
  ])
})

test('quick-view.open.answer-is-html: gives the product, without what the server printed around it', async () => {
  openShop(`<br><b>Warning</b>: Undefined key\n${ANSWER}<p>Debug: 12 queries</p>`)
  expect((await fetchIt()).outerHTML).toBe(ANSWER)
})

test('takes a product also from a theme that puts nothing around it', async () => {
  openShop('<div class="product"><h1>Bát sứ</h1></div>')
  expect((await fetchIt()).className).toBe('product')
})

test.each([
  ['nothing', ''],
  ['the 0 of an unknown action', '0'],
  ['HTML without a product', '<p>Không tìm thấy.</p>'],
  ['a whole page, even if it offers products', `<!DOCTYPE html><html><body><h1>404</h1>${ANSWER}</body></html>`],
  ['a whole page without a doctype', `\n<html lang="vi"><body>${ANSWER}</body></html>`],
])('%s is no quick view', async (_what, answer) => {
  openShop(answer)
  await expect(fetchIt()).rejects.toThrow(BadAnswerError)
})

test('an error status is an error, whatever stands in the answer', async () => {
  openShop(500)
  await expect(fetchIt()).rejects.toThrow(NetworkError)
})
