import type { Locator, Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { holdRequests } from '../support/holdRequests'
import { hoverUntil } from '../support/input'
import { waitForFrames } from '../support/onScreen'
import {
  demoProducts,
  gallery,
  lightbox,
  lightboxPicture,
  selectedPicture,
  thumbnail,
  wakeGallery,
} from '../support/productPage'
import { expect, test } from '../support/test'
import { withoutTheme } from '../support/themeStyles'

const { shelf, pads } = demoProducts

/** The thumbnails of the shop's default gallery, which are named like their product. */
function defaultThumbnails(page: Page) {
  return page.locator('.flex-control-nav').getByRole('button')
}

test('product.gallery.thumbnail-shows-its-image: a click, Enter and the arrows each show their picture, and its thumbnail is marked', async ({
  page,
}) => {
  await page.goto(shelf.path)
  await thumbnail(page, 3).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 3$/)
  await expect(selectedPicture(page)).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('button', { name: 'Kệ treo tường cho mèo, ảnh 3', exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await gallery(page).getByRole('button', { name: 'Ảnh sau' }).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 4$/)
  await expect(thumbnail(page, 4)).toHaveAttribute('aria-current', 'true')
  await expect(thumbnail(page, 3)).not.toHaveAttribute('aria-current')
  await gallery(page).getByRole('button', { name: 'Ảnh trước' }).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 3$/)
  await thumbnail(page, 2).press('Enter')
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
})

for (const [layout, where] of [
  ['vertical', 'beside the picture'],
  ['theme', 'below it'],
] as const) {
  test(`with the thumbnails ${where}, they stand there before and after the slider wakes`, async ({ page }) => {
    await page.goto(`${shelf.path}?gallery=${layout}`)
    await thumbnail(page, 4).click()
    await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 4$/)
    const main = (await gallery(page).boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const small = (await thumbnail(page, 4).boundingBox()) ?? { x: 0, y: 0 }
    if (layout === 'vertical') expect(small.x).toBeLessThan(main.x)
    else expect(small.y).toBeGreaterThanOrEqual(main.y + main.height)
  })
}

test('with forced colours the thumbnail of the picture that is shown differs from the others, as does the tab that is open', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto(shelf.path)
  await wakeGallery(page)
  await thumbnail(page, 2).click()
  const tab = (isOpen: boolean) => page.getByRole('tab', { selected: isOpen }).first()
  for (const [marked, other] of [
    [thumbnail(page, 2), thumbnail(page, 3)],
    [tab(true), tab(false)],
  ] as const) {
    await expect(marked).toHaveCSS('outline-style', 'solid')
    await expect(other).toHaveCSS('outline-style', 'none')
  }
})

test('a thumbnail that is pressed while the slider comes is chosen when the press ends', async ({ page }) => {
  const release = await holdRequests(page, /\/slider-[^/]*\.js$/)
  const come = page.waitForResponse(/\/slider-[^/]*\.js$/)
  const asked = page.waitForRequest(/\/slider-[^/]*\.js$/)
  await page.goto(`${shelf.path}?gallery=vertical`)
  await asked
  await thumbnail(page, 4).hover()
  await page.mouse.down()
  release()
  await (await come).finished()
  // The slider is put together when the browser is idle: once it has been so twice, it would be there.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
  await page.mouse.up()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 4$/)
})

test('a stacked gallery shows all of its pictures at once on a wide screen, and slides on a phone', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?gallery=stacked`)
  const pictures = page.locator('.product-gallery-slider .slide img')
  await expect(pictures).toHaveCount(4)
  const tops = await pictures.evaluateAll((all) => all.map((picture) => picture.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(4)
  await page.setViewportSize({ width: 390, height: 844 })
  await wakeGallery(page)
  await gallery(page).getByRole('button', { name: 'Ảnh sau' }).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
  await expect(selectedPicture(page)).toBeInViewport({ ratio: 0.9 })
})

test('a product with one picture has nothing to slide, and shows it', async ({ page }) => {
  await page.goto(pads.path)
  await expect(page.getByRole('img', { name: /ảnh 1$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ảnh (sau|trước)$/ })).toHaveCount(0)
})

test('the shop’s default gallery shows itself and zooms, its thumbnails choose the picture by click and by key, and its trigger opens the one that is shown in the lightbox, under its own name', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?gallery=default`)
  await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1')
  await hoverUntil(page.locator('.woocommerce-product-gallery'), () =>
    expect(defaultThumbnails(page)).toHaveCount(4, { timeout: 500 }),
  )
  await hoverUntil(page.getByRole('img', { name: /ảnh 1$/ }), () =>
    expect(page.locator('.easyzoom-flyout img')).toBeVisible({ timeout: 500 }),
  )
  await defaultThumbnails(page).nth(2).click()
  await expect(page.getByRole('img', { name: /ảnh 3$/ })).toBeInViewport({ ratio: 0.9 })
  await expect(page.getByRole('img', { name: /ảnh 1$/ })).not.toBeInViewport()
  await defaultThumbnails(page).nth(1).press('Enter')
  await expect(page.getByRole('img', { name: /ảnh 2$/ })).toBeInViewport({ ratio: 0.9 })
  await page.getByRole('button', { name: 'Xem thư viện ảnh toàn màn hình' }).click()
  await expect(lightbox(page)).toContainText('2 / 4')
  await expect(lightboxPicture(page)).toHaveAttribute('src', /ke-treo-tuong-2\.svg$/)
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
})

