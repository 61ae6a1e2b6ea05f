import { describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find, press } from '../../../support/page'
import { THEME_SCRIPT, tagOf } from '../../../support/themeScripts'
import { translate } from '../../../support/translate'
import {
  COLLARS,
  choose,
  type FormPage,
  formOf,
  openFormPage,
  productHtml,
  selectOf,
  startForms,
  TEMPLATES,
  variation,
  variationId,
} from './formPage'

/** Milliseconds until swatches follow new options. */
const FOLLOWS_IN = 100

function swatchesHtml(name: string, values: readonly string[]): string {
  const swatches = values.map(
    (value) =>
      `<div class="ux-swatch tooltip ux-swatch--color" data-value="${value}" data-name="Màu ${value}"><span class="ux-swatch__text">${value}</span></div>`,
  )
  return `<div class="ux-swatches ux-swatches-attribute-ux_color" data-attribute_name="attribute_${name}">${swatches.join('')}</div>`
}

const SWATCHES = {
  color: swatchesHtml('color', ['red', 'blue', 'green']),
  size: swatchesHtml('size', ['S', 'L']),
}

async function open(id = 'p', settings = {}): Promise<FormPage> {
  const page = openFormPage(productHtml({ id, swatches: SWATCHES }) + TEMPLATES)
  await startForms(settings)
  return page
}

const swatch = (value: string, id = 'p') => find(`#${id} [data-value="${value}"]`)
const chosen = (id = 'p') =>
  [...document.querySelectorAll<HTMLElement>(`#${id} .ux-swatch.selected`)].map(({ dataset }) => dataset['value'])
const disabled = () =>
  [...document.querySelectorAll<HTMLElement>('.ux-swatch.disabled')].map(({ dataset }) => dataset['value'])
const reachable = () =>
  [...document.querySelectorAll<HTMLElement>('.ux-swatch[tabindex="0"]')].map(({ dataset }) => dataset['value'])

