import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../support/fakeAnimations'
import { openPage, pass, stopClock, type TestPage } from '../../support/freshPage'
import { find, press } from '../../support/page'
import { startWidgets } from '../../support/startPage'

const FIELDS = `<form><p><span class="woocommerce-input-wrapper"><input id="phone" aria-describedby="hint">
  <span class="description" id="hint" aria-hidden="true" style="display:none">Người giao hàng gọi số này.</span></span></p>
  <p><span class="woocommerce-input-wrapper"><input id="note"></span></p></form>`

const isOpen = () => find('#hint').style.display === 'block' && find('#hint').getAttribute('aria-hidden') === 'false'

async function open(html = FIELDS): Promise<TestPage> {
  const page = openPage(html)
  stopClock()
  fakeAnimations()
  await startWidgets((await import('../../../widgets/account/definitions')).account)
  return page
}

async function focus(selector: string): Promise<void> {
  find(selector).focus()
  await pass(300)
}

describe('the hint of a field', () => {
  beforeEach(async () => {
    await open()
  })

  test('opens with the focus', async () => {
    expect(isOpen()).toBe(false)
    await focus('#phone')
    expect(isOpen()).toBe(true)
  })

  test.each([
    ['Esc', () => press('Escape', find('#phone'))],
    ['a click elsewhere', () => document.body.click()],
    ['the focus elsewhere', () => find('#note').focus()],
  ])('is closed by %s, and opens again', async (_what, leave) => {
    await focus('#phone')
    leave()
    await pass(300)
    expect(isOpen()).toBe(false)
    find('#phone').blur()
    await focus('#phone')
    expect(isOpen()).toBe(true)
  })

  test('alone hears the Esc that closes it, and not one that ends a composition; a click into the field brings it back', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    await focus('#phone')
    press('Escape', find('#phone'), { isComposing: true })
    await pass(300)
    expect([isOpen(), heard.mock.calls.length]).toEqual([true, 1])
    expect(press('Escape', find('#phone')).defaultPrevented).toBe(true)
    await pass(300)
    expect([isOpen(), heard.mock.calls.length]).toEqual([false, 1])
    expect(press('Escape', find('#phone')).defaultPrevented).toBe(false)
    expect(heard).toHaveBeenCalledTimes(2)
    find('#phone').click()
    await pass(300)
    expect(isOpen()).toBe(true)
  })

  test('stays while the shopper clicks into it or the field', async () => {
    await focus('#phone')
    find('#hint').click()
    find('#phone').click()
    await pass(300)
    expect(isOpen()).toBe(true)
  })
})

test('in a field without a hint nothing fails, and Esc is left to the dialog that it may be in', async () => {
  const page = await open('<span data-island="field-hint"><input id="bare"></span>')
  await focus('#bare')
  expect(press('Escape', find('#bare')).defaultPrevented).toBe(false)
  expect(page.reports).toEqual([])
})

test('the hint is left to the shop’s own script where that still runs', async () => {
  await open(
    `${FIELDS}<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js"></script>`,
  )
  await focus('#phone')
  expect(isOpen()).toBe(false)
})
