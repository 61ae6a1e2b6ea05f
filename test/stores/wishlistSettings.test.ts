import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage()
})

/** The settings of a page on which the plugin has printed this. */
async function read(printed: object) {
  vi.stubGlobal('tinvwl_add_to_wishlist', printed)
  const { wishlistSettings } = await import('../../src/stores/wishlist/wishlistSettings')
  return wishlistSettings()
}

test('what the plugin prints for its own script is what we go by (plugins contract 2.2)', async () => {
  const printed = {
    wc_ajax_url: '/?wc-ajax=tinvwl',
    nonce: 'n1',
    hash_key: 'data_key',
    simple_flow: true,
    allow_parent_variable: true,
    hide_zero_counter: true,
    block_ajax_wishlists_data: true,
    stats: true,
    popup_timer: 3000,
    wpml: 'en',
    wpml_default: 'vi',
    i18n_make_a_selection_text: 'Choose',
    tinvwl_break_submit: 'Nothing selected',
    text_create: 'New list',
    text_already_in: 'Already in',
    tinvwl_clipboard: 'Copied',
  }
  expect(await read(printed)).toMatchObject({
    wishlistUrl: '/?wc-ajax=tinvwl',
    wishlistNonce: 'n1',
    wishlistDataKey: 'data_key',
    wishlistSimpleFlow: true,
    wishlistAllowParent: true,
    wishlistHideZeroCounter: true,
    wishlistBlockData: true,
    wishlistStats: true,
    wishlistPopupTime: 3000,
    wishlistLang: 'en',
    wishlistDefaultLang: 'vi',
    wishlistMakeSelectionText: 'Choose',
    wishlistNothingSelectedText: 'Nothing selected',
    wishlistCreateText: 'New list',
    wishlistAlreadyInText: 'Already in',
    wishlistCopiedText: 'Copied',
  })
  expect(page.reports).toEqual([])
})

test('a page of which the plugin says nothing has no nonce, no texts of its own, and waits for choices', async () => {
  expect(await read({})).toMatchObject({
    wishlistNonce: '',
    wishlistAllowParent: false,
    wishlistHideZeroCounter: false,
    wishlistMakeSelectionText: '',
  })
})
