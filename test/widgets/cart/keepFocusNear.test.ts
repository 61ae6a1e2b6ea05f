import { describe, expect, test } from 'vitest'
import { cartAnswer, miniCart } from '../../support/cartHtml'
import { openShop } from '../../support/fakeShop'
import { openPage, pass, stopClock, TWO_FRAMES } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { startWidgets } from '../../support/startPage'

/** A theme's own cart, without anything of the shop's. */
const ownCart = (...keys: string[]) =>
  `<ul data-island="mini-cart">${keys
    .map(
      (key) =>
        `<li>Pate <a href="?remove=${key}" data-island="remove-from-cart" data-cart_item_key="${key}">Xóa</a></li>`,
    )
    .join('')}</ul>`

const link = (key: string) => find(`[data-cart_item_key="${key}"]`)

/** Presses a remove link with the keyboard, and lets the shop answer with a fragment. */
async function remove(key: string, fragments: Record<string, string>, pressed = link(key)): Promise<void> {
  stopClock()
  const { cart } = await import('../../../widgets/cart/definitions')
  await startWidgets(cart.filter(({ name }) => name === 'remove-from-cart'))
  openShop({ fragments, cart_hash: 'def' })
  pressed.focus()
  click(pressed)
  await pass()
  await pass(TWO_FRAMES)
}

describe('after a removal by the keyboard it goes on', () => {
  test.each([
    ['k1', ['k2', 'k3'], 'k2'],
    ['k2', ['k1', 'k3'], 'k3'],
    ['k3', ['k1', 'k2'], 'k2'],
  ])('from the row that follows, else from the one before, in a theme’s own cart: %s', async (key, rest, next) => {
    openPage(`<main>${ownCart('k1', 'k2', 'k3')}</main>`)
    await remove(key, { '[data-island="mini-cart"]': ownCart(...rest) })
    expect(document.querySelectorAll('li')).toHaveLength(2)
    expect(document.activeElement).toBe(link(next))
  })

  test('from the empty cart, where nothing is left', async () => {
    openPage(`<main>${ownCart('k1')}</main>`)
    await remove('k1', { '[data-island="mini-cart"]': ownCart() })
    expect(document.activeElement).toBe(find('ul'))
  })

  test('so it does in the shop’s own cart', async () => {
    openPage(miniCart({ key: 'k1', product: 12 }, { key: 'k2', product: 34 }))
    await remove('k2', cartAnswer('def', { key: 'k1', product: 12 }).fragments)
    expect(document.activeElement).toBe(link('k1'))
  })

  test('before the row goes, for a dropdown that is open as long as the focus is in it would close', async () => {
    openPage(`<main>${ownCart('k1', 'k2')}</main>`)
    let focused: Element | null = null
    document.body.addEventListener('removed_from_cart', () => {
      focused = document.activeElement
    })
    await remove('k1', { '[data-island="mini-cart"]': ownCart('k2') })
    expect(focused).toBe(link('k2'))
  })

  test('but not if the shopper has taken it elsewhere meanwhile', async () => {
    openPage(`<main>${ownCart('k1', 'k2')}</main><input id="elsewhere">`)
    document.body.addEventListener('removed_from_cart', () => find('#elsewhere').focus())
    await remove('k1', { '[data-island="mini-cart"]': ownCart('k2') })
    expect(document.activeElement).toBe(find('#elsewhere'))
  })
})

describe('another script has put a new cart in the place of the old one meanwhile: it goes on', () => {
  const awkward = '"]x'
  /** A theme's own cart, in a box that the script may replace as well. */
  const boxed = (...keys: string[]) =>
    `<div class="box">${ownCart(...keys.map((key) => key.replace('"', '&quot;')))}</div>`

  test.each([
    ['the row with the neighbour’s key', 'ul', ['k1', awkward], awkward],
    ['that row, where the box around has been replaced, too', '.box', ['k1', awkward], awkward],
    ['the list, where that row has gone as well', 'ul', ['k1'], undefined],
    ['the list, where the box around has been replaced, too', '.box', [], undefined],
  ])('from %s', async (_where, replaced, left, next) => {
    const other = `<div>${ownCart('other').replace('mini-cart', 'cart-count')}</div>`
    openPage(`${other}<main>${boxed('k1', 'k2', awkward)}</main>`)
    document.body.addEventListener('removed_from_cart', () => {
      const fresh = document.createRange().createContextualFragment(boxed(...left))
      const now = fresh.querySelector(replaced)
      if (now) find(`main ${replaced}`).replaceWith(now)
    })
    await remove('k2', {})
    const row = [...document.querySelectorAll('main a')].find(
      (link) => link.getAttribute('data-cart_item_key') === next,
    )
    expect(document.activeElement).toBe(row ?? find('main ul'))
  })

  test('from the cart that is open, of several with the same rows', async () => {
    openPage(
      `<div id="closed" style="display:none">${ownCart('k1', 'k2')}</div><div id="open">${boxed('k1', 'k2')}</div>`,
    )
    document.body.addEventListener('removed_from_cart', () => {
      find('#closed ul').outerHTML = ownCart('k1')
      find('#open').outerHTML = `<div id="open">${boxed('k1')}</div>`
    })
    await remove('k2', {}, find('#open [data-cart_item_key="k2"]'))
    expect(document.activeElement).toBe(find('#open [data-cart_item_key="k1"]'))
  })

  test('from what was around it, where no cart is left', async () => {
    openPage(`<main>${boxed('k1', 'k2')}</main>`)
    document.body.addEventListener('removed_from_cart', () => find('.box').remove())
    await remove('k2', {})
    expect(document.activeElement).toBe(find('main'))
  })
})

test('a link of another script’s, which is none of the cart’s, has no neighbours in it', async () => {
  openPage(`<main><ul data-island="mini-cart"><li><a href="#" id="other">Bỏ</a></li></ul></main>`)
  find('ul').insertAdjacentHTML('beforeend', '<li><a href="#" data-island="remove-from-cart" id="row">Xóa</a></li>')
  find('#other').focus()
  const { keepFocusNear } = await import('../../../widgets/cart/keepFocusNear')
  const goOn = keepFocusNear(find('#other'))
  find('#other').remove()
  goOn()
  expect(document.activeElement).toBe(find('ul'))
})
