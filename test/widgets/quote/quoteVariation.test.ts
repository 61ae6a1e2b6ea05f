import { beforeEach, expect, test } from 'vitest'
import { openShop } from '../../support/fakeShop'
import { openPage, PAINT, pass, stopClock, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { loseTexts } from '../../support/loseTexts'
import { click, find } from '../../support/page'
import { printQuoteConfig, quoteAnswer, quoteButton, startQuotePage } from './quotePage'

let page: TestPage

function variationForm(productId: number, variationId = ''): string {
  return `<form class="variations_form cart" data-product_id="${productId}">
    <div class="single_variation_wrap"><div class="woocommerce-variation-add-to-cart variations_button">
      <button class="single_add_to_cart_button">Thêm</button>
      <input name="product_id" value="${productId}"><input name="variation_id" class="variation_id" value="${variationId}">
    </div></div></form>`
}

const PAGE = `<div class="product" id="one">${variationForm(12)}${quoteButton(12)}</div>
  <div class="product" id="two">${variationForm(13)}${quoteButton(13)}</div>`

const BOX = '#one .yith-ywraq-add-button'
const RESPONSE = '#one .yith_ywraq_add_item_response-12'
const BROWSE = '#one .yith_ywraq_add_item_browse-list-12 a'
const LISTED = quoteAnswer(true, { message: 'Đã có trong danh sách' })
const UNLISTED = quoteAnswer(false, { message: '' })

beforeEach(() => {
  page = openPage(PAGE)
  document.body.className = 'single-product'
  printQuoteConfig()
  stopClock()
})

/** Writes the id of the variation, and says so, as the shop's form does at each choice (contract 5.4). */
function writeId(id: string, form: string): void {
  const field = find<HTMLInputElement>(`${form} [name="variation_id"]`)
  field.value = id
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the shop's variation form says of a choice that is complete, or is not or no longer (contract 5.4, 5.7). */
function say(variationId: number | undefined, form: string): void {
  writeId('', form)
  if (variationId) writeId(String(variationId), form)
  const event = variationId
    ? new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: variationId, price_html: '' }] })
    : new CustomEvent('reset_data', { bubbles: true, detail: [] })
  find(form).dispatchEvent(event)
}

/** Chooses; the buttons hear of it once the form shows it. */
async function choose(variationId: number | undefined, form = '#one form'): Promise<void> {
  say(variationId, form)
  await pass(PAINT)
}

async function start(): Promise<void> {
  await startQuotePage()
  await pass(300)
}

test('quote.variation.check-request: a chosen variation is asked about at the general endpoint, with its nonce', async () => {
  const shop = openShop(UNLISTED)
  await start()
  expect(shop.requests).toHaveLength(0)
  await choose(45)
  expect(shop.requests).toHaveLength(1)
  expect(shop.requests[0]).toMatchObject({
    url: '/wp-admin/admin-ajax.php',
    init: { method: 'POST' },
    fields: {
      action: 'yith_ywraq_action',
      ywraq_action: 'variation_exist',
      variation_id: '45',
      product_id: '12',
      _wpnonce: 'nonce1',
    },
  })
})

test('quote.variation.in-list-hides-button: a variation that is in the list has no button, that of another product stays', async () => {
  openShop(LISTED)
  await start()
  await choose(45)
  expect(find(BOX).style.display).toBe('none')
  expect(find(BOX).classList).not.toContain('show')
  expect(find('#two .yith-ywraq-add-button').style.display).toBe('block')
})

test('quote.variation.in-list-shows-message: what the server says, once, with the way to the list', async () => {
  openShop(LISTED, LISTED)
  await start()
  await choose(45)
  expect(find(RESPONSE).textContent).toBe('Đã có trong danh sách')
  expect(find(BROWSE).textContent).toBe('Xem danh sách & gửi')
  expect(find(BROWSE).getAttribute('href')).toBe('http://localhost:3000/bao-gia/')
  await choose(46)
  expect(document.querySelectorAll(RESPONSE)).toHaveLength(1)
  expect(document.querySelectorAll(BROWSE)).toHaveLength(1)
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('Đã có trong danh sách')
})

test('is not announced of a variation that is not chosen any more', async () => {
  openShop(LISTED, UNLISTED)
  await start()
  await choose(45)
  await choose(46)
  await pass(1000)
  expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
})

