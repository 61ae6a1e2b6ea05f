import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find, press } from '../../../support/page'
import { showScripts } from '../../../support/themeScripts'
import { defaultGallery, type GalleryPage, hover, openGalleryPage, SETTLED, themeGallery } from './galleryPage'

async function openShopPage(html: string, settings = {}): Promise<GalleryPage> {
  const page = openGalleryPage(html)
  document.body.classList.add('has-lightbox')
  await page.start(settings)
  return page
}

/** Milliseconds in which the lightbox fades out. */
const FADE = 200

async function clickOn(selector: string): Promise<MouseEvent> {
  const event = click(find(selector))
  await pass(SETTLED)
  return event
}

const dialog = () => document.querySelector<HTMLElement>('[role="dialog"].pswp--open')
/** What the lightbox says about the picture that it shows. */
const about = () => dialog()?.querySelector('[role="status"]')?.textContent
/** The large picture that the lightbox shows, or is about to. */
const large = () => find('.pswp__item[aria-hidden="false"] .pswp__img:not(.pswp__img--placeholder)')
const path = (address: string | null) => address && new URL(address, location.href).pathname

function openWindowOf(pixels: number): void {
  vi.stubGlobal('innerHeight', pixels)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(pixels)
}

beforeEach(() => {
  // A browser loads these; happy-dom fetches no pictures, and says that it has them.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
})

