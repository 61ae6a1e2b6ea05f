import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../support/fakeAnimations'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { click, find, press } from '../../support/page'
import { startCheckout } from './checkoutPage'

const CLOSES_IN = 300

/** The terms where the theme prints them, in what is redrawn (contract 9.2). */
const terms = `
  <div class="woocommerce-terms-and-conditions-wrapper" id="wrapper">
    <label><input type="checkbox" name="terms" id="terms"> Tôi đồng ý với
      <a href="#terms-and-conditions-lightbox" id="link"><b>điều khoản</b></a></label>
    <div id="terms-and-conditions-lightbox" class="lightbox-by-id lightbox-content mfp-hide lightbox-white">
      <h2> Điều khoản </h2><p>Mèo vui là chính.</p>
      <button type="button" id="terms-and-conditions-accept">Đồng ý</button>
    </div>
  </div>`

const folded = `
  <div class="woocommerce-terms-and-conditions-wrapper">
    <div class="woocommerce-terms-and-conditions" style="display:none">Mèo vui là chính.</div>
    <a href="/dieu-khoan/" class="woocommerce-terms-and-conditions-link" target="_blank">điều khoản</a>
  </div>`

const content = () => find('#terms-and-conditions-lightbox')
const box = () => find<HTMLInputElement>('#terms')

let native: string[]

function open(html: string): void {
  openPage(`<main id="main"><form class="checkout"><input name="billing_phone">${html}</form></main>`)
  native = recordNativeBehaviour()
  stopClock()
}

async function openTerms(): Promise<void> {
  click(find('#link b'))
  await pass()
}

beforeEach(() => open(terms))

describe('checkout.terms.link-opens-lightbox', () => {
  test('checkout.terms.link-opens-lightbox: the terms are shown in a dialog with their name, and the page is not left', async () => {
    await startCheckout()
    find<HTMLInputElement>('[name="billing_phone"]').value = '0901'
    const before = content()
    await openTerms()
    expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Điều khoản')
    expect(find('.mfp-wrap .mfp-content').firstElementChild).toBe(before)
    expect(before.classList).not.toContain('mfp-hide')
    expect(document.activeElement).toBe(find('button.mfp-close'))
    expect(native).toEqual([])
    expect(find<HTMLInputElement>('[name="billing_phone"]').value).toBe('0901')
  })

  test('terms without a heading are named by their link', async () => {
    content().querySelector('h2')?.remove()
    await startCheckout()
    await openTerms()
    expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('điều khoản')
  })

  test.each(['quy-dinh', 'quy-định'])('a theme’s own link opens what it names: %s', async (id) => {
    open(
      `<a data-island="terms" href="#${encodeURIComponent(id)}" id="link"><b>quy định</b></a><div id="${id}" class="mfp-hide">…</div>`,
    )
    await startCheckout()
    await openTerms()
    expect(find('.mfp-content').firstElementChild?.id).toBe(id)
  })

  test.each([
    ['Esc', () => press('Escape', document.body)],
    ['the close button', () => click(find('.mfp-close'))],
  ])('%s closes them: they are back in their place, hidden, and the focus on the link', async (_how, close) => {
    await startCheckout()
    await openTerms()
    close()
    expect(document.activeElement).toBe(find('#link'))
    await pass(CLOSES_IN)
    expect(find('#wrapper').lastElementChild).toBe(content())
    expect(content().classList).toContain('mfp-hide')
    expect(document.querySelector('.mfp-wrap')).toBeNull()
    expect(box().checked).toBe(false)
  })

  test('a second click while they are open opens nothing more, and they open again while they close', async () => {
    await startCheckout()
    await openTerms()
    await openTerms()
    expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
    press('Escape', document.body)
    await pass(CLOSES_IN / 2)
    await openTerms()
    await pass(CLOSES_IN)
    expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
    expect(find('.mfp-content').firstElementChild).toBe(content())
  })

  test('terms that the page has not got are left to the link, and so are modified clicks', async () => {
    await startCheckout()
    click(find('#link'), { ctrlKey: true })
    content().remove()
    await openTerms()
    expect(native).toEqual(['follows #terms-and-conditions-lightbox', 'follows #terms-and-conditions-lightbox'])
    expect(document.querySelector('.mfp-wrap')).toBeNull()
  })

  test('terms that go while the parts are fetched are not opened', async () => {
    await startCheckout()
    click(find('#link'))
    content().remove()
    await pass()
    expect(document.querySelector('.mfp-wrap')).toBeNull()
  })

  test('the theme’s own script opens them itself where it still runs', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="text/plain" src="/themes/flatsome/js/flatsome.js"></script>',
    )
    await startCheckout()
    await openTerms()
    expect(document.querySelector('.mfp-wrap')).toBeNull()
  })
})