test('a server that has no words for it, as the real one, gets ours', async () => {
  openShop(quoteAnswer(true, { message: '', label_browse: '' }))
  await start()
  await choose(45)
  expect(find(RESPONSE).textContent).toBe('Sản phẩm này đã có trong danh sách báo giá.')
  expect(find(BROWSE).textContent).toBe('Xem danh sách')
})

test('quote.variation.not-in-list-shows-button: another variation brings the button back, and the message goes', async () => {
  openShop(LISTED, UNLISTED)
  await start()
  await choose(45)
  await choose(46)
  expect(find(BOX).style.display).toBe('block')
  expect(find(BOX).className).toBe('yith-ywraq-add-button show')
  expect(document.querySelector(RESPONSE)).toBeNull()
  expect(document.querySelector(BROWSE)).toBeNull()
})

test.each(['true', 1, 'exists', null])(
  'quote.variation.result-is-boolean-true: %j does not say that it is in the list',
  async (result) => {
    openShop(quoteAnswer(result))
    await start()
    await choose(45)
    expect(find(BOX).style.display).toBe('block')
    expect(document.querySelector(RESPONSE)).toBeNull()
  },
)

/** Chooses a variation of which the form has not told anybody yet, and adds it from the keyboard. */
async function addUntold(variationId: number): Promise<void> {
  find<HTMLInputElement>('#one [name="variation_id"]').value = String(variationId)
  find('#one .add-request-quote-button').focus()
  click(find('#one .add-request-quote-button'))
  await pass()
}

const ADDED = quoteAnswer('true', { message: 'Đã thêm' })

test('an add that overtakes the check of its variation keeps its words, and the focus on their link', async () => {
  const shop = openShop()
  await start()
  await choose(44)
  await choose(45)
  await addUntold(45)
  shop.answer(UNLISTED, ADDED)
  await pass()
  expect(shop.requests.map(({ fields }) => fields['ywraq_action'])).toEqual(['variation_exist', 'add_item'])
  expect(find(RESPONSE).textContent).toBe('Đã thêm')
  expect(document.activeElement).toBe(find(BROWSE))
})

test('so does one whose check is on its way, and one whose variation the form finds only afterwards', async () => {
  const shop = openShop()
  await start()
  await choose(45)
  await addUntold(45)
  shop.answer(LISTED, ADDED)
  await pass()
  expect(find(RESPONSE).textContent).toBe('Đã thêm')
  await choose(undefined)
  shop.answer(ADDED)
  await addUntold(46)
  await choose(46)
  expect(find(RESPONSE).textContent).toBe('Đã thêm')
  expect(shop.requests).toHaveLength(3)
})

test('who comes back to a variation that was added finds it in the list', async () => {
  openShop(UNLISTED, ADDED, UNLISTED, LISTED)
  await start()
  await choose(45)
  await addUntold(45)
  await choose(46)
  expect(document.querySelector(RESPONSE)).toBeNull()
  await choose(45)
  expect(find(RESPONSE).textContent).toBe('Đã có trong danh sách')
})

test('who chooses something else while the add is under way, and comes back when it is done, finds it in the list', async () => {
  const shop = openShop()
  await start()
  await choose(45)
  shop.answer(UNLISTED)
  await pass()
  await addUntold(45)
  await choose(46)
  shop.answer(ADDED, UNLISTED)
  await pass()
  expect(find(BOX).style.display).toBe('block')
  await choose(45)
  shop.answer(LISTED)
  await pass()
  expect(find(BOX).style.display).toBe('none')
  expect(find(RESPONSE).textContent).toBe('Đã có trong danh sách')
})

test('a page that the browser shows again asks about the choice anew; where nothing is chosen it asks nothing', async () => {
  const shop = openShop(UNLISTED, LISTED)
  await start()
  const comeBack = async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass()
  }
  await comeBack()
  expect(shop.requests).toEqual([])
  await choose(45)
  expect(find(BOX).style.display).toBe('block')
  await comeBack()
  expect(shop.requests.map(({ fields }) => fields['variation_id'])).toEqual(['45', '45'])
  expect(find(BOX).style.display).toBe('none')
})

test.each([
  ['its product', '12'],
  ['the variation', '45'],
])(
  'a list on this page that has lost an item has the choice asked about anew, named by %s',
  async (_name, productId) => {
    const shop = openShop(LISTED, UNLISTED)
    await start()
    await choose(45)
    expect(find(BOX).style.display).toBe('none')
    document.body.dispatchEvent(
      new CustomEvent('shop-islands:quote-changed', { bubbles: true, detail: { productId, isListed: false } }),
    )
    await pass()
    expect(shop.requests).toHaveLength(2)
    expect(find(BOX).style.display).toBe('block')
  },
)

