import type { Locator } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/input'
import { waitForFrames, waitForPaint } from '../support/onScreen'
import { addHtml } from '../support/ownWidgets'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

/**
 * How the theme draws what lies over the page (contract 11.4, 11.5): in the middle, as wide as the window allows, or a narrow panel at a
 * side.
 */
const THEME_DIALOGS = `
  .mfp-container { position: absolute; box-sizing: border-box; width: 100%; height: 100%; left: 0; top: 0; padding: 30px; text-align: center }
  .mfp-container:before { content: ""; display: inline-block; height: 100%; vertical-align: middle }
  .mfp-content { position: relative; display: inline-block; vertical-align: middle; max-width: 100%; margin: 0 auto; text-align: left }
  .mfp-inline-holder .mfp-content { width: 100% }
  .mfp-iframe-scaler { width: 100%; height: 0; overflow: hidden; padding-top: 56.25% }
  .mfp-iframe-scaler iframe { position: absolute; top: 0; left: 0; width: 100%; height: 100% }
  .lightbox-content { max-width: 875px; margin: 0 auto; background: #fff }
  .off-canvas-left .mfp-content, .off-canvas-right .mfp-content { position: fixed; top: 0; bottom: 0; left: 0; width: 260px }`

/** How the theme draws its tips (contract 11.8): its script places each in the page and shows it. */
const THEME_TIPS = `
  .tooltipster-default { border-radius: 5px; background: #111; color: #fff; opacity: 0 }
  .tooltipster-base { position: absolute; top: 0; left: 0; padding: 0; font-size: 0; line-height: 0; pointer-events: none; overflow: visible }
  .tooltipster-arrow { display: block; position: absolute; top: 0; left: 0; z-index: -1; width: 100%; height: 100% }`

/** How the theme opens the panels of a menu whose entries stand below each other: beside it, by one sheet for each direction. */
const THEME_VERTICAL_MENU = `
  .header-vertical-menu__fly-out { position: absolute; width: 250px }
  .nav-vertical-fly-out > li.menu-item { position: static }
  .header-vertical-menu__fly-out .current-dropdown .nav-dropdown { top: 0 }
  [dir=ltr] .current-dropdown .nav-dropdown { left: 100% !important }
  [dir=rtl] .current-dropdown .nav-dropdown { right: 100% !important }`

/** How the theme places a panel that is wider than the container of its menu. */
const THEME_WIDE_PANEL = `
  .nav-dropdown-full { position: fixed; left: 0 !important; right: 0; max-width: 1150px !important; margin: 0 auto; display: flex; flex-wrap: wrap }`

/** How the theme draws that something is on its way, and folds lists in sidebars, where its script says what is over or open. */
const THEME_STATES = `
  .loading-spin { width: 30px; height: 30px; border: 3px solid; border-radius: 50%; animation: spin .6s infinite linear }
  .loading-spin.centered { position: absolute; top: 50%; left: 50% }
  ul.menu > li ul, .widget > ul > li ul { display: none; width: 100% }
  .active > ul.children { display: block !important }`

/** How the theme lets its header come in when it sticks. */
const THEME_HEADER = `
  .sticky-jump .stuck { animation: stuckMoveDown .6s }
  @keyframes stuckMoveDown { 0% { transform: translateY(-100%) } 100% { transform: translateY(0) } }`

/**
 * How the theme holds what waits for its entrance away from its place, on a page that cuts off what sticks out at its sides (contract
 * 11.8).
 */
const THEME_ENTRANCES = `
  html, body { overflow-x: hidden }
  [data-animate] { opacity: 0 !important; transition: transform .1s, opacity .1s }
  [data-animate="bounceInLeft"] { transform: translate3d(-300px, 0, 0) }
  [data-animate="bounceInRight"] { transform: translate3d(300px, 0, 0) }
  [data-animate="fadeInUp"] { transform: translate3d(0, 70px, 0) }
  [data-animate][data-animated="true"] { opacity: 1 !important; transform: none }`

/**
 * The same from 3.17.7 on: what waits is in its place until it is reached, and nothing is animated before a frame has shown it away from
 * there.
 */
const LATER_ENTRANCES = `${THEME_ENTRANCES}
  [data-animate]:not([data-animate-transform]) { transform: none !important }
  [data-animate]:not([data-animate-transition]) { transition: none !important }`

/** Where an element lies in the window, in whole pixels. */
function boxOf(target: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  return target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), top: Math.round(top), bottom: Math.round(bottom) }
  })
}

