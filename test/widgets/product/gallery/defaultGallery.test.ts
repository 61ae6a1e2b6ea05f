import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { restoreAttributes, swapAttribute } from '../../../../widgets/product/gallery/keptAttributes'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { click, find, press } from '../../../support/page'
import { defaultGallery, drag, openGalleryPage, PICTURE_WIDTH, SETTLED, themeGallery } from './galleryPage'

const GALLERY = '.woocommerce-product-gallery'
const shown = () => find('.flex-active-slide img').getAttribute('src')
const marked = () => find('.flex-control-nav .flex-active').getAttribute('src')

/** Puts a picture into a box of its own, as themes do. */
function putIntoBox(picture: Element): void {
  const box = document.createElement('div')
  picture.replaceWith(box)
  box.append(picture)
}

describe('the pictures of the shop’s default gallery', () => {
  test('can be seen, although they are served invisible: by the style sheet before any script, and by the script', async () => {
    const page = openGalleryPage(defaultGallery())
    expect(readFileSync('widgets/product/gallery/atRest.css', 'utf8')).toMatch(
      /^\.woocommerce-product-gallery \{\s*opacity: 1 !important;/m,
    )
    await page.start()
    expect(find(GALLERY).style.opacity).toBe('1')
  })

  test('can be seen even where there is no slider, no lightbox and no picture', async () => {
    const page = openGalleryPage(defaultGallery(0))
    await page.start()
    expect(find(GALLERY).style.opacity).toBe('1')
    expect(document.querySelector('.woocommerce-product-gallery__trigger,.flex-viewport,.flex-control-nav')).toBeNull()
  })

  test('stand in the elements that the styles of the shop know, with thumbnails below', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    expect(
      document.querySelectorAll(
        `${GALLERY} > .flex-viewport > .woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image`,
      ),
    ).toHaveLength(3)
    const thumbnails = [
      ...document.querySelectorAll<HTMLImageElement>('ol.flex-control-nav.flex-control-thumbs > li > img'),
    ]
    expect(thumbnails.map((image) => [image.getAttribute('src'), image.srcset, image.sizes, image.alt])).toEqual(
      [1, 2, 3].map((number) => [
        `/d/${number - 1}-thumb.jpg`,
        `/d/${number - 1}-thumb.jpg 100w`,
        '100px',
        `Mèo ${number}`,
      ]),
    )
    expect([shown(), marked()]).toEqual(['/d/0.jpg', '/d/0-thumb.jpg'])
  })

  test('have the thumbnail of a variation that was chosen before they woke, which gives the product’s back', async () => {
    const page = openGalleryPage(defaultGallery())
    swapAttribute(find('.woocommerce-product-gallery__image'), 'data-thumb', '/red.jpg')
    await page.start()
    const first = find<HTMLImageElement>('.flex-control-nav img')
    expect([first.getAttribute('src'), first.srcset]).toEqual(['/red.jpg', ''])
    restoreAttributes(first)
    expect([first.getAttribute('src'), first.srcset]).toEqual(['/d/0-thumb.jpg', '/d/0-thumb.jpg 100w'])
  })

  test('are chosen by click, Enter, Space and arrow key, and by dragging', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    click(find('li:nth-child(3) img'))
    await pass()
    expect([shown(), marked()]).toEqual(['/d/2.jpg', '/d/2-thumb.jpg'])
    expect(find('li:nth-child(3) img').getAttribute('aria-current')).toBe('true')
    expect(press('Enter', find('li:nth-child(2) img')).defaultPrevented).toBe(true)
    await pass()
    expect([shown(), marked()]).toEqual(['/d/1.jpg', '/d/1-thumb.jpg'])
    press(' ', find('li:nth-child(1) img'))
    expect(press('Enter', find('li:nth-child(2) img'), { ctrlKey: true }).defaultPrevented).toBe(false)
    await pass()
    expect([shown(), marked()]).toEqual(['/d/0.jpg', '/d/0-thumb.jpg'])
    expect(find('li:nth-child(3) img').hasAttribute('aria-current')).toBe(false)
    press('Tab', find('li:nth-child(3) img'))
    await pass()
    click(find('.flex-control-nav'))
    await pass()
    expect(shown()).toBe('/d/0.jpg')
    press('ArrowRight', find('li:nth-child(1) img'))
    await pass()
    expect(shown()).toBe('/d/1.jpg')
    drag(find('.flex-active-slide a'), -400)
    await pass(SETTLED)
    expect(shown()).toBe('/d/2.jpg')
  })

  test('are left to the slider that another script has put to them, as quick views of other plugins do, and can be seen', async () => {
    const page = openGalleryPage(defaultGallery())
    installJQuery()(find(GALLERY)).data('flexslider', {})
    await page.start()
    expect(document.querySelector('.woocommerce-product-gallery__trigger,.flex-viewport,.flex-control-nav')).toBeNull()
    expect(page.heard('wc-product-gallery-before-init')).toEqual([])
  })

  const BUILT = '.woocommerce-product-gallery__trigger,.flex-viewport,.flex-control-nav'

  test.each([
    ['slick-initialized'],
    ['owl-loaded'],
    ['swiper-initialized'],
    ['swiper-container-initialized'],
    ['wd-initialized'],
    ['splide', 'is-initialized'],
  ])('are left to a theme’s slider around them (%s), as in its quick view, and can be seen', async (...sliding) => {
    const page = openGalleryPage(defaultGallery())
    find(`${GALLERY}__wrapper`).classList.add(...sliding)
    await page.start()
    expect(document.querySelector(BUILT)).toBeNull()
    expect(page.heard('wc-product-gallery-before-init')).toEqual([])
  })

  test('are no slider where a theme has put each into a box of its own, and lead to their lightbox there', async () => {
    const page = openGalleryPage(defaultGallery())
    for (const picture of document.querySelectorAll(`${GALLERY}__image`)) putIntoBox(picture)
    await page.start()
    expect([...document.querySelectorAll(BUILT)].map(({ className }) => className)).toEqual([
      'woocommerce-product-gallery__trigger',
    ])
  })

  test('are a slider where only one that is not the first is in a box', async () => {
    const page = openGalleryPage(defaultGallery())
    putIntoBox(find(`${GALLERY}__image:last-child`))
    await page.start()
    expect(document.querySelectorAll(BUILT)).toHaveLength(3)
  })

  test('are alone in the slider where plugins print something else among them, as a label or a style sheet', async () => {
    const page = openGalleryPage(defaultGallery())
    find(`${GALLERY}__image`).insertAdjacentHTML(
      'afterend',
      '<div class="label">Mới</div><style>.label { color: red }</style>',
    )
    await page.start()
    click(find('li:nth-child(2) img'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/d/1.jpg', '/d/1-thumb.jpg'])
    // It is the fourth element of the strip.
    expect(find(`${GALLERY}__wrapper`).style.transform).toBe(`translate3d(-${3 * PICTURE_WIDTH}px,0px,0px)`)
    press('ArrowRight', find(GALLERY))
    press('ArrowRight', find(GALLERY))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/d/2.jpg', '/d/2-thumb.jpg'])
    expect(find('.flex-viewport').style.height).toBe('600px')
  })

  test('are no theme’s where only the thumbnails below, or the gallery among others, slide', async () => {
    const page = openGalleryPage(
      defaultGallery(3, 'd').replace('</div></div>', '</div><div class="owl-loaded"><img></div></div>'),
    )
    find('#d').classList.add('slick-initialized')
    await page.start()
    expect(document.querySelectorAll(BUILT)).toHaveLength(3)
  })

  test.each([
    ['the shop', () => vi.stubGlobal('wc_single_product_params', { flexslider_enabled: '' }), {}],
    ['the page', () => {}, { productGallerySlider: false }],
  ])('have the rest of a gallery beside a theme’s slider where %s wants none of ours', async (_who, say, settings) => {
    const page = openGalleryPage(defaultGallery())
    say()
    find(`${GALLERY}__wrapper`).classList.add('slick-initialized')
    await page.start(settings)
    expect([...document.querySelectorAll(BUILT)].map(({ className }) => className)).toEqual([
      'woocommerce-product-gallery__trigger',
    ])
  })

  test('have thumbnails with names, whatever the server left out', async () => {
    const page = openGalleryPage(defaultGallery(2))
    for (const name of ['data-thumb', 'data-thumb-alt', 'data-thumb-srcset'])
      find('.woocommerce-product-gallery__image').removeAttribute(name)
    await page.start()
    const image = find<HTMLImageElement>('li img')
    expect([new URL(image.src).pathname, image.alt, image.srcset]).toEqual(['/d/0.jpg', 'Ảnh 1', ''])
    expect([image.tabIndex, image.getAttribute('role')]).toEqual([0, 'button'])
  })

  test('follow the slider settings that the shop prints', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { flexslider: { animationLoop: true, smoothHeight: false } })
    await page.start()
    press('ArrowLeft', find(GALLERY))
    await pass()
    expect(shown()).toBe('/d/2.jpg')
    expect(find('.flex-viewport').style.height).toBe('')
  })

  test('need no slider where there is only one', async () => {
    const page = openGalleryPage(defaultGallery(1))
    await page.start()
    expect(document.querySelector('.flex-viewport,.flex-control-nav')).toBeNull()
    expect(document.querySelector('.woocommerce-product-gallery__trigger')).not.toBeNull()
  })

  test('run from right to left where the shop does', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { flexslider: { rtl: true } })
    await page.start()
    expect(find('.flex-viewport').dir).toBe('rtl')
  })

  test('end at the last one, and set the height, where nothing is said', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    press('ArrowLeft', find(GALLERY))
    await pass()
    expect(shown()).toBe('/d/0.jpg')
    press('ArrowRight', find(GALLERY))
    await pass()
    expect(find('.flex-viewport').style.height).toBe('400px')
  })

  test('stay as they are where the slider is off', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { flexslider_enabled: '' })
    await page.start()
    expect(document.querySelector('.flex-viewport,.flex-control-nav')).toBeNull()
    expect(find(GALLERY).style.opacity).toBe('1')
  })
})

