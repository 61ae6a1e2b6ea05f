import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer, miniCart } from '../../../support/cartHtml'
import { openShop } from '../../../support/fakeShop'
import { CUT_OFF, openPage, pass, setCookie, stopClock, type TestPage, TWO_FRAMES } from '../../../support/freshPage'
import { loseTexts } from '../../../support/loseTexts'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { withoutSubmitterInData } from '../../../support/olderBrowser'
import { find } from '../../../support/page'
import { startBuying } from '../startBuying'

let page: TestPage

const EMPTY = cartAnswer('')
const AFTER = cartAnswer('after', { key: 'k1', product: 12 })
const ADDED = '<div class="woocommerce-message">“Bóng” đã được thêm. <a href="/cart/">Xem giỏ hàng</a></div>'
const REFUSED =
  '<div class="woocommerce-notices-wrapper"><ul class="woocommerce-error" role="alert"><li>Chỉ còn 2 món</li></ul></div>'
const SILENT = '<p>Bạn có phải là robot không?</p>'

const SIMPLE = `<form class="cart" id="simple" action="/san-pham/bong/" method="post" enctype="multipart/form-data">
  <input class="qty" name="quantity" value="3"><button type="submit" name="add-to-cart" value="12" class="single_add_to_cart_button">Mua</button></form>`

const variable = (
  variationId: string,
) => `<form class="variations_form cart" id="variable" action="/san-pham/ao/" method="post">
  <select name="attribute_pa_size"><option value="lớn" selected>Lớn</option></select>
  <select name="attribute_pa_color"><option value="" selected></option><option value="đỏ" selected>Đỏ</option></select>
  <button type="submit" class="single_add_to_cart_button">Mua</button><input type="hidden" name="add-to-cart" value="20">
  <input type="hidden" name="product_id" value="20"><input type="hidden" name="variation_id" class="variation_id" value="${variationId}"></form>`

const GROUPED = `<form class="cart grouped_form" id="grouped" action="/san-pham/bo/" method="post">
  <input class="qty" name="quantity[7]" value="2"><input class="qty" name="quantity[8]" value=""><input type="hidden" name="add-to-cart" value="30">
  <button type="submit" class="single_add_to_cart_button">Mua</button></form>`

beforeEach(() => {
  page = openPage()
  stopClock()
  setCookie('woocommerce_cart_hash', '')
})

const BACKGROUND = { productForms: 'background', redirectAfterAdd: false }

