import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openPage, pass, replaceBody, stopClock } from '../../../support/freshPage'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find } from '../../../support/page'
import { startPage } from '../../../support/startPage'
import { showScripts } from '../../../support/themeScripts'

const SCROLLS_AFTER = 500
/** Long enough for a scroll of 500 ms. */
const SCROLLED = 600
const REVIEWS_TOP = 900

const LINK = '<a href="#reviews" class="woocommerce-review-link" rel="nofollow">(2 đánh giá)</a>'

const TABS = `${LINK}<div class="woocommerce-tabs wc-tabs-wrapper tabbed-content"><ul class="tabs wc-tabs nav" role="tablist">
    <li class="description_tab active"><a href="#tab-description">Mô tả</a></li><li class="reviews_tab"><a href="#tab-reviews">Đánh giá</a></li></ul>
  <div class="tab-panels"><div class="panel active" id="tab-description"></div>
    <div class="panel" id="tab-reviews"><div id="reviews"><div id="comments"></div></div></div></div></div>`

const ACCORDION = `${LINK}<div class="product-page-accordian"><div class="accordion">
  <div class="accordion-item"><a class="accordion-title active" href="#accordion-item-description">Mô tả</a><div class="accordion-inner"></div></div>
  <div class="accordion-item"><a class="accordion-title" href="#accordion-item-reviews">Đánh giá</a>
    <div class="accordion-inner"><div id="reviews"><a href="/tac-gia/">Ngọc Anh</a></div></div></div></div></div>`

/** What a review service prints in place of the shop's own reviews. */
const OTHERS = TABS.replace('<div id="reviews"><div id="comments"></div></div>', '<div class="review-service"></div>')

const SECTIONS = `${LINK}<div class="product-page-sections"><div class="product-section"><div id="reviews"></div></div></div>`

/** Another theme's accordion, which says what opens a section as the standard for such widgets has it. */
const OTHER_ACCORDION = `${LINK}<div id="product-12" class="product"><h3><button aria-expanded="false" aria-controls="section-2">Đánh giá</button></h3>
  <div id="section-2" hidden><div id="reviews"></div></div></div>`

const BLOCK_ACCORDION = `${LINK}<div class="wp-block-accordion"><div class="wp-block-accordion-item" data-wp-interactive="core/accordion">
  <h3 class="wp-block-accordion-heading"><button id="accordion-item-1">Đánh giá</button></h3>
  <div class="wp-block-accordion-panel" aria-labelledby="accordion-item-1" role="region" inert><h2 id="reviews">2 đánh giá</h2></div></div></div>`
const DETAILS = `${LINK}<details class="wp-block-details"><summary>Đánh giá</summary><div id="reviews"></div></details>`

let tops: number[]

async function start(html: string, address = '', bodyClass = 'single-product', prepare = () => {}): Promise<void> {
  openPage(html, address)
  document.body.className = bodyClass
  stopClock()
  tops = []
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('flatsomeVars', { scrollPaddingTop: '0' })
  vi.spyOn(window, 'scrollTo').mockImplementation((options) => {
    tops.push(Math.round((options as ScrollToOptions).top ?? Number.NaN))
  })
  const place = document.querySelector('#reviews') ?? document.querySelector('#tab-reviews')
  if (place) place.getBoundingClientRect = () => new DOMRect(0, REVIEWS_TOP, 300, 400)
  prepare()
  await startPage()
  await pass(50)
}

const areOpen = () => !!document.querySelector('.panel.active #reviews,.accordion-title.active + * #reviews')

/** Has the browser draw neither what one element holds nor closed panels and sections. */
function hide(id: string): void {
  const hidden = `#${id} *,.panel:not(.active) *,.accordion-title:not(.active) + * *`
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.matches(hidden) ? [] : [new DOMRect()]) as unknown as DOMRectList
  })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #telling
      constructor(tell: () => void) {
        this.#telling = setInterval(tell, 10)
      }
      observe() {}
      unobserve() {}
      disconnect() {
        clearInterval(this.#telling)
      }
    },
  )
}