test('what plugins print among the pictures of the default gallery, as a label and its looks, is no picture of its slider', async ({
  page,
}) => {
  const printed = '<span class="new">Mới</span><style>.new { position: absolute; top: 0; left: 0 }</style>'
  await changeAnswers(page, /\/ke-treo-tuong\/\?gallery=default/, (html) => {
    const second = html.indexOf('<div data-thumb', html.indexOf('<div data-thumb') + 1)
    return html.slice(0, second) + printed + html.slice(second)
  })
  await page.goto(`${shelf.path}?gallery=default`)
  await hoverUntil(page.locator('.woocommerce-product-gallery'), () =>
    expect(defaultThumbnails(page)).toHaveCount(4, { timeout: 500 }),
  )
  for (const number of [2, 4, 3]) {
    await defaultThumbnails(page)
      .nth(number - 1)
      .click()
    await expect(page.getByRole('img', { name: new RegExp(`ảnh ${number}$`) })).toBeInViewport({ ratio: 0.9 })
    await expect(page.locator('.flex-control-nav .flex-active')).toHaveAttribute('src', new RegExp(`-${number}\\.svg`))
  }
  await page.locator('.woocommerce-product-gallery').press('ArrowLeft')
  await expect(page.getByRole('img', { name: /ảnh 2$/ })).toBeInViewport({ ratio: 0.9 })
  await expect(page.locator('.new ~ style')).toBeHidden()
})