test('in sections that the theme draws: what it hides until its script moves it against the page can be seen, nothing turns for good behind them, a banner or a wide gallery, and the arrow at their lower end shows what comes below', async ({
  page,
}) => {
  await addThemeStyles(
    page,
    `${THEME_STATES} [data-parallax]:not(.parallax-active), [data-parallax]:not(.parallax-active) .bg { opacity: 0 }`,
  )
  await page.goto(elements.effects)
  await addHtml(
    page,
    `<section class="section" data-parallax-container><div data-parallax="-3" data-parallax-background><div class="bg">Nền</div></div>
      <div data-parallax="-1" data-parallax-fade="true">Chữ trôi</div></section>
      <section class="section"><div class="bg section-bg fill"><div class="loading-spin centered"></div></div><div class="section-content">Mèo con</div></section>
      <div class="banner" style="position: relative"><div class="loading-spin dark centered"></div><p>Mèo lớn</p></div>
      <div class="product-images relative"><div class="product-gallery-slider slider"><p>Mèo nằm</p></div><div class="loading-spin dark centered"></div></div>
      <div class="slider-wrapper relative"><div class="slider" data-flickity-options="{}"><p>Mèo chạy</p></div><div class="loading-spin dark centered"></div></div>
      <section class="section" style="height: 600px"><button class="scroll-for-more" style="position: absolute; bottom: 0">Xem tiếp</button></section>
      <p style="height: 2000px">Phần dưới</p>`,
  )
  for (const text of ['Nền', 'Chữ trôi']) await expect(page.getByText(text, { exact: true })).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-parallax-background]')).toHaveCSS('opacity', '1')
  await expect(page.getByText('Mèo lớn')).toBeVisible()
  const spinners = page.locator(':is(.section-bg, .banner, .product-images, .slider-wrapper) > .loading-spin')
  await expect(spinners).toHaveCount(4)
  for (const spinner of await spinners.all()) await expect(spinner).toBeHidden()
  const arrow = page.getByRole('button', { name: 'Xem tiếp' })
  await arrow.click()
  await expect.poll(async () => (await boxOf(arrow)).top).toBeLessThan(120)
  await expect(arrow).toBeInViewport({ ratio: 1 })
})

test('what is held beside the page of a phone, or out of the slider that cuts it off, enters when the page is scrolled to its place, not before', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_ENTRANCES)
  await page.setViewportSize({ width: 375, height: 667 })
  await page.goto(elements.effects)
  const column = (name: string, animation: string) =>
    `<div class="col" data-animate="${animation}" style="box-sizing: border-box; flex: 0 0 50%; margin: 0; height: 800px">${name}</div>`
  await addHtml(
    page,
    `<div style="display: flex; flex-wrap: wrap; margin-top: 1500px">${column('Trái', 'bounceInLeft')}
      ${column('Phải', 'bounceInRight')}${column('Trái dưới', 'bounceInLeft')}</div>
      <div style="overflow: hidden; height: 50px"><p data-animate="fadeInUp" style="margin: 0">Dưới</p></div>`,
  )
  const texts = ['Trái', 'Phải', 'Trái dưới', 'Dưới'].map((text) => page.getByText(text, { exact: true }))
  const hasEntered = () => Promise.all(texts.map((text) => text.getAttribute('data-animated')))
  const scrollDownTo = async (place: Locator) => {
    await place.evaluate((element) => scrollTo({ top: (element as HTMLElement).offsetTop - 300, behavior: 'instant' }))
    await waitForFrames(page)
  }
  const [left, right, below, down] = texts as [Locator, Locator, Locator, Locator]
  await scrollDownTo(left)
  await expect(left).toHaveCSS('opacity', '1')
  await expect(right).toHaveCSS('opacity', '1')
  expect(await hasEntered()).toEqual(['true', 'true', null, null])
  await scrollDownTo(below)
  await expect(below).toHaveCSS('opacity', '1')
  await scrollDownTo(down)
  await expect(down).toHaveCSS('opacity', '1')
})

test('under the theme’s later styles what is reached comes in by their animation, which begins when it enters', async ({
  page,
}) => {
  await addThemeStyles(page, LATER_ENTRANCES)
  await page.goto(elements.effects)
  const runs = await page.evaluateHandle(() => {
    const seen: string[] = []
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const { animate, animated } = (target as HTMLElement).dataset
      if (animate === 'bounceInLeft') seen.push(`${propertyName}: ${animated}`)
    })
    return seen
  })
  await addHtml(page, '<p data-animate="bounceInLeft" style="margin-top: 1500px">Trái</p>')
  const text = page.getByText('Trái', { exact: true })
  await expect(text).toHaveCSS('transform', 'none')
  await text.scrollIntoViewIfNeeded()
  await expect(text).toHaveCSS('opacity', '1')
  expect((await runs.jsonValue()).toSorted()).toEqual(['opacity: true', 'transform: true'])
})

