import { beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, openNextPage, openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { loseTexts } from '../../support/loseTexts'
import { click, find } from '../../support/page'
import { printQuoteConfig, quoteAnswer, quoteButton, startQuotePage } from './quotePage'

let page: TestPage

/** A product's page: its form, its button, and a related product with a button of its own. */
const PAGE = `<div class="woocommerce-notices-wrapper"></div>
  <div class="product" id="product-12">
    <form class="cart" method="post">
      <input name="add-to-cart" type="hidden" value="12"><input name="quantity" value="3">
      <input name="add-to-cart" type="hidden" value="12"><input name="extra[]" value="a"><input name="extra[]" value="b">
      <input name="off" value="x" disabled><input type="file" name="photo">
      <input name="_wpnonce" type="hidden" value="another"><input name="action" type="hidden" value="another">
    </form>${quoteButton(12)}
    <ul><li class="product" id="related"><form class="cart"><input name="product_id" value="99"></form>${quoteButton(13)}</li></ul>
  </div>`

const BUTTON = '#product-12 > div .add-request-quote-button'
const BOX = '#product-12 > div > .yith-ywraq-add-button'
const RESPONSE = '.yith_ywraq_add_item_response-12.yith_ywraq_add_item_response_message'
const BROWSE = '.yith_ywraq_add_item_browse-list-12.yith_ywraq_add_item_browse_message'

beforeEach(() => {
  page = openPage(PAGE, '?color=red')
  printQuoteConfig()
  stopClock()
})

async function clickButton(selector = BUTTON): Promise<MouseEvent> {
  const event = click(find(selector))
  await pass()
  return event
}

/** The fields of the last request in order, those of one name all of them. */
function sentFields({ requests }: FakeShop): [string, string][] {
  return [...new URLSearchParams(String(requests.at(-1)?.init.body))]
}

test('quote.add.request: the click is a post to the general endpoint that adds an item, with its nonce', async () => {
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  expect((await clickButton()).defaultPrevented).toBe(true)
  const [request] = shop.requests
  expect(request).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    init: { method: 'POST' },
    fields: { action: 'yith_ywraq_action', ywraq_action: 'add_item', _wpnonce: 'nonce1', product_id: '12' },
  })
  expect(request?.fields).not.toHaveProperty('wp_nonce')
})

test('quote.add.sends-product-form: what is chosen in the form of the product goes along, nothing of other products', async () => {
  find<HTMLInputElement>('[name="quantity"]').value = '5'
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(sentFields(shop)).toEqual(
    expect.arrayContaining([
      ['quantity', '5'],
      ['extra[]', 'a'],
      ['extra[]', 'b'],
      ['product_id', '12'],
    ]),
  )
  expect(sentFields(shop).map(([name]) => name)).not.toContain('off')
  expect(sentFields(shop).map(([name]) => name)).not.toContain('photo')
  for (const name of ['product_id', '_wpnonce', 'action'])
    expect(sentFields(shop).filter(([sent]) => sent === name)).toHaveLength(1)
})

test('another button of the same form for the same product says so, too, though nobody has touched it; those for others still ask', async () => {
  find('#product-12 > form').insertAdjacentHTML('beforeend', quoteButton(12) + quoteButton(14))
  openShop(quoteAnswer('true'))
  const spoken: (string | null)[] = []
  new MutationObserver((records) => {
    for (const { target } of records)
      if (target instanceof Element && target.matches('[role="status"]')) spoken.push(target.textContent)
  }).observe(document.body, { childList: true, subtree: true })
  await startQuotePage()
  await clickButton()
  await pass(1000)
  expect(spoken.filter(Boolean)).toEqual(['Đã thêm Bóng chuông'])
  const inForm = (product: number) => find(`form .add-to-quote-${product}`)
  const isAsking = (product: number) => find('.yith-ywraq-add-button', inForm(product)).style.display === 'block'
  expect([isAsking(12), isAsking(14)]).toEqual([false, true])
  expect(find(RESPONSE, inForm(12)).innerHTML).toBe('Đã thêm <b>Bóng chuông</b>')
  expect(find(`${BROWSE} a`, inForm(12)).getAttribute('href')).toBe('http://localhost:3000/bao-gia/')
  expect(find('#related .yith-ywraq-add-button').style.display).toBe('block')
})

