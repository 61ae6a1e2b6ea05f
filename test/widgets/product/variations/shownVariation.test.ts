import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { click, find } from '../../../support/page'
import {
  choose,
  type FormPage,
  formOf,
  openFormPage,
  pictureOf,
  productHtml,
  SHOWS_IN,
  SLIDES_IN,
  startForms,
  TEMPLATES,
  variation,
  variationId,
} from './formPage'

/** Opens a page whose only attribute, the colour, has one variation per colour, each with what is said of it. */
async function openColours(
  colours: Record<string, Record<string, unknown>>,
  { html = '', settings = {} } = {},
): Promise<FormPage> {
  const names = Object.keys(colours)
  const data = names.map((name, at) => variation(at + 1, { attribute_color: name }, colours[name]))
  const page = openFormPage(productHtml({ options: { color: names }, data }) + html)
  await startForms(settings)
  return page
}

const shown = () => find('.single_variation')
const quantity = () => find<HTMLInputElement>('.qty')

describe('what stands beside the form', () => {
  const texts = () =>
    ['.sku', '[class$="--weight"] td', '[class$="--dimensions"] td'].map((selector) => find(selector).textContent)

  test('SKU, weight and dimensions are those of the variation, then of the next, then the product’s own again', async () => {
    await openColours({ red: {}, blue: { sku: '', weight_html: 'Không có', dimensions_html: '5 x 5' } })
    await choose({ color: 'red' })
    expect(texts()).toEqual(['SKU-1', '1 kg', '2 × 3 cm'])
    expect(find('.sku').getAttribute('data-o_content')).toBe('GỐC')
    await choose({ color: 'blue' })
    expect(texts()).toEqual(['GỐC', 'Không có', '5 x 5'])
    await choose({ color: '' })
    expect(texts().map((text) => text?.trim())).toEqual(['GỐC', '0,5 kg', '1 × 1 cm'])
  })

  test('what another script writes there when it hears of the variation stays until the next one', async () => {
    await openColours({ red: {}, blue: {} })
    const write = () => {
      find('.sku').textContent = 'Mã của nhà bán'
    }
    formOf().addEventListener('found_variation', write, { once: true })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(find('.sku').textContent).toBe('Mã của nhà bán')
    await choose({ color: 'blue' })
    expect(find('.sku').textContent).toBe('SKU-2')
  })

  test('of two forms of one product, the variation that was chosen last counts, and stays when the other choice is cleared', async () => {
    const data = ['red', 'blue'].map((name, at) => variation(at + 1, { attribute_color: name }))
    openFormPage(productHtml({ options: { color: ['red', 'blue'] }, data }))
    const second = Object.assign(document.createElement('div'), { id: 'second' })
    second.append(formOf().cloneNode(true))
    find('#p').append(second)
    await startForms()
    const skus: (string | null)[] = []
    for (const [color, id] of [
      ['red', 'p'],
      ['blue', 'second'],
      ['blue', 'p'],
      ['red', 'p'],
      ['', 'second'],
      ['', 'p'],
    ] as const) {
      await choose({ color }, id)
      skus.push(find('.sku').textContent)
    }
    expect(skus).toEqual(['SKU-1', 'SKU-2', 'SKU-2', 'SKU-1', 'SKU-1', 'GỐC'])
    expect(find('.sku').hasAttribute('data-o_content')).toBe(false)
  })

  test('a variation without a weight of its own leaves the product’s, whatever the server says in its place', async () => {
    await openColours({ red: { weight: '', weight_html: 'N/A' }, blue: { weight: '2', weight_html: '2 kg' } })
    await choose({ color: 'blue' })
    expect(texts()[1]).toBe('2 kg')
    await choose({ color: 'red' })
    expect(texts().map((text) => text?.trim())).toEqual(['SKU-1', '0,5 kg', '2 × 3 cm'])
  })

  test('the product’s other places of older themes follow too, and a product inside of the product does not', async () => {
    const inside = `<span class="product_weight">?</span><span class="product_dimensions">?</span>
      <div class="product"><div class="product_meta"><span class="sku" id="other">KHÁC</span></div></div>`
    openFormPage(productHtml({ options: { color: ['red'] }, data: [variation(1, { attribute_color: 'red' })], inside }))
    await startForms()
    await choose({ color: 'red' })
    expect(find('.product_weight').textContent).toBe('1 kg')
    expect(find('.product_dimensions').textContent).toBe('2 × 3 cm')
    expect(find('#other').textContent).toBe('KHÁC')
  })

  test('HTML in those values stays text', async () => {
    const html = '<img src=x onerror=alert(1)>'
    await openColours({ red: { sku: html, weight_html: '&lt;b&gt;', dimensions_html: `2 &times; 3 ${html}` } })
    await choose({ color: 'red' })
    expect(texts()).toEqual([html, '<b>', `2 × 3 ${html}`])
    expect(document.querySelector('.product_meta img,td img')).toBeNull()
  })

  test('every field for the id gets it and says so, and is emptied with the next choice', async () => {
    await openColours({ red: {}, blue: {} })
    find('.single_variation_wrap').insertAdjacentHTML('beforeend', '<input class="variation_id" id="second">')
    const changes: string[] = []
    for (const field of document.querySelectorAll<HTMLInputElement>('.variation_id'))
      field.addEventListener('change', () => changes.push(`${field.id || 'first'}: ${field.value}`))
    await choose({ color: 'blue' })
    expect(changes).toEqual(['first: ', 'second: ', 'first: 2', 'second: 2'])
    await choose({ color: '' })
    expect(variationId()).toBe('')
  })
})