/** Shows forms on a page with a notice area and a mini-cart, and starts the script. */
async function show(html: string, given: Readonly<Record<string, unknown>> = BACKGROUND, recordsNative = true) {
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div>${html}<header>${miniCart()}</header>`
  const shop = openShop(EMPTY)
  await startBuying(given)
  // After the script's own listeners: what none of them prevents the browser does.
  const native = recordsNative ? recordNativeBehaviour() : []
  return { shop, native, sent: () => shop.requests.slice(1) }
}

/** What the browser does when a shopper clicks the button of a form. */
async function buy(form = '#simple', button = '.single_add_to_cart_button'): Promise<void> {
  find<HTMLFormElement>(form).requestSubmit(find(`${form} ${button}`))
  await pass(TWO_FRAMES)
}

const button = (form = '#simple') => find(`${form} .single_add_to_cart_button`)

describe('in the background', () => {
  test('a simple product is added without leaving the page: button, cart and link as after a listing’s button', async () => {
    const { shop, native, sent } = await show(SIMPLE)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(native).toEqual([])
    expect(sent()[0]).toMatchObject({
      url: 'http://localhost:3000/san-pham/bong/',
      fields: { quantity: '3', 'add-to-cart': '12' },
    })
    expect(button().className).toBe('single_add_to_cart_button added')
    expect(find('header [data-cart_item_key="k1"]')).toBeTruthy()
    expect(find('#simple .added_to_cart').textContent).toBe('Xem giỏ hàng')
    expect(find<HTMLInputElement>('.qty').value).toBe('3')
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('“Bóng” đã được thêm.')
  })

  test('others hear of the first add and of each further one in the order of the shop’s own script, its button with its link by then', async () => {
    const { shop } = await show(SIMPLE)
    const heard: string[] = []
    for (const name of ['added_to_cart', 'wc_cart_button_updated', 'wc_fragments_loaded'])
      document.addEventListener(name, () => heard.push(`${name} ${document.querySelectorAll('.added_to_cart').length}`))
    await buy()
    shop.answer(ADDED, AFTER)
    await pass(TWO_FRAMES)
    const order = ['added_to_cart 1', 'wc_cart_button_updated 1', 'wc_fragments_loaded 1']
    expect(heard).toEqual(order)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(heard.slice(3)).toEqual(order)
  })

  test('an add is no refusal for the empty place of a price’s message in the page that comes back', async () => {
    const { shop } = await show(SIMPLE)
    const place = '<div class="woocommerce-nyp-message" style="display: none"><ul class="woocommerce-error"></ul></div>'
    shop.answer(ADDED + place, AFTER)
    await buy()
    expect(button().className).toBe('single_add_to_cart_button added')
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('it is added in the background also by a browser that leaves the button out of a form’s data, as Chrome before 112', async () => {
    withoutSubmitterInData()
    const { shop, native, sent } = await show(SIMPLE)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(native).toEqual([])
    expect(sent()[0]?.fields).toEqual({ quantity: '3', 'add-to-cart': '12' })
  })

  test('the button is loading until the shop has answered, and a second click is a second add', async () => {
    const { shop, sent } = await show(SIMPLE)
    await buy()
    await buy()
    expect(button().classList).toContain('loading')
    shop.answer(ADDED, AFTER, ADDED, AFTER)
    await pass(TWO_FRAMES)
    expect(button().classList).not.toContain('loading')
    expect(sent().filter(({ endpoint }) => !endpoint)).toHaveLength(2)
  })

  test('a variation is sent with every choice, those that its data leave open among them', async () => {
    const { shop, sent } = await show(variable('21'))
    shop.answer(ADDED, AFTER)
    await buy('#variable')
    expect(sent()[0]?.fields).toEqual({
      attribute_pa_size: 'lớn',
      attribute_pa_color: 'đỏ',
      'add-to-cart': '20',
      product_id: '20',
      variation_id: '21',
    })
  })

  test('a group is sent with the quantity of each of its products', async () => {
    const { shop, sent } = await show(GROUPED)
    shop.answer(ADDED, AFTER)
    await buy('#grouped')
    expect(sent()[0]?.fields).toEqual({ 'quantity[7]': '2', 'quantity[8]': '', 'add-to-cart': '30' })
  })

  test('fields of other plugins go along, several of one name too; an empty file field is none', async () => {
    const { shop, sent } = await show(
      SIMPLE.replace(
        '<button',
        `<input type="checkbox" name="toString" value="1" checked><input name="gift[]" value="nơ"><input name="gift[]" value="hộp">
        <input name="gift[]" value="thiệp"><input type="file" name="photo"><button`,
      ),
    )
    shop.answer(ADDED, AFTER)
    const asked = page.heard('shop-islands:adding-to-cart')
    await buy()
    expect(asked).toMatchObject([{ data: { toString: '1', 'gift[]': ['nơ', 'hộp', 'thiệp'] } }])
    const pairs = [...new URLSearchParams(String(sent()[0]?.init.body))]
    expect(pairs.filter(([name]) => name === 'gift[]').map(([, value]) => value)).toEqual(['nơ', 'hộp', 'thiệp'])
    expect(sent()[0]?.fields).toMatchObject({ toString: '1' })
    expect(sent()[0]?.fields).not.toHaveProperty('photo')
  })

  test('quick-view.content.adds-to-cart: a form that arrives late and has no address goes to this page’s', async () => {
    // No record of what the browser does: it would stand before the listeners of what arrives late.
    const { shop, sent } = await show('<main></main>', BACKGROUND, false)
    find('main').innerHTML = SIMPLE.replace('/san-pham/bong/', '')
    await pass(100)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(sent()[0]?.url).toBe('http://localhost:3000/')
    expect(button().classList).toContain('added')
  })

  test('two products on one page are added one after the other, each by its own form', async () => {
    const { shop, sent } = await show(SIMPLE + GROUPED)
    await buy()
    await buy('#grouped')
    shop.answer(ADDED, AFTER, ADDED, AFTER)
    await pass(TWO_FRAMES)
    expect(sent().flatMap(({ fields }) => fields['add-to-cart'] ?? [])).toEqual(['12', '30'])
    expect(shop.mostAtOnce).toBe(1)
    expect([button().classList.contains('added'), button('#grouped').classList.contains('added')]).toEqual([true, true])
  })

  test('another form that is sent without a button, as a search by Enter, adds nothing and is the browser’s', async () => {
    const { native, sent } = await show(`${GROUPED}<form id="search" action="/"><input name="s" value="mèo"></form>`)
    find('#search').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    await pass(TWO_FRAMES)
    expect(sent()).toEqual([])
    expect(native).toEqual(['submits search'])
  })

  test('of a group of which one product was refused, the rest is added and the reason is shown', async () => {
    const { shop } = await show(GROUPED)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    shop.answer(ADDED + REFUSED, AFTER)
    await buy('#grouped')
    await pass(1500)
    expect(button('#grouped').classList).toContain('added')
    expect(find('.woocommerce-notices-wrapper .woocommerce-error').textContent).toBe('Chỉ còn 2 món')
  })

  test('the shop’s reasons against it stand in the notice area, are brought into view, and nothing chosen is lost', async () => {
    const { shop, native } = await show(SIMPLE)
    shop.answer(REFUSED, EMPTY)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const topOf = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    topOf.mockReturnValue(new DOMRect(0, -900, 300, 40))
    await buy()
    await pass(1500)
    expect(find('.woocommerce-notices-wrapper .woocommerce-error[role="alert"]').textContent).toBe('Chỉ còn 2 món')
    expect(scrolled).toHaveBeenLastCalledWith({ top: -1000 })
    expect(button().className).toBe('single_add_to_cart_button')
    expect(find<HTMLInputElement>('.qty').value).toBe('3')
    // The reasons are read out by their role, and nothing else in their place.
    expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
    expect(native).toEqual([])
    expect(page.reports).toEqual([])
  })

  test('they are said once, also where another script has drawn the button anew meanwhile', async () => {
    const { shop } = await show(SIMPLE)
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await buy()
    button().outerHTML = button().outerHTML
    shop.answer(REFUSED, EMPTY)
    await pass(1500)
    expect([...document.querySelectorAll('.woocommerce-error li')].map(({ textContent }) => textContent)).toEqual([
      'Chỉ còn 2 món',
    ])
  })

  test('a notice below the window is brought into view as well', async () => {
    const { shop } = await show(SIMPLE)
    shop.answer(REFUSED, EMPTY)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    const box = new DOMRect(0, innerHeight - 20, 300, 40)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(box)
    await buy()
    await pass(1500)
    expect(scrolled).toHaveBeenLastCalledWith({ top: innerHeight - 120 })
  })

  test('a notice that can be seen does not move the page', async () => {
    const { shop } = await show(SIMPLE)
    shop.answer(REFUSED, EMPTY)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 120, 300, 40))
    await buy()
    await pass(1500)
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('in a lightbox they stand beside the button, and the page behind it stays where it is', async () => {
    const { shop } = await show(`<div class="mfp-content">${SIMPLE}</div>`)
    shop.answer(REFUSED, EMPTY)
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    await buy()
    await pass(1500)
    expect(find('#simple .single_add_to_cart_button + * .woocommerce-error')).toBeTruthy()
    expect(scrolled).not.toHaveBeenCalled()
  })

  test('the next try takes the notice away', async () => {
    const { shop } = await show(SIMPLE)
    shop.answer(REFUSED, EMPTY, ADDED, AFTER)
    await buy()
    await buy()
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('a notice that the shop’s script has removed is no obstacle to the next add, nor to what another one under way says', async () => {
    const { shop } = await show(SIMPLE)
    await buy()
    await buy()
    shop.answer(500, EMPTY)
    await pass()
    find('.woocommerce-error').remove()
    shop.answer(REFUSED, EMPTY)
    await pass()
    expect(find('.woocommerce-error').textContent).toBe('Chỉ còn 2 món')
    find('.woocommerce-error').remove()
    shop.answer(ADDED, AFTER)
    await buy()
    expect(page.reports).toEqual([expect.stringContaining('call-failed')])
    expect(document.querySelector('.added_to_cart')).not.toBeNull()
  })

  test('a lost connection: the button is free, a notice and the screen reader say so, and the form is not sent again', async () => {
    const { shop, native } = await show(SIMPLE)
    shop.answer(new TypeError('Failed to fetch'), EMPTY)
    await buy()
    await pass(CUT_OFF)
    expect(find('.woocommerce-error').textContent).toBe('Chưa thêm được vào giỏ hàng. Vui lòng thử lại.')
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('Chưa thêm được vào giỏ hàng. Vui lòng thử lại.')
    expect(button().classList).not.toContain('loading')
    expect(native).toEqual([])
  })

  test('a page without a word on it, and the cart as it was: the browser sends the form, once, with its button', async () => {
    const { shop, native, sent } = await show(SIMPLE)
    shop.answer(SILENT, EMPTY)
    await buy()
    expect(native).toEqual(['submits simple with 12'])
    expect(sent()).toHaveLength(2)
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('but not with what the shopper has chosen since: that add has failed, and the next one sends the new choice', async () => {
    const { shop, native, sent } = await show(variable('21'))
    await buy('#variable')
    const color = find<HTMLSelectElement>('[name="attribute_pa_color"]')
    color.value = ''
    find<HTMLInputElement>('.variation_id').value = '22'
    shop.answer(SILENT, EMPTY)
    await pass(TWO_FRAMES)
    expect(native).toEqual([])
    expect(button('#variable').classList).not.toContain('loading')
    expect(find('.woocommerce-error')).toBeTruthy()
    shop.answer(ADDED, AFTER)
    await buy('#variable')
    expect(sent()[2]?.fields).toMatchObject({ attribute_pa_color: '', variation_id: '22' })
  })

  test.each([
    ['a product of a group that is sold one at a time', '<input type="checkbox" name="quantity[9]" value="1">'],
    ['an option in place of a select', '<input type="radio" name="attribute_pa_size" value="nhỏ">'],
  ])('nor with %s that was ticked since', async (_what, field) => {
    const { shop, native } = await show(GROUPED.replace('<button', `${field}<button`))
    await buy('#grouped')
    find<HTMLInputElement>(':is([type="checkbox"],[type="radio"])').checked = true
    shop.answer(SILENT, EMPTY)
    await pass(TWO_FRAMES)
    expect(native).toEqual([])
    expect(find('.woocommerce-error')).toBeTruthy()
  })

  test('what a listener has filled into the form as it was sent is nothing that the shopper has chosen since', async () => {
    const { shop, native } = await show(SIMPLE.replace('<button', '<input name="note" value=""><button'))
    document.body.addEventListener('adding_to_cart', () => {
      find<HTMLInputElement>('[name="note"]').value = 'quà'
    })
    shop.answer(SILENT, EMPTY)
    await buy()
    expect(native).toEqual(['submits simple with 12'])
  })

  test('the button is busy while the page goes, and free for a shopper who comes back', async () => {
    const { shop } = await show(SIMPLE)
    shop.answer(SILENT, EMPTY)
    await buy()
    expect(button().classList).toContain('loading')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(TWO_FRAMES)
    expect(button().classList).not.toContain('loading')
  })

  test('a shopper who is still there after that adds in the background again', async () => {
    const { shop, native } = await show(SIMPLE)
    shop.answer(SILENT, EMPTY, ADDED, AFTER)
    await buy()
    await buy()
    expect(native).toHaveLength(1)
    expect(button().classList).toContain('added')
  })

  /** Has forms refuse a button that is not theirs, as browsers do. */
  function refuseStaleButtons(): void {
    const { requestSubmit } = HTMLFormElement.prototype
    vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(function (this: HTMLFormElement, by) {
      if (by && !this.contains(by)) throw new DOMException('not a button of the form', 'NotFoundError')
      requestSubmit.call(this, by)
    })
  }

  test('a button that another script has drawn anew meanwhile: the browser sends the form with the new one, and the next add is in the background', async () => {
    const { shop, native } = await show(SIMPLE)
    refuseStaleButtons()
    await buy()
    button().outerHTML = button().outerHTML
    shop.answer(SILENT, EMPTY)
    await pass(TWO_FRAMES)
    expect(native).toEqual(['submits simple with 12'])
    expect(page.reports).toEqual([])
    shop.answer(ADDED, AFTER)
    await buy()
    expect(native).toHaveLength(1)
    expect(button().classList).toContain('added')
  })

  test('a form whose sending a script has broken has failed, and the next add is in the background', async () => {
    const { shop, native } = await show(SIMPLE)
    const form = find<HTMLFormElement>('#simple')
    await buy()
    form.requestSubmit = () => {
      throw new TypeError('no token')
    }
    shop.answer(SILENT, EMPTY)
    await pass(TWO_FRAMES)
    expect(find('.woocommerce-error')).toBeTruthy()
    Reflect.deleteProperty(form, 'requestSubmit')
    shop.answer(ADDED, AFTER)
    await buy()
    expect(native).toEqual([])
    expect(button().classList).toContain('added')
  })

  test('a form that somebody holds back the second time has failed: the button is free again', async () => {
    const { shop, native } = await show(SIMPLE)
    shop.answer(SILENT, EMPTY)
    let times = 0
    find('#simple').addEventListener('submit', (event) => times++ && event.preventDefault())
    await buy()
    expect(times).toBe(2)
    expect(native).toEqual([])
    expect(button().classList).not.toContain('loading')
    expect(find('.woocommerce-error')).toBeTruthy()
  })

  test('a vetoed add says nothing, and nothing is sent', async () => {
    const { sent } = await show(SIMPLE)
    document.addEventListener('shop-islands:adding-to-cart', (event) => event.preventDefault())
    await buy()
    expect(sent()).toEqual([])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('where not even a text can be loaded there is no empty notice', async () => {
    loseTexts()
    const { shop } = await show(SIMPLE)
    shop.answer(500, EMPTY)
    await buy()
    expect(button().classList).not.toContain('loading')
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })
})

describe('what says that it opens here is sent in the background all the same', () => {
  test.each([
    ['a form', SIMPLE.replace('method="post"', 'method="post" target="_self"')],
    ['a form that names no target', SIMPLE.replace('method="post"', 'method="post" target=""')],
    [
      'a button in a form for another tab',
      SIMPLE.replace('method="post"', 'method="post" target="_blank"').replace('<button', '<button formtarget="_top"'),
    ],
  ])('%s', async (_what, html) => {
    const { shop, native } = await show(html)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(native).toEqual([])
    expect(button().classList).toContain('added')
  })
})

describe('what only the browser can send, it sends', () => {
  /** Clicks and expects that the browser sends the form, and that we send nothing. */
  async function expectNative(html: string, given = BACKGROUND, target = '.single_add_to_cart_button'): Promise<void> {
    const { native, sent } = await show(html, given)
    await buy('form', target)
    expect(native).toHaveLength(1)
    expect(sent()).toEqual([])
  }

  test.each([
    ['a shop that did not ask for background forms', { productForms: 'submit', redirectAfterAdd: false }],
    ['a shop that leads to the cart after an add', { productForms: 'background', redirectAfterAdd: true }],
  ])('%s', async (_what, given) => {
    await expectNative(SIMPLE, given)
  })

  test.each([
    ['an external product', SIMPLE.replace('method="post"', 'method="get"')],
    ['a form to another site', SIMPLE.replace('/san-pham/bong/', 'https://elsewhere.test/')],
    ['a form to no address at all', SIMPLE.replace('/san-pham/bong/', 'https://')],
    ['a form into another tab', SIMPLE.replace('method="post"', 'method="post" target="_blank"')],
    ['a form that adds nothing', SIMPLE.replace('name="add-to-cart"', 'name="wish"')],
    ['a variation that is not chosen', variable('')],
    ['a variation that no script has chosen', variable('0')],
    ['a button that is disabled by its looks', SIMPLE.replace('add_to_cart_button', 'add_to_cart_button disabled')],
    ['a button into another tab', SIMPLE.replace('<button', '<button formtarget="_blank"')],
    ['a button with an address of its own', SIMPLE.replace('<button', '<button formaction="/express/"')],
  ])('%s', async (_what, html) => {
    await expectNative(html)
  })

  test.each(['ctrlKey', 'shiftKey', 'metaKey'])(
    'a click with %s, which opens another tab or window; the next is ours again',
    async (key) => {
      const { shop, native, sent } = await show(SIMPLE)
      button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))
      await pass(TWO_FRAMES)
      expect(native).toEqual(['submits simple with 12'])
      expect(sent()).toEqual([])
      shop.answer(ADDED, AFTER)
      button().click()
      await pass(TWO_FRAMES)
      expect(native).toHaveLength(1)
      expect(button().classList).toContain('added')
    },
  )

  test('another button of the form', async () => {
    await expectNative(
      SIMPLE.replace('</form>', '<button name="quote" value="1" id="quote">Báo giá</button></form>'),
      undefined,
      '#quote',
    )
  })

  test('a form with a file', async () => {
    const { native, sent } = await show(SIMPLE.replace('<button', '<input type="file" name="photo"><button'))
    vi.spyOn(FormData.prototype, Symbol.iterator).mockReturnValue(
      Object.entries({ 'add-to-cart': '12', photo: new File(['x'], 'meo.jpg') })[Symbol.iterator](),
    )
    await buy()
    expect(native).toEqual(['submits simple with 12'])
    expect(sent()).toEqual([])
  })

  test('a form that another script holds back stays held back', async () => {
    const { sent } = await show(SIMPLE)
    document.addEventListener('submit', (event) => event.preventDefault())
    await buy()
    expect(sent()).toEqual([])
    expect(button().classList).not.toContain('loading')
  })

  test('a form without a button, sent by a script', async () => {
    const { native, sent } = await show('<form class="cart" id="bare" method="post"></form>')
    find<HTMLFormElement>('#bare').requestSubmit()
    await pass()
    expect(native).toEqual(['submits bare'])
    expect(sent()).toEqual([])
  })

  test('a form that leaves the page is let go, and adds once when it comes back', async () => {
    const { shop, sent } = await show(SIMPLE, BACKGROUND, false)
    const form = find('#simple')
    const removed = vi.spyOn(window, 'removeEventListener')
    form.remove()
    await pass(100)
    expect(removed).toHaveBeenCalledWith('submit', expect.any(Function))
    document.body.append(form)
    await pass(100)
    shop.answer(ADDED, AFTER)
    await buy()
    expect(sent()).toHaveLength(2)
  })
})

test('a script that sends a form without naming its button adds what the form itself names', async () => {
  const { shop, sent, native } = await show(GROUPED)
  shop.answer(ADDED, AFTER)
  find('#grouped').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  await pass(TWO_FRAMES)
  expect(native).toEqual([])
  expect(sent()[0]?.fields).toMatchObject({ 'add-to-cart': '30' })
  expect(button('#grouped').classList).toContain('added')
})
