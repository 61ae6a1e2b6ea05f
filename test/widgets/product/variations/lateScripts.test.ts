import { expect, test } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import {
  BEGINS_IN,
  buttonState,
  COLLARS,
  choose,
  formOf,
  IDLE,
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

/** What scripts that listen through jQuery follow a choice by. */
const TOLD = [
  'woocommerce_variation_select_change',
  'found_variation',
  'show_variation',
  'reset_data',
  'check_variations',
  'woocommerce_variation_has_changed',
  'wc_variation_form',
]

/** A script of the page has loaded. */
function scriptLoads(attributes: Readonly<Record<string, string>> = {}): void {
  const script = Object.assign(document.createElement('script'), attributes)
  document.head.append(script)
  script.dispatchEvent(new Event('load'))
}

/**
 * Brings jQuery, and a script that listens through it for what a form tells.
 *
 * @returns jQuery, and what the script has heard so far: each event, with the id of its variation.
 */
function bringScripts(): { jQuery: JQuery; heard: string[] } {
  const jQuery = installJQuery()
  const heard: string[] = []
  for (const name of TOLD)
    jQuery(formOf()).on(name, (_event, found) =>
      heard.push([name, (found as { variation_id?: number } | undefined)?.variation_id].filter(Boolean).join(' ')),
    )
  scriptLoads()
  return { jQuery, heard }
}

/** Opens a page whose jQuery is held back, and makes a choice there. */
async function open(choice: Record<string, string> = {}, html = productHtml() + TEMPLATES) {
  const page = openFormPage(html)
  await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
  await choose(choice)
  await pass(SHOWS_IN)
  return page
}

/** The form, as scripts that begin it have it. */
const asForm = (jQuery: JQuery) => jQuery(formOf()) as unknown as { wc_variation_form(): void }

/** Long enough for scripts that have come to be told, and for what they are told of to be shown. */
const toBeTold = () => pass(IDLE + BEGINS_IN + SHOWS_IN)

test('a choice from before jQuery came is told once through it, 100 ms after the scripts have come', async () => {
  await open({ color: 'red', size: 'S' })
  const { heard } = bringScripts()
  await pass(BEGINS_IN - 10)
  expect(heard).toEqual([])
  await toBeTold()
  expect(heard).toEqual([
    'woocommerce_variation_select_change',
    'found_variation 101',
    'check_variations',
    'woocommerce_variation_has_changed',
    'wc_variation_form',
    'show_variation 101',
  ])
})

test('that nothing is chosen is told as at the beginning, but not by the event of ours, which could be heard then', async () => {
  const page = await open()
  const resets = page.heard('shop-islands:variation-reset')
  const { heard } = bringScripts()
  await toBeTold()
  expect(resets).toEqual([])
  expect(heard).toEqual(['reset_data', 'check_variations', 'wc_variation_form'])
})

test('what only the server chose is told as no change', async () => {
  await open({}, productHtml({ options: { color: ['*red', 'blue'], size: ['*S', 'L'] } }))
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toEqual(['found_variation 101', 'check_variations', 'wc_variation_form', 'show_variation 101'])
})

test('a choice of the first option is told as one, also where the form has no placeholder any more', async () => {
  const options = { color: ['red', 'blue'], size: ['*S', 'L'] }
  await open({ color: 'red' }, productHtml({ options, selectAttributes: 'data-show_option_none="no"' }))
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toContain('woocommerce_variation_has_changed')
})

test('a variation that another script has found stays, though the selects name none, and is told', async () => {
  await open()
  formOf().dispatchEvent(new CustomEvent('found_variation', { detail: [variation(102, { color: 'blue', size: 'S' })] }))
  await pass(SHOWS_IN)
  expect(variationId()).toBe('102')
  const { heard } = bringScripts()
  await toBeTold()
  expect(variationId()).toBe('102')
  expect(heard).toContain('found_variation 102')
  expect(heard).not.toContain('reset_data')
})

test('what the shopper sees, has chosen and typed stays as it is, and nothing is announced twice', async () => {
  const page = await open({ color: 'blue', size: 'S' })
  const found = page.heard('shop-islands:variation-found')
  const price = find('.single_variation').firstElementChild
  const quantity = find<HTMLInputElement>('.qty')
  // On the way to 12.
  quantity.value = '1'
  const shows = () => [
    selectOf('color').value,
    selectOf('size').value,
    quantity.value,
    variationId(),
    buttonState(),
    pictureOf(),
    find('.sku').textContent,
  ]
  const before = shows()
  const ids: string[] = []
  find('.variation_id').addEventListener('change', () => ids.push(variationId()))
  const animations = page.animated.length
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toContain('show_variation 103')
  expect(shows()).toEqual(before)
  expect(find('.single_variation').firstElementChild).toBe(price)
  expect([ids, page.animated.length, found.length]).toEqual([['103'], animations, 0])
})

test('a place for the price that a late script has put in the place of another shows the price', async () => {
  await open({ color: 'red', size: 'S' })
  const before = find('.single_variation').innerHTML
  bringScripts()
  find('.single_variation').outerHTML = '<div class="single_variation" id="new"></div>'
  await toBeTold()
  expect(before).toContain('101.000')
  expect(find('#new').innerHTML).toBe(before)
})

test('that the choice was just cleared stays said, once', async () => {
  await open({ color: 'red', size: 'S' })
  click(find('.reset_variations'))
  await pass()
  const announced = find('.reset_variations_alert').firstChild
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toContain('reset_data')
  expect(announced?.textContent).toContain('đã được xóa')
  expect(find('.reset_variations_alert').firstChild).toBe(announced)
})

test('no script is told before all that are held back have come, however long they load', async () => {
  await open({ color: 'red', size: 'S' })
  const held = Object.assign(document.createElement('script'), { type: 'rocketlazyloadscript' })
  document.head.append(held)
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toEqual([])
  held.remove()
  scriptLoads()
  await pass(BEGINS_IN - 10)
  scriptLoads()
  await pass(BEGINS_IN - 10)
  expect(heard).toEqual([])
  await toBeTold()
  expect(heard).toContain('found_variation 101')
  scriptLoads()
  await toBeTold()
  expect(heard.filter((name) => name === 'wc_variation_form')).toHaveLength(1)
})

test('scripts are told 100 ms after one that loads last, however long a picture loads', async () => {
  await open({ color: 'red', size: 'S' })
  const slow = document.createElement('script')
  document.head.append(slow)
  const { heard } = bringScripts()
  await pass(BEGINS_IN - 10)
  slow.dispatchEvent(new Event('load'))
  await pass(BEGINS_IN - 10)
  find('img').dispatchEvent(new Event('load'))
  expect(heard).toEqual([])
  await pass(10)
  expect(heard).toContain('found_variation 101')
})

test('an inline script that was held back, of which no load is told, is the last to come: then the scripts are told', async () => {
  await open({ color: 'red', size: 'S' })
  const held = Object.assign(document.createElement('script'), { type: 'litespeed/javascript' })
  document.head.append(held)
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toEqual([])
  held.replaceWith(document.createElement('script'))
  await pass(BEGINS_IN - 10)
  expect(heard).toEqual([])
  await toBeTold()
  expect(heard.filter((name) => name === 'wc_variation_form')).toHaveLength(1)
})

test('a price that a currency switcher wrote into jQuery’s variations is shown, at once and at later choices', async () => {
  const page = await open({ color: 'red', size: 'S' })
  const { jQuery } = bringScripts()
  const stored = jQuery(formOf()).data('product_variations') as Record<string, unknown>[]
  const convert = (at: number) => Object.assign(stored[at] ?? {}, { price_html: `<b>${at} €</b>` })
  convert(0)
  const found = page.heard('shop-islands:variation-found')
  await toBeTold()
  expect(find('.single_variation').textContent).toContain('0 €')
  expect(found).toEqual([expect.objectContaining({ variation: stored[0] })])
  // Its answer may also come later.
  convert(1)
  await choose({ size: 'L' })
  await pass(SHOWS_IN)
  expect(find('.single_variation').textContent).toContain('1 €')
})

test('where the shop is asked for variations, the one that it gave is told, and it is not asked again', async () => {
  const { shop } = await open({ color: 'red', size: 'S' }, productHtml({ data: false }))
  shop.answer(variation(7, {}))
  await pass(SHOWS_IN)
  const { heard } = bringScripts()
  await toBeTold()
  expect(heard).toContain('found_variation 7')
  expect([shop.requests.length, variationId()]).toEqual([1, '7'])
})

test('while the shop is asked, its answer alone is told', async () => {
  const { shop } = await open({ color: 'red', size: 'S' }, productHtml({ data: false }))
  const { heard } = bringScripts()
  await toBeTold()
  shop.answer(variation(7, {}))
  await pass(SHOWS_IN)
  expect(heard.filter((name) => /found|reset/.test(name))).toEqual(['found_variation 7'])
})

test('that the shop has no such variation stays said, once, and it is not asked again', async () => {
  const { shop } = await open({ color: 'red', size: 'S' }, productHtml({ data: false }))
  shop.answer('false')
  await pass(SHOWS_IN)
  const message = find('.wc-no-matching-variations')
  bringScripts()
  await toBeTold()
  expect(document.querySelector('.wc-no-matching-variations')).toBe(message)
  expect(shop.requests).toHaveLength(1)
})

test('a select that one of these scripts has emptied without a word is followed: what was chosen is not added', async () => {
  await open({ color: 'red', size: 'S' })
  const { heard } = bringScripts()
  selectOf('size').value = ''
  await toBeTold()
  expect([variationId(), buttonState()]).toEqual(['', expect.stringContaining('selection-needed')])
  expect(heard).toEqual([
    'woocommerce_variation_select_change',
    'reset_data',
    'check_variations',
    'woocommerce_variation_has_changed',
    'wc_variation_form',
  ])
})

test('a late script that begins the form itself hears of the choice once, as of one that was made', async () => {
  await open({ color: 'red', size: 'S' })
  const { jQuery, heard } = bringScripts()
  const form = asForm(jQuery)
  form.wc_variation_form()
  expect(variationId()).toBe('101')
  await toBeTold()
  expect(heard).toEqual([
    'woocommerce_variation_select_change',
    'found_variation 101',
    'check_variations',
    'woocommerce_variation_has_changed',
    'wc_variation_form',
    'show_variation 101',
  ])
  heard.length = 0
  form.wc_variation_form()
  await pass(SHOWS_IN)
  expect(heard).toEqual(['found_variation 101', 'check_variations', 'wc_variation_form', 'show_variation 101'])
})

test.each([
  ['new selects', () => (selectOf('size').outerHTML = selectOf('size').outerHTML)],
  ['a select of its own choosing', () => (selectOf('size').value = '')],
])('what a late script has put into the form before it begins it counts at once: %s', async (_what, put) => {
  await open({ color: 'red', size: 'S' })
  const { jQuery } = bringScripts()
  put()
  asForm(jQuery).wc_variation_form()
  expect([variationId(), buttonState()]).toEqual(['', expect.stringContaining('selection-needed')])
})

test.each([
  ['taken out of the form', () => selectOf('size').remove()],
  [
    'written anew, with the same choice',
    () => {
      selectOf('size').outerHTML = selectOf('size').outerHTML
      selectOf('size').value = 'S'
    },
  ],
])('a select that a late script has %s counts at once, too', async (_what, change) => {
  await open({ color: 'red', size: 'S' })
  const { jQuery, heard } = bringScripts()
  change()
  asForm(jQuery).wc_variation_form()
  expect(heard).toContain('check_variations')
})

test('a form that began with jQuery there tells nothing again', async () => {
  openFormPage(productHtml({ data: COLLARS }))
  const { heard } = bringScripts()
  await startForms()
  heard.length = 0
  scriptLoads()
  await toBeTold()
  expect(heard).toEqual([])
})

test('a form that leaves before the scripts are told tells them nothing', async () => {
  await open({ color: 'red', size: 'S' })
  const { heard } = bringScripts()
  formOf().remove()
  await toBeTold()
  expect(heard).toEqual([])
})
