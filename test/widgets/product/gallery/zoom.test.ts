import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { showScripts } from '../../../support/themeScripts'
import { defaultGallery, type GalleryPage, openGalleryPage, SETTLED, themeGallery } from './galleryPage'

/** The large pictures that the page asked for, in order. */
let asked: HTMLImageElement[]

function canHover(hovers: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: hovers && query.includes('hover'),
    addListener() {},
    removeListener() {},
  }))
}

function point(type: string, target: Element, at: MouseEventInit & { pointerType?: string } = {}): void {
  const { pointerType = 'mouse', ...where } = at
  const event = new MouseEvent(type, { bubbles: type !== 'pointerleave', cancelable: true, ...where })
  target.dispatchEvent(Object.assign(event, { pointerType }))
}

async function hover(selector = '.slide img', at: MouseEventInit & { pointerType?: string } = {}): Promise<void> {
  point('pointerover', find(selector), at)
  await pass()
}

async function leave(): Promise<void> {
  point('pointerleave', find('.slide'))
  await pass()
}

async function arrives(image = asked.at(-1), type: 'load' | 'error' = 'load'): Promise<void> {
  if (!image) throw new Error('no large picture was asked for')
  image.dispatchEvent(new Event(type))
  await pass()
}

const states = (selector = '.slide') =>
  [...find(selector).classList].filter((name) => name.startsWith('is-') && name !== 'is-selected')

async function openShopPage(html: string, settings = {}): Promise<GalleryPage> {
  const page = openGalleryPage(html)
  canHover(true)
  await page.start(settings)
  return page
}

beforeEach(() => {
  asked = []
  const Native = Image
  vi.stubGlobal(
    'Image',
    class extends Native {
      constructor() {
        super()
        asked.push(this)
      }
      override get naturalWidth() {
        return 1200
      }
      override get naturalHeight() {
        return 1200
      }
    },
  )
})

describe('a picture under the pointer', () => {
  test('product.zoom.loading-then-ready: is loading until its large picture is there, and then shows it', async () => {
    await openShopPage(themeGallery())
    await hover()
    expect(asked.map(({ src }) => new URL(src).pathname)).toEqual(['/p/0-large.jpg'])
    expect(states()).toEqual(['is-loading'])
    expect(document.querySelector('.easyzoom-flyout')).toBeNull()
    await arrives()
    expect(states()).toEqual(['is-ready'])
    expect(find<HTMLImageElement>('.slide .easyzoom-flyout > img').src).toBe(asked[0]?.src)
  })

  test('moves as the pointer moves, once a frame, from edge to edge', async () => {
    await openShopPage(themeGallery())
    await hover('.slide img', { clientX: 0, clientY: 0 })
    await arrives()
    const large = find('.easyzoom-flyout > img')
    expect([large.style.width, large.style.transform]).toEqual(['1200px', 'translate(0px,0px)'])
    for (const clientX of [100, 200, 300]) point('pointermove', find('.slide img'), { clientX, clientY: 600 })
    expect(large.style.transform).toBe('translate(0px,0px)')
    await pass(20)
    expect(large.style.transform).toBe('translate(-300px,-600px)')
    point('pointermove', find('.slide img'), { clientX: 5000, clientY: -50 })
    await pass(20)
    expect(large.style.transform).toBe('translate(-600px,0px)')
  })

  test('moves within what is drawn of it, where the theme’s style sheet says how wide that is', async () => {
    await openShopPage(
      `<style>.easyzoom-flyout img { max-width: 1000px !important; width: 1000px !important }</style>${themeGallery()}`,
    )
    await hover('.slide img', { clientX: 5000, clientY: 5000 })
    await arrives()
    expect(find('.easyzoom-flyout > img').style.transform).toBe('translate(-400px,-400px)')
  })

  test('is small again when the pointer leaves or presses, and large at once when it comes back', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    await leave()
    expect(document.querySelector('.easyzoom-flyout')).toBeNull()
    await hover()
    expect(document.querySelector('.slide .easyzoom-flyout')).not.toBeNull()
    expect(asked).toHaveLength(1)
    point('pointerdown', find('.slide img'))
    await pass()
    expect(document.querySelector('.easyzoom-flyout')).toBeNull()
  })

  test('that the pointer has left while it loaded does not open', async () => {
    await openShopPage(themeGallery())
    await hover()
    await leave()
    await arrives()
    expect(states()).toEqual(['is-ready'])
    expect(document.querySelector('.easyzoom-flyout')).toBeNull()
  })

  test('shows what a variation has put there since', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    await leave()
    find('.slide a').setAttribute('href', '/red.jpg')
    await hover()
    expect(states()).toEqual(['is-loading'])
    // What comes too late is not shown any more.
    await arrives(asked[0])
    expect(states()).toEqual(['is-loading'])
    await arrives()
    expect(new URL(find<HTMLImageElement>('.easyzoom-flyout > img').src).pathname).toBe('/red.jpg')
  })

  test('shows what a variation puts there meanwhile, with its next move', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    find('.slide a').setAttribute('href', '/red.jpg')
    point('pointermove', find('.slide img'))
    await pass()
    await arrives()
    expect(new URL(find<HTMLImageElement>('.easyzoom-flyout > img').src).pathname).toBe('/red.jpg')
  })

  test('shows it under a pointer that rests, too, and not the one before while that loads', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    find('.slide a').setAttribute('href', '/red.jpg')
    find('.product-gallery-slider').dispatchEvent(new CustomEvent('woocommerce_gallery_init_zoom', { bubbles: true }))
    await pass()
    expect(document.querySelector('.easyzoom-flyout')).toBeNull()
    await arrives()
    expect(new URL(find<HTMLImageElement>('.easyzoom-flyout > img').src).pathname).toBe('/red.jpg')
  })

  test('that is hardly larger than on the page is enlarged all the same', async () => {
    await openShopPage(themeGallery())
    find('.slide img').dataset['large_image_width'] = '610'
    await hover()
    await arrives()
    expect(find('.easyzoom-flyout > img').style.width).toBe('900px')
  })
})

