import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ListChoice } from '../../../../widgets/wishlist/lists'
import { openNextPage, openPage, PAINT, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { linkBelow } from '../../../support/linkBelow'
import { click, find, press } from '../../../support/page'
import { wakeDialogs } from './wishlistDialogs'

const DIALOG = 'body > .tinv-wishlist > .tinvwl_add_to_select_wishlist.tinv-modal-open'

/** The dialog as the paid edition's server prints it behind the button (plugins contract 2.1). */
const served = `<div class="tinvwl_add_to_select_wishlist tinv-modal"><div class="tinv-overlay"></div><div class="tinv-table">
  <div class="tinv-cell"><div class="tinv-modal-inner"><img src="/heart.png" alt=""><label>Danh sách<select class="tinvwl_wishlist"></select></label>
  <input type="text" class="tinvwl_new_input"><button class="button tinvwl_button_add">Thêm</button>
  <button class="button tinvwl_button_close">Đóng</button></div></div></div></div>`

const lists: readonly ListChoice[] = [
  { id: '3', title: 'Cho Miu', url: 'https://shop.test/wishlist/miu/', holdsProduct: true },
  { id: '5', title: 'Quà <tặng>', url: undefined, holdsProduct: false },
  { id: '8', title: 'Để dành', url: 'javascript:alert(1)', holdsProduct: true },
]

let page: TestPage
let chosen: unknown[]

const isOpen = () => !!document.querySelector(DIALOG)
const select = () => find<HTMLSelectElement>('.tinvwl_wishlist')
const name = () => find<HTMLInputElement>('.tinvwl_new_input')
const options = () => [...select().options].map(({ value, text }) => `${value}: ${text}`)

async function pick(value: string): Promise<void> {
  select().value = value
  select().dispatchEvent(new Event('change', { bubbles: true }))
  await pass()
}

/** Asks at a button; what the shopper chooses arrives in `chosen`. */
async function ask(choices: readonly ListChoice[] = lists, button = '#heart'): Promise<void> {
  const { chooseWishlist } = await import('../../../../widgets/wishlist/dialogs/dialogs')
  find(button).focus()
  chooseWishlist(find(button), find(button), choices).then((choice) => chosen.push(choice))
  await pass()
}

/** A product page and, beside it, a card with a heart of its own. */
async function openProduct(dialog: string, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  page = openPage(`<main><div class="product"><h1 class="product_title"> Bóng chuông </h1>
    <form class="cart"><a id="heart" tabindex="0" data-tinv-wl-product="12">♥</a>${dialog}</form></div>
    <div class="product-small"><p class="product-title">Cần câu $& mèo</p><a id="card-heart" tabindex="0">♥</a></div></main>`)
  chosen = []
  stopClock()
  await wakeDialogs(settings)
}

describe.each([
  ['on the markup of the server', served],
  ['drawn by us', ''],
])('%s', async (_whose, dialog) => {
  beforeEach(() => openProduct(dialog))

  test('wishlist.dialog.lists-the-wishlists: the dialog has the focus on the lists, by title, those with the product marked', async () => {
    await ask()
    expect(options().slice(0, 3)).toEqual(['3: Cho Miu', '5: Quà <tặng>', '8: Để dành'])
    const marked = [...select().options].map(({ classList }) => classList.contains('tinv_in_wishlist'))
    expect(marked).toEqual([true, false, true, false])
    expect(document.activeElement).toBe(select())
    expect(find(DIALOG).getAttribute('role')).toBe('dialog')
    expect(find(DIALOG).getAttribute('aria-label')).toBe('Chọn danh sách yêu thích')
    await pass(PAINT)
    expect(find('main').hasAttribute('inert')).toBe(true)
  })

  test('the first list that does not hold the product is chosen, or the first where all do', async () => {
    await ask()
    expect(select().value).toBe('5')
    press('Escape', document.body)
    await ask(lists.map((list) => ({ ...list, holdsProduct: true })))
    expect(select().value).toBe('3')
  })

  test('wishlist.dialog.chosen-list-is-sent: confirming a list answers with its id, closes, and gives the focus back', async () => {
    await ask()
    await pick('8')
    click(find('.tinvwl_button_add'))
    await pass()
    expect(chosen).toEqual([{ id: '8', name: '' }])
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(find('#heart'))
    expect(document.querySelector('body > .tinv-wishlist > *')).toBeNull()
  })

  test('wishlist.dialog.create-new-with-name: the last choice is a new list, which shows the field for its name', async () => {
    await ask()
    expect(options().at(-1)).toBe(': Tạo danh sách mới')
    expect(name().style.display).toBe('none')
    await pick('')
    expect(name().style.display).toBe('')
    expect(document.activeElement).toBe(name())
    name().value = '  Sinh nhật  '
    click(find('.tinvwl_button_add'))
    await pass()
    expect(chosen).toEqual([{ id: '', name: 'Sinh nhật' }])
  })

  test('Enter in the name field confirms, but not the Enter that ends what an input method composes', async () => {
    await ask()
    await pick('')
    name().value = 'Sinh nhật'
    press('a', name())
    const composing = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true })
    name().dispatchEvent(composing)
    await pass()
    expect([isOpen(), chosen]).toEqual([true, []])
    const enter = press('Enter', name())
    await pass()
    expect(enter.defaultPrevented).toBe(true)
    expect(chosen).toEqual([{ id: '', name: 'Sinh nhật' }])
  })

  test('the second of two clicks on the heart, which comes beside the dialog that the first has opened, leaves it open', async () => {
    await ask()
    click(find('.tinv-overlay'), { detail: 2 })
    await pass()
    expect([isOpen(), chosen]).toEqual([true, []])
    // The double click of a slower hand.
    await pass(400)
    click(find('.tinv-overlay'), { detail: 2 })
    await pass()
    expect([isOpen(), chosen]).toEqual([true, []])
    click(find('.tinv-overlay'), { detail: 1 })
    await pass()
    expect([isOpen(), chosen]).toEqual([false, [undefined]])
  })

  test.each([
    ['the button that closes it', '.tinvwl_button_close'],
    ['the list that is confirmed', '.tinvwl_button_add'],
    ['a place beside it', '.tinv-overlay'],
  ])('the second of two clicks on %s is none on the page below', async (_where, selector) => {
    const below = linkBelow()
    await ask()
    click(find(selector), { detail: 1 })
    await pass()
    expect([isOpen(), below.isReachedBy(2)]).toEqual([false, false])
    expect(below.isReachedBy(1)).toBe(true)
  })

  test('who leaves a page with Turbo while it is open has chosen no list, and the copy of the page has no dialog in it', async () => {
    await ask()
    document.dispatchEvent(new Event('turbo:before-cache'))
    // Turbo makes the copy in a task of its own.
    await pass()
    expect([isOpen(), chosen]).toEqual([false, [undefined]])
    await ask()
    expect(isOpen()).toBe(true)
  })

  test('a name that was typed for an existing list is not sent', async () => {
    await ask()
    await pick('')
    name().value = 'Nháp'
    await pick('3')
    expect(name().style.display).toBe('none')
    click(find('.tinvwl_button_add'))
    await pass()
    expect(chosen).toEqual([{ id: '3', name: '' }])
  })

  test('wishlist.dialog.empty-name-sends-nothing: a new list without a name keeps the dialog open and the focus on the name', async () => {
    await ask()
    await pick('')
    name().value = '   '
    find('.tinvwl_button_add').focus()
    click(find('.tinvwl_button_add'))
    await pass(2000)
    expect(isOpen()).toBe(true)
    expect(document.activeElement).toBe(name())
    expect(chosen).toEqual([])
  })

  test('wishlist.dialog.empty-name-flashes-for-1-s: the name field is marked for a second from the last try on', async () => {
    await ask()
    await pick('')
    click(find('.tinvwl_button_add'))
    await pass()
    expect(name().classList).toContain('empty-name-wishlist')
    expect(name().getAttribute('aria-invalid')).toBe('true')
    await pass(600)
    press('Enter', name())
    await pass(999)
    expect(name().classList).toContain('empty-name-wishlist')
    await pass(1)
    expect(name().classList).not.toContain('empty-name-wishlist')
    expect(name().hasAttribute('aria-invalid')).toBe(false)
  })

  test('the mark does not outlive the dialog', async () => {
    await ask()
    await pick('')
    click(find('.tinvwl_button_add'))
    press('Escape', document.body)
    expect(document.querySelector('.empty-name-wishlist')).toBeNull()
    await ask()
    expect(name().classList).not.toContain('empty-name-wishlist')
  })

  test('wishlist.dialog.already-in-text: the product and the lists that hold it are named', async () => {
    await ask()
    expect(find('.already-in').textContent).toBe('Bóng chuông đã có trong Cho Miu, Để dành')
  })

  test('wishlist.dialog.already-in-links: each list is a link to its page, where it has one that can be opened', async () => {
    await ask()
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.already-in a')]
    expect(links.map(({ href, text }) => `${text}: ${href}`)).toEqual(['Cho Miu: https://shop.test/wishlist/miu/'])
    expect(page.reports).toEqual(['address-unsafe: javascript:alert(1)'])
  })

  test('where no list holds the product nothing is said, not even what was said the last time', async () => {
    await ask()
    press('Escape', document.body)
    await ask(lists.map((list) => ({ ...list, holdsProduct: false })))
    expect(document.querySelector('.already-in')).toBeNull()
  })

  test.each([
    ['Esc', () => press('Escape', document.body)],
    ['the close button', () => click(find('.tinvwl_button_close'))],
    ['a click beside it', () => click(find('.tinv-overlay'))],
  ])('closing it by %s chooses nothing; a name that was typed is there the next time', async (_how, close) => {
    await ask()
    await pick('')
    name().value = 'Sinh nhật'
    close()
    await pass()
    expect(chosen).toEqual([undefined])
    expect(document.activeElement).toBe(find('#heart'))
    await ask()
    expect(name().value).toBe('Sinh nhật')
  })

  test('a name that has become a list is not offered again', async () => {
    await ask()
    await pick('')
    name().value = 'Sinh nhật'
    click(find('.tinvwl_button_add'))
    await pass()
    await ask([...lists, { id: '9', title: 'Sinh nhật', url: undefined, holdsProduct: false }])
    expect(name().value).toBe('')
  })

  test('asking again while it is open ends the first question', async () => {
    await ask()
    await ask(lists, '#card-heart')
    expect(chosen).toEqual([undefined])
    expect(document.querySelectorAll(DIALOG)).toHaveLength(1)
    click(find(`${DIALOG} .tinvwl_button_add`))
    await pass()
    expect(chosen).toEqual([undefined, { id: '5', name: '' }])
  })
})

