import { expect, type Locator, type Page } from '@playwright/test'
import type { DemoShop } from '../support/demoShop'
import { interact } from '../support/wishlist'
import { optionLists, pages, quantityFields, type Step, targets } from './steps'

/** Milliseconds without a request after which none is to follow; the cart page sends its form 1.2 s after a change. */
const QUIET = 500
const QUIET_CART = 1700

/**
 * Waits until no call to the shop is under way, and nothing on the page looks busy. The shop is asked, too, because a removal that failed
 * leads to another page, which does not show it. Requests are noted here, because a page that was `networkidle` once counts as so for good.
 */
export async function comeToRest(page: Page, shop: DemoShop): Promise<void> {
  const quiet = page.url().includes(pages.cart) ? QUIET_CART : QUIET
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
    expect(performance.now() - last).toBeGreaterThan(quiet)
  }).toPass()
  page.off('request', note).off('response', note)
}

/** Closes a dialog and the search's suggestions, as a shopper does: what they cover cannot be clicked. */
async function closeWhatCovers(page: Page): Promise<void> {
  const covers = page.locator('.mfp-wrap,.autocomplete-suggestions').filter({ visible: true })
  // Suggestions may come between two looks.
  await expect(async () => {
    if ((await covers.count()) > 0) await page.keyboard.press('Escape')
    await expect(covers).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/**
 * Presses a key where it cannot lead away from the page: Enter and Space only on the shop's buttons, all others but Tab not on a select,
 * whose choice may show another page.
 */
async function press(page: Page, key: string, buttons: string): Promise<void> {
  // A page that is just being left has no focus.
  const isOn = (selector: string) =>
    page.evaluate((given) => !!document.activeElement?.matches(given), selector).catch(() => false)
  const isSafe = ['Enter', ' '].includes(key) ? await isOn(buttons) : !(await isOn('select'))
  if (isSafe || key.endsWith('Tab')) await page.keyboard.press(key)
}

/** Milliseconds that one try to act on something may take: an answer that comes just now may remove it, or cover it. */
const ONE_TRY = 2000

/**
 * Does something to the visible element of this number, counted round, where the page has any; if that fails, to what is left then.
 *
 * @returns whether there was one.
 */
async function actOn(
  page: Page,
  { selector, which, inDialog = false }: { selector: string; which: number; inDialog?: boolean },
  act: (element: Locator) => Promise<void>,
): Promise<boolean> {
  const found = page.locator(selector).filter({ visible: true })
  let count = 0
  await expect(async () => {
    if (!inDialog) await closeWhatCovers(page)
    count = await found.count()
    if (count > 0) await act(found.nth(which % count))
  }).toPass()
  return count > 0
}

/** Another tab of the shopper's adds something, and is closed. */
async function addElsewhere(page: Page, shop: DemoShop, which: number): Promise<void> {
  const tab = await page.context().newPage()
  await tab.goto(pages.listing)
  await interact(tab)
  await actOn(tab, { selector: targets.add, which }, (button) => button.click())
  await comeToRest(tab, shop)
  await tab.close()
}

async function travel(page: Page, shop: DemoShop, step: Extract<Step, { does: 'go' | 'leave' | 'back' | 'forward' }>) {
  if (step.does !== 'leave') await comeToRest(page, shop)
  // What was clicked last may lead to another page at the same moment: then that page is left.
  if (step.does === 'leave') await expect(() => page.goto(pages[step.to])).toPass()
  else if (step.does === 'go') await page.goto(pages[step.to])
  else if (step.does === 'back') await page.goBack()
  else await page.goForward()
  if (page.url() === 'about:blank') await page.goto(pages.listing)
}

/**
 * Takes one step. Steps follow each other without waiting for what they ask the shop; pages come to rest before they are left, but for
 * those that a step `leave`s.
 */
export async function take(page: Page, shop: DemoShop, step: Step): Promise<void> {
  switch (step.does) {
    case 'click': {
      const inDialog = step.target === 'addFromQuickView'
      const isThere = await actOn(page, { selector: targets[step.target], which: step.which, inDialog }, (element) =>
        element.click({ timeout: ONE_TRY }),
      )
      // What is clicked next would lie behind it, whenever it came.
      if (isThere && step.target === 'quickView') await expect(page.locator('.mfp-wrap')).toBeVisible()
      break
    }
    case 'clickTwice':
      await actOn(page, { selector: targets.add, which: step.which }, (button) => button.dblclick({ timeout: ONE_TRY }))
      break
    case 'choose':
      await actOn(page, { selector: optionLists, which: step.which }, async (list) => {
        const options = await list
          .locator('option:enabled')
          .evaluateAll((all) => (all as HTMLOptionElement[]).map((one) => one.index))
        await list.selectOption({ index: options[step.option % options.length] ?? 0 }, { timeout: ONE_TRY })
      })
      break
    case 'change':
      await actOn(page, { selector: quantityFields, which: step.which }, async (field) => {
        await field.fill(String(step.amount), { timeout: ONE_TRY })
        if (step.enters) await field.press('Enter', { timeout: ONE_TRY })
      })
      break
    case 'add elsewhere':
      await addElsewhere(page, shop, step.which)
      break
    case 'press':
      await press(page, step.key, Object.values(targets).join())
      break
    case 'type':
      await closeWhatCovers(page)
      await page.locator('#masthead .search-field').first().fill(step.text)
      break
    case 'refresh':
      await page.locator('body').dispatchEvent('wc_fragment_refresh')
      break
    case 'fail':
      await shop.disturb({
        endpoint: step.endpoint,
        fault: step.fault,
        times: 1,
        ...(step.fault === 'slow' && { delay: 300 }),
      })
      break
    default:
      await travel(page, shop, step)
  }
}
