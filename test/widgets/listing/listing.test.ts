import { beforeEach, describe, expect, test, vi } from 'vitest'
import { frameSlides } from '../../../src/slider/frameSlides'
import { type FakeViewport, fakeIntersectionObserver } from '../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { installJQuery, type JQuery } from '../../support/jQuery'
import { click, find } from '../../support/page'
import { startPage } from '../../support/startPage'

const IDLE = 50

describe('the sort order', () => {
  const FORM = `<form class="woocommerce-ordering" method="get"><select class="orderby" name="orderby">
    <option value="date">Mới nhất</option><option value="price">Giá</option></select><input type="hidden" name="paged" value="1"></form>`

  function choose(order: string): void {
    find<HTMLSelectElement>('select').value = order
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** As much of the shop's own script as sorts, on this page by its tag: it sends the form, too. */
  function runShopScript(jQuery: JQuery): void {
    const src = '/wp-content/plugins/woocommerce/assets/js/frontend/woocommerce.min.js'
    document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
    jQuery(find('.woocommerce-ordering')).on('change', () => find<HTMLFormElement>('form').requestSubmit())
  }

  test('sends its form as soon as another order is chosen, so that validators run', async () => {
    openPage(FORM)
    const sent: string[] = []
    find('form').addEventListener('submit', (event) => {
      event.preventDefault()
      sent.push(new FormData(event.target as HTMLFormElement).get('orderby') as string)
    })
    stopClock()
    await startPage()
    choose('price')
    await pass()
    expect(sent).toEqual(['price'])
  })

  test.each([
    ['by the order chosen finds the select at the order of the list, and can choose that one again', false, 'date', 2],
    ['that a filter has sorted in place finds the order that was chosen', true, 'price', 1],
  ])('who comes back to a listing %s', async (_what, isHeldBack, shown, times) => {
    openPage(FORM)
    stopClock()
    // No page of a test is left: what would leave it ends after our listeners have heard of it.
    const sent = vi.fn((event: Event) => event.preventDefault())
    if (isHeldBack) document.addEventListener('submit', sent)
    await startPage()
    find('select').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await pass()
    if (!isHeldBack) window.addEventListener('submit', sent)
    choose('price')
    await pass()
    // What a select holds once the page was left is what browsers keep of it.
    window.dispatchEvent(new Event('pagehide'))
    expect(find<HTMLSelectElement>('select').value).toBe(shown)
    if (!isHeldBack) choose('price')
    await pass()
    expect(sent).toHaveBeenCalledTimes(times)
  })

  test.each([
    ['beside the shop’s own script', true],
    ['without it', false],
  ])('%s, a filter that loads no page hears of another order, and no page is loaded', async (_where, isScriptHere) => {
    openPage(FORM)
    stopClock()
    const jQuery = installJQuery()
    if (isScriptHere) runShopScript(jQuery)
    const filter = vi.fn()
    const isPageKept: boolean[] = []
    jQuery(find('form')).on('submit', () => false)
    jQuery(find('select')).on('change', filter)
    find('form').addEventListener('submit', (event) => isPageKept.push(event.defaultPrevented))
    await startPage()
    choose('price')
    await pass()
    expect(filter).toHaveBeenCalledTimes(1)
    expect(isPageKept).toEqual([true])
  })

  test('where FacetWP is on the page it sorts what it has filtered, and no page is loaded', async () => {
    openPage(FORM)
    stopClock()
    vi.stubGlobal('FWP', {})
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', sent)
    const filter = vi.fn()
    document.addEventListener('change', filter)
    await startPage()
    choose('price')
    await pass()
    expect(filter).toHaveBeenCalledTimes(1)
    expect(sent).not.toHaveBeenCalled()
  })

  test('beside the shop’s own script is sent once', async () => {
    openPage(FORM)
    stopClock()
    runShopScript(installJQuery())
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', sent)
    await startPage()
    choose('price')
    await pass()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  /** The shop's own script as an optimiser has merged it: without a tag. */
  function runMergedScript(jQuery: JQuery): void {
    jQuery(find('.woocommerce-ordering')).on('change', 'select.orderby', () => {
      find<HTMLFormElement>('form').requestSubmit()
    })
  }

  test('beside the shop’s own script, merged by an optimiser, is sent once, and the number of results is announced by that alone', async () => {
    openPage(
      `${FORM}<p class="woocommerce-result-count" role="alert" aria-relevant="all">Tất cả 3</p>`,
      '?orderby=price',
    )
    stopClock()
    runMergedScript(installJQuery())
    const sent = watchForm()
    await startPage()
    await pass(IDLE)
    expect(find('.woocommerce-result-count').hasAttribute('aria-hidden')).toBe(false)
    choose('price')
    await pass()
    expect(sent).toHaveBeenCalledTimes(1)
  })

  /** Counts how often the form is sent; nothing is loaded. */
  function watchForm(): ReturnType<typeof vi.fn> {
    const sent = vi.fn((event: Event) => event.preventDefault())
    find('form').addEventListener('submit', sent)
    return sent
  }

  describe('beside scripts that were written for the shop’s own', () => {
    let jQuery: JQuery

    beforeEach(async () => {
      openPage(`<main>${FORM}</main>`)
      stopClock()
      jQuery = installJQuery()
      await startPage()
    })

    test('listing.sort.submits-on-change: an order that a script chooses through jQuery is sent, as from a list drawn over the select', async () => {
      const sent = watchForm()
      find<HTMLSelectElement>('select').value = 'price'
      jQuery(find('select')).trigger('change')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    test('it is sent once, too, where the page has brought a second copy of the script', async () => {
      vi.stubGlobal('shopIslands', {})
      vi.resetModules()
      await import('../../../widgets/listing/definitions')
      const sent = watchForm()
      jQuery(find('select')).trigger('change')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    test('what the shopper chooses is sent once', async () => {
      const sent = watchForm()
      choose('price')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    test('a filter that takes the shop’s handler off, to sort by itself, takes ours off, too', async () => {
      const sent = watchForm()
      const filter = vi.fn()
      jQuery(find('form')).off('change')
      jQuery(document).on('change', filter)
      find('select').dispatchEvent(new Event('pointerover', { bubbles: true }))
      choose('price')
      await pass()
      expect(filter).toHaveBeenCalledTimes(1)
      expect(sent).not.toHaveBeenCalled()
    })

    test('a filter that keeps the change at the select keeps it from ours, too', async () => {
      const sent = watchForm()
      jQuery(find('select')).on('change', () => false)
      choose('price')
      await pass()
      expect(sent).not.toHaveBeenCalled()
    })

    test('a form that a filter puts in later sorts, too', async () => {
      find('main').innerHTML = FORM
      const sent = watchForm()
      await pass()
      choose('price')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    /** A theme that sorts by itself and puts in another form, after a link of its filter or another order. */
    function sortByTheme(): void {
      find('main').insertAdjacentHTML('beforebegin', '<a href="#price">Dưới 100.000 ₫</a>')
      jQuery(find('form')).off('change')
    }

    test.each([
      ['a filter', () => click(find('a'))],
      ['another order', () => choose('price')],
    ])('nor do forms sort that such a theme puts in after %s', async (_what, act) => {
      sortByTheme()
      act()
      find('main').innerHTML = FORM
      const sent = watchForm()
      await pass()
      choose('price')
      await pass()
      expect(sent).not.toHaveBeenCalled()
    })

    test('a form that leaves has no handler any more, and tells of no such theme', async () => {
      click(find('main'))
      const leaving = jQuery(find('form')) as unknown as Record<'remove', () => void>
      leaving.remove()
      click(find('main'))
      find('main').innerHTML = FORM
      const sent = watchForm()
      await pass()
      choose('price')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    test('a select of one’s own in the shop’s form sorts, too', async () => {
      openPage(FORM.replace('class="orderby"', 'data-island="sort-order"'))
      stopClock()
      installJQuery()
      await startPage()
      const sent = watchForm()
      choose('price')
      await pass()
      expect(sent).toHaveBeenCalledTimes(1)
    })

    test('where FacetWP is on the page it sorts', async () => {
      vi.stubGlobal('FWP', {})
      const sent = watchForm()
      choose('price')
      await pass()
      expect(sent).not.toHaveBeenCalled()
    })
  })

  test('without a form does nothing', async () => {
    const page = openPage('<select data-island="sort-order"><option>Mới nhất</option></select>')
    stopClock()
    await startPage()
    find('select').dispatchEvent(new Event('change', { bubbles: true }))
    await pass()
    expect(page.reports).toEqual([])
  })
})

describe('the result count', () => {
  const COUNT = '<p class="woocommerce-result-count">Hiển thị <b>24</b> kết quả</p>'

  test('listing.result-count.refreshes-after-2000-ms: after sorting, the line is put in anew 2 seconds later, for screen readers', async () => {
    openPage(COUNT, '?orderby=price')
    stopClock()
    await startPage()
    const line = find('.woocommerce-result-count')
    // To a millisecond from the moment at which the widget wakes.
    for (let waited = 0; waited < IDLE && !line.role; waited++) await pass(1)
    const bold = line.querySelector('b')
    expect([line.getAttribute('role'), line.getAttribute('aria-hidden')]).toEqual(['alert', 'true'])
    const inserted: Node[] = []
    new MutationObserver((records) => {
      for (const { addedNodes } of records) inserted.push(...addedNodes)
    }).observe(line, { childList: true })
    await pass(1998)
    expect(inserted).toHaveLength(0)
    await pass(2)
    expect(line.getAttribute('aria-hidden')).toBe('false')
    expect(line.textContent).toBe('Hiển thị 24 kết quả')
    expect(inserted).toContain(bold)
  })

  test('is spoken once where a theme prints it above and below the products', async () => {
    openPage(`${COUNT}<ul class="products"></ul>${COUNT}`, '?orderby=price')
    stopClock()
    await startPage()
    await pass(3000)
    const [first, second] = document.querySelectorAll('.woocommerce-result-count')
    expect(first?.role).toBe('alert')
    expect(second?.outerHTML).toBe(COUNT)
  })

  test.each([
    ['a page without a query', COUNT, ''],
    [
      'a page whose filters are driven by the block editor',
      `${COUNT}<div data-wp-interactive="woocommerce/product-filters"></div>`,
      '?filter=1',
    ],
  ])('%s announces nothing', async (_what, html, query) => {
    openPage(html, query)
    stopClock()
    await startPage()
    await pass(3000)
    expect(find('.woocommerce-result-count').outerHTML).toBe(COUNT)
  })

  test('a line that leaves the page before is forgotten, and as the server made it', async () => {
    openPage(COUNT, '?orderby=price')
    stopClock()
    await startPage()
    await pass(IDLE)
    const line = find('.woocommerce-result-count')
    line.remove()
    await pass(3000)
    expect(line.outerHTML).toBe(COUNT)
  })
})

describe('the heights of the boxes', () => {
  /** A box whose parts are as high as the numbers say, in px: title, price, excerpt, button, all together. */
  function box(heights: readonly number[], extra = ''): string {
    const [title, price, excerpt, add, whole] = heights
    return `<div class="product-small col"><div class="box-text" data-height="${whole}">
      <p class="product-title" data-height="${title}">Bóng</p>
      <div class="price-wrapper" data-height="${price}">${extra}</div>
      <p class="box-excerpt" data-height="${excerpt}">Kêu leng keng</p>
      <div class="add-to-cart-button" data-height="${add}"></div></div></div>`
  }

  const grid = (html: string, className = 'large-columns-2') =>
    `<div class="products row equalize-box ${className}" id="grid">${html}</div>`

  const heightsOf = (part: string) => [...document.querySelectorAll<HTMLElement>(part)].map(({ style }) => style.height)

  let viewport: FakeViewport

  beforeEach(() => {
    openPage()
    stopClock()
    viewport = fakeIntersectionObserver()
    vi.stubGlobal('innerWidth', 1200)
    Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const height = Number.parseFloat(this.style.height || this.dataset['height'] || '0')
      return new DOMRect(0, 0, 100, height)
    })
    // What a box holds is as high as it would be by itself; the box is as high as it was made.
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return Number(this.dataset['height'] ?? 0)
    })
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseFloat(this.style.height || this.dataset['height'] || '0')
    })
  })

  /** The grid and all of its boxes come into view. */
  async function look(): Promise<void> {
    await pass(IDLE)
    viewport.tell([...document.querySelectorAll('#grid, #grid > *')])
  }

  async function start(html: string): Promise<void> {
    document.body.innerHTML = html
    await startPage()
    await pass(IDLE)
    await look()
  }

  test('five parts get the height of the highest in their row, each row on its own', async () => {
    await start(
      grid(box([20, 10, 30, 40, 150]) + box([40, 10, 20, 40, 120]) + box([99, 5, 5, 5, 200]) + box([1, 6, 1, 1, 10])),
    )
    expect(heightsOf('.product-title')).toEqual(['40px', '40px', '99px', '99px'])
    expect(heightsOf('.price-wrapper')).toEqual(['10px', '10px', '6px', '6px'])
    expect(heightsOf('.box-excerpt')).toEqual(['30px', '30px', '5px', '5px'])
    expect(heightsOf('.add-to-cart-button')).toEqual(['40px', '40px', '5px', '5px'])
    expect(heightsOf('.box-text')).toEqual(['150px', '150px', '200px', '200px'])
  })

  test('rows that nobody has come near yet are not measured', async () => {
    document.body.innerHTML = grid([1, 2, 3, 4].map((height) => box([height, 1, 1, 1, 1])).join(''))
    await startPage()
    await pass(2 * IDLE)
    const boxes = [...document.querySelectorAll('#grid > *')]
    viewport.tell(boxes.slice(0, 2), boxes.slice(2))
    expect(heightsOf('.product-title')).toEqual(['2px', '2px', '', ''])
    viewport.tell(boxes.slice(2))
    expect(heightsOf('.product-title')).toEqual(['2px', '2px', '4px', '4px'])
  })

  const FOUR = [1, 2, 3, 4].map((height) => box([height, 1, 1, 1, 1])).join('')
  const THREES = ['3px', '3px', '3px', '4px']
  const TWOS = ['2px', '2px', '4px', '4px']

  test.each([
    ['850 px', 850, '', THREES],
    ['849 px', 849, '', THREES],
    ['550 px', 550, '', THREES],
    ['549 px', 549, '', TWOS],
    ['850 px of 4 columns', 850, 'large-columns-4 medium-columns-2', ['4px', '4px', '4px', '4px']],
    ['849 px of 2 columns', 849, 'large-columns-4 medium-columns-2', TWOS],
    ['549 px of 3 columns', 549, 'large-columns-4 small-columns-3', THREES],
    ['any width in a slider', 400, 'row-slider', ['4px', '4px', '4px', '4px']],
    ['any width in a free grid', 400, 'row-grid small-columns-1', ['4px', '4px', '4px', '4px']],
    ['549 px of 1 column', 549, 'small-columns-1', ['', '', '', '']],
  ])('at %s the rows are those of the screen', async (_what, width, className, heights) => {
    vi.stubGlobal('innerWidth', width)
    await start(grid(FOUR, className))
    expect(heightsOf('.product-title')).toEqual(heights)
  })

  test('a resize works them out anew, from the natural heights', async () => {
    await start(grid(FOUR))
    expect(heightsOf('.product-title')).toEqual(TWOS)
    vi.stubGlobal('innerWidth', 600)
    window.dispatchEvent(new Event('resize'))
    window.dispatchEvent(new Event('resize'))
    await look()
    expect(heightsOf('.product-title')).toEqual(THREES)
    vi.stubGlobal('innerWidth', 500)
    find('#grid').classList.add('small-columns-1')
    window.dispatchEvent(new Event('resize'))
    await look()
    expect(heightsOf('.product-title')).toEqual(['', '', '', ''])
  })

  test('rows that the shopper has passed keep their heights until they are near again, so that nothing below them moves', async () => {
    await start(grid(FOUR))
    const boxes = [...document.querySelectorAll('#grid > *')]
    for (const title of document.querySelectorAll<HTMLElement>('.product-title')) title.dataset['height'] = '9'
    // As a script raises it that has changed something.
    window.dispatchEvent(new Event('resize'))
    await pass(IDLE)
    viewport.tell(boxes.slice(2), boxes.slice(0, 2))
    expect(heightsOf('.product-title')).toEqual(['2px', '2px', '9px', '9px'])
    viewport.tell(boxes.slice(0, 2))
    expect(heightsOf('.product-title')).toEqual(['9px', '9px', '9px', '9px'])
  })

  describe('a resize by the browser', () => {
    const TALLER = ['9px', '9px', '4px', '4px']

    /** What the browser raises by itself, with so much room beside a scroll bar. */
    function resize(room: number): Promise<void> {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(room)
      const event = new Event('resize')
      Object.defineProperty(event, 'isTrusted', { value: true })
      window.dispatchEvent(event)
      return look()
    }

    beforeEach(async () => {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1200)
      await start(grid(FOUR))
      find('.product-title').dataset['height'] = '9'
    })

    test('measures nothing where a phone’s address bar comes and goes', async () => {
      await resize(1200)
      expect(heightsOf('.product-title')).toEqual(TWOS)
    })

    test('measures in a window of another width, and not again in one of the same', async () => {
      vi.stubGlobal('innerWidth', 1100)
      await resize(1100)
      expect(heightsOf('.product-title')).toEqual(TALLER)
      find('.product-title').dataset['height'] = '20'
      await resize(1100)
      expect(heightsOf('.product-title')).toEqual(TALLER)
    })

    test('measures where a scroll bar comes or goes: the window is as wide, its content is not', async () => {
      await resize(1185)
      expect(heightsOf('.product-title')).toEqual(TALLER)
    })
  })

  test('boxes that arrive are in, and a script of the theme may ask for a new run', async () => {
    await start(grid(FOUR))
    find('#grid').insertAdjacentHTML('beforeend', box([9, 1, 1, 1, 1]) + box([1, 1, 1, 1, 1]))
    await look()
    expect(heightsOf('.product-title').slice(4)).toEqual(['9px', '9px'])
    find('.product-title').dataset['height'] = '30'
    document.dispatchEvent(new Event('flatsome-equalize-box'))
    await look()
    expect(heightsOf('.product-title').slice(0, 2)).toEqual(['30px', '30px'])
  })

  test.each([
    ['the old script’s link to the cart', '<a class="added_to_cart wc-forward" href="/cart/">Xem giỏ</a>'],
    ['what ours adds', '<a data-island-outlet class="added_to_cart" href="/cart/">Xem giỏ</a>'],
  ])('a row grows for %s, and shrinks when it leaves', async (_what, link) => {
    await start(grid(FOUR))
    const place = find('.add-to-cart-button')
    place.insertAdjacentHTML('beforeend', link)
    place.dataset['height'] = '70'
    await look()
    expect(heightsOf('.add-to-cart-button')).toEqual(['70px', '70px', '1px', '1px'])
    place.innerHTML = ''
    place.dataset['height'] = '1'
    await look()
    expect(heightsOf('.add-to-cart-button')).toEqual(['1px', '1px', '1px', '1px'])
  })

  /** A link to the cart comes into the box with this index, and needs so much room in the place of its button, in px. */
  async function addLink(index: number, height: number): Promise<void> {
    const place = [...document.querySelectorAll<HTMLElement>('.add-to-cart-button')][index] as HTMLElement
    place.insertAdjacentHTML('beforeend', '<a class="added_to_cart"></a>')
    place.dataset['height'] = String(height)
    await pass(IDLE)
  }

  test('what comes into a box has its row measured again before it is drawn, and no other row', async () => {
    await start(grid(FOUR))
    for (const title of document.querySelectorAll<HTMLElement>('.product-title')) title.dataset['height'] = '9'
    await addLink(3, 70)
    expect(heightsOf('.add-to-cart-button')).toEqual(['1px', '1px', '70px', '70px'])
    expect(heightsOf('.product-title')).toEqual(['2px', '2px', '9px', '9px'])
  })

  test('a link to the cart that comes or goes outside of all grids keeps no row from growing', async () => {
    await start(`<main></main>${grid(FOUR)}`)
    find('main').innerHTML = '<a class="added_to_cart"></a>'
    await addLink(3, 70)
    expect(heightsOf('.add-to-cart-button')).toEqual(['1px', '1px', '70px', '70px'])
    find('main').innerHTML = ''
    await addLink(0, 80)
    expect(heightsOf('.add-to-cart-button')).toEqual(['80px', '80px', '70px', '70px'])
  })

  test('where the boxes stand below each other, they get no heights by it', async () => {
    await start(grid(FOUR, 'large-columns-1'))
    await addLink(3, 70)
    find<HTMLElement>('.add-to-cart-button').style.height = '1px'
    await addLink(0, 70)
    expect(heightsOf('.box-text')).toEqual(['', '', '', ''])
  })

  test('in a slider its one row is measured again', async () => {
    await start(grid(FOUR, 'row-slider'))
    await addLink(3, 70)
    expect(heightsOf('.add-to-cart-button')).toEqual(['70px', '70px', '70px', '70px'])
  })

  test('what finds room in a box, as beside another link of its row, has nothing measured', async () => {
    await start(grid(FOUR))
    await addLink(0, 70)
    const measured = vi.mocked(HTMLElement.prototype.getBoundingClientRect)
    measured.mockClear()
    await addLink(1, 70)
    expect(measured).not.toHaveBeenCalled()
    expect(heightsOf('.add-to-cart-button')).toEqual(['70px', '70px', '1px', '1px'])
  })

  test('a font that arrives has all rows measured again', async () => {
    await start(grid(FOUR))
    find('.product-title').dataset['height'] = '30'
    document.fonts.dispatchEvent(new Event('loadingdone'))
    await look()
    expect(heightsOf('.product-title')).toEqual(['30px', '30px', '4px', '4px'])
  })

  test('boxes without some of the parts are no obstacle, beside one with stars either', async () => {
    const starred = box([7, 1, 1, 1, 1], '<div class="star-rating" data-height="14"></div>')
    await start(grid(`<div class="col">Quảng cáo</div>${starred}<div class="col"></div><div class="col"></div>`))
    expect(heightsOf('.product-title')).toEqual(['7px'])
  })

  test('where one box shows stars or swatches, its neighbours get an invisible stand-in of the same height', async () => {
    const stars = '<div class="star-rating small" data-height="14"></div>'
    await start(grid(box([1, 1, 1, 1, 1], stars) + box([1, 1, 1, 1, 1]) + FOUR))
    const [standIn, ...others] = document.querySelectorAll<HTMLElement>('.js-star-rating')
    expect(others).toHaveLength(0)
    expect(standIn?.className).toBe('js-star-rating star-rating small')
    expect(standIn?.style.visibility).toBe('hidden')
    expect(standIn?.style.height).toBe('14px')
    expect(standIn?.parentElement).toBe(document.querySelectorAll('.price-wrapper')[1])
    document.dispatchEvent(new Event('flatsome-equalize-box'))
    await look()
    expect(document.querySelectorAll('.js-star-rating')).toHaveLength(1)
    find('.star-rating:not(.js-star-rating)').remove()
    document.dispatchEvent(new Event('flatsome-equalize-box'))
    await look()
    expect(document.querySelectorAll('.js-star-rating')).toHaveLength(0)
  })

  test('a stand-in leaves where the boxes stand below each other, and keeps no gap there', async () => {
    await start(grid(box([1, 1, 1, 1, 1], '<div class="star-rating" data-height="14"></div>') + box([1, 1, 1, 1, 1])))
    expect(document.querySelectorAll('.js-star-rating')).toHaveLength(1)
    find('#grid').className = 'equalize-box large-columns-1'
    window.dispatchEvent(new Event('resize'))
    await pass(IDLE)
    expect(document.querySelectorAll('.js-star-rating')).toHaveLength(0)
  })

  test('all stars are measured before the first stand-in is put in: a layout for all rows, not one for each', async () => {
    const steps: string[] = []
    const uneven = box([1, 1, 1, 1, 1], '<div class="star-rating" data-height="14"></div>') + box([1, 1, 1, 1, 1])
    const { prepend } = HTMLElement.prototype
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      if (this.matches('.star-rating')) steps.push('measured')
      return new DOMRect()
    })
    vi.spyOn(HTMLElement.prototype, 'prepend').mockImplementation(function (this: HTMLElement, ...nodes) {
      if (this.matches('.price-wrapper')) steps.push('put in')
      prepend.apply(this, nodes)
    })
    await start(grid(uneven + uneven))
    expect(steps).toEqual(['measured', 'measured', 'put in', 'put in'])
  })

  test('swatches stand in the text of the box', async () => {
    const swatches = '<div class="ux-swatches ux-swatches-in-loop" data-height="30"></div>'
    await start(grid(FOUR))
    find('.box-text').insertAdjacentHTML('beforeend', swatches)
    document.dispatchEvent(new Event('flatsome-equalize-box'))
    await look()
    const standIns = [...document.querySelectorAll('.js-ux-swatches')]
    expect(standIns.map((element) => element.parentElement)).toEqual([document.querySelectorAll('.box-text')[1]])
  })

  describe('in a slider', () => {
    const STARS = '<div class="star-rating" data-height="14"></div>'
    const THREE = box([5, 1, 1, 1, 1]) + box([9, 1, 1, 1, 1], STARS) + box([7, 1, 1, 1, 1])
    const slider = (cells: string) => grid(cells, 'slider row-slider large-columns-2')

    const standInsOf = () =>
      [...document.querySelectorAll('.price-wrapper')].map((price) => price.querySelectorAll('.js-star-rating').length)

    /** The theme's slider, as it stands once its script has run. */
    const THEIRS = slider(
      `<div class="flickity-viewport"><div class="flickity-slider">${THREE}</div></div>
      <button class="flickity-button flickity-prev-next-button next"></button><ol class="flickity-page-dots"></ol>`,
    ).replace('equalize-box', '$& flickity-enabled')

    test('one that is awake before has all of its boxes in one row, with a stand-in in each without stars', async () => {
      await start(THEIRS)
      expect(heightsOf('.product-title')).toEqual(['9px', '9px', '9px'])
      expect(standInsOf()).toEqual([1, 0, 1])
    })

    test('one that wakes later, ours too, keeps the heights and stand-ins, and so it does when it leaves', async () => {
      await start(grid(THREE, 'row-slider'))
      const { undo } = frameSlides(find('#grid'))
      await look()
      expect(heightsOf('.product-title')).toEqual(['9px', '9px', '9px'])
      expect(standInsOf()).toEqual([1, 0, 1])
      undo()
      await look()
      expect(heightsOf('.product-title')).toEqual(['9px', '9px', '9px'])
      expect(standInsOf()).toEqual([1, 0, 1])
    })

    test('a box that arrives in its strip is in', async () => {
      await start(THEIRS)
      find('.flickity-slider').insertAdjacentHTML('beforeend', box([20, 1, 1, 1, 1]))
      await look()
      expect(heightsOf('.product-title')).toEqual(['20px', '20px', '20px', '20px'])
      expect(standInsOf()).toEqual([1, 0, 1, 1])
    })

    test('the first box may stand out of view when they are worked out anew', async () => {
      await start(THEIRS)
      window.dispatchEvent(new Event('resize'))
      await pass(IDLE)
      const [first, ...others] = document.querySelectorAll('.flickity-slider > *')
      viewport.tell([find('#grid'), ...others], first && [first])
      expect(heightsOf('.product-title')).toEqual(['9px', '9px', '9px'])
    })

    test('a grid of several rows keeps its columns', async () => {
      document.body.innerHTML = grid(FOUR)
      frameSlides(find('#grid'))
      await startPage()
      await pass(2 * IDLE)
      viewport.tell([...document.querySelectorAll('.flickity-slider > *')])
      expect(heightsOf('.product-title')).toEqual(TWOS)
    })
  })

  test('a grid that arrives late is made equal, and so is one that comes with more of the page around it', async () => {
    await start(grid(FOUR))
    find('#grid').insertAdjacentHTML('afterend', `<section>${grid(FOUR).replace('"grid"', '"late"')}</section>`)
    await pass(IDLE)
    viewport.tell([...document.querySelectorAll('#late > *')])
    expect(heightsOf('#late .product-title')).toEqual(TWOS)
    document.body.insertAdjacentHTML('beforeend', grid(FOUR).replace('"grid"', '"last"'))
    await pass(IDLE)
    viewport.tell([...document.querySelectorAll('#last > *')])
    expect(heightsOf('#last .product-title')).toEqual(TWOS)
    expect(heightsOf('#grid .product-title')).toEqual(TWOS)
  })

  test('a grid is made equal, too, that arrives together with plain text, in the page and in a box', async () => {
    await start(grid(FOUR))
    find('.box-excerpt').append('Còn 4 sản phẩm')
    document.body.append('Xem thêm')
    document.body.insertAdjacentHTML('beforeend', grid(FOUR).replace('"grid"', '"late"'))
    await pass(IDLE)
    viewport.tell([...document.querySelectorAll('#late > *')])
    expect(heightsOf('#late .product-title')).toEqual(TWOS)
  })

  test('boxes that arrive outside of any grid keep their natural heights', async () => {
    await start(grid(FOUR))
    document.body.insertAdjacentHTML('beforeend', `<ul id="list">${FOUR}</ul>`)
    await pass(IDLE)
    viewport.tell([find('#list'), ...find('#list').children])
    expect(heightsOf('#list .product-title')).toEqual(['', '', '', ''])
  })

  test('the first grid of a page may arrive late', async () => {
    await start('<main></main>')
    find('main').innerHTML = grid(FOUR)
    await pass(3 * IDLE)
    await look()
    expect(heightsOf('.product-title')).toEqual(TWOS)
  })

  test('a grid that has left the page listens to nothing more', async () => {
    await start(grid(FOUR))
    const gone = find('#grid')
    gone.remove()
    await pass(IDLE)
    expect(viewport.watchedCount()).toBe(0)
    document.dispatchEvent(new Event('flatsome-equalize-box'))
    window.dispatchEvent(new Event('resize'))
    await pass(IDLE)
    expect(viewport.watchedCount()).toBe(0)
  })
})
