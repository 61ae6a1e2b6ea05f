import { beforeEach, describe, expect, test, vi } from 'vitest'
import { cartAnswer } from '../../../support/cartHtml'
import { openShop } from '../../../support/fakeShop'
import { openPage, pass, replaceBody, stopClock } from '../../../support/freshPage'
import { click, find } from '../../../support/page'
import { startPage } from '../../../support/startPage'

beforeEach(async () => {
  openPage(`
    <form class="cart" method="post" action="/san-pham/"><button class="single_add_to_cart_button" id="buy">Mua</button></form>
    <form class="cart" id="bare"></form>
    <form class="search"><button class="single_add_to_cart_button" id="search">Tìm</button></form>
    <a class="single_add_to_cart_button" id="outside" href="#x">Mua</a>
    <a class="single_add_to_cart_button disabled" id="disabled" href="#x">Mua</a>`)
  stopClock()
  openShop(cartAnswer(''))
  await startPage()
  await pass(1)
})

const isLoading = (id: string) => find(`#${id}`).classList.contains('loading')

/** What the browser does when a shopper sends the form that a button is in. */
function submit(selector: string, submitter: HTMLElement | null = null): Event {
  const event = Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter })
  find(selector).dispatchEvent(event)
  return event
}

test('a product form that is sent makes its button busy, and is sent', async () => {
  const event = submit('form:has(#buy)')
  await pass()
  expect(event.defaultPrevented).toBe(false)
  expect(isLoading('buy')).toBe(true)
})

test('a form whose sending another script prevents leaves its button as it is', async () => {
  document.addEventListener('submit', (event) => event.preventDefault())
  submit('form:has(#buy)')
  await pass()
  expect(isLoading('buy')).toBe(false)
})

test('other forms are no concern of the cart, and a product form without a button breaks nothing', async () => {
  submit('form:has(#search)')
  submit('#bare')
  await pass()
  expect(isLoading('search')).toBe(false)
})

test('a button of a product table, which adds by a script of its own, is not', async () => {
  Object.assign(find('#outside').dataset, { product_id: '12', quantity: '1' })
  click(find('#outside'))
  await pass()
  expect(isLoading('outside')).toBe(false)
})

test('a button outside of any product form is busy from the click on, unless it is disabled', async () => {
  click(find('#outside'))
  click(find('#disabled'))
  await pass()
  expect(['outside', 'disabled'].map(isLoading)).toEqual([true, false])
})

test.each([
  ['its part', '#bang'],
  ['its whole address', `${location.href}#bang`],
])('a button outside that leads to a place in this page, by %s, is not, as nobody would free it', async (_by, href) => {
  const link = `<a class="single_add_to_cart_button" id="leads" href="${href}">Chọn</a><table id="bang"></table>`
  document.body.insertAdjacentHTML('beforeend', link)
  click(find('#leads'))
  await pass()
  expect(isLoading('leads')).toBe(false)
})

test('a button elsewhere on the page that belongs to a form, as in a sticky bar, is busy only if that form is sent', async () => {
  find('form:has(#buy)').id = 'product'
  const html = '<button class="single_add_to_cart_button" id="bar" form="product">Mua</button>'
  document.body.insertAdjacentHTML('beforeend', html)
  const stop = new AbortController()
  document.addEventListener('submit', (event) => event.preventDefault(), stop)
  click(find('#bar'))
  await pass()
  stop.abort()
  expect(isLoading('bar')).toBe(false)
  submit('#product', find('#bar'))
  await pass()
  expect(['bar', 'buy'].map(isLoading)).toEqual([true, false])
})

describe('a button outside of forms whose script presses the form’s, as that of a plug-in’s sticky bar', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<button class="single_add_to_cart_button" id="bar">Mua</button>')
    find('#bar').addEventListener('click', () => click(find('#buy')))
  })

  test('is busy if that form is sent, and the form’s as well', async () => {
    click(find('#bar'))
    await pass()
    expect(['bar', 'buy'].map(isLoading)).toEqual([true, true])
  })

  test.each<[string, () => void]>([
    ['a script adds in the background', () => document.addEventListener('submit', (event) => event.preventDefault())],
    [
      'the browser asks for a field',
      () => find('#buy').before(Object.assign(document.createElement('input'), { required: true })),
    ],
    [
      'the options are still to be chosen',
      () => {
        find('#buy').classList.add('disabled')
        find('#buy').addEventListener('click', (event) => event.preventDefault())
      },
    ],
  ])('is free where nothing is sent, because %s', async (_why, prepare) => {
    prepare()
    click(find('#bar'))
    await pass()
    expect(['bar', 'buy'].map(isLoading)).toEqual([false, false])
  })
})

test('of several buttons of a form the one that was pressed is busy', async () => {
  find('#buy').insertAdjacentHTML(
    'afterend',
    '<button class="single_add_to_cart_button" id="now" name="buy-now">Mua ngay</button>',
  )
  submit('form:has(#buy)', find('#now'))
  await pass()
  expect(['buy', 'now'].map(isLoading)).toEqual([false, true])
})

test('a shopper who comes back finds the button free', async () => {
  submit('form:has(#buy)')
  await pass()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await pass()
  expect(isLoading('buy')).toBe(false)
})

test('in a body that takes the place of another each button is marked once', async () => {
  await replaceBody()
  const marks = vi.spyOn(find('#buy').classList, 'add')
  submit('form:has(#buy)')
  await pass()
  expect(marks.mock.calls).toEqual([['loading']])
})

test('the button of another form, as that of the shop’s blocks, is busy only if that form is sent', async () => {
  const stop = new AbortController()
  document.addEventListener('submit', (event) => event.preventDefault(), stop)
  click(find('#search'))
  submit('form:has(#search)', find('#search'))
  await pass()
  expect(isLoading('search')).toBe(false)
  stop.abort()
  submit('form:has(#search)', find('#search'))
  await pass()
  expect(isLoading('search')).toBe(true)
})

test.each(['click', 'submit'])('a %s that a script raises on the document itself concerns no button', (type) => {
  expect(() => document.dispatchEvent(new Event(type))).not.toThrow()
})

test.each<[string, () => void]>([
  ['a form for another tab', () => find('form:has(#buy)').setAttribute('target', '_blank')],
  ['a button for another tab', () => find('#buy').setAttribute('formtarget', '_blank')],
  ['a key that opens another tab', () => click(find('#buy'), { ctrlKey: true })],
])('a form that opens elsewhere leaves its button free, as this page stays: %s', async (_why, prepare) => {
  prepare()
  submit('form:has(#buy)', find('#buy'))
  await pass()
  expect(isLoading('buy')).toBe(false)
})

test('a form that says that it opens here makes its button busy, and so does one that is sent after a click with a key', async () => {
  find('form:has(#buy)').setAttribute('target', '_blank')
  find('#buy').setAttribute('formtarget', '_self')
  click(find('#buy'), { shiftKey: true })
  await pass()
  submit('form:has(#buy)', find('#buy'))
  await pass()
  expect(isLoading('buy')).toBe(true)
})

test('a link that opens in another tab is not busy', async () => {
  find('#outside').setAttribute('target', '_blank')
  click(find('#outside'))
  await pass()
  expect(isLoading('outside')).toBe(false)
})