test('in the theme’s gallery a picture that is no larger than the gallery zooms all the same', async () => {
  await openShopPage(themeGallery())
  find('.slide img').dataset['large_image_width'] = '300'
  await hover()
  expect(asked).toHaveLength(1)
})

describe('a large picture that does not load', () => {
  test('product.zoom.loading-then-error: says so, in the language of the shopper', async () => {
    await openShopPage(themeGallery(), { locale: 'en' })
    await hover()
    await arrives(asked[0], 'error')
    await pass()
    expect(states()).toEqual(['is-error'])
    expect(find('.slide .easyzoom-notice').textContent).toBe('The image could not be loaded')
  })

  test('product.zoom.error-disappears-after-2500-ms: and after 2500 ms no more', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives(asked[0], 'error')
    await pass(2499)
    expect(find('.easyzoom-notice').textContent).toBe('Không tải được hình ảnh')
    await pass(1)
    expect(document.querySelector('.easyzoom-notice')).toBeNull()
  })

  test('is tried again under the next pointer, without the notice', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives(asked[0], 'error')
    await pass()
    await hover()
    expect(asked).toHaveLength(1)
    await leave()
    await hover()
    expect(asked).toHaveLength(2)
    expect(states()).toEqual(['is-loading'])
    expect(document.querySelector('.easyzoom-notice')).toBeNull()
    await arrives()
    expect(states()).toEqual(['is-ready'])
  })

  test('that is asked for again before its notice came shows none', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives(asked[0], 'error')
    await leave()
    point('pointerover', find('.slide img'))
    await pass()
    expect(document.querySelector('.easyzoom-notice')).toBeNull()
  })

  test('may come in vain: what was wrong with an older address does not matter', async () => {
    await openShopPage(themeGallery())
    await hover()
    await leave()
    find('.slide a').setAttribute('href', '/red.jpg')
    await hover()
    await arrives(asked[0], 'error')
    await pass()
    expect(states()).toEqual(['is-loading'])
  })
})

describe('nothing zooms', () => {
  test('product.zoom.not-on-mobile: on a touch screen, under a finger, or in a mobile browser', async () => {
    await openShopPage(themeGallery())
    canHover(false)
    await hover()
    canHover(true)
    await hover('.slide img', { pointerType: 'touch' })
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14) Mobile Safari')
    await hover()
    expect(asked).toEqual([])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['where the gallery does not ask for it', () => openShopPage(themeGallery({ classes: '' }))],
    ['where the author switched it off', () => openShopPage(themeGallery(), { productZoom: false })],
    ['where a picture has no link', () => openShopPage(themeGallery({ hasLinks: false }))],
    [
      'where a link is not to be trusted',
      async () => {
        await openShopPage(themeGallery())
        find('.slide a').setAttribute('href', 'javascript:alert(1)')
      },
    ],
    [
      'where the script of the theme does it',
      async () => {
        const page = openGalleryPage(themeGallery())
        showScripts()
        canHover(true)
        await page.start()
      },
    ],
  ])('%s', async (_where, open) => {
    await open()
    await hover()
    expect(asked).toEqual([])
  })

  test('any more where a link is not to be trusted since', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    await leave()
    find('.slide a').setAttribute('href', 'javascript:alert(1)')
    await hover()
    expect([asked.length, document.querySelector('.easyzoom-flyout')]).toEqual([1, null])
  })

  test('while the pictures are dragged', async () => {
    await openShopPage(themeGallery())
    find('.product-gallery-slider').classList.add('is-dragging')
    await hover()
    expect(asked).toEqual([])
  })

  test('any more when the picture leaves, and nothing of it stays', async () => {
    await openShopPage(themeGallery())
    await hover()
    await arrives()
    const slide = find('.slide')
    slide.remove()
    await pass(SETTLED)
    expect([...slide.classList].filter((name) => name === 'is-ready')).toEqual([])
    expect(slide.querySelector('.easyzoom-flyout')).toBeNull()
  })
})

