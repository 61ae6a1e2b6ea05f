import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { loadedFiles } from '../support/inspect'
import { openWhole, recordShifts } from '../support/layoutShift'
import { addHtml, askForFood, foodAnswer, kitState, kitTicks, ownWidgets, runModule } from '../support/ownWidgets'
import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'
import { recordViolations } from '../support/violations'
import { interact, wishCount } from '../support/wishlist'

const { kibble, litter } = products
const bundle = '/own-widget/'
const giftButton = '<button type="button" data-island="gift-wrap">Wrap it as a present</button>'

/** The code in a document that is complete by itself: its component is in it, and it needs no build. */
function completeModules(file: string): string[] {
  const blocks = [...readFileSync(file, 'utf8').matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => code)
  return blocks.filter((code) => /(?:^ {2}|, )component: /m.test(code))
}

for (const [build, script, folder] of [
  ['Preact', 'module', '/shop-islands/'],
  ['React', 'react', '/shop-islands/react/'],
] as const) {
  const address = `${ownWidgets}&script=${script}`

  test.describe(`a theme author’s own widgets, with ${build}`, () => {
    test('wake when seen and when touched, share one runtime, follow the cart, and give the server’s HTML back when their hosts leave', async ({
      page,
    }) => {
      await page.goto(address)
      await expect(kitState(page)).toContainText('Đã có 0 trên 4 món')
      expect((await loadedFiles(page)).filter((file) => file.startsWith(bundle))).toEqual([])
      await askForFood(page, '4.2')
      await expect(foodAnswer(page)).toHaveText('125 g mỗi ngàyChưa có túi hạt nào trong giỏ.')
      await addButton(page, kibble).click()
      await expect(kitState(page)).toContainText('Đã có 1 trên 4 món')
      await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
      await expect(foodAnswer(page)).toContainText('1 túi trong giỏ đủ cho 12 ngày.')
      await expect(page).toHaveURL(address)
      const files = await loadedFiles(page)
      const runtimes = files.filter((file) => /\/react-[\w-]+\.js$/.test(file))
      expect([...new Set(runtimes)]).toHaveLength(1)
      expect(runtimes[0]).toMatch(new RegExp(`^${folder}react-`))
      expect(files.filter((file) => file.endsWith('/api.js'))).toEqual([`${folder}api.js`])
      await addButton(page, litter).click()
      await expect(kitTicks(page)).toHaveCount(2)
      await page.getByRole('button', { name: 'Chỉ hiện món còn thiếu' }).click()
      const htmlOf = await page.evaluateHandle(async () => {
        const served = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
        const selectors = ['.starter-kit', '.food-calculator']
        const hosts = selectors.map((selector) => document.querySelector(selector))
        for (const host of hosts) host?.remove()
        return {
          now: () => hosts.map((host) => host?.outerHTML),
          served: selectors.map((selector) => served.querySelector(selector)?.outerHTML),
        }
      })
      const served = await htmlOf.evaluate((html) => html.served)
      expect(served[0]).toContain('kit-state')
      await expect.poll(() => htmlOf.evaluate((html) => html.now())).toEqual(served)
    })

    test('keep their state, and what was typed, through a swap of their hosts', async ({ page, shop }) => {
      await shop.fillCart(page, kibble.id)
      await page.goto(address)
      await expect(kitState(page)).toContainText('Đã có 1 trên 4 món')
      await page.getByRole('button', { name: 'Chỉ hiện món còn thiếu' }).click()
      await askForFood(page, '4.2')
      await expect(foodAnswer(page)).toContainText('125 g mỗi ngày')
      await page.getByLabel('Cân nặng (kg)').fill('5')
      await runModule(
        page,
        `import { swapFragments } from '${folder}api.js'
        const source = await (await fetch(location.href)).text()
        const served = new DOMParser().parseFromString(source, 'text/html')
        served.querySelector('[data-item="103"] a span').textContent = 'Cát mới'
        served.querySelector('[for="food-age"]').textContent = 'Bé mấy tuổi?'
        const html = (selector) => [selector, served.querySelector(selector).outerHTML]
        await swapFragments(Object.fromEntries([html('.starter-kit'), html('.food-calculator')]))`,
      )
      await expect(page.locator('[data-item="103"]')).toContainText('Cát mới')
      await expect(page.getByLabel('Bé mấy tuổi?')).toBeVisible()
      await expect(kitState(page)).toContainText('Đã có 1 trên 4 món')
      await expect(page.getByRole('button', { name: 'Hiện cả bộ' })).toBeVisible()
      await expect(page.locator('[data-item="102"]')).toBeHidden()
      await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
      await expect(foodAnswer(page)).toContainText('125 g mỗi ngày')
      await expect(page.getByLabel('Cân nặng (kg)')).toHaveValue('5')
      await page.getByRole('button', { name: 'Tính khẩu phần' }).click()
      await expect(foodAnswer(page)).toContainText('150 g mỗi ngày')
    })

    const runCodeOf = async (page: Page, file: string) => {
      for (const code of completeModules(file)) await runModule(page, code.replaceAll('/shop-islands/', folder))
    }

    for (const file of ['README.md', 'docs/own-widget.md']) {
      test(`the gift wrap of ${file} does what it says`, async ({ page }) => {
        await page.goto(address)
        await addHtml(page, giftButton)
        await runCodeOf(page, file)
        const button = page.locator('[data-island="gift-wrap"]')
        const answer = page.getByText('Wrapped as a present')
        await button.click()
        await expect(button).toHaveClass('is-wrapped')
        await expect(answer).toBeVisible()
        await button.click()
        await expect(answer).toHaveCount(0)
      })
    }

    test('the title of docs/own-widget.md is the page’s own again when its host has left', async ({ page }) => {
      await page.goto(address)
      const served = await page.title()
      await addHtml(page, '<h2 data-island="tab-title">Quà cho mèo</h2>')
      await runCodeOf(page, 'docs/own-widget.md')
      await expect(page).toHaveTitle('Quà cho mèo')
      await page.locator('[data-island="tab-title"]').evaluate((heading) => heading.remove())
      await expect(page).toHaveTitle(served)
    })

    test.describe('that throw', () => {
      const crash = /^shop-islands: A widget failed and was taken off/
      test.use({ consoleMessages: { expected: [crash, crash] } })

      test('leave their hosts native, are reported once each, and no other island notices', async ({ page }) => {
        await page.goto(address)
        await expect(kitState(page)).toContainText('Đã có 0 trên 4 món')
        await addHtml(page, '<p id="render">Máy chủ</p><p><a id="handler" href="#mac-dinh">Liên kết</a></p>')
        await runModule(
          page,
          `import { defineWidget, h, Outlet, ServerElement, useHost } from '${folder}api.js'
          window.errors = []
          addEventListener('shop-islands:error', ({ target, detail }) => {
            errors.push(target.id + ' ' + detail.code + ' ' + detail.cause.message)
          })
          defineWidget({ name: 'broken-render', selectors: '#render', wake: 'load', component() {
            throw new Error('no render')
          } })
          defineWidget({ name: 'broken-handler', selectors: '#handler', wake: 'touch', claims: { click: true }, component() {
            const host = useHost()
            const onClick = () => { throw new Error('no click') }
            return [h(ServerElement, { of: host, class: { ours: true }, onClick }), h(Outlet, { after: host }, h('b', null, '!'))]
          } })`,
        )
        const errors = () => page.evaluate(() => (window as unknown as { errors: string[] }).errors)
        await expect.poll(errors).toEqual(['render island-crashed no render'])
        const link = page.locator('#handler')
        await link.hover()
        await expect(link).toHaveClass('ours')
        await link.click()
        await expect(page).toHaveURL(/#mac-dinh$/)
        expect(await link.evaluate((element) => element.parentElement?.outerHTML)).toBe(
          '<p><a id="handler" href="#mac-dinh">Liên kết</a></p>',
        )
        await page.evaluate(() => history.replaceState(null, '', location.href.replace('#mac-dinh', '')))
        await link.click()
        await expect(page).toHaveURL(/#mac-dinh$/)
        await expect(page.locator('#render')).toHaveText('Máy chủ')
        expect(await errors()).toEqual(['render island-crashed no render', 'handler island-crashed no click'])
        await addButton(page, kibble).click()
        await expect(kitState(page)).toContainText('Đã có 1 trên 4 món')
      })
    })
  })
}

test.describe('definitions that cannot work', () => {
  const leftOut = (problem: string) => new RegExp(`^shop-islands: A widget was left out, because .*${problem}`)
  test.use({
    consoleMessages: {
      expected: [
        leftOut('bell: wake must be load, .*, not "hover"'),
        leftOut('gong: selectors must be a CSS selector list, not ".gong\\['),
        leftOut('horn: it has no component'),
        leftOut('drum: scroll cannot be claimed'),
        leftOut('It has no name'),
      ],
    },
  })

  test('are left out by a message that names what is wrong, and the others work', async ({ page }) => {
    await page.goto(ownWidgets)
    await addHtml(page, '<p id="whistle"></p>')
    await runModule(
      page,
      `import { defineWidget, h, Outlet, useHost } from '/shop-islands/api.js'
      const component = () => h(Outlet, { in: useHost() }, 'Thổi được')
      defineWidget({ name: 'bell', selectors: '#whistle', wake: 'hover', component })
      defineWidget({ name: 'gong', selectors: '.gong[', wake: 'load', component })
      defineWidget({ name: 'horn', selectors: '#whistle', wake: 'load' })
      defineWidget({ name: 'drum', selectors: '#whistle', wake: 'load', claims: { scroll: true }, component })
      defineWidget()
      defineWidget({ name: 'whistle', selectors: '#whistle', wake: 'load', component })`,
    )
    await expect(page.locator('#whistle')).toHaveText('Thổi được')
    await expect(kitState(page)).toContainText('Đã có 0 trên 4 món')
  })
})

test('a definition without hosts costs nothing', async ({ page }) => {
  // The network is quiet for the first time when all is there that the first click brings, and not before that click.
  const release = await holdRequests(page, /get_refreshed_fragments/)
  await page.goto('/my-account/')
  // The page's own islands come with the first click: they are not what is counted.
  await interact(page)
  release()
  await expect(wishCount(page)).toHaveText(/\d/)
  await page.waitForLoadState('networkidle')
  const before = await loadedFiles(page)
  await addHtml(page, '<p id="there">Máy chủ</p>')
  await runModule(
    page,
    `import { defineWidget } from '/shop-islands/shop-islands.js'
    const load = async () => { document.body.dataset.loaded = ''; return import('${bundle}FoodCalculator.js') }
    for (const wake of ['visible', 'idle', 'load', 'touch'])
      defineWidget({ name: 'nowhere-' + wake, selectors: '.nowhere', wake, claims: { click: true }, load })
    requestIdleCallback(() => requestIdleCallback(() => { document.body.dataset.idle = '' }))`,
  )
  await page.locator('#there').click()
  await expect(page.locator('body')).toHaveAttribute('data-idle')
  await page.waitForLoadState('networkidle')
  await expect(page.locator('body')).not.toHaveAttribute('data-loaded')
  const after = await loadedFiles(page)
  expect(after.filter((file) => file.endsWith('.js') && !before.includes(file))).toEqual([])
})

test.describe('the file of a widget that is lost', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: A part of the script could not be loaded/, /404/] } })

  test('leaves the form to the server', async ({ page }) => {
    await page.route(`**${bundle}*.js`, (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto(ownWidgets)
    await expect(kitState(page)).toContainText('Đã có 0 trên 4 món')
    // The server takes its time: on a page that is gone nobody could be told.
    const said = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
    await page.route('**/bai-viet/**weight=4**', async (route) => {
      await said
      await route.continue()
    })
    await page.getByLabel('Cân nặng (kg)').fill('4')
    await page.getByRole('button', { name: 'Tính khẩu phần' }).click()
    await expect(page).toHaveURL('/bai-viet/cham-soc-meo-con/?weight=4&age=kitten')
  })
})

