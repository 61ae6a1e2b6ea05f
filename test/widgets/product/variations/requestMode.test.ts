import { describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import {
  buttonState,
  choose,
  type FormPage,
  type FormParts,
  formOf,
  offered,
  openFormPage,
  productHtml,
  selectOf,
  startForms,
  variation,
  variationId,
} from './formPage'

const RED_S = variation(101, { attribute_color: 'red', attribute_size: 'S' })
const FAILED = 'Chưa kiểm tra được lựa chọn của bạn. Hãy chọn lại, hoặc cứ thêm vào giỏ hàng.'

const blocked = () => document.querySelectorAll('form > .blockOverlay').length
const failure = () => document.querySelector('[role="alert"] > .woocommerce-error')?.textContent

async function open(parts: FormParts = {}): Promise<FormPage> {
  const page = openFormPage(productHtml({ data: false, ...parts }))
  await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
  return page
}

describe('a list too long for the page', () => {
  test('is asked for the variation once everything is chosen; the form is blocked meanwhile', async () => {
    const { shop } = await open()
    await choose({ color: 'red' })
    expect(shop.requests).toEqual([])
    await choose({ size: 'S' })
    expect(shop.requests.map(({ endpoint, fields }) => [endpoint, fields])).toEqual([
      ['get_variation', { attribute_color: 'red', attribute_size: 'S', product_id: '12' }],
    ])
    expect(blocked()).toBe(1)
    expect(variationId()).toBe('')
    shop.answer(RED_S)
    await pass()
    expect(blocked()).toBe(0)
    expect(variationId()).toBe('101')
    expect(buttonState()).toBe('woocommerce-variation-add-to-cart-enabled')
  })

  test.each([
    [['', false]],
    // As scripts did for versions of the shop that took the name of an attribute here.
    [['attribute_color', true]],
  ])(
    'is asked for what the selects say, where a script has set them and only asks to look again: %j',
    async (detail) => {
      const { shop } = await open()
      selectOf('color').value = 'red'
      selectOf('size').value = 'S'
      formOf().dispatchEvent(new CustomEvent('check_variations', { detail }))
      expect(shop.requests.map(({ fields }) => fields['attribute_size'])).toEqual(['S'])
      expect(find('.reset_variations').style.visibility).toBe('visible')
      shop.answer(RED_S)
      await pass()
      expect(variationId()).toBe('101')
    },
  )

  test('is asked for the attributes that a script names, and for no others', async () => {
    const { shop } = await open()
    const choice = { count: 1, chosenCount: 1, data: { attribute_color: 'red' } }
    formOf().dispatchEvent(new CustomEvent('check_variations', { detail: [choice] }))
    expect(shop.requests.map(({ fields }) => fields)).toEqual([{ attribute_color: 'red', product_id: '12' }])
  })

  test('takes no option away', async () => {
    const { shop } = await open()
    await choose({ color: 'green', size: 'L' })
    shop.answer('false')
    await pass()
    expect(offered('color')).toEqual(['', 'red', 'blue', 'green'])
    expect(offered('size')).toEqual(['', 'S', 'L'])
  })

  test('that has no variation like that says so', async () => {
    const { shop } = await open()
    await choose({ color: 'green', size: 'L' })
    shop.answer('false')
    await pass()
    expect(find('.wc-no-matching-variations').textContent).toContain('Rất tiếc')
    expect(buttonState()).toContain('wc-variation-selection-needed')
    await choose({ size: '' })
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull()
  })

  test('says nothing of what the page itself has preselected', async () => {
    const { shop } = await open({ options: { color: ['*red'], size: ['*S'] } })
    expect(shop.requests).toHaveLength(1)
    shop.answer('false')
    await pass()
    expect(document.querySelector('.wc-no-matching-variations')).toBeNull()
  })

  test('is asked one question at a time: another choice drops the one before, and its answer', async () => {
    const { shop } = await open()
    await choose({ color: 'red', size: 'S' })
    const [first] = shop.requests
    await choose({ color: 'blue' })
    expect(first?.init.signal?.aborted).toBe(true)
    expect(blocked()).toBe(1)
    shop.answer(variation(103, {}))
    await pass()
    expect([variationId(), blocked(), shop.requests.length]).toEqual(['103', 0, 2])
    expect(formOf().style.position).toBe('')
  })

  test('has told nobody of a variation that was found when another is chosen right after it', async () => {
    const { shop } = await open()
    const told: unknown[] = []
    formOf().addEventListener('show_variation', () => told.push(variationId()))
    await choose({ color: 'red', size: 'S' })
    shop.answer(RED_S)
    await pass()
    await choose({ color: 'blue' })
    await pass(400)
    expect(told).toEqual([])
    shop.answer(variation(103, {}))
    await pass(400)
    expect(told).toEqual(['103'])
  })

  test('is not asked any more once the choice is taken back', async () => {
    const { shop } = await open()
    await choose({ color: 'red', size: 'S' })
    click(find('.reset_variations'))
    await pass()
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
    expect([blocked(), failure(), document.querySelector('.wc-no-matching-variations')]).toEqual([0, undefined, null])
  })

  test('is not asked any more when the form leaves the page', async () => {
    const { shop, reports } = await open()
    await choose({ color: 'red', size: 'S' })
    find('#p').remove()
    await pass(10)
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
    expect(reports).toEqual([])
  })

  test('two forms ask for themselves', async () => {
    const page = openFormPage(productHtml({ id: 'a', data: false }) + productHtml({ id: 'b', data: false }))
    await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
    await choose({ color: 'red', size: 'S' }, 'a')
    await choose({ color: 'blue', size: 'S' }, 'b')
    page.shop.answer(variation(1, {}), variation(2, {}))
    await pass()
    expect([variationId('a'), variationId('b')]).toEqual(['1', '2'])
  })
})

describe('other scripts', () => {
  test.each([
    ['a variation', JSON.stringify(RED_S), '101'],
    ['none', 'false', ''],
  ])('hear of the answer as of jQuery’s own calls, once the page shows it: %s', async (_what, answer, id) => {
    const { shop } = await open()
    const heard: unknown[] = []
    installJQuery()(document).on('ajaxSuccess ajaxComplete', (_event, ...told) => {
      const [{ responseText }, { data, url }] = told as [{ responseText: string }, { data: string; url: string }]
      heard.push([new URLSearchParams(data).get('attribute_size'), url, responseText, variationId(), blocked()])
    })
    await choose({ color: 'red', size: 'S' })
    expect(heard).toEqual([])
    shop.answer(answer)
    await pass()
    const told = ['S', '/?wc-ajax=get_variation', answer, id, 0]
    expect(heard).toEqual([told, told])
  })

  test('hear nothing of a question that another choice has dropped', async () => {
    const { shop } = await open()
    const heard = vi.fn()
    installJQuery()(document).on('ajaxComplete', heard)
    await choose({ color: 'red', size: 'S' })
    await choose({ color: 'blue' })
    shop.answer(variation(103, {}))
    await pass()
    expect(heard).toHaveBeenCalledTimes(1)
  })
})

describe('what a plugin adds to the question', () => {
  test.each([
    ['{"gift":{"wrap":"1"}}', { 'custom_data[gift][wrap]': '1' }],
    ['plain', { custom_data: 'plain' }],
  ])('goes along: data-custom_data %s', async (data, fields) => {
    const { shop } = await open({ attributes: `data-custom_data='${data}'` })
    await choose({ color: 'red', size: 'S' })
    expect(shop.requests[0]?.fields).toMatchObject(fields)
  })

  test('goes along when it was stored through jQuery', async () => {
    const page = openFormPage(productHtml({ data: false }))
    installJQuery()(formOf()).data('custom_data', { gift: 'yes' })
    await startForms({ shopEndpoint: '/?wc-ajax=%%endpoint%%' })
    await choose({ color: 'red', size: 'S' })
    expect(page.shop.requests[0]?.fields).toMatchObject({ 'custom_data[gift]': 'yes' })
  })
})

describe.each([
  ['no connection', new Error('down')],
  ['a server error', 500],
  ['an error page', '<!doctype html><p>Lỗi</p>'],
  ['an answer that is no variation', { success: true }],
])('%s', (_what, answer) => {
  test('keeps the choice, says so, and lets the form be sent: the server finds the variation by the options', async () => {
    const { shop, reports } = await open()
    await choose({ color: 'red', size: 'S' })
    shop.answer(answer)
    await pass()
    expect([selectOf('color').value, selectOf('size').value]).toEqual(['red', 'S'])
    expect(failure()).toBe(FAILED)
    expect(blocked()).toBe(0)
    expect(variationId()).toBe('')
    expect(click(find('.single_add_to_cart_button')).defaultPrevented).toBe(false)
    expect(reports.map((text) => text.split(':')[0])).toEqual(['call-failed'])
  })

  test('is tried again with the next choice', async () => {
    const { shop, reports } = await open()
    await choose({ color: 'red', size: 'S' })
    shop.answer(answer)
    await pass()
    await choose({ color: 'blue' })
    expect(failure()).toBeUndefined()
    shop.answer(answer)
    await pass()
    expect(reports).toHaveLength(1)
    await choose({ color: 'red' })
    shop.answer(RED_S)
    await pass()
    expect([variationId(), failure()]).toEqual(['101', undefined])
  })
})

describe('data that cannot be read', () => {
  test.each([
    ['is cut off', '[{"attributes":{"attribute_col'],
    ['is no list', '{"101":{}}'],
    ['is empty', ''],
  ])('that %s is reported once, and the shop is asked instead', async (_how, data) => {
    const { shop, reports } = await open({ data })
    expect(reports).toEqual(['variations-unreadable'])
    await choose({ color: 'red', size: 'S' })
    shop.answer(RED_S)
    await pass()
    expect(variationId()).toBe('101')
  })

  test('that is missing altogether needs no remark: the shop is asked', async () => {
    const { shop, reports } = await open({ data: null })
    await choose({ color: 'red', size: 'S' })
    shop.answer(RED_S)
    await pass()
    expect([variationId(), reports]).toEqual(['101', []])
  })

  test('of single entries leaves only those out', async () => {
    const { reports } = await open({ data: [null, 'x', { variation_id: 9 }, RED_S] })
    await choose({ color: 'red', size: 'S' })
    expect([variationId(), reports]).toEqual(['101', []])
  })
})
