import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find, press } from '../../../support/page'
import { renamePageShow } from '../../../support/renamePageShow'
import {
  BEGINS_IN,
  buttonState,
  COLLARS,
  choose,
  formOf,
  IDLE,
  offered,
  openFormPage,
  pictureOf,
  productHtml,
  SHOWS_IN,
  selectOf,
  startForms,
  TEMPLATES,
  variation,
  variationId,
} from './formPage'

const NO_MATCH = 'Rất tiếc, không có loại nào khớp với lựa chọn của bạn. Hãy chọn cách kết hợp khác.'

function messageOf(id = 'p'): string | undefined {
  return formOf(id).querySelector('[role="alert"] > p.woocommerce-info')?.textContent ?? undefined
}

function isResetVisible(): boolean {
  return find('.reset_variations').style.visibility === 'visible'
}

describe('choosing among the variations of the page', () => {
  test('with every option chosen the variation is found, without a request', async () => {
    const { shop } = openFormPage(productHtml() + TEMPLATES)
    await startForms()
    await choose({ color: 'red' })
    expect(variationId()).toBe('')
    await choose({ size: 'L' })
    expect(variationId()).toBe('102')
    expect(shop.requests).toEqual([])
  })

  test('in an element that is no form, as plug-ins have it, the variation is found, too', async () => {
    const html = productHtml().replace('<form class="variations_form cart"', '<div class="variations_form"')
    openFormPage(html.replace('</form>', '</div>'))
    await startForms()
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    await choose({ color: 'blue', size: 'S' })
    expect(variationId()).toBe('103')
    expect(buttonState()).toBe('woocommerce-variation-add-to-cart-enabled')
  })

  test('options that no variation has together with the other choices are gone, and come back with another choice', async () => {
    openFormPage(productHtml())
    await startForms()
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    await choose({ color: 'green' })
    expect(offered('size')).toEqual(['', 'S'])
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    await choose({ color: 'red' })
    expect(offered('size')).toEqual(['', 'S', 'L'])
  })

  test('as many other options take their place where the next choice has others', async () => {
    const data = ['red S', 'red M', 'blue M', 'blue L'].map((names, at) => {
      const [attribute_color = '', attribute_size = ''] = names.split(' ')
      return variation(at + 1, { attribute_color, attribute_size })
    })
    openFormPage(productHtml({ options: { color: ['red', 'blue'], size: ['S', 'M', 'L'] }, data }))
    await startForms()
    await choose({ color: 'red' })
    expect(offered('size')).toEqual(['', 'S', 'M'])
    await choose({ color: 'blue' })
    expect(offered('size')).toEqual(['', 'M', 'L'])
  })

  test('an option that only leads to inactive variations stays, disabled; the others say that they can be chosen', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'blue' })
    expect(offered('size')).toEqual(['', 'S', '(L)'])
    const [placeholder, small, large] = selectOf('size').options
    expect([placeholder, small, large].map((option) => option?.className)).toEqual(['', 'attached enabled', 'attached'])
    await choose({ color: 'red' })
    expect(offered('size')).toEqual(['', 'S', 'L'])
  })

  test('a script that sets an option which is disabled at the moment, as swatches do, sets nothing: the rest of the choice stays', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'blue' })
    await choose({ size: 'L' })
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['blue', ''])
    expect(offered('size')).toEqual(['', 'S', '(L)'])
  })

  test('an option that the server printed as disabled stays so', async () => {
    openFormPage(productHtml().replace('value="red"', 'value="red" disabled'))
    await startForms()
    await choose({ size: 'S' })
    expect(offered('color')).toEqual(['', '(red)', 'blue', 'green'])
  })

  test('options in groups are pruned inside of their groups', async () => {
    const html = productHtml().replace(
      /<option value="red">[\s\S]*?<\/select>/,
      '<optgroup label="Ấm"><option value="red">Đỏ</option></optgroup><optgroup label="Lạnh"><option value="blue">Xanh</option><option value="green">Lục</option></optgroup></select>',
    )
    openFormPage(html)
    await startForms()
    await choose({ size: 'L' })
    expect([...document.querySelectorAll('optgroup')].map(({ children }) => children.length)).toEqual([1, 1])
    await choose({ size: '' })
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
  })

  test('a variation attribute that is empty stands for every option', async () => {
    openFormPage(productHtml({ data: [variation(7, { attribute_color: '', attribute_size: 'S' })] }))
    await startForms()
    await choose({ size: 'S', color: 'green' })
    expect(variationId()).toBe('7')
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    expect(offered('size')).toEqual(['', 'S'])
  })

  test('values with ampersands, quotes and Vietnamese letters are the same with and without entities', async () => {
    const options = { color: ['Oak & Ash', 'Steel 3/4"', 'Đỏ đậm'] }
    openFormPage(
      productHtml({
        options,
        data: [
          variation(1, { attribute_color: 'Oak &amp; Ash' }),
          variation(2, { attribute_color: 'Steel 3/4&quot;' }),
          variation(3, { attribute_color: 'Đỏ đậm' }),
        ],
      }),
    )
    await startForms()
    expect(offered('color')).toEqual(['', ...options.color])
    for (const [at, value] of options.color.entries()) {
      await choose({ color: value })
      expect(variationId()).toBe(String(at + 1))
    }
  })

  test('so are values that the options carry with entities', async () => {
    const color = ['Oak &amp; Ash', 'A &lt; B']
    openFormPage(
      productHtml({ options: { color }, data: color.map((value, at) => variation(at, { attribute_color: value })) }),
    )
    await startForms()
    expect(offered('color')).toEqual(['', ...color])
    await choose({ color: 'A &lt; B' })
    expect(variationId()).toBe('1')
    await choose({ color: 'Oak &amp; Ash' })
    expect([variationId(), ...offered('color')]).toEqual(['0', '', ...color])
  })

  test('with show_option_none off the placeholder goes once something is chosen, and is back after a reset', async () => {
    openFormPage(productHtml({ selectAttributes: 'data-show_option_none="no"' }))
    await startForms()
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    await choose({ color: 'red' })
    expect(offered('color')).toEqual(['red', 'blue', 'green'])
    expect(offered('size')).toEqual(['', 'S', 'L'])
    click(find('.reset_variations'))
    await pass()
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    expect(selectOf('color').value).toBe('')
  })

  test('of two choices that exclude each other, set by another script, the first is taken back', async () => {
    const { heard } = openFormPage(productHtml())
    heard('woocommerce_variation_has_changed')
    await startForms()
    const changed = vi.fn()
    for (const name of ['color', 'size']) selectOf(name).addEventListener('change', () => changed(name))
    selectOf('color').value = 'green'
    await choose({ size: 'L' })
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['', 'L'])
    expect(selectOf('color').selectedIndex).toBe(0)
    expect(changed.mock.calls).toEqual([['size'], ['color']])
    expect(heard('woocommerce_variation_has_changed')).toHaveLength(1)
    expect(variationId()).toBe('')
  })

  test('one that is taken back leaves a select without a placeholder empty', async () => {
    openFormPage(productHtml())
    await startForms()
    selectOf('color').value = 'green'
    selectOf('color').options[0]?.remove()
    await choose({ size: 'L' })
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['', 'L'])
  })

  test('options that another script puts into a select are pruned from then on', async () => {
    openFormPage(productHtml())
    await startForms()
    selectOf('size').innerHTML =
      '<option value="">–</option><option value="L">Lớn</option><option value="M">Vừa</option>'
    await choose({ color: 'green' })
    expect(offered('size')).toEqual([''])
    await choose({ color: 'red' })
    expect(offered('size')).toEqual(['', 'L'])
  })

  test('options that another script writes anew, without those that were pruned, come back all the same', async () => {
    openFormPage(productHtml())
    await startForms()
    const all = offered('size')
    await choose({ color: 'green' })
    const pruned = offered('size')
    expect(pruned.length).toBeLessThan(all.length)
    selectOf('size').innerHTML = selectOf('size').innerHTML.replaceAll('</option>', ' – còn hàng</option>')
    await choose({ color: '' })
    expect(offered('size')).toEqual(all)
  })

  test('an option that was disabled for the moment when another script wrote all options anew can be chosen again later', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'blue' })
    expect(offered('size')).toEqual(['', 'S', '(L)'])
    selectOf('size').innerHTML = selectOf('size').innerHTML.replaceAll('</option>', ' – còn hàng</option>')
    await choose({ color: 'red' })
    expect(offered('size')).toEqual(['', 'S', 'L'])
    expect(selectOf('size').options[2]?.text).toContain('còn hàng')
  })

  test('labels that another script writes into all options stay', async () => {
    openFormPage(productHtml())
    await startForms()
    selectOf('size').innerHTML = selectOf('size').innerHTML.replaceAll('</option>', ' – còn hàng</option>')
    await choose({ color: 'green' })
    await choose({ color: '' })
    for (const { text } of [...selectOf('size').options]) expect(text).toContain('còn hàng')
  })
})

