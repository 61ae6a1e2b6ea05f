import { afterEach, describe, expect, test, vi } from 'vitest'
import { find } from '../support/page'
import { cart, countWrites, row, showWith, swapCart } from './page'

/** A page with rows a, b and c, which is then sent with a new row in front. */
const rows = (more = '') => cart(row('a', '1', more), row('b'), row('c'))
const withRowInFront = (more = '') => cart(row('new'), row('a', '1', more), row('b'), row('c'))
const item = (key: string) => {
  const link = find(`[data-cart_item_key="${key}"]`)
  return link.parentElement ?? link
}
const quantity = (key: string) => find<HTMLInputElement>('.qty', item(key))

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
})

/** Gives this browser `moveBefore`, as far as the order of nodes goes. */
function installMoveBefore() {
  const move = vi.fn(function (this: Element, node: Node, before: Node | null) {
    this.insertBefore(node, before)
  })
  Object.defineProperty(Element.prototype, 'moveBefore', { configurable: true, value: move })
  return move
}

describe('what the shopper is doing goes on while a row is put in front', () => {
  test('the field keeps the focus', () => {
    showWith(rows())
    quantity('b').focus()
    const focused = document.activeElement
    swapCart(withRowInFront())
    expect(document.activeElement).toBe(focused)
    expect(quantity('b')).toBe(focused)
  })

  test('a place that was given the focus keeps what makes it focusable, as long as it has the focus', () => {
    const place = showWith(cart())
    place.tabIndex = -1
    place.focus()
    const { counts: writes } = countWrites()
    swapCart(cart())
    expect(writes).toEqual({})
    expect(place.getAttribute('tabindex')).toBe('-1')
    place.blur()
    swapCart(cart(row('a')))
    expect(place.hasAttribute('tabindex')).toBe(false)
  })

  test('what lies behind an open dialog stays inert', () => {
    const place = showWith(rows())
    place.inert = true
    find('ul').inert = true
    swapCart(withRowInFront())
    // Dialogs lie in the body. What the server said farther inside is the server's to take back.
    expect([place.inert, find('ul').inert]).toEqual([true, false])
  })

  test('the caret stays where it was', () => {
    showWith(rows())
    quantity('b').value = '12345'
    quantity('b').focus()
    quantity('b').setSelectionRange(2, 4)
    swapCart(withRowInFront())
    expect([quantity('b').selectionStart, quantity('b').selectionEnd]).toEqual([2, 4])
  })

  test('a caret that did not move is not set, so that what an input method is composing goes on', () => {
    showWith(rows())
    quantity('b').focus()
    const setCaret = vi.spyOn(quantity('b'), 'setSelectionRange')
    swapCart(withRowInFront())
    expect(setCaret).not.toHaveBeenCalled()
  })

  test('typed text stays', () => {
    showWith(rows('<textarea name="note">server</textarea>'))
    find<HTMLTextAreaElement>('textarea').value = 'chữ tôi gõ'
    swapCart(withRowInFront('<textarea name="note">server says more</textarea>'))
    expect(find<HTMLTextAreaElement>('textarea').value).toBe('chữ tôi gõ')
  })

  test('a changed quantity is not overwritten by what the server last knew', () => {
    showWith(rows())
    quantity('a').value = '5'
    swapCart(cart(row('new'), row('a', '2'), row('b'), row('c')))
    expect(quantity('a').value).toBe('5')
    expect(quantity('a').getAttribute('value')).toBe('2')
  })

  test('open details stay open, and closed ones that the server has open stay closed', () => {
    showWith(rows('<details id="one">1</details><details id="two" open>2</details>'))
    find<HTMLDetailsElement>('#one').open = true
    find<HTMLDetailsElement>('#two').open = false
    swapCart(withRowInFront('<details id="one">1!</details><details id="two" open>2!</details>'))
    expect(find<HTMLDetailsElement>('#one').open).toBe(true)
    expect(find<HTMLDetailsElement>('#two').open).toBe(false)
  })

  test('listeners and mounted islands stay, because their elements do', () => {
    showWith(rows())
    const before = ['a', 'b', 'c'].map(item)
    const heard = vi.fn()
    item('b').addEventListener('click', heard)
    swapCart(withRowInFront())
    expect(['a', 'b', 'c'].map(item)).toEqual(before)
    item('b').click()
    expect(heard).toHaveBeenCalledOnce()
  })

  test('what a widget put beside a row stays where it is', () => {
    showWith(rows())
    const outlet = document.createElement('li')
    outlet.dataset['islandOutlet'] = ''
    find('ul').append(outlet)
    swapCart(cart(row('b'), row('d')))
    expect(find('ul').lastElementChild).toBe(outlet)
    expect(find('ul').children).toHaveLength(3)
  })

  test('a row is not taken for another one because something in a widget’s outlet has a name', () => {
    showWith('<div class="cart"><p>1<span data-island-outlet=""><input name="voucher"></span></p></div>')
    const paragraph = find('p')
    swapCart('<div class="cart"><p>2</p></div>')
    expect(find('p')).toBe(paragraph)
    expect(find('[data-island-outlet]').isConnected).toBe(true)
  })
})