test('the server’s dialog goes back to its button, with its picture above what it says, and leaves with the button', async () => {
  await openProduct(served)
  await ask()
  expect(find('img + * > .already-in').textContent).toMatch(/Cho Miu/)
  press('Escape', document.body)
  expect(find('#heart').nextElementSibling?.className).toBe('tinvwl_add_to_select_wishlist tinv-modal')
  await ask()
  find('#heart').remove()
  press('Escape', document.body)
  expect(document.querySelector('.tinvwl_add_to_select_wishlist')).toBeNull()
})

test('a dialog of the server with a part missing is not used', async () => {
  await openProduct(served.replace('tinvwl_new_input', 'other'))
  await ask()
  expect(find('#heart + .tinv-modal select').children).toHaveLength(0)
  expect(find(`${DIALOG} select`).children).toHaveLength(4)
})

test('our own dialog names its field and its lists, and asks in the language of the shopper', async () => {
  await openProduct('', { locale: 'en' })
  await ask()
  expect(find(`${DIALOG} .tinv-txt`).textContent).toBe('Choose a wishlist')
  expect(select().getAttribute('aria-label')).toBe('Choose a wishlist')
  expect(name().getAttribute('aria-label')).toBe('Name of the new wishlist')
  expect(options().at(-1)).toBe(': Create New')
  expect(find('.already-in').textContent).toBe('Bóng chuông already in Cho Miu, Để dành')
  expect([...document.querySelectorAll(`${DIALOG} button`)].map(({ textContent }) => textContent)).toEqual([
    'Add to wishlist',
    'Close',
  ])
})