describe('a choice that no variation has', () => {
  /** The selects offer only what exists: such a choice comes from another script. */
  const check = (...choice: unknown[]) =>
    formOf().dispatchEvent(new CustomEvent('check_variations', { detail: choice }))
  const chosen = { attribute_color: 'green', attribute_size: 'L' }

  test('is said once, in the shopper’s language, and taken away with the next choice', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red' })
    check({ data: chosen })
    await pass()
    expect(messageOf()).toBe(NO_MATCH)
    expect(find('.single_variation').nextElementSibling?.firstElementChild?.getAttribute('role')).toBe('alert')
    expect(find('.wc-no-matching-variations').className).toBe('wc-no-matching-variations woocommerce-info')
    check(chosen)
    await pass()
    expect(document.querySelectorAll('.wc-no-matching-variations')).toHaveLength(1)
    await choose({ color: 'blue' })
    expect(messageOf()).toBeUndefined()
  })

  test('is displayed where the shop’s own style sheet does not', async () => {
    openFormPage(`<style>form.cart .wc-no-matching-variations { display: none }</style>${productHtml()}`)
    await startForms()
    check(chosen)
    await pass()
    expect(getComputedStyle(find('.wc-no-matching-variations')).display).toBe('block')
  })

  test('is said in the words that the server configured', async () => {
    openFormPage(productHtml())
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_no_matching_variations_text: 'Hết loại này' })
    await startForms()
    check(chosen)
    await pass()
    expect(messageOf()).toBe('Hết loại này')
  })

  test('that was taken back before the words came is not remarked on any more', async () => {
    openFormPage(productHtml())
    await startForms()
    check(chosen)
    check()
    await pass()
    expect(messageOf()).toBeUndefined()
  })

  test('is said at the end of a form that has no place for variations', async () => {
    openFormPage(productHtml())
    find('.single_variation').remove()
    await startForms()
    check(chosen)
    await pass()
    expect(formOf().lastElementChild?.textContent).toBe(NO_MATCH)
  })

  test('is not remarked on when the page brought it, and what excludes something else is taken back', async () => {
    openFormPage(productHtml({ options: { color: ['red', '*green'], size: ['S', '*L'] } }))
    await startForms()
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['', 'L'])
    expect(messageOf()).toBeUndefined()
  })

  test('of a product without any variation left offers nothing and breaks nothing', async () => {
    const { reports } = openFormPage(productHtml({ data: [] }))
    await startForms()
    expect(offered('color')).toEqual([''])
    expect(buttonState()).toBe('disabled wc-variation-selection-needed woocommerce-variation-add-to-cart-disabled')
    expect(reports).toEqual([])
  })
})

