import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { CUT_OFF, openPage, pass, stopClock, type TestPage, TWO_FRAMES } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { click, find, press } from '../../support/page'
import { approach, startPage } from '../../support/startPage'
import { showScripts } from '../../support/themeScripts'

const CLOSES_IN = 300
const HEARD_AFTER = 1000

/** A product box of the theme (contract 3.2). */
function card(id: string): string {
  return `<div class="product-small col product post-${id}"><div class="product-small box"><div class="box-image">
      <div><a href="/san-pham/${id}/"><img alt=""></a></div>
      <div class="image-tools" id="saves-${id}"><a href="/?save=${id}">♥</a></div>
      <div class="image-tools grid-tools" id="tools-${id}"><span><a class="quick-view" id="view-${id}" data-prod="${id}" href="#quick-view">Xem nhanh</a></span></div></div>
    <div class="box-text"><p class="product-title"><a href="/san-pham/${id}/">Sản phẩm ${id}</a></p></div></div></div>`
}

/** The answer of the server (contract 3.4). */
function answer(id: string, title = `<a class="plain" href="/san-pham/${id}/"><h1>Bát sứ ${id}</h1></a>`): string {
  return `<div class="product-quick-view-container"><div class="row product" id="product-${id}">
    <div class="product-gallery"><div class="slider"><div class="slide first"><img alt=""></div></div></div>
    <div class="product-info summary"><div class="product-lightbox-inner">${title}
      <form class="cart" action="" method="post"><button name="add-to-cart" value="${id}">Thêm</button></form></div></div></div></div>`
}

let page: TestPage
let shop: FakeShop

beforeEach(() => {
  page = openPage(`<main id="main"><div class="products">${card('12')}${card('13')}</div></main>`)
  stopClock()
  shop = openShop()
})

async function ask(id = '12'): Promise<MouseEvent> {
  const event = click(find(`#view-${id}`))
  await pass()
  return event
}

async function open(id = '12'): Promise<void> {
  await ask(id)
  shop.answer(answer(id))
  await pass(TWO_FRAMES)
}

const FIELDS = `<label for="pa_color">Màu</label><select id="pa_color"></select>
  <label for="gift"><b>Gói quà</b> <a href="#goi">Xem</a></label><input type="checkbox" id="gift">
  <label for="card">Thiệp <select></select><input type="checkbox" id="card"></label><label for="own">Riêng</label><input id="own">`

test('the fields of a product have its own labels, also where the page has fields of the same ids', async () => {
  document.body.insertAdjacentHTML('beforeend', FIELDS.replace(/<label for="own".*/s, ''))
  await startPage()
  await ask()
  shop.answer(answer('12').replace('<button', `${FIELDS}<button`))
  await pass(TWO_FRAMES)
  const inside = (selector: string) => find<HTMLInputElement>(`.mfp-wrap ${selector}`)
  const names = ['#pa_color', '#gift', '#card', '#own'].map((id) => inside(id).getAttribute('aria-label'))
  expect(names).toEqual(['Màu', 'Gói quà Xem', 'Thiệp', null])
  // By itself a label would lead to the page's field.
  expect(click(inside('[for="pa_color"]')).defaultPrevented).toBe(true)
  await pass()
  expect(document.activeElement).toBe(inside('#pa_color'))
  expect(click(inside('[for="gift"] b')).defaultPrevented).toBe(true)
  await pass()
  expect(inside('#gift').checked).toBe(true)
  expect(find<HTMLInputElement>('body > #gift').checked).toBe(false)
  expect(click(inside('[for="gift"] a')).defaultPrevented).toBe(false)
  await pass()
  expect(inside('#gift').checked).toBe(true)
  inside('#card').click()
  await pass()
  expect(inside('#card').checked).toBe(true)
})

test('where the shop’s script for variations still runs, it is asked to begin the forms of the product, each by itself, when they are in the page', async () => {
  const begun: (readonly [forms: string[], isInPage: boolean])[] = []
  const jQuery = installJQuery()
  Object.assign(jQuery.fn, {
    wc_variation_form(this: Iterable<Element>) {
      const forms = [...this]
      begun.push([forms.map(({ className }) => className), forms.every(({ isConnected }) => isConnected)])
    },
  })
  await startPage()
  await ask()
  shop.answer(answer('12').replace('<form class="cart"', '<form class="cart variations_form"'))
  await pass(TWO_FRAMES)
  expect(begun).toEqual([[['cart variations_form'], true]])
})

