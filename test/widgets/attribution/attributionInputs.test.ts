import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { campaign, denied, type FakeTracker, startCheckout, tell } from '../checkout/checkoutPage'

const tracker = vi.hoisted((): FakeTracker => ({ values: {}, listeners: new Set() }))

vi.mock('../../../widgets/attribution/attribution', () => ({
  readAttribution: () => tracker.values,
  onAttributionChange: (listener: () => void) => {
    tracker.listeners.add(listener)
    return () => tracker.listeners.delete(listener)
  },
}))

const PLACEHOLDER = '<wc-order-attribution-inputs></wc-order-attribution-inputs>'

/** The checkout as the server renders it: five placeholders, two of them in what is redrawn (contract 9.3). */
const checkout = `
  <form name="checkout" class="checkout woocommerce-checkout" action="/checkout/" method="post">
    ${PLACEHOLDER}
    <div id="customer_details"><input name="billing_first_name" value="Mai">${PLACEHOLDER}${PLACEHOLDER}</div>
    <div class="woocommerce-checkout-payment">
      ${PLACEHOLDER}<input type="hidden" name="woocommerce-process-checkout-nonce" value="n0nce">
      <button name="woocommerce_checkout_place_order">Đặt hàng</button>${PLACEHOLDER}
    </div>
  </form>`

/** What a form would send of the attribution data: names and values in order, doubles included. */
function sent(form: string, prefix = 'wc_order_attribution_'): [string, unknown][] {
  return [...new FormData(find<HTMLFormElement>(form))]
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => [name.slice(prefix.length), value])
}

const whole = Object.entries(campaign)

beforeEach(() => {
  tracker.values = { ...campaign }
  tracker.listeners.clear()
  openPage(checkout)
  stopClock()
})