test.each([undefined, null, {}, { isListed: false }, { productId: '', isListed: false }])(
  'a change of the list that a theme author tells with %j has nothing asked, also beside a button without a product',
  async (detail) => {
    const shop = openShop(LISTED, UNLISTED)
    await start()
    await choose(45)
    const raise = async () => {
      document.body.dispatchEvent(new CustomEvent('shop-islands:quote-changed', { bubbles: true, detail }))
      await pass()
    }
    await raise()
    delete find('#one .add-request-quote-button').dataset['product_id']
    await raise()
    expect(shop.requests).toHaveLength(1)
    expect(find(BOX).style.display).toBe('none')
    expect(page.reports).toEqual([])
  },
)

test('where the choice turns out to be off the list, the focus on what was said of it goes to the button', async () => {
  openShop(LISTED, UNLISTED)
  await start()
  await choose(45)
  find(BROWSE).focus()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass()
  expect(document.querySelector(RESPONSE)).toBeNull()
  expect(document.activeElement).toBe(find('#one .add-request-quote-button'))
})

test('an add of the choice before does not answer for the next one', async () => {
  const shop = openShop()
  await start()
  await choose(45)
  await addUntold(45)
  await choose(46)
  shop.answer(UNLISTED, ADDED, UNLISTED)
  await pass()
  await pass()
  expect(document.querySelector(RESPONSE)).toBeNull()
  expect(find(BOX).style.display).toBe('block')
})

test('while nothing is chosen the button is hidden, without a question', async () => {
  const shop = openShop(LISTED)
  await start()
  await choose(45)
  await choose(undefined)
  expect(find(BOX).style.display).toBe('none')
  expect(document.querySelector(RESPONSE)).toBeNull()
  expect(shop.requests).toHaveLength(1)
})

test('at first the button is as the server rendered it, also where the form says at load that nothing is chosen', async () => {
  const shop = openShop()
  await start()
  find('#one form').dispatchEvent(new CustomEvent('reset_data', { bubbles: true, detail: [] }))
  await pass()
  expect(find(BOX).style.display).toBe('block')
  expect(shop.requests).toEqual([])
})

test('with the first of several options chosen the button is hidden, and shown with the last', async () => {
  const shop = openShop(UNLISTED)
  await start()
  await choose(undefined)
  expect(find(BOX).style.display).toBe('none')
  expect(shop.requests).toEqual([])
  await choose(45)
  expect(find(BOX).style.display).toBe('block')
})

test('the form shows first that nothing is chosen, then the button does', async () => {
  openShop()
  await start()
  say(undefined, '#one form')
  await pass()
  expect(find(BOX).style.display).toBe('block')
  await pass(PAINT)
  expect(find(BOX).style.display).toBe('none')
})

test('an answer that comes before the button was told of the choice in between is the last word', async () => {
  openShop(UNLISTED)
  await start()
  say(undefined, '#one form')
  say(46, '#one form')
  say(undefined, '#one form')
  say(45, '#one form')
  await pass()
  expect(find(BOX).style.display).toBe('block')
  await pass(PAINT)
  expect(find(BOX).style.display).toBe('block')
})

test('a choice whose variation is still being looked up leaves the button as it is', async () => {
  openShop()
  await start()
  writeId('', '#one form')
  await pass()
  expect(find(BOX).style.display).toBe('block')
})

test('jQuery’s word of a choice counts as well', async () => {
  const jQuery = installJQuery()
  openShop()
  await start()
  jQuery(find('#one [name="variation_id"]')).trigger('change')
  jQuery(find('#one form')).trigger('reset_data')
  await pass(PAINT)
  expect(find(BOX).style.display).toBe('none')
})

test('a variation that is chosen when the page opens is asked about', async () => {
  document.body.innerHTML = `<div class="product" id="one">${variationForm(12, '45')}${quoteButton(12)}</div>`
  const shop = openShop(LISTED)
  await start()
  expect(shop.requests[0]?.fields).toMatchObject({ variation_id: '45' })
  expect(find(BOX).style.display).toBe('none')
})