test('a field that must be filled in first is asked for, and nothing is sent without it', async () => {
  find('#product-12 > form').insertAdjacentHTML('beforeend', '<input name="engraving" required>')
  const engraving = find<HTMLInputElement>('[name="engraving"]')
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests).toHaveLength(0)
  expect(find(BUTTON).classList).not.toContain('loading')
  engraving.value = 'Mít'
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ engraving: 'Mít' })
})

test('so is one that stands beside its form', async () => {
  find('#product-12 > form').id = 'the-form'
  find('#product-12').insertAdjacentHTML('beforeend', '<input name="engraving" form="the-form" required>')
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests).toHaveLength(0)
})

test('a field of another form holds nothing back', async () => {
  document.body.insertAdjacentHTML('beforeend', '<form><input name="email" required></form>')
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ product_id: '12' })
})

test('a field that cannot be seen, of an add-on whose condition is not met, holds nothing back', async () => {
  find('#product-12 > form').insertAdjacentHTML(
    'beforeend',
    '<p style="display:none"><input name="engraving" required></p>',
  )
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ product_id: '12', engraving: '' })
})

test('more pieces may be asked for than the shop has in stock, and as many as it does not sell', async () => {
  find('[name="quantity"]').outerHTML = '<input name="quantity" type="number" min="1" max="5" step="2" value="50">'
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ quantity: '50' })
})

test('an add-on that judges the choice when it hears of the same click is asked about this click, not the one before', async () => {
  const addOn = { do_submit: true }
  vi.stubGlobal('yith_wapo_general', addOn)
  let isComplete = false
  installJQuery()(document).on('click', () => {
    addOn.do_submit = isComplete
  })
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests).toHaveLength(0)
  isComplete = true
  await clickButton()
  expect(shop.requests).toHaveLength(1)
})

test('a form that the browser is not to check is sent as it is', async () => {
  find('#product-12 > form').insertAdjacentHTML('beforeend', '<input name="engraving" required>')
  find('#product-12 > form').setAttribute('novalidate', '')
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ engraving: '' })
})

test('quote.add.renames-add-to-cart-field: every field that would put the product into the cart has another name', async () => {
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  const names = sentFields(shop).map(([name]) => name)
  expect(names).not.toContain('add-to-cart')
  expect(sentFields(shop).filter(([name]) => name === 'yith-add-to-cart')).toEqual([
    ['yith-add-to-cart', '12'],
    ['yith-add-to-cart', '12'],
  ])
})

test('quote.add.takes-a-variation: the chosen variation goes along', async () => {
  find('#product-12 > form').innerHTML =
    '<input name="attribute_pa_color" value="red"><input name="product_id" value="12"><input name="variation_id" value="45">'
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ product_id: '12', variation_id: '45', attribute_pa_color: 'red' })
  expect(sentFields(shop).filter(([name]) => name === 'product_id')).toHaveLength(1)
})

test('a button inside of its form, and one in a listing without a form, send what is theirs', async () => {
  const form = find('#product-12 > form')
  form.innerHTML = '<input name="quantity" value="3">'
  form.append(find('#product-12 > .add-to-quote-12'))
  const shop = openShop(quoteAnswer('true'), quoteAnswer('true'))
  await startQuotePage()
  await clickButton('#product-12 > form .add-request-quote-button')
  expect(shop.requests[0]?.fields).toMatchObject({ quantity: '3', product_id: '12' })
  await clickButton('#related .add-request-quote-button')
  expect(shop.requests[1]?.fields).toEqual({
    action: 'yith_ywraq_action',
    ywraq_action: 'add_item',
    product_id: '13',
    _wpnonce: 'nonce1',
  })
})

test('a button outside of any product sends the form of its product, wherever on the page that is; a form that does not say what it sells, or sells another product, is not sent', async () => {
  document.body.innerHTML = `${quoteButton(12)}<section><form class="cart"><input name="add-to-cart" value="12">
      <input name="quantity" value="3"></form></section>${quoteButton(17)}
    <div class="product" id="card">${quoteButton(14)}<form class="cart"><input name="quantity" value="2"></form></div>
    <div class="product" id="named">${quoteButton(15)}
      <form class="cart" data-product_id="15"><input name="quantity" value="4"></form></div>
    <div class="product" id="unfilled">${quoteButton(16)}<form class="cart" data-product_id="16">
      <input name="quantity" value="5"><input name="product_id"></form></div>`
  const shop = openShop(...Array.from({ length: 5 }, () => quoteAnswer('false')))
  await startQuotePage()
  for (const place of ['.add-to-quote-12', '.add-to-quote-17', '#card', '#named', '#unfilled'])
    await clickButton(`${place} .add-request-quote-button`)
  const sent = shop.requests.map(({ fields }) => [fields['product_id'], fields['quantity'], fields['yith-add-to-cart']])
  expect(sent).toEqual([
    ['12', '3', '12'],
    ['17', undefined, undefined],
    ['14', undefined, undefined],
    ['15', '4', undefined],
    ['16', '5', undefined],
  ])
})