describe('what leads from picture to picture', () => {
  const arrow = (way: string) => find(`${GALLERY} > ul.flex-direction-nav > li.flex-nav-${way} > a.flex-${way}`)
  const startWith = async (flexslider: object) => {
    const page = openGalleryPage(`<div class="product"><form></form>${defaultGallery()}</div>`)
    vi.stubGlobal('wc_single_product_params', { flexslider })
    await page.start()
  }

  test('is arrows as well where the shop asks for them, which end where the pictures do', async () => {
    await startWith({ directionNav: true })
    const [previous, next] = [arrow('prev'), arrow('next')]
    const states = () =>
      [previous, next].map((link) => [
        link.matches('.flex-disabled'),
        link.tabIndex,
        link.getAttribute('aria-disabled'),
      ])
    expect(document.querySelectorAll('.flex-control-thumbs img')).toHaveLength(3)
    expect(
      [previous, next].map((link) => [link.getAttribute('role'), link.getAttribute('aria-label'), link.textContent]),
    ).toEqual([
      ['button', 'Ảnh trước', 'Ảnh trước'],
      ['button', 'Ảnh sau', 'Ảnh sau'],
    ])
    expect(states()).toEqual([
      [true, -1, 'true'],
      [false, 0, null],
    ])
    click(next)
    await pass()
    expect(shown()).toBe('/d/1.jpg')
    expect(press(' ', next).defaultPrevented).toBe(true)
    await pass()
    expect(shown()).toBe('/d/2.jpg')
    expect(states()).toEqual([
      [false, 0, null],
      [true, -1, 'true'],
    ])
    press('Enter', previous)
    await pass()
    expect(shown()).toBe('/d/1.jpg')
  })

  test('is arrows that never end where the pictures go round', async () => {
    await startWith({ directionNav: '1', animationLoop: true })
    expect(document.querySelector('.flex-disabled')).toBeNull()
    click(arrow('prev'))
    await pass()
    expect(shown()).toBe('/d/2.jpg')
  })

  test('is arrows as the shop draws them, with names all the same', async () => {
    await startWith({ directionNav: true, prevText: '<svg class="drawn"></svg>', nextText: '' })
    expect(arrow('prev').querySelector('svg.drawn')).not.toBeNull()
    expect(['prev', 'next'].map((way) => arrow(way).getAttribute('aria-label'))).toEqual(['Ảnh trước', 'Ảnh sau'])
    expect(arrow('next').textContent).toBe('')
  })

  test('is no arrow where the shop asks for none', async () => {
    await startWith({ directionNav: false, controlNav: 'thumbnails' })
    expect(document.querySelector('.flex-direction-nav')).toBeNull()
    expect(document.querySelectorAll('.flex-control-thumbs img')).toHaveLength(3)
  })

  test('is no thumbnail where the shop wants none: the first picture is then swapped for that of a variation', async () => {
    await startWith({ controlNav: false })
    expect(document.querySelector('.flex-control-nav')).toBeNull()
    const { showVariationPicture } = await import('../../../../widgets/product/variations/variationPictures')
    const image = { src: '/red.jpg', full_src: '/red-full.jpg', gallery_thumbnail_src: '/d/1-thumb.jpg' }
    showVariationPicture(find<HTMLFormElement>('form'), { image })
    await pass(50)
    expect(shown()).toBe('/red.jpg')
  })

  test('is thumbnails where the shop asks for numbers', async () => {
    await startWith({ controlNav: true })
    expect(document.querySelectorAll('.flex-control-thumbs img')).toHaveLength(3)
  })
})

