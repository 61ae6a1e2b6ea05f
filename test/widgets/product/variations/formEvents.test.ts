import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery, type JQuery, type JQueryCollection } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { showScripts } from '../../../support/themeScripts'
import {
  buttonState,
  COLLARS,
  choose,
  type FormPage,
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

const OUT = [
  'check_variations',
  'update_variation_values',
  'reload_product_variations',
  'found_variation',
  'show_variation',
  'reset_data',
  'hide_variation',
  'reset_image',
  'reset_focus',
  'announce_reset',
  'clear_reset_announcement',
  'wc_variation_form',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'woocommerce_update_variation_values',
]

/** How other scripts speak with the form: through jQuery, or natively where there is none. */
interface Others {
  raise(name: string, ...args: unknown[]): void
  /** Listens on the form. */
  hear(name: string, listener: (...args: unknown[]) => void): void
}

const ways: [string, () => Others][] = [
  [
    'natively',
    () => ({
      raise: (name, ...args) => formOf().dispatchEvent(new CustomEvent(name, { detail: args })),
      hear: (name, listener) =>
        formOf().addEventListener(name, (event) => listener(...((event as CustomEvent).detail as unknown[]))),
    }),
  ],
  [
    'through jQuery',
    () => {
      const jQuery = installJQuery()
      return {
        raise: (name, ...args) => jQuery(formOf()).trigger(name, args),
        hear: (name, listener) => jQuery(formOf()).on(name, (_event, ...args) => listener(...args)),
      }
    },
  ],
]

describe.each(ways)('%s', (way, speak) => {
  let others: Others
  let heard: string[]

  /** Opens the page with other scripts on it that listen from the beginning, and forgets what the beginning raised. */
  async function open(html = productHtml() + TEMPLATES): Promise<FormPage> {
    const page = openFormPage(html)
    others = speak()
    heard = []
    for (const name of OUT) others.hear(name, () => heard.push(name))
    await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
    return page
  }

  test('the beginning is told with the form as other scripts know it', async () => {
    const page = openFormPage(productHtml())
    others = speak()
    const listener = vi.fn()
    others.hear('wc_variation_form', listener)
    await startForms()
    const [description] = listener.mock.calls[0] ?? []
    expect(description).toMatchObject({ form: formOf(), useAjax: false, variationData: COLLARS })
    await choose({ size: 'L' })
    expect(description.getChosenAttributes()).toEqual({
      count: 2,
      chosenCount: 1,
      data: { attribute_color: '', attribute_size: 'L' },
    })
    expect(page.reports).toEqual([])
  })

  test('the form that is handed over has its parts and the product around it', async () => {
    openFormPage(`<div class="product">${productHtml()}</div>`)
    others = speak()
    const listener = vi.fn()
    others.hear('wc_variation_form', listener)
    await startForms()
    const [description] = listener.mock.calls[0] ?? []
    expect([...description.$attributeFields]).toEqual([selectOf('color'), selectOf('size')])
    expect([...description.$singleVariation]).toEqual([find('.single_variation')])
    expect([...description.$singleVariationWrap]).toEqual([...document.querySelectorAll('.single_variation_wrap')])
    expect([...description.$resetVariations]).toEqual([find('.reset_variations')])
    const [form, product] = [description.$form, description.$product].map((part) => ('jquery' in part ? part[0] : part))
    expect([form, product]).toEqual([formOf(), find('#p')])
    expect('jquery' in description.$product).toBe(way === 'through jQuery')
  })

  test('the form that is handed over finds variations that fit some options, and none where the server is asked for them', async () => {
    openFormPage(productHtml())
    others = speak()
    const listener = vi.fn()
    others.hear('wc_variation_form', listener)
    await startForms()
    const [{ findMatchingVariations, variationData }] = listener.mock.calls[0] ?? []
    const matching = (options: object) => findMatchingVariations(variationData, options)
    expect(matching({ attribute_color: 'red', attribute_size: '' })).toEqual([COLLARS[0], COLLARS[1]])
    expect(matching({ attribute_size: 'L' })).toEqual([COLLARS[1], COLLARS[3]])
    expect(matching({ attribute_color: 'green', attribute_size: 'L' })).toEqual([])
    const any = variation(7, { attribute_color: '', attribute_size: 'S' })
    expect(findMatchingVariations([any], { attribute_color: 'red', attribute_size: 'S' })).toEqual([any])
    expect(findMatchingVariations(false, {})).toEqual([])
  })

  test('a form begins with nothing chosen', async () => {
    await open()
    expect(heard).toEqual([
      'woocommerce_update_variation_values',
      'update_variation_values',
      'reset_image',
      'hide_variation',
      'reset_data',
      'check_variations',
      'wc_variation_form',
    ])
  })

  test('a choice is told in order, with the whole variation', async () => {
    await open()
    await choose({ color: 'red' })
    heard.length = 0
    const found = vi.fn()
    const shown = vi.fn()
    others.hear('found_variation', found)
    others.hear('show_variation', shown)
    await choose({ size: 'S' })
    await pass(SHOWS_IN)
    expect(heard).toEqual([
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'woocommerce_update_variation_values',
      'update_variation_values',
      'found_variation',
      'check_variations',
      'woocommerce_variation_has_changed',
      'show_variation',
    ])
    expect(found.mock.calls).toEqual([[COLLARS[0]]])
    expect(shown.mock.calls).toEqual([[COLLARS[0], true]])
  })

  test('a variation that cannot be bought is told as such, when its price is there', async () => {
    await open(
      productHtml({ data: [variation(1, { attribute_color: 'red', attribute_size: '' }, { is_in_stock: false })] }),
    )
    const shown = vi.fn(() => expect(find('.single_variation').textContent).toContain('1.000'))
    others.hear('show_variation', shown)
    await choose({ color: 'red', size: 'S' })
    await pass(SHOWS_IN)
    expect(shown.mock.calls).toEqual([[expect.objectContaining({ variation_id: 1 }), false]])
  })

  test('a choice without a variation is told in order', async () => {
    await open()
    heard.length = 0
    await choose({ color: 'red' })
    expect(heard).toEqual([
      'clear_reset_announcement',
      'woocommerce_variation_select_change',
      'woocommerce_update_variation_values',
      'update_variation_values',
      'reset_image',
      'hide_variation',
      'reset_data',
      'check_variations',
      'woocommerce_variation_has_changed',
    ])
  })

  test('where the shop is asked nothing is told of the page’s own list', async () => {
    const { shop } = await open(productHtml({ data: false }))
    heard.length = 0
    await choose({ color: 'red', size: 'S' })
    shop.answer(variation(1, {}, { plugin_key: { deep: [1] } }))
    const found = vi.fn()
    others.hear('found_variation', found)
    await pass()
    expect(heard).not.toContain('woocommerce_variation_select_change')
    expect(heard).not.toContain('woocommerce_update_variation_values')
    expect(heard.slice(-4)).toEqual([
      'clear_reset_announcement',
      'check_variations',
      'woocommerce_variation_has_changed',
      'found_variation',
    ])
    expect(found.mock.calls[0]?.[0]).toMatchObject({ variation_id: 1, plugin_key: { deep: [1] } })
  })

  const CHANGES = ['woocommerce_variation_select_change', 'woocommerce_variation_has_changed']

  test('a choice that was made before the form woke is told once, as a change is, and what the server chose is not', async () => {
    openFormPage(productHtml({ options: { color: ['red', '*blue'], size: ['*S', 'L'] } }))
    others = speak()
    heard = []
    for (const name of [...CHANGES, 'found_variation', 'wc_variation_form']) others.hear(name, () => heard.push(name))
    selectOf('color').value = 'red'
    await startForms()
    expect(heard).toEqual([CHANGES[0], 'found_variation', CHANGES[1], 'wc_variation_form'])
    others.raise('check_variations')
    expect(heard.filter((name) => CHANGES.includes(name))).toEqual(CHANGES)
    await open(productHtml({ options: { color: ['red', '*blue'], size: ['*S', 'L'] } }))
    expect(heard).toContain('found_variation')
    expect(heard).not.toContain(CHANGES[1])
  })

  test('so is one while the form waits to begin, also one that leads back to the first option', async () => {
    openFormPage(productHtml({ options: { color: ['red', '*blue'], size: ['S', 'L'] } }))
    others = speak()
    heard = []
    for (const name of CHANGES) others.hear(name, () => heard.push(name))
    await startForms({}, 50)
    await choose({ color: '' })
    expect(heard).toEqual(CHANGES)
  })

  test('taking the choice back is told', async () => {
    await open()
    await choose({ color: 'red' })
    heard.length = 0
    click(find('.reset_variations'))
    expect(heard.slice(-2)).toEqual(['announce_reset', 'reset_focus'])
    expect(heard.filter((name) => name === 'reset_data')).toHaveLength(1)
  })

  test('check_variations looks again at what the selects say', async () => {
    await open()
    selectOf('color').value = 'red'
    selectOf('size').value = 'L'
    heard.length = 0
    others.raise('check_variations')
    expect(variationId()).toBe('102')
    expect(heard.filter((name) => name === 'found_variation')).toHaveLength(1)
    expect(heard.filter((name) => name === 'check_variations')).toHaveLength(1)
  })

  test('where the shop is asked, new options are told of only while the choice is incomplete, as the shop’s script does', async () => {
    await open(productHtml({ data: false }))
    expect(heard).toContain('update_variation_values')
    heard.length = 0
    await choose({ color: 'red' })
    expect(heard).toContain('update_variation_values')
    heard.length = 0
    await choose({ size: 'S' })
    expect(heard).not.toContain('update_variation_values')
  })

  test('who hears that the form is checked finds the variation there', async () => {
    await open()
    await choose({ color: 'red' })
    const ids: string[] = []
    others.hear('check_variations', () => ids.push(variationId()))
    await choose({ size: 'S' })
    expect(ids).toEqual(['101'])
  })

  test.each([
    ['as a plain list', { attribute_color: 'blue', attribute_size: 'S' }],
    [
      'as the form itself describes it',
      { count: 2, chosenCount: 2, data: { attribute_color: 'blue', attribute_size: 'S' } },
    ],
  ])('check_variations takes a choice, too, %s', async (_how, given) => {
    await open()
    others.raise('check_variations', given)
    expect(variationId()).toBe('103')
  })

  test('update_variation_values offers again only what exists', async () => {
    await open()
    selectOf('color').value = 'green'
    others.raise('update_variation_values')
    expect(offered('size')).toEqual(['', 'S'])
  })

  test('reload_product_variations reads the attribute anew', async () => {
    await open()
    formOf().dataset['product_variations'] = JSON.stringify([
      variation(77, { attribute_color: '', attribute_size: '' }),
    ])
    others.raise('reload_product_variations')
    await choose({ color: 'green', size: 'S' })
    expect(variationId()).toBe('77')
  })

  test('reload_product_variations looks again: swatches and prices of other plugins follow what they hear then', async () => {
    await open()
    await choose({ color: 'green', size: 'S' })
    formOf().dataset['product_variations'] = JSON.stringify([
      variation(77, { attribute_color: '', attribute_size: 'S' }, { price_html: 'Nay 7 ₫' }),
    ])
    heard.length = 0
    others.raise('reload_product_variations')
    const looked = [
      'woocommerce_update_variation_values',
      'update_variation_values',
      'found_variation',
      'check_variations',
    ]
    const request = 'reload_product_variations'
    // jQuery asks ours first, the browser whoever came first.
    expect(heard).toEqual(way === 'natively' ? [request, ...looked] : [...looked, request])
    expect([variationId(), ...offered('size')]).toEqual(['77', '', 'S'])
    await pass(SHOWS_IN)
    expect(find('.single_variation').textContent).toContain('Nay 7 ₫')
  })

  test.each(['reload_product_variations', 'check_variations', 'update_variation_values'])(
    'where a choice is cleared after %s because its variation has gone, its id is taken back, and both events tell so',
    async (request) => {
      await open()
      await choose({ color: 'red', size: 'S' })
      formOf().dataset['product_variations'] = JSON.stringify(COLLARS.slice(1))
      if (request !== 'reload_product_variations') {
        selectOf('color').value = 'green'
        selectOf('size').value = 'L'
      }
      heard.length = 0
      others.raise(request)
      expect(variationId()).toBe('')
      expect(heard.filter((name) => /^woocommerce_variation/.test(name))).toEqual([
        'woocommerce_variation_select_change',
        'woocommerce_variation_has_changed',
      ])
      expect(buttonState()).toContain('selection-needed')
    },
  )

  test('found_variation of another script shows its variation: price, id, button; it is not told twice', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    await pass(SHOWS_IN)
    heard.length = 0
    others.raise('found_variation', { ...COLLARS[0], variation_id: 66, price_html: 'Riêng 6 ₫', is_in_stock: false })
    expect(variationId()).toBe('66')
    expect(buttonState()).toContain('is-unavailable')
    await pass(SHOWS_IN)
    expect(find('.single_variation').textContent).toContain('Riêng 6 ₫')
    expect(heard).toEqual(['found_variation', 'show_variation'])
    others.raise('found_variation', false)
    expect(variationId()).toBe('66')
  })

  test('the link that clears the choice takes back a variation that another script has shown, though no option was chosen', async () => {
    await open()
    others.raise('found_variation', COLLARS[0])
    await pass(SHOWS_IN)
    expect(variationId()).not.toBe('')
    find('.reset_variations').click()
    expect(variationId()).toBe('')
    expect(buttonState()).toContain('selection-needed')
  })

  test('reset_data shows the product itself', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    heard.length = 0
    others.raise('reset_data')
    expect(find('.sku').textContent).toBe('GỐC')
    expect(buttonState()).toContain('selection-needed')
    expect(pictureOf()).toBe('/own.jpg')
    expect(heard).toEqual(expect.arrayContaining(['reset_image', 'hide_variation']))
    // Told once: by who raised it.
    expect(heard.filter((name) => name === 'reset_data')).toHaveLength(1)
  })

  test.each([
    ['can be bought', true, 'woocommerce-variation-add-to-cart-enabled'],
    ['cannot', false, 'disabled wc-variation-is-unavailable woocommerce-variation-add-to-cart-disabled'],
  ])(
    'show_variation of another script says of the button that what it shows %s',
    async (_what, isPurchasable, state) => {
      await open()
      await choose({ color: 'red' })
      heard.length = 0
      others.raise('show_variation', COLLARS[0], isPurchasable)
      expect([buttonState(), variationId()]).toEqual([state, ''])
      expect(heard).toEqual(['show_variation'])
      await choose({ color: '' })
      expect(buttonState()).toContain('selection-needed')
    },
  )

  test.each([
    ['hide_variation', 'disabled wc-variation-selection-needed woocommerce-variation-add-to-cart-disabled'],
    ['reset_image', 'woocommerce-variation-add-to-cart-enabled'],
  ])('product.variation.hide-or-reset-restores-images: %s shows the product’s own pictures', async (name, state) => {
    await open()
    await choose({ color: 'red', size: 'S' })
    expect(pictureOf()).toBe('/101.jpg')
    others.raise(name)
    expect(pictureOf()).toBe('/own.jpg')
    expect(buttonState()).toBe(state)
  })

  test('reset_focus, announce_reset and clear_reset_announcement are honoured', async () => {
    await open()
    others.raise('reset_focus')
    expect(document.activeElement).toBe(selectOf('color'))
    others.raise('announce_reset')
    await pass()
    expect(find('.reset_variations_alert').textContent).toContain('đã được xóa')
    others.raise('clear_reset_announcement')
    expect(find('.reset_variations_alert').textContent).toBe('')
  })

  test('what we tell comes back to us and is no request: nothing is done twice', async () => {
    const page = await open()
    const reset = page.heard('shop-islands:variation-reset')
    const found = page.heard('shop-islands:variation-found')
    await choose({ color: 'red' })
    expect([reset.length, found.length]).toEqual([1, 0])
    await choose({ size: 'S' })
    expect([reset.length, found.length]).toEqual([1, 1])
  })

  /** Another script chooses the size L when it first hears of an event. */
  function chooseLargeAt(event: string): void {
    let hasAnswered = false
    others.hear(event, () => {
      if (hasAnswered) return
      hasAnswered = true
      selectOf('size').value = 'L'
      selectOf('size').dispatchEvent(new Event('change', { bubbles: true }))
    })
  }

  test('of a script that answers a variation with another choice, the last that is told is the variation that is shown', async () => {
    await open()
    const told: unknown[] = []
    formOf().addEventListener('shop-islands:variation-found', ({ detail }) =>
      told.push(detail.variation['variation_id']),
    )
    chooseLargeAt('found_variation')
    await choose({ color: 'red', size: 'S' })
    expect([variationId(), told]).toEqual(['102', [101, 102]])
  })

  test('a script that answers a choice without a variation by another choice leaves no word of the first', async () => {
    await open()
    await choose({ color: 'red' })
    chooseLargeAt('reset_data')
    others.raise('check_variations', { attribute_color: 'green', attribute_size: 'L' })
    await pass()
    expect(variationId()).toBe('102')
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull()
  })

  test('nor is it where a script makes a choice of its own while it is told of one', async () => {
    const page = openFormPage(productHtml())
    let makesChoice = false
    // Before ours, as what a script has attached while the form was asleep.
    formOf().addEventListener('check_variations', () => {
      if (!makesChoice) return
      makesChoice = false
      selectOf('size').value = 'S'
      selectOf('size').dispatchEvent(new Event('change', { bubbles: true }))
    })
    await startForms()
    const found = page.heard('found_variation')
    makesChoice = true
    await choose({ color: 'red' })
    expect([variationId(), found.length]).toEqual(['101', 1])
  })

  test('a script that asks for something else while it is told of one thing is heard', async () => {
    await open()
    others.hear('hide_variation', () => others.raise('reset_focus'))
    await choose({ color: 'red' })
    expect(document.activeElement).toBe(selectOf('color'))
  })

  test('an error while somebody else’s event is honoured takes the form off, and only this form', async () => {
    const { reports } = await open(productHtml() + productHtml({ id: 'other' }))
    vi.stubGlobal('reportError', vi.fn())
    await choose({ color: 'red', size: 'S' })
    vi.spyOn(find('.slide img'), 'setAttribute').mockImplementation(() => {
      throw new Error('gallery')
    })
    others.raise('reset_image')
    expect(reports).toEqual(['island-crashed: Error: gallery'])
    await choose({ color: 'red', size: 'S' }, 'other')
    expect([variationId(), buttonState(), variationId('other')]).toEqual(['0', '', '101'])
    // Its words are on their way; they come while the console is still watched.
    await vi.dynamicImportSettled()
  })
})