test('a theme that makes a slider of the default gallery’s thumbnails, and calls them as the theme’s are called, has its row as wide as before, and a click on one is heard once (KLB)', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?gallery=default`)
  await expect(defaultThumbnails(page)).toHaveCount(4)
  const [before, after] = await page.locator('.flex-control-nav').evaluate((list) => {
    const row = document.createElement('div')
    row.className = 'slick-list'
    row.append(...list.children)
    list.append(row)
    const widthBefore = row.offsetWidth
    list.classList.add('product-thumbnails', 'slick-slider')
    const heard: Event[] = Object.assign(window, { heard: [] }).heard
    list.addEventListener('click', (event) => heard.push(event))
    return [widthBefore, row.offsetWidth]
  })
  expect(after).toBe(before)
  await defaultThumbnails(page).nth(2).click()
  await expect(page.locator('.flex-active-slide img')).toHaveAttribute('alt', /ảnh 3$/)
  expect(await page.evaluate(() => (window as unknown as { heard: Event[] }).heard.length)).toBe(1)
})

test('a plugin that finds the shop’s slider on the default gallery leads it back to the first picture by the library’s call, and goes on', async ({
  page,
}) => {
  await page.goto(`${shelf.path}?gallery=default&jquery=early`)
  await expect(defaultThumbnails(page)).toHaveCount(4)
  await defaultThumbnails(page).nth(2).click()
  await expect(page.locator('.flex-active-slide img')).toHaveAttribute('alt', /ảnh 3$/)
  const goesOn = await page.evaluate(() => {
    interface Found {
      data(key: string): { currentSlide: number } | undefined
      flexslider(index: number): void
    }
    const { jQuery } = window as unknown as { jQuery: (selector: string) => Found }
    const gallery = jQuery('.woocommerce-product-gallery')
    if (Number(gallery.data('flexslider')?.currentSlide) > 0) gallery.flexslider(0)
    return true
  })
  expect(goesOn).toBe(true)
  await expect(page.locator('.flex-active-slide img')).toHaveAttribute('alt', /ảnh 1$/)
  await expect(page.getByRole('img', { name: /ảnh 1$/ })).toBeInViewport({ ratio: 0.9 })
})

test('the shop’s default gallery has arrows and no thumbnails where the shop asks for that', async ({ page }) => {
  await changeAnswers(page, /\/ke-treo-tuong\/\?gallery=default/, (html) =>
    html
      .replace('"directionNav":false', '"directionNav":true,"nextText":"<i id=\\"drawn\\">→</i>"')
      .replace('"controlNav":"thumbnails"', '"controlNav":false'),
  )
  await page.goto(`${shelf.path}?gallery=default`)
  const previous = page.getByRole('button', { name: 'Ảnh trước' })
  const next = page.getByRole('button', { name: 'Ảnh sau' })
  await hoverUntil(page.locator('.woocommerce-product-gallery'), () => expect(next).toBeVisible({ timeout: 500 }))
  await expect(next.locator('#drawn')).toHaveText('→')
  await expect(defaultThumbnails(page)).toHaveCount(0)
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(page.getByRole('img', { name: /ảnh 2$/ })).toBeInViewport({ ratio: 0.9 })
  await previous.press('Enter')
  await expect(page.getByRole('img', { name: /ảnh 1$/ })).toBeInViewport({ ratio: 0.9 })
  await expect(previous).toBeFocused()
})

test('the looks of the default gallery are its own: they reach no other slider of the page, and no arrow that the shop draws', async ({
  page,
}) => {
  const other = `<div class="flexslider" id="other"><ol class="flex-control-nav flex-control-thumbs"><li><img></li></ol>
    <ul class="flex-direction-nav"><li><a class="flex-prev flex-disabled">‹</a></li></ul></div>`
  await changeAnswers(page, /\/ke-treo-tuong\/\?gallery=default/, (html) =>
    withoutTheme(html)
      .replace('"directionNav":false', '"directionNav":true,"nextText":"<i>→</i>"')
      .replace('</main>', `${other}</main>`),
  )
  await page.goto(`${shelf.path}?gallery=default`)
  const own = page.locator('.woocommerce-product-gallery')
  const next = own.locator('.flex-next')
  await hoverUntil(own, () => expect(next).toBeVisible({ timeout: 500 }))
  for (const list of ['ol', 'ul']) await expect(page.locator(`#other ${list}`)).toHaveCSS('display', 'block')
  for (const part of ['img', 'a']) await expect(page.locator(`#other ${part}`)).toHaveCSS('display', 'inline')
  for (const part of ['img', 'a']) await expect(page.locator(`#other ${part}`)).toHaveCSS('opacity', '1')
  await expect(own.locator('.flex-prev')).toHaveCSS('padding-left', '12px')
  await expect(next).toHaveCSS('padding-left', '0px')
  await expect(own.locator('.flex-disabled')).toHaveCSS('opacity', '0.6')
  await expect(own.locator('.flex-control-thumbs')).toHaveCSS('display', 'flex')
})

test('on a page from right to left the shop’s own styles place the button of the default gallery', async ({ page }) => {
  const place =
    '.woocommerce-product-gallery{position:relative} .woocommerce div.product div.images .woocommerce-product-gallery__trigger{left:.5em}'
  await changeAnswers(page, /\/ke-treo-tuong\/\?gallery=default/, (html) =>
    withoutTheme(html).replace('<html ', '<html dir="rtl" ').replace('<head>', `<head><style>${place}</style>`),
  )
  await page.goto(`${shelf.path}?gallery=default`)
  const box = page.locator('.woocommerce-product-gallery')
  const button = page.getByRole('button', { name: 'Xem thư viện ảnh toàn màn hình' })
  await hoverUntil(box, () => expect(button).toBeVisible({ timeout: 500 }))
  const [outer, inner] = [await box.boundingBox(), await button.boundingBox()]
  expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeLessThan(20)
})

test('on a page from right to left each arrow of the gallery stands on the side it points to, also where the theme places its arrows for the other direction only', async ({
  page,
}) => {
  await changeAnswers(page, /\/ke-treo-tuong\/$/, (html) => html.replace('<html ', '<html dir="rtl" '))
  await page.goto(shelf.path)
  await wakeGallery(page)
  const middleOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.x + box.width / 2 : Number.NaN
  }
  const middle = await middleOf(gallery(page))
  const arrow = (name: string) => gallery(page).getByRole('button', { name })
  expect(await middleOf(arrow('Ảnh trước'))).toBeGreaterThan(middle)
  expect(await middleOf(arrow('Ảnh sau'))).toBeLessThan(middle)
  await arrow('Ảnh sau').click()
  await arrow('Ảnh trước').click()
  await expect(selectedPicture(page)).not.toHaveAttribute('alt', /ảnh 2$/)
})