describe('product.variation.swatch-chooses-option', () => {
  test('a click sets the select that the swatch stands for, and marks the swatch', async () => {
    await open()
    click(find('[data-value="red"] .ux-swatch__text'))
    click(swatch('L'))
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['red', 'L'])
    expect(chosen()).toEqual(['red', 'L'])
    expect(variationId()).toBe('102')
    expect(swatch('red').getAttribute('aria-checked')).toBe('true')
    expect(swatch('blue').getAttribute('aria-checked')).toBe('false')
  })

  test('a click on the chosen swatch takes the choice back', async () => {
    await open()
    click(swatch('red'))
    click(swatch('red'))
    expect([selectOf('color').value, chosen()]).toEqual(['', []])
  })

  test('unless the shop has it stay', async () => {
    openFormPage(productHtml({ swatches: SWATCHES }))
    vi.stubGlobal('flatsomeVars', { options: { swatches_disable_deselect: '1' } })
    await startForms()
    click(swatch('red'))
    click(swatch('red'))
    expect(selectOf('color').value).toBe('red')
  })

  test('swatches are radio buttons with names, in a group that is named by the row’s label', async () => {
    await open()
    const group = find('.ux-swatches')
    expect([group.getAttribute('role'), group.getAttribute('aria-label')]).toEqual(['radiogroup', 'color'])
    expect([swatch('red').getAttribute('role'), swatch('red').getAttribute('aria-label')]).toEqual(['radio', 'Màu red'])
    expect(group.classList).toContain('ux-swatches-js-attached')
  })

  test('the Tab key reaches the chosen swatch of a group, else its first', async () => {
    await open()
    expect(reachable()).toEqual(['red', 'S'])
    click(swatch('blue'))
    expect(reachable()).toEqual(['blue', 'S'])
  })

  test.each([
    ['ArrowRight', 'blue'],
    ['ArrowDown', 'blue'],
    ['ArrowLeft', 'green'],
    ['ArrowUp', 'green'],
  ])('%s goes on to a neighbour, around the ends, and chooses it', async (key, value) => {
    await open()
    swatch('red').focus()
    expect(press(key, swatch('red')).defaultPrevented).toBe(true)
    expect(selectOf('color').value).toBe(value)
    expect(document.activeElement).toBe(swatch(value))
    expect(chosen()).toEqual([value])
  })

  test('an arrow key never takes a choice back', async () => {
    await open()
    click(swatch('blue'))
    press('ArrowRight', swatch('red'))
    expect(selectOf('color').value).toBe('blue')
  })

  test('the keys that point sideways lead that way on a page from right to left, too', async () => {
    await open()
    document.head.append(Object.assign(document.createElement('style'), { textContent: '* { direction: rtl }' }))
    press('ArrowLeft', swatch('red'))
    expect(selectOf('color').value).toBe('blue')
    press('ArrowRight', swatch('blue'))
    expect(selectOf('color').value).toBe('red')
    press('ArrowDown', swatch('red'))
    expect(selectOf('color').value).toBe('blue')
  })

  test.each([' ', 'Enter'])('the key “%s” does what a click does', async (key) => {
    await open()
    expect(press(key, swatch('red')).defaultPrevented).toBe(true)
    expect(selectOf('color').value).toBe('red')
    press(key, swatch('red'))
    expect(selectOf('color').value).toBe('')
  })

  test.each([' ', 'Enter'])('the key “%s” that is held down chooses once, an arrow key goes on and on', async (key) => {
    await open()
    press(key, swatch('red'))
    expect(press(key, swatch('red'), { repeat: true }).defaultPrevented).toBe(true)
    expect(selectOf('color').value).toBe('red')
    press('ArrowRight', swatch('red'), { repeat: true })
    press('ArrowRight', swatch('blue'), { repeat: true })
    expect(selectOf('color').value).toBe('green')
  })

  test.each([
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['Enter', { ctrlKey: true }],
    [' ', { shiftKey: true }],
  ])('the key “%s” with %o is a command of the browser’s', async (key, modifier) => {
    await open()
    swatch('red').focus()
    expect(press(key, swatch('red'), modifier).defaultPrevented).toBe(false)
    expect([selectOf('color').value, document.activeElement]).toEqual(['', swatch('red')])
  })

  test('other keys are the browser’s', async () => {
    await open()
    expect(press('a', swatch('red')).defaultPrevented).toBe(false)
    expect(press('ArrowRight', find('.ux-swatches')).defaultPrevented).toBe(false)
  })
})

describe('options that do not exist with the rest of the choice', () => {
  test('are marked as disabled shortly after, cannot be chosen, and are passed over by the arrow keys', async () => {
    await open()
    click(swatch('L'))
    expect(disabled()).toEqual([])
    await pass(FOLLOWS_IN)
    // Green does not exist in large, and blue is not sold in it any more.
    expect(disabled()).toEqual(['blue', 'green'])
    expect(swatch('green').getAttribute('aria-disabled')).toBe('true')
    click(swatch('green'))
    click(swatch('blue'))
    expect(selectOf('color').value).toBe('')
    press('ArrowRight', swatch('red'))
    expect(selectOf('color').value).toBe('')
    click(swatch('red'))
    press('ArrowRight', swatch('red'))
    expect(selectOf('color').value).toBe('red')
  })

  test('are marked from the start where the page preselects something', async () => {
    openFormPage(productHtml({ options: { color: ['red', 'blue', '*green'], size: ['S', 'L'] }, swatches: SWATCHES }))
    await startForms()
    expect(chosen()).toEqual(['green'])
    await pass(FOLLOWS_IN)
    expect(disabled()).toEqual(['L'])
  })

  test('are marked from the start where the server itself printed an option as disabled', async () => {
    openFormPage(productHtml({ data: false, swatches: SWATCHES }).replace('value="blue"', 'value="blue" disabled'))
    await startForms()
    expect(disabled()).toEqual(['blue'])
  })

  test('a click on one that cannot be chosen, or between them, leaves the choice as it is', async () => {
    await open()
    await choose({ color: 'red', size: 'L' })
    await pass(FOLLOWS_IN)
    click(swatch('blue'))
    expect(click(find('.ux-swatches')).defaultPrevented).toBe(false)
    expect([selectOf('color').value, selectOf('size').value, variationId()]).toEqual(['red', 'L', '102'])
  })

  test('an arrow key goes on from one that cannot be chosen any more to its neighbour', async () => {
    const data = [
      variation(1, { attribute_color: 'red', attribute_size: 'S' }),
      variation(2, { attribute_color: 'blue', attribute_size: 'L' }),
      variation(3, { attribute_color: 'green', attribute_size: 'S' }),
    ]
    openFormPage(productHtml({ swatches: SWATCHES, data }))
    await startForms()
    swatch('blue').focus()
    await choose({ size: 'S' })
    await pass(FOLLOWS_IN)
    expect(disabled()).toContain('blue')
    press('ArrowRight', swatch('blue'))
    expect(selectOf('color').value).toBe('green')
    expect(document.activeElement).toBe(swatch('green'))
  })

  test('a click in the moment before they are marked changes nothing', async () => {
    await open()
    click(swatch('red'))
    click(swatch('L'))
    click(swatch('green'))
    expect([selectOf('color').value, chosen()]).toEqual(['red', ['red', 'L']])
  })

  test('nor does one on what is only sold out with the rest: the option that was chosen stays', async () => {
    await open()
    click(swatch('S'))
    await pass(FOLLOWS_IN)
    click(swatch('blue'))
    click(swatch('L'))
    expect([selectOf('size').value, chosen(), variationId()]).toEqual(['S', ['blue', 'S'], '103'])
  })
})

