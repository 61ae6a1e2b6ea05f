import { beforeEach, expect, test, vi } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { CUT_OFF, openNextPage, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { hidePage } from '../../support/hiddenPage'
import { installJQuery } from '../../support/jQuery'
import { loseTexts } from '../../support/loseTexts'
import { click, find } from '../../support/page'
import { printQuoteConfig, quoteAnswer, quoteButton, startQuotePage } from './quotePage'

let page: TestPage

/** A row of the list (plugins contract 3.1). */
function row(key: string, productId = 12, quantity = 1): string {
  return `<tr class="cart_item"><td><a href="?remove=${key}" class="yith-ywraq-item-remove remove"
    data-remove-item="${key}" data-wp_nonce="own-${key}" data-product_id="${productId}">×</a><img class="ajax-loading"></td>
    <td><input name="raq[${key}][qty]" value="${quantity}"></td></tr>`
}

function table(...rows: string[]): string {
  return `<table id="yith-ywrq-table-list" class="shop_table"><tbody>${rows.join('')}</tbody></table>`
}

/** The list's page, as the server renders it. */
function listPage(...rows: string[]): string {
  return `<div class="woocommerce-notices-wrapper"></div><div class="ywraq-wrapper"><div id="yith-ywraq-message"></div>
    <div class="ywraq-form-table-wrapper"><form id="yith-ywraq-form" method="post">${table(...rows)}</form></div>
    <div class="yith-ywraq-mail-form-wrapper"><form id="yith-ywraq-mail-form" method="post">
      <input name="rqa_name"><button id="send">Gửi</button></form></div></div>`
}

const link = (key: string) => `[data-remove-item="${key}"]`
const keys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-remove-item]')].map((one) => one.dataset['removeItem'])

beforeEach(() => {
  page = openPage(listPage(row('k1'), row('k2', 13, 2), row('k3', 14)), '?x=1')
  printQuoteConfig({ raq_table_refresh_check: '' })
  stopClock()
})

async function start(settings = {}): Promise<void> {
  await startQuotePage(settings)
  await pass(300)
}

async function remove(key: string): Promise<MouseEvent> {
  const event = click(find(link(key)))
  await pass(TWO_FRAMES)
  return event
}

test('quote.list.remove-request: the click is a post to the general endpoint with the key, the product and the nonce', async () => {
  const shop = openShop('1')
  await start()
  expect((await remove('k2')).defaultPrevented).toBe(true)
  expect(shop.requests[0]).toMatchObject({ url: '/wp-admin/admin-ajax.php', init: { method: 'POST' } })
  expect(shop.requests[0]?.fields).toEqual({
    action: 'yith_ywraq_action',
    ywraq_action: 'remove_item',
    key: 'k2',
    product_id: '13',
    _wpnonce: 'nonce1',
  })
})

test.each(['1', ' 1\n', new Response('1', { headers: { 'Content-Type': 'text/html' } })])(
  'quote.list.remove-deletes-row-on-1: the row of the item goes, the others stay as they are',
  async (answer) => {
    openShop(answer)
    await start()
    find<HTMLInputElement>('[name="raq[k1][qty]"]').value = '7'
    await remove('k2')
    expect(keys()).toEqual(['k1', 'k3'])
    expect(find<HTMLInputElement>('[name="raq[k1][qty]"]').value).toBe('7')
    expect(find('#yith-ywraq-mail-form')).toBeTruthy()
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('Đã xóa khỏi danh sách báo giá.')
  },
)

test.each(['', '0', '11', 'true', '{"result":"1"}', '<p>1</p>', 500, new TypeError('Failed to fetch')])(
  'quote.list.remove-keeps-row-otherwise: after %j the row stays, a notice says so, and the next click tries again',
  async (answer) => {
    const shop = openShop(answer)
    await start()
    await remove('k2')
    // What is refused for its nonce, maybe, fetches the page for another; what is answered by nothing asks the list itself.
    if (shop.requests.length > 1) shop.answer('<p>no nonce here</p>')
    if (answer === '') shop.answer(listPage(row('k1'), row('k2', 13, 2), row('k3', 14)))
    await pass(CUT_OFF)
    expect(keys()).toEqual(['k1', 'k2', 'k3'])
    expect(find(link('k2')).classList).not.toContain('loading')
    const notice = find('.woocommerce-notices-wrapper .woocommerce-error')
    expect(notice.textContent).toBe('Chưa xóa được khỏi danh sách báo giá. Vui lòng thử lại.')
    expect(page.reports).toHaveLength(1)
    shop.answer('1')
    await remove('k2')
    expect(keys()).toEqual(['k1', 'k3'])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  },
)

