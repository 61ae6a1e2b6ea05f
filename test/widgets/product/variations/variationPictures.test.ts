import { describe, expect, test, vi } from 'vitest'
import type { VariationData } from '../../../../widgets/product/variations/variationData'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find } from '../../../support/page'
import { defaultGallery, type GalleryPage, openGalleryPage, themeGallery } from '../gallery/galleryPage'

const FORM = `<form class="variations_form cart"><div class="sticky-add-to-cart"><img class="sticky-add-to-cart-img" src="/p/sticky.jpg"
  srcset="/p/sticky-big.jpg 2x"></div></form>`

const RED: VariationData = {
  attributes: {},
  image_id: 7,
  image: {
    title: 'Đỏ',
    caption: 'Màu đỏ',
    alt: 'Mèo đỏ',
    src: '/red.jpg',
    src_w: 610,
    src_h: 620,
    srcset: '/red-2.jpg 2x',
    sizes: '50vw',
    full_src: '/red-full.jpg',
    full_src_w: 1210,
    full_src_h: 1220,
    thumb_src: '/red-thumb.jpg',
    gallery_thumbnail_src: '/red-nav.jpg',
  },
}
/** What the server sends for a variation without a picture (contract 5.2). */
const PLAIN: VariationData = {
  image_id: 0,
  image: { title: '', url: '', alt: '', src: '', srcset: false, sizes: false },
}

let show: (variation: VariationData | null, id?: string) => void

async function openProduct(html = themeGallery({ around: FORM }), starts = true): Promise<GalleryPage> {
  const page = openGalleryPage(html)
  if (starts) await page.start()
  const { showVariationPicture } = await import('../../../../widgets/product/variations/variationPictures')
  show = (variation, id = '') => showVariationPicture(find<HTMLFormElement>(`${id} form`.trim()), variation)
  return page
}

const sourceOf = (selector: string) => find(selector).getAttribute('src')
/** The first picture, what it leads to, its thumbnail and the picture in the sticky bar. */
const places = (id = '') => [
  sourceOf(`${id} .slide img`),
  find(`${id} .slide a`).getAttribute('href'),
  sourceOf(`${id} .product-thumbnails .first img`),
  sourceOf(`${id} .sticky-add-to-cart-img`),
]
const OWN = ['/p/0.jpg', '/p/0-large.jpg', '/p/0-thumb.jpg', '/p/sticky.jpg']