test('one that is open goes with the body that a script puts another in the place of, and the next one opens alone', async () => {
  await startPage()
  await open()
  const shown = () => Array.from(document.querySelectorAll('.mfp-wrap h1'), ({ textContent }) => textContent)
  expect(shown()).toEqual(['Bát sứ 12'])
  const body = document.createElement('body')
  body.innerHTML = card('13')
  document.body.replaceWith(body)
  await pass(HEARD_AFTER)
  expect([shown(), document.documentElement.style.overflow]).toEqual([[], ''])
  await open('13')
  expect(shown()).toEqual(['Bát sứ 13'])
})

test.each([
  ['Turbo', 'turbo:before-cache'],
  ['htmx', 'htmx:beforeHistorySave'],
])('one that is open when %s copies the page is told to close, and is not in the copy', async (_name, copies) => {
  await startPage()
  const heard: string[] = []
  for (const type of ['shop-islands:quick-view-opened', 'shop-islands:quick-view-closed'])
    document.addEventListener(type, () => heard.push(type))
  await open()
  document.dispatchEvent(new Event(copies))
  // Turbo makes the copy in a task of its own, htmx at once.
  if (copies.startsWith('turbo')) await pass()
  expect(document.querySelector('.mfp-wrap,.mfp-bg,[inert]')).toBeNull()
  await pass()
  expect(heard).toEqual(['shop-islands:quick-view-opened', 'shop-islands:quick-view-closed'])
  await open('13')
  expect(document.querySelectorAll('.mfp-wrap h1')).toHaveLength(1)
})

describe('extensions of the shop that begin by quick-view-displayed', () => {
  const heard: string[] = []
  const VARIATIONS = `<form class="cart variations_form" data-product_id="12" data-product_variations="[]">
    <table class="variations"><tr><td class="value"><select name="attribute_color"><option value=""></option></select></td></tr></table>`

  /** Opens a quick view whose product has this in place of the beginning of its form. */
  async function openWith(form = '<form class="cart">'): Promise<void> {
    heard.length = 0
    const jQuery = installJQuery()
    for (const name of ['wc_variation_form', 'quick-view-displayed'])
      jQuery(document.body).on(name, () => {
        heard.push(name)
        if (name === 'quick-view-displayed') heard.push(find('.mfp-content h1').textContent ?? '')
      })
    await startPage()
    await ask()
    shop.answer(answer('12').replace('<form class="cart" action="" method="post">', form))
    await pass(TWO_FRAMES)
  }

  test('hear it at once where the product has no variations', async () => {
    await openWith()
    expect(heard).toEqual(['quick-view-displayed', 'Bát sứ 12'])
    press('Escape', document.activeElement ?? document.body)
    await pass(CLOSES_IN)
    expect(heard).toHaveLength(2)
  })

  test('hear it once, when all variation forms have begun', async () => {
    await openWith(`${VARIATIONS}</form>${VARIATIONS}`)
    expect(heard).toEqual([])
    await pass(HEARD_AFTER)
    await pass(HEARD_AFTER)
    expect(heard).toEqual(['wc_variation_form', 'wc_variation_form', 'quick-view-displayed', 'Bát sứ 12'])
  })

  test('wait for each of the forms, also where one begins later than the others', async () => {
    const form = '<form class="cart variations_form">'
    await openWith(`${form}</form>${form}`)
    for (const own of document.querySelectorAll('.variations_form')) {
      expect(heard).not.toContain('quick-view-displayed')
      jQuery(own).trigger('wc_variation_form')
      await pass(TWO_FRAMES)
    }
    expect(heard).toEqual(['wc_variation_form', 'wc_variation_form', 'quick-view-displayed', 'Bát sứ 12'])
  })

  test('hear it all the same where a variation form has nothing to choose', async () => {
    await openWith('<form class="cart variations_form"><p class="stock">Hết hàng</p>')
    expect(heard).toEqual([])
    await pass(HEARD_AFTER)
    expect(heard).toEqual(['quick-view-displayed', 'Bát sứ 12'])
  })

  test('hear nothing of a quick view that was closed before', async () => {
    await openWith('<form class="cart variations_form"><p class="stock">Hết hàng</p>')
    press('Escape', document.activeElement ?? document.body)
    jQuery(find('.variations_form')).trigger('wc_variation_form')
    await pass(CLOSES_IN)
    await pass(HEARD_AFTER)
    expect(heard).toEqual(['wc_variation_form'])
  })
})

