import { describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import {
  BEGINS_IN,
  buttonState,
  COLLARS,
  choose,
  type FormPage,
  type FormParts,
  formOf,
  IDLE,
  openFormPage,
  productHtml,
  SHOWS_IN,
  startForms,
  TEMPLATES,
  variation,
  variationId,
} from './formPage'

/** The radios of attributes, as plugins print them in place of selects. A `*` in front marks the value that is chosen. */
function radios(options: Record<string, readonly string[]>): string {
  const items = Object.entries(options).map(([name, values]) => {
    const inputs = values.map((value) => {
      const own = value.replace(/^\*/, '')
      return `<input type="radio" name="attribute_${name}" value="${own}"${own === value ? '' : ' checked'}>`
    })
    return `<fieldset>${inputs.join('')}</fieldset>`
  })
  return `<div class="radios">${items.join('')}</div><a class="reset_variations" href="#">Xóa</a>`
}

/** Two boxes of a kind that is chosen by one attribute. */
const KITS = [variation(7, { attribute_kit: 'small' }), variation(8, { attribute_kit: 'large' })]

const COLOURS_AND_SIZES = { color: ['red', 'blue'], size: ['S', 'L'] }

/** A form with radios in place of its selects. */
function radioForm(options: Record<string, readonly string[]> = COLOURS_AND_SIZES, parts: FormParts = {}): string {
  return productHtml({ options: {}, inside: radios(options), ...parts }) + TEMPLATES
}

/** What a plugin says with `check_variations`: what is chosen in its radios. */
function chosenInRadios(): { count: number; chosenCount: number; data: Record<string, string> } {
  const data: Record<string, string> = {}
  for (const { name, value, checked } of formOf().querySelectorAll<HTMLInputElement>('[type="radio"]'))
    data[name] = checked ? value : (data[name] ?? '')
  const values = Object.values(data)
  return { count: values.length, chosenCount: values.filter(Boolean).length, data }
}

let jQuery: JQuery

const ask = () => jQuery(formOf()).trigger('check_variations', [chosenInRadios()])

/**
 * A plugin that says what is chosen in its radios: with each change of one, and, because the shop's script looks for selects only, once at
 * the beginning, by the event that it waits for. One that begins by the first reset clears its radios at each other.
 */
function runPlugin(begins: 'wc_variation_form' | 'reset_data'): void {
  const form = jQuery(formOf())
  let hasBegun = false
  form.on(begins, () => {
    if (!hasBegun) {
      hasBegun = true
      ask()
    } else if (begins === 'reset_data') {
      for (const radio of formOf().querySelectorAll<HTMLInputElement>('[type="radio"]')) radio.checked = false
    }
  })
  form.on('change', '[type="radio"]', ask)
}

/** Opens the page with a plugin's script on it, and lets the form begin. */
async function open(html: string, begins: 'wc_variation_form' | 'reset_data' = 'reset_data'): Promise<FormPage> {
  const page = openFormPage(html)
  jQuery = installJQuery()
  runPlugin(begins)
  await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
  return page
}

/** Chooses a radio as a shopper does. */
function pick(name: string, value: string): void {
  click(find(`[name="attribute_${name}"][value="${value}"]`))
}

const isResetSeen = () => find('.reset_variations').style.visibility === 'visible'

test('a form with radios in place of selects begins as with the shop’s script: nothing is chosen, and others are told', async () => {
  openFormPage(radioForm())
  jQuery = installJQuery()
  const heard: string[] = []
  for (const name of ['reset_image', 'hide_variation', 'reset_data', 'check_variations', 'wc_variation_form'])
    jQuery(formOf()).on(name, () => heard.push(name))
  await startForms()
  expect(heard).toEqual(['reset_image', 'hide_variation', 'reset_data', 'check_variations', 'wc_variation_form'])
  expect(buttonState()).toContain('disabled wc-variation-selection-needed')
  expect(isResetSeen()).toBe(false)
})

describe.each(['reset_data', 'wc_variation_form'] as const)('a plugin that begins by %s', (begins) => {
  const kits = (...options: string[]) => radioForm({ kit: options }, { data: KITS })

  test('says what its radios have, and the variation is found and shown', async () => {
    const page = await open(kits('small', '*large'), begins)
    expect(variationId()).toBe('8')
    expect(buttonState()).toBe('woocommerce-variation-add-to-cart-enabled')
    expect(isResetSeen()).toBe(true)
    await pass(SHOWS_IN)
    expect(find('.single_variation').textContent).toContain('8.000')
    expect(page.reports).toEqual([])
  })

  test('says what the shopper chooses, and gets the variation', async () => {
    await open(kits('small', 'large'), begins)
    const found = vi.fn()
    jQuery(formOf()).on('found_variation', (_event, told) => found(told))
    pick('kit', 'large')
    pick('kit', 'small')
    expect(found.mock.calls).toEqual([[KITS[1]], [KITS[0]]])
    expect(variationId()).toBe('7')
  })

  test('says a choice that no variation has: the shopper is told, but not of what the page brought', async () => {
    const message = () => document.querySelector('.wc-no-matching-variations')
    await open(kits('small', '*huge'), begins)
    expect(message()).toBeNull()
    pick('kit', 'small')
    expect(variationId()).toBe('7')
    pick('kit', 'huge')
    await pass()
    expect(message()?.textContent).toContain('Rất tiếc')
    expect(buttonState()).toContain('selection-needed')
  })
})

test('of several attributes all have to be chosen', async () => {
  await open(radioForm(), 'wc_variation_form')
  pick('color', 'red')
  expect(buttonState()).toContain('selection-needed')
  expect(isResetSeen()).toBe(true)
  pick('size', 'L')
  expect(variationId()).toBe('102')
})

test('the last that is told of a form that begins with a choice is that it was found', async () => {
  openFormPage(radioForm({ color: ['*red'], size: ['*S'] }))
  jQuery = installJQuery()
  runPlugin('reset_data')
  const heard: string[] = []
  for (const name of ['shop-islands:variation-reset', 'shop-islands:variation-found'])
    formOf().addEventListener(name, () => heard.push(name))
  await startForms()
  expect(heard).toEqual(['shop-islands:variation-reset', 'shop-islands:variation-found'])
})

test('the link that clears has the plugin clear its radios, and nothing can be added then', async () => {
  await open(radioForm({ color: ['*red', 'blue'], size: ['*S', 'L'] }))
  expect(variationId()).toBe('101')
  click(find('.reset_variations'))
  await pass()
  expect(chosenInRadios().chosenCount).toBe(0)
  expect([variationId(), isResetSeen()]).toEqual(['', false])
  expect(buttonState()).toContain('selection-needed')
  expect(find('.reset_variations_alert').textContent).toContain('đã được xóa')
})

test('where the variations are too many to be printed, the shop is asked for those that the plugin names', async () => {
  const { shop } = await open(radioForm(COLOURS_AND_SIZES, { data: false }), 'wc_variation_form')
  pick('color', 'red')
  expect(shop.requests).toEqual([])
  pick('size', 'S')
  expect(shop.requests.map(({ endpoint, fields }) => [endpoint, fields])).toEqual([
    ['get_variation', { attribute_color: 'red', attribute_size: 'S', product_id: '12' }],
  ])
  shop.answer(variation(101, {}))
  await pass()
  expect(variationId()).toBe('101')
})

test('a form that has radios beside its selects takes what is given for both', async () => {
  const { shop, reports } = await open(
    productHtml({ options: { size: ['S', 'L'] }, inside: radios({ color: ['red', 'blue'] }) }),
  )
  await choose({ size: 'L' })
  const data = { attribute_color: 'red', attribute_size: 'S' }
  jQuery(formOf()).trigger('check_variations', [{ count: 2, chosenCount: 1, data }])
  expect(buttonState()).toContain('selection-needed')
  jQuery(formOf()).trigger('check_variations', [{ count: 2, chosenCount: 2, data }])
  expect([variationId(), shop.requests, reports]).toEqual(['101', [], []])
})

test('values with entities are found', async () => {
  const data = [variation(7, { attribute_color: 'Trắng &amp; đen' })]
  await open(radioForm({ color: ['Trắng &amp; đen'] }, { data }))
  click(find('[type="radio"]'))
  expect(variationId()).toBe('7')
})

describe('nothing is done to a form', () => {
  const isUntouched = () => [buttonState(), variationId(), find('.reset_variations').style.visibility]

  test.each([
    ['without printed variations', radioForm(COLOURS_AND_SIZES, { data: null })],
    ['without any control for attributes', radioForm({})],
  ])('%s', async (_which, html) => {
    await open(html)
    expect(isUntouched()).toEqual(['', '0', ''])
  })

  test('whose choice nobody can say, because the page has no jQuery; it begins as soon as jQuery comes', async () => {
    openFormPage(radioForm({ color: ['*red'], size: ['*S'] }))
    await startForms()
    expect(isUntouched()).toEqual(['', '0', ''])
    jQuery = installJQuery()
    runPlugin('reset_data')
    find('.product').dispatchEvent(new Event('load'))
    await pass(BEGINS_IN)
    expect(variationId()).toBe('101')
  })
})

test('a form that gets its radios later begins with the call', async () => {
  openFormPage(productHtml({ options: {}, data: COLLARS }))
  jQuery = installJQuery()
  await startForms()
  expect(buttonState()).toBe('')
  formOf().insertAdjacentHTML('beforeend', radios({ color: ['*red'], size: ['*S'] }))
  runPlugin('wc_variation_form')
  const collection = jQuery(formOf()) as unknown as Record<string, () => void>
  collection['wc_variation_form']?.()
  await pass(IDLE + BEGINS_IN)
  expect(variationId()).toBe('101')
})