describe('the beginning', () => {
  test('a form begins 100 ms after it woke, or with the first touch', async () => {
    openFormPage(productHtml({ options: { color: ['*red'], size: ['*S'] } }))
    await startForms({}, 50)
    expect(variationId()).toBe('0')
    click(find('.qty'))
    expect(variationId()).toBe('101')
  })

  test('shows price, quantity and button where a template hides them until the shop’s script comes, as for products of a bundle', async () => {
    openFormPage(productHtml().replace('single_variation_wrap">', 'single_variation_wrap" style="display: none;">'))
    const { style } = find('.single_variation_wrap')
    await startForms()
    expect(style.display).toBe('')
    // A bundle hides it again while its product is not wanted.
    style.display = 'none'
    await choose({ color: 'red', size: 'S' })
    expect(style.display).toBe('none')
    formOf().remove()
    await pass(IDLE)
    expect(style.display).toBe('none')
  })

  test('leaves them as the page has laid them out where they can be seen', async () => {
    openFormPage(productHtml().replace('single_variation_wrap">', 'single_variation_wrap" style="display: grid;">'))
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect(find('.single_variation_wrap').style.display).toBe('grid')
  })

  test('a choice before that is followed at once, and one form is not begun twice', async () => {
    const { heard } = openFormPage(productHtml())
    const begun = heard('wc_variation_form')
    await startForms({}, 50)
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
    await pass(BEGINS_IN)
    expect(begun).toHaveLength(1)
  })

  test('a form that leaves before that does not begin', async () => {
    openFormPage(productHtml())
    await startForms({}, 50)
    const form = formOf()
    const begun = vi.fn()
    form.addEventListener('wc_variation_form', begun)
    find('#p').remove()
    await pass(BEGINS_IN)
    expect(begun).not.toHaveBeenCalled()
  })

  test('options that the address or the product preselects show their variation', async () => {
    openFormPage(productHtml({ options: { color: ['red', '*blue'], size: ['*S', 'L'] } }) + TEMPLATES)
    await startForms()
    expect(variationId()).toBe('103')
    await pass(SHOWS_IN)
    expect(find('.single_variation').textContent).toContain('103.000 ₫')
    expect(isResetVisible()).toBe(true)
  })

  test.each<[string, Record<string, readonly string[]>]>([
    ['of one that leads to nothing else', { color: ['red', '*blue'], size: ['*L'] }],
    ['of two that exclude each other', { color: ['*blue', 'red'], size: ['S', '*L'] }],
  ])(
    'a preselected variation that is inactive is taken back, as its option could not be sent: %s',
    async (_what, options) => {
      openFormPage(productHtml({ options }) + TEMPLATES)
      const changed = vi.fn()
      selectOf('color').addEventListener('change', changed)
      await startForms()
      await pass(SHOWS_IN)
      expect([selectOf('color').value, selectOf('size').value]).toEqual(['', 'L'])
      expect(changed).toHaveBeenCalledOnce()
      expect(offered('color')).toEqual(expect.arrayContaining(['', 'red', '(blue)']))
      expect(buttonState()).toContain('selection-needed')
      expect(find('.single_variation').textContent).toBe('')
    },
  )

  test('options that the browser kept over a reload count, not the id that it kept', async () => {
    openFormPage(productHtml())
    find<HTMLInputElement>('.variation_id').value = '104'
    selectOf('color').value = 'red'
    await startForms()
    expect(variationId()).toBe('')
    expect(offered('size')).toEqual(['', 'S', 'L'])
    expect(isResetVisible()).toBe(true)
  })

  test('options that come back with the page from the browser’s memory are looked up', async () => {
    openFormPage(productHtml())
    await startForms()
    selectOf('color').value = 'red'
    selectOf('size').value = 'S'
    window.dispatchEvent(new Event('pageshow'))
    expect(variationId()).toBe('101')
  })

  test('so are they where an optimiser that ran our script late renames the event until all scripts are there', async () => {
    openFormPage(productHtml())
    const letGo = renamePageShow(window)
    await startForms()
    letGo()
    selectOf('color').value = 'red'
    selectOf('size').value = 'S'
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    expect(variationId()).toBe('101')
  })

  test('a form without options is left alone', async () => {
    const { reports } = openFormPage('<form class="variations_form"><p class="stock out-of-stock">Hết hàng</p></form>')
    await startForms()
    expect(reports).toEqual([])
    expect(find('form').innerHTML).toBe('<p class="stock out-of-stock">Hết hàng</p>')
  })

  test('so is one on which another script calls the shop’s method, as on all forms of a page: its button adds', async () => {
    openFormPage(productHtml({ options: {}, data: null }))
    const jQuery = installJQuery()
    await startForms()
    const before = formOf().innerHTML
    ;(jQuery(formOf()) as unknown as { wc_variation_form(): void }).wc_variation_form()
    await pass(BEGINS_IN)
    expect([buttonState(), formOf().innerHTML]).toEqual(['', before])
    expect(click(find('.single_add_to_cart_button')).defaultPrevented).toBe(false)
  })

  test('the shop’s own script, where it still runs, does all of it', async () => {
    openFormPage(
      `<script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js" type="text/plain"></script>${productHtml()}`,
    )
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('0')
  })

  test('a form of our own markup works as well, and one that arrives late', async () => {
    openFormPage('<main></main>')
    await startForms()
    find('main').innerHTML = productHtml().replace('class="variations_form cart"', 'data-island="variation-form"')
    await pass(IDLE)
    await pass(BEGINS_IN)
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
  })
})