const isLoading = (id: string) => find(`#tools-${id}`).classList.contains('processing')
const products = () => shop.requests.map(({ fields }) => fields['product'])
const dialogs = () => document.querySelectorAll('.mfp-wrap:not(.mfp-removing)')

describe('a click on quick view', () => {
  test('quick-view.open.request: asks for the product whose id the button carries, and the page is not left', async () => {
    await startPage()
    expect((await ask()).defaultPrevented).toBe(true)
    expect(shop.requests).toMatchObject([
      {
        url: '/wp-admin/admin-ajax.php',
        fields: { action: 'flatsome_quickview', product: '12' },
        init: { method: 'POST' },
      },
    ])
  })

  test('quick-view.open.answer-is-html: the answer becomes the content of the lightbox, in the elements that the theme’s styles know', async () => {
    await startPage()
    await open()
    expect(find('body > .mfp-bg').className).toBe('mfp-bg mfp-ready')
    expect(find('body > .mfp-wrap').className).toBe('mfp-wrap mfp-ready')
    const content = find('.mfp-wrap > .mfp-container > .mfp-content > div.product-lightbox.lightbox-content')
    expect(content.innerHTML).toBe(answer('12'))
    expect(find('form.cart').getAttribute('action')).toBe('')
  })

  test('shows on the tools around the button that something is on its way, and says so to who listens for long', async () => {
    await startPage()
    await ask()
    expect(isLoading('12')).toBe(true)
    await pass(TWO_FRAMES)
    expect(find('#view-12').getAttribute('aria-busy')).toBe('true')
    await pass(HEARD_AFTER)
    expect(find('[role="status"]').textContent).toBe('Đang tải sản phẩm.')
    shop.answer(answer('12'))
    await pass()
    expect(isLoading('12')).toBe(false)
    expect(find('#view-12').hasAttribute('aria-busy')).toBe(false)
    expect(find('[role="status"]').textContent).toBe('')
  })

  test('is quiet where the answer comes at once', async () => {
    await startPage()
    await open()
    await pass(HEARD_AFTER)
    expect(find('[role="status"]').textContent).toBe('')
  })

  test('finds the link marked as one that opens a quick view, once and for all', async () => {
    await startPage()
    await approach('#view-12')
    expect(find('#view-12').className).toBe('quick-view quick-view-added')
    await open()
    expect(find('#view-12').className).toBe('quick-view quick-view-added')
  })

  test.each<[string, () => void]>([
    ['that names no product', () => find('#view-12').setAttribute('data-prod', '')],
    ['in the page builder', () => document.documentElement.setAttribute('ng-app', 'uxBuilder')],
  ])('finds no mark on a link %s', async (_where, prepare) => {
    prepare()
    await startPage()
    await approach('#view-12')
    document.documentElement.removeAttribute('ng-app')
    expect(find('#view-12').className).toBe('quick-view')
  })

  test('quick-view.open.not-in-page-builder: sends no request there and opens nothing', async () => {
    document.documentElement.setAttribute('ng-app', 'uxBuilder')
    await startPage()
    const event = await ask()
    document.documentElement.removeAttribute('ng-app')
    expect(event.defaultPrevented).toBe(false)
    expect(shop.requests).toEqual([])
    expect(dialogs()).toHaveLength(0)
  })

  test.each<[string, () => void]>([
    ['on a link without a product', () => find('#view-12').setAttribute('data-prod', '')],
    ['where the theme’s own script serves it', () => showScripts()],
  ])('%s is left to the page', async (_where, prepare) => {
    prepare()
    await startPage()
    expect((await ask()).defaultPrevented).toBe(false)
    expect(shop.requests).toEqual([])
  })

  test('again on the same product while it is on its way asks nothing more', async () => {
    await startPage()
    await ask()
    await ask()
    find('#view-13').dataset['prod'] = '12'
    await ask('13')
    expect(products()).toEqual(['12'])
    shop.answer(answer('12'))
    await pass()
    expect(dialogs()).toHaveLength(1)
  })

  test('on another product gives the first up', async () => {
    await startPage()
    await ask('12')
    await ask('13')
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
    expect([isLoading('12'), isLoading('13')]).toEqual([false, true])
    shop.answer(answer('13'))
    await pass()
    expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Bát sứ 13')
    expect(page.visited).toEqual([])
    expect(page.reports).toEqual([])
  })

  test('on another product stays on its way when the first one’s link leaves the page', async () => {
    await startPage()
    await ask('12')
    await ask('13')
    find('#view-12').remove()
    await pass()
    expect(isLoading('13')).toBe(true)
    shop.answer(answer('13'))
    await pass()
    expect(dialogs()).toHaveLength(1)
  })

  test('once more after closing asks once more', async () => {
    await startPage()
    await open()
    press('Escape', document.body)
    await pass(CLOSES_IN)
    await open()
    expect(products()).toEqual(['12', '12'])
    expect(dialogs()).toHaveLength(1)
  })
})

