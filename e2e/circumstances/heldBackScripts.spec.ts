import type { Page } from '@playwright/test'
import { addButton, basketCount, products } from '../support/shopPage'
import { expect, test } from '../support/test'

const { pate } = products

/**
 * Makes the next page one on which an optimiser holds scripts back until the shopper does something, which it repeats for them then.
 *
 * @returns a function that lets the scripts come, and repeats what was done so far.
 */
async function holdScriptsBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const done: Event[] = []
    addEventListener('click', (event) => {
      if (event.isTrusted) done.push(event)
    })
    document.addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script')
      script.type = 'rocketlazyloadscript'
      script.dataset['rocketSrc'] = '/vendor/statistics.js'
      document.head.append(script)
    })
    const repeatClicks = () => {
      document.querySelector('[type=rocketlazyloadscript]')?.removeAttribute('type')
      for (const { target, type } of done.splice(0))
        target?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    }
    Object.assign(window, { repeatClicks })
  })
  return () => page.evaluate(() => (window as unknown as { repeatClicks(): void }).repeatClicks())
}

test('a click that an optimiser repeats for the scripts that it held back adds once, and so does the next one', async ({
  page,
  shop,
}) => {
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto('/cua-hang/?reveal=0')
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await letScriptsCome()
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
})

test('settings that an optimiser holds back count once they are there, and no add leads to the cart page before', async ({
  page,
}) => {
  await page.route(
    ({ pathname }) => pathname === '/cua-hang/',
    async (route) => {
      const response = await route.fetch()
      const [head, ...scripts] = (await response.text()).split('<script>')
      const heldBack = scripts.map((script) =>
        script.split('</script>')[0]?.includes('var wc_add_to_cart_params')
          ? `<script type="rocketlazyloadscript" id="wc-add-to-cart-js-extra">${script}`
          : `<script>${script}`,
      )
      await route.fulfill({ response, body: [head, ...heldBack].join('') })
    },
  )
  await page.goto('/cua-hang/?reveal=0')
  expect(await page.evaluate(() => 'wc_add_to_cart_params' in window)).toBe(false)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('#wc-add-to-cart-js-extra')
    const copy = document.createElement('script')
    copy.text = `${script?.text};wc_add_to_cart_params.i18n_view_cart = 'Said late'`
    script?.replaceWith(copy)
  })
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  await expect(page).toHaveURL('/cua-hang/?reveal=0')
})