describe('the custom element', () => {
  test('checkout.attribution.hidden-inputs: the checkout sends every field under its name, in order', async () => {
    await startCheckout()
    expect(sent('form')).toEqual(whole)
    for (const input of document.querySelectorAll('wc-order-attribution-inputs input'))
      expect(input.getAttribute('type')).toBe('hidden')
  })

  test('only the first placeholder of a form stays, and holds the inputs', async () => {
    await startCheckout()
    expect(document.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(1)
    expect(find('form').firstElementChild?.querySelectorAll('input')).toHaveLength(16)
  })

  test('each form has a set of its own: registration in the header takes nothing from the checkout', async () => {
    openPage(`<header><form class="register" id="register">${PLACEHOLDER}</form></header>${checkout}`)
    stopClock()
    await startCheckout()
    expect(sent('#register')).toEqual(whole)
    expect(sent('.checkout')).toEqual(whole)
  })

  test('it is filled from the moment at which it is in the page', async () => {
    await startCheckout()
    find('form').insertAdjacentHTML('beforebegin', `<form id="late">${PLACEHOLDER}</form>`)
    expect(sent('#late')).toEqual(whole)
  })

  test('one that stands in no form has its inputs, too, and one that somebody else defined is filled all the same', async () => {
    openPage(`${PLACEHOLDER}${checkout}`)
    stopClock()
    const define = vi.spyOn(customElements, 'define')
    await startCheckout()
    document.body.insertAdjacentHTML('beforeend', PLACEHOLDER)
    expect(find('body > wc-order-attribution-inputs:last-of-type').children).toHaveLength(16)
    expect(define).not.toHaveBeenCalled()
    expect(sent('form')).toEqual(whole)
  })
})

describe('a placeholder of an express payment, outside of all forms', () => {
  test('has its inputs on a page whose forms ask for none', async () => {
    openPage(`<form class="cart"></form>${PLACEHOLDER}`)
    stopClock()
    await startCheckout()
    expect(document.querySelectorAll('body > wc-order-attribution-inputs input')).toHaveLength(16)
  })

  test('follows what is known later, and keeps its inputs', async () => {
    tracker.values = { ...denied }
    openPage(`<form class="register">${PLACEHOLDER}</form>${PLACEHOLDER}`)
    stopClock()
    await startCheckout()
    tell(tracker, campaign)
    const source = () => find<HTMLInputElement>('body > wc-order-attribution-inputs [name$=utm_source]')
    expect(source().value).toBe('fb')
    source().remove()
    await pass()
    expect(source().value).toBe('fb')
  })
})

describe('plain inputs', () => {
  test('checkout.attribution.hidden-inputs: our own placeholder gets them', async () => {
    openPage('<form id="own"><div data-island="order-attribution"></div></form>')
    stopClock()
    await startCheckout()
    expect(sent('#own')).toEqual(whole)
    expect(find('#own > div').children).toHaveLength(16)
  })

  test('a form can be the placeholder itself', async () => {
    openPage('<form id="own" data-island="order-attribution"><input name="email"></form>')
    stopClock()
    await startCheckout()
    expect(sent('#own')).toEqual(whole)
  })

  test('those that the server printed are filled where they stand, doubles go, missing ones come', async () => {
    openPage(`
      <form id="printed">
        <p><input type="hidden" name="wc_order_attribution_utm_source"></p>
        <input type="hidden" name="wc_order_attribution_utm_source" value="old">
        <input type="hidden" name="tag" value="1"><input type="hidden" name="tag" value="2">
      </form>`)
    stopClock()
    const printed = find<HTMLInputElement>('p > input')
    await startCheckout()
    expect(printed.value).toBe('fb')
    expect(sent('#printed').sort()).toEqual([...whole].sort())
    expect(new FormData(find('#printed')).getAll('tag')).toEqual(['1', '2'])
  })

  test.each(['checkout', 'register'])('a form .%s without any of it gets them where the shop tracks', async (name) => {
    openPage(`<form class="${name}"></form>`)
    stopClock()
    vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
    await startCheckout()
    expect(sent('form')).toEqual(whole)
  })

  test('it gets none where the shop does not track, and other forms never do', async () => {
    openPage('<form class="checkout"></form><form id="search"><input type="hidden" name="post_type" value="p"></form>')
    stopClock()
    await startCheckout()
    expect(document.querySelectorAll('input')).toHaveLength(1)
    openPage('<form id="search"></form>')
    stopClock()
    vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
    await startCheckout()
    expect(document.querySelectorAll('input')).toHaveLength(0)
  })

  test('another form gets none, too, when it is redrawn beside one that sends them', async () => {
    openPage(`${checkout}<form id="search"></form>`)
    stopClock()
    vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
    await startCheckout()
    find('#search').innerHTML = '<input name="s">'
    await pass()
    expect([...new FormData(find('#search')).keys()]).toEqual(['s'])
    expect(sent('.checkout')).toEqual(whole)
  })

  test('the names begin as the server says', async () => {
    openPage('<form><div data-island="order-attribution"></div></form>')
    stopClock()
    vi.stubGlobal('wc_order_attribution', { params: { prefix: 'nguon_' }, fields: {} })
    await startCheckout()
    expect(sent('form', 'nguon_')).toEqual(whole)
    expect(document.querySelectorAll('input')).toHaveLength(16)
  })

  test('an empty prefix neither doubles the inputs nor hangs the page', async () => {
    openPage('<form><div data-island="order-attribution"></div></form>')
    stopClock()
    vi.stubGlobal('wc_order_attribution', { params: { prefix: '' }, fields: {} })
    await startCheckout()
    expect(sent('form', '')).toEqual(whole)
  })
})

describe('what is sent', () => {
  test('checkout.attribution.values-are-strings: numbers of pages and visits too', async () => {
    await startCheckout()
    for (const [, value] of sent('form')) expect(value).toBeTypeOf('string')
    expect(Object.fromEntries(sent('form'))).toMatchObject({ session_pages: '3', session_count: '2' })
  })

  test('checkout.attribution.empty-value-is-empty-string: a field without a value is there, and empty', async () => {
    await startCheckout()
    expect(Object.fromEntries(sent('form'))['utm_term']).toBe('')
    expect(JSON.stringify(sent('form'))).not.toMatch(/undefined|null/)
  })

  test('checkout.attribution.empty-value-is-empty-string: all are there and empty when tracking is denied', async () => {
    tracker.values = { ...denied }
    await startCheckout()
    expect(sent('form')).toEqual(Object.entries(denied))
  })

  test('consent that comes late fills them, and consent taken back empties them', async () => {
    tracker.values = { ...denied }
    await startCheckout()
    tell(tracker, campaign)
    expect(sent('form')).toEqual(whole)
    tell(tracker, denied)
    expect(sent('form')).toEqual(Object.entries(denied))
  })
})

describe('when the page is left', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'))
  const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('the form has the fields that the server has printed, by which Chromium knows it again', async () => {
    await startCheckout()
    leave()
    await pass()
    expect([...new FormData(find<HTMLFormElement>('form')).keys()]).toEqual([
      'billing_first_name',
      'woocommerce-process-checkout-nonce',
    ])
  })

  test('and where the browser shows the page as it has kept it, an order brings each field once again', async () => {
    await startCheckout()
    leave()
    comeBack()
    expect(sent('form')).toEqual(whole)
    find('wc-order-attribution-inputs').replaceChildren()
    await pass()
    expect(sent('form')).toEqual(whole)
  })

  test('inputs that the server has printed stay, with what is in them', async () => {
    openPage('<form class="checkout"><input type="hidden" name="wc_order_attribution_utm_source" value=""></form>')
    stopClock()
    await startCheckout()
    leave()
    expect(sent('form')).toEqual([['utm_source', campaign.utm_source]])
  })
})