test('where the list itself cannot be had the row stays, and without a notice area the notice stands behind the table', async () => {
  find('.woocommerce-notices-wrapper').remove()
  openShop('', '<p>no nonce here</p>', 500)
  await start()
  await remove('k2')
  await pass(CUT_OFF)
  expect(keys()).toEqual(['k1', 'k2', 'k3'])
  expect(find('#yith-ywrq-table-list + [data-island-outlet] .woocommerce-error')).toBeTruthy()
})

test('an item that has gone meanwhile, of which the server says nothing, loses its row', async () => {
  const changed = page.heard('shop-islands:quote-changed')
  const shop = openShop('', '<p>no nonce here</p>', listPage(row('k1'), row('k3', 14)))
  await start()
  find(link('k2')).focus()
  await remove('k2')
  expect(keys()).toEqual(['k1', 'k3'])
  expect(document.activeElement).toBe(find(link('k3')))
  expect(shop.requests[2]).toMatchObject({ url: 'http://localhost:3000/?x=1', fields: {}, init: { method: 'POST' } })
  expect(changed).toEqual([{ productId: '13', isListed: false }])
  expect(page.reports).toEqual([])
})

test('so does the last one: the plugin’s page has a place for the list also when that is empty', async () => {
  document.body.innerHTML = listPage(row('k1'))
  openShop('', '<p>no nonce here</p>', '<div class="ywraq-wrapper"><div id="yith-ywraq-message"></div></div>')
  await start()
  await remove('k1')
  expect(document.querySelector('#yith-ywraq-form')).toBeNull()
  expect(find('#yith-ywraq-message').textContent).toBe('Danh sách của bạn đang trống')
})

test('a page without any list does not say that the item has gone', async () => {
  openShop('', '<p>no nonce here</p>', '<h1>Bảo trì</h1>')
  await start()
  await remove('k2')
  expect(keys()).toEqual(['k1', 'k2', 'k3'])
  expect(find('.woocommerce-error')).toBeTruthy()
})

test('quote.list.empty-removes-table-and-form: with the last item the table and the mail form go', async () => {
  document.body.innerHTML = listPage(row('k1'))
  openShop('1')
  await start()
  await remove('k1')
  for (const gone of [
    '#yith-ywraq-form',
    '#yith-ywrq-table-list',
    '#yith-ywraq-mail-form',
    '.yith-ywraq-mail-form-wrapper',
  ])
    expect(document.querySelector(gone)).toBeNull()
  expect(find('.ywraq-wrapper')).toBeTruthy()
})

test('quote.list.empty-shows-text: the list says that it is empty, in the words of the setting, else in the language of the page', async () => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = listPage(row('k1'))
  openShop('1')
  await start()
  find(link('k1')).focus()
  await remove('k1')
  expect(find('#yith-ywraq-message').textContent).toBe('Your list is empty')
  expect(document.activeElement).toBe(find('#yith-ywraq-message'))
})

test('the message of the empty list is read once: where it has the focus by that, else as it is announced', async () => {
  for (const hasFocus of [true, false]) {
    document.body.innerHTML = listPage(row('k1'))
    openShop('1')
    await start()
    if (hasFocus) find(link('k1')).focus()
    await remove('k1')
    await pass(1000)
    const message = find('#yith-ywraq-message')
    const isAnnounced = document.querySelector('[role="status"]')?.textContent === message.textContent
    expect([document.activeElement === message, isAnnounced]).toEqual([hasFocus, !hasFocus])
  }
})

test('the text of the setting is a text, not markup', async () => {
  printQuoteConfig({ no_product_in_list: 'Chưa có <gì>', raq_table_refresh_check: '' })
  document.body.innerHTML = listPage(row('k1'))
  openShop('1')
  await start()
  await remove('k1')
  expect(find('#yith-ywraq-message').textContent).toBe('Chưa có <gì>')
})