describe('taking the choice back', () => {
  test('product.variation.swatch-reset-300-ms: the reset link unmarks the swatches at once, disabled ones are free again', async () => {
    await open()
    click(swatch('red'))
    click(swatch('L'))
    await pass(FOLLOWS_IN)
    click(find('.reset_variations'))
    expect(chosen()).toEqual([])
    await pass(300)
    expect(disabled()).toEqual([])
    expect(reachable()).toEqual(['red', 'S'])
  })

  test('the keyboard goes to the first swatch where the select is hidden behind them', async () => {
    await open()
    click(swatch('red'))
    selectOf('color').focus = () => {}
    click(find('.reset_variations'))
    expect(document.activeElement).toBe(swatch('red'))
  })
})

describe('whoever sets the select', () => {
  test('the swatches follow: a shopper, another script, jQuery', async () => {
    openFormPage(productHtml({ swatches: SWATCHES }))
    const jQuery = installJQuery()
    await startForms()
    await choose({ color: 'blue' })
    expect(chosen()).toEqual(['blue'])
    const select = jQuery(selectOf('color')) as unknown as { val(value: string): { trigger(name: string): void } }
    select.val('red').trigger('change')
    expect(chosen()).toEqual(['red'])
  })

  test.each([
    ['the page has the variations', COLLARS],
    ['the shop is asked for them', false],
  ])('they follow a script that sets it without a word and has the form look again, where %s', async (_where, data) => {
    openFormPage(productHtml({ swatches: SWATCHES, data }))
    await startForms()
    selectOf('color').value = 'blue'
    formOf().dispatchEvent(new CustomEvent('check_variations', { detail: [] }))
    await pass(FOLLOWS_IN)
    expect(chosen()).toEqual(['blue'])
  })

  test('a choice that became impossible is unmarked', async () => {
    await open()
    selectOf('color').value = 'green'
    await choose({ size: 'L' })
    await pass(FOLLOWS_IN)
    expect(chosen()).toEqual(['L'])
  })
})

test('in the stacked layout the chosen swatch is named beside the label', async () => {
  openFormPage(productHtml({ swatches: SWATCHES }))
  vi.stubGlobal('flatsomeVars', { options: { swatches_layout: 'stacked' } })
  await startForms()
  click(swatch('red'))
  const label = () => find('th').textContent
  expect(label()).toBe('color:\u00a0Màu red')
  expect(find('.ux-swatch-selected-value__separator').textContent).toBe(':\u00a0')
  click(swatch('red'))
  expect(find('th .ux-swatch-selected-value').textContent).toBe('')
  expect(label()).toBe('color')
  expect(find('.ux-swatches').getAttribute('aria-label')).toBe('color')
})