describe('reviews that a page builder has printed twice, for wide screens and for phones', () => {
  test.each([
    ['two sets of tabs, the second here', TABS, TABS, 'first', 'second'],
    ['two sets of tabs, the first here', TABS, TABS, 'second', 'first'],
    ['tabs and an accordion, which is here', TABS, ACCORDION, 'first', 'second'],
    ['an accordion and tabs, which are here', ACCORDION, TABS, 'first', 'second'],
    ['tabs, which are here, and an accordion', TABS, ACCORDION, 'second', 'first'],
    ['tabs and sections, which are here', TABS, SECTIONS, 'first', 'second'],
  ])('%s: the link and the address lead to those that can be seen', async (_which, first, second, hidden, seen) => {
    for (const address of ['', '#reviews']) {
      await start(`<div id="first">${first}</div><div id="second">${second}</div>`, address, 'single-product', () => {
        hide(hidden)
        find(`#${seen} #reviews`).getBoundingClientRect = () => new DOMRect(0, 300, 300, 400)
      })
      if (!address) click(find(`#${seen} .woocommerce-review-link`))
      await pass(SCROLLS_AFTER + SCROLLED)
      expect(tops.at(-1)).toBe(300 - 15)
    }
  })
})

test.each(['', '#reviews'])(
  'reviews in a section within the panel of their tab: both open (address: %s)',
  async (address) => {
    const section = ACCORDION.replace(LINK, '')
    await start(TABS.replace('<div id="reviews"><div id="comments"></div></div>', section), address)
    if (!address) click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(document.querySelector('.panel.active .accordion-title.active + * #reviews')).not.toBeNull()
  },
)

describe('the address', () => {
  test.each(['#comment-12', '#COMMENT-12', '#li-comment-3', '#comment-'])(
    'product.reviews.open-on-hash-comment: %s opens the reviews',
    async (hash) => {
      await start(TABS, hash)
      expect(areOpen()).toBe(true)
    },
  )

  test.each(['#comments', '#reviews', '#tab-reviews'])(
    'product.reviews.open-on-exact-hashes: %s opens the reviews',
    async (hash) => {
      await start(TABS, hash)
      expect(areOpen()).toBe(true)
    },
  )

  test.each(['#reviews-2', '#my-reviews', '#comments2', '#tab-reviews-x', '#Reviews'])(
    'product.reviews.open-on-exact-hashes: %s does not',
    async (hash) => {
      await start(TABS, hash)
      await pass(SCROLLS_AFTER + SCROLLED)
      expect(areOpen()).toBe(false)
      expect(tops).toEqual([])
    },
  )

  test.each(['comment-page-2/', '?cpage=2', '?a=b&cpage=3#x'])(
    'product.reviews.open-on-comment-page-address: %s opens the reviews',
    async (address) => {
      await start(TABS, address)
      expect(areOpen()).toBe(true)
    },
  )

  test.each(['', '#tab-description', '?orderby=price', '#comment', '?comment=page'])(
    'product.reviews.stay-closed-otherwise: "%s" opens nothing and the page does not scroll to the reviews',
    async (address) => {
      await start(TABS, address)
      await pass(SCROLLS_AFTER + SCROLLED)
      expect(areOpen()).toBe(false)
      expect(tops.includes(REVIEWS_TOP - 15)).toBe(false)
    },
  )

  test.each(['#tab-reviews', '#reviews', '?cpage=2'])('%s opens the tab of a review service, too', async (address) => {
    await start(OTHERS, address)
    expect(find('.panel.active').id).toBe('tab-reviews')
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
  })

  test('opens them in an accordion too, and closes what was open', async () => {
    await start(ACCORDION, '#reviews')
    expect(areOpen()).toBe(true)
    expect(document.querySelectorAll('.accordion-title.active')).toHaveLength(1)
  })

  test('leaves a section open that is open already, and follows no link in it', async () => {
    let native: string[] = []
    const html = ACCORDION.replace('title" href="#accordion-item-r', 'title active" href="#accordion-item-r')
    await start(html, '#reviews', 'single-product', () => {
      native = recordNativeBehaviour()
    })
    expect(areOpen()).toBe(true)
    expect(native).toEqual([])
  })

  test('scrolls to reviews that are in no tab at all', async () => {
    await start(SECTIONS, '#reviews')
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
  })

  test.each(['reload', 'back_forward'])(
    'by %s the browser puts the page where it was: they open, and it stays there',
    async (type) => {
      await start(TABS, '#reviews', 'single-product', () => {
        vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming])
      })
      expect(areOpen()).toBe(true)
      await pass(SCROLLS_AFTER + SCROLLED)
      expect(tops).toEqual([])
      click(find('.woocommerce-review-link'))
      await pass(SCROLLS_AFTER + SCROLLED)
      expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
    },
  )

  test.each([
    ['asks for nothing, though that of the first page did', '#reviews', '', false],
    ['asks for them, though that of the first page did not', '', '#reviews', true],
  ])(
    'of the next page counts where a script has put its body in the place of this one’s: it %s',
    async (_what, first, second, isOpen) => {
      await start(TABS, `san-pham/bat/${first}`)
      await pass(SCROLLS_AFTER + SCROLLED)
      tops = []
      history.pushState(null, '', `/san-pham/dia/${second}`)
      await replaceBody(TABS, 'single-product')
      await pass(SCROLLS_AFTER + SCROLLED)
      expect([areOpen(), tops.length > 0]).toEqual([isOpen, isOpen])
    },
  )

  test('that the link has given the page opens no reviews that are swapped in later', async () => {
    await start(TABS)
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    click(find('.description_tab a'))
    await pass()
    tops = []
    find('#tab-reviews').innerHTML = '<div id="reviews"></div>'
    await pass(SCROLLS_AFTER + SCROLLED)
    expect([location.hash, areOpen(), tops]).toEqual(['#reviews', false, []])
  })

  test('after 500 ms the page scrolls there, below the header as it is then and 15 px more', async () => {
    await start(TABS, '#tab-reviews')
    vi.stubGlobal('flatsomeVars', { scrollPaddingTop: 70 })
    await pass(SCROLLS_AFTER - 51)
    expect(tops).toEqual([])
    await pass(SCROLLED + 50)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 70 - 15)
  })

  test.each([
    ['a page without reviews', '<p>Không có đánh giá</p>', 'single-product'],
    ['a page that is no product page', TABS, 'archive'],
  ])('asks %s for nothing', async (_what, html, bodyClass) => {
    await start(html, '#reviews', bodyClass)
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(areOpen()).toBe(false)
    expect(tops).toEqual([])
  })
})