test('our own markup loses its rows, its table and its mail form in the same way', async () => {
  document.body.innerHTML = `<main><ul data-island="quote-table">
    <li><button data-island="quote-remove" data-remove-item="k1" data-product_id="1">×</button></li>
    <li><button data-island="quote-remove" data-remove-item="k2" data-product_id="2">×</button></li></ul>
    <form data-island="quote-mail-form"></form></main>`
  openShop('1', '1')
  await start()
  await remove('k1')
  expect(document.querySelectorAll('li')).toHaveLength(1)
  await remove('k2')
  expect(find('main').textContent?.trim()).toBe('Danh sách của bạn đang trống')
  expect(document.querySelector('ul,form')).toBeNull()
})

test('the keyboard goes on from a link that can be seen, where rows have another one for narrow screens', async () => {
  for (const wide of document.querySelectorAll('[data-remove-item]')) {
    wide.insertAdjacentHTML('afterend', wide.outerHTML)
    ;(wide as HTMLElement).style.display = 'none'
  }
  openShop('1')
  await start()
  const [, narrow] = document.querySelectorAll<HTMLElement>(link('k2'))
  narrow?.focus()
  click(narrow as HTMLElement)
  await pass(TWO_FRAMES)
  expect(document.activeElement).toBe(document.querySelectorAll(link('k3'))[1])
})

test('the keyboard goes on from the next row, else from the one before', async () => {
  openShop('1', '1')
  await start()
  find(link('k2')).focus()
  await remove('k2')
  expect(document.activeElement).toBe(find(link('k3')))
  await remove('k3')
  expect(document.activeElement).toBe(find(link('k1')))
})

test('row and focus do not wait for a frame: the fresh table could take both away', async () => {
  const shop = openShop()
  await start()
  find(link('k2')).focus()
  await remove('k2')
  shop.answer('1')
  await pass()
  expect(keys()).toEqual(['k1', 'k3'])
  expect(document.activeElement).toBe(find(link('k3')))
})

test('a failure that was not spoken yet is not spoken any more once the shopper tries again', async () => {
  openShop(500)
  await start()
  await remove('k1')
  await pass(CUT_OFF)
  expect(find('.woocommerce-error')).toBeTruthy()
  await remove('k1')
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('')
})

test('of two removals that failed one after the other the list says it once', async () => {
  openShop(500, 500)
  await start()
  await remove('k1')
  await remove('k2')
  expect(document.querySelectorAll('.woocommerce-error')).toHaveLength(1)
})

test('who went elsewhere meanwhile keeps the focus there', async () => {
  const shop = openShop()
  await start()
  find(link('k2')).focus()
  click(find(link('k2')))
  find('[name="rqa_name"]').focus()
  await pass()
  shop.answer('1')
  await pass()
  expect(document.activeElement).toBe(find('[name="rqa_name"]'))
})

test('removing a row twice is removing it once; two rows are removed one after the other', async () => {
  const shop = openShop()
  await start()
  click(find(link('k1')))
  click(find(link('k1')))
  await remove('k2')
  expect(find(link('k1')).classList).toContain('loading')
  expect(find('.ajax-loading').style.visibility).toBe('visible')
  shop.answer('1', '1')
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k3'])
  expect(shop.requests.map(({ fields }) => fields['key'])).toEqual(['k1', 'k2'])
  expect(shop.mostAtOnce).toBe(1)
})

test('a nonce that expired in a page cache is renewed, and nobody notices', async () => {
  const shop = openShop('', '<script>var ywraq_frontend = {"yith_ywraq_action_nonce":"nonce2"};</script>', '1')
  await start()
  await remove('k1')
  expect(shop.requests.map(({ fields }) => fields['_wpnonce'])).toEqual(['nonce1', undefined, 'nonce2'])
  expect(keys()).toEqual(['k2', 'k3'])
  expect(page.reports).toEqual([])
})

test('where the old servers print no nonce for all calls, the link carries its own, and its own one is renewed', async () => {
  printQuoteConfig({ yith_ywraq_action_nonce: '', raq_table_refresh_check: '' })
  const shop = openShop('0', listPage(row('k1'), row('k2', 12)).replaceAll('own-', 'new-'), '1')
  await start()
  find(link('k2')).dataset['product_id'] = '12'
  await remove('k2')
  expect(shop.requests.map(({ fields }) => fields['wp_nonce'])).toEqual(['own-k2', undefined, 'new-k2'])
})

test('everybody is told what was removed, and what was not', async () => {
  const changed = page.heard('shop-islands:quote-changed')
  const failed = page.heard('shop-islands:quote-failed')
  openShop('1', 500)
  await start()
  await remove('k2')
  expect(changed).toEqual([{ productId: '13', isListed: false }])
  expect(failed).toEqual([])
  await remove('k1')
  expect([changed.length, failed.length]).toEqual([1, 1])
})