describe('the lightbox', () => {
  test('product.gallery.zoom-button-opens-lightbox: opens on the picture that is selected at that moment', async () => {
    await openShopPage(themeGallery())
    click(find('.product-gallery-slider .next'))
    await pass()
    const event = await clickOn('.zoom-button')
    expect(event.defaultPrevented).toBe(true)
    expect(about()).toBe('2 / 3Ảnh 2')
    expect(path(large().getAttribute('src'))).toBe('/p/1-large.jpg')
  })

  test('says nothing in English of its own, which assistive technology would read out in any shop', async () => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    expect(document.querySelectorAll('.pswp [aria-roledescription]')).toHaveLength(0)
  })

  test('goes with the body that a script puts another in the place of, and the next page can be scrolled', async () => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    expect(document.documentElement.style.overflow).toBe('hidden')
    document.body.replaceWith(document.createElement('body'))
    await pass(SETTLED)
    expect(document.documentElement.style.overflow).toBe('')
  })

  test.each([
    ['Turbo', 'turbo:before-cache'],
    ['htmx', 'htmx:beforeHistorySave'],
  ])('is not in the copy of the page that %s keeps for Back, where nothing could close it', async (_name, copies) => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    document.dispatchEvent(new Event(copies))
    // Turbo makes the copy in a task of its own, htmx at once.
    if (copies.startsWith('turbo')) await pass()
    expect(document.querySelector('.pswp,[inert]')).toBeNull()
    await pass()
    await clickOn('.zoom-button')
    expect(about()).toBe('1 / 3Ảnh 1')
  })

  test.each([
    ['is still opening', () => {}],
    ['fades out', () => pass(SETTLED).then(() => press('Escape', document.body))],
  ])('is not in that copy, nor is the page out of reach there, while it %s', async (_state, bringAbout) => {
    await openShopPage(themeGallery())
    click(find('.zoom-button'))
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    await bringAbout()
    document.dispatchEvent(new Event('htmx:beforeHistorySave'))
    expect(document.querySelector('.pswp,[inert]')).toBeNull()
    await clickOn('.zoom-button')
    expect(about()).toBe('1 / 3Ảnh 1')
    press('Escape', document.body)
    await pass(SETTLED)
    expect(document.querySelector('.pswp,[inert]')).toBeNull()
  })

  test('opens on the picture that is clicked', async () => {
    await openShopPage(themeGallery())
    await clickOn('.slide:nth-child(3) img')
    expect(about()).toBe('3 / 3Ảnh 3')
  })

  test('opens on the last of several pictures that are clicked before it can open', async () => {
    await openShopPage(themeGallery())
    for (const picture of ['.slide:nth-child(2) img', '.slide:nth-child(3) img']) {
      await clickOn(picture)
      press('Escape', document.body)
      await pass(SETTLED)
    }
    expect(dialog()).toBeNull()
    click(find('.slide:nth-child(2) img'))
    await clickOn('.slide:nth-child(3) img')
    expect(about()).toBe('3 / 3Ảnh 3')
  })

  test('opens on the picture in view where no slider is awake', async () => {
    const page = openGalleryPage(themeGallery())
    document.body.classList.add('has-lightbox')
    await page.start()
    find('.product-gallery-slider').replaceChildren(...document.querySelectorAll('.slide'))
    for (const slide of document.querySelectorAll('.slide')) slide.classList.remove('is-selected')
    await clickOn('.zoom-button')
    expect(about()).toBe('1 / 3Ảnh 1')
  })

  test('product.gallery.lightbox-next-and-previous: steps through all pictures by button and arrow key, round and round, and Esc closes it', async () => {
    await openShopPage(themeGallery())
    await clickOn('.slide a')
    await clickOn('.pswp__button--next')
    expect(about()).toBe('2 / 3Ảnh 2')
    press('ArrowRight', document.body)
    await pass(SETTLED)
    expect(about()).toBe('3 / 3Ảnh 3')
    press('ArrowRight', document.body)
    await pass(SETTLED)
    expect(about()).toBe('1 / 3Ảnh 1')
    await clickOn('.pswp__button--prev')
    expect(about()).toBe('3 / 3Ảnh 3')
    press('ArrowLeft', document.body)
    await pass(SETTLED)
    expect(about()).toBe('2 / 3Ảnh 2')
    press('Escape', document.body)
    await pass(SETTLED)
    expect(dialog()).toBeNull()
  })

  test('from right to left the next picture lies to the left, as in the gallery, and has its own number', async () => {
    await openShopPage(themeGallery())
    document.head.innerHTML = '<style>* { direction: rtl }</style>'
    await clickOn('.slide a')
    expect(about()).toBe('1 / 3Ảnh 1')
    press('ArrowLeft', document.body)
    await pass(SETTLED)
    expect(about()).toBe('2 / 3Ảnh 2')
    await clickOn('.pswp [aria-label="Ảnh sau"]')
    expect(about()).toBe('3 / 3Ảnh 3')
    large().dispatchEvent(new Event('error'))
    expect(find('.pswp__item[aria-hidden="false"] [role="alert"]').textContent).toBe('Không tải được hình ảnh #3.')
    press('ArrowRight', document.body)
    await pass(SETTLED)
    expect(about()).toBe('2 / 3Ảnh 2')
    expect([...document.querySelectorAll('.pswp__button--arrow')].map((arrow) => arrow.textContent)).toEqual(['›', '‹'])
  })

  test('is a modal dialog with names in the language of the shopper, and gives the focus back', async () => {
    await openShopPage(themeGallery({ around: '<input id="note">' }))
    await clickOn('.zoom-button')
    expect(dialog()?.getAttribute('aria-modal')).toBe('true')
    expect(dialog()?.getAttribute('aria-label')).toBe('Hình ảnh sản phẩm')
    expect(
      [...(dialog()?.querySelectorAll('button') ?? [])].map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Đóng', 'Ảnh trước', 'Ảnh sau'])
    expect(document.activeElement).toBe(find('.pswp__button--close'))
    expect(find('.product').hasAttribute('inert')).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
    await clickOn('.pswp__button--close')
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(find('.zoom-button'))
    expect(find('.product').hasAttribute('inert')).toBe(false)
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('leaves the Tab key to the browser, and the address of the page as it is', async () => {
    await openShopPage(themeGallery())
    const entries = history.length
    await clickOn('.zoom-button')
    expect(press('Tab', find('.pswp__button--close')).defaultPrevented).toBe(false)
    expect(document.activeElement).toBe(find('.pswp__button--close'))
    expect([history.length, location.hash]).toEqual([entries, ''])
  })

  test('closes also when it is told to while it opens', async () => {
    await openShopPage(themeGallery())
    click(find('.zoom-button'))
    await pass()
    press('Escape', document.body)
    await pass(SETTLED)
    await pass(SETTLED)
    expect(dialog()).toBeNull()
    expect(document.activeElement).toBe(find('.zoom-button'))
  })

  test('closes when another lightbox, or the cart, wants to open', async () => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    const { closeLightbox } = await import('../../../../src/page/openLightboxes')
    closeLightbox()
    await pass(SETTLED)
    expect(dialog()).toBeNull()
  })

  test('opens once for two clicks, and again after it was closed', async () => {
    await openShopPage(themeGallery())
    click(find('.zoom-button'))
    await pass()
    await clickOn('.slide:nth-child(2) a')
    expect(document.querySelectorAll('.pswp')).toHaveLength(1)
    press('Escape', document.body)
    await pass(SETTLED)
    await clickOn('.slide:nth-child(2) a')
    expect(about()).toBe('2 / 3Ảnh 2')
  })

  test('hears arrow keys while it opens; one with a modifier stays the browser’s, which goes back by it', async () => {
    await openShopPage(themeGallery())
    click(find('.zoom-button'))
    await pass()
    press('ArrowRight', find('.pswp__button--close'), { altKey: true })
    press('ArrowRight', find('.pswp__button--close'), { ctrlKey: true })
    press('ArrowLeft', find('.pswp__button--close'), { metaKey: true })
    await pass(SETTLED)
    expect(about()).toBe('1 / 3Ảnh 1')
    press('Escape', document.body)
    await pass(SETTLED)
    click(find('.zoom-button'))
    await pass()
    press('ArrowRight', find('.pswp__button--close'))
    await pass(SETTLED)
    expect(about()).toBe('2 / 3Ảnh 2')
  })

  test('opens again while the one before still fades out, under the id that the page refers to', async () => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    const first = dialog()
    expect(first?.id).toBe('photoswipe-fullscreen-dialog')
    press('Escape', document.body)
    await pass(FADE / 2)
    // It lies over the page, and must not catch the tap.
    expect([first?.isConnected, first?.hasAttribute('inert')]).toEqual([true, true])
    await clickOn('.slide:nth-child(2) a')
    expect(about()).toBe('2 / 3Ảnh 2')
    expect([first?.isConnected, dialog()?.id]).toEqual([false, 'photoswipe-fullscreen-dialog'])
    expect(document.activeElement).toBe(find('.pswp__button--close'))
    await clickOn('.pswp__button--close')
    expect(dialog()).toBeNull()
    expect(find('.product').hasAttribute('inert')).toBe(false)
  })

  test('has its looks with it, once', async () => {
    await openShopPage(themeGallery())
    const before = document.adoptedStyleSheets.length
    for (const _time of [1, 2]) {
      await clickOn('.zoom-button')
      press('Escape', document.body)
      await pass(SETTLED)
    }
    expect(document.adoptedStyleSheets).toHaveLength(before + 1)
  })

  test('of a single picture has no steps, and says nothing where there is nothing to say', async () => {
    await openShopPage(themeGallery({ count: 1 }))
    find('.slide img').removeAttribute('data-caption')
    await clickOn('.slide a')
    expect(dialog()?.querySelectorAll('button')).toHaveLength(1)
    expect(find('.pswp__about').hidden).toBe(true)
  })
})

