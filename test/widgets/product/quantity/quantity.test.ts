import { beforeEach, describe, expect, test, vi } from 'vitest'
import { nextQuantity } from '../../../../widgets/product/quantity/nextQuantity'
import { openShop } from '../../../support/fakeShop'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { approach, startPage } from '../../../support/startPage'
import { showScripts } from '../../../support/themeScripts'
import { startBuying } from '../startBuying'

/** What plus (1) or minus (-1) makes of a field with these attributes. */
function step(
  direction: 1 | -1,
  value: string,
  attributes: { min?: string; max?: string; step?: string } = {},
): string {
  return nextQuantity({ value, min: '', max: '', step: '', ...attributes }, direction)
}

describe('what plus and minus come to', () => {
  test.each([
    ['1', '2', '3'],
    ['3', '1', '4'],
    ['0', '5', '5'],
  ])('product.quantity.plus-adds-step: %s with step %s becomes %s', (value, size, result) => {
    expect(step(1, value, { step: size })).toBe(result)
  })

  test.each([
    ['4', '5', '5'],
    ['5', '5', '5'],
    ['7', '5', '5'],
    ['4', '4.5', '4.5'],
  ])('product.quantity.plus-never-above-max: %s with step 2 and max %s becomes %s', (value, max, result) => {
    expect(step(1, value, { step: '2', max })).toBe(result)
  })

  test.each(['', ' ', 'nonsense', 'Infinity', 'NaN'])(
    'product.quantity.plus-unbounded-without-max: a max of "%s" bounds nothing',
    (max) => {
      expect(step(1, '999999', { max })).toBe('1000000')
    },
  )

  test.each([
    ['5', '2', '3'],
    ['5', '', '4'],
  ])('product.quantity.minus-subtracts-step: %s with step "%s" becomes %s', (value, size, result) => {
    expect(step(-1, value, { step: size })).toBe(result)
  })

  test.each([
    ['3', '2', '2'],
    ['2', '2', '2'],
    ['1', '2', '2'],
    ['3', '2.5', '2.5'],
    ['1', '-5', '-1'],
    ['1', '-0.5', '-0.5'],
  ])('product.quantity.minus-never-below-min: %s with step 2 and min %s becomes %s', (value, min, result) => {
    expect(step(-1, value, { step: '2', min })).toBe(result)
  })

  test.each(['', ' ', 'nonsense'])('product.quantity.minus-min-unset-is-0: a min of "%s" stops it at 0', (min) => {
    expect(step(-1, '1', { step: '2', min })).toBe('0')
    expect(step(-1, '3', { step: '2', min })).toBe('1')
  })

  test.each(['0', '-1', '-0.5', '', 'nonsense'])(
    'product.quantity.minus-acts-only-above-0: "%s" stays, even with a negative or a positive min',
    (value) => {
      for (const min of ['', '-5', '2']) expect(step(-1, value, { min })).toBe(value)
    },
  )

  test.each(['any', '', ' ', 'nonsense', '0', '-2', 'Infinity'])(
    'product.quantity.odd-step-counts-as-1: a step of "%s"',
    (odd) => {
      expect(step(1, '4', { step: odd })).toBe('5')
      expect(step(-1, '4', { step: odd })).toBe('3')
    },
  )

  test.each([
    ['0.1', '0.2', '0.3'],
    ['1', '0.25', '1.25'],
    ['0.7', '0.1', '0.8'],
    ['1.1', '1e-3', '1.101'],
    ['2', '1E-2', '2.01'],
    ['1', '1.5e1', '16'],
    ['0.95', '.5', '1.5'],
    ['1.005', '0.01', '1.02'],
    ['1.26', '0.5', '1.8'],
    ['1.4', '1', '2'],
    ['0.5', '0.5', '1'],
    ['1e-320', '1', '1'],
  ])('product.quantity.rounds-to-step-decimals: %s and a step of %s give %s', (value, size, result) => {
    expect(step(1, value, { step: size })).toBe(result)
  })

  test('minus rounds as plus does', () => {
    expect(step(-1, '0.3', { step: '0.1' })).toBe('0.2')
    expect(step(-1, '1.101', { step: '1e-3' })).toBe('1.1')
  })

  test('an empty field counts as 0, and plus lifts it to the minimum', () => {
    expect(step(1, '')).toBe('1')
    expect(step(1, '', { min: '2' })).toBe('2')
    expect(step(1, 'nonsense', { step: '0.5' })).toBe('0.5')
  })

  test('limits that contradict each other: plus keeps to max, minus to min', () => {
    expect(step(1, '4', { min: '5', max: '3' })).toBe('3')
    expect(step(-1, '4', { min: '5', max: '3' })).toBe('5')
  })

  test('a value above max comes down to it by minus, too', () => {
    expect(step(-1, '9', { max: '5' })).toBe('5')
  })

  test('what does not change keeps its writing', () => {
    expect(step(1, '05.0', { max: '5' })).toBe('05.0')
    expect(step(-1, '2.0', { min: '2' })).toBe('2.0')
  })
})