test('other plugins are told as by the plugin’s own scripts: of a removal once its row has gone, and of the call', async () => {
  const heard: unknown[] = []
  const calls: unknown[] = []
  const jQuery = installJQuery()
  for (const name of ['yith_wwraq_removed_successfully', 'yith_wwraq_error_while_removing'])
    jQuery(document).on(name, () => void heard.push([name, keys()]))
  jQuery(document).on('ajaxComplete', (_event, answer, settings) => {
    const { data } = settings as { data: string }
    calls.push([new URLSearchParams(data).get('key'), (answer as { responseText: string }).responseText])
  })
  openShop('1', 500)
  await start()
  await remove('k2')
  await remove('k1')
  expect(heard).toEqual([
    ['yith_wwraq_removed_successfully', ['k1', 'k3']],
    ['yith_wwraq_error_while_removing', ['k1', 'k3']],
  ])
  expect(calls).toEqual([['k2', '1']])
})

test.each([
  ['a bundle', 'data-bundle-key="b1"', 'data-bundle-key="b1"'],
  ['a composite product', 'data-composite-id="7"', 'data-composite-id="7"'],
  ['a product with add-ons', '', 'data-wapo_parent_key="k1"'],
  ['a composite product of the same maker', '', 'data-wcpkey="k1"'],
])('the rows of the parts of %s go with its own', async (_what, own, part) => {
  const rows = [row('k1').replace('<tr', `<tr ${own}`), `<tr class="cart_item" ${part}><td>Chuông</td></tr>`]
  document.body.innerHTML = listPage(...rows, row('k2'))
  openShop('1', '1')
  await start()
  await remove('k1')
  expect(document.querySelectorAll('.cart_item')).toHaveLength(1)
  await remove('k2')
  expect(document.querySelector('#yith-ywraq-form')).toBeNull()
})

test('a page that shows the list twice loses the rows in both, and says in both that they are empty; the focus stays in the one that is used', async () => {
  const list = listPage(row('k1'), row('k2'))
  document.body.innerHTML = `<section>${list}</section><aside>${list}</aside>`
  openShop('1', '1')
  await start()
  const links = () => document.querySelectorAll<HTMLElement>('section [data-remove-item]')
  links()[0]?.focus()
  click(links()[0] ?? document)
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2', 'k2'])
  expect(document.activeElement).toBe(links()[0])
  click(links()[0] ?? document)
  await pass(TWO_FRAMES)
  expect(document.querySelector('#yith-ywraq-form,#yith-ywraq-mail-form')).toBeNull()
  const messages = [...document.querySelectorAll('#yith-ywraq-message')]
  expect(messages.map(({ textContent }) => textContent)).toEqual(Array(2).fill('Danh sách của bạn đang trống'))
  expect(document.activeElement).toBe(messages[0])
})

test('a row with two remove links, for wide and narrow screens, is one row: the focus goes to the next', async () => {
  openShop('1')
  const used = find(link('k1'))
  used.after(used.cloneNode(true))
  await start()
  used.focus()
  click(used)
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2', 'k3'])
  expect(document.activeElement).toBe(find(link('k2')))
})

test('two lists that stand in nothing of the plugin’s lose the row in both', async () => {
  document.body.innerHTML = `<section>${table(row('k1'), row('k2'))}</section><aside>${table(row('k1'), row('k2'))}</aside>`
  openShop('1')
  await start()
  click(find('aside [data-remove-item="k1"]'))
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2', 'k2'])
})

test('of two lists of which one shows fewer items, only the empty one goes', async () => {
  document.body.innerHTML = `<section>${listPage(row('k1'), row('k2'))}</section><aside>${listPage(row('k1'))}</aside>`
  openShop('1')
  await start()
  const link = find('section [data-remove-item="k1"]')
  link.focus()
  click(link)
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2'])
  expect(document.activeElement).toBe(find('section [data-remove-item="k2"]'))
  expect(find('section #yith-ywraq-mail-form')).toBeTruthy()
  expect(document.querySelector('aside #yith-ywraq-mail-form')).toBeNull()
  expect(find('aside #yith-ywraq-message').textContent).toBe('Danh sách của bạn đang trống')
})

test('a link without a key is a link', async () => {
  delete find(link('k1')).dataset['removeItem']
  openShop()
  await start()
  expect(click(find('.yith-ywraq-item-remove')).defaultPrevented).toBe(false)
})