describe('given up while it loads', () => {
  test('not by the Esc for a panel that has been opened since: that closes, and the next Esc is for this one', async () => {
    await startPage()
    await ask()
    const { openModal } = await import('../../../src/page/modal')
    const panel = document.body.appendChild(document.createElement('div'))
    const restorePage = openModal(panel, { opener: find('#tools-12'), hasScrollBar: false, close: () => restorePage() })
    press('Escape', document.body)
    expect(shop.requests[0]?.init.signal?.aborted).toBe(false)
    press('Escape', document.body)
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
  })

  test.each<[string, () => void]>([
    ['by Esc', () => press('Escape', document.body)],
    ['because the listing is replaced', () => find('.products').replaceChildren()],
  ])('%s, the request ends and nothing opens', async (_how, giveUp) => {
    await startPage()
    await ask()
    const tools = find('#tools-12')
    press('a', document.body)
    press('Escape', document.body, { isComposing: true })
    expect(shop.requests[0]?.init.signal?.aborted).toBe(false)
    giveUp()
    await pass()
    expect(shop.requests[0]?.init.signal?.aborted).toBe(true)
    expect(tools.classList).not.toContain('processing')
    expect([page.visited, page.reports]).toEqual([[], []])
    expect(dialogs()).toHaveLength(0)
  })

  test('by Esc, the lightbox stays from which it was asked for; the next Esc closes that', async () => {
    await startPage()
    await open()
    find('.product-lightbox-inner').insertAdjacentHTML(
      'beforeend',
      '<a class="quick-view" id="view-14" data-prod="14" href="#quick-view">Xem nhanh</a>',
    )
    await ask('14')
    press('Escape', find('#view-14'))
    await pass(CLOSES_IN)
    expect(shop.requests[1]?.init.signal?.aborted).toBe(true)
    expect(dialogs()).toHaveLength(1)
    press('Escape', find('#view-14'))
    await pass(CLOSES_IN)
    expect(dialogs()).toHaveLength(0)
  })

  test('at once, nobody is told that something is on its way', async () => {
    await startPage()
    await ask()
    press('Escape', document.body)
    click(find('#view-12'))
    press('Escape', document.body)
    await pass(HEARD_AFTER)
    expect(find('[role="status"]').textContent).toBe('')
  })

  test('it can be asked for again', async () => {
    await startPage()
    await ask()
    press('Escape', document.body)
    await open()
    expect(products()).toEqual(['12', '12'])
    expect(dialogs()).toHaveLength(1)
  })
})