describe('the trigger of the lightbox', () => {
  test('stands first in the gallery, with a name and what it does', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { i18n_product_gallery_trigger_text: 'Xem toàn màn hình' })
    await page.start()
    const trigger = find(GALLERY).firstElementChild
    expect(trigger?.className).toBe('woocommerce-product-gallery__trigger')
    expect(['role', 'aria-haspopup', 'aria-controls', 'aria-label'].map((name) => trigger?.getAttribute(name))).toEqual(
      ['button', 'dialog', 'photoswipe-fullscreen-dialog', 'Xem toàn màn hình'],
    )
  })

  test('has a name also where the shop prints none', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    expect(find('.woocommerce-product-gallery__trigger').getAttribute('aria-label')).toBe('Xem ảnh toàn màn hình')
  })

  test('is left out where pictures do not zoom, as in the shop’s own: they open the lightbox themselves', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { zoom_enabled: '', photoswipe_enabled: '1' })
    await page.start()
    expect(document.querySelector('.woocommerce-product-gallery__trigger')).toBeNull()
    expect(click(find('.flex-active-slide a')).defaultPrevented).toBe(true)
    await pass(SETTLED)
    expect(document.querySelector('.pswp--open')).not.toBeNull()
  })

  test.each([{ photoswipe_enabled: '' }, undefined])('is left out where nothing may be opened', async (params) => {
    const page = openGalleryPage(defaultGallery())
    if (params) vi.stubGlobal('wc_single_product_params', params)
    await page.start(params ? {} : { productLightbox: false })
    expect(document.querySelector('.woocommerce-product-gallery__trigger')).toBeNull()
    expect(document.querySelectorAll('.flex-control-nav li')).toHaveLength(3)
  })
})