test('quote.list.refreshes-table-on-load: the page asks for itself by post, and shows the table of the answer', async () => {
  printQuoteConfig()
  const reloaded = page.heard('ywraq_table_reloaded')
  const shop = openShop(`<!doctype html><html><body>${listPage(row('k1'), row('k9', 19))}</body></html>`)
  await start()
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({ url: 'http://localhost:3000/?x=1', fields: {}, init: { method: 'POST' } })
  expect(keys()).toEqual(['k1', 'k9'])
  expect(reloaded).toHaveLength(1)
})

test('quote.list.refreshes-table-on-load: in a tab behind, the page asks once the tab is shown', async () => {
  printQuoteConfig()
  const show = hidePage()
  const shop = openShop(listPage(row('k9')))
  await start()
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(0)
  show()
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
  expect(keys()).toEqual(['k9'])
  show()
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(1)
})

test.each(['add-to-cart', 'add-to-quote'])(
  'what the address asked the shop to do when the page was opened is not asked for again: %s',
  async (act) => {
    printQuoteConfig()
    history.replaceState(null, '', `/bao-gia/?${act}=12&quantity=2&lang=vi`)
    const shop = openShop(listPage(row('k1')))
    await start()
    expect(shop.requests.map(({ url }) => url)).toEqual(['http://localhost:3000/bao-gia/?quantity=2&lang=vi'])
  },
)

test('the refresh happens once, though the table itself is new then', async () => {
  printQuoteConfig()
  const shop = openShop(listPage(row('k9')))
  await start()
  await pass(TWO_FRAMES)
  find('#yith-ywrq-table-list').outerHTML = table(row('k8'))
  await pass(300)
  expect(shop.requests).toHaveLength(1)
})

test('the page asks anew whenever the browser shows it again as it was left', async () => {
  printQuoteConfig()
  const shop = openShop(listPage(row('k1'), row('k2')))
  await start()
  await pass(TWO_FRAMES)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  await pass()
  expect(shop.requests).toHaveLength(1)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  shop.answer(listPage(row('k2')))
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2'])
})

test('the page asks anew, once, when it is seen after another tab has added to the list or removed from it', async () => {
  printQuoteConfig()
  document.body.insertAdjacentHTML('beforeend', quoteButton(19))
  const shop = openShop(listPage(row('k1'), row('k2')))
  await start()
  /** The keys that were stored since; another tab is told of them. */
  const stored = () => {
    const names = Object.keys(localStorage)
    localStorage.clear()
    return names
  }
  click(find('.add-request-quote-button'))
  await pass(TWO_FRAMES)
  shop.answer(quoteAnswer('true'))
  await pass(TWO_FRAMES)
  const afterAdd = stored()
  click(find(link('k2')))
  await pass(TWO_FRAMES)
  shop.answer('1')
  await pass(TWO_FRAMES)
  expect([afterAdd, stored()]).toEqual([['shop-islands-quote-changed'], ['shop-islands-quote-changed']])

  const show = hidePage()
  for (const key of ['another', ...afterAdd, ...afterAdd])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '1' }))
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(3)
  show()
  await pass()
  shop.answer(listPage(row('k1'), row('k9', 19)))
  await pass(TWO_FRAMES)
  expect(shop.requests).toHaveLength(4)
  expect(keys()).toEqual(['k1', 'k9'])
})

test('a page on which the list was emptied is loaded anew when the browser shows it again and the list has items by then', async () => {
  printQuoteConfig()
  document.body.innerHTML = listPage(row('k1'))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const reloaded = page.heard('ywraq_table_reloaded')
  const shop = openShop(listPage(row('k1')), '1')
  await start()
  await pass(TWO_FRAMES)
  await remove('k1')
  const comeBack = async (html: string) => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    shop.answer(html)
    await pass(TWO_FRAMES)
  }
  await comeBack('<div class="ywraq-wrapper"></div>')
  expect(reload).not.toHaveBeenCalled()
  await comeBack(listPage(row('k9')))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloaded).toHaveLength(1)
})

test('a page whose body takes the place of the list’s while that is asked for is not loaded anew', async () => {
  printQuoteConfig()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const shop = openShop(listPage(row('k1')))
  await start()
  await pass(TWO_FRAMES)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass()
  openNextPage()
  shop.answer(listPage(row('k1')))
  await pass(TWO_FRAMES)
  expect(reload).not.toHaveBeenCalled()
})