describe('the quantity', () => {
  test.each<[string, Record<string, unknown>, string, string[]]>([
    ['more than there are becomes the most', { max_qty: 3 }, '5', ['3', '1', '3', 'input change']],
    ['fewer than the least becomes the least', { min_qty: 4 }, '2', ['4', '4', '', 'input change']],
    ['inside of the limits stays', { min_qty: 2, max_qty: '9' }, '5', ['5', '2', '9', 'change']],
    ['nothing becomes the least', { min_qty: 2 }, '', ['2', '2', '', 'input change']],
    [
      'without a limit in the data stays, and so does the field’s own least',
      { min_qty: 'x', max_qty: null },
      '5',
      ['5', '1', '', 'change'],
    ],
    [
      'sold one at a time is 1',
      { is_sold_individually: 'yes', min_qty: 3, max_qty: 9 },
      '5',
      ['1', '1', '', 'input change'],
    ],
  ])('%s', async (_what, limits, typed, [value, min, max, events]) => {
    await openColours({ red: limits })
    quantity().value = typed
    const raised: string[] = []
    for (const type of ['input', 'change'])
      formOf().addEventListener(type, (event) => {
        if (event.target === quantity()) raised.push(type)
      })
    await choose({ color: 'red' })
    expect([quantity().value, quantity().min, quantity().max, raised.join(' ')]).toEqual([value, min, max, events])
  })

  test('is never outside of the limits of the variation, whatever was typed', async () => {
    await openColours({ red: {} })
    const { limitQuantity, limitsOf } = await import('../../../../widgets/product/variations/quantityLimits')
    const number = fc.oneof(fc.integer({ min: 0, max: 99 }), fc.float({ min: 0, max: 99, noNaN: true }))
    fc.assert(
      fc.property(number, number, number, (typed, one, other) => {
        const [min, max] = [Math.min(one, other), Math.max(one, other)]
        // The limits themselves are what the component says of the field.
        Object.assign(quantity(), { min, max, value: typed })
        limitQuantity(formOf(), limitsOf({ min_qty: min, max_qty: max }))
        expect(Number(quantity().value)).toBe(Math.min(Math.max(typed, min), max))
      }),
    )
  })

  test('becomes the least also in a field that the shopper may not change', async () => {
    await openColours({ red: { min_qty: 4 } })
    quantity().readOnly = true
    await choose({ color: 'red' })
    expect(new FormData(formOf()).get('quantity')).toBe('4')
  })

  test('is hidden while the variation is sold one at a time', async () => {
    await openColours({ red: { is_sold_individually: 'yes' }, blue: {} })
    await choose({ color: 'red' })
    expect(find('.quantity').style.display).toBe('none')
    await choose({ color: 'blue' })
    expect(find('.quantity').style.display).toBe('')
  })

  test('is limited in each field of the form, as one for wide and one for narrow screens', async () => {
    await openColours({ red: { max_qty: 3 }, blue: { is_sold_individually: 'yes' } })
    find('.single_variation_wrap').insertAdjacentHTML(
      'beforeend',
      '<div class="quantity"><input class="qty" name="quantity" type="number" min="1" value="5"></div>',
    )
    const fields = [...document.querySelectorAll<HTMLInputElement>('.qty')]
    await choose({ color: 'red' })
    expect(fields.map(({ max }) => max)).toEqual(['3', '3'])
    expect(fields[1]?.value).toBe('3')
    await choose({ color: 'blue' })
    expect(new FormData(formOf()).getAll('quantity')).toEqual(['1', '1'])
    expect([...document.querySelectorAll<HTMLElement>('.quantity')].map(({ style }) => style.display)).toEqual([
      'none',
      'none',
    ])
  })

  test('stays as a script with rules of its own has it, which hears of the variation, until the next one', async () => {
    await openColours({ red: { max_qty: 9 }, blue: { max_qty: 8 } })
    const forbid = () => {
      quantity().max = '4'
      find('.quantity').style.display = 'none'
    }
    formOf().addEventListener('found_variation', forbid, { once: true })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect([quantity().max, find('.quantity').style.display]).toEqual(['4', 'none'])
    await choose({ color: 'blue' })
    expect([quantity().max, find('.quantity').style.display]).toEqual(['8', ''])
  })

  test('a form without a quantity works as well', async () => {
    const { reports } = await openColours({ red: {} })
    find('.quantity').remove()
    await choose({ color: 'red' })
    expect([variationId(), reports]).toEqual(['1', []])
  })
})

