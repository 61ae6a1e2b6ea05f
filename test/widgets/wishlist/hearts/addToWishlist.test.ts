import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find, press } from '../../../support/page'
import { wishlistButton, wishlistCard, wishlistData } from '../../../support/wishlistHtml'
import { keepData, partsOf, startWishlist } from '../../../support/wishlistPage'

const ADDED = { status: true, wishlists_data: wishlistData({ 12: [0] }) }

let page: TestPage

function open(html: string, query = ''): void {
  page = openPage(html, query)
  stopClock()
  keepData(wishlistData({}))
}

beforeEach(() => open(`<ul>${wishlistCard(12)}${wishlistCard(13)}</ul>`))

const button = () => find('.tinvwl_add_to_wishlist_button')

/** Starts the page, clicks the first button, and returns what was sent. */
async function sentByClick(settings = {}): Promise<Record<string, string>> {
  const shop = openShop(ADDED)
  await startWishlist(settings)
  click(button())
  await pass(100)
  return partsOf(shop.requests[0])
}

describe('the request', () => {
  test('listing.card.has-wishlist-button: a click on the button of a card adds the product of the card, and no link is followed', async () => {
    const shop = openShop(ADDED)
    await startWishlist()
    const event = click(button())
    await pass(100)
    expect(event.defaultPrevented).toBe(true)
    expect(partsOf(shop.requests[0])).toEqual({
      'form[tinvwl-hidden-fields]': '[]',
      tinv_wishlist_id: '',
      tinv_wishlist_name: '',
      product_type: 'simple',
      product_id: '12',
      product_variation: '0',
      product_action: 'addto',
      redirect: 'http://localhost:3000/',
    })
    expect(button().classList).toContain('tinvwl-product-in-list')
  })

  test('wishlist.add.posts-to-page-without-query: a multipart POST to the page, without its query', async () => {
    open(wishlistButton(12), '?orderby=price#top')
    const shop = openShop(ADDED)
    await startWishlist()
    click(button())
    await pass(100)
    const { url, init } = shop.requests[0] ?? { url: '', init: {} }
    expect(url).toBe('http://localhost:3000/')
    expect(init).toMatchObject({ method: 'POST', credentials: 'same-origin', cache: 'no-store' })
    expect(init.body).toBeInstanceOf(FormData)
    expect(partsOf(shop.requests[0])['redirect']).toBe('http://localhost:3000/?orderby=price#top')
  })

  test('wishlist.add.sends-product-identity: type, product and chosen variation', async () => {
    open(wishlistButton(12, { type: 'variable', variation: 45 }))
    expect(await sentByClick()).toMatchObject({ product_type: 'variable', product_id: '12', product_variation: '45' })
  })

  test('wishlist.add.sends-product-action: add, or in simple flow remove for a product in a list', async () => {
    expect(await sentByClick()).toMatchObject({ product_action: 'addto' })
    open(wishlistButton(12))
    keepData(wishlistData({ 12: [0] }))
    expect(await sentByClick({ wishlistSimpleFlow: true })).toMatchObject({ product_action: 'remove' })
  })

  test('wishlist.button.simple-flow-removes: clicking a remove button sends product_action remove', async () => {
    keepData(wishlistData({ 12: [0] }))
    const shop = openShop({ status: false, removed: true, wishlists_data: wishlistData({}) })
    await startWishlist({ wishlistSimpleFlow: '1' })
    expect(button().classList).toContain('tinvwl-product-make-remove')
    click(button())
    await pass(100)
    expect(partsOf(shop.requests[0])['product_action']).toBe('remove')
    expect(button().className).not.toMatch(/in-list|make-remove/)
  })

  test('wishlist.button.stays-addto-otherwise: a listed product outside simple flow, and one not listed in it, are added', async () => {
    keepData(wishlistData({ 12: [0] }))
    expect(await sentByClick()).toMatchObject({ product_action: 'addto' })
    open(wishlistButton(12))
    expect(await sentByClick({ wishlistSimpleFlow: true })).toMatchObject({ product_action: 'addto' })
  })

  test('wishlist.add.sends-redirect-lang-and-stats: the address, and what is set of languages and counts', async () => {
    const data = wishlistData({}, { lang: 'vi' })
    keepData(data)
    const settings = { wishlistLang: 'vi', wishlistDefaultLang: 'en', wishlistStats: '1' }
    expect(await sentByClick(settings)).toMatchObject({
      redirect: 'http://localhost:3000/',
      lang: 'vi',
      lang_default: 'en',
      stats: '1',
    })
  })

  test('what listeners of other plugins change is what is sent; nothing of it is taken for another type', async () => {
    const jQuery = installJQuery()
    const heard: string[] = []
    for (const name of ['tinvwl_add_to_wishlist_button_click', 'tinvwl_wishlist_ajax_response'])
      jQuery(document.body).on(name, () => heard.push(name))
    jQuery(document.body).on('tinvwl_wishlist_button_clicked', (_event, _button, data) => {
      Object.assign(data as object, { product_id: 99, gift: { wrap: true }, stats: null })
    })
    const sent = await sentByClick()
    expect(sent).toMatchObject({ product_id: '99', gift: '{"wrap":true}' })
    expect(sent).not.toHaveProperty('stats')
    expect(heard).toEqual(['tinvwl_add_to_wishlist_button_click', 'tinvwl_wishlist_ajax_response'])
  })

  test('listeners get the answer as it came, with what only they read, before it is acted on; what they change of it holds', async () => {
    const said = {
      ...ADDED,
      icon: '<i></i>',
      wishlist_url: '/w/',
      wishlist: { ID: 3, share_key: 'a1' },
      msg: '<p>Done</p>',
    }
    const heard: unknown[] = []
    installJQuery()(document.body).on('tinvwl_wishlist_ajax_response', (_event, _settings, answer) => {
      heard.push(structuredClone(answer), button().classList.contains('tinvwl-product-in-list'))
      Object.assign(answer as object, { msg: '' })
    })
    openShop(said)
    await startWishlist()
    click(button())
    await pass(100)
    expect(heard).toEqual([said, false])
    expect(button().classList).toContain('tinvwl-product-in-list')
    expect(document.querySelector('.tinv-modal')).toBeNull()
  })
})

