import type { Locator, Page } from '@playwright/test'

/** The demo's page with a theme author's own widgets. */
export const ownWidgets = '/tu-lam/?reveal=0'

/** What the widget that was written without a build says about the cart. */
export function kitState(page: Page): Locator {
  return page.locator('.kit-state')
}

/** The marks on what is in the cart already. */
export function kitTicks(page: Page): Locator {
  return page.locator('.kit-tick')
}

/** What the widget from a bundle of its own has found out. */
export function foodAnswer(page: Page): Locator {
  return page.locator('.food-answer')
}

/** Asks the widget from a bundle of its own. */
export async function askForFood(page: Page, weight: string): Promise<void> {
  await page.getByLabel('Cân nặng (kg)').fill(weight)
  await page.getByRole('button', { name: 'Tính khẩu phần' }).click()
}

/** Runs a theme author's script, as one more `<script type="module">` of the page. */
export async function runModule(page: Page, content: string): Promise<void> {
  await page.addScriptTag({ type: 'module', content })
}

/** Adds server HTML to the end of the page's content. */
export async function addHtml(page: Page, html: string): Promise<void> {
  await page.locator('main').evaluate((main, added) => main.insertAdjacentHTML('beforeend', added), html)
}
