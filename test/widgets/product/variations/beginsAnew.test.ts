import { beforeEach, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { find } from '../../../support/page'
import {
  BEGINS_IN,
  buttonState,
  COLLARS,
  choose,
  formOf,
  openFormPage,
  productHtml,
  SHOWS_IN,
  startForms,
  TEMPLATES,
  variationId,
} from './formPage'

/** What every form has inside, as a plugin fetches it anew. */
const CONTENT = new DOMParser().parseFromString(productHtml(), 'text/html').querySelector('form')?.innerHTML ?? ''

let jQuery: JQuery

/** Puts new content into the form and says so, as plugins do. */
function renew(content = CONTENT): void {
  formOf().innerHTML = content
  const collection = jQuery(formOf()) as unknown as Record<string, () => void>
  collection['wc_variation_form']?.()
}

async function open(html = productHtml()): Promise<void> {
  openFormPage(html + TEMPLATES)
  jQuery = installJQuery()
  await startForms()
}

beforeEach(() => vi.stubGlobal('reportError', vi.fn()))

test('a form that begins anew shows a variation in its new content', async () => {
  await open()
  renew()
  const shown = vi.fn()
  jQuery(find('.single_variation')).on('show_variation', shown)
  await choose({ color: 'red', size: 'S' })
  await pass(SHOWS_IN)
  expect(find('.single_variation').textContent).toContain('101.000')
  expect(find('.single_variation').style.display).toBe('block')
  expect(shown).toHaveBeenCalledOnce()
  expect(variationId()).toBe('101')
})

test('a form that begins anew does not tell the choice in it once more', async () => {
  await open()
  await choose({ color: 'red' })
  const changed = vi.fn()
  jQuery(formOf()).on('woocommerce_variation_has_changed', changed)
  const collection = jQuery(formOf()) as unknown as Record<string, () => void>
  collection['wc_variation_form']?.()
  expect(changed).not.toHaveBeenCalled()
})

test('a price that was still to come, when new content came, goes nowhere', async () => {
  await open()
  await choose({ color: 'red', size: 'S' })
  renew()
  await pass(SHOWS_IN)
  expect(find('.single_variation').innerHTML).toBe('')
})

test('a form that begins anew marks its new button, whose click says what is missing', async () => {
  await open()
  const before = buttonState()
  renew()
  expect(buttonState()).toBe(before)
  expect(buttonState()).toContain('disabled wc-variation-selection-needed')
})

test('a form that leaves gives its new content back as the server made it', async () => {
  await open()
  renew(CONTENT.replace('single_variation">', 'single_variation"><p>Giá từ 101</p>'))
  await choose({ color: 'red', size: 'S' })
  await pass(SHOWS_IN)
  expect(find('.single_variation').textContent).toContain('101.000')
  const [{ islandOn }, { product }] = await Promise.all([
    import('../../../../src/islands/islands'),
    import('../../../../widgets/product/definitions'),
  ])
  const definition = product.find(({ name }) => name === 'variation-form')
  if (definition) islandOn(formOf(), definition)?.leave()
  expect(find('.single_variation').innerHTML).toBe('<p>Giá từ 101</p>')
  expect(variationId()).toBe('0')
})

test('a form that gets its selects later begins with the call', async () => {
  await open(productHtml({ options: {}, data: COLLARS }))
  renew()
  await pass(BEGINS_IN)
  await choose({ color: 'red', size: 'L' })
  expect(variationId()).toBe('102')
})