describe('wishlist.add.sends-product-form', () => {
  const FIELDS = `
    <input type="hidden" name="variation_id" value="45"><input name="quantity" value="2"><input name="none" disabled value="x">
    <input value="nameless"><input type="button" name="plus" value="+"><input name="qty[5]" value="2">
    <input name="a[]" value="x"><input name="a[]" value="y"><input name="deep[one][two]" value="3"><input name="deep[one][four]" value="5">
    <input type="checkbox" name="gift" value="" checked><input type="checkbox" name="off" value="1">
    <input type="radio" name="size" value="s"><input type="radio" name="size" value="m" checked>
    <select name="colour"><option value="red">Đỏ</option><option value="blue" selected>Xanh</option></select>
    <select name="extras[]" multiple><option value="1" selected>1</option><option value="2" selected>2</option></select>
    <textarea name="note">Chữ "hoa" &amp; mèo</textarea><input type="file" name="picture[]"><button name="add-to-cart" value="12">Mua</button>`

  test('wishlist.add.sends-product-form: every input of the form of the product in the grammar of the plugin, and the names of the hidden ones', async () => {
    open(
      `<div class="product"><form class="cart" method="post" data-product_id="12">${FIELDS}</form>${wishlistButton(12)}</div>`,
    )
    find('.tinv-wraper').insertAdjacentHTML('beforeend', '<input type="hidden" name="wrapped" value="w">')
    const sent = await sentByClick()
    const form = Object.fromEntries(Object.entries(sent).filter(([name]) => name.startsWith('form[')))
    expect(form).toEqual({
      'form[variation_id]': '45',
      'form[quantity]': '2',
      'form[qty]': '{"5":"2"}',
      'form[a]': '{"0":"x","1":"y"}',
      'form[deep]': '{"one":{"two":"3","four":"5"}}',
      'form[gift]': 'true',
      'form[size]': 'm',
      'form[colour]': 'blue',
      'form[extras]': '{"0":"1","1":"2"}',
      'form[note]': 'Chữ "hoa" & mèo',
      'form[wrapped]': 'w',
      'form[tinvwl-hidden-fields]': '["variation_id","wrapped"]',
    })
    expect(sent['product_variation']).toBe('45')
    expect(sent).not.toHaveProperty('picture')
  })

  test('listeners of other plugins get objects and lists, as the plugin nests them, and may change them', async () => {
    const hidden = '<input type="hidden" name="bundle[1]" value="a"><input type="hidden" name="bundle[2]" value="b">'
    open(`<form class="cart" method="post" data-product_id="12">${hidden}</form>${wishlistButton(12)}`)
    const heard: unknown[] = []
    installJQuery()(document.body).on('tinvwl_wishlist_button_clicked', (_event, _button, data) => {
      const { form } = data as { form: { bundle: Record<string, string>; 'tinvwl-hidden-fields': string[] } }
      heard.push(structuredClone(form))
      form.bundle['1'] = 'changed'
      form['tinvwl-hidden-fields'].push('added')
    })
    const sent = await sentByClick()
    expect(heard).toEqual([{ bundle: { 1: 'a', 2: 'b' }, 'tinvwl-hidden-fields': ['bundle'] }])
    expect(sent['form[bundle]']).toBe('{"1":"changed","2":"b"}')
    expect(sent['form[tinvwl-hidden-fields]']).toBe('["bundle","added"]')
  })

  test('a file that was chosen goes along at the top level', async () => {
    open(`<form class="cart" method="post"><input type="file" name="picture[]">${wishlistButton(12)}</form>`)
    const files = [new File(['x'], 'cat.png')]
    Object.defineProperty(find('[type=file]'), 'files', { value: files })
    expect(await sentByClick()).toMatchObject({ picture: 'cat.png' })
  })

  const form = (id: string, quantity: number, more = '') =>
    `<form class="cart" method="post" ${id}><input name="quantity" value="${quantity}">${more}</form>`

  test.each([
    [
      'beside the button, not of the same product elsewhere',
      `<div class="product">${form('data-product_id="12"', 2)}${wishlistButton(12)}</div>${form('data-product_id="12"', 1)}`,
      '2',
    ],
    ['of the product anywhere', `${form('data-product_id="12"', 2)}<p>${wishlistButton(12)}</p>`, '2'],
    [
      'of the product by its fields',
      `${form('', 2, '<button name="add-to-cart" value="12"></button>')}${wishlistButton(12)}`,
      '2',
    ],
    [
      'of another product: nothing',
      `${form('', 2, '<input name="product_id" value="13">')}${wishlistButton(12)}`,
      undefined,
    ],
    ['that does not say whose it is', `${form('', 2)}${wishlistButton(12)}`, '2'],
    [
      'of another plugin',
      `<form class="vtajaxform" data-product_id="12"><input name="quantity" value="3"></form>${wishlistButton(12)}`,
      '3',
    ],
    [
      'that is no POST: nothing',
      `<form class="cart"><input name="quantity" value="3"></form>${wishlistButton(12)}`,
      undefined,
    ],
  ])('the form %s', async (_which, html, quantity) => {
    open(html)
    expect((await sentByClick())['form[quantity]']).toBe(quantity)
  })

  /** Keeps a form from being displayed, as a theme does on the devices that another one is for. */
  const hide = (hidden: HTMLElement) => vi.spyOn(hidden, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)

  test('of two forms of the product it is the one that is displayed, as each is hidden on the other’s devices', async () => {
    const copy = (quantity: number) => form('data-product_id="12"', quantity)
    open(`<div class="product">${copy(2)}<div id="narrow">${copy(1)}</div>${wishlistButton(12)}</div>`)
    hide(find('#narrow form'))
    expect((await sentByClick())['form[quantity]']).toBe('2')
  })

  test('of those that do not say whose they are, it is all: what one of them hides may be a part of the choice', async () => {
    open(`${form('', 2)}<form class="vtajaxform"><input name="gift" value="ribbon"></form>${wishlistButton(12)}`)
    hide(find('.vtajaxform'))
    expect(await sentByClick()).toMatchObject({ 'form[quantity]': '2', 'form[gift]': 'ribbon' })
  })
})