describe('price and stock', () => {
  test('sound and video in the description get the players of WordPress once they stand in the page', async () => {
    const described = { variation_description: '<audio class="wp-audio-shortcode"></audio>' }
    await openColours({ red: described }, { html: TEMPLATES })
    const found: number[] = []
    const initialize = () => found.push(document.querySelectorAll('form .wp-audio-shortcode').length)
    vi.stubGlobal('wp', { mediaelement: { initialize } })
    await choose({ color: 'red' })
    expect(found).toEqual([])
    await pass(SHOWS_IN)
    expect(found).toEqual([1])
  })

  test('without sound or video in the description no player is asked for', async () => {
    await openColours({ red: { variation_description: '<i>Mềm</i>' } }, { html: TEMPLATES })
    const initialize = vi.fn()
    vi.stubGlobal('wp', { mediaelement: { initialize } })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(initialize).not.toHaveBeenCalled()
  })

  test('players that throw are told to the console, and stop nothing', async () => {
    const described = { variation_description: '<video class="wp-video-shortcode"></video>' }
    await openColours({ red: described }, { html: TEMPLATES })
    const failure = new Error('no player')
    const initialize = () => {
      throw failure
    }
    const told = vi.fn()
    vi.stubGlobal('wp', { mediaelement: { initialize } })
    vi.stubGlobal('reportError', told)
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(told.mock.calls).toEqual([[failure]])
    expect(shown().querySelector('video')).not.toBeNull()
  })

  test('are shown through the page’s own template, 300 ms after the choice, and slide shut when it is taken back', async () => {
    await openColours({ red: { variation_description: '<i>Mềm</i>' } }, { html: TEMPLATES })
    await choose({ color: 'red' })
    await pass(SHOWS_IN - 1)
    expect(shown().children).toHaveLength(0)
    await pass(1)
    expect(shown().innerHTML.trim().replace(/\n/g, '')).toBe(
      '<div class="woocommerce-variation-description"><i>Mềm</i></div>' +
        '<div class="woocommerce-variation-price"><span class="price">1.000 ₫</span></div>' +
        '<div class="woocommerce-variation-availability"><p class="stock in-stock">Còn hàng</p></div>',
    )
    expect(shown().style.display).not.toBe('none')
    await choose({ color: '' })
    expect(shown().style.display).toBe('block')
    await pass(SLIDES_IN)
    expect(shown().style.display).toBe('none')
  })

  test('of a choice that was taken back at once are never shown', async () => {
    await openColours({ red: {} }, { html: TEMPLATES })
    await choose({ color: 'red' })
    await choose({ color: '' })
    await pass(SHOWS_IN)
    expect(shown().children).toHaveLength(0)
  })

  test('change at once with the next variation, without sliding again', async () => {
    const { animated } = await openColours({ red: {}, blue: {} }, { html: TEMPLATES })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    animated.length = 0
    await choose({ color: 'blue' })
    await pass(SHOWS_IN)
    expect(shown().textContent).toContain('2.000 ₫')
    expect(animated).toEqual([])
  })

  test.each([
    ['hidden slides open, although something is in it', ' style="display: none;"', 1],
    ['in sight only changes what it shows', '', 0],
  ])('a place that was printed %s', async (_what, style, slides) => {
    const data = [variation(1, { attribute_color: 'red' })]
    const printed = productHtml({ options: { color: ['*red'] }, data }).replace(
      'single_variation">',
      `single_variation"${style}><p>Giá cũ</p>`,
    )
    const { animated } = openFormPage(printed + TEMPLATES)
    await startForms()
    await pass(SHOWS_IN)
    expect(shown().textContent?.trim()).toMatch(/^1\.000 ₫/)
    expect(shown().style.display).not.toBe('none')
    expect(animated).toHaveLength(slides)
  })

  test('of a variation that comes back are drawn anew, without what a script wrote into them the first time', async () => {
    await openColours({ red: {} }, { html: TEMPLATES })
    const drawnAndWritten = async (color: string) => {
      await choose({ color })
      await pass(SHOWS_IN + SLIDES_IN)
      if (color) find('.woocommerce-variation-price').append(' / kg')
      return shown().textContent
    }
    const first = await drawnAndWritten('red')
    await drawnAndWritten('')
    expect(await drawnAndWritten('red')).toBe(first)
  })

  test('a page without the template shows the same parts', async () => {
    await openColours({ red: {} })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(find('.woocommerce-variation-price').textContent).toBe('1.000 ₫')
    expect(find('.woocommerce-variation-availability').textContent).toBe('Còn hàng')
  })

  test('a variation that is not to be seen is drawn by the other template', async () => {
    await openColours({ red: { variation_is_visible: false } }, { html: TEMPLATES })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(shown().innerHTML).toBe('<p role="alert">Loại này không còn.</p>')
  })

  test('scripts in the HTML do not run', async () => {
    await openColours({ red: { price_html: '<script>window.isHacked = true</script>9 ₫' } })
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect('isHacked' in window).toBe(false)
    expect(shown().textContent).toContain('9 ₫')
  })

  test('a form without a place for them works as well', async () => {
    const { reports } = await openColours({ red: {} })
    const heard = vi.fn()
    find('.single_variation').remove()
    formOf().addEventListener('show_variation', heard)
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    expect(variationId()).toBe('1')
    expect(heard).toHaveBeenCalledOnce()
    expect(reports).toEqual([])
  })
})