describe('choices', () => {
  const option = (name: string, chosen: string) =>
    `<option value="${name}"${name === chosen ? ' selected' : ''}>${name}</option>`
  const radio = (value: string, chosen: string) =>
    `<input type="radio" name="ship" value="${value}"${value === chosen ? ' checked' : ''}>`
  const colours = (chosen: string, ...names: string[]) =>
    `<div class="cart"><select>${names.map((name) => option(name, chosen)).join('')}</select></div>`
  const select = () => find<HTMLSelectElement>('select')

  test('a changed select keeps its choice when the server has a new default', () => {
    showWith(colours('red', 'red', 'blue', 'green'))
    select().value = 'blue'
    swapCart(colours('green', 'red', 'blue', 'green'))
    expect(select().value).toBe('blue')
  })

  test('a select keeps its first option when the shopper went back to it', () => {
    showWith(colours('blue', 'red', 'blue', 'green'))
    select().value = 'red'
    swapCart(colours('green', 'red', 'blue', 'green'))
    expect(select().value).toBe('red')
  })

  test('a select keeps the first option of a group when the shopper went back to it', () => {
    const groups = (chosen: string) =>
      `<div class="cart"><select><optgroup label="Warm">${option('red', chosen)}</optgroup>
        <optgroup label="Cold">${option('blue', chosen)}${option('green', chosen)}</optgroup></select></div>`
    showWith(groups('blue'))
    select().value = 'red'
    swapCart(groups('green'))
    expect(select().value).toBe('red')
  })

  test('a changed select keeps its choice when options come in front of it', () => {
    showWith(colours('red', 'red', 'blue'))
    select().value = 'blue'
    swapCart(colours('red', 'pink', 'red', 'blue'))
    expect(select().value).toBe('blue')
  })

  test('a changed select keeps its choice when another option goes, and the words of all have changed', () => {
    const stock = (...sizes: [string, number][]) =>
      `<div class="cart"><select>${sizes.map(([size, left]) => `<option value="${size}">${size} (${left})</option>`).join('')}</select></div>`
    showWith(stock(['s', 1], ['m', 9], ['l', 4]))
    select().value = 'm'
    swapCart(stock(['m', 8], ['l', 3]))
    expect(select().value).toBe('m')
    expect(select().textContent).toBe('m (8)l (3)')
  })

  test('an untouched select shows the server’s new choice', () => {
    showWith(colours('', 'red', 'blue'))
    swapCart(colours('blue', 'red', 'blue'))
    expect(select().value).toBe('blue')
  })

  test('a ticked box stays ticked, an untouched one follows the server', () => {
    const boxes = (checked: string) =>
      '<div class="cart"><input type="checkbox" name="gift" value="1">' +
      `<input type="checkbox" name="gift" value="2"${checked}></div>`
    showWith(boxes(''))
    find<HTMLInputElement>('[value="1"]').checked = true
    swapCart(boxes(' checked'))
    expect(find<HTMLInputElement>('[value="1"]').checked).toBe(true)
    expect(find<HTMLInputElement>('[value="2"]').checked).toBe(true)
  })

  test('the shopper’s radio keeps its mark when the server has a new default', () => {
    const radios = (chosen: string) =>
      `<div class="cart">${['post', 'courier', 'shop'].map((value) => radio(value, chosen)).join('')}</div>`
    showWith(radios('post'))
    find<HTMLInputElement>('[value="courier"]').checked = true
    swapCart(radios('shop'))
    expect(find<HTMLInputElement>('[value="courier"]').checked).toBe(true)
    expect(find<HTMLInputElement>('[value="shop"]').checked).toBe(false)
  })
})

describe('values the shopper did not type', () => {
  test('show what the server says now', () => {
    showWith(cart(row('a')))
    swapCart(cart(row('a', '3')))
    expect(quantity('a').value).toBe('3')
  })

  test('a quantity that the server has confirmed follows it again', () => {
    showWith(cart(row('a')))
    quantity('a').value = '3'
    swapCart(cart(row('a', '3')))
    swapCart(cart(row('a', '4')))
    expect(quantity('a').value).toBe('4')
  })

  test('a value that the server takes away goes, where it was the server’s', () => {
    showWith('<div class="cart"><input name="code" value="x"></div>')
    swapCart('<div class="cart"><input name="code"></div>')
    expect(find<HTMLInputElement>('input').value).toBe('')
  })
})

