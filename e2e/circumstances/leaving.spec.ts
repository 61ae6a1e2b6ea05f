import type { Page, Route } from '@playwright/test'
import type { DemoShop } from '../support/demoShop'
import { callFailed } from '../support/failedCalls'
import { holdRequests } from '../support/holdRequests'
import { type Journey, journeys } from '../support/journeys'
import { addButton, basketCount, listing, products } from '../support/shopPage'
import { stopClock } from '../support/stopwatch'
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
  // What follows from a lost call is on the page two frames later.
  await page.clock.runFor(50)
  const texts = await page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return [document.body.innerText, ...fields, ...((window as { toldAuthor?: string[] }).toldAuthor ?? [])]
  })
  return texts.flatMap((text) => text.split('\n')).filter((line) => line && line !== saidMeanwhile)
}

/** Makes a journey up to its last step, to which the shop gives no answer. Gives the calls that wait for one. */
async function waitForAnswer(page: Page, shop: DemoShop, { prepare, act }: Journey): Promise<Route[]> {
  await page.addInitScript(() => {
    const toldAuthor: string[] = []
    Object.assign(window, { toldAuthor })
    document.addEventListener('shop-islands:error', (event) =>
      toldAuthor.push(JSON.stringify((event as CustomEvent).detail)),
    )
  })
  await page.clock.install()
  await prepare(page, shop)
  // What the first interaction lets the page ask for has come: it is not what is held below, in place of what was done.
  await page.keyboard.press('Shift')
  await expect(wishCount(page)).toHaveText(/\d/)
  await page.waitForLoadState('networkidle')
  const held = await holdCalls(page)
  await act(page)
  await expect.poll(() => held.length).toBeGreaterThan(0)
  return held
}

/**
 * Cuts the calls off, and lets the moment pass for which the page waits to see whether it is left before it says anything or asks again.
 */
async function cutOff(page: Page, calls: Route[]): Promise<void> {
  // What is asked because of a lost call joins the others.
  for (let call = calls.shift(); call; call = calls.shift()) {
    const request = call.request()
    const failed = page.waitForEvent('requestfailed', (one) => one === request)
    await call.abort('aborted')
    await failed
    if (calls.length === 0) await page.clock.runFor(1000)
  }
}

for (const journey of journeys) {
  const { name, saidMeanwhile } = journey
  test(`${name}, and the page is left meanwhile: whatever becomes of the call, nobody is told that it failed, and nothing leads elsewhere`, async ({
    page,
    shop,
  }) => {
    const held = await waitForAnswer(page, shop, journey)
    await beginToLeave(page)
    // On a slow machine the page would be taken to stay.
    await stopClock(page)
    const before = await readPage(page, saidMeanwhile)
    const visited: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) visited.push(request.url())
    })
    // Firefox cuts calls off as soon as the next page is asked for, long before this one goes.
    await cutOff(page, held)
    expect(await readPage(page, saidMeanwhile)).toEqual(before)
    // Some forms and links are followed where their call has failed: that would take the shopper elsewhere.
    expect(visited).toEqual([])
    await page.unroute(`**${NEXT}`)
    await page.route(`**${NEXT}`, (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_PAGE }))
    await page.goto(NEXT)
  })
}

test.describe('the same on a page that stays', () => {
  test.use({ consoleMessages: { expected: [callFailed] } })

  test('the shopper and the author are told', async ({ page, shop }) => {
    const [adding] = journeys as [Journey]
    const held = await waitForAnswer(page, shop, adding)
    const before = await readPage(page, adding.saidMeanwhile)
    await cutOff(page, held)
    expect(await readPage(page, adding.saidMeanwhile)).not.toEqual(before)
  })
})

/** The calls that change the cart, with the pieces in it before and afterwards. */
const changes = [
  ['add_to_cart', '0', '1'],
  ['remove_from_cart', '1', '0'],
] as const

for (const [call, before, afterwards] of changes) {
  const { name, prepare, act } = journeys.find((journey) => journey.call === call) as Journey
  test(`${name}, and the next page is there before the shop has carried that out: its cart follows`, async ({
    page,
    shop,
  }) => {
    await prepare(page, shop)
    await shop.disturb({ endpoint: call, fault: 'slow', delay: 2500 })
    await act(page)
    await expect.poll(() => shop.calls(call)).toHaveLength(1)
    await page.goto(NEXT)
    await expect(basketCount(page)).toHaveText(before)
    await expect(basketCount(page)).toHaveText(afterwards)
  })
}

for (const { name, address, script } of [
  { name: 'before its code is there', address: listing, script: /\/shop-islands\/cart-/ },
  { name: 'before the script is there', address: '/cua-hang/?reveal=0&script=early', script: /shop-islands\.js/ },
])
  test(`an add ${name}, and the next page is there before the shop has carried that out: its cart follows`, async ({
    page,
    shop,
  }) => {
    const release = await holdRequests(page, script)
    await page.goto(address)
    await shop.disturb({ endpoint: '/cua-hang/', fault: 'slow', delay: 2500 })
    await addButton(page, products.pate).click()
    await page.goto(NEXT, { waitUntil: 'commit' })
    release()
    await expect(basketCount(page)).toHaveText('0')
    await expect(basketCount(page)).toHaveText('1')
    expect(await shop.calls('add_to_cart')).toEqual([])
  })
