import { beforeEach, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'

beforeEach(() => {
  openPage('<a id="bare">×</a>')
  Reflect.deleteProperty(window, 'ywraq_frontend')
  stopClock()
})

const store = () => import('../../../widgets/quote/quote')

test('without any setting the calls go to the general endpoint, with the nonce of the link', async () => {
  Object.assign(find('#bare').dataset, { removeItem: 'k1', product_id: '12', wp_nonce: 'own' })
  const shop = openShop('1')
  expect(await (await store()).removeFromQuote(find('#bare'))).toBe(true)
  expect(shop.requests[0]?.url).toBe('/wp-admin/admin-ajax.php')
  expect(shop.requests[0]?.fields).toEqual({
    action: 'yith_ywraq_action',
    ywraq_action: 'remove_item',
    key: 'k1',
    product_id: '12',
    wp_nonce: 'own',
  })
})

test('a link that carries nothing sends empty fields, and the server decides', async () => {
  const shop = openShop('', '<p>no nonce here</p>')
  expect(await (await store()).removeFromQuote(find('#bare'))).toBe(false)
  expect(shop.requests[0]?.fields).toMatchObject({ key: '', product_id: '', wp_nonce: '' })
})

test('a call that takes longer than any add may is given up', async () => {
  const shop = openShop()
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  giveSettings({ addTimeout: 50, quoteNonce: 'ours' })
  const checked = (await store()).checkVariation(find('#bare'), '45', () => true)
  await vi.advanceTimersByTimeAsync(50)
  expect(await checked).toBeUndefined()
  expect(shop.requests).toHaveLength(1)
})

test('the settings of the plugin are read in their types; those of ours win', async () => {
  Object.assign(window, {
    ywraq_frontend: {
      ajaxurl: '/a',
      no_product_in_list: 'Trống',
      yith_ywraq_action_nonce: 'n',
      go_to_the_list: 'yes',
      rqa_url: '/l/',
      raq_table_refresh_check: '',
    },
  })
  const { quoteSettings } = await import('../../../widgets/quote/quoteSettings')
  expect(quoteSettings()).toEqual({
    quoteAjaxUrl: '/a',
    quoteEmptyText: 'Trống',
    quoteNonce: 'n',
    quoteGoToList: true,
    quoteListUrl: '/l/',
    quoteTableRefresh: false,
  })
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  giveSettings({ quoteGoToList: 'no', quoteListUrl: '/ours/' })
  expect(quoteSettings()).toMatchObject({ quoteGoToList: false, quoteListUrl: '/ours/' })
})