test('in the stacked layout the label names another choice where the browser has translated the page', async () => {
  openFormPage(productHtml({ swatches: SWATCHES }))
  vi.stubGlobal('flatsomeVars', { options: { swatches_layout: 'stacked' } })
  await startForms()
  click(swatch('red'))
  translate(find('.ux-swatch-selected-value'))
  click(swatch('blue'))
  expect(find('th').textContent).toBe('color:\u00a0Màu blue')
})

test('in the stacked layout the label names the swatch under the pointer, and then the chosen one again', async () => {
  openFormPage(productHtml({ swatches: SWATCHES }))
  vi.stubGlobal('flatsomeVars', { options: { swatches_layout: 'stacked' } })
  await startForms()
  const point = async (type: string, target: Element) => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: type === 'pointerover' }))
    await pass()
    return find('th').textContent
  }
  expect(await point('pointerover', find('[data-value="blue"] .ux-swatch__text'))).toBe('color:\u00a0Màu blue')
  click(swatch('red'))
  expect(await point('pointerover', find('.ux-swatches'))).toBe('color:\u00a0Màu red')
  await point('pointerover', swatch('green'))
  expect(await point('pointerleave', find('.ux-swatches'))).toBe('color:\u00a0Màu red')
})

test('two products on one page do not know of each other, and one that leaves listens no more', async () => {
  openFormPage(productHtml({ id: 'a', swatches: SWATCHES }) + productHtml({ id: 'b', swatches: SWATCHES }))
  await startForms()
  click(swatch('red', 'b'))
  expect([chosen('a'), chosen('b')]).toEqual([[], ['red']])
  const group = find('#b .ux-swatches')
  const form = find('#b form')
  group.remove()
  await pass(10)
  selectOf('color', 'b').value = 'blue'
  form.dispatchEvent(new Event('change'))
  expect(group.querySelector('.selected')).toBeNull()
})

describe('a set of products', () => {
  /** The forms of products as sets have them: no `form` of their own. */
  const partOf = (id: string) =>
    productHtml({ id, swatches: SWATCHES }).replace('<form', '<div').replace('</form>', '</div>')

  test('in one form: swatches set the option of their own product, though another one has the same attribute', async () => {
    openFormPage(`<form class="cart">${partOf('a')}${partOf('b')}</form>`)
    await startForms()
    click(swatch('red', 'b'))
    expect([selectOf('color', 'a').value, selectOf('color', 'b').value]).toEqual(['', 'red'])
    expect([chosen('a'), chosen('b')]).toEqual([[], ['red']])
  })

  test('in one form whose products have no variation form: those of their row', async () => {
    const rows = (id: string) => partOf(id).replace('variations_form', 'product-options')
    openFormPage(`<form class="cart">${rows('a')}${rows('b')}</form>`)
    await startForms()
    click(swatch('red', 'b'))
    const colorOf = (id: string) => find<HTMLSelectElement>(`#${id}-color`).value
    expect([colorOf('a'), colorOf('b')]).toEqual(['', 'red'])
  })

  test('in no form: swatches follow what the rest of the choice leaves', async () => {
    openFormPage(partOf('p'))
    await startForms()
    click(swatch('L'))
    await pass(FOLLOWS_IN)
    expect(disabled()).toEqual(['blue', 'green'])
  })
})

test('swatches without a select that they could set are left alone, and the author is told', async () => {
  const { reports } = openFormPage(productHtml({ swatches: { color: swatchesHtml('colour', ['red']) } }))
  await startForms()
  expect(reports).toEqual(['swatches-without-select'])
  expect(find('.ux-swatches').hasAttribute('role')).toBe(false)
})

test.each<[string, string[], object | undefined, boolean]>([
  ['the theme’s file for them', ['/x/flatsome-swatches-frontend.js'], undefined, false],
  ['a merged file with all of the theme’s', [], { behaviors: {} }, false],
  ['the theme’s own script without its file for them', [THEME_SCRIPT], { behaviors: {} }, true],
])('of a page with %s', async (_what, scripts, theme, areOurs) => {
  openPage(scripts.map(tagOf).join('') + productHtml({ swatches: SWATCHES }))
  vi.stubGlobal('Flatsome', theme)
  stopClock()
  await startForms()
  expect(find('.ux-swatches').hasAttribute('role')).toBe(areOurs)
})
