import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test'

const own = '/wishlist/'

function way(page: Page, name: string): Locator {
  return page.getByRole('list', { name: /^Chia sẻ/ }).getByRole('link', { name, exact: true })
}

/** No network is asked for its page. */
async function stayHere(page: Page): Promise<void> {
  await page
    .context()
    .route(/facebook|twitter|pinterest|whatsapp/, (route) =>
      route.fulfill({ body: 'Mạng xã hội', contentType: 'text/plain' }),
    )
}

test.describe('windows', () => {
  test.use({ hasSeparateTabs: true })

  test('wishlist.share.social-window-420x320: each network opens in a window of 420 by 320, which cannot reach the page', async ({
    page,
    shop,
  }) => {
    await stayHere(page)
    await page.goto(own)
    for (const [name, address] of [
      ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
      ['Twitter', 'https://twitter.com/share?url='],
      ['Pinterest', 'https://pinterest.com/pin/create/button/?url='],
    ] as const) {
      const opening = page.waitForEvent('popup')
      await way(page, name).click()
      const popup = await opening
      await popup.waitForLoadState()
      expect(popup.url()).toContain(address + encodeURIComponent(`${shop.url}/wishlist/a1b2c3/`))
      // The browser opens the window first, and then gives it its size.
      await expect.poll(() => popup.evaluate(() => [innerWidth, innerHeight, opener])).toEqual([420, 320, null])
      await popup.close()
    }
    await expect(page).toHaveURL(own)
  })
})

test.describe('other ways to share', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('wishlist.share.others-open-no-window: e-mail, messenger and clipboard open no window of ours', async ({
    page,
  }) => {
    await stayHere(page)
    await page.addInitScript(() => {
      const seen: { opened: unknown[]; followed: string[] } = { opened: [], followed: [] }
      Object.assign(window, { seen })
      window.open = (...given) => {
        seen.opened.push(given)
        return null
      }
      addEventListener('click', ({ target, defaultPrevented }) => {
        if (!defaultPrevented) seen.followed.push((target as Element).textContent ?? '')
      })
    })
    await page.goto(own)
    await way(page, 'Sao chép liên kết').click()
    await expect(page.locator('.social-clipboard')).toHaveClass(/tooltipped/)
    await way(page, 'Email').click()
    const seen = () => page.evaluate(() => (window as { seen?: unknown }).seen)
    await expect.poll(seen).toEqual({ opened: [], followed: ['Email'] })
    await way(page, 'WhatsApp').click()
    await expect(page).toHaveURL(/^https:\/\/api\.whatsapp\.com\/send\?text=/)
    expect(page.context().pages()).toHaveLength(1)
  })
})

test('a click with a key held is left to the browser', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => {
      throw new Error('A tab was asked for, not a window.')
    }
  })
  await page.goto(own)
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      ;(window as { isOurs?: boolean }).isOurs = event.defaultPrevented
      // A tab of another site does not always load where there is no network.
      event.preventDefault()
    }),
  )
  await way(page, 'Facebook').click({ modifiers: ['Control'] })
  expect(await page.evaluate(() => (window as { isOurs?: boolean }).isOurs)).toBe(false)
})

/** How the plugin places the hint of a link that was copied (plugins contract 2.1): from its right edge. */
const PLUGIN_HINT = `
  .tooltipped { position: relative }
  .tooltipped::after { position: absolute; display: none; padding: .5em .75em; font-size: 11px; white-space: pre; content: attr(aria-label) }
  .tooltipped:hover::after { display: inline-block }
  .tooltipped-s::after { top: 100%; right: 50%; margin-top: 6px; transform: translateX(50%) }`

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('wishlist.share.copy-link-copies wishlist.share.copy-link-says-copied: the address of the list is on the clipboard, and the link says so below itself, aloud too, until the pointer leaves it; also where the browser has no clipboard for pages', async ({
    page,
    shop,
  }) => {
    await page.goto(own)
    const link = page.locator('.social-clipboard')
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
    await way(page, 'Sao chép liên kết').click()
    await expect(link).toHaveClass(/tooltipped/)
    expect(await clipboard()).toBe(`${shop.url}/wishlist/a1b2c3/`)
    await expect(page).toHaveURL(own)
    await expect(link).toHaveAccessibleName('Đã sao chép!')
    await expect(page.getByRole('status').filter({ hasText: 'Đã sao chép!' })).toBeAttached()
    expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Đã sao chép!"')
    await test.step('with forced colours the hint has an edge', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      expect(await link.evaluate((element) => getComputedStyle(element, '::after').outlineStyle)).toBe('solid')
      await page.emulateMedia({ forcedColors: 'none' })
    })
    await test.step('under the plugin’s own styles the hint has room for its text', async () => {
      await page.addStyleTag({ content: PLUGIN_HINT })
      const width = await link.evaluate((element) => Number.parseFloat(getComputedStyle(element, '::after').width))
      expect(width).toBeGreaterThan(50)
    })
    await page.mouse.move(2, 2)
    await expect(link).toHaveAccessibleName('Sao chép liên kết')
    await expect(link).not.toHaveClass(/tooltipped/)
    await test.step('a browser without a clipboard for pages', async () => {
      await page.evaluate(async () => {
        await navigator.clipboard.writeText('Nothing yet.')
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('Write denied.', 'NotAllowedError'))
      })
      expect(await clipboard()).toBe('Nothing yet.')
      await link.click()
      await expect(link).toHaveClass(/tooltipped/)
      expect(await clipboard()).toBe(`${shop.url}/wishlist/a1b2c3/`)
      await expect(page).toHaveURL(own)
    })
  })

  test('in English it says what the source says', async ({ page }) => {
    await page.goto(`${own}?globals=none&settings=${JSON.stringify({ locale: 'en' })}`)
    await page.locator('.social-clipboard').click()
    await expect(page.locator('.social-clipboard')).toHaveAccessibleName('Copied!')
  })
})