test('the texts of the server win, and one without a place for the lists has them at its end', async () => {
  vi.stubGlobal('tinvwl_add_to_wishlist', { text_create: 'Mới', text_already_in: '{product_name} - đã có:' })
  await openProduct('')
  await ask()
  expect(options().at(-1)).toBe(': Mới')
  expect(find('.already-in').textContent).toBe('Bóng chuông - đã có: Cho Miu, Để dành')
})

test('a card’s heart speaks of the card’s product, whatever is in its name', async () => {
  await openProduct('')
  await ask(lists, '#card-heart')
  expect(find('.already-in').textContent).toBe('Cần câu $& mèo đã có trong Cho Miu, Để dành')
  press('Escape', document.body)
  document.body.insertAdjacentHTML('beforeend', '<a id="alone" tabindex="0">♥</a>')
  await ask(lists, '#alone')
  expect(find('.already-in').textContent).toBe('Bóng chuông đã có trong Cho Miu, Để dành')
})

test('what was asked or said on a page whose body another takes the place of ends there: nothing is chosen, nothing spoken or left open', async () => {
  await openProduct('')
  const { showMessage } = await import('../../../../widgets/wishlist/dialogs/dialogs')
  await ask()
  showMessage('<p>Đã thêm</p>', find('#heart'))
  await pass()
  openNextPage()
  await pass(2000)
  expect(chosen).toEqual([undefined])
  expect(document.querySelector('[role="status"]')?.textContent ?? '').toBe('')
  expect(document.querySelector('.tinv-wishlist')).toBeNull()
})
