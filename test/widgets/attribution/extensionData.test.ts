import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import { campaign, denied, type FakeTracker, startCheckout, tell } from '../checkout/checkoutPage'

const tracker = vi.hoisted((): FakeTracker => ({ values: {}, listeners: new Set() }))

vi.mock('../../../widgets/attribution/attribution', () => ({
  readAttribution: () => tracker.values,
  onAttributionChange: (listener: () => void) => {
    tracker.listeners.add(listener)
    return () => tracker.listeners.delete(listener)
  },
  startAttribution: () => undefined,
}))

/** What the data store was told: namespace, data, whether they replace what was there. */
type Given = [namespace: string, data: Record<string, unknown>, replaces: boolean]

/** The block editor's data registry, as far as the checkout goes (contract 9.3). */
class FakeRegistry {
  readonly given: Given[] = []
  readonly listeners = new Set<() => void>()
  readonly stores: Record<string, object> = {}

  /** The checkout's store comes, under a name. */
  addStore(name = 'wc/store/checkout', actions: object = this.actions): void {
    this.stores[name] = actions
    this.change()
  }

  get actions(): object {
    return { setExtensionData: (...args: Given) => this.given.push(args) }
  }

  /** Something in the registry changes. */
  change(): void {
    for (const listener of [...this.listeners]) listener()
  }