test.each([
  ['our words', {}, 'Rất tiếc, loại này hiện không có. Hãy chọn cách kết hợp khác.'],
  ['the shop’s', { productUnavailableText: 'Hết & không về nữa.' }, 'Hết & không về nữa.'],
])('on a page without templates, a variation that cannot be had says so in %s', async (_whose, settings, words) => {
  await openColours({ red: { variation_is_visible: false } }, { settings })
  await choose({ color: 'red' })
  await pass(SHOWS_IN)
  expect(shown().querySelector('p[role=alert]')?.textContent).toBe(words)
})

describe('the page’s template', () => {
  const draw = async (template: string, more: Record<string, unknown> = {}) => {
    const page = await openColours(
      { red: { dimensions: { length: '7' }, 'plugin-key': 'x', sku: '<A&B>"', ...more } },
      { html: `<script type="text/template" id="tmpl-variation-template">${template}</script>` },
    )
    await choose({ color: 'red' })
    await pass(SHOWS_IN)
    return page
  }

  test.each([
    ['three braces put HTML in', '{{{ data.variation.price_html }}}', '<span class="price">1.000 ₫</span>'],
    ['without spaces too', '{{{data.variation.price_html}}}', '<span class="price">1.000 ₫</span>'],
    ['two braces put text in', '<p>{{ data.variation.sku }}</p>', '<p>&lt;A&amp;B&gt;"</p>'],
    ['keys that plugins add are there', '{{ data.variation.plugin-key }}', 'x'],
    ['a longer path is followed', '{{ data.variation.dimensions.length }}', '7'],
    ['what the variation has not got is empty', '<b>{{{ data.variation.nothing }}}</b>', '<b></b>'],
    ['nor what the page does not have', '<b>{{ data.other.thing }}{{ nonsense }}</b>', '<b></b>'],
    ['what is no text is empty', '<b>{{ data.variation.dimensions }}{{ data.variation.is_in_stock }}</b>', '<b></b>'],
    ['the wrapping of old servers is taken off', '/*<![CDATA[*/<b>1</b>/*]]>*/', '<b>1</b>'],
  ])('%s', async (_what, template, html) => {
    const { reports } = await draw(template)
    expect(shown().innerHTML).toBe(html)
    expect(reports).toEqual([])
  })

  test('text cannot leave an attribute', async () => {
    await draw('<p title="{{ data.variation.sku }}"></p>')
    expect(find('.single_variation > p').title).toBe('<A&B>"')
  })

  test.each(['<# if ( data.variation.sku ) { #>x<# } #>', "{{ data.variation.sku ? 'x' : 'y' }}"])(
    'one with logic is drawn by WordPress’ own engine: %s',
    async (template) => {
      const engine = vi.fn(() => (data: { variation: { sku: string } }) => `<em>${data.variation.sku.length}</em>`)
      vi.stubGlobal('wp', { template: engine })
      const { reports } = await draw(template)
      expect(engine).toHaveBeenCalledExactlyOnceWith('variation-template')
      expect(shown().innerHTML).toBe('<em>6</em>')
      expect(reports).toEqual([])
    },
  )

  test.each<[string, unknown]>([
    ['no engine', undefined],
    ['no template engine', {}],
    [
      'an engine that a policy forbids',
      {
        template() {
          throw new Error('unsafe-eval')
        },
      },
    ],
  ])('with %s the usual parts are shown and the author is told', async (_what, wp) => {
    vi.stubGlobal('wp', wp)
    const { reports } = await draw('<# x #>')
    expect(shown().textContent).toContain('1.000 ₫')
    expect(reports.map((text) => text.split(':')[0])).toEqual(['template-needs-engine'])
  })
})