describe('the default gallery of the shop', () => {
  const PICTURE = '.woocommerce-product-gallery__image'

  test('product.zoom.on-hover: zooms pictures that are larger than the gallery', async () => {
    await openShopPage(defaultGallery())
    await hover(`${PICTURE} img`)
    await arrives()
    expect(states(PICTURE)).toEqual(['is-ready'])
    expect(find<HTMLImageElement>(`${PICTURE} .easyzoom-flyout > img`).src).toBe(asked[0]?.src)
  })

  test('leaves those that are no larger as they are', async () => {
    await openShopPage(defaultGallery())
    find(`${PICTURE} img`).dataset['large_image_width'] = '600'
    await hover(`${PICTURE} img`)
    expect(asked).toEqual([])
  })

  test('zooms one whose width nobody says', async () => {
    await openShopPage(defaultGallery())
    find(`${PICTURE} img`).removeAttribute('data-large_image_width')
    await hover(`${PICTURE} img`)
    expect(asked).toHaveLength(1)
  })

  test('zooms one without a link, as a variation’s in the place of a product’s that has none', async () => {
    await openShopPage(defaultGallery())
    find(`${PICTURE} a`).replaceWith(...find(`${PICTURE} a`).childNodes)
    await hover(`${PICTURE} img`)
    expect(asked).toEqual([])
    find(`${PICTURE} img`).dataset['large_image'] = '/red-full.jpg'
    await hover(`${PICTURE} img`)
    expect(asked.map(({ src }) => new URL(src, location.href).pathname)).toEqual(['/red-full.jpg'])
  })

  test.each<[string, string, string[]]>([
    ['leaves one alone that stands outside of any gallery, as in a strip of thumbnails', '', []],
    ['zooms it there where the author asks for it', 'data-island="picture-zoom"', ['/strip-large.jpg']],
  ])('%s', async (_what, mark, addresses) => {
    const picture = `<div class="woocommerce-product-gallery__image" ${mark}><a href="/strip-large.jpg"><img src="/strip.jpg" data-large_image_width="1200"></a></div>`
    await openShopPage(defaultGallery(3, 'd', `<div id="strip">${picture}</div>`))
    await hover('#strip img')
    expect(asked.map(({ src }) => new URL(src, location.href).pathname)).toEqual(addresses)
  })

  test('zooms the large picture, where a plugin’s link around it leads elsewhere', async () => {
    await openShopPage(defaultGallery())
    find(`${PICTURE} a`).setAttribute('href', '/phim-ve-meo/')
    find(`${PICTURE} img`).dataset['large_image'] = '/d/0-large.jpg'
    await hover(`${PICTURE} img`)
    expect(asked.map(({ src }) => new URL(src, location.href).pathname)).toEqual(['/d/0-large.jpg'])
  })

  test('leaves pictures outside the shop’s galleries, as in a theme’s grid, to whoever made that', async () => {
    await openShopPage(defaultGallery())
    const grid = document.createElement('div')
    grid.append(find(PICTURE))
    document.body.append(grid)
    await hover(`${PICTURE} img`)
    expect(asked).toHaveLength(1)
    await hover(`body > div > ${PICTURE} img`)
    expect(asked).toHaveLength(1)
  })

  test('leaves videos among the pictures alone, which have a link as well', async () => {
    await openShopPage(defaultGallery())
    find(`${PICTURE} a`).innerHTML = '<video src="/video.mp4" data-large_image="/poster.jpg"></video>'
    await hover(`${PICTURE} video`)
    expect(asked).toEqual([])
  })

  test.each([
    [2, '2400px'],
    ['1.5', '1800px'],
    [0.1, '900px'],
    ['much', '1200px'],
    [null, '1200px'],
    ['', '1200px'],
  ])('is magnified as the shop asks for it: %s times, and enough to be seen', async (magnify, width) => {
    const page = openGalleryPage(defaultGallery())
    canHover(true)
    vi.stubGlobal('wc_single_product_params', { zoom_options: { magnify } })
    await page.start()
    await hover(`${PICTURE} img`)
    await arrives()
    expect(find('.easyzoom-flyout > img').style.width).toBe(width)
  })

  test.each([0, '0', false])(
    'does not zoom where the shop magnifies by %j, which is nothing to the gallery of the theme',
    async (magnify) => {
      const page = openGalleryPage(defaultGallery() + themeGallery())
      canHover(true)
      vi.stubGlobal('wc_single_product_params', { zoom_options: { magnify } })
      await page.start()
      await hover('#d img')
      expect(asked).toEqual([])
      await hover('#p .slide img')
      await arrives()
      expect(find('.easyzoom-flyout > img').style.width).toBe('1200px')
    },
  )

  test('does not zoom where the server has switched it off, which is nothing to the gallery of the theme', async () => {
    const page = openGalleryPage(defaultGallery() + themeGallery())
    canHover(true)
    vi.stubGlobal('wc_single_product_params', { zoom_enabled: '' })
    await page.start()
    await hover('#d img')
    expect(asked).toEqual([])
    await hover('#p .slide img')
    expect(asked).toHaveLength(1)
  })
})
