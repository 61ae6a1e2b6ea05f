import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { cart, countWrites, find, row, showPage, swapCart } from './page'

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Makes the tab hidden or visible, as `document.hidden` tells it. */
const setHidden = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)

beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => vi.restoreAllMocks())

describe('which elements become the server’s HTML', () => {
  test('cart.fragments.map-selector-to-html: every match of every selector, in header, sidebar and panel alike', async () => {
    document.body.innerHTML =
      '<header><b class="count">1</b></header><aside><b class="count">1</b></aside><p id="total">10</p>'
    await swapFragments({ '.count': '<b class="count">2</b>', '#total': '<p id="total">20</p>' })
    expect(document.body.innerHTML).toBe(
      '<header><b class="count">2</b></header><aside><b class="count">2</b></aside><p id="total">20</p>',
    )
  })

  test('mini-cart.fragments.replaced-in-place: the rest of the page stays as it is', async () => {
    const mini = showPage(`<h1>Shop</h1>${cart(row('a'))}<p>Footer</p>`)
    const heading = find('h1')
    await swapCart(cart(row('a'), row('b')))
    expect(find('.cart')).toBe(mini)
    expect(find('h1')).toBe(heading)
    expect(document.body.innerHTML).toBe(`<h1>Shop</h1>${cart(row('a'), row('b'))}<p>Footer</p>`)
  })

  test('a selector of nothing is skipped', async () => {
    showPage(cart())
    await swapFragments({ '.missing': '<p>new</p>', '.cart': cart(row('a')) })
    expect(document.body.innerHTML).toBe(cart(row('a')))
  })

  test('a selector the browser cannot read is reported, and the others still apply', async () => {
    const reported = vi.fn()
    document.addEventListener('shop-islands:error', (event) => reported((event as CustomEvent).detail), { once: true })
    vi.spyOn(console, 'error').mockReturnValue()
    showPage(cart())
    await swapFragments({ 'div[[': '<p>new</p>', '.cart': cart(row('a')) })
    expect(reported).toHaveBeenCalledWith({ code: 'fragment-selector-invalid', cause: 'div[[' })
    expect(document.body.innerHTML).toBe(cart(row('a')))
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  })

  test.each(['', '  ', 'sold out', '<!-- none -->'])(
    'a fragment without an element (%j) removes nothing',
    async (html) => {
      showPage(cart(row('a')))
      await swapCart(html)
      expect(document.body.innerHTML).toBe(cart(row('a')))
    },
  )
})

describe('HTML as servers send it', () => {
  test('space and text around the element are dropped', async () => {
    showPage('<p><b class="cart">1</b></p>')
    await swapCart('\n  stray <b class="cart">2</b> text')
    expect(document.body.innerHTML).toBe('<p><b class="cart">2</b></p>')
  })

  test('an element that is never closed is read as the browser would', async () => {
    showPage('<p><i class="cart" data-icon-label="1"></i></p>')
    await swapCart('<i class="cart" data-icon-label="2">')
    expect(document.body.innerHTML).toBe('<p><i class="cart" data-icon-label="2"></i></p>')
  })

  test('a script does not run, not even one that fills an empty script of the page', async () => {
    showPage('<div class="cart"><script></script></div>')
    const fresh = '<div class="cart"><script>globalThis.ran = true</script></div>'
    await swapCart(fresh)
    expect(document.body.innerHTML).toBe(fresh)
    expect(globalThis).not.toHaveProperty('ran')
  })

  test('attribute names that only the parser accepts are taken over', async () => {
    const link = showPage('<a class="cart">x</a>')
    await swapCart('<a class="cart" @click="open" :title="t">x</a>')
    expect(find('.cart')).toBe(link)
    expect(link.getAttribute('@click')).toBe('open')
  })

  test('another tag takes the place of the element', async () => {
    const list = showPage('<p>a</p><ul class="cart"></ul><p>b</p>')
    await swapCart('<div class="cart">empty</div>')
    expect(list.isConnected).toBe(false)
    expect(document.body.innerHTML).toBe('<p>a</p><div class="cart">empty</div><p>b</p>')
  })
})

describe('several roots', () => {
  const roots = (count: number, note = '') =>
    `<b class="cart">${count}</b><i class="note">${note}</i><u id="hint">${note}</u>`

  test('the further ones stand behind the first, and stay when they come again', async () => {
    showPage('<p><b class="cart">1</b><em>end</em></p>')
    await swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}<em>end</em></p>`)
    const note = find('.note')
    const hint = find('#hint')
    await swapCart(roots(3, 'new'))
    expect(document.body.innerHTML).toBe(`<p>${roots(3, 'new')}<em>end</em></p>`)
    expect([find('.note'), find('#hint')]).toEqual([note, hint])
  })

  test('they stand behind a first root that replaced the element', async () => {
    showPage('<p><s class="cart">1</s></p>')
    await swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}</p>`)
    await swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}</p>`)
  })

  test('they do not multiply where the selector matches them too', async () => {
    showPage('<p><b class="cart">1</b></p>')
    for (const count of [2, 3, 4]) {
      const html = `<b class="cart">${count}</b><b class="cart">of ${count}</b>`
      await swapCart(html)
      expect(document.body.innerHTML).toBe(`<p>${html}</p>`)
    }
  })

  test('a neighbour of another kind is left alone', async () => {
    showPage('<p><b class="cart">1</b><i class="other">mine</i></p>')
    await swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}<i class="other">mine</i></p>`)
  })
})