describe('a variation with a picture', () => {
  test('product.variation.swaps-first-gallery-image: its picture takes the place of the first, with all that belongs to it', async () => {
    await openProduct()
    show(RED)
    const image = find('.slide img')
    expect(
      Object.fromEntries(
        ['height', 'width', 'srcset', 'sizes', 'title', 'alt', 'data-caption', 'data-src', 'data-large_image'].map(
          (name) => [name, image.getAttribute(name)],
        ),
      ),
    ).toEqual({
      height: '620',
      width: '610',
      srcset: '/red-2.jpg 2x',
      sizes: '50vw',
      title: 'Đỏ',
      alt: 'Mèo đỏ',
      'data-caption': 'Màu đỏ',
      'data-src': '/red-full.jpg',
      'data-large_image': '/red-full.jpg',
    })
    expect([image.dataset['large_image_width'], image.dataset['large_image_height']]).toEqual(['1210', '1220'])
    expect(find('.slide').dataset['thumb']).toBe('/red.jpg')
    expect(image.getAttribute('data-o_src')).toBe('/p/0.jpg')
    expect(sourceOf('.slide:nth-child(2) img')).toBe('/p/1.jpg')
  })

  test('product.variation.reads-image-src: it is image.src, or the legacy image_src', async () => {
    await openProduct()
    show(RED)
    expect(sourceOf('.slide img')).toBe('/red.jpg')
    show({ image_src: '/legacy.jpg' })
    expect(sourceOf('.slide img')).toBe('/legacy.jpg')
    expect(find('.slide img').hasAttribute('srcset')).toBe(false)
  })

  test('product.variation.reads-image-link: the address behind it is image_link, or else image.full_src', async () => {
    await openProduct()
    show(RED)
    expect(places()[1]).toBe('/red-full.jpg')
    show({ ...RED, image_link: '/legacy-full.jpg' })
    expect(places()[1]).toBe('/legacy-full.jpg')
    show({ ...RED, image_link: 'javascript:alert(1)' })
    expect(places()[1]).toBe('/legacy-full.jpg')
    show({ image_src: '/legacy.jpg' })
    expect(places()[1]).toBe('/legacy-full.jpg')
  })

  test('product.variation.swaps-thumbnail: its thumbnail takes the place of the first one, in every size', async () => {
    await openProduct()
    show(RED)
    expect(sourceOf('.product-thumbnails .first img')).toBe('/red-thumb.jpg')
    expect(find('.product-thumbnails .first img').hasAttribute('srcset')).toBe(false)
    expect(sourceOf('.product-thumbnails .col:nth-child(2) img')).toBe('/p/1-thumb.jpg')
  })

  test('product.variation.reads-thumb-src: the thumbnail is image.thumb_src, or the smallest picture there is', async () => {
    await openProduct()
    for (const [image, thumbnail] of [
      [RED.image, '/red-thumb.jpg'],
      [{ src: '/a.jpg', gallery_thumbnail_src: '/a-nav.jpg' }, '/a-nav.jpg'],
      [{ src: '/a.jpg' }, '/a.jpg'],
    ] as const) {
      show({ image })
      expect(sourceOf('.product-thumbnails .first img')).toBe(thumbnail)
    }
  })

  test('product.variation.swaps-sticky-bar-image: the sticky bar shows it too', async () => {
    await openProduct()
    show(RED)
    expect(sourceOf('.sticky-add-to-cart-img')).toBe('/red-thumb.jpg')
    expect(find('.sticky-add-to-cart-img').hasAttribute('srcset')).toBe(false)
  })

  test('product.variation.swaps-sticky-bar-image: a bar at the end of the page shows it, if it speaks for that form', async () => {
    const bar = (id: string, attributes = '') =>
      `<div class="sticky-add-to-cart-wrapper" id="${id}"><div class="sticky-add-to-cart" ${attributes}><img class="sticky-add-to-cart-img" src="/p/sticky.jpg">
      <form class="cart"></form></div></div>`
    const gallery = themeGallery({ around: '<form class="variations_form cart"></form>' })
    await openProduct(
      gallery.replace('id="p"', 'id="product-12"') +
        bar('its', 'data-product-id="12"') +
        bar('other', 'data-product-id="13"') +
        bar('nobodys') +
        '<div class="product" id="product-13"><form class="cart"></form></div>',
      false,
    )
    show(RED)
    const sources = () => ['#its', '#other', '#nobodys'].map((id) => sourceOf(`${id} img`))
    expect(sources()).toEqual(['/red-thumb.jpg', '/p/sticky.jpg', '/red-thumb.jpg'])
    show(null)
    expect(sources()).toEqual(['/p/sticky.jpg', '/p/sticky.jpg', '/p/sticky.jpg'])
  })

  test.each([
    ['a picture of the shop’s', RED],
    ['one without an id, as plugins give it', { image: { src: '/a.jpg' } }],
  ])('brings the gallery back to the first picture: %s', async (_which, variation) => {
    await openProduct()
    click(find('.product-gallery-slider .next'))
    await pass()
    show(variation)
    await pass()
    expect(find('.slide').classList).toContain('is-selected')
  })

  test('told once more it leaves the gallery where the shopper is, also for another size with the same picture', async () => {
    await openProduct()
    show(RED)
    click(find('.product-gallery-slider .next'))
    await pass()
    show(RED)
    show({ ...RED, variation_id: 8 })
    await pass()
    expect(find('.slide:nth-child(2)').classList).toContain('is-selected')
    show(null)
    show(RED)
    await pass()
    expect(find('.slide').classList).toContain('is-selected')
  })

  test.each([[undefined], [null], [false]])('has no sizes of the product’s where it has %s', async (srcset) => {
    await openProduct()
    show({ image: { src: '/a.jpg', srcset } })
    expect(find('.slide img').hasAttribute('srcset')).toBe(false)
  })

  test('brings the gallery back once more after the own gallery of another variation', async () => {
    await openProduct(undefined, false)
    const { showVariationGallery } = await import('../../../../widgets/product/variations/variationGallery')
    const slider = find('.product-gallery-slider')
    const form = find('form')
    show(RED)
    slider.scrollLeft = 600
    showVariationGallery(form, { gallery_images_html: '<div class="woocommerce-product-gallery" id="own"></div>' })
    expect(slider.isConnected).toBe(false)
    showVariationGallery(form, RED)
    show(RED)
    expect(slider.isConnected).toBe(true)
    expect(slider.scrollLeft).toBe(0)
  })

  test('scrolls back also where no slider is awake yet', async () => {
    await openProduct(undefined, false)
    find('.product-gallery-slider').scrollLeft = 600
    show(RED)
    expect(find('.product-gallery-slider').scrollLeft).toBe(0)
  })

  test('keeps the description of the product where it has none of its own', async () => {
    await openProduct()
    show({ image: { src: '/a.jpg' } })
    expect(find('.slide img').getAttribute('alt')).toBe('Mèo 1')
  })

  test('is noted on the form, and the others measure anew 20 ms later', async () => {
    const page = await openProduct()
    const gallery = find('.woocommerce-product-gallery')
    const heard: string[] = []
    gallery.addEventListener('woocommerce_gallery_reset_slide_position', () => heard.push('reset'))
    gallery.addEventListener('woocommerce_gallery_init_zoom', () => heard.push('zoom'))
    addEventListener('resize', () => heard.push('resize'))
    show(RED)
    show(RED)
    expect(find('form').getAttribute('current-image')).toBe('7')
    expect(heard).toEqual(['reset'])
    await pass(19)
    expect(heard).toEqual(['reset'])
    await pass(1)
    expect(heard).toEqual(['reset', 'resize', 'zoom', 'resize', 'zoom'])
    expect(page.reports).toEqual([])
  })

  test('is told through jQuery where the page has it', async () => {
    await openProduct()
    const jQuery = installJQuery()
    const heard: string[] = []
    jQuery(find('.woocommerce-product-gallery')).on('woocommerce_gallery_init_zoom', () => heard.push('zoom'))
    show(RED)
    await pass(20)
    expect(heard).toEqual(['zoom'])
  })
})

