import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../support/fakeAnimations'
import { openShop } from '../../../support/fakeShop'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { showScripts } from '../../../support/themeScripts'
import { startBuying } from '../startBuying'

type Watch = (entries: { isIntersecting: boolean; boundingClientRect: { top: number; height: number } }[]) => void

/** Who watches what, and with which thresholds. */
const watches = new Map<Element, { tell: Watch; threshold: unknown }>()

class FakeObserver {
  readonly #tell: Watch
  readonly #threshold: unknown

  constructor(tell: Watch, options?: IntersectionObserverInit) {
    this.#tell = tell
    this.#threshold = options?.threshold ?? 0
  }
  observe(element: Element): void {
    watches.set(element, { tell: this.#tell, threshold: this.#threshold })
  }
  disconnect(): void {
    for (const [element, { tell }] of watches) if (tell === this.#tell) watches.delete(element)
  }
}

beforeEach(() => {
  openPage()
  stopClock()
  openShop()
  watches.clear()
  vi.stubGlobal('IntersectionObserver', FakeObserver)
})

/** Scrolls so that an element's upper edge is at `top`; it is in view unless it lies wholly above or below the window of 600 px. */
async function scroll(selector: string, top: number, height = 80): Promise<void> {
  const isIntersecting = top + height >= 0 && top <= 600
  watches.get(find(selector))?.tell([{ isIntersecting, boundingClientRect: { top, height } }])
  await pass()
}

const QUANTITY = '<div class="quantity"><input type="number" class="qty" name="quantity" value="1" min="1"></div>'
const BUTTON = '<button type="submit" name="add-to-cart" value="12" class="single_add_to_cart_button">Mua</button>'

/** A product of a newer theme: the bar stands inside of the form. */
const product = (id: string) => `<div class="product" id="${id}"><form class="cart" method="post">
  <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">${QUANTITY}${BUTTON}</div></div></form></div>`

async function show(html: string): Promise<void> {
  document.body.innerHTML = html
  await startBuying()
  // Several bars wake one after the other.
  await pass(100)
}

const isStuck = (bar = '.sticky-add-to-cart') => find(bar).classList.contains('sticky-add-to-cart--active')
const isBodyMarked = () => document.body.classList.contains('has-sticky-product-cart')

describe('the bar inside of the form', () => {
  test.each(['top', 'bottom'])(
    'another theme’s bar of that name, which says that it stands at the %s, is left to its script',
    async (end) => {
      await show(product('one').replace('"sticky-add-to-cart"', `"sticky-add-to-cart sticky-add-to-cart-${end}"`))
      expect(watches.has(find('.sticky-add-to-cart-wrapper'))).toBe(false)
    },
  )

  test('product.sticky-bar.appears-once-scrolled-past: the bar sticks, and its place keeps its height', async () => {
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', 200)
    expect([isStuck(), isBodyMarked()]).toEqual([false, false])
    await scroll('.sticky-add-to-cart-wrapper', -81)
    expect([isStuck(), isBodyMarked()]).toEqual([true, true])
    expect(find('.sticky-add-to-cart-wrapper').style.height).toBe('80px')
  })

  test('product.sticky-bar.threshold-0: with one pixel in view the bar stays away', async () => {
    await show(product('one'))
    expect(watches.get(find('.sticky-add-to-cart-wrapper'))?.threshold).toBe(0)
    await scroll('.sticky-add-to-cart-wrapper', -79)
    expect(isStuck()).toBe(false)
  })

  test('product.sticky-bar.not-while-area-is-below: what is still to come does not stick', async () => {
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', 900)
    expect([isStuck(), isBodyMarked()]).toEqual([false, false])
  })

  test('product.sticky-bar.hides-when-area-returns: all is as it was', async () => {
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', -300)
    await scroll('.sticky-add-to-cart-wrapper', 20)
    expect([isStuck(), isBodyMarked()]).toEqual([false, false])
    expect(find('.sticky-add-to-cart-wrapper').style.height).toBe('')
  })

  test('while the bar sticks, what gets the focus is scrolled clear of it: the window’s lower edge has its height as room', async () => {
    await show(product('one'))
    const room = () => document.documentElement.style.scrollPaddingBottom
    const height = vi.spyOn(find('.sticky-add-to-cart'), 'offsetHeight', 'get').mockReturnValue(68)
    expect(room()).toBe('')
    await scroll('.sticky-add-to-cart-wrapper', -300)
    expect(room()).toBe('68px')
    // The device is turned.
    height.mockReturnValue(104)
    window.dispatchEvent(new Event('resize'))
    await pass()
    expect(room()).toBe('104px')
    await scroll('.sticky-add-to-cart-wrapper', 20)
    expect(room()).toBe('')
  })

  test('the bar comes into view from nothing at each of its places, so that nothing that is seen jumps', async () => {
    const animated = fakeAnimations()
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', 200)
    expect(animated).toEqual([])
    await scroll('.sticky-add-to-cart-wrapper', -300)
    await scroll('.sticky-add-to-cart-wrapper', -400)
    expect(animated).toEqual([find('.sticky-add-to-cart')])
    await scroll('.sticky-add-to-cart-wrapper', 20)
    expect(animated).toEqual([find('.sticky-add-to-cart'), find('.sticky-add-to-cart')])
    for (const [frames] of vi.mocked(Element.prototype.animate).mock.calls)
      expect(frames).toEqual([{ opacity: 0, offset: 0 }])
  })

  test.each([
    ['with options still to choose', 'wc-variation-selection-needed', [-585]],
    ['that can be added', '', []],
  ])('its button leads to the form, out of view, of a product %s', async (_which, state, tops) => {
    const scrolled: unknown[] = []
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    vi.stubGlobal('flatsomeVars', { scrollPaddingTop: 70 })
    vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top))
    await show(product('one').replace('class="single_add', `class="${state} single_add`))
    find('form').addEventListener('submit', (event) => event.preventDefault())
    vi.spyOn(find('form'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 600, 200))
    click(find('.single_add_to_cart_button'))
    await pass(1000)
    expect(scrolled).toEqual([])
    await scroll('.sticky-add-to-cart-wrapper', -81)
    click(find('.single_add_to_cart_button'))
    await pass(1000)
    expect(scrolled).toEqual(tops)
  })

  test('a product that is not displayed is not scrolled past', async () => {
    await show(product('one'))
    watches
      .get(find('.sticky-add-to-cart-wrapper'))
      ?.tell([{ isIntersecting: false, boundingClientRect: { top: 0, height: 0 } }])
    await pass()
    expect(isStuck()).toBe(false)
  })

  test('of several scrolls at once the last one counts', async () => {
    await show(product('one'))
    watches.get(find('.sticky-add-to-cart-wrapper'))?.tell([
      { isIntersecting: false, boundingClientRect: { top: -300, height: 80 } },
      { isIntersecting: true, boundingClientRect: { top: 20, height: 80 } },
    ])
    await pass()
    expect(isStuck()).toBe(false)
  })

  test('the focus stays where it is when the bar begins to stick, because nothing is moved', async () => {
    await show(product('one'))
    find('.qty').focus()
    const moved = vi.fn()
    new MutationObserver(moved).observe(document, { childList: true, subtree: true })
    await scroll('.sticky-add-to-cart-wrapper', -300)
    await pass()
    expect(document.activeElement).toBe(find('.qty'))
    expect(moved).not.toHaveBeenCalled()
  })

  test('a change that a script raises on the document itself concerns no field, and the bar stays', async () => {
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', -300)
    document.dispatchEvent(new Event('change'))
    await pass()
    expect(isStuck()).toBe(true)
  })

  test('two products have two bars; the page is marked as long as one of them sticks', async () => {
    await show(product('one') + product('two'))
    await scroll('#one .sticky-add-to-cart-wrapper', -300)
    await scroll('#two .sticky-add-to-cart-wrapper', -100)
    expect(isStuck('#two .sticky-add-to-cart')).toBe(true)
    await scroll('#two .sticky-add-to-cart-wrapper', 20)
    expect(isStuck('#one .sticky-add-to-cart')).toBe(true)
    expect(isBodyMarked()).toBe(true)
    await scroll('#one .sticky-add-to-cart-wrapper', 20)
    expect(isBodyMarked()).toBe(false)
  })

  test('a product that leaves the page takes its mark with it', async () => {
    await show(product('one'))
    await scroll('.sticky-add-to-cart-wrapper', -300)
    find('#one').remove()
    await pass()
    expect(isBodyMarked()).toBe(false)
    expect(watches.size).toBe(0)
  })

  test('in the quick view nothing sticks', async () => {
    await show(`<div class="product-quick-view-container">${product('one')}</div>`)
    expect(watches.size).toBe(0)
  })

  test('our own markup has a bar too: what is in it first', async () => {
    await show('<div data-island="sticky-bar"><p id="bar">Mua</p></div><div data-island="sticky-bar" id="empty"></div>')
    await scroll('[data-island="sticky-bar"]', -300)
    expect(isStuck('#bar')).toBe(true)
    expect(watches.has(find('#empty'))).toBe(false)
  })

  test('where the theme’s own script still runs, the bar is left to it', async () => {
    showScripts()
    await show(product('one'))
    expect(watches.size).toBe(0)
  })
})

describe('a bar that stands apart from the form', () => {
  const separate = `<div class="product"><form class="cart" method="post" id="form">${QUANTITY}${BUTTON}</form>
    <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart"><form class="cart" id="own">${QUANTITY}${BUTTON}
      <a href="#top" id="link">Lên</a></form></div></div></div>`

  const quantity = (form: string) => find<HTMLInputElement>(`${form} .qty`)

  function type(form: string, value: string): void {
    quantity(form).value = value
    quantity(form).dispatchEvent(new Event('change', { bubbles: true }))
  }

  test('it appears once the form has scrolled out of view, and fixes no height', async () => {
    await show(separate)
    await scroll('#form', -300)
    expect([isStuck(), isBodyMarked()]).toEqual([true, true])
    expect(find('.sticky-add-to-cart-wrapper').style.height).toBe('')
  })

  test('product.sticky-bar.adds-chosen-product: its button is the form’s own, so the form’s choice is added', async () => {
    await show(separate)
    const sent: string[] = []
    document.addEventListener('submit', (event) => {
      sent.push((event.target as Element).id)
      event.preventDefault()
    })
    const event = click(find('#own .single_add_to_cart_button'))
    expect(event.defaultPrevented).toBe(true)
    expect(sent).toEqual(['form'])
    expect(click(find('#link')).defaultPrevented).toBe(false)
  })

  test('both quantities are the same, whichever is changed, with one change for each', async () => {
    await show(separate)
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as Element).closest('form')?.id ?? ''))
    type('#own', '3')
    expect(quantity('#form').value).toBe('3')
    type('#form', '5')
    expect(quantity('#own').value).toBe('5')
    expect(heard.sort()).toEqual(['form', 'form', 'own', 'own'])
  })

  test('a quantity that a script changes through jQuery alone reaches the other, with one change there', async () => {
    const jQuery = installJQuery()
    await show(separate)
    const heard: string[] = []
    document.addEventListener('change', ({ target }) => heard.push((target as Element).closest('form')?.id ?? ''))
    quantity('#own').value = '3'
    jQuery(quantity('#own')).trigger('change')
    expect(quantity('#form').value).toBe('3')
    quantity('#form').value = '5'
    jQuery(quantity('#form')).trigger('change')
    expect(quantity('#own').value).toBe('5')
    expect(heard).toEqual(['form', 'own'])
  })

  test('the limits of a variation reach the bar', async () => {
    await show(separate)
    Object.assign(quantity('#form'), { min: '2', max: '4', step: '2' })
    type('#form', '4')
    expect(['min', 'max', 'step'].map((name) => quantity('#own').getAttribute(name))).toEqual(['2', '4', '2'])
    quantity('#own').max = '9'
    type('#own', '2')
    expect(quantity('#form').max).toBe('4')
  })

  test('a bar of a group finds each of its fields by name, and leaves the others alone', async () => {
    await show(`<div class="product"><form class="cart" id="form"><input class="qty" name="quantity[1]" value="1">
      <input class="qty" name="quantity[2]" value="1"><input name="note" id="note"></form>
      <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">
      <input class="qty" name="quantity[2]" id="second" value="1"><input class="qty" name="amount" id="other" value="1"></div></div></div>`)
    for (const [id, value] of [
      ['#second', '7'],
      ['#other', '9'],
    ] as const) {
      find<HTMLInputElement>(id).value = value
      find(id).dispatchEvent(new Event('change', { bubbles: true }))
    }
    find('#note').dispatchEvent(new Event('change', { bubbles: true }))
    expect([...document.querySelectorAll<HTMLInputElement>('form .qty')].map(({ value }) => value)).toEqual(['1', '7'])
  })

  test('a field of another name is that of the only one in the form', async () => {
    await show(separate.replace('name="quantity"', 'name="amount"'))
    type('#own', '3')
    expect(quantity('#form').value).toBe('3')
  })

  test('other fields of the form, or of the bar, are no quantities', async () => {
    await show(separate.replaceAll('<button', '<input name="note" class="note"><button'))
    for (const note of document.querySelectorAll<HTMLInputElement>('.note')) {
      note.value = '8'
      note.dispatchEvent(new Event('change', { bubbles: true }))
    }
    expect([quantity('#form').value, quantity('#own').value]).toEqual(['1', '1'])
  })

  test('of two products each bar speaks for its own', async () => {
    await show(separate + separate.replace('id="form"', 'id="form-2"').replace('id="own"', 'id="own-2"'))
    type('#own-2', '4')
    expect([quantity('#form').value, quantity('#form-2').value]).toEqual(['1', '4'])
  })

  test('a bar without a quantity, or beside a form without one, breaks nothing', async () => {
    await show(`<div class="product"><form class="cart" id="form">${QUANTITY}</form>
      <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">${BUTTON}</div></div></div>`)
    type('#form', '3')
    expect(click(find('.single_add_to_cart_button')).defaultPrevented).toBe(true)
  })

  test('a bar at the end of the page speaks for the page’s product', async () => {
    await show(`<div class="product"><form class="cart" id="form">${QUANTITY}${BUTTON}</form></div>
      <footer><div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" id="own">${QUANTITY}</div></div></footer>`)
    type('#own', '3')
    expect(quantity('#form').value).toBe('3')
  })

  test('of two forms, one for each kind of device, it is the one that is displayed, also after the device was turned', async () => {
    const form = (id: string) => `<form class="cart" id="${id}">${QUANTITY}${BUTTON}</form>`
    let displayed = 'wide'
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.id === displayed ? [new DOMRect()] : []) as unknown as DOMRectList
    })
    await show(`<div class="product">${form('narrow')}${form('wide')}</div>
      <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" id="own">${QUANTITY}${BUTTON}</div></div>`)
    const sent: string[] = []
    document.addEventListener('submit', (event) => {
      sent.push((event.target as Element).id)
      event.preventDefault()
    })
    await scroll('#wide', -300)
    expect(isStuck()).toBe(true)
    click(find('#own .single_add_to_cart_button'))
    type('#wide', '2')
    expect(quantity('#own').value).toBe('2')

    displayed = 'narrow'
    window.dispatchEvent(new Event('resize'))
    await pass()
    await scroll('#narrow', -300)
    expect(isStuck()).toBe(true)
    click(find('#own .single_add_to_cart_button'))
    type('#wide', '5')
    type('#narrow', '3')
    expect([quantity('#own').value, quantity('#wide').value]).toEqual(['3', '5'])
    expect(sent).toEqual(['wide', 'narrow'])
  })

  test('where the form was replaced it speaks for the new one, and appears once that has scrolled out of view', async () => {
    await show(separate)
    await scroll('#form', 200)
    const former = watches.get(find('#form'))
    find('#form').outerHTML = `<form class="cart" method="post" id="new">${QUANTITY}${BUTTON}</form>`
    const sent: string[] = []
    document.addEventListener('submit', (event) => {
      sent.push((event.target as Element).id)
      event.preventDefault()
    })
    click(find('#own .single_add_to_cart_button'))
    expect(sent).toEqual(['new'])
    type('#own', '3')
    expect(quantity('#new').value).toBe('3')
    type('#new', '5')
    expect(quantity('#own').value).toBe('5')
    // The browser says of what has left that it is not in view.
    former?.tell([{ isIntersecting: false, boundingClientRect: { top: 0, height: 0 } }])
    await pass()
    await scroll('#new', -300)
    expect(isStuck()).toBe(true)
  })

  test.each([
    ['', 'type="submit"'],
    [' also where it does not say its type', ''],
  ])('another button is the form’s of its name, or its own where the form has none%s', async (_where, type) => {
    const buy = `<button ${type} name="ux-buy-now" value="12" class="buy">Mua ngay</button>`
    await show(separate.replaceAll('<div class="quantity">', `${buy}<div class="quantity">`))
    const sent: unknown[] = []
    document.addEventListener('submit', (event) => {
      sent.push([(event.target as Element).id, (event as SubmitEvent).submitter?.className])
      event.preventDefault()
    })
    click(find('#own .buy'))
    find('#form .buy').remove()
    click(find('#own .buy'))
    expect(sent).toEqual([
      ['form', 'buy'],
      ['own', 'buy'],
    ])
  })

  test('"Select options" in a bar at the end of the page scrolls to the form of the product whose id it carries, below the header', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addListener() {}, removeListener() {} }))
    vi.stubGlobal('flatsomeVars', { scrollPaddingTop: '70' })
    const scrollTo = vi.fn()
    vi.stubGlobal('scrollTo', scrollTo)
    await show(`<form class="cart"></form><div class="product" id="product-12"><form class="variations_form cart" id="form">${BUTTON}</form></div>
      <div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" data-product-id="12">
      <button class="sticky-add-to-cart-select-options-button"><span>Chọn</span></button></div></div>`)
    vi.spyOn(find('#form'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -500, 600, 200))
    click(find('.sticky-add-to-cart-select-options-button span'))
    await pass(1000)
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: -585, behavior: 'instant' })
    expect(document.activeElement).toBe(find('#form'))
  })

  test('"Select options" without a form to fill in does nothing', async () => {
    await show(`<div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart">
      <button class="sticky-add-to-cart-select-options-button">Chọn</button></div></div>`)
    expect(click(find('.sticky-add-to-cart-select-options-button')).defaultPrevented).toBe(false)
  })

  test('product.sticky-bar.adds-chosen-product: a quantity that was chosen before the bar woke is the bar’s, with its limits', async () => {
    document.body.innerHTML = separate
    Object.assign(quantity('#form'), { value: '3', max: '4' })
    await startBuying()
    await pass(100)
    expect([quantity('#own').value, quantity('#own').max]).toEqual(['3', '4'])
  })

  test('product.sticky-bar.adds-chosen-product: the quantity of a form that comes late is the bar’s, too', async () => {
    await show(`<div class="product" id="late"></div>
      <footer><div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" id="own">${QUANTITY}</div></div></footer>`)
    find('#late').innerHTML = `<form class="cart" id="form">${QUANTITY}${BUTTON}</form>`
    quantity('#form').value = '3'
    window.dispatchEvent(new Event('resize'))
    await pass()
    expect([quantity('#own').value, quantity('#form').value]).toEqual(['3', '3'])
  })

  test('product.sticky-bar.adds-chosen-product: a form that has come in the place of another gets the quantity in the bar, and the bar its limits', async () => {
    await show(separate)
    await scroll('#form', -300)
    type('#own', '3')
    const former = watches.get(find('#form'))
    find('#form').outerHTML = `<form class="cart" id="new">${QUANTITY.replace('min', 'max="5" min')}${BUTTON}</form>`
    former?.tell([{ isIntersecting: false, boundingClientRect: { top: 0, height: 0 } }])
    await pass()
    expect([quantity('#new').value, quantity('#own').value, quantity('#own').max]).toEqual(['3', '3', '5'])
  })

  test('product.sticky-bar.adds-chosen-product: a quantity typed into a new form that the bar has not seen yet stays', async () => {
    await show(separate)
    type('#own', '3')
    find('#form').outerHTML = `<form class="cart" id="new">${QUANTITY}${BUTTON}</form>`
    type('#new', '5')
    window.dispatchEvent(new Event('resize'))
    await pass()
    expect([quantity('#new').value, quantity('#own').value]).toEqual(['5', '5'])
  })

  test('product.sticky-bar.adds-chosen-product: its button adds the quantity that it shows, whatever a script has put into the form without a word', async () => {
    await show(separate)
    type('#own', '3')
    find('#form').outerHTML = `<form class="cart" id="new">${QUANTITY}${BUTTON}</form>`
    const sent: string[] = []
    document.addEventListener('submit', (event) => {
      sent.push(quantity(`#${(event.target as Element).id}`).value)
      event.preventDefault()
    })
    click(find('#own .single_add_to_cart_button'))
    expect(sent).toEqual(['3'])
  })

  test('a quantity that a script has put into the form without a word stays when the shopper scrolls or turns the device', async () => {
    await show(separate)
    quantity('#form').value = '5'
    await scroll('#form', -300)
    dispatchEvent(new Event('resize'))
    expect(quantity('#form').value).toBe('5')
  })

  test('of several quantities each that the form hides is hidden in the bar, too', async () => {
    const fields = ['one', 'two'].map((name) => QUANTITY.replace('"quantity" value', `"${name}" value`)).join('')
    await show(separate.replaceAll(QUANTITY, fields))
    for (const field of document.querySelectorAll<HTMLInputElement>('#form .qty')) {
      Object.assign(field.parentElement?.style ?? {}, { display: 'none' })
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
    await pass()
    const shown = [...document.querySelectorAll<HTMLElement>('#own .quantity')].map(({ style }) => style.display)
    expect(shown).toEqual(['none', 'none'])
  })

  test('a quantity that the form hides is hidden in the bar, too, and comes back with it', async () => {
    await show(separate)
    const around = (form: string) => find(`${form} .quantity`)
    type('#own', '3')
    // As the form does for a variation that is sold one at a time.
    around('#form').style.display = 'none'
    type('#form', '1')
    await pass()
    expect([around('#own').style.display, quantity('#own').value]).toEqual(['none', '1'])
    type('#own', '4')
    click(find('#own .single_add_to_cart_button'))
    expect(quantity('#form').value).toBe('1')

    around('#form').style.display = ''
    type('#form', '2')
    await pass()
    expect([around('#own').style.display, quantity('#own').value]).toEqual(['', '2'])
  })

  test('a bar with one field leaves a group’s quantities alone, at the start and when it is changed', async () => {
    await show(
      separate.replace(QUANTITY, '<input class="qty" name="a[1]" value="0"><input class="qty" name="a[2]" value="">'),
    )
    expect(quantity('#own').value).toBe('1')
    type('#own', '3')
    expect([...document.querySelectorAll<HTMLInputElement>('#form .qty')].map(({ value }) => value)).toEqual(['0', ''])
  })

  test('a quantity of an extension’s product in the form is not the product’s own', async () => {
    await show(separate.replace(QUANTITY, `${QUANTITY}<input class="qty" name="bundled_1" value="1">`))
    const bundled = find<HTMLInputElement>('[name="bundled_1"]')
    bundled.value = '4'
    bundled.dispatchEvent(new Event('change', { bubbles: true }))
    await pass()
    expect([quantity('#own').value, find<HTMLInputElement>('#form [name="quantity"]').value]).toEqual(['1', '1'])
  })

  test('a bar that leaves lets the form go', async () => {
    await show(separate)
    const own = quantity('#own')
    find('.sticky-add-to-cart-wrapper').remove()
    await pass()
    type('#form', '3')
    expect(own.value).toBe('1')
  })
})