describe('other scripts', () => {
  test('hear before and after the gallery is made, and before it goes', async () => {
    const page = openGalleryPage(defaultGallery())
    const gallery = find(GALLERY)
    const heard: unknown[] = []
    for (const when of ['before-init', 'after-init', 'before-destroy'])
      gallery.addEventListener(`wc-product-gallery-${when}`, (event) =>
        heard.push([when, (event as CustomEvent).detail, !!gallery.querySelector('.flex-viewport')]),
      )
    const params = { flexslider: { rtl: false } }
    vi.stubGlobal('wc_single_product_params', params)
    const before = find(`${GALLERY}`).innerHTML
    await page.start()
    const removed = vi.spyOn(gallery, 'removeEventListener')
    gallery.remove()
    await pass(50)
    expect(removed.mock.calls.map(([type]) => type)).toContain('woocommerce_gallery_reset_slide_position')
    expect(heard).toEqual([
      ['before-init', [gallery, params], false],
      ['after-init', [gallery, params], true],
      ['before-destroy', [], true],
    ])
    expect(gallery.innerHTML).toBe(before)
  })

  test('hear that the gallery goes for that of a variation while it still stands in the page, and once', async () => {
    const page = openGalleryPage(`<div class="product"><form></form>${defaultGallery()}</div>`)
    await page.start()
    const { showVariationGallery } = await import('../../../../widgets/product/variations/variationGallery')
    const heard: unknown[] = []
    const hear = ({ target }: Event) =>
      heard.push([(target as Element).id, !!find('.product').querySelector('.flex-viewport')])
    const gallery = find(GALLERY)
    for (const target of [document, gallery]) target.addEventListener('wc-product-gallery-before-destroy', hear)
    showVariationGallery(find<HTMLFormElement>('form'), {
      gallery_images_html: '<div class="woocommerce-product-gallery" id="red"></div>',
    })
    await pass(50)
    showVariationGallery(find<HTMLFormElement>('form'), null)
    expect(heard).toEqual([
      [gallery.id, true],
      [gallery.id, true],
      ['red', false],
    ])
    document.removeEventListener('wc-product-gallery-before-destroy', hear)
  })

  test('may ask for the first picture again', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    click(find('li:nth-child(3) img'))
    await pass()
    find(GALLERY).dispatchEvent(new CustomEvent('woocommerce_gallery_reset_slide_position'))
    await pass()
    expect(shown()).toBe('/d/0.jpg')
  })

  test('may call the thumbnails as the theme’s are called, and hears a click on one of them once, as ours does (KLB)', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    const thumbnails = find('.flex-control-nav')
    thumbnails.classList.add('product-thumbnails')
    const heard: string[] = []
    thumbnails.addEventListener('click', ({ type }) => heard.push(type))
    click(find('.flex-control-nav li:nth-child(3) img'))
    await pass(SETTLED)
    expect(heard).toEqual(['click'])
    expect(find('.flex-active-slide img').getAttribute('src')).toBe('/d/2.jpg')
  })

  test('may ask for a picture through its thumbnail, as the shop’s script for variations does', async () => {
    const page = openGalleryPage(defaultGallery())
    const jQuery = installJQuery()
    await page.start()
    const image = find('li:nth-child(3) img')
    jQuery(image).trigger('flexslider-click')
    await pass()
    expect([shown(), marked()]).toEqual(['/d/2.jpg', '/d/2-thumb.jpg'])
    find(GALLERY).remove()
    await pass(50)
    jQuery(image).trigger('flexslider-click')
    expect(shown).toThrow()
  })

  test('may make galleries through jQuery, as they did', async () => {
    const page = openGalleryPage(defaultGallery())
    const jQuery = installJQuery()
    await page.start()
    const galleries = jQuery(find(GALLERY)) as unknown as { wc_product_gallery(params: object): unknown }
    expect(galleries.wc_product_gallery({})).toBe(galleries)
    expect(document.querySelectorAll('.flex-viewport')).toHaveLength(1)
    Reflect.deleteProperty((jQuery as unknown as { fn: object }).fn, 'wc_product_gallery')
  })

  describe('find the gallery in jQuery’s data,', () => {
    interface GalleryObject {
      $target: ArrayLike<Element>
      $images: ArrayLike<Element>
      getGalleryItems(): object[]
      initZoom(): void
      initPhotoswipe(): void
      onResetSlidePosition(): void
      openPhotoswipe(event: Event): void
    }
    interface Flexslider {
      vars: Record<string, unknown>
      flexAnimate(index: number): void
      flexslider(told: number | string): void
      removeSlide(index: number): void
    }
    const objectOf = (gallery = find(GALLERY)) => {
      const { jQuery } = window as unknown as { jQuery: (element: Element) => { data(key: string): GalleryObject } }
      return jQuery(gallery).data('product_gallery')
    }

    test('as soon as they hear that it is made, with its pictures and what it can do', async () => {
      const page = openGalleryPage(defaultGallery())
      const jQuery = installJQuery()
      vi.stubGlobal('wc_single_product_params', { zoom_enabled: '' })
      const heard: unknown[] = []
      for (const when of ['before', 'after'])
        jQuery(document.body).on(`wc-product-gallery-${when}-init`, () => heard.push(objectOf()?.$images.length))
      await page.start()
      expect(heard).toEqual([undefined, 3])
      const gallery = find(GALLERY)
      const { $target, $images, ...rest } = objectOf()
      expect([$target[0], $images[2]]).toEqual([gallery, find('[data-thumb="/d/2-thumb.jpg"]')])
      expect(rest).toMatchObject({ flexslider_enabled: true, zoom_enabled: false, photoswipe_enabled: true })
      expect(rest.getGalleryItems()[1]).toMatchObject({
        src: 'http://localhost:3000/d/1-large.jpg',
        w: 1200,
        h: 900,
        alt: 'Mèo 2',
      })
      gallery.remove()
      await pass(50)
      expect(objectOf(gallery)).toBeUndefined()
    })

    test('and one that leads thumbnails of their own to a picture, where it is a slider', async () => {
      const page = openGalleryPage(defaultGallery())
      const jQuery = installJQuery()
      await page.start()
      const gallery = find(GALLERY)
      const slider = () => jQuery(gallery).data('flexslider') as Record<'count' | 'currentSlide', number> & Flexslider
      expect([slider().count, slider().currentSlide]).toEqual([3, 0])
      slider().flexslider(1)
      await pass(SETTLED)
      expect(shown()).toBe('/d/1.jpg')
      slider().vars['before'] = () => {}
      slider().removeSlide(0)
      slider().flexslider('next')
      slider().flexAnimate(2)
      await pass(SETTLED)
      expect(shown()).toBe('/d/2.jpg')
      expect(slider().currentSlide).toBe(2)
      expect(click(find('.woocommerce-product-gallery__trigger')).defaultPrevented).toBe(true)
      await pass()
      expect(document.querySelector('dialog,[role="dialog"]')).not.toBeNull()
      gallery.remove()
      await pass(50)
      expect(slider()).toBeUndefined()
    })

    test('with the library’s call, which scripts that have found it make on the gallery; jQuery still says that it has no such library, and takes the one that comes', async () => {
      const page = openGalleryPage(defaultGallery())
      const jQuery = installJQuery()
      await page.start()
      const call = (target: Element) => (jQuery(target) as unknown as Partial<Flexslider>).flexslider
      expect(jQuery.fn).not.toHaveProperty('flexslider', expect.any(Function))
      expect(call(document.body)).toBeUndefined()
      const collection = jQuery(find(GALLERY)) as unknown as Flexslider
      collection.flexslider(2)
      await pass(SETTLED)
      expect(shown()).toBe('/d/2.jpg')
      const library = vi.fn()
      Object.assign(jQuery.fn, { flexslider: library })
      expect([call(find(GALLERY)), call(document.body)]).toEqual([library, library])
    })

    test('which calls what a script has set as before and after, around each change of the picture', async () => {
      const page = openGalleryPage(defaultGallery())
      const jQuery = installJQuery()
      await page.start()
      const gallery = find(GALLERY)
      interface Sliding extends Flexslider {
        animatingTo: number
        currentSlide: number
      }
      const slider = jQuery(gallery).data('flexslider') as Sliding
      const faults: unknown[] = []
      vi.stubGlobal('reportError', (fault: unknown) => faults.push(fault))
      const told: unknown[] = []
      slider.vars['before'] = (given: Sliding) => {
        told.push(['before', given === slider, slider.currentSlide, slider.animatingTo])
        throw new Error('of a theme')
      }
      slider.vars['after'] = () => told.push(['after', slider.currentSlide, slider.animatingTo])
      expect(slider.animatingTo).toBe(0)
      slider.flexAnimate(1)
      await pass(SETTLED)
      expect(told).toEqual([
        ['before', true, 0, 1],
        ['after', 1, 1],
      ])
      expect(faults).toHaveLength(1)
      slider.flexAnimate(1)
      await pass(SETTLED)
      expect(told).toHaveLength(2)
      click(find('.flex-control-nav li:nth-child(3) :is(a,img)'))
      await pass(SETTLED)
      expect(told.slice(2)).toEqual([
        ['before', true, 1, 2],
        ['after', 2, 2],
      ])
    })

    test('which is told of nothing more once its gallery has left the page, though the gallery comes back', async () => {
      const page = openGalleryPage(defaultGallery())
      const jQuery = installJQuery()
      await page.start()
      const gallery = find(GALLERY)
      const slider = () => jQuery(gallery).data('flexslider') as Flexslider
      const left = slider()
      const told: string[] = []
      for (const when of ['before', 'after']) left.vars[when] = () => told.push(when)
      gallery.remove()
      await pass(50)
      find('#d').append(gallery)
      await pass(50)
      await pass(50)
      expect(slider()).not.toBe(left)
      slider().flexAnimate(1)
      await pass(SETTLED)
      expect([shown(), told]).toEqual(['/d/1.jpg', []])
    })

    test.each([
      ['there is one picture', 1],
      ['each picture is in a box of its own', 3],
    ])('but no slider where it is none: where %s', async (_where, count) => {
      const page = openGalleryPage(defaultGallery(count))
      const jQuery = installJQuery()
      if (count > 1) for (const picture of document.querySelectorAll(`${GALLERY}__image`)) putIntoBox(picture)
      await page.start()
      expect(jQuery(find(GALLERY)).data('flexslider')).toBeUndefined()
      expect(objectOf()).toMatchObject({ flexslider_enabled: false })
    })

    test('which tells the captions of its pictures, and titles where there are none', async () => {
      const page = openGalleryPage(defaultGallery())
      installJQuery()
      vi.stubGlobal('wc_single_product_params', { photoswipe_options: { captionEl: false } })
      await page.start()
      const [first, second] = document.querySelectorAll<HTMLImageElement>('.woocommerce-product-gallery__image img')
      for (const image of [first, second]) if (image) image.title = 'IMG_2041'
      if (first) first.dataset['caption'] = 'Mèo ngủ'
      expect(objectOf().getGalleryItems()).toMatchObject([{ title: 'Mèo ngủ' }, { title: 'IMG_2041' }, { title: '' }])
    })

    test('which goes back to its first picture, looks again at what is large, and opens the lightbox, once', async () => {
      const page = openGalleryPage(defaultGallery())
      installJQuery()
      await page.start()
      click(find('li:nth-child(3) img'))
      await pass()
      objectOf().onResetSlidePosition()
      await pass()
      expect(shown()).toBe('/d/0.jpg')
      const opened = vi.fn((event: Event) => objectOf().openPhotoswipe(event))
      find(GALLERY).addEventListener('click', opened)
      const event = new Event('click', { cancelable: true })
      objectOf().openPhotoswipe(event)
      expect([event.defaultPrevented, opened.mock.calls.length]).toEqual([true, 1])
      find(GALLERY).removeEventListener('click', opened)
      for (const link of document.querySelectorAll('.woocommerce-product-gallery__image a'))
        link.removeAttribute('href')
      objectOf().initPhotoswipe()
      objectOf().initZoom()
      await pass()
      expect(document.querySelector('.woocommerce-product-gallery__trigger')).toBeNull()
    })

    test.each([
      ['', '/d/2-large.jpg'],
      ['with the slider off ', '/d/0-large.jpg'],
    ])(
      'which %sopens the lightbox also where there is no trigger, on the picture that is shown',
      async (off, large) => {
        const page = openGalleryPage(defaultGallery())
        installJQuery()
        vi.stubGlobal('wc_single_product_params', { zoom_enabled: '', flexslider_enabled: off ? '' : '1' })
        await page.start()
        if (!off) click(find('li:nth-child(3) img'))
        await pass()
        const opened: unknown[] = []
        const note = ({ target }: Event) => opened.push((target as Element).getAttribute('href'))
        find(GALLERY).addEventListener('click', note)
        objectOf().openPhotoswipe(new Event('click', { cancelable: true }))
        expect(opened).toEqual([large])
      },
    )

    test('which opens nothing where the lightbox is off', async () => {
      const page = openGalleryPage(defaultGallery())
      installJQuery()
      vi.stubGlobal('wc_single_product_params', { photoswipe_enabled: '' })
      await page.start()
      const opened = vi.fn()
      find(GALLERY).addEventListener('click', opened)
      objectOf().openPhotoswipe(new Event('click', { cancelable: true }))
      expect(opened).not.toHaveBeenCalled()
    })

    test('unless it has no pictures', async () => {
      const page = openGalleryPage(defaultGallery(0))
      installJQuery()
      await page.start()
      expect(objectOf()).toBeUndefined()
    })
  })

  test('of the shop keep the gallery, where they still run', async () => {
    const page = openGalleryPage(defaultGallery())
    const script = document.createElement('script')
    document.head.append(
      Object.assign(script, {
        type: 'text/plain',
        src: '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js',
      }),
    )
    const before = find('#d').outerHTML
    await page.start()
    expect(find('#d').outerHTML).toBe(before)
  })

  test('of the theme have a gallery of their own, which is not taken for the shop’s', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    expect(document.querySelector('.flex-viewport,.woocommerce-product-gallery__trigger')).toBeNull()
  })
})

test('a gallery that leaves before it has come to life is left alone', async () => {
  const page = openGalleryPage(defaultGallery())
  const gallery = find(GALLERY)
  const before = gallery.innerHTML
  const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
  await page.start()
  gallery.remove()
  await pass(50)
  pressed.mockReturnValue(false)
  await pass(50)
  expect(gallery.innerHTML).toBe(before)
})