describe('the own pictures of the product', () => {
  test('product.variation.without-image-keeps-originals: a variation without a picture shows them', async () => {
    await openProduct()
    show(PLAIN)
    expect(places()).toEqual(OWN)
    show(RED)
    show(PLAIN)
    expect(places()).toEqual(OWN)
  })

  test.each([[null], [PLAIN], [{}], [{ image: 'x' }], [{ image: null, image_src: 5 }]])(
    'product.variation.hide-or-reset-restores-images: they come back, with all that belongs to them, after %j',
    async (next) => {
      await openProduct()
      const attributes = () =>
        ['.slide img', '.slide', '.slide a', '.first img', '.sticky-add-to-cart-img'].map((selector) =>
          [...find(selector).attributes].filter(({ name }) => !name.startsWith('data-o_')).map(String),
        )
      const values = () =>
        ['src', 'srcset', 'alt', 'title', 'width', 'data-caption', 'data-large_image', 'data-large_image_width'].map(
          (name) => find('.slide img').getAttribute(name),
        )
      const before = [attributes(), values(), places()]
      show(RED)
      show({ ...RED, image: { src: '/blue.jpg' }, image_id: 8 })
      show(next)
      expect([attributes(), values(), places()]).toEqual(before)
      expect(find('.sticky-add-to-cart-img').getAttribute('srcset')).toBe('/p/sticky-big.jpg 2x')
      expect(find('form').getAttribute('current-image')).toBe('')
    },
  )

  test('stay where the shopper is also after they have come back once', async () => {
    await openProduct()
    show(RED)
    show(null)
    click(find('.product-gallery-slider .next'))
    await pass()
    show(null)
    await pass()
    expect(find('.slide:nth-child(2)').classList).toContain('is-selected')
  })

  test('come back with a word to the gallery’s slider, which may be another script’s, once', async () => {
    const page = await openProduct()
    const resets = page.heard('woocommerce_gallery_reset_slide_position')
    show(RED)
    resets.length = 0
    show(null)
    show(null)
    expect(resets).toHaveLength(1)
  })

  test('stay where the shopper is, when nothing was to be undone', async () => {
    const page = await openProduct()
    const resets = page.heard('resize')
    click(find('.product-gallery-slider .next'))
    show(null)
    await pass(20)
    expect(find('.slide:nth-child(2)').classList).toContain('is-selected')
    expect(resets).toEqual([])
  })

  test.each(['data-', 'data-lazy-'])(
    'come back themselves where a lazy loader still kept them back in %ssrc, and none writes over the variation meanwhile',
    async (keeper) => {
      await openProduct()
      const thumbnail = find('.product-thumbnails .first img')
      thumbnail.classList.add('lazy-load')
      for (const [name, value] of [
        ['src', 'data:image/svg+xml,empty'],
        ['srcset', ''],
        [`${keeper}src`, '/own.jpg'],
        [`${keeper}srcset`, '/own-2.jpg 2x'],
      ] as const)
        thumbnail.setAttribute(name, value)
      const addresses = () => [`${keeper}src`, 'src', 'srcset'].map((name) => thumbnail.getAttribute(name))
      show(RED)
      expect([...addresses(), thumbnail.matches('.lazy-load')]).toEqual([null, '/red-thumb.jpg', null, false])
      show({ ...RED, image: { src: '/blue.jpg' }, image_id: 8 })
      show(null)
      expect(addresses()).toEqual(['/own.jpg', '/own.jpg', '/own-2.jpg 2x'])
    },
  )

  test('come back to an empty description as well', async () => {
    await openProduct()
    find('.slide img').setAttribute('alt', '')
    show(RED)
    show(null)
    expect(find('.slide img').getAttribute('alt')).toBe('')
  })
})