describe('the pictures in it', () => {
  test('have the sizes that the server says', async () => {
    await openShopPage(themeGallery())
    openWindowOf(3000)
    await clickOn('.slide a')
    const { width, height } = large().style
    expect([width, height]).toEqual(['1200px', '900px'])
  })

  test.each([
    ['the one that the browser has chosen', '/p/0-big.jpg', '/p/0-big.jpg'],
    ['its own, where the browser has chosen none', '', '/p/0.jpg'],
  ])('come in the place of the picture on the page until they are there: %s', async (_which, currentSrc, preview) => {
    await openShopPage(themeGallery())
    Object.defineProperty(find('.slide img'), 'currentSrc', { value: currentSrc })
    await clickOn('.slide a')
    expect(path(find('img.pswp__img--placeholder').getAttribute('src'))).toBe(preview)
  })

  test('whose size nobody says have the one that they turn out to have', async () => {
    await openShopPage(themeGallery())
    openWindowOf(3000)
    for (const image of document.querySelectorAll('.slide img')) image.removeAttribute('data-large_image_width')
    await clickOn('.slide a')
    const picture = large()
    Object.defineProperties(picture, { naturalWidth: { value: 640 }, naturalHeight: { value: 320 } })
    picture.dispatchEvent(new Event('load'))
    expect([picture.style.width, picture.style.height]).toEqual(['640px', '320px'])
  })

  test('whose size nobody says have it also when they were there before their turn', async () => {
    await openShopPage(themeGallery({ count: 6 }))
    openWindowOf(3000)
    for (const image of document.querySelectorAll('.slide img')) image.removeAttribute('data-large_image_width')
    const made = vi.spyOn(document, 'createElement')
    await clickOn('.slide a')
    for (const { value } of made.mock.results) {
      if (!(value instanceof HTMLImageElement)) continue
      Object.defineProperties(value, { naturalWidth: { value: 640 }, naturalHeight: { value: 320 } })
      value.dispatchEvent(new Event('load'))
    }
    made.mockRestore()
    for (const _step of [1, 2]) await clickOn('.pswp__button--next')
    expect([about(), large().style.width, large().style.height]).toEqual(['3 / 6Ảnh 3', '640px', '320px'])
  })

  test('product.gallery.lightbox-image-error: that do not load say so, with their number', async () => {
    await openShopPage(themeGallery(), { locale: 'en' })
    await clickOn('.slide:nth-child(2) a')
    large().dispatchEvent(new Event('error'))
    expect(find('.pswp__item[aria-hidden="false"] [role="alert"]').textContent).toBe(
      'The image #2 could not be loaded.',
    )
  })

  test('product.gallery.lightbox-error-has-link: with a link to the picture itself', async () => {
    await openShopPage(themeGallery())
    find('.slide a').setAttribute('href', '/a.jpg?x="><img src=x onerror=alert(1)>')
    await clickOn('.slide a')
    large().dispatchEvent(new Event('error'))
    const link = find<HTMLAnchorElement>('[role="alert"] a')
    expect(link.textContent).toBe('hình ảnh #1')
    expect(path(link.href)).toBe('/a.jpg')
    expect(find('[role="alert"]').textContent).toBe('Không tải được hình ảnh #1.')
    expect(find('[role="alert"]').children).toHaveLength(1)
  })

  test('with an address that is not to be trusted are left out', async () => {
    await openShopPage(themeGallery())
    find('.slide:nth-child(1) a').setAttribute('href', 'javascript:alert(1)')
    await clickOn('.slide:nth-child(2) a')
    expect(about()).toBe('1 / 2Ảnh 2')
  })

  test('are written into the page without any HTML: a policy for trusted types has nothing to object to', async () => {
    await openShopPage(themeGallery())
    await clickOn('.zoom-button')
    press('Escape', document.body)
    await pass(SETTLED)
    const written: string[] = []
    const { set, get } = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') ?? {}
    Object.defineProperty(Element.prototype, 'innerHTML', {
      configurable: true,
      ...(get && { get }),
      set(this: Element, html: string) {
        // Only templates, and those through the one policy, may be written as HTML.
        if (this.localName !== 'template') written.push(html)
        set?.call(this, html)
      },
    })
    await clickOn('.zoom-button')
    await clickOn('.pswp__button--next')
    Object.defineProperty(Element.prototype, 'innerHTML', {
      configurable: true,
      ...(get && { get }),
      ...(set && { set }),
    })
    expect(about()).toBe('2 / 3Ảnh 2')
    expect(written).toEqual([])
  })
})