test('a header that sticks comes in once, whatever a phone’s address bar does', async ({ page }) => {
  await addThemeStyles(page, THEME_HEADER)
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(elements.effects)
  await page.locator('#header').evaluate((header) => header.classList.add('sticky-jump'))
  await waitForPaint(page)
  await page.mouse.wheel(0, 600)
  const wrapper = page.locator('.header-wrapper')
  await expect(wrapper).toHaveClass(/stuck/)
  const animations = () => wrapper.evaluate((stuck) => stuck.getAnimations().length)
  await expect.poll(animations).toBe(0)
  await page.setViewportSize({ width: 390, height: 760 })
  await waitForFrames(page)
  expect(await animations()).toBe(0)
  expect((await boxOf(wrapper)).top).toBe(0)
})

test('of the categories in a sidebar those below the open one are unfolded, and fold', async ({ page }) => {
  await addThemeStyles(page, THEME_STATES)
  await page.goto(elements.effects)
  await addHtml(
    page,
    `<div class="widget"><ul class="product-categories"><li class="cat-item current-cat cat-parent"><a href="/cua-hang/">Cho mèo</a>
      <ul class="children"><li class="cat-item"><a href="/cua-hang/">Cát vệ sinh</a></li></ul></li></ul></div>`,
  )
  const below = page.getByRole('link', { name: 'Cát vệ sinh' })
  await expect(below).toBeVisible()
  await below.scrollIntoViewIfNeeded()
  await page.locator('.current-cat > button.toggle').click()
  await expect(below).toBeHidden()
})

test('a login that was refused opens and says why', async ({ page }) => {
  await addThemeStyles(page, THEME_DIALOGS)
  await page.goto(elements.lightboxes)
  await addHtml(
    page,
    `<a href="/tai-khoan/" data-open="#login-form-popup" aria-label="Đăng nhập"><i class="icon-user"></i></a>
      <div id="login-form-popup" class="lightbox-content mfp-hide">
        <div class="woocommerce-notices-wrapper"><ul class="woocommerce-error" role="alert"><li>Sai mật khẩu</li></ul></div>
        <form><label>Tên <input></label></form></div>`,
  )
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' }).getByText('Sai mật khẩu')).toBeInViewport()
})

test('a login without a side opens in the middle, as wide as it likes; a part of the page that has a look of its own stands on nothing else', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_DIALOGS)
  await page.goto(elements.lightboxes)
  await addHtml(
    page,
    `<a href="#" data-open="#login-form-popup" aria-label="Đăng nhập"><i class="icon-user"></i></a>
      <div id="login-form-popup" class="lightbox-content mfp-hide"><form><label>Tên <input></label></form></div>`,
  )
  await page.getByRole('link', { name: 'Đăng nhập' }).click()
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible()
  const { left, right } = await boxOf(page.locator('#login-form-popup'))
  expect(right - left).toBeGreaterThan(500)
  expect(Math.abs(left - (1280 - right))).toBeLessThanOrEqual(1)
  await page.keyboard.press('Escape')
  const box = page.locator('.mfp-inline')
  await expect(box).toHaveCount(0)
  await page.getByRole('link', { name: 'Điều khoản' }).click()
  await expect(box).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(box).toHaveCSS('padding', '0px')
})