test.each(['true', 'exists'])(
  'quote.add.goes-to-list-when-yes: after “%s” the browser goes to the list',
  async (result) => {
    printQuoteConfig({ go_to_the_list: 'yes' })
    openShop(quoteAnswer(result))
    await startQuotePage()
    await clickButton()
    expect(page.visited).toEqual(['http://localhost:3000/bao-gia/'])
    expect(document.querySelector(RESPONSE)).toBeNull()
    expect(find(BUTTON).classList).toContain('loading')
    window.dispatchEvent(new Event('pageshow'))
    await pass()
    expect(find(BUTTON).classList).not.toContain('loading')
  },
)

test('who is on another page when the answer comes, whose body has taken the place of this one, is not led away from there', async () => {
  printQuoteConfig({ go_to_the_list: 'yes' })
  const shop = openShop()
  await startQuotePage()
  await clickButton()
  openNextPage()
  shop.answer(quoteAnswer('true'))
  await pass()
  expect(page.visited).toEqual([])
})

test('the page goes to the list only when everything else that was asked for has been sent', async () => {
  printQuoteConfig({ go_to_the_list: 'yes' })
  const shop = openShop()
  await startQuotePage()
  click(find(BUTTON))
  await clickButton('#related .add-request-quote-button')
  shop.answer(quoteAnswer('true'))
  await pass()
  expect(page.visited).toEqual([])
  shop.answer(quoteAnswer('false'))
  await pass()
  expect(page.visited).toHaveLength(1)
})

test.each(['true', 'exists'])(
  'quote.add.hides-button-when-no: after “%s” the page stays, and the button is hidden',
  async (result) => {
    openShop(quoteAnswer(result))
    await startQuotePage()
    await clickButton()
    expect(page.visited).toEqual([])
    expect(find(BOX).style.display).toBe('none')
    expect(find(BOX).className).toBe('yith-ywraq-add-button addedd')
  },
)

test('quote.add.shows-message-with-browse-link: the message of the server, and the way to the list with its label', async () => {
  openShop(quoteAnswer('true'))
  await startQuotePage()
  find(BUTTON).focus()
  await clickButton()
  expect(find(`.add-to-quote-12 ${RESPONSE}`).innerHTML).toBe('Đã thêm <b>Bóng chuông</b>')
  const link = find<HTMLAnchorElement>(`.add-to-quote-12 ${BROWSE} > a`)
  expect(link.textContent).toBe('Xem danh sách & gửi')
  expect(link.href).toBe('http://localhost:3000/bao-gia/')
  expect(document.activeElement).toBe(link)
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('Đã thêm Bóng chuông')
})

test('who is elsewhere when the answer comes keeps the focus there', async () => {
  const shop = openShop()
  await startQuotePage()
  find(BUTTON).focus()
  await clickButton()
  find('[name="quantity"]').focus()
  shop.answer(quoteAnswer('true'))
  await pass()
  expect(document.activeElement).toBe(find('[name="quantity"]'))
})

test('an answer without texts has ours, in the language of the page', async () => {
  document.documentElement.lang = 'en'
  openShop({ result: 'true' })
  await startQuotePage()
  await clickButton()
  expect(find(RESPONSE).textContent).toBe('Added to your quote list.')
  expect(find(BROWSE).textContent).toBe('Browse the list')
})

test('quote.add.rqa-url-falls-back-to-setting: the address of the answer wins, that of the setting stands in for it', async () => {
  openShop(quoteAnswer('true'), quoteAnswer('true', { rqa_url: '' }))
  await startQuotePage()
  await clickButton()
  expect(find<HTMLAnchorElement>(`${BROWSE} a`).pathname).toBe('/bao-gia/')
  await clickButton()
  expect(find<HTMLAnchorElement>(`${BROWSE} a`).pathname).toBe('/request-quote/')
})