/** What WooCommerce's own style sheet says of its gallery. */
const SHOP_STYLES = `img{height:auto;max-width:100%}
.woocommerce div.product div.images{margin-bottom:2em}
.woocommerce div.product div.images img{display:block;width:100%;height:auto;box-shadow:none}
.woocommerce div.product div.images.woocommerce-product-gallery{position:relative}
.woocommerce div.product div.images .woocommerce-product-gallery__wrapper{transition:all cubic-bezier(.795,-.035,0,1) .5s;margin:0;padding:0}
.woocommerce div.product div.images .woocommerce-product-gallery__image:nth-child(n+2){width:25%;display:inline-block}
.woocommerce div.product div.images .flex-control-thumbs{overflow:hidden;zoom:1;margin:0;padding:0}
.woocommerce div.product div.images .flex-control-thumbs li{width:25%;float:left;margin:0;list-style:none}
.woocommerce div.product div.images .flex-control-thumbs li img{cursor:pointer;opacity:.5;margin:0}
.woocommerce div.product div.images .flex-control-thumbs li img.flex-active{opacity:1}`

for (const [width, direction] of [
  [1280, 'ltr'],
  [390, 'ltr'],
  [1280, 'rtl'],
] as const) {
  test(`with the styles of the shop alone, ${width} px wide, ${direction}, the default gallery is a gallery without a touch, and nothing moves when it becomes one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1600 })
    await changeAnswers(page, /\/ke-treo-tuong\/\?gallery=default/, (html) =>
      withoutTheme(html)
        .replace('<html ', `<html dir="${direction}" `)
        .replace('<head>', `<head><style>${SHOP_STYLES} .sticky-add-to-cart-wrapper{display:none}</style>`),
    )
    let second: Awaited<ReturnType<Locator['boundingBox']>> = null
    // The script comes when the page has long been painted.
    await page.route(/\/shop-islands\/shop-islands\.js/, async (route) => {
      await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1)
      await page.evaluate(() => {
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
            for (const { node } of sources) {
              const element = node instanceof Element ? node : node?.parentElement
              // The header has none of its styles here.
              if (!element?.closest('header')) shifts.push(element?.outerHTML.slice(0, 100) ?? 'something')
            }
        }).observe({ type: 'layout-shift' })
      })
      second = await page.getByRole('img', { name: /ảnh 2$/ }).boundingBox()
      await route.continue()
    })
    const box = page.locator('.woocommerce-product-gallery')
    await page.goto(`${shelf.path}?gallery=default`)
    const height = (await box.boundingBox())?.height
    await expect(defaultThumbnails(page)).toHaveCount(4)
    await expect(page.getByRole('button', { name: 'Xem thư viện ảnh toàn màn hình' })).toBeVisible()
    const picture = (await page.getByRole('img', { name: /ảnh 1$/ }).boundingBox()) ?? { width: 0 }
    const small = (await defaultThumbnails(page).first().boundingBox()) ?? { width: 0 }
    expect(Math.round(picture.width / small.width)).toBe(4)
    // The second picture had the place of the first thumbnail.
    expect(small).toEqual(second)
    await expect(page.getByRole('img', { name: /ảnh 2$/ })).not.toBeInViewport()
    // What has moved is told after the frame in which it did.
    await waitForFrames(page)
    expect((await box.boundingBox())?.height).toBe(height)
    expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([])
  })
}

test('the shop’s own slider, where it is still there, throws nothing down while it begins', async ({ page }) => {
  await page.route(/\/shop-islands\/shop-islands\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto(`${shelf.path}?gallery=default`)
  // What that slider makes of the gallery at first: all pictures below one another, in a box that hides what it has no room for.
  await page.locator('.woocommerce-product-gallery__wrapper').evaluate((strip) => {
    const viewport = document.createElement('div')
    viewport.className = 'flex-viewport'
    viewport.setAttribute('style', 'overflow: hidden; position: relative;')
    strip.before(viewport)
    viewport.append(strip)
    strip.setAttribute('style', 'width: 800%; transform: translate3d(0px, 0px, 0px);')
  })
  const box = page.locator('.flex-viewport')
  const { width, height } = (await box.boundingBox()) ?? { width: 0, height: 1 }
  expect(Math.round(height)).toBe(Math.round(width))
  // From then on it says itself how high its picture is.
  await box.evaluate((viewport: HTMLElement) => {
    viewport.style.height = '123px'
  })
  expect(await box.boundingBox()).toMatchObject({ width, height: 123 })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('all pictures can be scrolled through and opened', async ({ page }) => {
    await page.goto(shelf.path)
    const pictures = page.locator('.product-gallery-slider img')
    await expect(pictures.first()).toBeInViewport()
    await pictures.nth(3).scrollIntoViewIfNeeded()
    await expect(pictures.nth(3)).toBeInViewport({ ratio: 0.9 })
    await pictures.nth(3).click()
    await expect(page).toHaveURL(/\/images\/ke-treo-tuong-4\.svg$/)
  })
})

/** A finger on the pictures. Places are shares of their width. */
async function putFinger(page: Page) {
  const { x, y, width, height } = (await gallery(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: number[]) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map((at) => ({ x: x + width * at, y: y + height / 2 })),
    })
  return {
    press: (at: number) => touch('touchStart', [at]),
    async moveOver(places: number[]) {
      for (const at of places) {
        await touch('touchMove', [at])
        // Moves without a frame between them reach the page as one.
        await waitForFrames(page)
      }
    },
    lift: () => touch('touchEnd', []),
  }
}

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  const picture = (page: Page, number: number) => page.getByRole('img', { name: new RegExp(`, ảnh ${number}$`) })

  for (const [when, releaseAt] of [
    ['comes after the swipe', 'after'],
    ['comes while the finger is on the picture', 'during'],
  ] as const) {
    test(`swipes to the next picture by the browser’s own means, and is still there when the slider ${when}`, async ({
      page,
    }) => {
      const release = await holdRequests(page, /\/slider-[^/]*\.js$/)
      const asked = page.waitForRequest(/\/slider-[^/]*\.js$/)
      await page.goto(shelf.path)
      await asked
      const finger = await putFinger(page)
      await finger.press(0.8)
      await finger.moveOver([0.7, 0.6])
      if (releaseAt === 'during') {
        const come = page.waitForResponse(/\/slider-[^/]*\.js$/)
        release()
        await (await come).finished()
      }
      await finger.moveOver([0.5, 0.4, 0.3, 0.2])
      await finger.lift()
      await expect(picture(page, 2)).toBeInViewport({ ratio: 0.95 })
      release()
      await expect(gallery(page)).toHaveClass(/flickity-enabled/)
      await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
      await expect(picture(page, 2)).toBeInViewport({ ratio: 0.95 })
    })
  }

  test('a swipe of which a busy page hears one move alone counts in full', async ({ page }) => {
    await page.goto(shelf.path)
    await expect(gallery(page)).toHaveClass(/flickity-enabled/)
    const finger = await putFinger(page)
    await finger.press(0.8)
    await finger.moveOver([0.1])
    await expect(picture(page, 2)).toBeInViewport({ ratio: 0.5 })
    await finger.lift()
    await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 2$/)
  })

  test('swipes from picture to picture, and a tap opens the one that is shown', async ({ page }) => {
    await page.goto(shelf.path)
    await expect(gallery(page)).toHaveClass(/flickity-enabled/)
    const finger = await putFinger(page)
    for (const number of [2, 3, 4]) {
      await finger.press(0.8)
      // A slow machine makes a slow finger, which throws nothing: well over half of the width.
      await finger.moveOver([0.75, 0.6, 0.35, 0.1])
      await finger.lift()
      await expect(selectedPicture(page)).toHaveAttribute('alt', new RegExp(`ảnh ${number}$`))
      await expect(picture(page, number)).toBeInViewport({ ratio: 0.95 })
    }
    // A tap on pictures that still glide only stops them.
    await expect(gallery(page).locator('.is-dragging')).toHaveCount(0)
    const distance = () =>
      selectedPicture(page).evaluate((image) => {
        const frame = image.closest('.flickity-viewport')?.getBoundingClientRect().left ?? 0
        return Math.abs(image.getBoundingClientRect().left - frame)
      })
    await expect.poll(distance).toBeLessThan(1)
    await selectedPicture(page).tap()
    await expect(page.getByRole('dialog').getByText('4 / 4')).toBeVisible()
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the chosen picture is there in the next frame', async ({ page }) => {
    await page.goto(shelf.path)
    await wakeGallery(page)
    // The strip of thumbnails wakes by itself, and knows of the slider then.
    await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
    const left = await thumbnail(page, 3).evaluate(async (button: HTMLElement) => {
      const picture = document.querySelector('.product-gallery-slider img[alt$="ảnh 3"]')
      button.click()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const frame = picture?.closest('.flickity-viewport')?.getBoundingClientRect().left ?? 0
      return Math.round((picture?.getBoundingClientRect().left ?? 0) - frame)
    })
    expect(left).toBe(0)
  })
})