test.describe('two runtimes on one page', () => {
  test.use({ consoleMessages: { expected: [/^shop-islands: The script is on this page twice/] } })

  test('the second says so and does nothing', async ({ page, shop }) => {
    await page.goto(ownWidgets)
    await addHtml(page, '<p id="second">Máy chủ</p>')
    const said = page.waitForEvent('console', (message) => message.text().includes('twice'))
    await runModule(
      page,
      `import { defineWidget, h, Outlet, useHost } from '/shop-islands/react/api.js'
      defineWidget({ name: 'second', selectors: '#second', wake: 'load', component: () => h(Outlet, { append: useHost() }, '!') })`,
    )
    await said
    await addButton(page, kibble).click()
    await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
    await expect(basketCount(page)).toHaveText('1')
    await expect(page.locator('#second')).toHaveText('Máy chủ')
    expect(await shop.calls('add_to_cart')).toHaveLength(1)
  })
})

test('with the script twice each widget wakes once', async ({ page, shop }) => {
  await shop.fillCart(page, kibble.id)
  await page.goto(`${ownWidgets}&script=twice`)
  await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
  await expect(kitState(page).getByRole('progressbar')).toHaveCount(1)
  await askForFood(page, '4.2')
  await expect(foodAnswer(page)).toHaveCount(1)
  await expect(foodAnswer(page)).toContainText('125 g mỗi ngày')
})