test('what the server printed about the choice goes with the next one', async () => {
  document.body.innerHTML = `<div class="product" id="one">${variationForm(12)}${quoteButton(
    12,
    `<div class="yith_ywraq_add_item_response-12 yith_ywraq_add_item_response_message">Đã có</div>
    <div class="yith_ywraq_add_item_browse-list-12 yith_ywraq_add_item_browse_message"><a href="/l/">Xem</a></div>`,
  )}</div>`
  openShop(UNLISTED)
  await start()
  expect(find(RESPONSE).style.display).toBe('')
  await choose(45)
  expect(find(RESPONSE).style.display).toBe('none')
  expect(find(BROWSE).parentElement?.style.display).toBe('none')
  expect(find(BOX).style.display).toBe('block')
})

test('a button that the paid edition printed as disabled is so until a variation is chosen, and again without one', async () => {
  openShop(UNLISTED)
  const button = find('#one .add-request-quote-button')
  button.classList.add('disabled')
  await start()
  expect(button.classList).toContain('disabled')
  await choose(45)
  expect(button.classList).not.toContain('disabled')
  await choose(undefined)
  expect(button.classList).toContain('disabled')
})

test('the same variation, found again, is not asked about again', async () => {
  const shop = openShop(LISTED, LISTED)
  await start()
  await choose(45)
  await choose(45)
  expect(shop.requests).toHaveLength(1)
  await choose(undefined)
  await choose(45)
  expect(shop.requests).toHaveLength(2)
})

test('who chooses fast gets the answer for the last choice, and what nobody waits for is not asked', async () => {
  const shop = openShop()
  await start()
  await choose(45)
  await choose(46)
  await choose(47)
  shop.answer(LISTED)
  await pass()
  expect(find(BOX).style.display).toBe('block')
  expect(shop.requests.map(({ fields }) => fields['variation_id'])).toEqual(['45', '47'])
  shop.answer(LISTED)
  await pass()
  expect(find(BOX).style.display).toBe('none')
})

test('a choice that was undone while its answer was on the way leaves no message', async () => {
  const shop = openShop()
  await start()
  await choose(45)
  await choose(undefined)
  shop.answer(LISTED)
  await pass()
  expect(document.querySelector(RESPONSE)).toBeNull()
})

test('when the check fails the button is there, so that the shopper can try; the author is told', async () => {
  openShop(LISTED, 500)
  await start()
  await choose(45)
  await choose(46)
  expect(find(BOX).style.display).toBe('block')
  expect(document.querySelector(RESPONSE)).toBeNull()
  expect(document.querySelector('.woocommerce-error')).toBeNull()
  expect(page.reports).toEqual(['call-failed: NetworkError: variation_exist: 500'])
})

test('a check waits behind what the shopper asked for', async () => {
  const shop = openShop()
  await start()
  await choose(45, '#two form')
  await choose(45)
  click(find('#two .yith-ywraq-add-button a'))
  await pass()
  shop.answer(UNLISTED, quoteAnswer('true'), LISTED)
  await pass()
  expect(shop.requests.map(({ fields }) => fields['ywraq_action'])).toEqual([
    'variation_exist',
    'add_item',
    'variation_exist',
  ])
  expect(shop.mostAtOnce).toBe(1)
  expect(document.querySelectorAll(RESPONSE)).toHaveLength(1)
})

test('an expired nonce is renewed here too', async () => {
  const shop = openShop(403, '<script>var ywraq_frontend={"yith_ywraq_action_nonce":"nonce2"}</script>', LISTED)
  await start()
  await choose(45)
  expect(shop.requests[2]?.fields).toMatchObject({ _wpnonce: 'nonce2', variation_id: '45' })
  expect(find(BOX).style.display).toBe('none')
})

/** The shop's form says that the shopper has changed the choice (contract 5.7). */
async function change(form = '#one form'): Promise<void> {
  find(form).dispatchEvent(new CustomEvent('woocommerce_variation_has_changed', { bubbles: true }))
  await pass(PAINT)
}

test('on a product’s page the button moves to the end of the form, where the plugin has it, once the shopper chooses', async () => {
  openShop()
  await start()
  expect(document.querySelector('#one form .near-add-to-cart')).toBeNull()
  await change()
  const end = find('#one form .woocommerce-variation-add-to-cart')
  expect(end.lastElementChild).toBe(find('#one .near-add-to-cart'))
  end.append(document.createElement('p'))
  await change()
  expect(end.lastElementChild?.localName).toBe('p')
  expect(document.querySelectorAll('#one .near-add-to-cart')).toHaveLength(1)
})