describe('the house’s own events', () => {
  test('tell which variation is shown and whether it can be bought, and that none is', async () => {
    const { heard } = openFormPage(productHtml())
    installJQuery()
    await startForms()
    const found = heard('shop-islands:variation-found')
    const reset = heard('shop-islands:variation-reset')
    await choose({ color: 'red', size: 'S' })
    expect(found).toEqual([{ variation: COLLARS[0], isPurchasable: true }])
    await choose({ color: '' })
    expect(reset).toEqual([{}, {}])
  })
})

describe('on a page with jQuery', () => {
  let jQuery: JQuery
  const collection = () => jQuery(formOf()) as JQueryCollection & Record<string, (...args: unknown[]) => unknown>

  beforeEach(() => {
    const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
    delete fn['wc_variation_form']
    delete fn['wc_variations_image_update']
  })

  async function open(html = productHtml()): Promise<void> {
    openFormPage(html)
    jQuery = installJQuery()
    await startForms()
  }

  test('a choice that a script hands over for the form’s own attributes is found without going through all variations again', async () => {
    openFormPage(productHtml())
    jQuery = installJQuery()
    let looks = 0
    const counted = COLLARS.map(({ attributes, ...rest }) => ({
      ...rest,
      get attributes() {
        looks += 1
        return attributes
      },
    }))
    jQuery(formOf()).data('product_variations', counted)
    await startForms()
    looks = 0
    const choice = { count: 2, chosenCount: 2, data: { attribute_size: 'S', attribute_color: 'blue' } }
    jQuery(formOf()).trigger('check_variations', [choice])
    expect(variationId()).toBe('103')
    // React looks into what it renders, as long as it is the one for developers.
    expect(looks).toBeLessThan(COLLARS.length)
  })

  test('setting a select with .val(x).change() is a choice', async () => {
    await open()
    const pick = (name: string, value: string) => {
      const select = jQuery(selectOf(name)) as unknown as { val(value: string): { trigger(name: string): void } }
      select.val(value).trigger('change')
    }
    pick('color', 'red')
    pick('size', 'S')
    expect(variationId()).toBe('101')
  })

  test('who listens to changes on the form has always found the variation that they lead to, whenever it began to listen', async () => {
    openFormPage(productHtml())
    jQuery = installJQuery()
    const seen: string[] = []
    const note = () => seen.push(`${variationId()} ${find('.sku').textContent}`)
    jQuery(formOf()).on('change', '.variations select', note)
    collection().on('change', ({ target }: { target?: Element }) => target?.matches('select') && note())
    await startForms()
    await choose({ color: 'red' })
    seen.length = 0
    await choose({ size: 'S' })
    expect(seen).toEqual(['101 SKU-101', '101 SKU-101'])
  })

  test.each(['check_variations', 'found_variation'])(
    'who hears %s of another script has found it done, as behind the shop’s script',
    async (name) => {
      openFormPage(productHtml())
      jQuery = installJQuery()
      const seen: string[] = []
      collection().on(name, () => seen.push(variationId()))
      await startForms()
      selectOf('color').value = 'red'
      selectOf('size').value = 'L'
      seen.length = 0
      jQuery(formOf()).trigger(name, name === 'found_variation' ? [COLLARS[1]] : [])
      expect(seen).toEqual(['102'])
    },
  )

  test('a script’s click on the link that takes the choice back reaches it, though jQuery clicks no link natively', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    const reset = vi.fn()
    collection().on('reset_data', reset)
    jQuery(find('.reset_variations')).trigger('click')
    expect([selectOf('color').value, selectOf('size').value, variationId()]).toEqual(['', '', ''])
    expect(buttonState()).toContain('selection-needed')
    expect(reset).toHaveBeenCalled()
  })

  test('a script’s click on another link in the form takes nothing back, and the shopper’s own click counts once', async () => {
    await open(productHtml({ inside: '<a class="size-chart" href="#chart">Chart</a>' }))
    await choose({ color: 'red', size: 'S' })
    jQuery(find('.size-chart')).trigger('click')
    expect(variationId()).toBe('101')
    const announced = vi.fn()
    collection().on('announce_reset', announced)
    click(find('.reset_variations'))
    expect([variationId(), announced.mock.calls.length]).toEqual(['', 1])
  })

  test('a form that has left hears of no such click', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    const form = formOf()
    const link = find('.reset_variations')
    form.remove()
    await pass(IDLE)
    const size = form.querySelector<HTMLSelectElement>('[name="attribute_size"]')
    jQuery(link).trigger('click')
    expect(size?.value).toBe('S')
  })

  test('a choice and a look again may be asked for in the name of the shop’s script, as swatches and price rules do', async () => {
    await open()
    const pick = (name: string, value: string) => {
      selectOf(name).value = value
      jQuery(selectOf(name)).trigger('change.wc-variation-form')
    }
    pick('color', 'red')
    pick('size', 'S')
    expect(variationId()).toBe('101')
    selectOf('size').value = 'L'
    collection().trigger('check_variations.wc-variation-form')
    expect(variationId()).toBe('102')
  })

  test('a script that takes the shop’s listeners off follows the choice itself, until the form begins anew', async () => {
    await open()
    collection().off('.wc-variation-form')
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).not.toBe('101')
    collection()['wc_variation_form']?.()
    expect(variationId()).toBe('101')
    await choose({ size: 'L' })
    expect(variationId()).toBe('102')
    const found = vi.fn()
    collection().on('woocommerce_variation_has_changed', found)
    await choose({ size: 'S' })
    expect(found).toHaveBeenCalledOnce()
  })

  test('a change that leaves the value as it was has the variation looked for and told again, as galleries, own prices and magnifiers ask for it', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    const heard: string[] = []
    const names = ['woocommerce_variation_select_change', 'found_variation', 'woocommerce_variation_has_changed']
    for (const name of names) collection().on(name, () => heard.push(name))
    jQuery(selectOf('size')).trigger('change')
    expect(heard).toEqual(names)
    expect(variationId()).toBe('101')
    await choose({ size: 'S' })
    expect(heard).toEqual([...names, ...names])
  })

  test('the changes that a form raises on its own selects are followed once, and those of other fields not at all', async () => {
    await open()
    await choose({ color: 'red', size: 'S' })
    const changed = vi.fn()
    collection().on('woocommerce_variation_has_changed', changed)
    click(find('.reset_variations'))
    expect(changed).toHaveBeenCalledOnce()
    jQuery(find('.qty')).trigger('change')
    expect(changed).toHaveBeenCalledOnce()
  })

  test('a change that a script raises on an option reaches the select around it', async () => {
    await open()
    const option = selectOf('color').querySelector('option[value="red"]') as HTMLOptionElement
    option.selected = true
    option.dispatchEvent(new Event('change', { bubbles: true }))
    await choose({ size: 'S' })
    expect(variationId()).toBe('101')
    const changed = vi.fn()
    collection().on('woocommerce_variation_has_changed', changed)
    jQuery(option).trigger('change')
    expect(changed).toHaveBeenCalledOnce()
  })

  test('variations that a script stored on the form count, before the attribute and at a reload', async () => {
    openFormPage(productHtml())
    jQuery = installJQuery()
    jQuery(formOf()).data('product_variations', [variation(55, { attribute_color: '', attribute_size: '' })])
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('55')
    jQuery(formOf()).data('product_variations', [variation(56, { attribute_color: '', attribute_size: '' })])
    jQuery(formOf()).trigger('reload_product_variations')
    expect(variationId()).toBe('56')
  })

  test('an attribute that has changed counts at every reload, until a script stores something again', async () => {
    const all = (id: number) => [variation(id, { attribute_color: '', attribute_size: '' })]
    openFormPage(productHtml())
    jQuery = installJQuery()
    await startForms()
    await choose({ color: 'red', size: 'S' })
    const reloaded = () => {
      jQuery(formOf()).trigger('reload_product_variations')
      return variationId()
    }
    formOf().dataset['product_variations'] = JSON.stringify(all(55))
    expect([reloaded(), reloaded()]).toEqual(['55', '55'])
    jQuery(formOf()).data('product_variations', all(56))
    expect([reloaded(), reloaded()]).toEqual(['56', '56'])
  })

  test('what an optimiser has put in jQuery’s place until it comes does not keep a form from beginning', async () => {
    openFormPage(productHtml())
    vi.stubGlobal('jQuery', { queue: [] })
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
  })

  test('wc_variation_form() starts a form anew whose content has changed, and returns the collection', async () => {
    await open()
    const begun = vi.fn()
    collection().on('wc_variation_form', begun)
    selectOf('size').closest('tr')?.remove()
    formOf().dataset['product_variations'] = JSON.stringify([variation(9, { attribute_color: 'red' })])
    const all = collection()
    expect(all['wc_variation_form']?.()).toBe(all)
    expect(begun).toHaveBeenCalledOnce()
    await choose({ color: 'red' })
    expect(variationId()).toBe('9')
    expect(offered('color')).toEqual(['', 'red'])
  })

  test('wc_variation_form() is harmless for new HTML, whose forms start by themselves', async () => {
    await open(`<main></main>${productHtml({ id: 'first' })}`)
    find('main').innerHTML = productHtml()
    collection()['wc_variation_form']?.()
    await pass(IDLE)
    await pass(100)
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
  })

  test('wc_variation_form() starts a form that does not have the class of one, as those in the rows of a product table', async () => {
    await open(productHtml().replace('variations_form cart', 'wpt_variations_form cart'))
    const begun = vi.fn()
    collection().on('wc_variation_form', begun)
    expect(begun).not.toHaveBeenCalled()
    collection()['wc_variation_form']?.()
    await pass(IDLE)
    await pass(100)
    expect(begun).toHaveBeenCalledOnce()
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
  })

  test('wc_variation_form() makes no variation form of that of a product without options, whose wishlist button would wait for a choice', async () => {
    await open('<div id="p"><form class="cart"><button class="single_add_to_cart_button">Mua</button></form></div>')
    collection()['wc_variation_form']?.()
    await pass(IDLE)
    expect(find('form').dataset['island']).toBeUndefined()
  })

  test('wc_variation_form() starts such a form that was called before it was put into the page', async () => {
    await open('<main></main>')
    const shell = document.createElement('div')
    shell.innerHTML = productHtml().replace('variations_form cart', 'wpt_variations_form cart')
    const form = jQuery(shell.querySelector('form') as Element) as unknown as { wc_variation_form(): void }
    form.wc_variation_form()
    find('main').append(...shell.childNodes)
    await pass(IDLE)
    await pass(100)
    await choose({ color: 'red', size: 'S' })
    expect(variationId()).toBe('101')
  })

  test.each([
    ['on the option that was chosen already is told when the form begins', true],
    ['that nobody raises is not told', false],
  ])('a change right after wc_variation_form() in a quick view %s', async (_what, isRaised) => {
    await open(`<main></main>${productHtml({ id: 'first' })}`)
    find('main').innerHTML = productHtml({ options: { color: ['*red'], size: ['*S', 'L'] } })
    for (const name of ['color', 'size']) selectOf(name).selectedIndex = 1
    for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]')) option.defaultSelected = true
    const heard: string[] = []
    const names = ['woocommerce_variation_select_change', 'found_variation', 'woocommerce_variation_has_changed']
    for (const name of names) collection().on(name, () => heard.push(name))
    collection()['wc_variation_form']?.()
    if (isRaised) jQuery(selectOf('color')).trigger('change')
    await pass(IDLE)
    await pass(100)
    expect(heard).toEqual(isRaised ? names : ['found_variation'])
  })

  test('wc_variations_image_update() shows the pictures of a variation, and of the product', async () => {
    await open()
    collection()['wc_variations_image_update']?.(COLLARS[0])
    expect(pictureOf()).toBe('/101.jpg')
    collection()['wc_variations_image_update']?.(false)
    expect(pictureOf()).toBe('/own.jpg')
  })

  test.each([
    ['before ours', true],
    ['after ours', false],
  ])(
    'pictures are shown by the function of a plugin that has its own gallery, put there %s',
    async (_when, isFirst) => {
      const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
      const theirs = vi.fn(function (this: ArrayLike<Element>, _variation: unknown) {
        return this[0]
      })
      openFormPage(
        productHtml({
          inside: `<img class="sticky-add-to-cart-img" src="/bar.jpg" alt="">
            <div class="product-thumbnails"><div class="first"><img src="/thumb.jpg" alt=""></div></div>`,
        }),
      )
      if (isFirst) fn['wc_variations_image_update'] = theirs
      await startForms()
      fn['wc_variations_image_update'] = theirs
      theirs.mockClear()
      await choose({ color: 'red', size: 'S' })
      expect(theirs.mock.calls).toEqual([[false], [COLLARS[0]]])
      expect(theirs.mock.results[0]?.value).toBe(formOf())
      const small = ['.sticky-add-to-cart-img', '.product-thumbnails img'].map((place) =>
        find(place).getAttribute('src'),
      )
      expect([pictureOf(), ...small]).toEqual(['/own.jpg', '/101.jpg', '/101.jpg'])
    },
  )

  test('a plugin’s function that breaks does not take the form off', async () => {
    const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
    const told = vi.fn()
    vi.stubGlobal('reportError', told)
    const { reports } = openFormPage(productHtml())
    fn['wc_variations_image_update'] = () => {
      throw new Error('their gallery')
    }
    await startForms()
    await choose({ color: 'red', size: 'S' })
    expect([variationId(), reports]).toEqual(['101', []])
    expect(told).toHaveBeenCalledWith(new Error('their gallery'))
  })

  test('a form that sleeps, such as one that has just come, wakes when another script calls something on it', async () => {
    await open('<main></main>')
    find('main').innerHTML = productHtml()
    collection()['wc_variation_form']?.()
    collection()['wc_variations_image_update']?.(COLLARS[0])
    await pass()
    expect(pictureOf()).toBe('/101.jpg')
  })

  test('the calls are there on a page without any form, also where jQuery comes late', async () => {
    openFormPage('<main></main>')
    vi.stubGlobal('jQuery', undefined)
    await startForms()
    const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
    expect(fn['wc_variation_form']).toBeUndefined()
    find('main').dispatchEvent(new Event('load'))
    expect(fn['wc_variation_form']).toBeTypeOf('function')
    expect(fn['wc_variations_image_update']).toBeTypeOf('function')
  })

  test('where the shop’s own script still runs, the calls are left to it', async () => {
    openFormPage(productHtml())
    showScripts('/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart-variation.min.js')
    jQuery = installJQuery()
    await startForms()
    expect(collection()['wc_variation_form']).toBeUndefined()
  })

  test('what another script has put there under these names stays', async () => {
    const { fn } = installJQuery() as unknown as { fn: Record<string, unknown> }
    const theirs = () => {}
    fn['wc_variation_form'] = theirs
    await open()
    expect(fn['wc_variation_form']).toBe(theirs)
  })
})