test('an address that is none gets no link and is not gone to', async () => {
  printQuoteConfig({ go_to_the_list: 'yes' })
  openShop(quoteAnswer('true', { rqa_url: 'javascript:alert(1)' }))
  await startQuotePage()
  await clickButton()
  expect(page.visited).toEqual([])
  expect(find(RESPONSE).textContent).toContain('Bóng chuông')
  expect(document.querySelector(BROWSE)).toBeNull()
  expect(find(BUTTON).classList).not.toContain('loading')
  expect(page.reports).toContain('address-unsafe: javascript:alert(1)')
})

test('quote.add.exists-is-handled-like-true: a product that was in the list already looks as one just added', async () => {
  openShop(quoteAnswer('exists'), quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  const { outerHTML } = find('#product-12 > .yith-ywraq-add-to-quote')
  await clickButton()
  expect(find('#product-12 > .yith-ywraq-add-to-quote').outerHTML).toBe(outerHTML)
  expect(document.querySelectorAll(RESPONSE)).toHaveLength(1)
  expect(document.querySelectorAll(BROWSE)).toHaveLength(1)
})

test('quote.add.false-shows-server-message: what the server says is shown, the button stays, the page too', async () => {
  printQuoteConfig({ go_to_the_list: 'yes' })
  const shop = openShop(quoteAnswer('false', { message: 'Hãy chọn loại' }))
  await startQuotePage()
  await clickButton()
  expect(find(RESPONSE).textContent).toBe('Hãy chọn loại')
  expect(document.querySelector(BROWSE)).toBeNull()
  expect(find(BOX).style.display).toBe('block')
  expect(page.visited).toEqual([])
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('Hãy chọn loại')
  await clickButton()
  expect(document.querySelector(RESPONSE)).toBeNull()
  shop.answer(quoteAnswer('false', { message: 'Vẫn chưa chọn' }))
  await pass()
  expect([...document.querySelectorAll(RESPONSE)].map(({ textContent }) => textContent)).toEqual(['Vẫn chưa chọn'])
})

test('quote.add.answer-fields: other fields and other types in them change nothing', async () => {
  openShop({ result: 'true', message: null, label_browse: 7, rqa_url: false, variations: '45', redirect: '/x' })
  await startQuotePage()
  await clickButton()
  expect(find(RESPONSE).textContent).toBe('Đã thêm vào danh sách báo giá.')
  expect(find<HTMLAnchorElement>(`${BROWSE} a`).pathname).toBe('/request-quote/')
  expect(page.visited).toEqual([])
})

test('markup in the message is shown, scripts in it do not run', async () => {
  openShop(quoteAnswer('true', { message: '<a href="/x">Xem</a><script>document.body.dataset.ran = 1</script>' }))
  await startQuotePage()
  await clickButton()
  expect(find(`${RESPONSE} a`).textContent).toBe('Xem')
  expect(document.body.dataset['ran']).toBeUndefined()
})

test('the button and the picture of the plugin show that the call is under way', async () => {
  const shop = openShop()
  await startQuotePage()
  click(find(BUTTON))
  expect(find(BUTTON).classList).toContain('loading')
  await pass()
  expect(find(`${BOX} .ajax-loading`).style.visibility).toBe('visible')
  shop.answer(quoteAnswer('false'))
  await pass()
  expect(find(BUTTON).classList).not.toContain('loading')
  expect(find(`${BOX} .ajax-loading`).style.visibility).toBe('hidden')
})

test('a double click adds once', async () => {
  const shop = openShop()
  await startQuotePage()
  click(find(BUTTON))
  await clickButton()
  shop.answer(quoteAnswer('false'))
  await pass()
  expect(shop.requests).toHaveLength(1)
  await clickButton()
  expect(shop.requests).toHaveLength(2)
})

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error of the server', 500],
  ['a page instead of an answer', '<!doctype html><p>Bảo trì</p>'],
  ['an answer that breaks off', '{"result":'],
  ['an empty answer', ''],
  ['an answer that says it has no content', new Response(null, { status: 204 })],
  ['a refusal of its nonce', new Response('-1', { status: 403 })],
  ['an error object', '{"success":false,"data":"nonce"}'],
  ['an answer without a result', '{"message":"x"}'],
  ['an answer with an unknown result and no message', '{"result":"maybe"}'],
])('after %s the button is free, a notice says so, and the next click tries again', async (_what, answer) => {
  const fetched = '<p>no nonce here</p>'
  const shop = openShop(answer)
  await startQuotePage()
  click(find(BUTTON))
  await pass()
  if (shop.requests.length > 1) shop.answer(fetched)
  await pass(CUT_OFF)
  expect(find(BUTTON).classList).not.toContain('loading')
  expect(find(BOX).style.display).toBe('block')
  const notice = find('.woocommerce-notices-wrapper .woocommerce-error')
  expect(notice.textContent).toBe('Chưa thêm được vào danh sách báo giá. Vui lòng thử lại.')
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe(notice.textContent)
  shop.answer(quoteAnswer('true'))
  await clickButton()
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(find(RESPONSE)).toBeTruthy()
})

