import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

/** What docs/markup.md offers to pages whose scripts make the theme's calls before the script is there. */
const earlyCalls = /<script>\s*(\{\s.*?)<\/script>/s.exec(readFileSync('docs/markup.md', 'utf8'))?.[1] ?? ''

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
  const tags = scripts.map((script) => `<script>${script}</script>`).join('')
  await changeAnswers(page, `**${elements.lightboxes}?jquery=early`, (html) =>
    html.replace('</body>', `${tags}</body>`),
  )
  await page.goto(`${elements.lightboxes}?jquery=early`)
}

test('a lightbox of the theme’s inline script opens by itself, and only once', async ({ page, context }) => {
  const welcome = page.getByRole('dialog', { name: 'Xin chào' })
  await page.clock.install()
  await open(page, earlyCalls, AUTO_OPEN)
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

test('one of a later version, which asks the theme’s library for cookies, does so, too', async ({ page, context }) => {
  const later = AUTO_OPEN.replace('cookie(', 'Flatsome.Cookies.get(').replace(
    /cookie\((.*), 365\)/,
    'Flatsome.Cookies.set($1, { expires: 365 })',
  )
  await open(page, earlyCalls, later)
  await expect(page.getByRole('dialog', { name: 'Xin chào' })).toBeVisible()
  expect((await context.cookies()).find(({ name }) => name === 'lightbox_loi-chao')).toMatchObject({
    value: 'opened_1',
  })
})

test('a file of a child theme that registers with the theme and makes a slider runs to its end', async ({ page }) => {
  await page.route('**/child-theme.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `Flatsome.behavior('child', { attach: () => document.body.setAttribute('data-attached', '') })
        Flatsome.attach('child')
        jQuery(document.body).append('<div id="hang"><p>Một</p><p>Hai</p></div>')
        jQuery('#hang').lazyFlickity({ cellAlign: 'left' })
        document.body.setAttribute('data-ended', '')`,
    }),
  )
  const url = `${elements.lightboxes}?jquery=early`
  await changeAnswers(page, `**${url}`, (html) =>
    html
      .replace('<head>', `<head><script>${earlyCalls}</script>`)
      .replace('</body>', '<script src="/child-theme.js"></script></body>'),
  )
  await page.goto(url)
  await expect(page.locator('body[data-ended][data-attached]')).toBeVisible()
  await expect(page.locator('#hang.flickity-enabled')).toBeVisible()
})

test('under a strict policy with Trusted Types pictures, videos and parts of the page open as ever', async ({
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
