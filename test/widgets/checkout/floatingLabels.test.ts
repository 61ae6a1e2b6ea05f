import { expect, test, vi } from 'vitest'
import { openPage, stopClock } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { startCheckout } from './checkoutPage'

const rebuild = vi.fn()

/** Opens a checkout on which the theme's library has labels float, and the shop says that another country was chosen. */
async function chooseCountry(before = () => {}): Promise<void> {
  rebuild.mockClear()
  openPage('<form class="checkout"><p id="billing_state_field"></p></form>')
  document.body.className = 'woocommerce-checkout fl-labels'
  before()
  stopClock()
  const jQuery = installJQuery()
  await startCheckout()
  jQuery(document.body).trigger('country_to_state_changed', ['VN'])
}

test('the field of a state that comes with another country has its label in it, as all others', async () => {
  await chooseCountry(() => vi.stubGlobal('floatlabels', { rebuild }))
  expect(rebuild).toHaveBeenCalledOnce()
})

test('a checkout whose library is not there has nothing to be done', async () => {
  await expect(chooseCountry()).resolves.toBeUndefined()
  expect(rebuild).not.toHaveBeenCalled()
})

test('the theme’s own script does it where it is still there', async () => {
  await chooseCountry(() => {
    vi.stubGlobal('floatlabels', { rebuild })
    document.head.innerHTML = ['flatsome', 'woocommerce']
      .map((name) => `<script type="x" src="/wp-content/themes/flatsome/assets/js/${name}.js"></script>`)
      .join('')
  })
  expect(rebuild).not.toHaveBeenCalled()
})