test.each([
  ['403', new Response('-1', { status: 403 })],
  ['an empty answer', ''],
  ['an error object', '{"success":false,"data":"nonce"}'],
])('a nonce that expired in a page cache (%s) is renewed, and nobody notices', async (_what, refusal) => {
  const shop = openShop(
    refusal,
    '<script>var ywraq_frontend = {"yith_ywraq_action_nonce":"nonce2","rqa_url":"x"};</script>',
    quoteAnswer('true'),
  )
  await startQuotePage()
  await clickButton()
  expect(shop.requests.map(({ fields }) => fields['_wpnonce'])).toEqual(['nonce1', undefined, 'nonce2'])
  expect(shop.requests[2]?.fields).toMatchObject({ quantity: '3', product_id: '12', ywraq_action: 'add_item' })
  expect(find(RESPONSE).textContent).toContain('Bóng chuông')
  expect(page.reports).toEqual([])
})

test('the add waits for its turn behind other calls of the session', async () => {
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  const { inTurn } = await import('../../../src/stores/cart/queue')
  const other = deferred<void>()
  inTurn(() => other.promise)
  await clickButton()
  expect(shop.requests).toHaveLength(0)
  other.resolve()
  await pass()
  expect(shop.requests).toHaveLength(1)
})

const shows = () => [
  find(BUTTON).closest<HTMLElement>('.yith-ywraq-add-button')?.style.display,
  !!document.querySelector(RESPONSE),
]

async function raise(detail: unknown): Promise<void> {
  find('ul').dispatchEvent(new CustomEvent('shop-islands:quote-changed', { bubbles: true, detail }))
  await pass()
}

test('a product that a list on this page has lost can be asked for again; the focus on what was said goes to the button', async () => {
  openShop(quoteAnswer('true'))
  await startQuotePage()
  find(BUTTON).focus()
  await clickButton()
  expect(shows()).toEqual(['none', true])
  await raise({ productId: '13', isListed: false })
  expect(shows()).toEqual(['none', true])
  expect(document.activeElement).toBe(find(`${BROWSE} a`))
  await raise({ productId: '12', isListed: false })
  expect(shows()).toEqual(['block', false])
  expect(document.activeElement).toBe(find(BUTTON))
})

test('who is elsewhere when a list on this page loses it keeps the focus there', async () => {
  openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  find('[name="quantity"]').focus()
  await raise({ productId: '12', isListed: false })
  expect(document.activeElement).toBe(find('[name="quantity"]'))
})

describe('one that may have been taken off the list while the page was away', () => {
  const leaveAndComeBack = async () => {
    openShop(quoteAnswer('true'), quoteAnswer('exists', { message: 'Đã có' }))
    await startQuotePage()
    find(BUTTON).focus()
    await clickButton()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
  }

  test('can be asked for again, while what was said stays, and the focus on the way to the list', async () => {
    await leaveAndComeBack()
    expect(shows()).toEqual(['block', true])
    expect(find(BOX).className).toBe('yith-ywraq-add-button show')
    expect(document.activeElement).toBe(find(`${BROWSE} a`))
  })

  test('is said anew by the next add', async () => {
    await leaveAndComeBack()
    await clickButton()
    expect(shows()).toEqual(['none', true])
    expect(find(RESPONSE).textContent).toBe('Đã có')
  })

  test('is not said to be there any more once a list has lost it', async () => {
    await leaveAndComeBack()
    await raise({ productId: '12', isListed: false })
    expect(shows()).toEqual(['block', false])
    expect(document.activeElement).toBe(find(BUTTON))
  })

  test('leaves what was never added as the server printed it', async () => {
    openShop()
    await startQuotePage()
    find(BUTTON).focus()
    await pass()
    const { outerHTML } = find('#product-12')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
    expect(find('#product-12').outerHTML).toBe(outerHTML)
  })
})