describe('the review link', () => {
  test.each([
    ['tab', TABS],
    ['section', ACCORDION],
  ])('opens the %s of the reviews, and after 500 ms the page scrolls there', async (_kind, html) => {
    await start(html)
    expect(click(find('.woocommerce-review-link')).defaultPrevented).toBe(true)
    await pass()
    expect(areOpen()).toBe(true)
    await pass(SCROLLS_AFTER - 1)
    expect(tops).toEqual([])
    await pass(SCROLLED + 1)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
  })

  test('opens a section of another theme’s accordion around them, but no menu of the page, nor what is open already', async () => {
    await start(
      `<button aria-expanded="false" aria-controls="page">Menu</button><div id="page">${OTHER_ACCORDION}</div>`,
    )
    const pressed: (string | null)[] = []
    document.addEventListener('click', ({ target }) => {
      const button = target as HTMLElement
      if (!button.matches('button')) return
      pressed.push(button.textContent)
      button.setAttribute('aria-expanded', 'true')
    })
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
    click(find('.woocommerce-review-link'))
    await pass()
    expect(pressed).toEqual(['Đánh giá'])
  })

  test.each([
    [
      'what is for phones only, and cannot be seen here',
      OTHER_ACCORDION.replace('<h3>', '<h3 id="phones">'),
      '#phones>*',
    ],
    [
      'a menu, where nothing says what belongs to the product',
      `<button aria-expanded="false" aria-controls="page">Menu</button><div id="page">${SECTIONS}</div>`,
      'button',
    ],
  ])('presses nothing else that claims to open something around them: %s', async (_what, html, button) => {
    await start(html)
    const pressed = vi.fn()
    find(button).addEventListener('click', pressed)
    if (button !== 'button') find(button).getClientRects = () => [] as unknown as DOMRectList
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(pressed).not.toHaveBeenCalled()
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
  })

  test('leaves them to a theme that opens them itself and ends the click', async () => {
    await start(TABS)
    find('.woocommerce-review-link').addEventListener('click', (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(areOpen()).toBe(false)
    expect(tops).toEqual([])
  })

  test('with reduced motion the page is there 500 ms later, not before', async () => {
    await start(TABS)
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    click(find('.woocommerce-review-link'))
    await pass()
    await pass(SCROLLS_AFTER - 1)
    expect(tops).toEqual([])
    await pass(1)
    expect(tops).toEqual([REVIEWS_TOP - 15])
  })

  test.each([
    ['with the whole address of the page', TABS.replace('href="#reviews"', 'href="/meo/?color=red#reviews"')],
    ['to the tab of a review service', OTHERS],
  ])('opens the reviews where it is one %s', async (_which, html) => {
    await start(html, 'meo/?color=red')
    expect(click(find('.woocommerce-review-link')).defaultPrevented).toBe(true)
    await pass()
    expect(find('.panel.active').id).toBe('tab-reviews')
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(tops.at(-1)).toBe(REVIEWS_TOP - 15)
    expect(location.href).toBe(`${location.origin}/meo/?color=red#reviews`)
  })

  test('opens the reviews where its whole address has the percent signs of another alphabet in small letters, as WordPress prints them, and the page’s was typed', async () => {
    await start(TABS.replace('href="#reviews"', 'href="/%d0%bc%d1%8f%d1%87/#reviews"'), '%D0%BC%D1%8F%D1%87/')
    expect(click(find('.woocommerce-review-link')).defaultPrevented).toBe(true)
    await pass()
    expect(find('.panel.active').id).toBe('tab-reviews')
    expect(location.href).toBe(`${location.origin}/%D0%BC%D1%8F%D1%87/#reviews`)
  })

  test('takes the keyboard there', async () => {
    await start(TABS)
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(document.activeElement).toBe(find('#reviews'))
  })

  test('takes it there also where a busy page is looked through only afterwards', async () => {
    const soon = (run: IdleRequestCallback) =>
      setTimeout(run, SCROLLS_AFTER - 200, { didTimeout: false, timeRemaining: () => 50 })
    await start(TABS, '', 'single-product', () => vi.stubGlobal('requestIdleCallback', soon))
    click(find('.woocommerce-review-link'))
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(document.activeElement).toBe(find('#reviews'))
  })

  test('is one step in the history, however often it is clicked', async () => {
    await start(TABS, '?color=red')
    const { length } = history
    click(find('.woocommerce-review-link'))
    await pass()
    expect(location.href).toBe(`${location.origin}/?color=red#reviews`)
    expect(history.length).toBe(length + 1)
    click(find('.woocommerce-review-link'))
    await pass()
    expect(history.length).toBe(length + 1)
  })

  test('keeps the address of its page where the shop has another base for links', async () => {
    await start(TABS, 'san-pham/nha-cay/', 'single-product', () => {
      document.head.innerHTML += '<base href="/">'
    })
    onTestFinished(() => find('base').remove())
    const pushed = vi.spyOn(history, 'pushState')
    click(find('.woocommerce-review-link'))
    await pass()
    const address = String(pushed.mock.lastCall?.[2])
    expect(new URL(address, document.baseURI).href).toBe(`${location.origin}/san-pham/nha-cay/#reviews`)
  })

  test('is a step that scripts which load pages by themselves know as theirs: Back from the next page showed that page still', async () => {
    await start(TABS)
    // Turbo and swup show nothing on Back where the entry has not what they have put into the history.
    history.replaceState({ turbo: { restorationIdentifier: 'this page' } }, '')
    click(find('.woocommerce-review-link'))
    await pass()
    expect([location.hash, history.state]).toEqual(['#reviews', { turbo: { restorationIdentifier: 'this page' } }])
  })

  test.each([
    ['without reviews', LINK, 'single-product', false],
    [
      'whose related products have it',
      TABS.replace('href="#reviews"', 'href="/san-pham/khac/#reviews"'),
      'single-product',
      false,
    ],
    ['that is no product page', TABS, 'archive', false],
    [
      'with them in WordPress’ accordion, which opens by the browser’s own way there only',
      BLOCK_ACCORDION,
      'single-product',
      false,
    ],
    ['with them in what the browser opens by itself', DETAILS, 'single-product', false],
    ['that still runs the theme’s own script', TABS, 'single-product', true],
  ])('is a plain link on a page %s', async (_which, html, bodyClass, hasTheme) => {
    await start(html, '', bodyClass)
    if (hasTheme) showScripts()
    expect(click(find('.woocommerce-review-link')).defaultPrevented).toBe(false)
    await pass(SCROLLS_AFTER + SCROLLED)
    expect(areOpen()).toBe(false)
    expect(tops).toEqual([])
  })

  test('is kept from the shop’s own script where that still runs', async () => {
    await start(TABS)
    document.head.append(
      Object.assign(document.createElement('script'), {
        type: 'text/plain',
        src: '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js',
      }),
    )
    const seen = vi.fn()
    document.body.addEventListener('click', seen)
    click(find('.woocommerce-review-link'))
    expect(seen).not.toHaveBeenCalled()
    await pass()
    expect(location.hash).toBe('#reviews')
  })
})
