import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'
import type { DemoShop } from '../support/demoShop'

/**
 * The pages that a walk goes through. Wishes open no pop-ups, and a second click takes one back, or the shop would lead away to the list.
 */
export const pages = {
  listing: '/cua-hang/?reveal=0&popup=0&simple-flow=1&quote-cards=1',
  product: '/san-pham/hat-ca-hoi/?popup=0&simple-flow=1&forms=background',
  wishlist: '/wishlist/?popup=0',
  quotes: '/request-quote/?popup=0',
} as const

/** What can be clicked; where a page has none, nothing happens. */
const targets = {
  add: '.ajax_add_to_cart',
  addFromForm: 'form.cart .single_add_to_cart_button',
  removeFromCart: '#shop-sidebar .remove_from_cart_button',
  wish: 'main .tinvwl_add_to_wishlist_button',
  removeWish: '.tinv-wishlist [name="tinvwl-remove"]',
  quote: 'main .add-request-quote-button',
  removeQuote: '#yith-ywrq-table-list .yith-ywraq-item-remove',
  quickView: '.quick-view[data-prod]',
} as const

/**
 * Calls that may go wrong, and how: late, refused, without an answer, with a page in place of one. In each but the first nothing was done.
 */
const calls = [
  'add_to_cart',
  'remove_from_cart',
  'get_refreshed_fragments',
  'add_to_wishlist',
  'tinvwl/remove',
  'yith_ywraq_action/add_item',
  'yith_ywraq_action/remove_item',
] as const
const faults = ['slow', '500', 'dropped', 'html-error-page'] as const

/** One thing that happens on a walk. */
export type Step =
  | { does: 'click'; target: keyof typeof targets; which: number }
  | { does: 'press'; key: string }
  | { does: 'type'; text: string }
  | { does: 'refresh' }
  | { does: 'fail'; endpoint: (typeof calls)[number]; fault: (typeof faults)[number] }
  | { does: 'go' | 'leave'; to: keyof typeof pages }
  | { does: 'back' | 'forward' }

const names = <Name extends string>(record: Readonly<Record<Name, unknown>>) =>
  fc.constantFrom(...(Object.keys(record) as Name[]))

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ does: fc.constant('click'), target: names(targets), which: fc.nat(11) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('press'),
      key: fc.constantFrom('Tab', 'Shift+Tab', 'Escape', 'ArrowDown', 'Enter', ' '),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('type'), text: fc.constantFrom('pate', 'mèo', 'x') }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('refresh') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('fail'),
      endpoint: fc.constantFrom(...calls),
      fault: fc.constantFrom(...faults),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('go', 'leave'), to: names(pages) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constantFrom('back', 'forward') }) },
) as fc.Arbitrary<Step>

/** As many walks as are asked for, of 4 to 14 steps; the same seed gives the same walks. */
export function makeWalks(count: number, seed: number): Step[][] {
  return fc.sample(fc.array(step, { minLength: 4, maxLength: 14 }), { numRuns: count, seed })
}

/** Milliseconds without a request after which none is to follow. */
const QUIET = 500

/**
 * Waits until nothing of the shop is under way, and nothing on the page says that it were. A removal that failed leads to another page,
 * where the page itself says nothing any more. A page is `networkidle` for good once it has been so: what was asked later does not count.
 */
export async function comeToRest(page: Page, shop: DemoShop): Promise<void> {
  const busy = page.locator('.loading:not(html),.processing,[aria-busy="true"]')
  let last = performance.now()
  const note = () => {
    last = performance.now()
  }
  page.on('request', note).on('response', note)
  await expect(async () => {
    await page.waitForLoadState('networkidle')
    expect(await busy.evaluateAll((all) => all.map((one) => (one.cloneNode() as Element).outerHTML))).toEqual([])
    expect((await shop.everyCall()).filter(({ finishedAt }) => finishedAt === null)).toEqual([])
    expect(performance.now() - last).toBeGreaterThan(QUIET)
  }).toPass()
  page.off('request', note).off('response', note)
}

/** What a dialog or the search's suggestions cover cannot be clicked: they are closed first, as a shopper does. */
async function closeWhatCovers(page: Page): Promise<void> {
  const covers = page.locator('.mfp-wrap,.autocomplete-suggestions').filter({ visible: true })
  // Suggestions may come between two looks.
  await expect(async () => {
    if ((await covers.count()) > 0) await page.keyboard.press('Escape')
    await expect(covers).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/** A key, where it cannot lead away: Enter and Space on buttons of the shop only, and none on a list whose choice shows another page. */
async function press(page: Page, key: string, buttons: string): Promise<void> {
  const isOn = (selector: string) => page.evaluate((given) => !!document.activeElement?.matches(given), selector)
  const isSafe = ['Enter', ' '].includes(key) ? await isOn(buttons) : !(await isOn('select'))
  if (isSafe || key.endsWith('Tab')) await page.keyboard.press(key)
}

/**
 * Takes one step. Steps follow each other without waiting for what they ask the shop; pages come to rest before they are left, but for
 * those that a step `leave`s.
 */
export async function take(page: Page, shop: DemoShop, step: Step): Promise<void> {
  if (step.does === 'click') {
    const found = page.locator(targets[step.target]).filter({ visible: true })
    let count = 0
    // What was chosen may leave, or be covered, with an answer that comes just now: then it is chosen anew among what is left.
    await expect(async () => {
      await closeWhatCovers(page)
      count = await found.count()
      if (count > 0) await found.nth(step.which % count).click({ timeout: 5000 })
    }).toPass()
    if (count === 0) return
    // What is clicked next would lie behind it, whenever it came.
    if (step.target === 'quickView') await expect(page.locator('.mfp-wrap')).toBeVisible()
  } else if (step.does === 'press') await press(page, step.key, Object.values(targets).join())
  else if (step.does === 'type') {
    await closeWhatCovers(page)
    await page.locator('#masthead .search-field').first().fill(step.text)
  } else if (step.does === 'refresh') await page.locator('body').dispatchEvent('wc_fragment_refresh')
  else if (step.does === 'fail')
    await shop.disturb({
      endpoint: step.endpoint,
      fault: step.fault,
      times: 1,
      ...(step.fault === 'slow' && { delay: 300 }),
    })
  else {
    if (step.does !== 'leave') await comeToRest(page, shop)
    // What was clicked last may lead to another page at the same moment: then that page is left.
    if (step.does === 'leave') await expect(() => page.goto(pages[step.to])).toPass()
    else if (step.does === 'go') await page.goto(pages[step.to])
    else if (step.does === 'back') await page.goBack()
    else await page.goForward()
    if (page.url() === 'about:blank') await page.goto(pages.listing)
  }
}