test.each([undefined, null, {}, { isListed: false }, { productId: '12' }, { productId: '', isListed: false }])(
  'a change of the list that a theme author tells with %j says nothing of a product',
  async (detail) => {
    openShop(quoteAnswer('true'))
    await startQuotePage()
    await clickButton()
    const attribute = find(BUTTON).dataset['product_id'] ?? ''
    await raise(detail)
    delete find(BUTTON).dataset['product_id']
    await raise(detail)
    find(BUTTON).dataset['product_id'] = attribute
    expect(shows()).toEqual(['none', true])
    expect(page.reports).toEqual([])
    await raise({ productId: '12', isListed: false })
    expect(shows()).toEqual(['block', false])
  },
)

test.each([undefined, null, {}, { choice: 'another' }])(
  'a choice that is told with %j changes nothing',
  async (detail) => {
    openShop(quoteAnswer('true'))
    await startQuotePage()
    await clickButton()
    find(BUTTON).dispatchEvent(new CustomEvent('shop-islands:quote-choice', { bubbles: true, detail }))
    await pass()
    expect(shows()).toEqual(['none', true])
    expect(page.reports).toEqual([])
  },
)

test('a product that a theme author says is in the list, without the server’s texts, has ours', async () => {
  openShop()
  await startQuotePage()
  find(BUTTON).dispatchEvent(
    new CustomEvent('shop-islands:quote-choice', { bubbles: true, detail: { choice: 'listed' } }),
  )
  await pass()
  expect(find(RESPONSE).textContent).toBe('Sản phẩm này đã có trong danh sách báo giá.')
  expect(find<HTMLAnchorElement>(`${BROWSE} a`).pathname).toBe('/request-quote/')
})

test('everybody is told by an event on the button', async () => {
  const changed = page.heard('shop-islands:quote-changed')
  const failed = page.heard('shop-islands:quote-failed')
  openShop(quoteAnswer('true'), quoteAnswer('false', { message: 'Hãy chọn loại' }), 500)
  await startQuotePage()
  await clickButton()
  expect(changed).toEqual([{ productId: '12', variationId: '0', isListed: true }])
  expect(failed).toEqual([])
  await clickButton()
  expect(failed).toEqual([{ error: 'Hãy chọn loại' }])
  await clickButton()
  expect(changed).toHaveLength(1)
  expect(failed).toHaveLength(2)
})

test('other plugins are told as by the plugin’s own scripts, once the page shows it: with the whole answer, and of the call', async () => {
  const heard: unknown[] = []
  const jQuery = installJQuery()
  const isShown = () => !!document.querySelector(RESPONSE)
  for (const name of ['yith_wwraq_added_successfully', 'yith_wwraq_error_while_adding'])
    jQuery(document).on(name, (_event, ...args) => void heard.push([name, isShown(), ...args]))
  jQuery(document).on('ajaxComplete', (_event, _answer, settings) => {
    const { data } = settings as { data: string }
    heard.push(new URLSearchParams(data).get('ywraq_action'))
  })
  const listed = quoteAnswer('true', { yith_wacp_raw: '<p>Pop-up</p>' })
  const refused = quoteAnswer('false', { message: 'Hãy chọn loại' })
  openShop(listed, refused, 500)
  await startQuotePage()
  await clickButton()
  await clickButton()
  await clickButton()
  expect(heard).toEqual([
    ['yith_wwraq_added_successfully', true, listed],
    'add_item',
    ['yith_wwraq_error_while_adding', true, refused],
    'add_item',
  ])
})

test.each(['yith_wapo_general', 'ywcnp_raq', 'yith_wceop_params'])(
  'an add-on is told before an add is sent, with the button, and may hold it back by its %s',
  async (name) => {
    const heard: unknown[] = []
    const addOn: { do_submit?: boolean } = {}
    vi.stubGlobal(name, addOn)
    installJQuery()(document).on('yith_ywraq_action_before', (_event, ...args) => {
      heard.push(...args)
      addOn.do_submit = heard.length > 1
      return addOn.do_submit
    })
    const shop = openShop(quoteAnswer('true'))
    await startQuotePage()
    await clickButton()
    expect(heard).toEqual([find(BUTTON)])
    expect(shop.requests).toEqual([])
    expect(find(BUTTON).classList).not.toContain('loading')
    await clickButton()
    expect(shop.requests).toHaveLength(1)
  },
)