describe('the lightbox', () => {
  test('is a modal dialog named after the product, with the keyboard on the product’s name', async () => {
    await startPage()
    await open()
    const dialog = find('[role="dialog"]')
    expect([dialog.getAttribute('aria-modal'), dialog.getAttribute('aria-label')]).toEqual(['true', 'Bát sứ 12'])
    expect(document.activeElement).toBe(find('.product-lightbox a.plain'))
    expect(find('.mfp-close').getAttribute('aria-label')).toBe('Đóng')
    expect(find('#main').hasAttribute('inert')).toBe(true)
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  test.each([
    ['<h1 class="product-title"><a id="name" href="/x">Bát</a></h1>', 'Bát', '#name'],
    ['<h1>Bát</h1>', 'Bát', '.mfp-close'],
    ['', 'Xem nhanh', '.mfp-close'],
  ])('with the title "%s" is named "%s" and puts the keyboard on %s', async (title, name, focused) => {
    await startPage()
    await ask()
    shop.answer(answer('12', title))
    await pass()
    expect(find('[role="dialog"]').getAttribute('aria-label')).toBe(name)
    expect(document.activeElement).toBe(find(focused))
  })

  test('speaks the language of the page', async () => {
    await startPage({ locale: 'en' })
    await ask()
    shop.answer(answer('12', ''))
    await pass()
    expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Quick view')
    expect(find('.mfp-close').getAttribute('aria-label')).toBe('Close')
  })

  test('runs no script of the answer', async () => {
    await startPage()
    await ask()
    shop.answer(answer('12', '<script>window.hasRun = true</script><h1>Bát</h1>'))
    await pass()
    expect('hasRun' in window).toBe(false)
  })

  test('wakes the widgets in it', async () => {
    const woken = vi.fn()
    const { defineWidget } = await import('../../../src/islands/start')
    const { useHost } = await import('../../../src/react')
    defineWidget({
      name: 'form-in-it',
      selectors: 'form.cart',
      wake: 'idle',
      component: () => {
        woken(useHost().closest('.product-lightbox'))
        return null
      },
    })
    await startPage()
    await open()
    await pass(50)
    expect(woken).toHaveBeenCalledExactlyOnceWith(find('.product-lightbox'))
  })

  test('takes the place of another that is open', async () => {
    await startPage()
    await open('12')
    find('.product-lightbox').insertAdjacentHTML('beforeend', card('14'))
    await open('14')
    expect(dialogs()).toHaveLength(1)
    expect(find('.mfp-wrap:not(.mfp-removing)').getAttribute('aria-label')).toBe('Bát sứ 14')
    await pass(CLOSES_IN)
    expect(document.querySelectorAll('.mfp-wrap,.mfp-bg')).toHaveLength(2)
  })

  test('stays while the listing behind it is replaced', async () => {
    await startPage()
    await open()
    find('.products').replaceChildren()
    await pass(CLOSES_IN)
    expect(dialogs()).toHaveLength(1)
    press('Escape', document.body)
    await pass(CLOSES_IN)
    expect(document.querySelector('.mfp-wrap,.mfp-bg,#main[inert]')).toBeNull()
  })

  test('says when it opens and when it closes', async () => {
    const [opened, closed] = [
      page.heard('shop-islands:quick-view-opened'),
      page.heard('shop-islands:quick-view-closed'),
    ]
    await startPage()
    await open()
    expect([opened, closed]).toEqual([[{ product: '12' }], []])
    press('Escape', document.body)
    expect(closed).toEqual([{ product: '12' }])
  })
})

describe.each<[string, () => void]>([
  ['its button', () => click(find('.mfp-close'))],
  ['Esc', () => press('Escape', find('.product-lightbox a'))],
  ['a click on the overlay', () => click(find('.mfp-container'))],
])('closed by %s', (_how, close) => {
  test('quick-view.close.removed-after-300-ms: it is removed 300 ms later, and the keyboard is back on the button at once', async () => {
    await startPage()
    await open()
    close()
    expect(document.activeElement).toBe(find('#view-12'))
    expect(find('#main').hasAttribute('inert')).toBe(false)
    await pass(CLOSES_IN - 1)
    expect(find('.mfp-wrap').className).toBe('mfp-wrap mfp-ready mfp-removing')
    expect(find('.mfp-bg').className).toBe('mfp-bg mfp-ready mfp-removing')
    await pass(1)
    expect(document.querySelector('.mfp-wrap,.mfp-bg,.product-lightbox')).toBeNull()
    expect(document.documentElement.style.overflow).toBe('')
  })
})

describe('what closes nothing', () => {
  const drag = (from: string, to: string) => {
    find(from).dispatchEvent(new Event('pointerdown', { bubbles: true }))
    click(find(to))
  }

  test('a click in the product, also on something that goes with it', async () => {
    await startPage()
    await open()
    find('form.cart').addEventListener('click', ({ target }) => (target as Element).remove())
    click(find('form.cart button'))
    await pass(CLOSES_IN)
    expect(dialogs()).toHaveLength(1)
  })

  test('a drag that began in the product and ended beside it; the next click there closes', async () => {
    await startPage()
    await open()
    drag('.slide', '.mfp-container')
    await pass(CLOSES_IN)
    expect(dialogs()).toHaveLength(1)
    drag('.mfp-container', '.mfp-container')
    await pass()
    expect(dialogs()).toHaveLength(0)
  })
})

describe('a quick view that fails', () => {
  test.each([
    ['the connection is lost', new TypeError('offline')],
    ['the server fails', 500],
    ['nothing comes back', ''],
    ['a page of errors comes back', '<!doctype html><html><body><div class="product">404</div></body></html>'],
    ['HTML without a product comes back', '<p>Không có</p>'],
  ])(
    'because %s: the shopper goes to the product’s own page, and sees that something is on its way until it has gone',
    async (_why, failure) => {
      await startPage()
      await ask()
      shop.answer(failure)
      await pass(CUT_OFF)
      expect([isLoading('12'), find('#view-12').getAttribute('aria-busy')]).toEqual([true, 'true'])
      expect(dialogs()).toHaveLength(0)
      expect(page.visited).toEqual([`${location.origin}/san-pham/12/`])
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      await pass()
      expect([isLoading('12'), find('#view-12').hasAttribute('aria-busy')]).toEqual([false, false])
      // Who comes back has seen the product.
      expect(document.querySelector('.woocommerce-error')).toBeNull()
      expect(page.reports).toEqual([expect.stringContaining('quick-view-failed')])
    },
  )

  test('waits for what the shopper has asked for before, and can be given up meanwhile', async () => {
    await startPage()
    const { inTurn } = await import('../../../src/stores/cart/queue')
    const failWith = async (whileQueued: () => void) => {
      const call = deferred<void>()
      const queued = inTurn(() => call.promise)
      await ask()
      shop.answer(500)
      await pass()
      expect([isLoading('12'), page.visited]).toEqual([true, []])
      whileQueued()
      call.resolve()
      await queued
      await pass()
    }
    await failWith(() => press('Escape', document.body))
    expect([isLoading('12'), page.visited]).toEqual([false, []])
    // Who has given it up is not told that it has failed.
    expect(document.querySelector('.woocommerce-error')).toBeNull()
    await failWith(() => {})
    expect([isLoading('12'), page.visited]).toEqual([true, [`${location.origin}/san-pham/12/`]])
    press('Escape', document.body)
    await pass()
    expect(isLoading('12')).toBe(false)
  })

  test('because the server says nothing for 30 seconds: the same', async () => {
    await startPage()
    await ask()
    await pass(29_999)
    expect(page.visited).toEqual([])
    await pass(1)
    expect(page.visited).toEqual([`${location.origin}/san-pham/12/`])
  })

  test.each<[string, string, string[]]>([
    ['its own address', '<a data-island="quick-view" data-prod="12" id="view-12" href="/p/12/">Xem</a>', ['/p/12/']],
    [
      'the picture of its card',
      '<div class="product"><div class="box-image"><div class="image-tools"><a href="/save">♥</a><i id="view-12" class="quick-view" data-prod="12"></i></div><a href="/p/12/">x</a></div></div>',
      ['/p/12/'],
    ],
    [
      'the name of its card, where its own address is none',
      '<div class="product"><p class="product-title"><a href="/p/12/">Bát</a></p><a class="quick-view" data-prod="12" id="view-12" href="javascript:void(0)">Xem</a></div>',
      ['/p/12/'],
    ],
    [
      'nothing, where there is no link to the product',
      '<a class="quick-view" data-prod="12" id="view-12" href="#x">Xem</a>',
      [],
    ],
  ])('leads to %s', async (_where, html, visited) => {
    find('main').innerHTML = html
    await startPage()
    await ask()
    shop.answer(500)
    await pass()
    expect(page.visited).toEqual(visited.map((path) => `${location.origin}${path}`))
  })

  test('leads to where the link does, also where the shop has another base for links', async () => {
    document.head.innerHTML += '<base href="/">'
    onTestFinished(() => find('base').remove())
    history.replaceState(null, '', '/meo/do-choi/')
    find('#view-12').setAttribute('href', 'san-pham/12/')
    await startPage()
    await ask()
    shop.answer(500)
    await pass()
    expect(page.visited).toEqual([`${location.origin}/san-pham/12/`])
  })

  test('where there is no link to the product, the shopper is told, until the next attempt', async () => {
    find('main').innerHTML = '<a class="quick-view" data-prod="12" id="view-12" href="#x">Xem</a>'
    await startPage()
    const notices = () => [...document.querySelectorAll('.woocommerce-error')].map(({ textContent }) => textContent)
    await ask()
    shop.answer(500)
    await pass()
    expect(notices()).toEqual(['Chưa hiển thị được sản phẩm. Vui lòng thử lại.'])
    expect(find('#view-12').hasAttribute('aria-busy')).toBe(false)
    await ask()
    expect(notices()).toEqual([])
    press('Escape', document.body)
    await pass()
    expect(notices()).toEqual([])
  })
})

describe('what comes late, over a dialog that was opened meanwhile,', () => {
  /** Opens a dialog of the page's, by a click of the shopper or by itself. @returns what closes it. */
  async function openPanel(by: 'the shopper' | 'itself'): Promise<() => void> {
    const { openModal } = await import('../../../src/page/modal')
    const panel = document.body.appendChild(document.createElement('div'))
    if (by === 'the shopper') click(document.body)
    const restorePage = openModal(panel, { opener: find('#tools-12'), hasScrollBar: false, close: () => restorePage() })
    return restorePage
  }

  test.each<[string, string | number]>([
    ['a quick view', answer('12')],
    ['the product’s own page', 500],
  ])('is dropped where the shopper has opened that: %s', async (_what, late) => {
    await startPage()
    await ask()
    const restorePage = await openPanel('the shopper')
    shop.answer(late)
    await pass(TWO_FRAMES)
    expect([dialogs().length, page.visited, isLoading('12')]).toEqual([0, [], false])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
    restorePage()
    await open('13')
    expect(dialogs()).toHaveLength(1)
  })

  test('is dropped where it is a page that waits for what the shopper has asked for before', async () => {
    await startPage()
    const { inTurn } = await import('../../../src/stores/cart/queue')
    const call = deferred<void>()
    const queued = inTurn(() => call.promise)
    await ask()
    shop.answer(500)
    await pass()
    await openPanel('the shopper')
    call.resolve()
    await queued
    await pass()
    expect([page.visited, isLoading('12')]).toEqual([[], false])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test.each<[string, string | number]>([
    ['a quick view', answer('14')],
    ['the product’s own page', 500],
  ])('is dropped where the shopper has closed the quick view from which it was asked for: %s', async (_what, late) => {
    await startPage()
    await open()
    find('.product-lightbox').insertAdjacentHTML('beforeend', card('14'))
    await ask('14')
    click(find('.mfp-close'))
    shop.answer(late)
    await pass(CLOSES_IN)
    expect([document.querySelectorAll('.mfp-wrap').length, page.visited]).toEqual([0, []])
    expect(document.querySelector('.woocommerce-error')).toBeNull()
  })

  test('comes where that has opened by itself', async () => {
    await startPage()
    await ask()
    await openPanel('itself')
    shop.answer(answer('12'))
    await pass(TWO_FRAMES)
    expect(dialogs()).toHaveLength(1)
  })
})
