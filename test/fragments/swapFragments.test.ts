import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { find } from '../support/page'
import { cart, countWrites, row, showWith, swapCart } from './page'

/** What every element was told to animate, as `#id keyframes duration`. */
let fades: string[]

beforeEach(() => {
  document.body.innerHTML = ''
  fades = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, keyframes, timing) {
    fades.push(`${this.className} ${JSON.stringify(keyframes)} ${timing}`)
    return {} as Animation
  })
})
afterEach(() => vi.restoreAllMocks())

describe('which elements become the server’s HTML', () => {
  test('cart.fragments.map-selector-to-html: every match of every selector, in header, sidebar and panel alike', () => {
    document.body.innerHTML =
      '<header><b class="count">1</b></header><aside><b class="count">1</b></aside><p id="total">10</p>'
    swapFragments({ '.count': '<b class="count">2</b>', '#total': '<p id="total">20</p>' })
    expect(document.body.innerHTML).toBe(
      '<header><b class="count">2</b></header><aside><b class="count">2</b></aside><p id="total">20</p>',
    )
  })

  test('mini-cart.fragments.replaced-in-place: the rest of the page stays as it is', () => {
    const mini = showWith(`<h1>Shop</h1>${cart(row('a'))}<p>Footer</p>`)
    const heading = find('h1')
    swapCart(cart(row('a'), row('b')))
    expect(find('.cart')).toBe(mini)
    expect(find('h1')).toBe(heading)
    expect(document.body.innerHTML).toBe(`<h1>Shop</h1>${cart(row('a'), row('b'))}<p>Footer</p>`)
  })

  test('a selector of nothing is skipped', () => {
    showWith(cart())
    swapFragments({ '.missing': '<p>new</p>', '.cart': cart(row('a')) })
    expect(document.body.innerHTML).toBe(cart(row('a')))
  })

  test('a selector the browser cannot read is reported, and the others still apply', async () => {
    const reported = vi.fn()
    document.addEventListener('shop-islands:error', (event) => reported((event as CustomEvent).detail), { once: true })
    vi.spyOn(console, 'error').mockReturnValue()
    showWith(cart())
    swapFragments({ 'div[[': '<p>new</p>', '.cart': cart(row('a')) })
    expect(reported).toHaveBeenCalledWith({ code: 'fragment-selector-invalid', cause: 'div[[' })
    expect(document.body.innerHTML).toBe(cart(row('a')))
    await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  })

  test('data that plugins send beside the HTML is placed nowhere, even where its name is a selector of the page', () => {
    showWith(cart(row('a')))
    const asked = vi.fn()
    document.addEventListener('shop-islands:before-swap', asked, { once: true })
    swapFragments({ '.cart': 3, p: { items: [12] } })
    expect(document.body.innerHTML).toBe(cart(row('a')))
    expect(asked).not.toHaveBeenCalled()
  })

  test.each(['', ' \n', '&nbsp;', '<!-- none -->'])(
    'a fragment of nothing (%j) empties its place and takes it out of sight, and the next one finds it',
    (html) => {
      const badge = showWith('<p><b class="cart">1</b></p>')
      swapCart(html)
      expect(find('p').textContent).toBe('')
      expect(badge.style.display).toBe('none')
      const observer = new MutationObserver(() => {})
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      swapCart(html)
      expect(observer.takeRecords()).toEqual([])
      swapCart('<b class="cart">2</b>')
      expect(find('.cart')).toBe(badge)
      expect(document.body.innerHTML).toBe('<p><b class="cart">2</b></p>')
    },
  )

  test.each(['0', 'sold out'])('a fragment that is text alone (%j) is what its place says then', (text) => {
    const badge = showWith('<p><b class="cart"><i>1</i></b></p>')
    swapCart(` ${text}\n`)
    expect(document.body.innerHTML).toBe(`<p><b class="cart">${text}</b></p>`)
    swapCart('')
    expect(badge.style.display).toBe('none')
    swapCart(text)
    expect(badge.style.display).toBe('')
    expect(badge.textContent).toBe(text)
  })
})