test('where another script has taken the table while it is asked for as the page opens, nothing is loaded anew: it would go round in circles', async () => {
  printQuoteConfig()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const shop = openShop()
  await start()
  find('#yith-ywrq-table-list').remove()
  shop.answer(listPage(row('k1')))
  await pass(TWO_FRAMES)
  expect(reload).not.toHaveBeenCalled()
})

test('what was typed into the table and the mail form meanwhile stays, and so does the rest of the page', async () => {
  printQuoteConfig()
  const shop = openShop()
  await start()
  find<HTMLInputElement>('[name="rqa_name"]').value = 'Lan'
  find<HTMLInputElement>('[name="raq[k2][qty]"]').value = '9'
  const mailForm = find('#yith-ywraq-mail-form')
  // Two variations of one product, the first of them gone on the server.
  for (const key of ['k1', 'k2']) find(link(key)).dataset['product_id'] = '12'
  shop.answer(listPage(row('k2', 12, 2)).replace('id="yith-ywraq-message">', 'id="yith-ywraq-message">Khác'))
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2'])
  expect(find<HTMLInputElement>('[name="raq[k2][qty]"]').value).toBe('9')
  expect(find('#yith-ywraq-mail-form')).toBe(mailForm)
  expect(find<HTMLInputElement>('[name="rqa_name"]').value).toBe('Lan')
  expect(find('#yith-ywraq-message').textContent).toBe('')
})

test('a row that is removed while the fresh table is on its way does not come back', async () => {
  printQuoteConfig()
  const shop = openShop()
  await start()
  click(find(link('k1')))
  await pass()
  shop.answer(listPage(row('k1'), row('k2', 13, 2)), '1')
  await pass(TWO_FRAMES)
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k2'])
})

test('quote.list.no-table-no-refresh: a page without the table sends nothing', async () => {
  printQuoteConfig()
  document.body.innerHTML = '<div class="ywraq-wrapper"><div id="yith-ywraq-message">Trống</div></div>'
  const shop = openShop()
  await start()
  expect(shop.requests).toHaveLength(0)
})

test.each(['', '0', 'no'])('quote.list.refresh-follows-setting: with “%s” no request is sent', async (value) => {
  printQuoteConfig({ raq_table_refresh_check: value })
  const shop = openShop()
  await start()
  expect(shop.requests).toHaveLength(0)
  expect(keys()).toEqual(['k1', 'k2', 'k3'])
})

test('where the script of the plugin is still on the page, it removes and refreshes itself', async () => {
  printQuoteConfig()
  const old = document.createElement('script')
  old.type = 'text/plain'
  old.src = '/wp-content/plugins/yith-woocommerce-request-a-quote/assets/js/frontend.min.js'
  document.head.append(old)
  const shop = openShop()
  await start()
  expect((await remove('k1')).defaultPrevented).toBe(false)
  expect(shop.requests).toHaveLength(0)
})

test.each([
  ['no table', '<p>Trống</p>', 0],
  ['an empty table', '<table id="yith-ywrq-table-list"></table>', 0],
  ['nothing', 500, 1],
] as const)('a refresh that brings %s leaves the page as it was', async (_what, answer, reports) => {
  printQuoteConfig()
  const reloaded = page.heard('ywraq_table_reloaded')
  openShop(answer)
  await start()
  await pass(TWO_FRAMES)
  expect(keys()).toEqual(['k1', 'k2', 'k3'])
  expect(reloaded).toHaveLength(0)
  expect(page.reports).toHaveLength(reports)
})

test('quote.list.mail-form-left-to-the-server: the script neither holds the mail form back nor sends anything', async () => {
  const shop = openShop()
  await start()
  const submit = new Event('submit', { bubbles: true, cancelable: true })
  find('#yith-ywraq-mail-form').dispatchEvent(submit)
  await pass()
  expect(submit.defaultPrevented).toBe(false)
  expect(click(find('#send')).defaultPrevented).toBe(false)
  expect(shop.requests).toHaveLength(0)
})

test('where not even a text can be loaded rows go and stay all the same, without an empty notice', async () => {
  loseTexts()
  openShop(500, '1', '1', '1')
  await start()
  await remove('k1')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  for (const key of ['k1', 'k2', 'k3']) await remove(key)
  expect(document.querySelector('#yith-ywraq-form')).toBeNull()
  expect(find('#yith-ywraq-message').textContent).toBe('')
})