test('a variation that the page comes with moves nothing', async () => {
  openShop(UNLISTED)
  await start()
  await choose(45)
  expect(document.querySelector('form .near-add-to-cart')).toBeNull()
})

test('anywhere else the button stays where it is', async () => {
  document.body.className = ''
  openShop()
  await start()
  await change()
  expect(document.querySelector('form .near-add-to-cart')).toBeNull()
})

test('jQuery’s events count as well', async () => {
  const jQuery = installJQuery()
  const shop = openShop(LISTED, UNLISTED)
  await start()
  jQuery(find('#one form')).trigger('found_variation', [{ variation_id: 45 }])
  await pass()
  expect(find(BOX).style.display).toBe('none')
  jQuery(find('#one form')).trigger('found_variation', [{ variation_id: 46 }])
  await pass()
  expect(find(BOX).style.display).toBe('block')
  expect(shop.requests).toHaveLength(2)
})

test('an event without a variation asks nothing', async () => {
  const shop = openShop()
  await start()
  find('#one form').dispatchEvent(new CustomEvent('found_variation'))
  await pass()
  expect(shop.requests).toHaveLength(0)
  expect(page.reports).toEqual([])
})

test('a form without a quote button asks nothing, and one that comes late is followed', async () => {
  find('#two .yith-ywraq-add-to-quote').remove()
  const shop = openShop(LISTED, LISTED)
  await start()
  await choose(45, '#two form')
  expect(shop.requests).toHaveLength(0)
  find('#two').insertAdjacentHTML(
    'afterend',
    `<div class="product" id="three">${variationForm(14)}${quoteButton(14)}</div>`,
  )
  await pass(300)
  await choose(50, '#three form')
  expect(shop.requests).toHaveLength(1)
  expect(find('#three .yith-ywraq-add-button').style.display).toBe('none')
})

test('a form that has left the page is not followed any more', async () => {
  const shop = openShop()
  await start()
  const form = find('#one form')
  find('#one').remove()
  await pass(300)
  form.dispatchEvent(new CustomEvent('found_variation', { detail: [{ variation_id: 45 }] }))
  await pass()
  expect(shop.requests).toHaveLength(0)
})

test('where the script of the plugin is still on the page, it asks itself', async () => {
  const old = document.createElement('script')
  old.type = 'text/plain'
  old.src = '/wp-content/plugins/yith-woocommerce-request-a-quote/assets/js/frontend.min.js'
  document.head.append(old)
  const shop = openShop()
  await start()
  await choose(45)
  expect(shop.requests).toHaveLength(0)
})

test('security.nonce.quote-requests: the check, the add and the removal each carry the nonce of the settings', async () => {
  find('#two').innerHTML =
    '<table><tr><td><a class="yith-ywraq-item-remove" data-remove-item="k1" data-product_id="9">×</a></td></tr></table>'
  const shop = openShop(UNLISTED, quoteAnswer('false'), '1')
  await start()
  await choose(45)
  for (const selector of [`${BOX} a`, '.yith-ywraq-item-remove']) {
    click(find(selector))
    await pass()
  }
  const sent = shop.requests.map(({ fields }) => [fields['ywraq_action'], fields['_wpnonce']])
  expect(sent).toEqual([
    ['variation_exist', 'nonce1'],
    ['add_item', 'nonce1'],
    ['remove_item', 'nonce1'],
  ])
})

test('where not even a text can be loaded the answer of the server is shown all the same', async () => {
  loseTexts()
  openShop(LISTED)
  await start()
  await choose(45)
  expect(find(RESPONSE).textContent).toBe('Đã có trong danh sách')
  expect(find(BOX).style.display).toBe('none')
})

test('a button beside the form, where a page builder has put it, follows the choice and sends it', async () => {
  document.body.innerHTML = `<section id="one">${variationForm(12)}</section><section>${quoteButton(12)}</section>`
  const shop = openShop(UNLISTED, quoteAnswer('true'))
  await start()
  await choose(45)
  expect(shop.requests[0]?.fields).toMatchObject({ ywraq_action: 'variation_exist', variation_id: '45' })
  click(find('.add-request-quote-button'))
  await pass()
  expect(shop.requests[1]?.fields).toMatchObject({ ywraq_action: 'add_item', product_id: '12', variation_id: '45' })
})