describe('HTML as servers send it', () => {
  test('space and text around the element are dropped', () => {
    showWith('<p><b class="cart">1</b></p>')
    swapCart('\n  stray <b class="cart">2</b> text')
    expect(document.body.innerHTML).toBe('<p><b class="cart">2</b></p>')
  })

  test('an element that is never closed is read as the browser would', () => {
    showWith('<p><i class="cart" data-icon-label="1"></i></p>')
    swapCart('<i class="cart" data-icon-label="2">')
    expect(document.body.innerHTML).toBe('<p><i class="cart" data-icon-label="2"></i></p>')
  })

  test('a script does not run, not even one that fills an empty script of the page', () => {
    showWith('<div class="cart"><script></script></div>')
    const fresh = '<div class="cart"><script>globalThis.ran = true</script></div>'
    swapCart(fresh)
    expect(document.body.innerHTML).toBe(fresh)
    expect(globalThis).not.toHaveProperty('ran')
  })

  test('attribute names that only the parser accepts are taken over', () => {
    const link = showWith('<a class="cart">x</a>')
    swapCart('<a class="cart" @click="open" :title="t">x</a>')
    expect(find('.cart')).toBe(link)
    expect(link.getAttribute('@click')).toBe('open')
  })

  test('another tag takes the place of the element', () => {
    const list = showWith('<p>a</p><ul class="cart"></ul><p>b</p>')
    swapCart('<div class="cart">empty</div>')
    expect(list.isConnected).toBe(false)
    expect(document.body.innerHTML).toBe('<p>a</p><div class="cart">empty</div><p>b</p>')
  })
})