test.describe('videos, one of which is lost', () => {
  test.use({ viewport: { width: 1280, height: 500 }, consoleMessages: { expected: [/404/] } })

  test('one of a site of videos and one that is a file are seen whole in a low window, in their proportions; the lost one says so where it can be read', async ({
    page,
  }) => {
    await addThemeStyles(page, THEME_DIALOGS)
    // It neither comes nor is lost.
    await page.route(/youtube|phim\.mp4/, () => {})
    await page.goto(elements.lightboxes)
    for (const [name, address, shown] of [
      ['Phim của trang phim', 'https://www.youtube.com/watch?v=meo', 'iframe'],
      ['Phim là tập tin', '/images/phim.mp4', 'video'],
    ] as const) {
      await test.step(address, async () => {
        await addHtml(page, `<a class="open-video" href="${address}">${name}</a>`)
        await page.getByRole('link', { name }).click()
        const video = page.getByRole('dialog', { name }).locator(shown)
        await expect(video).toBeInViewport({ ratio: 1 })
        const { left, right, top, bottom } = await boxOf(video)
        expect((right - left) / (bottom - top)).toBeCloseTo(16 / 9, 1)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
    await page.getByRole('link', { name: 'Phim đã mất' }).click()
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('alert')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  })
})

test('a tip is seen at its element, with a small arrow, with reduced motion, too, and has links that can be used', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_TIPS)
  await page.goto(elements.effects)
  await addHtml(
    page,
    `<p><button class="tooltip tooltip-as-html" title="<a href='/cua-hang/'>Mọi món</a>">Xem thêm</button></p>
      <p style="height: 2000px"></p>`,
  )
  await page.mouse.wheel(0, 100)
  const host = page.locator('.has-tooltip')
  const tip = page.getByRole('tooltip')
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await test.step(`motion: ${reducedMotion}`, async () => {
      await page.mouse.move(2, 600)
      await expect(tip).toHaveCount(0)
      await page.emulateMedia({ reducedMotion })
      await hoverUntil(host, () => expect(tip).toBeVisible({ timeout: 500 }))
      await expect(tip).toHaveCSS('opacity', '1')
      const [box, arrow, target] = [await boxOf(tip), await boxOf(tip.locator('.tooltipster-arrow')), await boxOf(host)]
      expect(target.top - box.bottom).toBe(8)
      expect(arrow.right - arrow.left).toBeLessThan(15)
      expect(arrow.bottom - arrow.top).toBeLessThan(15)
      expect(Math.abs((arrow.left + arrow.right) / 2 - (target.left + target.right) / 2)).toBeLessThanOrEqual(1)
    })
  }
  const link = tip.getByRole('link', { name: 'Mọi món' })
  await hoverUntil(page.getByRole('button', { name: 'Xem thêm' }), () => expect(link).toBeVisible({ timeout: 500 }))
  await link.click()
  await expect(page).toHaveURL('/cua-hang/')
})

test('a panel that is wider than the container of its menu stands in the middle of the window, and stays in it', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_WIDE_PANEL)
  await page.goto(elements.menus)
  await addHtml(
    page,
    `<div class="container"><ul class="nav"><li class="flex-grow"></li><li class="menu-item has-dropdown menu-item-design-default" id="rong"><a href="/cua-hang/">Mọi món</a><ul
      class="nav-dropdown" style="width: 1500px"><li><a href="/cua-hang/">Bên trong</a></li></ul></li></ul></div>`,
  )
  const entry = page.locator('#rong')
  await hoverUntil(entry.getByRole('link', { name: 'Mọi món' }), () =>
    expect(entry).toHaveClass(/current-dropdown/, { timeout: 500 }),
  )
  const { left, right } = await boxOf(entry.locator('.nav-dropdown'))
  expect([left, right]).toEqual([65, 1280 - 65])
})

test('panels beside a vertical menu, from left to right and from right to left: the theme’s place is kept, wide ones take the room beside it', async ({
  page,
}) => {
  await addThemeStyles(page, THEME_VERTICAL_MENU)
  await page.goto(elements.menus)
  const entry = (name: string, design: string) =>
    `<li class="menu-item has-dropdown ${design}"><a href="/cua-hang/">${name}</a><ul class="nav-dropdown"><li><a href="/cua-hang/">Bên trong</a></li></ul></li>`
  for (const direction of ['ltr', 'rtl'] as const) {
    await test.step(direction, async () => {
      await addHtml(
        page,
        `<div class="container" id="${direction}" dir="${direction}"><ul class="nav"><li class="header-vertical-menu"><div class="header-vertical-menu__fly-out"><ul
          class="ux-nav-vertical-menu nav-vertical-fly-out">${entry('Hẹp', 'menu-item-design-default')}${entry('Vừa khung', 'menu-item-design-container-width')}</ul></div></li></ul></div>`,
      )
      const place = page.locator(`#${direction}`)
      const boxOfPanel = async (name: string) => {
        const item = place.locator('.ux-nav-vertical-menu > li').filter({ hasText: name })
        await hoverUntil(item.getByRole('link', { name }), () =>
          expect(item).toHaveClass(/current-dropdown/, { timeout: 500 }),
        )
        return boxOf(item.locator('.nav-dropdown'))
      }
      const menu = await boxOf(place.locator('.header-vertical-menu__fly-out'))
      const container = await boxOf(place)
      const narrow = await boxOfPanel('Hẹp')
      const wide = await boxOfPanel('Vừa khung')
      if (direction === 'rtl') {
        expect([narrow.right, wide.right, wide.left]).toEqual([menu.left, menu.left, container.left + 15])
      } else {
        expect([narrow.left, wide.left, wide.right]).toEqual([menu.right, menu.right, container.right - 15])
      }
      await place.evaluate((element) => element.remove())
    })
  }
})