describe('which element is which', () => {
  test('a removed product leaves nothing to the one that comes in its place', () => {
    showWith(cart(row('a')))
    const former = item('a')
    quantity('a').value = '9'
    swapCart(cart(row('b')))
    expect(item('b')).not.toBe(former)
    expect(quantity('b').value).toBe('1')
  })

  test('rows that only share a field name are not mixed up when one leaves', () => {
    const line = (key: string) => `<li><input name="quantity" value="1"><a data-cart_item_key="${key}">×</a></li>`
    showWith(cart(line('a'), line('b')))
    const [, second] = document.querySelectorAll('input')
    swapCart(cart(line('b')))
    expect(find('input')).toBe(second)
  })

  test('fields keep their text when a field comes in front, by their names', () => {
    const field = (name: string) => `<p><label>${name} <input name="${name}"></label></p>`
    showWith(`<div class="cart">${field('email')}</div>`)
    find<HTMLInputElement>('[name="email"]').value = 'meo@example.vn'
    swapCart(`<div class="cart">${field('name')}${field('email')}</div>`)
    expect(find<HTMLInputElement>('[name="email"]').value).toBe('meo@example.vn')
  })

  test('a list stays the same list when its first row is removed and another comes in front', () => {
    showWith(cart(row('a'), row('b')))
    const list = find('ul')
    const second = item('b')
    swapCart(cart(row('c'), row('b')))
    expect(find('ul')).toBe(list)
    expect(item('b')).toBe(second)
  })

  test('equal keys pair in order', () => {
    showWith('<div class="cart"><b data-product_id="1">x</b><b data-product_id="1">y</b></div>')
    const before = [...document.querySelectorAll('b')]
    swapCart('<div class="cart"><b data-product_id="1">X</b><b data-product_id="1">Y</b></div>')
    expect([...document.querySelectorAll('b')]).toEqual(before)
  })

  test('text is changed in place', () => {
    showWith('<div class="cart">2 × <b>10</b> đ</div>')
    const texts = [...find('.cart').childNodes]
    swapCart('<div class="cart">3 × <b>10</b> ₫</div>')
    expect([...find('.cart').childNodes]).toEqual(texts)
    expect(find('.cart').textContent).toBe('3 × 10 ₫')
  })
})

describe('no more moves than needed', () => {
  const list = (keys: string) => cart(...[...keys].map((key) => `<li id="${key}">${key}</li>`))

  test('a row in front is one insertion', () => {
    showWith(list('abcdef'))
    const { counts: writes } = countWrites()
    swapCart(list('xabcdef'))
    expect(writes['insertBefore']).toBe(1)
    expect(writes['removeChild']).toBeUndefined()
  })

  test.each([
    ['the last comes first', 'abcdef', 'fabcde', 1],
    ['the first goes last', 'abcdef', 'bcdefa', 1],
    ['two change places', 'abcdef', 'aecdbf', 2],
    ['two go last', 'abcdef', 'cdefab', 2],
    ['all turned round', 'abcd', 'dcba', 3],
  ])('%s', (_, from, to, moves) => {
    showWith(list(from))
    const move = installMoveBefore()
    const before = new Map([...from].map((key) => [key, find(`#${key}`)]))
    swapCart(list(to))
    expect(move).toHaveBeenCalledTimes(moves)
    expect(document.body.innerHTML).toBe(list(to))
    for (const [key, element] of before) expect(find(`#${key}`)).toBe(element)
  })

  test('a new row is inserted, not moved, where the browser can move', () => {
    showWith(list('ab'))
    const move = installMoveBefore()
    swapCart(list('axb'))
    expect(move).not.toHaveBeenCalled()
    expect(document.body.innerHTML).toBe(list('axb'))
  })
})

describe('a moved row, in a browser that cannot move', () => {
  test('keeps focus, caret and scroll positions', () => {
    const box = (key: string) => `<div class="box" id="box-${key}">${key}</div>`
    showWith(cart(row('a', '1', box('a')), row('b', '1', box('b')), row('c')))
    quantity('a').value = '12345'
    quantity('a').focus()
    quantity('a').setSelectionRange(1, 3)
    find('#box-a').scrollTop = 40
    const { insertBefore } = Node.prototype
    vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(function (this: Node, node, before) {
      // What real browsers do to a node that leaves the page for a moment.
      if (node.isConnected) {
        quantity('a').setSelectionRange(0, 0)
        quantity('a').blur()
        find('#box-a').scrollTop = 0
      }
      return insertBefore.call(this, node, before) as never
    })
    swapCart(cart(row('b', '1', box('b')), row('c'), row('a', '1', box('a'))))
    expect(document.activeElement).toBe(quantity('a'))
    expect([quantity('a').selectionStart, quantity('a').selectionEnd]).toEqual([1, 3])
    expect(find('#box-a').scrollTop).toBe(40)
  })

  test('and nothing breaks where nothing on the page has the focus', () => {
    showWith(cart(row('a'), row('b')))
    vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null)
    swapCart(cart(row('b'), row('a')))
    expect(document.body.innerHTML).toBe(cart(row('b'), row('a')))
  })
})