  dispatch(name: string): object | undefined {
    return this.stores[name]
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}

const block = '<div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout is-loading"></div>'

let page: TestPage
let registry: FakeRegistry

/** Opens a page, with the registry on it unless it comes later. */
function open(html: string, isRegistryHere = true): void {
  page = openPage(html)
  stopClock()
  registry = new FakeRegistry()
  vi.stubGlobal('wc', {})
  vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
  vi.stubGlobal('wp', isRegistryHere ? { data: registry } : undefined)
}

beforeEach(() => {
  tracker.values = { ...campaign }
  tracker.listeners.clear()
  open(block)
})

test('checkout.attribution.extension-data: the store has them under their namespace, in place of what was there', async () => {
  registry.addStore()
  await startCheckout()
  expect(registry.given).toEqual([['woocommerce/order-attribution', campaign, true]])
})

test('checkout.attribution.extension-data: a theme’s own block checkout is served, too', async () => {
  open('<section data-island="block-checkout"></section>')
  registry.addStore()
  await startCheckout()
  expect(registry.given).toHaveLength(1)
})

test('checkout.attribution.extension-data: under the store’s name for it before WooCommerce 9.9, too', async () => {
  registry.addStore('wc/store/checkout', { __internalSetExtensionData: (...args: Given) => registry.given.push(args) })
  await startCheckout()
  expect(registry.given).toEqual([['woocommerce/order-attribution', campaign, true]])
})

test('checkout.attribution.both-ways-agree: the extension data are the hidden inputs’, name for name and value for value', async () => {
  open(`${block}<form><wc-order-attribution-inputs></wc-order-attribution-inputs></form>`)
  registry.addStore()
  const agree = () => {
    const inputs = [...new FormData(find('form'))].map(([name, value]) => [
      name.replace('wc_order_attribution_', ''),
      value,
    ])
    expect(inputs).toHaveLength(16)
    expect(registry.given.at(-1)?.[1]).toEqual(Object.fromEntries(inputs))
  }
  await startCheckout()
  agree()
  tell(tracker, denied)
  agree()
  expect(registry.given).toHaveLength(2)
})

test('checkout.attribution.values-are-strings, checkout.attribution.empty-value-is-empty-string: in the store too', async () => {
  registry.addStore()
  await startCheckout()
  const data = registry.given[0]?.[1] ?? {}
  expect(Object.keys(data)).toHaveLength(16)
  for (const value of Object.values(data)) expect(value).toBeTypeOf('string')
  expect(data).toMatchObject({ session_pages: '3', session_count: '2', utm_term: '' })
})

test('checkout.attribution.empty-value-is-empty-string: all are given, and empty, when tracking is denied', async () => {
  tracker.values = { ...denied }
  registry.addStore()
  await startCheckout()
  expect(registry.given).toEqual([['woocommerce/order-attribution', denied, true]])
})

describe('a store that comes late', () => {
  test('gets the data as soon as it is there, once', async () => {
    await startCheckout()
    registry.change()
    expect(registry.given).toEqual([])
    registry.addStore()
    expect(registry.given).toEqual([['woocommerce/order-attribution', campaign, true]])
    registry.change()
    expect(registry.given).toHaveLength(1)
    expect(registry.listeners.size).toBe(0)
  })

  test('gets what is right at that moment', async () => {
    await startCheckout()
    tell(tracker, denied)
    expect(registry.listeners.size).toBe(1)
    registry.addStore()
    expect(registry.given).toEqual([['woocommerce/order-attribution', denied, true]])
  })

  test('may come with a registry that comes late itself', async () => {
    open(block, false)
    await startCheckout()
    const script = document.body.appendChild(document.createElement('p'))
    script.dispatchEvent(new Event('load'))
    expect(registry.listeners.size).toBe(0)
    vi.stubGlobal('wp', { data: registry })
    script.dispatchEvent(new Event('load'))
    script.dispatchEvent(new Event('load'))
    expect(registry.listeners.size).toBe(1)
    registry.addStore()
    expect(registry.given).toHaveLength(1)
    script.dispatchEvent(new Event('load'))
    expect(registry.given).toHaveLength(1)
  })

  test.each([
    ['no wp', () => vi.stubGlobal('wp', undefined)],
    ['no registry', () => vi.stubGlobal('wp', {})],
    ['no wc', () => vi.stubGlobal('wc', undefined)],
  ])('with %s nothing fails', async (_what, change) => {
    change()
    await startCheckout()
    tell(tracker, denied)
    expect(page.reports).toEqual([])
  })
})

test('the store is looked for under the name that the shop gives it', async () => {
  vi.stubGlobal('wc', { wcBlocksData: { CHECKOUT_STORE_KEY: 'shop/checkout' } })
  registry.addStore('shop/checkout')
  await startCheckout()
  expect(registry.given).toHaveLength(1)
})

test('consent that is given or taken back changes what the store has', async () => {
  registry.addStore()
  await startCheckout()
  tell(tracker, denied)
  tell(tracker, campaign)
  expect(registry.given.map(([, data]) => data)).toEqual([campaign, denied, campaign])
})

test.each([
  [
    'throws',
    {
      setExtensionData: () => {
        throw new Error('no')
      },
    },
    'Error: no',
  ],
  ['does not know extension data', {}, 'TypeError'],
])('a store that %s is reported once, and the page goes on', async (_how, actions, cause) => {
  registry.addStore('wc/store/checkout', actions)
  await startCheckout()
  tell(tracker, denied)
  expect(page.reports).toHaveLength(1)
  expect(page.reports[0]).toContain(`extension-data-refused: ${cause}`)
})

describe('where the shop has attribution switched off', () => {
  beforeEach(() => Reflect.deleteProperty(window, 'wc_order_attribution'))

  test('the store is given nothing', async () => {
    registry.addStore()
    await startCheckout()
    expect(registry.given).toEqual([])
  })

  test('it is given the fields once a consent plugin has released what the shop prints', async () => {
    registry.addStore()
    await startCheckout()
    vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
    tell(tracker, campaign)
    expect(registry.given).toEqual([['woocommerce/order-attribution', campaign, true]])
  })
})

test('a block that has left the page gives nothing any more', async () => {
  registry.addStore()
  await startCheckout()
  find('.wp-block-woocommerce-checkout').remove()
  await pass(100)
  tell(tracker, denied)
  expect(registry.given.map(([, data]) => data)).toEqual([campaign])
})

test('a block that leaves before the store comes waits no longer', async () => {
  await startCheckout()
  find('.wp-block-woocommerce-checkout').remove()
  await pass(100)
  registry.addStore()
  expect(registry.given).toEqual([])
  expect(registry.listeners.size).toBe(0)
})

test('where the shop’s own tracker still runs, it gives them itself', async () => {
  open(
    `${block}<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"></script>`,
  )
  registry.addStore()
  await startCheckout()
  expect(registry.given).toEqual([])
})