describe('beside the theme’s own script', () => {
  async function openThemePage(): Promise<void> {
    const page = openGalleryPage(themeGallery())
    showScripts()
    await page.start()
  }

  test('the shop’s lightbox is ours where the page has not the theme’s and the shop’s own script is gone', async () => {
    await openThemePage()
    expect((await clickOn('.slide:nth-child(2) img')).defaultPrevented).toBe(true)
    expect(about()).toBe('2 / 3Ảnh 2')
  })

  test('a click that ends a drag of the theme’s slider opens nothing', async () => {
    const jQuery = installJQuery()
    await openThemePage()
    const slider = { isPreventingClicks: true }
    jQuery(find('.product-gallery-slider')).data('flickity', slider)
    expect((await clickOn('.slide img')).defaultPrevented).toBe(true)
    expect(dialog()).toBeNull()
    slider.isPreventingClicks = false
    await clickOn('.slide img')
    expect(dialog()).not.toBeNull()
  })
})

describe('without the lightbox', () => {
  test('does not open over what the shopper has gone on to while its code was loading', async () => {
    const page = await openShopPage(themeGallery())
    click(find('.zoom-button'))
    find('.product').remove()
    await pass(1000)
    expect(document.querySelector('.pswp')).toBeNull()
    expect(page.visited).toEqual([])
  })

  test('does not open over a dialog that the shopper has opened while its code was loading; over one that has opened by itself it does', async () => {
    const page = await openShopPage(themeGallery())
    const { openModal } = await import('../../../../src/page/modal')
    const panel = document.createElement('div')
    const openPanel = () => {
      document.body.append(panel)
      return openModal(panel, { opener: document.body, hasScrollBar: false, close() {} })
    }
    // Awake by then: what is not hears of a click only later.
    await clickOn('.zoom-button')
    press('Escape', document.body)
    await pass(FADE)
    click(find('.zoom-button'))
    click(document.body)
    const restorePage = openPanel()
    await pass(1000)
    expect([document.querySelector('.pswp'), page.visited]).toEqual([null, []])
    restorePage()
    click(find('.zoom-button'))
    openPanel()
    await pass(1000)
    expect(dialog()).not.toBeNull()
  })

  test('a link opens its picture, and the zoom button the selected one, when its code cannot be loaded', async () => {
    vi.doMock('photoswipe', () => {
      throw new Error('offline')
    })
    const page = await openShopPage(themeGallery())
    click(find('.product-gallery-slider .next'))
    await pass()
    await clickOn('.zoom-button')
    vi.doUnmock('photoswipe')
    expect(page.visited.map(path)).toEqual(['/p/1-large.jpg'])
    expect(page.reports.join()).toContain('gallery-lightbox-failed')
  })

  test.each<[string, Record<string, unknown>, (page: GalleryPage) => void]>([
    ['the author switched it off', { productLightbox: false }, () => {}],
    [
      'the page has neither the theme’s nor the shop’s',
      {},
      () => {
        document.body.classList.remove('has-lightbox')
        vi.stubGlobal('wc_single_product_params', { photoswipe_enabled: '' })
      },
    ],
    ['the script of the theme still runs', {}, () => showScripts()],
  ])('links do what links do, where %s', async (_where, settings, prepare) => {
    const page = openGalleryPage(themeGallery())
    document.body.classList.add('has-lightbox')
    prepare(page)
    await page.start(settings)
    const native = recordNativeBehaviour()
    await clickOn('.slide a')
    expect(native).toEqual(['follows /p/0-large.jpg'])
    expect(dialog()).toBeNull()
  })

  test.each([
    ['picture', '.woocommerce-product-gallery__image img'],
    ['magnifying glass', '.woocommerce-product-gallery__trigger'],
  ])('where the shop has none, the theme’s own script hears once of a click on its %s', async (_what, opener) => {
    const page = openGalleryPage(defaultGallery())
    find('.woocommerce-product-gallery').insertAdjacentHTML(
      'afterbegin',
      '<a href="#" class="woocommerce-product-gallery__trigger"></a>',
    )
    vi.stubGlobal('wc_single_product_params', { photoswipe_enabled: '' })
    await page.start()
    await hover(find(opener))
    const theirs = vi.fn((event: Event) => event.preventDefault())
    find('.woocommerce-product-gallery').addEventListener('click', theirs)
    await clickOn(opener)
    expect(theirs).toHaveBeenCalledOnce()
    expect(dialog()).toBeNull()
  })

  test('the shop’s opens all the same where the page’s own settings ask for it', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { photoswipe_enabled: '' })
    await page.start({ productGalleryLightbox: true })
    await clickOn('.woocommerce-product-gallery__image:nth-child(2) img')
    expect(about()).toBe('2 / 3')
  })

  test('links do what links do, where the shop’s own script still opens its lightbox', async () => {
    const page = openGalleryPage(themeGallery())
    showScripts('/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js')
    await page.start()
    const native = recordNativeBehaviour()
    await clickOn('.slide a')
    expect(native).toEqual(['follows /p/0-large.jpg'])
  })

  test('links with a modifier key open a tab', async () => {
    await openShopPage(themeGallery())
    expect(click(find('.slide a'), { ctrlKey: true }).defaultPrevented).toBe(false)
  })

  test('links do nothing where the gallery is not to be opened, and neither does the button', async () => {
    await openShopPage(themeGallery({ classes: 'disable-lightbox' }))
    const native = recordNativeBehaviour()
    await clickOn('.slide a')
    await clickOn('.zoom-button')
    expect(native).toEqual([])
    expect(dialog()).toBeNull()
  })

  test('the link of a picture that has the class of a gallery’s, but no gallery around it, does what links do', async () => {
    await openShopPage(
      '<div class="woocommerce-product-gallery__image"><a href="/p/0-large.jpg"><img src="/p/0.jpg" alt=""></a></div>',
    )
    const native = recordNativeBehaviour()
    await clickOn('img')
    expect(native).toEqual(['follows /p/0-large.jpg'])
    expect(dialog()).toBeNull()
  })

  test('so does a link to a picture with the mark of our own, where no gallery is around it', async () => {
    await openShopPage('<a data-island="gallery-lightbox" href="/p/0-large.jpg"><img src="/p/0.jpg" alt=""></a>')
    const native = recordNativeBehaviour()
    await clickOn('img')
    expect(native).toEqual(['follows /p/0-large.jpg'])
    expect(dialog()).toBeNull()
  })

  test('a button beside pictures that cannot be opened does nothing', async () => {
    await openShopPage(themeGallery({ count: 0 }))
    await clickOn('.zoom-button')
    expect(dialog()).toBeNull()
  })

  test('a button without any gallery does nothing', async () => {
    const page = await openShopPage('<a class="zoom-button" href="#product-zoom">+</a>')
    const native = recordNativeBehaviour()
    await clickOn('.zoom-button')
    expect([dialog(), page.reports, native]).toEqual([null, [], []])
  })
})