test('what an add-on fills in before an add is sent goes along; one that says nothing holds nothing back', async () => {
  vi.stubGlobal('yith_wapo_general', {})
  document.addEventListener('yith_ywraq_action_before', () => {
    find<HTMLInputElement>('[name="quantity"]').value = '8'
  })
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ quantity: '8' })
})

test.each([
  ['/?wc-ajax=%%endpoint%%', '/?wc-ajax=yith_ywraq_action', 'frontend'],
  ['/wp-admin/admin-ajax.php', '/wp-admin/admin-ajax.php', undefined],
])(
  'the paid edition, known by its address, is told that a page of the shop asks, and the free one is not: %s',
  async (ajaxurl, url, context) => {
    printQuoteConfig({ ajaxurl })
    const shop = openShop(quoteAnswer('true'))
    await startQuotePage()
    await clickButton()
    expect(shop.requests[0]?.url).toBe(url)
    expect(shop.requests[0]?.fields['context']).toBe(context)
  },
)

test('our own markup adds as well, with settings of ours', async () => {
  document.body.innerHTML = '<p id="place"><button data-island="quote-button" data-product_id="7">Báo giá</button></p>'
  Reflect.deleteProperty(window, 'ywraq_frontend')
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage({ quoteNonce: 'ours', quoteAjaxUrl: '/ajax/?do=%%endpoint%%' })
  await clickButton('[data-island]')
  expect(shop.requests[0]).toMatchObject({
    url: '/ajax/?do=yith_ywraq_action',
    fields: { product_id: '7', _wpnonce: 'ours' },
  })
  expect(find('[data-island]').style.display).toBe('none')
  expect(find('[data-island]').className).toBe('')
  expect(find('#place').textContent).toContain('Bóng chuông')
})

test('where the old servers print no nonce for all calls, the button carries its own, and it is renewed too', async () => {
  printQuoteConfig({ yith_ywraq_action_nonce: '' })
  const shop = openShop(403, PAGE.replaceAll('own1', 'new1'), quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(shop.requests[0]?.fields).toMatchObject({ wp_nonce: 'own12' })
  expect(shop.requests[0]?.fields['_wpnonce']).toBe('another')
  expect(shop.requests[2]?.fields['wp_nonce']).toBe('new12')
})

test('a button without a product is a link, and the author is told once', async () => {
  delete find(BUTTON).dataset['product_id']
  const shop = openShop()
  await startQuotePage()
  for (let time = 0; time < 2; time++) expect((await clickButton()).defaultPrevented).toBe(false)
  expect(shop.requests).toHaveLength(0)
  expect(page.reports).toEqual(['quote-without-product'])
})

test('where an optimiser has merged the plugin’s script into another file, it adds alone, once', async () => {
  const jQuery = installJQuery()
  const sent: string[] = []
  jQuery(document).on('click', '.add-request-quote-button', () => {
    sent.push('action=yith_ywraq_action&ywraq_action=add_item')
    return false
  })
  const shop = openShop()
  await startQuotePage()
  await clickButton()
  expect(sent).toHaveLength(1)
  expect(shop.requests).toHaveLength(0)
})

test('an add-on that hears of the buttons’ clicks through jQuery is not taken for the plugin’s script', async () => {
  const jQuery = installJQuery()
  const heard = vi.fn()
  jQuery(document).on('click', '.add-request-quote-button', () => heard())
  const shop = openShop(quoteAnswer('true'))
  await startQuotePage()
  await clickButton()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(shop.requests).toHaveLength(1)
})

test('where the script of the plugin is still on the page, it does all of this itself', async () => {
  const old = document.createElement('script')
  old.type = 'text/plain'
  old.src = '/wp-content/plugins/yith-woocommerce-request-a-quote/assets/js/frontend.min.js'
  document.head.append(old)
  const shop = openShop()
  await startQuotePage()
  expect((await clickButton()).defaultPrevented).toBe(false)
  expect(shop.requests).toHaveLength(0)
})

test('where not even a text can be loaded there is no empty notice, and the button is free', async () => {
  loseTexts()
  openShop(500)
  await startQuotePage()
  await clickButton()
  expect(find(BUTTON).classList).not.toContain('loading')
  expect(document.querySelector('.woocommerce-error')).toBeNull()
})