describe('options that are not chosen', () => {
  const PRODUCT = `<div class="product"><form class="variations_form cart" method="post" data-product_id="12"></form>
    ${wishlistButton(12, { type: 'variable' })}</div>`

  test.each([
    ['en', 'Please select some product options before adding this product to your wishlist.'],
    ['vi', 'Vui lòng chọn các tùy chọn của sản phẩm trước khi thêm vào danh sách yêu thích.'],
  ])(
    'wishlist.button.options-alert: an alert in the language %s says so, and nothing is sent',
    async (locale, message) => {
      open(PRODUCT)
      const alert = vi.fn()
      vi.stubGlobal('alert', alert)
      const shop = openShop()
      await startWishlist({ locale })
      click(button())
      await pass(100)
      expect(alert.mock.calls).toEqual([[message]])
      expect(shop.requests).toEqual([])
    },
  )

  test('wishlist.button.options-alert: the words of the server win, also where only the server says that options are missing', async () => {
    open(`<div class="product">${wishlistButton(12, { className: 'disabled-add-wishlist' })}</div>`)
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    openShop()
    await startWishlist({ wishlistMakeSelectionText: 'Chọn đã!' })
    click(button())
    await pass(100)
    expect(alert.mock.calls).toEqual([['Chọn đã!']])
  })

  test.each([
    ['a variation is chosen', '45', {}, 1],
    ['the product may be added as it is', '0', { wishlistAllowParent: true }, 1],
    ['nothing is chosen', '0', {}, 0],
  ])(
    'a listener may forbid the add by the class of buttons that wait, also where %s',
    async (_when, variation, settings, sent) => {
      open(`<div class="product"><form class="variations_form cart" method="post" data-product_id="12">
      <input type="hidden" name="variation_id" value="${variation}">${wishlistButton(12, { type: 'variable' })}</form></div>`)
      const alert = vi.fn()
      vi.stubGlobal('alert', alert)
      const shop = openShop()
      let isComplete = false
      installJQuery()(document.body).on('tinvwl_add_to_wishlist_button_click', () => {
        button().classList.toggle('disabled-add-wishlist', !isComplete)
      })
      await startWishlist(settings)
      click(button())
      await pass(100)
      expect(alert).toHaveBeenCalledTimes(1)
      expect(shop.requests).toEqual([])
      isComplete = true
      click(button())
      await pass(100)
      expect(shop.requests).toHaveLength(sent)
    },
  )

  test('a click that comes before the button could show that it waits alerts too', async () => {
    open(PRODUCT)
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const shop = openShop()
    vi.stubGlobal('requestIdleCallback', () => 0)
    await startWishlist()
    click(button())
    await pass(100)
    expect(alert).toHaveBeenCalledTimes(1)
    expect(shop.requests).toEqual([])
  })
})