describe('the fade', () => {
  test('mini-cart.fragments.fade-to-06-while-replaced: marked in one frame, swapped in the next', async () => {
    const mini = showPage(cart(row('a')))
    const swapped = swapCart(cart(row('b')))
    expect(mini.outerHTML).toBe(cart(row('a')))
    await frame()
    expect(mini.getAttribute('aria-busy')).toBe('true')
    expect(mini.classList.contains('updating')).toBe(true)
    expect(mini.style.opacity).toBe('0.6')
    expect(mini.innerHTML).toContain(row('a'))
    await frame()
    expect(document.body.innerHTML).toBe(cart(row('b')))
    await swapped
  })

  test('mini-cart.fragments.full-opacity-afterwards: nothing of the mark is left', async () => {
    showPage('<div class="cart">1</div>')
    await swapCart('<div class="cart">2</div>')
    expect(document.body.innerHTML).toBe('<div class="cart">2</div>')
  })

  test('the opacity that the element had comes back', async () => {
    const mini = showPage('<div class="cart" style="opacity: 0.9;">1</div>')
    await swapCart('<div class="cart" style="opacity: 0.9;">2</div>')
    expect(mini.style.opacity).toBe('0.9')
  })

  test('an element that two selectors match is fully visible afterwards', async () => {
    const mini = showPage('<div class="cart" id="mini">1</div>')
    await swapFragments({
      '.cart': '<div class="cart" id="mini">2</div>',
      '#mini': '<div class="cart" id="mini">3</div>',
    })
    expect(mini.outerHTML).toBe('<div class="cart" id="mini">3</div>')
  })

  test('a hidden tab, which has no frames, is swapped at once', async () => {
    setHidden(true)
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    showPage('<div class="cart">1</div>')
    await swapCart('<div class="cart">2</div>')
    expect(document.body.innerHTML).toBe('<div class="cart">2</div>')
  })

  test('a tab that becomes hidden is swapped without its frame', async () => {
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
    showPage('<div class="cart">1</div>')
    const swapped = swapCart('<div class="cart">2</div>')
    setHidden(true)
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await swapped
    expect(document.body.innerHTML).toBe('<div class="cart">2</div>')
  })
})

test('a tab that becomes hidden swaps what is faded and what has just come', async () => {
  document.body.innerHTML = '<b class="cart">0</b><i class="total">0</i>'
  const faded = swapCart('<b class="cart">1</b>')
  await frame()
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0)
  const waiting = swapFragments({ '.total': '<i class="total">1</i>' })
  setHidden(true)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  await Promise.all([faded, waiting])
  expect(document.body.innerHTML).toBe('<b class="cart">1</b><i class="total">1</i>')
})

describe('several calls', () => {
  test('calls of one frame are joined, the later wins for its selector, and all resolve', async () => {
    document.body.innerHTML = '<b class="cart">0</b><i class="total">0</i>'
    await Promise.all([
      swapFragments({ '.cart': '<b class="cart">1</b>', '.total': '<i class="total">1</i>' }),
      swapCart('<b class="cart">2</b>'),
    ])
    expect(document.body.innerHTML).toBe('<b class="cart">2</b><i class="total">1</i>')
  })

  test('a call that comes while the element is faded has the last word', async () => {
    showPage('<b class="cart">0</b>')
    const first = swapCart('<b class="cart">1</b>')
    await frame()
    const second = swapCart('<b class="cart">2</b>')
    await Promise.all([first, second])
    expect(document.body.innerHTML).toBe('<b class="cart">2</b>')
  })

  test('a swap that fails is reported, and the others and the caller do not notice', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    document.body.innerHTML = '<b class="cart">0</b><i class="total">0</i>'
    const reported = vi.fn()
    document.addEventListener('shop-islands:error', reported, { once: true })
    vi.spyOn(find('.cart'), 'setAttributeNode').mockImplementation(() => {
      throw new TypeError('refused by Trusted Types')
    })
    await swapFragments({ '.cart': '<b class="cart" onclick="x">1</b>', '.total': '<i class="total">1</i>' })
    expect(find('.total').textContent).toBe('1')
    expect(reported).toHaveBeenCalledOnce()
  })
})

describe('what is already as the server says', () => {
  test.each([
    ['plain', cart(row('a'), row('b'))],
    ['with space between rows', '<div class="cart">\n<ul>\n<li id="a">A</li>\n</ul>\n</div>'],
    ['several roots', '<b class="cart">1</b><i class="note">n</i>'],
    ['a script', '<div class="cart"><script>1</script></div>'],
  ])('is not touched (%s): not one operation', async (_, html) => {
    document.body.innerHTML = html
    const observer = new MutationObserver(() => {})
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const { counts: writes } = countWrites()
    await swapCart(` ${html} `)
    expect(observer.takeRecords()).toEqual([])
    expect(writes).toEqual({})
  })

  test('is not touched where the shopper opened details or a widget added something', async () => {
    const html = '<div class="cart"><details><summary>s</summary>x</details><p>total</p></div>'
    showPage(html)
    find<HTMLDetailsElement>('details').open = true
    find('p').insertAdjacentHTML('beforeend', '<div data-island-outlet=""><input name="voucher"></div>')
    find('p').insertAdjacentHTML('beforebegin', '<div data-island-outlet="">before</div>')
    const before = document.body.innerHTML
    const { counts: writes } = countWrites()
    await swapCart(html)
    expect(writes).toEqual({})
    expect(document.body.innerHTML).toBe(before)
  })
})