describe('taking the choice back', () => {
  const reset = () => find('.reset_variations')

  test('the link shows while any option is chosen', async () => {
    openFormPage(productHtml())
    await startForms()
    expect(isResetVisible()).toBe(false)
    await choose({ size: 'S' })
    expect(isResetVisible()).toBe(true)
    await choose({ size: '' })
    expect(isResetVisible()).toBe(false)
  })

  test('the link is displayed while it shows, where the shop’s own style sheet does not', async () => {
    openFormPage(`<style>.reset_variations { display: none }</style>${productHtml()}`)
    await startForms()
    for (const [size, display] of [
      ['S', 'inline-block'],
      ['L', 'inline-block'],
      ['', ''],
    ] as const) {
      await choose({ size })
      expect(reset().style.display).toBe(display)
    }
  })

  test('the link is displayed while it shows, where a theme’s script leaves it out at each check that finds it unseen', async () => {
    openFormPage(productHtml())
    formOf().addEventListener('check_variations', () => {
      if (reset().style.visibility === 'hidden') reset().style.display = 'none'
    })
    await startForms()
    for (const [size, display] of [
      ['S', 'inline-block'],
      ['L', 'inline-block'],
      ['', 'none'],
      ['S', 'inline-block'],
    ] as const) {
      await choose({ size })
      expect(reset().style.display).toBe(display)
    }
  })

  test.each([
    ['the style sheet displays it', ''],
    [
      'a style sheet displays it that leaves it out only while it is not to be seen',
      '<style>.reset_variations[style*="hidden"] { display: none }</style>',
    ],
  ])('the link is left as %s', async (_which, style) => {
    openFormPage(style + productHtml())
    await startForms()
    await choose({ size: 'S' })
    expect(reset().style.display).toBe('')
  })

  test.each<[string, () => Event]>([
    ['a click', () => click(reset())],
    ['Enter', () => press('Enter', reset())],
    ['Space', () => press(' ', reset())],
  ])('%s clears every select, says so, and puts the keyboard on the first', async (_how, act) => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red', size: 'L' })
    const changed = vi.fn()
    for (const name of ['color', 'size']) selectOf(name).addEventListener('change', () => changed(name))
    expect(act().defaultPrevented).toBe(true)
    await pass()
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['', ''])
    expect(changed.mock.calls).toEqual([['color'], ['size']])
    expect(variationId()).toBe('')
    expect(isResetVisible()).toBe(false)
    expect(find('.reset_variations_alert').textContent).toBe(
      'Lựa chọn của bạn đã được xóa. Hãy chọn các tùy chọn của sản phẩm.',
    )
    expect(document.activeElement).toBe(selectOf('color'))
    await choose({ color: 'blue' })
    expect(find('.reset_variations_alert').textContent).toBe('')
  })

  test('the focus goes to the first select where that can be seen beside swatches', async () => {
    openFormPage(productHtml({ swatches: { color: '<b class="ux-swatch" tabindex="0">red</b>' } }))
    await startForms()
    await choose({ color: 'red' })
    click(reset())
    expect(document.activeElement).toBe(selectOf('color'))
  })

  test('the server’s words win, and other keys do nothing', async () => {
    openFormPage(productHtml())
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_reset_alert_text: 'Đã xóa.' })
    await startForms()
    await choose({ color: 'red' })
    expect(press('a', reset()).defaultPrevented).toBe(false)
    expect(press('Enter', find('.qty')).defaultPrevented).toBe(false)
    expect(press('Enter', reset(), { ctrlKey: true }).defaultPrevented).toBe(false)
    expect(press('Enter', reset(), { repeat: true }).defaultPrevented).toBe(true)
    expect(selectOf('color').value).toBe('red')
    click(reset())
    await pass()
    expect(find('.reset_variations_alert').textContent).toBe('Đã xóa.')
  })

  test('a key that another script has answered with a click is not answered twice', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red' })
    const announced = vi.fn()
    formOf().addEventListener('announce_reset', announced)
    document.addEventListener(
      'keydown',
      (event) => {
        event.preventDefault()
        reset().click()
      },
      { capture: true, once: true },
    )
    press(' ', reset())
    await pass()
    expect(announced).toHaveBeenCalledOnce()
  })
})

