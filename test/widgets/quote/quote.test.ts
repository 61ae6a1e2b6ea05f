import { beforeEach, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { quoteButton, startQuotePage } from './quotePage'

beforeEach(() => {
  openPage('<a class="yith-ywraq-item-remove" id="bare" data-remove-item="">×</a>')
  Reflect.deleteProperty(window, 'ywraq_frontend')
  stopClock()
})

async function remove(): Promise<void> {
  click(find('#bare'))
  await pass()
}

test('without any setting the calls go to the general endpoint, with the nonce of the link', async () => {
  Object.assign(find('#bare').dataset, { removeItem: 'k1', product_id: '12', wp_nonce: 'own' })
  const shop = openShop('1')
  await startQuotePage()
  await remove()
  expect(shop.requests[0]?.url).toBe('/wp-admin/admin-ajax.php')
  expect(shop.requests[0]?.fields).toEqual({
    action: 'yith_ywraq_action',
    ywraq_action: 'remove_item',
    key: 'k1',
    product_id: '12',
    wp_nonce: 'own',
  })
})

test('a link that carries no more than its key sends empty fields, and the server decides', async () => {
  find('#bare').dataset['removeItem'] = 'k1'
  const shop = openShop('', '<p>no nonce here</p>', '<p>no list here</p>')
  await startQuotePage()
  await remove()
  expect(shop.requests[0]?.fields).toMatchObject({ key: 'k1', product_id: '', wp_nonce: '' })
  expect(find('#bare + [data-island-outlet] .woocommerce-error')).toBeTruthy()
})

test('a call that takes longer than any add may is given up', async () => {
  document.body.innerHTML = quoteButton(12)
  const shop = openShop()
  await startQuotePage({ addTimeout: 50, quoteNonce: 'ours' })
  click(find('.add-request-quote-button'))
  await pass()
  expect(find('.add-request-quote-button').classList).toContain('loading')
  await vi.advanceTimersByTimeAsync(50)
  await pass()
  expect(find('.add-request-quote-button').classList).not.toContain('loading')
  expect(find('.woocommerce-error')).toBeTruthy()
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
