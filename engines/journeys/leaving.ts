import type { DemoShop } from '../../e2e/support/demoShop'
import { demoProducts } from '../../e2e/support/productPage'
import { listing, products } from '../../e2e/support/shopPage'
import {
  addButton,
  basketCount,
  formButton,
  heart,
  notices,
  quickViewLink,
  removeControl,
  row,
  sidebarCart,
  wishCount,
} from '../support/places'
import type { Shopper } from '../support/shopper'
import { expect, test } from '../support/test'

const { pate, kibble } = products
const sortedListing = `${listing}&orderby=price`
const elsewhere = '/bai-viet/cham-soc-meo-con/'

/** Goes to another page and comes back. @returns whether the browser had kept the page. */
async function leaveAndReturn(shopper: Shopper): Promise<boolean> {
  const { pathname, search } = new URL(await shopper.asks(() => location.href))
  await shopper.opens(elsewhere)
  await shopper.goesBack()
  await shopper.isAt(pathname + search)
  return shopper.wasKept()
}

/** Waits until the page has fetched what it fetches ahead: no browser keeps one that is still loading. */
async function untilQuiet(shopper: Shopper): Promise<void> {
  const countNew = () =>
    shopper.asks(async () => {
      const count = () => performance.getEntriesByType('resource').length
      const before = count()
      await new Promise((resolve) => setTimeout(resolve, 500))
      return count() - before
    })
  await expect(async () => expect(await countNew()).toBe(0)).toPass()
}

/** Waits until the one call of this kind has reached the shop. */
async function untilAsked(shop: DemoShop, call: string): Promise<void> {
  await expect(async () => expect(await shop.calls(call)).toHaveLength(1)).toPass()
}

/** What a shopper may have done before leaving; what browsers keep of a page hangs on calls, locks and listeners. */
const deeds: Record<string, (shopper: Shopper) => Promise<void>> = {
  nothing: async () => {},
  'an add': async (shopper) => {
    await shopper.clicks(addButton(pate))
    await shopper.sees(basketCount, '1')
  },
  'an add and a removal': async (shopper) => {
    await shopper.clicks(addButton(pate))
    await shopper.clicks(removeControl(sidebarCart, pate))
    await shopper.sees(basketCount, '0')
  },
  'a heart': async (shopper) => {
    await shopper.clicks(heart(pate))
    await shopper.sees(wishCount, '4')
  },
}

/** Visits to the listing without a script after which the engine counts as one that does not keep it. */
const MOST_VISITS = 3

/**
 * Does the browser keep the listing without a script? One visit does not say so: Firefox sometimes does not keep a page that it keeps the
 * next time.
 */
async function isKeptWithoutScript(shopper: Shopper): Promise<boolean> {
  for (let visits = 0; visits < MOST_VISITS; visits++) {
    await shopper.opens(`${listing}&script=none`)
    await untilQuiet(shopper)
    if (await leaveAndReturn(shopper)) return true
  }
  return false
}

for (const [name, act] of Object.entries(deeds))
  for (const script of ['module', 'classic'])
    test(`after ${name} the browser keeps the listing if it keeps one without a script (${script})`, async ({
      shopper,
    }) => {
      const isKeptWithout = await isKeptWithoutScript(shopper)
      await shopper.opens(`${listing}&script=${script}`)
      await act(shopper)
      await untilQuiet(shopper)
      const isKept = await leaveAndReturn(shopper)
      // An engine that keeps no page at all has nothing to say about ours.
      if (isKeptWithout) expect(isKept).toBe(true)
    })

test('who comes back to a listing finds the cart as it is now', async ({ shopper }) => {
  await shopper.opens(listing)
  await shopper.clicks(addButton(pate))
  await shopper.sees(basketCount, '1')
  await shopper.opens(sortedListing)
  await shopper.clicks(addButton(kibble))
  await shopper.sees(basketCount, '2')
  await shopper.goesBack()
  await shopper.isAt(listing)
  await shopper.sees(basketCount, '2')
  await shopper.sees(row(sidebarCart, kibble))
  await shopper.goesForward()
  await shopper.isAt(sortedListing)
  await shopper.sees(basketCount, '2')
})

test('who comes back to the cart page finds in its table what is in the cart now', async ({ shopper }) => {
  await shopper.opens(`/cua-hang/?add-to-cart=${pate.id}`)
  await shopper.opens('/cart/')
  await shopper.sees(row('main', pate))
  await untilQuiet(shopper)
  await shopper.opens(`/cua-hang/?add-to-cart=${kibble.id}`)
  await shopper.goesBack()
  await shopper.isAt('/cart/')
  await shopper.sees(row('main', kibble))
  await shopper.sees('.order-total', '207.000')
  await shopper.sees(basketCount, '2')
})