describe('a form that is redrawn', () => {
  const refresh = (html: string) =>
    import('../../../src/shopIslands').then(({ swapFragments }) => swapFragments({ form: html }))

  test('checkout.attribution.survives-a-redrawn-form: by the old checkout script, which replaces a part of it', async () => {
    await startCheckout()
    find('.woocommerce-checkout-payment').outerHTML = `<div class="woocommerce-checkout-payment">${PLACEHOLDER}</div>`
    find('wc-order-attribution-inputs').remove()
    find('#customer_details').outerHTML = `<div id="customer_details">${PLACEHOLDER}${PLACEHOLDER}</div>`
    expect(sent('form')).toEqual(whole)
    await pass()
    expect(sent('form')).toEqual(whole)
    expect(document.querySelectorAll('wc-order-attribution-inputs')).toHaveLength(1)
  })

  test('checkout.attribution.survives-a-redrawn-form: when the script says that it has redrawn, the inputs are there', async () => {
    const jQuery = installJQuery()
    await startCheckout()
    const seen: unknown[] = []
    jQuery(document.body).on('updated_checkout', () => seen.push(sent('form')))
    find('form').innerHTML = `<p>${PLACEHOLDER}</p>`
    jQuery(document.body).trigger('updated_checkout')
    expect(seen).toEqual([whole])
  })

  test('checkout.attribution.survives-a-redrawn-form: by fragments, which leave the same inputs in place', async () => {
    await startCheckout()
    const before = [...document.querySelectorAll('wc-order-attribution-inputs > input')]
    const swapped = refresh(checkout.replace('Mai', 'Lan'))
    await pass(TWO_FRAMES)
    await swapped
    await pass()
    expect(find<HTMLInputElement>('[name="billing_first_name"]').value).toBe('Lan')
    expect(sent('form')).toEqual(whole)
    const after = [...document.querySelectorAll('wc-order-attribution-inputs > input')]
    expect(after.map((input, index) => input === before[index])).toEqual(Array(16).fill(true))
  })

  test('checkout.attribution.survives-a-redrawn-form: a placeholder of our own is filled again, too', async () => {
    openPage('<form><div data-island="order-attribution"></div></form>')
    stopClock()
    await startCheckout()
    find('form').innerHTML = '<p><span data-island="order-attribution"></span></p>'
    await pass()
    expect(sent('form')).toEqual(whole)
    expect(find('span').children).toHaveLength(16)
  })

  test('inputs that the server printed are filled again after a fragment has emptied them', async () => {
    const html =
      '<form class="checkout"><input type="hidden" name="wc_order_attribution_source_type" value=""><b>1</b></form>'
    openPage(html)
    stopClock()
    await startCheckout()
    const swapped = refresh(html.replace('1', '2'))
    await pass(TWO_FRAMES)
    await swapped
    await pass()
    expect(find('b').textContent).toBe('2')
    expect(Object.fromEntries(sent('form'))).toEqual(campaign)
  })

  test('the rest of the form is left as it was: what was typed, the nonce, the payment', async () => {
    await startCheckout()
    find<HTMLInputElement>('[name="billing_first_name"]').value = 'Hoa'
    tell(tracker, denied)
    const form = new FormData(find('form'))
    expect(form.get('billing_first_name')).toBe('Hoa')
    expect(form.get('woocommerce-process-checkout-nonce')).toBe('n0nce')
  })

  test('a form that is right already is not written to', async () => {
    await startCheckout()
    const writes: MutationRecord[] = []
    new MutationObserver((records) => writes.push(...records)).observe(find('form'), {
      attributes: true,
      childList: true,
      subtree: true,
    })
    tell(tracker, campaign)
    await pass()
    expect(writes).toEqual([])
  })

  test('a form that has left the page is not followed any more', async () => {
    vi.stubGlobal('wc_order_attribution', { params: {}, fields: {} })
    await startCheckout()
    const form = find('form')
    form.remove()
    await pass(100)
    tell(tracker, denied)
    expect([...new FormData(form as HTMLFormElement).values()]).toContain(campaign['utm_source'])
    form.querySelector('wc-order-attribution-inputs')?.remove()
    await pass(100)
    expect(new FormData(form as HTMLFormElement).has('wc_order_attribution_source_type')).toBe(false)
  })
})

test('where the shop’s own tracker still runs, it fills the form itself', async () => {
  openPage(
    '<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/order-attribution.min.js"></script><form><div data-island="order-attribution"></div></form>',
  )
  stopClock()
  await startCheckout()
  expect(document.querySelectorAll('input')).toHaveLength(0)
})