const FAILED = 'Chưa thay đổi được danh sách yêu thích. Vui lòng thử lại.'

describe('options that are chosen while the form does not yet know their variation', () => {
  const chosen = (addClass = '') => `<div class="product">
    <form class="variations_form cart" method="post" data-product_id="12">
      <table class="variations"><tr><td><select name="attribute_size"><option value="m" selected>M</option></select></td></tr></table>
      <input type="hidden" name="variation_id"><button class="single_add_to_cart_button ${addClass}">Add</button>
    </form>
    ${wishlistButton(12, { type: 'variable' })}</div>`

  /** Clicks, and gives the words of all alerts and what was asked of the wishlist. */
  async function clickFor(html: string) {
    open(html)
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const shop = openShop()
    await startWishlist({ wishlistMakeSelectionText: 'Choose!' })
    click(button())
    await pass(100)
    const wishes = () => shop.requests.filter(({ url }) => !url.includes('get_variation'))
    return { wishes, alerts: () => alert.mock.calls.flat() }
  }

  test('a press waits for the variation, shows so, and adds it once however often it is repeated', async () => {
    const { wishes, alerts } = await clickFor(chosen())
    expect(button().getAttribute('aria-busy')).toBe('true')
    click(button())
    await pass(1000)
    expect(wishes()).toEqual([])
    button().dataset['tinvWlProductvariation'] = '45'
    await pass(100)
    expect(wishes()).toHaveLength(1)
    expect(alerts()).toEqual([])
  })

  test('a press waits also where another form of the product, hidden on this device, has no choice in it', async () => {
    const other = '<form class="variations_form cart" method="post" data-product_id="12" id="other"></form>'
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.id === 'other' ? [] : [new DOMRect()]) as unknown as DOMRectList
    })
    const { wishes, alerts } = await clickFor(chosen().replace('<form', `${other}<form`))
    expect(alerts()).toEqual([])
    button().dataset['tinvWlProductvariation'] = '45'
    await pass(100)
    expect(wishes()).toHaveLength(1)
  })

  test('two presses that come at once wait as one: the button stays busy until the shop has answered, and asks only once', async () => {
    open(chosen())
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const shop = openShop()
    await startWishlist({ wishlistMakeSelectionText: 'Choose!' })
    click(button())
    click(button())
    await pass(100)
    button().dataset['tinvWlProductvariation'] = '45'
    await pass(100)
    const wishes = () => shop.requests.filter(({ url }) => !url.includes('get_variation'))
    expect(wishes()).toHaveLength(1)
    expect(button().getAttribute('aria-busy')).toBe('true')
    shop.answer({}, ADDED)
    await pass(5000)
    expect(button().hasAttribute('aria-busy')).toBe(false)
    button().dataset['tinvWlProductvariation'] = '0'
    const failed = page.heard('shop-islands:wishlist-failed')
    click(button())
    click(button())
    await pass(5000)
    expect(failed).toHaveLength(1)
    expect(wishes()).toHaveLength(1)
    expect(alert.mock.calls).toEqual([])
  })

  test('a press that waits goes on when the shopper takes an option back: then there is one to choose, and nothing has failed', async () => {
    const { alerts } = await clickFor(chosen())
    const failed = page.heard('shop-islands:wishlist-failed')
    const select = find<HTMLSelectElement>('select')
    select.selectedIndex = -1
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await pass()
    expect(alerts()).toEqual(['Choose!'])
    expect(failed).toEqual([])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('where the variation never becomes known, the shopper is told so after five seconds, and not to choose what is chosen; later it can be added', async () => {
    const { wishes, alerts } = await clickFor(chosen())
    await pass(4500)
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(document.querySelector('.woocommerce-error')).toBeNull()
    await pass(500)
    expect(alerts()).toEqual([])
    expect(find('.woocommerce-error').textContent).toBe(FAILED)
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(wishes()).toEqual([])
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe(FAILED)
    find('form').dispatchEvent(new CustomEvent('found_variation', { bubbles: true, detail: [{ variation_id: 45 }] }))
    click(button())
    await pass(100)
    expect(document.querySelector('.woocommerce-error')).toBeNull()
    expect(wishes()).toHaveLength(1)
  })

  test.each([
    ['before the press', false],
    ['while the press waits', true],
  ])('where the look-up fails %s, the shopper is told at once', async (_when, isPressedFirst) => {
    open(chosen())
    const alert = vi.fn()
    vi.stubGlobal('alert', alert)
    const shop = openShop()
    await startWishlist()
    const failed = page.heard('shop-islands:wishlist-failed')
    if (isPressedFirst) click(button())
    expect(shop.requests.map(({ url }) => url)).toEqual([expect.stringContaining('get_variation')])
    shop.answer(500)
    await pass(100)
    if (!isPressedFirst) click(button())
    await pass(100)
    expect(failed).toHaveLength(1)
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(alert).not.toHaveBeenCalled()
  })

  test.each([
    ['the variation cannot be bought', chosen('wc-variation-is-unavailable')],
    ['there is no such variation', chosen().replace('<button', '<p class="wc-no-matching-variations"></p><button')],
    ['one of several options is not chosen', chosen().replace('</select>', '</select><select></select>')],
  ])('the shopper is asked at once where %s', async (_, html) => {
    expect((await clickFor(html)).alerts()).toEqual(['Choose!'])
  })
})