describe('several roots', () => {
  const roots = (count: number, note = '') =>
    `<b class="cart">${count}</b><i class="note">${note}</i><u id="hint">${note}</u>`

  test('the further ones stand behind the first, and stay when they come again', () => {
    showWith('<p><b class="cart">1</b><em>end</em></p>')
    swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}<em>end</em></p>`)
    const note = find('.note')
    const hint = find('#hint')
    swapCart(roots(3, 'new'))
    expect(document.body.innerHTML).toBe(`<p>${roots(3, 'new')}<em>end</em></p>`)
    expect([find('.note'), find('#hint')]).toEqual([note, hint])
  })

  test('they are found behind what a component shows beside the first, and do not multiply', () => {
    const outlet = '<div data-island-outlet="">undo</div>'
    showWith(`<section><b class="cart">1</b>${outlet}<i class="note">1</i><u id="hint">1</u></section>`)
    swapCart(roots(2, '2'))
    swapCart(roots(2, '2'))
    expect(document.body.innerHTML).toBe(
      `<section><b class="cart">2</b>${outlet}<i class="note">2</i><u id="hint">2</u></section>`,
    )
  })

  test('they stand behind a first root that replaced the element', () => {
    showWith('<p><s class="cart">1</s></p>')
    swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}</p>`)
    swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}</p>`)
  })

  test('they do not multiply where the selector matches them too', () => {
    showWith('<p><b class="cart">1</b></p>')
    for (const count of [2, 3, 4]) {
      const html = `<b class="cart">${count}</b><b class="cart">of ${count}</b>`
      swapCart(html)
      expect(document.body.innerHTML).toBe(`<p>${html}</p>`)
    }
  })

  test('a neighbour of another kind is left alone', () => {
    showWith('<p><b class="cart">1</b><i class="other">mine</i></p>')
    swapCart(roots(2))
    expect(document.body.innerHTML).toBe(`<p>${roots(2)}<i class="other">mine</i></p>`)
  })
})

describe('the fade', () => {
  test('mini-cart.fragments.fade-to-06-while-replaced: what changed stands there at once, at 0.6, and is whole again soon', () => {
    document.body.innerHTML = '<b class="cart">1</b><i class="total">10</i>'
    swapFragments({ '.cart': '<b class="cart">2</b>', '.total': '<i class="total">10</i>' })
    expect(find('.cart').textContent).toBe('2')
    expect(fades).toEqual(['cart [{"opacity":0.6,"offset":0}] 200'])
  })

  test('whoever asked for reduced motion gets the change without it', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    showWith('<b class="cart">1</b>')
    swapCart('<b class="cart">2</b>')
    expect(find('.cart').textContent).toBe('2')
    expect(fades).toEqual([])
  })

  test('mini-cart.fragments.full-opacity-afterwards: nothing of the mark is left', () => {
    showWith('<div class="cart">1</div>')
    swapCart('<div class="cart">2</div>')
    expect(document.body.innerHTML).toBe('<div class="cart">2</div>')
  })

  test('the opacity that the element had comes back', () => {
    const mini = showWith('<div class="cart" style="opacity: 0.9;">1</div>')
    swapCart('<div class="cart" style="opacity: 0.9;">2</div>')
    expect(mini.style.opacity).toBe('0.9')
  })

  test('an element that two selectors match is fully visible afterwards', () => {
    const mini = showWith('<div class="cart" id="mini">1</div>')
    swapFragments({
      '.cart': '<div class="cart" id="mini">2</div>',
      '#mini': '<div class="cart" id="mini">3</div>',
    })
    expect(mini.outerHTML).toBe('<div class="cart" id="mini">3</div>')
  })
})

describe('what a theme says before a swap', () => {
  const beforeSwap = (act: (event: CustomEvent<{ selector: string; html: string }>) => void) =>
    document.addEventListener('shop-islands:before-swap', (event) => act(event as CustomEvent), { once: true })

  test('a piece that it wants to keep is not touched, and the others are', () => {
    document.body.innerHTML = '<b class="cart">1</b><i class="total">10</i>'
    beforeSwap((event) => event.preventDefault())
    swapFragments({ '.cart': '<b class="cart">2</b>', '.total': '<i class="total">20</i>' })
    expect(document.body.innerHTML).toBe('<b class="cart">1</b><i class="total">20</i>')
  })

  test('a piece can be another one', () => {
    showWith('<b class="cart">1</b>')
    beforeSwap(({ detail }) => {
      expect(detail.selector).toBe('.cart')
      detail.html = detail.html.replace('2', 'two')
    })
    swapCart('<b class="cart">2</b>')
    expect(document.body.innerHTML).toBe('<b class="cart">two</b>')
  })
})

test('a place that cannot be written to does not keep the next of its selector from being told', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  document.body.innerHTML = '<b class="twice">0</b><b class="twice" id="refuses">0</b>'
  const swapped = vi.fn()
  document.addEventListener('shop-islands:swapped', swapped, { once: true })
  vi.spyOn(find('#refuses').firstChild as Text, 'nodeValue', 'set').mockImplementation(() => {
    throw new TypeError('refused by Trusted Types')
  })
  swapFragments({ '.twice': '<b class="twice">1</b>' })
  expect(swapped.mock.calls[0]?.[0].detail.places).toEqual([find('.twice')])
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
})

test('a place that can be written to only in part is told all the same, and keeps the shopper’s choice', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const options = (chosen: string) =>
    ['S', 'M', 'L'].map((size) => `<option${size === chosen ? ' selected' : ''}>${size}</option>`).join('')
  const page = (size: string, text: string) =>
    `<div class="cart" title="${text}"><select>${options(size)}</select><p>${text}</p></div>`
  showWith(page('S', 'one'))
  const select = find<HTMLSelectElement>('select')
  select.value = 'L'
  const swapped = vi.fn()
  document.addEventListener('shop-islands:swapped', swapped, { once: true })
  vi.spyOn(find('p').firstChild as Text, 'nodeValue', 'set').mockImplementation(() => {
    throw new TypeError('no more')
  })
  swapCart(page('M', 'two'))
  expect(select.value).toBe('L')
  expect(swapped.mock.calls[0]?.[0].detail.touched.get(find('.cart'))).toEqual(new Set(['title']))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
})

describe('several calls', () => {
  test('the later has the last word', () => {
    document.body.innerHTML = '<b class="cart">0</b><i class="total">0</i>'
    swapFragments({ '.cart': '<b class="cart">1</b>', '.total': '<i class="total">1</i>' })
    swapCart('<b class="cart">2</b>')
    expect(document.body.innerHTML).toBe('<b class="cart">2</b><i class="total">1</i>')
  })

  test('a swap that fails is reported, and the others and the caller do not notice', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    document.body.innerHTML = '<b class="cart">0</b><i class="total">0</i>'
    const reported = vi.fn()
    document.addEventListener('shop-islands:error', reported, { once: true })
    vi.spyOn(find('.cart'), 'setAttributeNode').mockImplementation(() => {
      throw new TypeError('refused by Trusted Types')
    })
    swapFragments({ '.cart': '<b class="cart" onclick="x">1</b>', '.total': '<i class="total">1</i>' })
    expect(find('.total').textContent).toBe('1')
    expect(reported).toHaveBeenCalledOnce()
    await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  })
})

describe('a picture that a lazy loader has loaded', () => {
  const address = '/cat.jpg'
  /** A row as the server prints it, for a loader to fill in. */
  const lazyRow = (file: string, quantity: number) =>
    `<li data-cart_item_key="a"><picture><source data-srcset="${file}.webp"><img class="lazy" alt="" src="/blank.gif" data-src="${file}"></picture>${quantity}</li>`
  const load = () => {
    const [source, image] = [find('source'), find<HTMLImageElement>('img')]
    source.setAttribute('srcset', source.dataset['srcset'] ?? '')
    image.setAttribute('src', image.dataset['src'] ?? '')
    image.className = 'loaded'
    image.dataset['status'] = 'done'
  }

  test('stays in sight when the server prints it for the loader again, which knows the element and would leave it blank', () => {
    showWith(cart(lazyRow(address, 1)))
    load()
    const shown = find('picture').outerHTML
    swapCart(cart(lazyRow(address, 2)))
    expect(find('li').textContent).toBe('2')
    expect(find('picture').outerHTML).toBe(shown)
  })

  test('is left to the loader again when the server has another one, or prints it without a loader', () => {
    showWith(cart(lazyRow(address, 1)))
    load()
    swapCart(cart(lazyRow('/dog.jpg', 1)))
    expect(document.body.innerHTML).toBe(cart(lazyRow('/dog.jpg', 1)))
    load()
    const plain = cart('<li data-cart_item_key="a"><picture><img alt="" src="/dog.jpg"></picture>1</li>')
    swapCart(plain)
    expect(document.body.innerHTML).toBe(plain)
  })
})

describe('what is already as the server says', () => {
  test.each([
    ['plain', cart(row('a'), row('b'))],
    ['with space between rows', '<div class="cart">\n<ul>\n<li id="a">A</li>\n</ul>\n</div>'],
    ['several roots', '<b class="cart">1</b><i class="note">n</i>'],
    ['a script', '<div class="cart"><script>1</script></div>'],
  ])('is not touched (%s): not one operation', (_, html) => {
    document.body.innerHTML = html
    const observer = new MutationObserver(() => {})
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
    const { counts: writes } = countWrites()
    swapCart(` ${html} `)
    expect(observer.takeRecords()).toEqual([])
    expect(writes).toEqual({})
  })

  test('is not touched where a style says the same in other words, as it does once it has been declared', () => {
    const html = '<div class="cart"><i style="width:40%"></i></div>'
    showWith(html.replace('40%', '20%'))
    swapCart(html)
    expect(find('i').style.width).toBe('40%')
    const observer = new MutationObserver(() => {})
    observer.observe(document, { attributes: true, subtree: true })
    swapCart(html)
    expect(observer.takeRecords()).toEqual([])
  })

  test('is not touched where the shopper opened details or a widget added something', () => {
    const html = '<div class="cart"><details><summary>s</summary>x</details><p>total</p></div>'
    showWith(html)
    find<HTMLDetailsElement>('details').open = true
    find('p').insertAdjacentHTML('beforeend', '<div data-island-outlet=""><input name="voucher"></div>')
    find('p').insertAdjacentHTML('beforebegin', '<div data-island-outlet="">before</div>')
    const before = document.body.innerHTML
    const { counts: writes } = countWrites()
    swapCart(html)
    expect(writes).toEqual({})
    expect(document.body.innerHTML).toBe(before)
  })
})