test('who comes back to the checkout finds the sum that the order will have, and what was typed', async ({
  shopper,
}) => {
  await shopper.opens(`/cua-hang/?add-to-cart=${pate.id}`)
  await shopper.opens('/checkout/?old-scripts=1')
  await shopper.types('#billing_first_name', 'Mai')
  await untilQuiet(shopper)
  await shopper.opens(`/cua-hang/?add-to-cart=${kibble.id}`)
  await shopper.goesBack()
  await shopper.isAt('/checkout/?old-scripts=1')
  await shopper.sees('.order-total', '207.000')
  await shopper.sees('#billing_first_name', { value: 'Mai' })
})

test('who removes another product right after a change of a quantity keeps the new one', async ({ shopper }) => {
  for (const address of [pate, kibble].map(({ id }) => `/cua-hang/?add-to-cart=${id}`).concat('/cart/')) {
    await shopper.opens(address)
    await untilQuiet(shopper)
  }
  await shopper.clicks(`main [aria-label^="Tăng số lượng ${pate.name}"]`)
  await shopper.clicks(removeControl('main', kibble))
  await shopper.seesNo(row('main', kibble))
  await shopper.sees('main .qty', { value: '2' })
})

test('who leaves while an add is under way is told nothing, and it is done', async ({ shopper, shop }) => {
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 800 })
  await shopper.opens(listing)
  await shopper.clicks(addButton(pate))
  await untilAsked(shop, 'add_to_cart')
  await shopper.opens(elsewhere)
  await expect(async () => expect((await shop.calls('add_to_cart'))[0]?.finishedAt).not.toBeNull()).toPass()
  await shopper.goesBack()
  await shopper.isAt(listing)
  await shopper.sees(basketCount, '1')
  await shopper.seesNo(`${notices} .woocommerce-error`)
})

test('who goes on while an add is under way finds it in the cart of the next page, once the shop has added it', async ({
  shopper,
  shop,
}) => {
  await shopper.opens(listing)
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 4000 })
  await shopper.clicks(addButton(pate))
  await untilAsked(shop, 'add_to_cart')
  await shopper.opens(elsewhere)
  await shopper.sees(basketCount, '0')
  await shopper.sees(basketCount, '1')
})

test('who goes back while an add is under way finds it in the cart of the page that was kept, once the shop has added it', async ({
  shopper,
  shop,
}) => {
  await shopper.opens(listing)
  await untilQuiet(shopper)
  await shopper.opens(sortedListing)
  await shop.disturb({ endpoint: 'add_to_cart', fault: 'slow', delay: 2000 })
  await shopper.clicks(addButton(pate))
  await untilAsked(shop, 'add_to_cart')
  await shopper.goesBack()
  await shopper.isAt(listing)
  await shopper.sees(basketCount, '0')
  await shopper.sees(basketCount, '1')
})

test('who goes back while a quick view is under way is where they came from', async ({ shopper, shop }) => {
  await shop.disturb({ endpoint: 'flatsome_quickview', fault: 'slow', delay: 3000 })
  await shopper.opens(elsewhere)
  await shopper.opens(listing)
  await shopper.clicks(quickViewLink(pate))
  await untilAsked(shop, 'flatsome_quickview')
  await shopper.goesBack()
  await shopper.isAt(elsewhere)
  await untilQuiet(shopper)
  await shopper.isAt(elsewhere)
})

test('who comes back to a product’s page finds its button fresh', async ({ shopper }) => {
  const { pillow } = demoProducts
  await shopper.opens(pillow.path)
  await shopper.clicks(formButton)
  await shopper.sees(basketCount, '1')
  await shopper.opens(elsewhere)
  await shopper.goesBack()
  await shopper.isAt(pillow.path)
  await shopper.sees(`${formButton}:not(.loading)`)
})

for (const isLoadedAnew of [false, true])
  test(`who has sorted a listing and goes back finds the order of that list in its select${isLoadedAnew ? ', also on a page that is loaded anew' : ''}`, async ({
    shopper,
  }) => {
    await shopper.opens(listing)
    await untilQuiet(shopper)
    if (isLoadedAnew) await shopper.losesThePage()
    const chosen = () => shopper.asks(() => document.querySelector<HTMLSelectElement>('select.orderby')?.value)
    const first = await chosen()
    await shopper.chooses('select.orderby', 'Thứ tự theo giá: thấp đến cao')
    await shopper.isAt(/orderby=price/)
    await untilQuiet(shopper)
    await shopper.goesBack()
    await shopper.isAt(listing)
    await untilQuiet(shopper)
    expect(await chosen()).toBe(first)
  })