describe('while it runs', () => {
  test('a double click is one add; the button says that it is busy, and is free again afterwards', async () => {
    button().classList.add('ftinvwl-animated')
    const shop = openShop()
    await startWishlist({ wishlistSimpleFlow: true })
    click(button())
    click(button())
    await pass(100)
    expect(shop.requests).toHaveLength(1)
    expect(button().getAttribute('aria-busy')).toBe('true')
    expect(button().classList).toContain('ftinvwl-pulse')
    shop.answer(ADDED)
    await pass(100)
    expect(shop.requests).toHaveLength(1)
    expect(button().hasAttribute('aria-busy')).toBe(false)
    expect(button().classList).not.toContain('ftinvwl-pulse')
    click(button())
    await pass(100)
    expect(partsOf(shop.requests[1])['product_action']).toBe('remove')
  })

  test('the preloader ends before anybody hears of what the answer says', async () => {
    button().classList.add('ftinvwl-animated')
    const jQuery = installJQuery()
    const pulses: boolean[] = []
    jQuery(document.body).on('tinvwl_wishlist_added_status', () => {
      pulses.push(button().classList.contains('ftinvwl-pulse'))
    })
    const shop = openShop()
    await startWishlist()
    click(button())
    await pass(100)
    expect(button().classList).toContain('ftinvwl-pulse')
    shop.answer(ADDED)
    await pass(100)
    expect(pulses).toEqual([false])
  })

  test('a button that is served says so by the class that the plugin gives it at the first press, and keeps it', async () => {
    openShop(ADDED)
    await startWishlist()
    expect(button().classList).not.toContain('inited-add-wishlist')
    click(button())
    await pass(100)
    expect(button().classList).toContain('inited-add-wishlist')
    expect(button().classList).toContain('tinvwl-product-in-list')
  })

  test('hovering is no press: the class comes with the press', async () => {
    openShop(ADDED)
    await startWishlist()
    button().dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await pass(100)
    expect(button().classList).not.toContain('inited-add-wishlist')
  })

  test('a press is another’s as long as a listener marks the button so: it saves first, and then clicks again', async () => {
    const jQuery = installJQuery()
    jQuery(document).on('tinvwl_add_to_wishlist_button_click', (_event, pressed) => {
      const { classList } = pressed as Element
      if (classList.contains('is-saving')) return
      classList.add('inited-add-wishlist', 'is-saving')
      setTimeout(() => {
        classList.remove('inited-add-wishlist')
        jQuery(pressed as Element).trigger('click')
      }, 2000)
    })
    const shop = openShop(ADDED, ADDED)
    await startWishlist()
    click(button())
    await pass(1000)
    click(button())
    await pass(900)
    expect(shop.requests).toEqual([])
    expect(button().hasAttribute('aria-busy')).toBe(false)
    await pass(200)
    expect(shop.requests).toHaveLength(1)
    expect(button().classList).toContain('inited-add-wishlist')
    click(button())
    await pass(100)
    expect(shop.requests).toHaveLength(2)
  })

  test('that we have marked a button keeps nobody from pressing it again, nor from pressing the theme’s heart before it', async () => {
    open(`<div class="wishlist-icon"><button class="wishlist-button">♥</button>${wishlistButton(12)}</div>`)
    const shop = openShop(ADDED, ADDED, ADDED)
    await startWishlist()
    for (const pressed of ['.wishlist-button', '.tinvwl_add_to_wishlist_button', '.wishlist-button']) {
      click(find(pressed))
      await pass(100)
    }
    expect(shop.requests).toHaveLength(3)
  })

  test('two products that are clicked in one breath are sent one after the other', async () => {
    const shop = openShop()
    await startWishlist()
    for (const heart of document.querySelectorAll('.tinvwl-loop')) click(heart)
    await pass(100)
    expect(shop.requests).toHaveLength(1)
    shop.answer(ADDED, { status: true, wishlists_data: wishlistData({ 12: [0], 13: [0] }) })
    await pass(100)
    expect(shop.requests.map((request) => partsOf(request)['product_id'])).toEqual(['12', '13'])
    expect(document.querySelectorAll('.tinvwl-product-in-list')).toHaveLength(2)
  })

  test.each(['Enter', ' '])('the key "%s" presses the button', async (key) => {
    const shop = openShop(ADDED)
    await startWishlist()
    expect(press(key, button()).defaultPrevented).toBe(true)
    await pass(100)
    expect(shop.requests).toHaveLength(1)
  })

  test('a key that is held down presses once, and does nothing else meanwhile', async () => {
    keepData(wishlistData({ 12: [0] }))
    const shop = openShop({ status: false, removed: true, wishlists_data: wishlistData({}) }, ADDED)
    await startWishlist({ wishlistSimpleFlow: '1' })
    press('Enter', button())
    await pass(100)
    expect(press('Enter', button(), { repeat: true }).defaultPrevented).toBe(true)
    await pass(100)
    expect(shop.requests).toHaveLength(1)
  })

  test('so does one that is held down on a real button, of which the browser makes a click each time', async () => {
    open('<button class="tinvwl_add_to_wishlist_button" data-tinv-wl-product="12" data-tinv-wl-list="[]"></button>')
    const shop = openShop(ADDED, { status: false, removed: true, wishlists_data: wishlistData({}) })
    await startWishlist({ wishlistSimpleFlow: '1' })
    for (const repeat of [false, true, true]) {
      press('Enter', button(), { repeat })
      click(button(), { detail: 0 })
      await pass(100)
    }
    expect(shop.requests).toHaveLength(1)
    expect(button().matches('.tinvwl-product-in-list')).toBe(true)
  })

  test('other keys press nothing', async () => {
    const shop = openShop()
    keepData(wishlistData({}))
    await startWishlist()
    expect(press('a', button()).defaultPrevented).toBe(false)
    await pass(100)
    expect(shop.requests).toEqual([])
  })

  test('an answer is about the variation that was chosen when it was asked for, whichever is chosen when it comes', async () => {
    open(wishlistButton(12, { type: 'variable', variation: 45 }))
    const shop = openShop()
    await startWishlist({ wishlistBlockData: '1' })
    click(button())
    await pass(100)
    button().dataset['tinvWlProductvariation'] = '46'
    shop.answer({ status: true })
    await pass(100)
    const { paintButton } = await import('../../../../widgets/wishlist/hearts/paintButton')
    const isMarked = (variation: string) => {
      button().dataset['tinvWlProductvariation'] = variation
      paintButton(button())
      return button().classList.contains('tinvwl-product-in-list')
    }
    expect([button().className, isMarked('46'), isMarked('45')]).toEqual([
      expect.not.stringContaining('in-list'),
      false,
      true,
    ])
  })

  describe('the heart at the photo', () => {
    const form = (id: string, variation: string) =>
      `<form class="variations_form cart" method="post" data-product_id="12" id="${id}"><input type="hidden" name="variation_id" value="${variation}"></form>`

    /** Shows the heart of a product beside forms. */
    const openBeside = (forms: string) =>
      open(
        `<div class="product">${wishlistButton(12, { type: 'variable', variations: [0], className: 'tinvwl-loop' })}${forms}</div>`,
      )

    /** Presses the heart, and finds variation 45 added and shown. */
    async function expectChoiceAdded(): Promise<void> {
      const shop = openShop({ status: true, wishlists_data: wishlistData({ 12: [45] }) })
      await startWishlist()
      click(button())
      await pass(100)
      expect(partsOf(shop.requests[0])['product_variation']).toBe('45')
      expect(button().classList).toContain('tinvwl-product-in-list')
    }

    test('adds the variation that is chosen in the form beside it, and shows that', async () => {
      openBeside(form('only', '45'))
      const added = page.heard('shop-islands:added-to-wishlist')
      await expectChoiceAdded()
      expect(added).toEqual([{ productId: '12', variationId: '45' }])
    })

    test('adds, of two forms beside it, each hidden on the other’s devices, what is chosen in the one that is displayed', async () => {
      openBeside(form('narrow', '0') + form('wide', '45'))
      vi.spyOn(find('#narrow'), 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
      await expectChoiceAdded()
    })
  })

  test('the heart of the theme presses the button that it stands for, and is busy meanwhile', async () => {
    open(`<div class="wishlist-icon"><button class="wishlist-button"></button>${wishlistButton(12)}</div>`)
    const shop = openShop()
    await startWishlist()
    click(find('.wishlist-button'))
    click(find('.wishlist-button'))
    await pass(100)
    expect(shop.requests).toHaveLength(1)
    expect(find('.wishlist-button').classList).toContain('loading')
    shop.answer(ADDED)
    await pass(100)
    expect(find('.wishlist-button').className).toBe('wishlist-button wishlist-added')
  })

  test('a theme’s heart that stands for no button of this plugin is left alone, as where another’s is in it', async () => {
    open('<div class="wishlist-icon"><button class="wishlist-button">♥</button><a class="add_to_wishlist">♥</a></div>')
    openShop()
    await startWishlist()
    expect(click(find('.wishlist-button')).defaultPrevented).toBe(false)
    await pass()
    expect(page.reports).toEqual([])
  })

  test('a button that names no product is left alone, and the author reads why', async () => {
    open('<a href="/x" class="tinvwl_add_to_wishlist_button">♥</a>')
    openShop()
    await startWishlist()
    expect(click(button()).defaultPrevented).toBe(false)
    await pass()
    expect(page.reports).toEqual(['wishlist-button-without-product'])
  })
})

describe('a click before the data have come', () => {
  beforeEach(() => localStorage.clear())

  test('waits for them: in simple flow only they tell that it removes', async () => {
    sessionStorage.clear()
    const shop = openShop()
    await startWishlist({ wishlistSimpleFlow: true })
    click(button())
    await pass(100)
    expect(shop.requests.map(({ fields }) => fields['tinvwl-action'])).toEqual(['get_data'])
    shop.answer({ wishlists_data: wishlistData({ 12: [0] }) })
    await pass(100)
    expect(partsOf(shop.requests[1])['product_action']).toBe('remove')
  })

  test('goes on without them where they cannot be had', async () => {
    sessionStorage.clear()
    const shop = openShop()
    await startWishlist()
    click(button())
    await pass(100)
    shop.answer(500, ADDED)
    await pass(100)
    expect(partsOf(shop.requests[1])).toMatchObject({ product_id: '12', product_action: 'addto' })
    expect(button().classList).toContain('tinvwl-product-in-list')
  })
})

describe('when it fails', () => {
  test.each([
    ['the network is down', new TypeError('offline')],
    ['the server breaks', 500],
    ['the answer is empty', ' '],
    ['the answer says that it has no content', new Response(null, { status: 204 })],
    ['the answer breaks off', '{"status":'],
    ['the answer is a page', '<!doctype html><p>Đăng nhập</p>'],
    ['the server refuses without a word', { status: false }],
  ])(
    'because %s the button is free and as it was, a notice says so, and a second click tries again',
    async (_why, answer) => {
      const shop = openShop(answer)
      const failed = page.heard('shop-islands:wishlist-failed')
      await startWishlist()
      click(button())
      await pass(1000 + CUT_OFF)
      expect(failed).toHaveLength(1)
      expect(page.reports[0]).toMatch(/^call-failed/)
      expect(find('.shop-islands-notice').textContent).toBe('Chưa thay đổi được danh sách yêu thích. Vui lòng thử lại.')
      expect(find('[role=status]').textContent).toContain('Chưa thay đổi được')
      expect(button().classList).not.toContain('tinvwl-product-in-list')
      expect(button().hasAttribute('aria-busy')).toBe(false)
      click(button())
      await pass(100)
      expect(document.querySelector('.shop-islands-notice')).toBeNull()
      shop.answer(ADDED)
      await pass(100)
      expect(button().classList).toContain('tinvwl-product-in-list')
    },
  )

  test('a new attempt takes back what is spoken of the one before, also what waits to be spoken', async () => {
    const shop = openShop(500)
    const spoken = () => find('[role=status]').textContent
    await startWishlist()
    click(button())
    await pass(100)
    click(button())
    await pass(1000)
    expect(spoken()).toBe('')
    shop.answer(500)
    await pass(1000)
    expect(spoken()).toContain('Chưa thay đổi được')
    click(button())
    await pass(100)
    expect(spoken()).toBe('')
  })
})