describe('the default gallery of the shop', () => {
  const NAVIGATION = '.flex-control-nav li:nth-child'

  test('swaps the first picture and its thumbnail', async () => {
    await openProduct(defaultGallery(3, 'd', FORM))
    click(find(`${NAVIGATION}(3) img`))
    show(RED)
    expect(sourceOf('.woocommerce-product-gallery__image img')).toBe('/red.jpg')
    expect(sourceOf(`${NAVIGATION}(1) img`)).toBe('/red-nav.jpg')
    expect(find(`${NAVIGATION}(1) img`).hasAttribute('srcset')).toBe(false)
    expect(find('.woocommerce-product-gallery__image').classList).toContain('flex-active-slide')
    show(null)
    expect(sourceOf(`${NAVIGATION}(1) img`)).toBe('/d/0-thumb.jpg')
    expect(find(`${NAVIGATION}(1) img`).getAttribute('srcset')).toBe('/d/0-thumb.jpg 100w')
  })

  test('goes back to its first picture for scripts that swap it themselves, once for each picture', async () => {
    const page = await openProduct(defaultGallery(3, 'd', FORM))
    const { goBackToFirstPicture } = await import('../../../../widgets/product/variations/variationPictures')
    const form = find<HTMLElement>('form')
    click(find(`${NAVIGATION}(2) img`))
    await pass()
    const resets = page.heard('woocommerce_gallery_reset_slide_position')
    goBackToFirstPicture(form, RED)
    goBackToFirstPicture(form, RED)
    await pass()
    expect([form.getAttribute('current-image'), resets.length]).toEqual(['7', 1])
    expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/0.jpg')
    goBackToFirstPicture(form, null)
    expect([form.getAttribute('current-image'), resets.length]).toEqual(['', 2])
  })

  test('goes to the picture instead, where it has it already, and the first is itself again', async () => {
    const page = await openProduct(defaultGallery(3, 'd', FORM))
    const resets = page.heard('woocommerce_gallery_reset_slide_position')
    show(RED)
    show({ image_id: 9, image: { src: '/d/2.jpg', gallery_thumbnail_src: '/d/2-thumb.jpg', thumb_src: '/s.jpg' } })
    await pass()
    expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/2.jpg')
    expect(sourceOf('.woocommerce-product-gallery__image img')).toBe('/d/0.jpg')
    expect(sourceOf('.sticky-add-to-cart-img')).toBe('/s.jpg')
    expect(find('form').getAttribute('current-image')).toBe('9')
    expect(resets).toHaveLength(1)
  })

  test.each(['slick-cloned', 'owl-item cloned', 'swiper-slide-duplicate', 'splide__slide--clone'])(
    'goes to the picture where a theme has made a slider of the thumbnails, which has copies of them (%s)',
    async (copied) => {
      await openProduct(defaultGallery(3, 'd', FORM))
      const thumbnails = find('.flex-control-nav')
      const [last] = [...thumbnails.children].slice(-1)
      thumbnails.prepend(Object.assign(document.createElement('div'), { className: copied }))
      thumbnails.firstElementChild?.append(last?.cloneNode(true) ?? '')
      show({ image_id: 9, image: { src: '/d/2.jpg', gallery_thumbnail_src: '/d/2-thumb.jpg' } })
      await pass()
      expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/2.jpg')
      show(RED)
      expect(sourceOf('.flex-control-nav>li img')).toBe('/red-nav.jpg')
    },
  )

  test('that a theme’s slider goes round has its first picture swapped, not a copy before it', async () => {
    await openProduct(defaultGallery(3, 'd', FORM), false)
    const strip = find('.woocommerce-product-gallery__wrapper')
    const copy = strip.lastElementChild?.cloneNode(true) as HTMLElement
    copy.classList.add('slick-cloned')
    strip.prepend(copy)
    strip.classList.add('slick-initialized')
    show(RED)
    const shown = [...strip.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(shown).toEqual(['/d/2.jpg', '/red.jpg', '/d/1.jpg', '/d/2.jpg'])
  })

  test('told once more it leaves the gallery where the shopper is', async () => {
    await openProduct(defaultGallery(3, 'd', FORM))
    const third = { image_id: 9, image: { src: '/d/2.jpg', gallery_thumbnail_src: '/d/2-thumb.jpg' } }
    show(third)
    click(find(`${NAVIGATION}(2) img`))
    show(third)
    await pass()
    expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/1.jpg')
  })

  test('goes to the picture that it has, where the variation was chosen before it was awake and is told once more', async () => {
    const page = await openProduct(defaultGallery(3, 'd', FORM), false)
    const third = { image_id: 9, image: { src: '/d/2.jpg', gallery_thumbnail_src: '/d/2-thumb.jpg' } }
    show(third)
    await page.start()
    show({ ...third, variation_id: 8 })
    await pass()
    expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/2.jpg')
  })

  test('goes to its own first picture where that is meant, also after it was swapped', async () => {
    await openProduct(defaultGallery(3, 'd', FORM))
    show(RED)
    show({ image: { src: '/d/0-other.jpg', gallery_thumbnail_src: '/d/0-thumb.jpg' } })
    await pass()
    expect(sourceOf('.woocommerce-product-gallery__image img')).toBe('/d/0.jpg')
    expect(find('.woocommerce-product-gallery__image').classList).toContain('flex-active-slide')
  })

  test('whose slider is another script’s is asked through the thumbnail, as that slider hears it', async () => {
    await openProduct(defaultGallery(3, 'd', FORM), false)
    find('.woocommerce-product-gallery').insertAdjacentHTML(
      'beforeend',
      '<ol class="flex-control-nav"><li><img alt="" src="/d/0-thumb.jpg"></li><li><img alt="" src="/d/1-thumb.jpg"></li></ol>',
    )
    const asked: unknown[] = []
    const jQuery = installJQuery()
    jQuery(find('.flex-control-nav')).on('flexslider-click', (event) =>
      asked.push((event as Event & { target: Element }).target),
    )
    show({ image_id: 9, image: { src: '/d/1.jpg', gallery_thumbnail_src: '/d/1-thumb.jpg' } })
    expect(asked).toEqual([find(`${NAVIGATION}(2) img`)])
    jQuery(find('.flex-control-nav')).off()
  })

  test('shows it also in place of the placeholder', async () => {
    await openProduct(defaultGallery(0, 'd', FORM))
    show(RED)
    expect(sourceOf('.woocommerce-product-gallery__image--placeholder img')).toBe('/red.jpg')
  })

  test('of a product that has no picture itself can be opened large for as long as it is shown', async () => {
    const placeholder = 'woocommerce-product-gallery__image--placeholder'
    // So the shop prints it for products whose variations may have pictures: as a picture, and without a link.
    await openProduct(
      defaultGallery(0, 'd', FORM).replace(placeholder, `woocommerce-product-gallery__image ${placeholder}`),
    )
    const trigger = () => document.querySelector<HTMLElement>('.woocommerce-product-gallery__trigger')
    expect(trigger()).toBeNull()
    show(RED)
    await pass(20)
    expect(trigger()?.getAttribute('aria-haspopup')).toBe('dialog')
    show(null)
    await pass(20)
    expect(trigger()).toBeNull()
  })
})

describe('several products on a page', () => {
  test('each form changes the pictures of its own product only', async () => {
    await openProduct(themeGallery({ around: FORM }) + themeGallery({ id: 'q', around: FORM }))
    show(RED, '#q')
    expect(places('#p')).toEqual(OWN)
    expect(places('#q')).toEqual(['/red.jpg', '/red-full.jpg', '/red-thumb.jpg', '/red-thumb.jpg'])
  })

  test('of two galleries of a product, each hidden on the other’s devices, the one that is displayed changes and is as it was again', async () => {
    const copy = themeGallery({ id: 'wide' }).replaceAll('class="product"', 'class="copy"')
    await openProduct(themeGallery({ around: copy + FORM }))
    const [narrow] = document.querySelectorAll('#p .images')
    vi.spyOn(narrow as Element, 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    const shown = () =>
      [...document.querySelectorAll('.images')].map((gallery) =>
        gallery.querySelector('.slide img')?.getAttribute('src'),
      )
    show(RED)
    expect(shown()).toEqual(['/p/0.jpg', '/red.jpg'])
    show(null)
    expect(shown()).toEqual(['/p/0.jpg', '/wide/0.jpg'])
  })

  test('in the quick view the first picture has no link, and changes all the same', async () => {
    await openProduct(
      `<div class="product" id="v"><div class="product-gallery"><div class="slider product-gallery-slider">
        <div class="slide first"><img src="/v/0.jpg" srcset="/v/0-big.jpg 2x"></div><div class="slide"><img src="/v/1.jpg"></div>
      </div></div>${FORM}</div>`,
    )
    click(find('.next'))
    show(RED)
    expect(sourceOf('.slide img')).toBe('/red.jpg')
    expect(find('.slide').classList).toContain('is-selected')
    show(null)
    expect([sourceOf('.slide img'), find('.slide img').getAttribute('srcset')]).toEqual(['/v/0.jpg', '/v/0-big.jpg 2x'])
  })

  test('a form without any picture around it breaks nothing', async () => {
    vi.useRealTimers()
    const page = await openProduct('<form class="variations_form"></form>', false)
    show(RED)
    show(null)
    await pass(20)
    expect(page.reports).toEqual([])
  })
})
