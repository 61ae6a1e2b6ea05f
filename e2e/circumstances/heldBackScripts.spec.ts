import type { Page } from '@playwright/test'
import { changeAnswers } from '../support/changeAnswers'
import { chooseAll, demoProducts, formButton, variationAtRest } from '../support/productPage'
import { addButton, basketCount, listing, products, removeLink, row, sidebarCart } from '../support/shopPage'
import { expect, test } from '../support/test'
import { trackerCookie } from '../support/visits'

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
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('1')
  await letScriptsCome()
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
})

/**
 * Makes the next page one on which an optimiser holds scripts back and keeps each click from the page: it listens on what the pointer goes
 * down on, stops the click there, and repeats it when the scripts are there.
 *
 * @returns a function that lets the scripts come, and repeats what was clicked so far.
 */
async function keepClicksBack(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const clicks: Event[] = []
    const keep = (event: Event) => {
      event.target?.removeEventListener('click', keep)
      event.preventDefault()
      event.stopPropagation()
      event.stopImmediatePropagation()
      clicks.push(event)
    }
    const awaitClick = ({ target }: Event) => target?.addEventListener('click', keep)
    for (const type of ['touchstart', 'mousedown']) addEventListener(type, awaitClick)
    document.addEventListener('DOMContentLoaded', () => {
      const script = document.createElement('script')
      script.type = 'pmdelayedscript'
      script.dataset['pmdelayedscript'] = '/vendor/statistics.js'
      document.head.append(script)
    })
    const repeatClicks = () => {
      document.querySelector('[type=pmdelayedscript]')?.remove()
      for (const type of ['touchstart', 'mousedown']) removeEventListener(type, awaitClick)
      for (const { target } of clicks.splice(0))
        target?.dispatchEvent(new MouseEvent('click', { view: window, bubbles: true, cancelable: true }))
    }
    Object.assign(window, { repeatClicks })
  })
  return () => page.evaluate(() => (window as unknown as { repeatClicks(): void }).repeatClicks())
}

test('a click that an optimiser keeps from the page adds once when it is repeated, and the next one adds at once', async ({
  page,
  shop,
}) => {
  const letScriptsCome = await keepClicksBack(page)
  await page.goto(listing)
  await addButton(page, pate).click()
  await letScriptsCome()
  await expect(basketCount(page)).toHaveText('1')
  await addButton(page, pate).click()
  await expect(basketCount(page)).toHaveText('2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
})

test('a removal that an optimiser keeps from the page is made once when it is repeated', async ({ page, shop }) => {
  await page.goto(listing)
  await addButton(page, pate).click()
  await expect(row(sidebarCart(page), pate)).toBeVisible()
  const letScriptsCome = await keepClicksBack(page)
  await page.reload()
  await removeLink(sidebarCart(page), pate).click()
  await letScriptsCome()
  await expect(row(sidebarCart(page), pate)).toHaveCount(0)
  expect(await shop.calls('remove_from_cart')).toHaveLength(1)
  await expect(page).toHaveURL(listing)
})

test('a click by Enter, which an optimiser that listens for pointers does not repeat, keeps no later click by Space from adding', async ({
  page,
  shop,
}) => {
  const letScriptsCome = await keepClicksBack(page)
  await page.goto(listing)
  await addButton(page, pate).press('Enter')
  await expect(basketCount(page)).toHaveText('1')
  await letScriptsCome()
  await addButton(page, pate).press('Space')
  await expect(basketCount(page)).toHaveText('2')
  expect(await shop.calls('add_to_cart')).toHaveLength(2)
})

/**
 * Makes the shop's listing one on which an optimiser holds back the inline script that prints a global, as a script that it knows by this
 * type.
 */
async function holdGlobalBack(page: Page, global: string, opening: string): Promise<void> {
  await changeAnswers(
    page,
    ({ pathname }) => pathname === '/cua-hang/',
    (html) => {
      const [head, ...scripts] = html.split('<script>')
      const heldBack = scripts.map(
        (script) => `${script.split('</script>')[0]?.includes(`var ${global}`) ? opening : '<script>'}${script}`,
      )
      return [head, ...heldBack].join('')
    },
  )
}

test('settings that an optimiser holds back count once they are there, and no add leads to the cart page before', async ({
  page,
}) => {
  await holdGlobalBack(
    page,
    'wc_add_to_cart_params',
    '<script type="rocketlazyloadscript" id="wc-add-to-cart-js-extra">',
  )
  await page.goto(listing)
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
  await expect(page).toHaveURL(listing)
})

test('the tracker of orders starts where an optimiser holds its global back, and gives the script its address later', async ({
  page,
  context,
}) => {
  await holdGlobalBack(page, 'wc_order_attribution', '<script type="lazy" id="wc-order-attribution-js-extra">')
  await page.goto('/cua-hang/?reveal=0&utm_source=fb&utm_medium=social')
  // By then the page has been looked through for what asks for a tracker.
  await page.waitForLoadState('networkidle')
  expect(await trackerCookie(context, 'current')).toBeNull()
  await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('#wc-order-attribution-js-extra')
    if (!script) throw new Error('the script is not held back')
    script.type = 'text/javascript'
    script.src = `data:text/javascript,${encodeURIComponent(script.text)}`
  })
  await expect.poll(() => trackerCookie(context, 'current')).toMatchObject({ typ: 'utm', src: 'fb', mdm: 'social' })
})

/** As much of jQuery as a currency switcher uses. */
type SwitcherJQuery = (target: EventTarget | null) => {
  on(name: string, handler: (event: unknown, variation: { variation_id: number }) => void): void
  data(key: string): { price_html: string }[]
}

test('a choice that was made before jQuery came is told once to who listens through it, and the price of a currency switcher is shown; all else stays', async ({
  page,
}) => {
  await page.goto(demoProducts.shelf.path)
  await chooseAll(page, { Màu: 'Óc chó', 'Chất liệu': 'Thép 3/4"', 'Chiều dài': '60 cm' })
  await variationAtRest(page)
  const id = Number(await page.locator('form.cart .variation_id').inputValue())
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/vendor/jquery.js'
    script.onload = () => {
      const { jQuery } = window as unknown as { jQuery: SwitcherJQuery }
      const form = jQuery(document.querySelector('.variations_form'))
      const told: number[] = []
      Object.assign(window, { told })
      form.on('found_variation', (_event, { variation_id }) => told.push(variation_id))
      for (const variation of form.data('product_variations')) variation.price_html = '<b>9 €</b>'
    }
    document.head.append(script)
  })
  await expect(page.locator('.single_variation')).toContainText('9 €')
  expect(await page.evaluate(() => (window as unknown as { told: number[] }).told)).toEqual([id])
  await expect(formButton(page)).not.toHaveClass(/disabled/)
  await formButton(page).click()
  await expect(basketCount(page)).toHaveText('1')
})