/** A quantity field as the theme prints it. */
const field = (attributes: string, place = 'quantity buttons_added') =>
  `<div class="${place}"><input type="button" value="-" class="minus button is-form">
    <input type="number" class="input-text qty text" ${attributes}>
    <input type="button" value="+" class="plus button is-form"></div>`

const number = (selector = '.qty') => find<HTMLInputElement>(selector)

/** What the page hears of changes: `input 3`, `change 3`. */
function recordChanges(): string[] {
  const heard: string[] = []
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).value}`))
  return heard
}

/** What happens when a shopper types a number and leaves the field. */
async function type(value: string, target = number()): Promise<void> {
  target.value = value
  target.dispatchEvent(new Event('input', { bubbles: true }))
  target.dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
}

const BUTTONS = '.plus,.minus,[data-island^=quantity-]'

describe('on the page', () => {
  beforeEach(() => {
    openPage()
    stopClock()
    openShop()
  })

  async function show(html: string): Promise<void> {
    document.body.innerHTML = html
    await startBuying()
    await approach(BUTTONS)
  }

  test('product.quantity.plus-adds-step: a click on plus is there at once', async () => {
    await show(field('name="quantity" value="1" step="2"'))
    click(find('.plus'))
    expect(number().value).toBe('3')
  })

  test('an Enter that is held down on plus counts on, as on any button', async () => {
    await show(field('name="quantity" value="1"'))
    for (const repeat of [false, true, true]) {
      press('Enter', find('.plus'), { repeat })
      click(find('.plus'), { detail: 0 })
    }
    expect(number().value).toBe('4')
  })

  test('product.quantity.minus-subtracts-step: a click on minus is there at once', async () => {
    await show(field('name="quantity" value="5" step="2"'))
    click(find('.minus'))
    expect(number().value).toBe('3')
  })

  test('product.quantity.change-is-announced: input and change are raised once each, and not at a limit', async () => {
    await show(field('name="quantity" value="1" min="1" max="2"'))
    const heard = recordChanges()
    click(find('.minus'))
    expect(heard).toEqual([])
    click(find('.plus'))
    expect(heard).toEqual(['input 2', 'change 2'])
    click(find('.plus'))
    expect(heard).toHaveLength(2)
  })

  test('product.quantity.reads-limits-at-each-click: limits that a variation changed count', async () => {
    await show(field('name="quantity" value="3" max="3"'))
    click(find('.plus'))
    expect(number().value).toBe('3')
    number().max = '9'
    number().step = '4'
    click(find('.plus'))
    expect(number().value).toBe('7')
    number().min = '6'
    click(find('.minus'))
    expect(number().value).toBe('6')
  })

  test('each button serves the field beside it: two products, a group, the cart', async () => {
    await show(`<form id="one">${field('name="quantity" value="1"')}</form>
      <form id="two">${field('name="quantity[7]" value=""')}${field('name="quantity[8]" value=""')}</form>
      <div class="product-quantity">${field('name="cart[k][qty]" value="4"')}</div>`)
    click(find('#two .quantity + .quantity .plus'))
    click(find('.product-quantity .minus'))
    expect([...document.querySelectorAll<HTMLInputElement>('.qty')].map(({ value }) => value)).toEqual([
      '1',
      '',
      '1',
      '3',
    ])
  })

  test('quick-view.content.quantity-controls: what arrives late works like the rest', async () => {
    await show('<main></main>')
    find('main').innerHTML =
      `<div class="product-quick-view-container">${field('name="quantity" value="1" max="2"')}</div>`
    await approach(BUTTONS)
    click(find('.plus'))
    click(find('.plus'))
    expect(number().value).toBe('2')
    click(find('.minus'))
    expect(number().value).toBe('1')
  })

  test('our own markup and newer themes’ classes work as well', async () => {
    await show(`<p><button data-island="quantity-minus">-</button><input type="number" data-island="quantity" min="2" value="4">
      <button data-island="quantity-plus">+</button></p>
      <div class="quantity ux-quantity"><span><button class="plus ux-quantity__button--plus">+</button></span><input class="qty" id="ux" value="1"></div>`)
    click(find('[data-island="quantity-plus"]'))
    click(find('.ux-quantity .plus'))
    expect(number('p input').value).toBe('5')
    expect(number('#ux').value).toBe('2')
    await type('1', number('p input'))
    expect(number('p input').value).toBe('2')
  })

  test('a real button among them does not send the form; one without a field does what it did', async () => {
    await show(`<form><div class="quantity"><button class="plus" id="with">+</button><input class="qty" value="1"></div></form>
      <div class="quantity"><a class="plus" id="without" href="#x">+</a></div>`)
    expect(click(find('#with')).defaultPrevented).toBe(true)
    expect(click(find('#without')).defaultPrevented).toBe(false)
  })

  test.each(['disabled', 'readonly'])('a field that is %s is left alone', async (state) => {
    await show(field(`name="quantity" value="1" min="2" ${state}`))
    const heard = recordChanges()
    click(find('.plus'))
    await pass()
    expect([number().value, ...heard]).toEqual(['1'])
    await type('1')
    expect(number().value).toBe('1')
  })

  test.each([
    ['1', '2', '2'],
    ['-3', '0', '0'],
    ['0.2', '0.5', '0.5'],
  ])('product.quantity.typed-below-min-resets-to-min: %s with min %s becomes %s', async (typed, min, result) => {
    await show(field(`name="quantity" value="5" min="${min}" step="any"`))
    await type(typed)
    expect(number().value).toBe(result)
  })

  test('product.quantity.typed-below-min-resets-to-min: the minimum itself, more than it, and an empty field stay', async () => {
    await show(field('name="quantity" value="5" min="2" max="6"'))
    for (const typed of ['2', '3', '', '9']) {
      await type(typed)
      expect(number().value).toBe(typed)
    }
  })

  test('nothing is corrected while the shopper types', async () => {
    await show(field('name="quantity" value="10" min="10"'))
    number().value = '1'
    number().dispatchEvent(new Event('input', { bubbles: true }))
    expect(number().value).toBe('1')
  })

  test('product.quantity.change-is-announced: the page hears of one change, the one to the minimum', async () => {
    await show(field('name="quantity" value="5" min="2"'))
    const heard = recordChanges()
    await type('1')
    expect(heard).toEqual(['input 1', 'input 2', 'change 2'])
  })

  test('a field without a minimum, or with nonsense in it, is left alone', async () => {
    await show(field('name="quantity" value="5" min="two"'))
    await type('-4')
    expect(number().value).toBe('-4')
  })

  test('what the server printed below the minimum is right from the start, save in the rows of a cart', async () => {
    await show(`<form class="cart">${field('id="one" value="1" min="3"')}${field('id="two" value="4" min="3"')}</form>
      <input type="number" id="own" data-island="quantity" value="1" min="3">
      <table><tr><td class="product-quantity">${field('id="row" value="1" min="3"')}</td></tr></table>
      <ul><li class="woocommerce-mini-cart-item">${field('id="mini" value="1" min="3"')}</li></ul>`)
    const values = ['#one', '#two', '#own', '#row', '#mini'].map((selector) => number(selector).value)
    expect(values).toEqual(['3', '4', '3', '1', '1'])
  })

  test('a quantity in another plugin’s cart stays as it is until the shopper changes it: that cart sends what changes', async () => {
    document.body.innerHTML = '<main></main>'
    const heard = recordChanges()
    await show(`<div class="woofc-area"><div class="woofc-item" data-key="k"><div class="woofc-item-qty">
      <div class="quantity"><input type="number" class="qty woofc-qty" value="1" min="3"></div></div></div></div>`)
    expect([number().value, ...heard]).toEqual(['1'])
    await type('2')
    expect(heard.slice(-2)).toEqual(['input 3', 'change 3'])
  })

  test('so is each of several fields that stand in marked elements beside one another', async () => {
    const marked = (id: string) =>
      `<div data-island="quantity"><input type="number" id="${id}" value="1" min="3"></div>`
    await show(`<div>${marked('first')}${marked('second')}</div>`)
    expect(['#first', '#second'].map((selector) => number(selector).value)).toEqual(['3', '3'])
  })

  test('what arrives late is right as well', async () => {
    await show('<main></main>')
    find('main').innerHTML = `<form class="cart">${field('value="1" min="3"')}</form>`
    await pass(100)
    expect(number().value).toBe('3')
  })

  describe('a theme whose own script hears of the same buttons', () => {
    /** Adds 1 for each click, wherever the script listens; it may keep the click from others. */
    const serve = (place: EventTarget, isStopping = false) =>
      place.addEventListener('click', (event) => {
        const input = (event.target as Element).closest('.quantity')?.querySelector('input:not([type=button])')
        if (!(input instanceof HTMLInputElement) || !(event.target as Element).matches('.plus')) return
        input.value = String(Number(input.value) + 1)
        if (isStopping) event.stopImmediatePropagation()
      })

    test.each([
      ['the document', () => document, false],
      ['the field, and stops the click', () => find('.quantity'), true],
    ])('on %s: each click counts once, the ones right after each other, too', async (_place, place, isStopping) => {
      await show(field('name="quantity" value="1"'))
      serve(place(), isStopping)
      click(find('.plus'))
      click(find('.plus'))
      await pass()
      expect(number().value).toBe('3')
      // It serves no minus.
      click(find('.minus'))
      await pass()
      expect(number().value).toBe('2')
    })

    test('a click that another script makes during the first does not end the waiting', async () => {
      await show(`${field('name="quantity" value="1"')}<button id="tracked"></button>`)
      find('.quantity').addEventListener('click', () => find('#tracked').click())
      serve(document)
      click(find('.plus'))
      await pass()
      expect(number().value).toBe('2')
    })

    test.each([
      ['where it does', true],
      ['where no script does', false],
    ])('clicks while our file loads count, each once, %s', async (_where, isServed) => {
      document.body.innerHTML = field('name="quantity" value="1"')
      if (isServed) serve(document)
      await startPage()
      click(find('.plus'))
      click(find('.plus'))
      expect(number().value).toBe(isServed ? '3' : '1')
      await pass(100)
      expect(number().value).toBe('3')
    })
  })

  test('a click that another script keeps from the page counts all the same', async () => {
    await show(field('name="quantity" value="1"'))
    find('.quantity').addEventListener('click', (event) => event.stopPropagation())
    click(find('.plus'))
    await pass()
    expect(number().value).toBe('2')
  })

  test('where the theme’s own script still runs, nothing is counted twice', async () => {
    showScripts()
    await show(`<form class="cart">${field('name="quantity" value="1" min="3"')}</form>`)
    expect(number().value).toBe('1')
    const seen = vi.fn()
    document.body.addEventListener('click', seen)
    click(find('.plus'))
    expect(number().value).toBe('1')
    await type('2')
    expect(number().value).toBe('2')
    expect(seen).toHaveBeenCalledTimes(1)
  })
})