test('with the classic script, what was written without a build works through `shopIslands.api()`, which is the module’s API', async ({
  page,
}) => {
  await page.goto(ownWidgets)
  await runModule(page, "document.body.dataset.names = Object.keys(await import('/shop-islands/api.js')).sort()")
  await expect(page.locator('body')).toHaveAttribute('data-names', /defineWidget/)
  const names = await page.locator('body').getAttribute('data-names')
  await page.goto(`${ownWidgets}&script=classic`)
  await addButton(page, kibble).click()
  await expect(kitState(page)).toContainText('Đã có 1 trên 4 món')
  await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
  await runModule(page, 'document.body.dataset.names = Object.keys(await shopIslands.api()).sort()')
  await expect(page.locator('body')).toHaveAttribute('data-names', `${names}`)
  await askForFood(page, '4')
  await expect(page).toHaveURL(/\/bai-viet\/cham-soc-meo-con\/\?weight=4/)
})

test('under a strict policy both widgets work, and the console reports no violation', async ({ page }) => {
  const violations = await recordViolations(page)
  await page.goto(`${ownWidgets}&csp=strict`)
  await addButton(page, kibble).click()
  await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
  await askForFood(page, '4.2')
  await expect(foodAnswer(page)).toContainText('1 túi trong giỏ đủ cho 12 ngày.')
  expect(await violations()).toEqual([])
})

for (const width of [1280, 390]) {
  test(`nothing moves when the widgets wake, ${width} px wide`, async ({ page, shop }) => {
    await page.setViewportSize({ width, height: 900 })
    const shifts = await recordShifts(page)
    await shop.fillCart(page, kibble.id)
    await openWhole(page, ownWidgets)
    await expect(kitTicks(page)).toHaveText(['1 trong giỏ'])
    await page.getByLabel('Tuổi').focus()
    await expect(foodAnswer(page)).toBeAttached()
    expect(await shifts()).toEqual([])
  })
}
