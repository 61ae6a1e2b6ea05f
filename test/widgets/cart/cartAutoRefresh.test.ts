import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer } from '../../support/cartHtml'
import { type FakeAnswer, type FakeShop, openShop, type SentRequest } from '../../support/fakeShop'
import { openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const DELAY = 1200

/** The cart page's table with one row (contract 2). */
const FORM = `<form class="woocommerce-cart-form"><table><tr class="cart_item"><td><div class="quantity">
    <input type="button" class="minus" value="-"><input class="qty" type="number" name="cart[k1][qty]" value="1">
    <input type="button" class="plus" value="+"></div></td></tr></table>
  <input name="coupon_code"><button type="submit" name="update_cart" value="x">Cập nhật</button></form>`

/** Hears of clicks on the update button, whichever it is by then. */
const pressed = vi.fn((event: Event) => event.preventDefault())

/** Opens a cart page. */
async function open(html: string): Promise<void> {
  openPage(`<div id="page">${html}</div>`)
  stopClock()
  openShop(cartAnswer(''))
  pressed.mockClear()
  find('#page').addEventListener('click', (event) => {
    if ((event.target as Element).matches('[name=update_cart]')) pressed(event)
  })
  await startPage()
  await pass(TWO_FRAMES)
}

/** The pointer reaches the table. */
function touch(): void {
  find('.qty').dispatchEvent(new Event('pointerover', { bubbles: true }))
}

/** Opens a cart page, in which the shopper touches the table. */
async function start(html: string): Promise<void> {
  await open(html)
  touch()
  await pass(TWO_FRAMES)
}

function change(selector: string): void {
  find(selector).dispatchEvent(new Event('change', { bubbles: true }))
}

test('a changed quantity presses the update button 1200 ms later', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  change('.qty')
  await pass(DELAY - 1)
  expect(pressed).not.toHaveBeenCalled()
  await pass(1)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a field that is emptied has its quantity back and updates nothing: the shop would remove the product', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  const field = find<HTMLInputElement>('.qty')
  field.value = ''
  change('.qty')
  expect(field.value).toBe('1')
  await pass(DELAY)
  expect(pressed).not.toHaveBeenCalled()
})