describe('the accept button', () => {
  test('ticks the box as the shopper does, closes the terms, and keeps the click from the theme’s inline handler', async () => {
    const inline = vi.fn()
    const changed = vi.fn()
    find('#terms-and-conditions-accept').addEventListener('click', inline)
    find('form').addEventListener('change', changed)
    await startCheckout()
    await openTerms()
    click(find('#terms-and-conditions-accept'))
    await pass()
    expect(box().checked).toBe(true)
    expect(changed).toHaveBeenCalledOnce()
    expect(inline).not.toHaveBeenCalled()
    await pass(CLOSES_IN)
    expect(content().closest('#wrapper')).not.toBeNull()
  })

  test('ticks the box, not what bears its name before it, such as a heading of the terms', async () => {
    document.body.insertAdjacentHTML('afterbegin', '<h2 id="terms">Điều khoản</h2><a name="terms"></a>')
    await startCheckout()
    await openTerms()
    click(find('#terms-and-conditions-accept'))
    await pass()
    expect(find<HTMLInputElement>('input#terms').checked).toBe(true)
  })

  test('may be a link, which is not followed', async () => {
    find('#terms-and-conditions-accept').outerHTML = '<a href="#top" id="terms-and-conditions-accept">Đồng ý</a>'
    await startCheckout()
    await openTerms()
    expect(click(find('#terms-and-conditions-accept')).defaultPrevented).toBe(true)
    await pass()
    expect(box().checked).toBe(true)
  })

  test('is the theme’s own again when the terms are closed', async () => {
    const inline = vi.fn()
    await startCheckout()
    await openTerms()
    press('Escape', document.body)
    await pass(CLOSES_IN)
    find('#terms-and-conditions-accept').addEventListener('click', inline)
    click(find('#terms-and-conditions-accept'))
    expect(inline).toHaveBeenCalledOnce()
    expect(box().checked).toBe(false)
  })

  test('leaves a box that is ticked as it is', async () => {
    box().checked = true
    await startCheckout()
    await openTerms()
    click(find('#terms-and-conditions-accept'))
    await pass()
    expect(box().checked).toBe(true)
  })

  test('closes the terms where there is no box, and other clicks in the terms do nothing', async () => {
    box().remove()
    await startCheckout()
    await openTerms()
    click(find('.mfp-content p'))
    await pass(CLOSES_IN)
    expect(document.querySelectorAll('.mfp-wrap')).toHaveLength(1)
    click(find('#terms-and-conditions-accept'))
    await pass()
    await pass(CLOSES_IN)
    expect(document.querySelector('.mfp-wrap')).toBeNull()
  })
})

describe('a checkout that is redrawn while the terms are open', () => {
  test('keeps one copy of them, ticks the new box, and the focus goes to the new link', async () => {
    await startCheckout()
    await openTerms()
    find('#wrapper').outerHTML = terms
    click(find('.mfp-content #terms-and-conditions-accept'))
    await pass()
    expect(box().checked).toBe(true)
    expect(document.activeElement).toBe(find('#link'))
    await pass(CLOSES_IN)
    expect(document.querySelectorAll('#terms-and-conditions-lightbox')).toHaveLength(1)
    await openTerms()
    expect(find('.mfp-content').firstElementChild).toBe(content())
  })
})

describe('terms folded up behind the shop’s own link', () => {
  const link = () => find('.woocommerce-terms-and-conditions-link')

  beforeEach(() => open(folded))

  test('unfold and fold up again, and the page of the terms is not opened', async () => {
    fakeAnimations()
    await startCheckout()
    click(link())
    await pass(1000)
    const text = find('.woocommerce-terms-and-conditions')
    expect(text.style.display).toBe('block')
    expect(link().className).toBe('woocommerce-terms-and-conditions-link woocommerce-terms-and-conditions-link--open')
    expect(link().getAttribute('aria-expanded')).toBe('true')
    click(link())
    await pass(1000)
    expect(text.style.display).toBe('none')
    expect(link().className).toBe('woocommerce-terms-and-conditions-link woocommerce-terms-and-conditions-link--closed')
    expect(link().getAttribute('aria-expanded')).toBe('false')
    expect(native).toEqual([])
  })

  test('are a named stop of the keyboard while they are unfolded, because they scroll in a box of their own', async () => {
    fakeAnimations()
    await startCheckout()
    const text = find('.woocommerce-terms-and-conditions')
    const said = () => ['tabindex', 'role', 'aria-label'].map((name) => text.getAttribute(name))
    click(link())
    await pass(1000)
    expect(said()).toEqual(['0', 'region', 'điều khoản'])
    click(link())
    await pass(1000)
    expect(said()).toEqual([null, null, null])
  })

  test('are folded up again by a second click while their code is still on its way', async () => {
    fakeAnimations()
    await startCheckout()
    click(link())
    click(link())
    await pass(1000)
    expect(link().getAttribute('aria-expanded')).toBe('false')
  })

  test.each([
    ['has none of them', () => find('.woocommerce-terms-and-conditions').remove()],
    [
      'has its own checkout script',
      () =>
        document.body.insertAdjacentHTML(
          'beforeend',
          '<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/checkout.min.js"></script>',
        ),
    ],
  ])('the link does what it does where the page %s', async (_what, change) => {
    change()
    await startCheckout()
    click(link())
    await pass()
    expect(native).toEqual(['follows /dieu-khoan/'])
    expect(link().className).toBe('woocommerce-terms-and-conditions-link')
  })

  test('are left to the shop’s own script where an optimiser has merged it: it is known by its handler in jQuery', async () => {
    const handler = { selector: 'a.woocommerce-terms-and-conditions-link', handler: () => undefined }
    vi.stubGlobal('jQuery', { fn: {}, _data: () => ({ click: [handler] }) })
    await startCheckout()
    click(link())
    await pass(1000)
    expect(link().className).toBe('woocommerce-terms-and-conditions-link')
    expect(find('.woocommerce-terms-and-conditions').style.display).toBe('none')
  })

  test('terms that go while the parts are fetched do no harm', async () => {
    await startCheckout()
    click(link())
    find('.woocommerce-terms-and-conditions').remove()
    await pass()
    expect(link().hasAttribute('aria-expanded')).toBe(false)
  })
})
