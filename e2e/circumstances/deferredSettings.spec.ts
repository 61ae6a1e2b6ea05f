import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { holdRequests } from '../support/holdRequests'
import { addButton, basketCount, listing, products } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products
const LATE_FILE = '/vendor/jquery.js'

/**
 * Makes of the listing what optimisers do that defer every script: those that print settings become addresses of data, which run in their
 * turn, behind a file that is late.
 *
 * @returns a function that lets the file come.
 */
async function deferSettings(page: Page): Promise<() => void> {
  await changeAnswers(
    page,
    ({ pathname }) => pathname === '/cua-hang/',
    (html) => {
      const [head, ...scripts] = html.split('<script>')
      const deferred = scripts.map((script) => {
        const [code = '', ...rest] = script.split('</script>')
        if (!code.includes('var wc_')) return `<script>${script}`
        const data = Buffer.from(code).toString('base64')
        return [`<script defer src="data:text/javascript;base64,${data}">`, ...rest].join('</script>')
      })
      expect(deferred.join('')).toContain('src="data:')
      const late = `<script defer src="${LATE_FILE}"></script>`
      return [head, ...deferred].join('').replace('</head>', `${late}</head>`)
    },
  )
  return holdRequests(page, new RegExp(LATE_FILE))
}

for (const moment of ['before', 'after'] as const)
  test(`settings that an optimiser prints as deferred scripts count: a tap ${moment} they are there stays on the page, as the shop says`, async ({
    page,
  }) => {
    const letCome = await deferSettings(page)
    await page.goto(listing, { waitUntil: 'commit' })
    // Long after our script has run the shop's own settings are not there yet.
    await page.waitForFunction(() => 'shopIslands' in window && !('wc_add_to_cart_params' in window))
    await addButton(page, pate).hover()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
    if (moment === 'before') {
      const answer = page.waitForResponse(/wc-ajax=add_to_cart/)
      await addButton(page, pate).click()
      await (await answer).finished()
    }
    letCome()
    if (moment === 'after') {
      await page.waitForLoadState('domcontentloaded')
      await addButton(page, pate).click()
    }
    await expect(addButton(page, pate)).toHaveClass(/added/)
    await expect(basketCount(page)).toHaveText('1')
    await expect(page).toHaveURL(listing)
  })
