import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

/** What docs/markup.md offers to pages whose inline scripts read cookies before the script is there. */
const cookieCall = /<script>\s*(window\.cookie .*?)<\/script>/s.exec(readFileSync('docs/markup.md', 'utf8'))?.[1] ?? ''

/** A lightbox that opens by itself, once, as the theme prints it (contract 0.5, 9.2). */
const AUTO_OPEN = `jQuery(document).ready(function ($) {
  if (cookie('lightbox_loi-chao') === 'opened_1') return
  setTimeout(function () {
    $.loadMagnificPopup().then(function () { $.magnificPopup.open({ items: { src: '#loi-chao', type: 'inline' } }) })
  }, 1000)
  cookie('lightbox_loi-chao', 'opened_1', 365)
})`

/** Opens the page of lightboxes with these scripts at its end. */
async function open(page: Page, ...scripts: string[]): Promise<void> {
  await page.route(`**${elements.lightboxes}?jquery=early`, async (route) => {
    const response = await route.fetch()
    const tags = scripts.map((script) => `<script>${script}</script>`).join('')
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${tags}</body>`) })
  })
  await page.goto(`${elements.lightboxes}?jquery=early`)
}

test('a lightbox of the theme’s inline script opens by itself, and only once', async ({ page, context }) => {
  const welcome = page.getByRole('dialog', { name: 'Xin chào' })
  await page.clock.install()
  await open(page, cookieCall, AUTO_OPEN)
  await expect(welcome).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(welcome).toHaveCount(0)
  const kept = (await context.cookies()).find(({ name }) => name === 'lightbox_loi-chao')
  expect(kept).toMatchObject({ value: 'opened_1', path: '/' })
  expect(Math.round(((kept?.expires ?? 0) - Date.now() / 1000) / 86400)).toBe(365)
  await page.reload()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(2000)
  await expect(welcome).toHaveCount(0)
})

test('under a strict policy with Trusted Types pictures, films and parts of the page open as ever', async ({
  page,
}) => {
  await page.route(/youtube/, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(`${elements.lightboxes}?csp=strict`)
  for (const [link, dialog] of [
    [page.locator('.wp-block-image a'), 'Hình ảnh'],
    [page.getByRole('link', { name: 'Xem phim' }), 'Xem phim'],
    [page.getByRole('link', { name: 'Lời chào' }), 'Xin chào'],
  ] as const) {
    await link.click()
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