describe('the pictures', () => {
  test('follow the variation, and are the product’s own again when nothing is chosen', async () => {
    await openColours({ red: {} })
    await choose({ color: 'red' })
    expect(pictureOf()).toBe('/1.jpg')
    click(find('.reset_variations'))
    expect(pictureOf()).toBe('/own.jpg')
  })

  const GALLERY = '<div class="woocommerce-product-gallery" id="ours"><img src="/red.jpg"></div>'
  const gallery = () => find('.product > .woocommerce-product-gallery')

  test('a variation with a gallery of its own brings the whole gallery; the product’s own comes back after it', async () => {
    await openColours({ red: { gallery_images_html: GALLERY }, blue: {} })
    const served = gallery()
    await choose({ color: 'red' })
    expect(gallery().id).toBe('ours')
    expect(formOf().dataset['product_gallery_active']).toBe('yes')
    expect(pictureOf()).toBe('/red.jpg')
    await choose({ color: 'blue' })
    expect(gallery()).toBe(served)
    expect(formOf().dataset['product_gallery_active']).toBeUndefined()
    expect(pictureOf()).toBe('/2.jpg')
  })

  test('product.variation.swaps-sticky-bar-image: a variation with a gallery of its own shows its picture in the bar as well', async () => {
    await openColours({ red: {}, blue: { gallery_images_html: GALLERY } })
    formOf().insertAdjacentHTML('beforeend', '<img class="sticky-add-to-cart-img" src="/own.jpg" alt="">')
    const inBar = () => find('.sticky-add-to-cart-img').getAttribute('src')
    await choose({ color: 'red' })
    const red = inBar()
    await choose({ color: 'blue' })
    expect(inBar()).not.toBe(red)
    expect(inBar()).not.toBe('/own.jpg')
    await choose({ color: '' })
    expect(inBar()).toBe('/own.jpg')
  })

  test('a variation with a gallery of its own leaves the thumbnails as that gallery has them', async () => {
    const thumbnails = '<div class="product-thumbnails"><div class="first"><img src="/first.jpg" alt=""></div></div>'
    await openColours({ red: { gallery_images_html: GALLERY.replace('</div>', `${thumbnails}</div>`) } })
    await choose({ color: 'red' })
    expect(find('.product-thumbnails img').getAttribute('src')).toBe('/first.jpg')
  })

  test('a gallery that is shown already stays when its variation is told once more, and comes anew where it has left', async () => {
    await openColours({ red: { gallery_images_html: GALLERY } })
    const served = gallery()
    await choose({ color: 'red' })
    const own = gallery()
    await choose({ color: 'red' })
    formOf().dispatchEvent(new CustomEvent('check_variations', { detail: [] }))
    expect(gallery()).toBe(own)
    own.replaceWith(served)
    await choose({ color: 'red' })
    expect(gallery().id).toBe('ours')
  })

  test('HTML without a gallery in it brings the product’s own back as well', async () => {
    await openColours({ red: { gallery_images_html: GALLERY }, blue: { gallery_images_html: '<p>x</p>' } })
    const served = gallery()
    await choose({ color: 'red' })
    await choose({ color: 'blue' })
    expect(gallery()).toBe(served)
    expect(pictureOf()).toBe('/2.jpg')
  })

  test.each<[string, () => void]>([
    [
      'in the form',
      () => {
        const template = '<div class="woocommerce-product-gallery" id="template"></div>'
        const script = document.createElement('script')
        script.type = 'text/template'
        script.className = 'wc-product-gallery-default-template'
        script.textContent = template
        formOf().append(script)
      },
    ],
    [
      'for the page',
      () =>
        vi.stubGlobal('wc_variation_gallery_defaults', {
          12: '<div class="woocommerce-product-gallery" id="template"></div>',
        }),
    ],
  ])('the server’s own copy of the product’s gallery is used where there is one: %s', async (_where, provide) => {
    await openColours({ red: { gallery_images_html: GALLERY } })
    provide()
    await choose({ color: 'red' })
    await choose({ color: '' })
    expect(gallery().id).toBe('template')
  })

  test('the product’s gallery stays where no variation has had one of its own, though the server prints a copy', async () => {
    vi.stubGlobal('wc_variation_gallery_defaults', {
      12: '<div class="woocommerce-product-gallery" id="template"></div>',
    })
    await openColours({ red: { gallery_images_html: '' } })
    const served = gallery()
    await choose({ color: 'red' })
    await choose({ color: '' })
    expect(gallery()).toBe(served)
  })

  test('a variation with a gallery of its own can be added on a page that has no place for one', async () => {
    const { reports } = await openColours({ red: { gallery_images_html: GALLERY } })
    gallery().remove()
    await choose({ color: 'red' })
    expect([variationId(), reports]).toEqual(['1', []])
  })

  test('HTML without a gallery in it changes nothing, and a page without a gallery is no obstacle', async () => {
    const { reports } = await openColours({ red: { gallery_images_html: '<p>x</p>' } })
    const served = gallery()
    await choose({ color: 'red' })
    expect(gallery()).toBe(served)
    expect(pictureOf()).toBe('/1.jpg')
    served.remove()
    await choose({ color: '' })
    expect(reports).toEqual([])
  })
})
