import type { Page, Route } from '@playwright/test'
import { journeys } from '../support/journeys'
import { expect, test } from '../support/test'
import { wishCount } from '../support/wishlist'

const NEXT = '/bai-viet/cham-soc-meo-con/'
/** All of the next page: what matters is that it takes the place of the one before. */
const EMPTY_PAGE = '<!doctype html><title>x</title><link rel="icon" href="data:,">'

/** From now on the calls of the shop are not answered. Gives those that were made. */
async function holdCalls(page: Page): Promise<Route[]> {
  const held: Route[] = []
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') held.push(route)
    else await route.fallback()
  })
  return held
}

/** A link is followed, and the next page takes its time: the browser has asked for it, and this one still stands. */
async function beginToLeave(page: Page): Promise<void> {
  await page.route(`**${NEXT}`, (route) => route.fulfill({ status: 204 }))
  const asked = page.waitForRequest(`**${NEXT}`)
  await page.evaluate((next) => void setTimeout(() => location.assign(next)), NEXT)
  await (await asked).response()
}

/** The lines that can be read on the page, and what was said to its author; without what is said to who waits for long. */
async function readPage(page: Page, saidMeanwhile: string | undefined): Promise<string[]> {
  const texts = await page.evaluate(async () => {
    // What follows from a lost call is on the page two frames later.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [document.body.innerText, ...fields, ...((window as { toldAuthor?: string[] }).toldAuthor ?? [])]
  })
  return texts.flatMap((text) => text.split('\n')).filter((line) => line && line !== saidMeanwhile)
}

for (const { name, prepare, act, saidMeanwhile } of journeys) {
  test(`${name}, and the page is left meanwhile: whatever becomes of the call, nobody is told that it failed`, async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      const toldAuthor: string[] = []
      Object.assign(window, { toldAuthor })
      document.addEventListener('shop-islands:error', (event) =>
        toldAuthor.push(JSON.stringify((event as CustomEvent).detail)),
      )
    })
    await prepare(page, shop)
    // What the first interaction lets the page ask for has come: it is not what is held below, in place of what was done.
    await page.keyboard.press('Shift')
    await expect(wishCount(page)).toHaveText(/\d/)
    await page.waitForLoadState('networkidle')
    const held = await holdCalls(page)
    await act(page)
    await expect.poll(() => held.length).toBeGreaterThan(0)
    await beginToLeave(page)
    const before = await readPage(page, saidMeanwhile)
    // Firefox cuts calls off as soon as the next page is asked for, long before this one goes.
    for (const call of held) await call.abort('aborted')
    expect(await readPage(page, saidMeanwhile)).toEqual(before)
    await page.unroute(`**${NEXT}`)
    await page.route(`**${NEXT}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }))
    await page.goto(NEXT)
  })
}