describe('the button', () => {
  const button = () => find('.single_add_to_cart_button')
  beforeEach(() => {
    vi.stubGlobal('alert', vi.fn())
  })

  test.each<[string, Record<string, string>, string]>([
    ['needs a choice', {}, 'disabled wc-variation-selection-needed woocommerce-variation-add-to-cart-disabled'],
    [
      'still needs a choice',
      { color: 'red' },
      'disabled wc-variation-selection-needed woocommerce-variation-add-to-cart-disabled',
    ],
    ['can add', { color: 'red', size: 'S' }, 'woocommerce-variation-add-to-cart-enabled'],
  ])('%s', async (_what, choices, state) => {
    openFormPage(productHtml())
    await startForms()
    await choose(choices)
    expect(buttonState()).toBe(state)
  })

  test.each<[string, Record<string, unknown>]>([
    ['sold out', { is_in_stock: false }],
    ['not for sale', { is_purchasable: false }],
    ['not to be seen', { variation_is_visible: false }],
  ])('of a variation that is %s cannot add, and says why', async (_what, more) => {
    openFormPage(productHtml({ options: { color: ['red'] }, data: [variation(1, { attribute_color: 'red' }, more)] }))
    await startForms()
    await choose({ color: 'red' })
    expect(buttonState()).toBe('disabled wc-variation-is-unavailable woocommerce-variation-add-to-cart-disabled')
    expect(click(button()).defaultPrevented).toBe(true)
    await pass()
    expect(alert).toHaveBeenCalledExactlyOnceWith('Rất tiếc, loại này hiện không có. Hãy chọn cách kết hợp khác.')
  })

  test('says what is missing, in the words of the server where it has some; it is never really disabled', async () => {
    openFormPage(productHtml())
    await startForms()
    expect(click(button()).defaultPrevented).toBe(true)
    await pass()
    expect(alert).toHaveBeenCalledExactlyOnceWith('Hãy chọn các tùy chọn của sản phẩm trước khi thêm vào giỏ hàng.')
    expect(button().hasAttribute('disabled')).toBe(false)

    openFormPage(productHtml())
    vi.stubGlobal('alert', vi.fn())
    vi.stubGlobal('wc_add_to_cart_variation_params', {
      i18n_make_a_selection_text: 'Chọn đi',
      i18n_unavailable_text: 'Hết',
    })
    await startForms()
    click(button())
    expect(alert).toHaveBeenCalledExactlyOnceWith('Chọn đi')
  })

  test('says that a variation cannot be bought in the words of the server', async () => {
    openFormPage(productHtml({ data: [variation(1, { attribute_color: 'red' }, { is_in_stock: false })] }))
    vi.stubGlobal('wc_add_to_cart_variation_params', { i18n_unavailable_text: 'Hết' })
    await startForms()
    await choose({ color: 'red', size: 'S' })
    click(button())
    expect(alert).toHaveBeenCalledExactlyOnceWith('Hết')
  })

  test('that another script has disabled sends nothing, and leaves it to that script to say why', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red', size: 'S' })
    button().classList.add('disabled')
    expect(click(button()).defaultPrevented).toBe(true)
    expect(alert).not.toHaveBeenCalled()
  })

  test.each(['found_variation', 'show_variation'])(
    'that another script holds back when it hears %s, as a box that is not full yet, stays so until the next choice',
    async (event) => {
      openFormPage(productHtml() + TEMPLATES)
      const jQuery = installJQuery()
      await startForms()
      let isFull = false
      jQuery(formOf()).on(event, () => button().classList.toggle('disabled', !isFull))
      await choose({ color: 'red', size: 'S' })
      await pass(SHOWS_IN)
      expect(find('.single_variation').textContent).toContain('101.000')
      expect(click(button()).defaultPrevented).toBe(true)
      isFull = true
      await choose({ size: 'L' })
      expect(click(button()).defaultPrevented).toBe(false)
    },
  )

  test('that another script holds back for good is free with the next variation, as with the shop’s script', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red', size: 'S' })
    button().classList.add('disabled')
    await choose({ size: 'L' })
    expect(click(button()).defaultPrevented).toBe(false)
  })

  test('with a variation that can be bought sends the form', async () => {
    openFormPage(productHtml())
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect(click(button()).defaultPrevented).toBe(false)
    expect(alert).not.toHaveBeenCalled()
  })
})