describe('the default gallery of the shop', () => {
  test('opens by its trigger, and by its pictures', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(about()).toBe('1 / 3')
    expect(dialog()?.id).toBe('photoswipe-fullscreen-dialog')
    press('Escape', document.body)
    await pass(SETTLED)
    await clickOn('.woocommerce-product-gallery__image:nth-child(2) img')
    expect(about()).toBe('2 / 3')
  })

  /** A quick view of another plugin's has begun FlexSlider on it, with or without a lightbox of its own. */
  async function openOthersPage(trigger: string): Promise<void> {
    const page = openGalleryPage(defaultGallery())
    const gallery = find('.woocommerce-product-gallery')
    installJQuery()(gallery).data('flexslider', {})
    gallery.insertAdjacentHTML('afterbegin', trigger)
    await page.start()
  }

  test('opens nothing where another script has put slider and magnifying glass to it', async () => {
    await openOthersPage('<a href="#" class="woocommerce-product-gallery__trigger"></a>')
    const native = recordNativeBehaviour()
    await clickOn('.woocommerce-product-gallery__trigger')
    await clickOn('.woocommerce-product-gallery__image img')
    expect(native).toEqual(['follows #', 'follows /d/0-large.jpg'])
    expect(dialog()).toBeNull()
  })

  test('leaves the magnifying glass of a theme’s own gallery, which has none of the shop’s pictures, to the theme', async () => {
    const page = openGalleryPage(`<div class="woocommerce-product-gallery"><div class="ct-product-gallery-container">
      <a href="#" class="woocommerce-product-gallery__trigger"></a><figure class="ct-media-container"><img></figure></div></div>`)
    await page.start()
    const native = recordNativeBehaviour()
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(native).toEqual(['follows #'])
    expect(dialog()).toBeNull()
  })

  test.each(['a.woocommerce-product-gallery__trigger', '.woocommerce-product-gallery__image img'])(
    'leaves %s to a theme whose grid of the shop’s pictures is no gallery of the shop’s, and its script hears one click',
    async (clicked) => {
      const page =
        openGalleryPage(`<div class="mfn-product-gallery-grid"><div class="mfn-product-gg-img"><a href="#" class="woocommerce-product-gallery__trigger"></a>
      <div class="woocommerce-product-gallery__image"><a href="/p/0-large.jpg"><img src="/p/0.jpg" alt=""></a></div></div></div>`)
      await page.start()
      const heard = vi.fn((event: Event) => event.preventDefault())
      for (const link of document.querySelectorAll('a')) link.addEventListener('click', heard)
      await clickOn(clicked)
      expect(heard).toHaveBeenCalledOnce()
      expect(dialog()).toBeNull()
    },
  )

  test('leaves a click on a picture in a theme’s own slider to the theme', async () => {
    const page = openGalleryPage(defaultGallery())
    find('.woocommerce-product-gallery__wrapper').classList.add('slick-initialized')
    await page.start()
    const native = recordNativeBehaviour()
    await clickOn('.woocommerce-product-gallery__image img')
    expect(native).toEqual(['follows /d/0-large.jpg'])
    expect(dialog()).toBeNull()
  })

  test('leaves a click on a picture to another theme whose slider has the name of ours', async () => {
    const page = openGalleryPage(themeGallery())
    find('.product-gallery-slider').classList.add('swiper-initialized')
    await page.start()
    const native = recordNativeBehaviour()
    await clickOn('.product-gallery-slider img')
    expect(native).toEqual([expect.stringMatching(/^follows /)])
    expect(dialog()).toBeNull()
  })

  test('opens by its pictures where another script has put a slider to it only', async () => {
    await openOthersPage('')
    await clickOn('.woocommerce-product-gallery__image:nth-child(2) img')
    expect(about()).toBe('2 / 3')
  })

  test('counts no copies that a theme’s slider has made of its pictures, where the shop wants no slider of ours', async () => {
    vi.stubGlobal('wc_single_product_params', { flexslider_enabled: '', photoswipe_enabled: '1' })
    const page = openGalleryPage(defaultGallery())
    const strip = find('.woocommerce-product-gallery__wrapper')
    const copy = strip.lastElementChild?.cloneNode(true) as HTMLElement
    copy.classList.add('slick-cloned')
    strip.prepend(copy)
    strip.classList.add('slick-initialized')
    await page.start()
    click(find('.woocommerce-product-gallery__image:nth-child(3) img'))
    await pass()
    expect(find('.pswp__about').textContent).toBe('2 / 3')
  })

  test('has captions unless the shop wants none, which is nothing to the lightbox of the theme', async () => {
    const page = openGalleryPage(defaultGallery())
    vi.stubGlobal('wc_single_product_params', { photoswipe_options: { captionEl: false } })
    await page.start()
    find('.woocommerce-product-gallery__image img').dataset['caption'] = 'Mèo ngủ'
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(about()).toBe('1 / 3')
    press('Escape', document.body)
    await pass(SETTLED)
    document.body.classList.add('has-lightbox')
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(about()).toBe('1 / 3Mèo ngủ')
  })

  test('shows no title in place of a caption: it is too often the name of a file', async () => {
    const page = openGalleryPage(defaultGallery())
    await page.start()
    find('.woocommerce-product-gallery__image img').title = 'IMG_2041'
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(about()).toBe('1 / 3')
  })

  test('leaves the shell that the server printed for the old lightbox its name', async () => {
    const page = openGalleryPage(`${defaultGallery()}<div id="photoswipe-fullscreen-dialog" class="pswp"></div>`)
    await page.start()
    await clickOn('.woocommerce-product-gallery__trigger')
    expect(dialog()?.id).toBe('')
  })
})