test('what is typed in a field and is no number stays, for the browser to say so', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  const field = find<HTMLInputElement>('.qty')
  field.value = ''
  vi.spyOn(field, 'validity', 'get').mockReturnValue({ valid: false, badInput: true } as ValidityState)
  change('.qty')
  expect(field.value).toBe('')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('of two tables, as page builders print them for wide and narrow screens, each presses its own button, which sends what was typed there', async () => {
  const table = `<div class="cart-auto-refresh">${FORM}</div>`
  await open(table + table.replace('value="x"', 'value="phones"'))
  const field = find('.cart-auto-refresh + * .qty')
  field.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await pass(TWO_FRAMES)
  field.dispatchEvent(new Event('change', { bubbles: true }))
  await pass(DELAY)
  expect(pressed.mock.calls.map(([{ target }]) => (target as HTMLButtonElement).value)).toEqual(['phones'])
})

test('a quantity that is changed while the file loads counts, whoever serves the field', async () => {
  await open(`<div class="cart-auto-refresh">${FORM}</div>`)
  touch()
  click(find('.plus'))
  change('.qty')
  await pass(DELAY + TWO_FRAMES)
  expect(find<HTMLInputElement>('.qty').value).toBe('2')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('plus and minus are changes, too, and each begins the wait anew', async () => {
  await start(`<div data-island="cart-auto-refresh">${FORM}</div>`)
  click(find('.plus'))
  await pass(DELAY - 100)
  click(find('.plus'))
  await pass(DELAY - 100)
  expect(find<HTMLInputElement>('.qty').value).toBe('3')
  expect(pressed).not.toHaveBeenCalled()
  await pass(100)
  expect(pressed).toHaveBeenCalledTimes(1)
})

/** Starts a table with two rows. @returns the second one's field, and what types into it. */
async function startWithTwoRows() {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  const row = find('.cart_item')
  row.after(row.cloneNode(true))
  const second = find<HTMLInputElement>('.cart_item + .cart_item .qty')
  const type = (quantity: string) => {
    second.value = quantity
    second.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  return { second, type }
}

test('who is typing in another quantity meanwhile is waited for; what is typed alone sends nothing', async () => {
  const { type } = await startWithTwoRows()
  type('3')
  await pass(DELAY)
  expect(pressed).not.toHaveBeenCalled()
  change('.qty')
  await pass(DELAY - 100)
  type('')
  await pass(DELAY - 100)
  type('4')
  await pass(DELAY - 1)
  expect(pressed).not.toHaveBeenCalled()
  await pass(1)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a quantity that is emptied to type another waits for that, however long: sent, the shop would remove the product', async () => {
  const { second, type } = await startWithTwoRows()
  change('.qty')
  second.focus()
  type('')
  await pass(3 * DELAY)
  expect(pressed).not.toHaveBeenCalled()
  second.dispatchEvent(new Event('change', { bubbles: true }))
  expect(second.value).toBe('1')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('a quantity that a script changes through jQuery alone counts; after the island has gone, nothing does', async () => {
  const jQuery = installJQuery()
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  jQuery(find('.qty')).trigger('change')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
  const field = find('.qty')
  find('.cart-auto-refresh').remove()
  await pass(TWO_FRAMES)
  find('#page').innerHTML = FORM
  jQuery(field).trigger('change')
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('the button of the form that the shop’s script has put in place of this one is pressed; none is none', async () => {
  await start(`<div class="cart-auto-refresh">${FORM}</div>`)
  change('.qty')
  find('form').outerHTML = FORM
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
  change('.qty')
  find('[name=update_cart]').remove()
  await pass(DELAY)
  expect(pressed).toHaveBeenCalledTimes(1)
})

describe('while the shop’s script updates the page', () => {
  const rows = (first: string, second: string) =>
    FORM.replace('value="1"', `value="${first}"`).replace(
      '</table>',
      `<tr class="cart_item"><td><input class="qty" type="number" name="cart[k2][qty]" value="${second}"></td></tr></table>`,
    )
  const values = () => Array.from(document.querySelectorAll<HTMLInputElement>('.qty'), ({ value }) => value)
  const type = (name: string, value: string) => {
    find<HTMLInputElement>(`[name="${name}"]`).value = value
    change(`[name="${name}"]`)
  }
  let update: (first: string, second: string) => void
  beforeEach(async () => {
    const jQuery = installJQuery()
    update = (first, second) => {
      find('form').outerHTML = rows(first, second)
      jQuery(document.body).trigger('updated_wc_div')
    }
    await start(`<div class="cart-auto-refresh">${rows('1', '1')}</div>`)
  })

  test('a quantity that is changed stays, and is sent in its turn', async () => {
    type('cart[k1][qty]', '2')
    await pass(DELAY)
    expect(pressed).toHaveBeenCalledTimes(1)
    find('form').classList.add('processing')
    type('cart[k2][qty]', '3')
    await pass(DELAY - 1)
    update('2', '1')
    expect(values()).toEqual(['2', '3'])
    await pass(DELAY - 1)
    expect(pressed).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(pressed).toHaveBeenCalledTimes(2)
    // Now nothing waits, and the shop may allow less than was asked for.
    update('2', '2')
    expect(values()).toEqual(['2', '2'])
  })

  test('it is kept, too, where that takes longer than a change waits, and the button that would do nothing is not pressed', async () => {
    find('form').classList.add('processing')
    type('cart[k2][qty]', '3')
    await pass(3 * DELAY)
    expect(pressed).not.toHaveBeenCalled()
    update('1', '1')
    expect(values()).toEqual(['1', '3'])
    await pass(DELAY)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  test('one that is sent although that has failed is not put back over what the shop allows', async () => {
    find('form').classList.add('processing')
    type('cart[k2][qty]', '3')
    find('form').classList.remove('processing')
    await pass(DELAY)
    expect(pressed).toHaveBeenCalledTimes(1)
    update('1', '2')
    expect(values()).toEqual(['1', '2'])
  })

  test('one that was changed before, which that script has sent itself, as with Enter, is as the shop allows', async () => {
    type('cart[k2][qty]', '3')
    find('form').classList.add('processing')
    update('1', '2')
    expect(values()).toEqual(['1', '2'])
  })
})

test.each([
  ['another field', `<div class="cart-auto-refresh">${FORM}</div>`, '[name=coupon_code]'],
  ['a quantity where the theme does not ask for it', FORM, '.qty'],
])('%s presses nothing', async (_what, html, field) => {
  await start(html)
  change(field)
  await pass(DELAY)
  expect(pressed).not.toHaveBeenCalled()
})

describe('who goes on to the checkout while a changed quantity still waits', () => {
  const CHECKOUT = '<a class="checkout-button button alt wc-forward" id="checkout" href="/checkout/">Thanh toán</a>'
  let page: TestPage
  let shop: FakeShop
  let native: string[]
  beforeEach(async () => {
    page = openPage(
      `<div id="page"><div class="cart-auto-refresh">${FORM.replace('<form ', '<form id="cart" action="/gio-hang/" ')}</div>${CHECKOUT}</div>`,
    )
    native = recordNativeBehaviour()
    stopClock()
    shop = openShop(cartAnswer(''))
    await startPage()
    await pass(TWO_FRAMES)
    touch()
    await pass(TWO_FRAMES)
  })
  const requestOf = (index: number) => {
    const { url, init } = shop.requests[index] as SentRequest
    return [url, new URLSearchParams([...(init.body as FormData)] as [string, string][]).toString()]
  }

  test('has it sent before', async () => {
    find<HTMLInputElement>('.qty').value = '3'
    change('.qty')
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    expect([native, page.visited]).toEqual([[], []])
    expect(find('#checkout').hasAttribute('data-island-waits')).toBe(true)
    expect(requestOf(asked)).toEqual([
      new URL('/gio-hang/', location.href).href,
      'cart%5Bk1%5D%5Bqty%5D=3&coupon_code=&update_cart=x',
    ])
    shop.answer('<div class="woocommerce-message">Giỏ hàng đã được cập nhật.</div>')
    await pass(DELAY)
    expect(page.visited).toEqual([new URL('/checkout/', location.href).href])
    // It is sent once.
    expect([shop.requests.length, native]).toEqual([asked + 1, []])
  })

  test.each<[string, FakeAnswer]>([
    ['the shop refuses', '<ul class="woocommerce-error"><li>Chỉ còn 2 món</li></ul>'],
    ['the shop cannot answer', 500],
  ])('has the cart page itself updated where %s, and stays there', async (_why, answer) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    change('.qty')
    click(find('#checkout'))
    shop.answer(answer)
    await pass()
    expect(page.visited).toEqual([])
    expect(native).toEqual(['submits cart with x'])
    expect(find('#checkout').hasAttribute('data-island-waits')).toBe(false)
  })

  test('has it sent once more where the cart page stood open until its nonce had expired, which the shop passes over in silence', async () => {
    const nonce = (value: string) => `<input type="hidden" name="woocommerce-cart-nonce" value="${value}">`
    find('#cart').insertAdjacentHTML('beforeend', nonce('yesterday'))
    find<HTMLInputElement>('.qty').value = '3'
    change('.qty')
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    shop.answer(`${FORM}${nonce('today')}`)
    await pass()
    expect([shop.requests.length, page.visited]).toEqual([asked + 2, []])
    expect(requestOf(asked + 1)[1]).toBe(
      'cart%5Bk1%5D%5Bqty%5D=3&coupon_code=&woocommerce-cart-nonce=today&update_cart=x',
    )
    shop.answer(`<div class="woocommerce-message">Giỏ hàng đã được cập nhật.</div>${FORM}${nonce('today')}`)
    await pass()
    expect(page.visited).toEqual([new URL('/checkout/', location.href).href])
    expect([shop.requests.length, native]).toEqual([asked + 2, []])
  })

  test('keeps the product whose quantity is empty and has the focus still: scripts keep presses from taking it, and follow links', async () => {
    const row = find('.cart_item')
    row.after(row.cloneNode(true))
    const [, second] = document.querySelectorAll<HTMLInputElement>('.qty')
    change('.qty')
    second?.focus()
    if (second) second.value = ''
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    expect(requestOf(asked)[1]).toContain('cart%5Bk1%5D%5Bqty%5D=1&cart%5Bk1%5D%5Bqty%5D=1&')
  })

  test('goes on where the page that comes back has an empty error message of a login pop-up', async () => {
    change('.qty')
    click(find('#checkout'))
    shop.answer('<div class="mfp-hide"><p class="woocommerce-error hidden"></p></div>')
    await pass()
    expect(page.visited).toEqual([new URL('/checkout/', location.href).href])
    expect(native).toEqual([])
  })

  test('goes at once where nothing waits, or a second time', async () => {
    click(find('#checkout'))
    expect(native).toEqual(['follows /checkout/'])
    change('.qty')
    await pass(DELAY)
    click(find('#checkout'))
    expect(native).toEqual(['follows /checkout/', 'submits cart with x', 'follows /checkout/'])
  })

  const TAKEN = '<div class="woocommerce-message">Giỏ hàng đã được cập nhật.</div>'
  const REFUSED = '<ul class="woocommerce-error"><li>Chỉ còn 2 món</li></ul>'

  test.each([
    ['takes', TAKEN],
    ['refuses', REFUSED],
  ])('and then elsewhere is not led back when the shop %s it', async (_what, answer) => {
    change('.qty')
    click(find('#checkout'))
    await pass()
    window.dispatchEvent(new Event('beforeunload'))
    shop.answer(answer)
    await pass()
    expect([page.visited, native]).toEqual([[], []])
  })

  test('has a quantity that is changed meanwhile sent, too', async () => {
    change('.qty')
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    find<HTMLInputElement>('.qty').value = '4'
    change('.qty')
    await pass(DELAY)
    shop.answer(TAKEN)
    await pass()
    expect(requestOf(asked + 1)[1]).toContain('qty%5D=4')
    expect(page.visited).toEqual([])
    shop.answer(TAKEN)
    await pass(DELAY)
    expect([page.visited, native]).toEqual([[new URL('/checkout/', location.href).href], []])
  })

  test('has a quantity sent that is changed after the shop has taken the first, where the page stays', async () => {
    change('.qty')
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    shop.answer(TAKEN)
    await pass()
    change('.qty')
    window.dispatchEvent(new Event('pageshow'))
    await pass(DELAY)
    expect([shop.requests.length, native]).toEqual([asked + 1, ['submits cart with x']])
  })

  test('by a double click learns why the shop refuses it', async () => {
    change('.qty')
    click(find('#checkout'))
    click(find('#checkout'), { detail: 2 })
    await pass()
    shop.answer(REFUSED)
    await pass()
    expect([page.visited, native]).toEqual([[], ['submits cart with x']])
  })

  test('and presses once more does so whatever the shop says', async () => {
    change('.qty')
    click(find('#checkout'))
    await pass()
    click(find('#checkout'), { detail: 1 })
    expect(page.visited).toEqual([new URL('/checkout/', location.href).href])
    await pass()
    shop.answer(REFUSED)
    await pass()
    expect([page.visited, native]).toEqual([[new URL('/checkout/', location.href).href], []])
  })

  test('by a link in a dropdown that stops clicks, to stay open, does all the same', async () => {
    const dropdown = document.createElement('div')
    dropdown.innerHTML = '<a class="checkout" id="checkout" href="/checkout/">Thanh toán</a>'
    dropdown.addEventListener('click', (event) => event.stopPropagation())
    find('#checkout').replaceWith(dropdown)
    change('.qty')
    const asked = shop.requests.length
    const first = click(find('#checkout'))
    await pass()
    expect([first.defaultPrevented, shop.requests.length]).toEqual([true, asked + 1])
    click(find('#checkout'), { detail: 2 })
    await pass()
    expect(page.visited).toEqual([])
    shop.answer(TAKEN)
    await pass(DELAY)
    expect([page.visited, shop.requests.length]).toEqual([[new URL('/checkout/', location.href).href], asked + 1])
  })

  test('stays where the quantity is one that the field does not allow', async () => {
    find('.qty').setAttribute('max', '2')
    find<HTMLInputElement>('.qty').value = '3'
    change('.qty')
    const asked = shop.requests.length
    click(find('#checkout'))
    await pass()
    expect([shop.requests.length, native]).toEqual([asked, []])
  })

  test.each([
    ['another link is followed, too, as one that removes a row', '/gio-hang/?remove_item=k2'],
    ['a link is followed that leads to a part of another page', '/san-pham/bat-su/#reviews'],
  ])('has it sent before %s', async (_what, address) => {
    find('#checkout').outerHTML = `<a id="other" href="${address}">×</a>`
    change('.qty')
    const asked = shop.requests.length
    click(find('#other'))
    await pass()
    expect([shop.requests.length, native, page.visited]).toEqual([asked + 1, [], []])
    shop.answer(TAKEN)
    await pass(DELAY)
    expect([page.visited, native]).toEqual([[new URL(address, location.href).href], []])
  })

  describe('removes another row, which the shop’s script does in place', () => {
    /** The addresses that the shop's script has fetched. */
    let fetched: string[]
    const followInPlace = (event: MouseEvent) => {
      const link = (event.target as Element).closest('.product-remove a')
      if (!link) return
      event.preventDefault()
      fetched.push(link.getAttribute('href') ?? '')
    }
    beforeEach(() => {
      fetched = []
      find('#checkout').outerHTML =
        '<span class="product-remove"><a id="other" href="/gio-hang/?remove_item=k2"><b>×</b></a></span>'
      document.addEventListener('click', followInPlace)
      return () => document.removeEventListener('click', followInPlace)
    })

    test('has it sent before, and the row is then removed in place, once', async () => {
      change('.qty')
      const asked = shop.requests.length
      click(find('#other b'))
      click(find('#other b'), { detail: 2 })
      await pass()
      expect([shop.requests.length, fetched]).toEqual([asked + 1, []])
      expect(find('#other').hasAttribute('data-island-waits')).toBe(true)
      shop.answer(TAKEN)
      await pass(DELAY)
      expect([shop.requests.length, fetched]).toEqual([asked + 1, ['/gio-hang/?remove_item=k2']])
      expect([page.visited, native]).toEqual([[], []])
      expect(find('#other').hasAttribute('data-island-waits')).toBe(false)
    })

    test('does so at once where nothing waits, the field does not allow it, or a second time', async () => {
      click(find('#other'))
      expect(fetched).toHaveLength(1)
      find('.qty').setAttribute('max', '2')
      find<HTMLInputElement>('.qty').value = '3'
      change('.qty')
      click(find('#other'))
      expect(fetched).toHaveLength(2)
      find<HTMLInputElement>('.qty').value = '2'
      const asked = shop.requests.length
      click(find('#other'))
      await pass()
      expect(fetched).toHaveLength(2)
      click(find('#other'), { detail: 1 })
      expect(page.visited).toEqual([new URL('/gio-hang/?remove_item=k2', location.href).href])
      shop.answer(TAKEN)
      await pass(DELAY)
      expect([shop.requests.length, fetched.length, page.visited.length]).toEqual([asked + 1, 2, 1])
    })

    test('sees the cart page updated where the shop refuses it, and the row stays', async () => {
      change('.qty')
      click(find('#other'))
      shop.answer(REFUSED)
      await pass(DELAY)
      expect([fetched, native]).toEqual([[], ['submits cart with x']])
    })

    test('does not follow a link that has gone meanwhile', async () => {
      change('.qty')
      click(find('#other'))
      await pass()
      find('.product-remove').remove()
      shop.answer(TAKEN)
      await pass(DELAY)
      expect([fetched, native, page.visited]).toEqual([[], [], []])
    })
  })

  describe('sends what the shop’s script sends in place', () => {
    /** The buttons with which the shop's script has sent something. */
    let sent: (string | undefined)[]
    const sendInPlace = (event: SubmitEvent) => {
      event.preventDefault()
      sent.push(event.submitter?.getAttribute('name') ?? undefined)
    }
    beforeEach(() => {
      sent = []
      find('#checkout').outerHTML = '<form id="calculator"><button id="other" name="calc_shipping"></button></form>'
      find('[name=update_cart]').insertAdjacentHTML('beforebegin', '<button id="coupon" name="apply_coupon"></button>')
      document.addEventListener('submit', sendInPlace)
      return () => document.removeEventListener('submit', sendInPlace)
    })

    test.each([
      ['the shipping calculator', '#other', 'calc_shipping'],
      ['a coupon in the table’s own form', '#coupon', 'apply_coupon'],
    ])('%s: has the quantity sent before, and it is then sent once', async (_what, selector, name) => {
      const button = find<HTMLButtonElement>(selector)
      change('.qty')
      const asked = shop.requests.length
      button.form?.requestSubmit(button)
      await pass()
      expect([shop.requests.length, sent]).toEqual([asked + 1, []])
      expect(button.form?.hasAttribute('data-island-waits')).toBe(true)
      shop.answer(TAKEN)
      await pass(DELAY)
      expect([shop.requests.length, sent, native]).toEqual([asked + 1, [name], []])
    })

    test('by the button that stands there meanwhile, where another script has drawn it anew', async () => {
      const button = find<HTMLButtonElement>('#other')
      change('.qty')
      button.form?.requestSubmit(button)
      await pass()
      button.outerHTML = '<button id="other" name="calc_shipping"></button>'
      let by: Element | null = null
      const note = ({ submitter }: SubmitEvent) => {
        by = submitter
      }
      document.addEventListener('submit', note, { once: true })
      shop.answer(TAKEN)
      await pass(DELAY)
      // Browsers throw where a form is to be sent by a button that it does not have.
      expect(by).toBe(find('#other'))
    })

    test('has a quantity sent that is changed meanwhile, before a second form; what is changed after that goes with it, too', async () => {
      change('.qty')
      const asked = shop.requests.length
      const coupon = find<HTMLButtonElement>('#coupon')
      coupon.form?.requestSubmit(coupon)
      await pass()
      change('.qty')
      const other = find<HTMLButtonElement>('#other')
      other.form?.requestSubmit(other)
      shop.answer(TAKEN)
      await pass()
      find<HTMLInputElement>('.qty').value = '4'
      change('.qty')
      await pass(DELAY)
      expect([shop.requests.length, sent, native]).toEqual([asked + 2, [], []])
      shop.answer(TAKEN)
      await pass()
      expect(requestOf(asked + 2)[1]).toContain('qty%5D=4')
      shop.answer(TAKEN)
      await pass(DELAY)
      expect([shop.requests.length, sent, native]).toEqual([asked + 3, ['calc_shipping'], []])
    })

    test('at once a second time, and where the field does not allow the quantity', async () => {
      const button = find<HTMLButtonElement>('#other')
      change('.qty')
      button.form?.requestSubmit(button)
      await pass()
      button.form?.requestSubmit(button)
      expect(sent).toHaveLength(1)
      shop.answer(TAKEN)
      await pass(DELAY)
      expect(sent).toHaveLength(1)
      find('.qty').setAttribute('max', '2')
      find<HTMLInputElement>('.qty').value = '3'
      change('.qty')
      button.form?.requestSubmit(button)
      expect(sent).toHaveLength(2)
    })
  })

  test.each([
    ['leads to no page', 'mailto:shop@example.com', '1'],
    ['moves this page', '/gio-hang/#totals', '1'],
    ['leaves a quantity that the field does not allow', '/gio-hang/?remove_item=k1', '3'],
  ])('and follows another link that %s does so at once', async (_why, address, quantity) => {
    history.replaceState(null, '', '/gio-hang/')
    find('#checkout').outerHTML = `<a id="other" href="${address}">×</a>`
    find('.qty').setAttribute('max', '2')
    find<HTMLInputElement>('.qty').value = quantity
    change('.qty')
    const asked = shop.requests.length
    click(find('#other'))
    await pass()
    expect([shop.requests.length, native]).toEqual([asked, [`follows ${address}`]])
  })

  test('or sends the form by Enter has it sent once', async () => {
    change('.qty')
    find<HTMLFormElement>('#cart').requestSubmit(find<HTMLButtonElement>('[name=update_cart]'))
    await pass(DELAY)
    expect(native).toEqual(['submits cart with x'])
  })

  test('goes where the theme’s table has no button that updates', async () => {
    change('.qty')
    find('[name=update_cart]').remove()
    click(find('#checkout'))
    expect(native).toEqual(['follows /checkout/'])
  })

  test('stays where the form’s address is none', async () => {
    find('#cart').setAttribute('action', 'javascript:void 0')
    const asked = shop.requests.length
    change('.qty')
    click(find('#checkout'))
    await pass()
    expect([shop.requests.length, native]).toEqual([asked, ['submits cart with x']])
  })
})