describe('two products on one page', () => {
  test('do not know of each other', async () => {
    openFormPage(productHtml({ id: 'a' }) + productHtml({ id: 'b' }))
    await startForms()
    await choose({ color: 'green', size: 'S' }, 'b')
    expect([variationId('a'), variationId('b')]).toEqual(['0', '105'])
    expect(offered('size', 'a')).toEqual(['', 'S', 'L'])
    expect(document.querySelector('#a .sku')?.textContent).toBe('GỐC')
    expect(document.querySelector('#b .sku')?.textContent).toBe('SKU-105')
    expect(buttonState('a')).toContain('selection-needed')
    expect([pictureOf('a'), pictureOf('b')]).toEqual(['/own.jpg', '/105.jpg'])
  })

  test('one that leaves the page takes its listeners with it and has all of its options back', async () => {
    openFormPage(productHtml({ id: 'a' }).replace('value="red"', 'value="red" disabled') + productHtml({ id: 'b' }))
    await startForms()
    await choose({ color: 'blue' }, 'a')
    await choose({ color: 'green' }, 'a')
    const form = formOf('a')
    expect(offered('size', 'a')).toEqual(['', 'S'])
    const product = find('#a')
    product.remove()
    await pass(IDLE)
    const [color, size] = form.querySelectorAll('select')
    expect(
      [...(color?.options ?? []), ...(size?.options ?? [])].map(({ value, disabled }) => [value, disabled]),
    ).toEqual([
      ['', false],
      ['red', true],
      ['blue', false],
      ['green', false],
      ['', false],
      ['S', false],
      ['L', false],
    ])
    const page = product.outerHTML
    if (color) color.value = 'blue'
    form.dispatchEvent(new CustomEvent('found_variation', { detail: [COLLARS[0]] }))
    form.dispatchEvent(new CustomEvent('reset_data'))
    window.dispatchEvent(new Event('pageshow'))
    expect(product.outerHTML).toBe(page)
  })
})