describe('beside a notice at the lower edge of the window, which covers another part of it', () => {
  const NOTICE = `<p class="woocommerce-store-notice" data-notice-id="a1" style="position:fixed;bottom:0px">Nghỉ lễ
    <a href="#" class="woocommerce-store-notice__dismiss-link">Bỏ qua</a></p>`
  const room = () => document.documentElement.style.scrollPaddingBottom
  const isNotice = (element: HTMLElement) => element.matches('.woocommerce-store-notice')

  /** Shows a product with a bar of 68 px, which sticks, and a notice in front of it or behind it. */
  async function showBoth(noticeHeight: number, isBehind: boolean): Promise<void> {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return isNotice(this) ? noticeHeight : 68
    })
    await show(isBehind ? product('one') + NOTICE : NOTICE + product('one'))
    await scroll('.sticky-add-to-cart-wrapper', -300)
  }

  test.each([
    ['lower, and wakes after the bar', 40, true, '68px'],
    ['lower, and wakes before the bar', 40, false, '68px'],
    ['higher, and wakes after the bar', 120, true, '120px'],
    ['higher, and wakes before the bar', 120, false, '120px'],
  ])(
    'the room is that of the higher one, and that of the one that stays: a notice that is %s',
    async (_which, height, isBehind, both) => {
      await showBoth(height, isBehind)
      expect(room()).toBe(both)
      await scroll('.sticky-add-to-cart-wrapper', 20)
      expect(room()).toBe(`${height}px`)
      await scroll('.sticky-add-to-cart-wrapper', -300)
      expect(room()).toBe(both)
      click(find('.woocommerce-store-notice__dismiss-link'))
      await pass()
      expect(room()).toBe('68px')
      await scroll('.sticky-add-to-cart-wrapper', 20)
      expect(room()).toBe('')
    },
  )
})
