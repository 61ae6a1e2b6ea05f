import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../support/deferred'
import { CUT_OFF, pass } from '../../support/freshPage'
import { click, find } from '../../support/page'
import { translate } from '../../support/translate'
import {
  answerOf,
  CATEGORIES,
  enter,
  fieldOf,
  lastQuery,
  names,
  openSearch,
  rows,
  search,
  searchForm,
  suggestion,
  type,
} from './searchPage'

const button = (form = '#search') => find(`${form} button`)

describe('asking', () => {
  test('search.suggest.from-3-characters: with 2 characters nothing is asked, with 3 it is', async () => {
    const { shop } = await openSearch()
    await type('cá')
    await type('  cá ')
    expect(shop.requests).toEqual([])
    await type('cát')
    expect(shop.requests).toHaveLength(1)
  })

  test('a letter with its mark typed apart counts as one character', async () => {
    const { shop } = await openSearch()
    await type('ca\u0301')
    expect(shop.requests).toEqual([])
    await type('ca\u0301t')
    expect(lastQuery(shop)['query']).toBe('cát')
  })

  test('search.suggest.request: it is a GET with action and query', async () => {
    const { shop } = await openSearch(searchForm(), { ajaxUrl: '/wp-admin/admin-ajax.php' })
    await type('cá ngừ & "tôm" 100%')
    expect(shop.requests).toHaveLength(1)
    expect(new URL(shop.requests[0]?.url ?? '').pathname).toBe('/wp-admin/admin-ajax.php')
    expect(shop.requests[0]?.init).toMatchObject({ method: 'GET', credentials: 'same-origin' })
    expect(lastQuery(shop)).toEqual({ action: 'flatsome_ajax_search_products', query: 'cá ngừ & "tôm" 100%' })
  })

  test('search.suggest.latency-from-setting: the request waits as long after the last key as the theme says', async () => {
    vi.stubGlobal('flatsomeVars', { options: { search_result_latency: '300' } })
    const { shop } = await openSearch()
    await type('pat')
    await pass(200)
    await type('pate')
    await pass(298)
    expect(shop.requests).toEqual([])
    await pass(1)
    expect(shop.requests).toHaveLength(1)
    expect(lastQuery(shop)['query']).toBe('pate')
  })

  test('search.suggest.latency-from-setting: without a setting it does not wait, not even for a timer', async () => {
    const { shop } = await openSearch()
    fieldOf().focus()
    await pass()
    enter('pate')
    // What the form draws takes tasks of its own; the clock stands still meanwhile.
    for (let task = 0; task < 3; task++) await new Promise((resolve) => setImmediate(resolve))
    expect(shop.requests).toHaveLength(1)
  })

  test('a text that the page came with is searched for when the field gets the focus', async () => {
    const { shop } = await openSearch()
    fieldOf().value = 'pate'
    fieldOf().focus()
    await pass(1)
    expect(lastQuery(shop)['query']).toBe('pate')
  })

  test('a text that the page came with is not searched for when another part of the form gets the focus', async () => {
    const { shop } = await openSearch(searchForm(CATEGORIES).replace('name="s"', 'name="s" value="pate"'))
    find('#search [name="product_cat"]').focus()
    await pass()
    find('#search .ux-search-submit').focus()
    await pass()
    expect(shop.requests).toEqual([])
  })

  test('keys that are pressed while the file is on its way are neither lost nor asked for one by one', async () => {
    const { shop } = await openSearch()
    enter('pat')
    enter('pate')
    expect(fieldOf().getAttribute('role')).toBeNull()
    await pass(1)
    expect(fieldOf().value).toBe('pate')
    expect(shop.requests).toHaveLength(1)
    expect(lastQuery(shop)['query']).toBe('pate')
  })

  test('what was typed before the script was there is searched for when it comes', async () => {
    const { shop } = await openSearch(searchForm(), {}, () => enter('pate'))
    await pass(1)
    expect(lastQuery(shop)['query']).toBe('pate')
  })
})

test('the suggestions stay while Vietnamese is typed, whose accents come last, and where it is typed without', async () => {
  const opened = await openSearch()
  await search(opened, 'qua', suggestion('Quần cho chó'), suggestion('Áo ĐỎ'))
  for (const typed of ['quâ', 'quân', 'quần', 'quan c']) {
    await type(typed)
    expect(names()).toEqual(['Quần cho chó'])
  }
  await type('quàng')
  expect(names()).toEqual([])
  await search(opened, 'ao d', suggestion('Áo ĐỎ'), suggestion('Áo đen'))
  await type('áo đỏ')
  expect(names()).toEqual(['Áo ĐỎ'])
})

test.each([
  ['Polish', 'loz', 'Łóżko dla kota', ['lozk', 'łóżko']],
  ['Turkish', 'ışı', 'Işıklı top', ['ışık', 'isikl', 'IŞIKLI']],
  ['German', 'stra', 'Straßenleine', ['strass', 'STRASSE', 'straße']],
  ['Danish', 'kod', 'Kødsnacks', ['kods', 'KØDSN']],
  ['French', 'boe', 'Bœuf séché', ['boeu', 'bœuf s']],
])('the suggestions stay while %s is typed, with its letters or without', async (_language, first, name, more) => {
  const opened = await openSearch()
  await search(opened, first, suggestion(name))
  for (const typed of more) {
    await type(typed)
    expect(names()).toEqual([name])
  }
})

test('the match that is shown follows what is typed where the browser has translated the suggestions', async () => {
  const opened = await openSearch()
  await search(opened, 'cát', suggestion('Cát đậu nành cho mèo, túi cát 5 kg'))
  const box = find('.live-search-results')
  translate(box)
  await type('cát đ')
  expect(names()).toEqual(['Cát đậu nành cho mèo, túi cát 5 kg'])
  expect(find('.search-name strong').textContent).toBe('Cát đ')
  translate(box)
  await type('cát')
  expect(names()).toEqual(['Cát đậu nành cho mèo, túi cát 5 kg'])
  expect(document.querySelectorAll('.search-name strong')).toHaveLength(2)
})

test('the answer waits for the end of a press: the suggestion that is pressed stays under the pointer', async () => {
  const opened = await openSearch()
  await search(opened, 'pat', suggestion('Pate gà'))
  await type('pate')
  const [row] = rows()
  row?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
  opened.shop.answer(answerOf(suggestion('Pate vịt'), suggestion('Pate gà')))
  await pass()
  expect(rows()).toEqual([row])
  document.body.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'mouse' }))
  await pass(1)
  expect(names()).toEqual(['Pate vịt', 'Pate gà'])
})

test('the box, and what a row shows again, stay when an answer comes, and the box is scrolled to its beginning', async () => {
  const opened = await openSearch()
  await search(opened, 'pat', suggestion('Pate gà'), suggestion('Pate vịt'), suggestion('Patin'))
  const box = find('.autocomplete-suggestions')
  const [first, second] = rows()
  const picture = first?.querySelector('img')
  box.scrollTop = 20
  await type('pate')
  expect(rows()).toEqual([first, second])
  expect(box.scrollTop).toBe(0)
  box.scrollTop = 10
  opened.shop.answer(answerOf(suggestion('Pate gà', { price: '9.000' }), suggestion('Pate cá')))
  await pass()
  expect(names()).toEqual(['Pate gà', 'Pate cá'])
  expect(find('.autocomplete-suggestions')).toBe(box)
  expect(box.scrollTop).toBe(0)
  expect(rows()[0]).toBe(first)
  expect(rows()[1]).not.toBe(second)
  expect(first?.querySelector('img')).toBe(picture)
  expect(first?.querySelector('.search-price')?.textContent).toBe('9.000')
})

test.each([
  ['Thai', 'ที่', 'ที่นอน', 'ทานอน'],
  ['Hindi', 'खाना', 'खाना', 'खीना'],
  ['Arabic', 'قِطّ', 'قِطّة', 'قَطة'],
  ['Japanese', 'がんぐ', 'がんぐ', 'かんぐ'],
  ['Russian', 'мой', 'Мойка', 'Мои коты'],
  ['Russian by a letter that is a part of another', 'мои', 'Мои коты', 'Мойка'],
  ['Greek without its accents', 'γατα', 'Γάτα', 'γεύμα'],
])('of what is typed in %s only the suggestions stay that say the same', async (_language, typed, same, other) => {
  const opened = await openSearch()
  await search(opened, 'pat', suggestion(same), suggestion(other))
  await type(typed)
  expect(names()).toEqual([same])
})

describe('a search that fails while a suggestion is pressed', () => {
  const press = (type: string, target: EventTarget = document.body, more: PointerEventInit = {}) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', ...more }))

  /** Presses the only suggestion while the next search is on its way, which then fails. */
  async function failUnderPress() {
    const opened = await openSearch()
    await search(opened, 'pat', suggestion('Pate gà'))
    await type('pate')
    const [row] = rows()
    press('pointerdown', row)
    opened.shop.answer(500)
    await pass()
    expect(rows()).toEqual([row])
    return opened
  }

  test('takes the box away only after the press', async () => {
    await failUnderPress()
    press('pointerup')
    await pass(1)
    expect(rows()).toEqual([])
  })

  test('leaves the suggestions of a later search alone', async () => {
    const opened = await failUnderPress()
    await type('pat')
    press('pointerup')
    await pass(1)
    expect(names()).toEqual(['Pate gà'])
    expect(opened.shop.requests).toHaveLength(2)
  })
})

describe('a press whose end nobody hears of does not keep the answer from the shopper for ever', () => {
  async function answerUnderPress() {
    const opened = await openSearch()
    await search(opened, 'pat', suggestion('Pate gà'))
    await type('pate')
    rows()[0]?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse', ctrlKey: true }))
    opened.shop.answer(answerOf(suggestion('Pate vịt')))
    await pass()
    expect(names()).toEqual(['Pate gà'])
  }

  test('where it opens a menu, as with the Ctrl key on a Mac', async () => {
    await answerUnderPress()
    rows()[0]?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true }))
    await pass(1)
    expect(names()).toEqual(['Pate vịt'])
  })

  test('wherever else it ends: after five seconds', async () => {
    await answerUnderPress()
    await pass(4900)
    expect(names()).toEqual(['Pate gà'])
    await pass(100)
    expect(names()).toEqual(['Pate vịt'])
  })
})

describe('the category', () => {
  const choose = (value: string) => {
    const select = find<HTMLSelectElement>('[name="product_cat"]')
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  test('search.suggest.sends-chosen-category: the request carries it, and a change searches in the new one at once', async () => {
    const { shop } = await openSearch(searchForm(CATEGORIES), { searchLatency: 300 })
    await type('pate')
    await pass(300)
    expect(lastQuery(shop)['product_cat']).toBeUndefined()
    shop.answer(answerOf(suggestion('Pate gà')))
    await pass()
    choose('thuc-an')
    await pass(1)
    expect(names()).toEqual([])
    expect(lastQuery(shop)).toEqual({
      action: 'flatsome_ajax_search_products',
      product_cat: 'thuc-an',
      query: 'pate',
    })
    shop.answer(answerOf(suggestion('Pate cá')))
    await pass()
    expect(names()).toEqual(['Pate cá'])
  })

  describe('leads on to the field', () => {
    const select = () => find<HTMLSelectElement>('[name="product_cat"]')
    /** Says whether the focus came by the keyboard. */
    const focusBy = (isKeyboard: boolean) => {
      const { matches } = select()
      const answer = (selector: string) =>
        selector === ':focus-visible' ? isKeyboard : matches.call(select(), selector)
      Object.assign(select(), { matches: answer })
      select().focus()
    }

    test('where a pointer has chosen one, and the shop is asked once', async () => {
      const opened = await openSearch(searchForm(CATEGORIES))
      await search(opened, 'pate', suggestion('Pate gà'))
      focusBy(false)
      choose('thuc-an')
      await pass(1)
      expect(document.activeElement).toBe(fieldOf())
      expect(opened.shop.requests.filter(({ url }) => url.includes('product_cat'))).toHaveLength(1)
    })

    test('not where all are chosen, nor the keys that go through them', async () => {
      await openSearch(searchForm(CATEGORIES))
      focusBy(false)
      choose('')
      await pass(1)
      expect(document.activeElement).toBe(select())
      focusBy(true)
      choose('thuc-an')
      await pass(1)
      expect(document.activeElement).toBe(select())
    })
  })

  test('search.suggest.omits-category-when-none: where all are chosen the request has none', async () => {
    const { shop } = await openSearch(searchForm(CATEGORIES))
    await type('pate')
    expect(lastQuery(shop)).not.toHaveProperty('product_cat')
  })

  test('search.form.category-is-optional: the form works without a selector, too', async () => {
    const opened = await openSearch(searchForm())
    await search(opened, 'pate', suggestion('Pate'))
    expect(lastQuery(opened.shop)).not.toHaveProperty('product_cat')
    expect(names()).toEqual(['Pate'])
  })

  test('other fields of the form change nothing', async () => {
    const { shop } = await openSearch(searchForm('<select name="other"></select>'))
    await type('pate')
    find('[name="other"]').dispatchEvent(new Event('change', { bubbles: true }))
    await pass(1)
    expect(shop.requests).toHaveLength(1)
  })
})

describe('what is shown', () => {
  test('search.suggest.answer-fields: a row for each entry, in the theme’s markup', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion('Pate cá'), suggestion('Pate gà', { id: '13', img: false, price: '' }))
    const [first, second] = rows()
    expect(first?.querySelector('img.search-image')?.getAttribute('src')).toBe('/images/pate.svg')
    expect(second?.innerHTML).toBe('<div class="search-name"><strong>Pate</strong> gà</div>')
    expect(rows().map((row) => row.dataset['index'])).toEqual(['0', '1'])
    expect(find('.live-search-results .autocomplete-suggestions').children).toHaveLength(2)
  })

  test('search.suggest.shows-image: the picture, fetched when it comes into view; none where there is none', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion('Pate cá'), suggestion('Pate gà', { img: '' }))
    const images = rows().map((row) => row.querySelector('img'))
    expect(images[0]?.getAttribute('src')).toBe('/images/pate.svg')
    expect(images[0]?.getAttribute('alt')).toBe('')
    expect(images[0]?.getAttribute('loading')).toBe('lazy')
    expect(images[1]).toBeNull()
  })

  test('search.suggest.shows-price: the server’s HTML, whole, and nothing where there is none', async () => {
    const opened = await openSearch()
    const price = '<del>20.000&nbsp;₫</del> <ins>18.000&nbsp;₫</ins>'
    await search(opened, 'pate', suggestion('Pate cá', { price }), suggestion('Pate gà', { price: '' }))
    const [first, second] = rows()
    expect(first?.querySelector('.search-price')?.textContent).toBe('20.000\u00a0₫ 18.000\u00a0₫')
    expect(first?.querySelector('.search-price ins')).not.toBeNull()
    expect(second?.querySelector('.search-price')).toBeNull()
  })

  test.each([
    ['pate', 'Pate cá, PATE gà', '<strong>Pate</strong> cá, <strong>PATE</strong> gà'],
    ['ĐÀI', 'Đài phun', '<strong>Đài</strong> phun'],
    ['a+b (c', 'x A+B (C) y', 'x <strong>A+B (C</strong>) y'],
    ['&amp;', 'Gỗ &amp;amp; tre', 'Gỗ <strong>&amp;amp;</strong> tre'],
    ['gỗ & tre', 'Gỗ &#038; tre &#8220;60&#8221;', '<strong>Gỗ &amp; tre</strong> “60”'],
    ['strong', 'Strong cat', '<strong>Strong</strong> cat'],
    ['xyz', 'Pate', 'Pate'],
    ['cát', 'Ca\u0301t', '<strong>Cát</strong>'],
  ])('search.suggest.shows-name-with-match-bold: %j in %j', async (text, value, html) => {
    const opened = await openSearch()
    await search(opened, text, suggestion(value))
    expect(find('.search-name').innerHTML).toBe(html)
  })

  test.each([
    '<img src=x onerror="alert(1)"> pate',
    '</textarea><script>alert(1)</script>pate',
    '&lt;b&gt;pate&lt;/b&gt; &amp; <i>x</i>',
  ])('a name is never HTML: %j', async (value) => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion(value, { img: '' }))
    expect(find('.search-name').querySelectorAll(':not(strong)')).toHaveLength(0)
    expect(find('.search-name').textContent).toBe(value.replace('&lt;b&gt;pate&lt;/b&gt; &amp;', '<b>pate</b> &'))
  })

  test('search.suggest.box-at-most-300-px: the box is no higher, whatever the theme says, and scrolls', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion('Pate'))
    const { maxHeight, overflowY, boxSizing } = find('.autocomplete-suggestions').style
    expect([maxHeight, overflowY, boxSizing]).toEqual(['300px', 'auto', 'border-box'])
  })

  test('of 5,000 entries the first are drawn, and more when the shopper scrolls on', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', ...Array.from({ length: 5000 }, (_, index) => suggestion(`Pate ${index}`)))
    expect(rows()).toHaveLength(50)
    expect(rows()[0]?.getAttribute('aria-setsize')).toBe('5000')
    const box = find('.autocomplete-suggestions')
    Object.defineProperties(box, { clientHeight: { value: 300 }, scrollHeight: { value: 3000 } })
    box.scrollTop = 2000
    box.dispatchEvent(new Event('scroll'))
    await pass()
    expect(rows()).toHaveLength(50)
    box.scrollTop = 2500
    box.dispatchEvent(new Event('scroll'))
    await pass()
    expect(rows()).toHaveLength(100)
    expect(names().at(-1)).toBe('Pate 99')
    expect(rows().at(-1)?.getAttribute('aria-posinset')).toBe('100')
  })
})

describe('the box always matches the text', () => {
  test('search.suggest.late-answer-is-dropped: an older question is given up, and its answer not shown', async () => {
    const { shop } = await openSearch()
    const older = deferred<Response>()
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      signals.push(init.signal as AbortSignal)
      const isOlder = new URL(url).searchParams.get('query') === 'pat'
      // A server that answers all the same.
      return isOlder ? older.promise : Promise.resolve(new Response(JSON.stringify(answerOf(suggestion('Pate cá')))))
    })
    await type('pat')
    await type('pate')
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect(names()).toEqual(['Pate cá'])
    older.resolve(new Response(JSON.stringify(answerOf(suggestion('Patin')))))
    await pass()
    expect(names()).toEqual(['Pate cá'])
    expect(shop.requests).toEqual([])
  })

  test('until the answer comes only what matches the new text stays', async () => {
    const opened = await openSearch()
    await search(opened, 'pat', suggestion('Patin'), suggestion('Pate cá'), suggestion('Không có', { id: -1 }))
    await type('pate')
    expect(names()).toEqual(['Pate cá'])
    expect(find('.search-name').innerHTML).toBe('<strong>Pate</strong> cá')
    await type('pate x')
    expect(names()).toEqual([])
    expect(fieldOf().getAttribute('aria-expanded')).toBe('false')
  })

  test('fewer than 3 characters close the box and give the question up', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion('Pate'))
    await type('pa')
    expect(names()).toEqual([])
    await type('gấm')
    await type('gấ')
    opened.shop.answer(answerOf(suggestion('Gấm')))
    await pass(CUT_OFF)
    expect(names()).toEqual([])
    expect(button().className).not.toContain('loading')
    // The author is told of calls that failed, not of those that were given up.
    expect(opened.page.reports).toEqual([])
  })

  test('a question that was answered before is not sent again, in capitals or from another form neither', async () => {
    const opened = await openSearch(searchForm() + searchForm('', 'menu'))
    await search(opened, 'pate', suggestion('Pate'))
    await type('')
    await type('Pate')
    await type('pate', fieldOf('#menu'))
    expect(names('#menu')).toEqual(['Pate'])
    expect(opened.shop.requests).toHaveLength(1)
    await pass(50)
    expect(names()).toEqual([])
  })
})

describe('what happens meanwhile', () => {
  test('a button that says neither its type nor the theme’s class shows that the shop is asked', async () => {
    await openSearch(searchForm().replace(/<button[^>]*>/, '<button class="search-submit">'))
    await type('pate')
    expect(button().className).toBe('search-submit loading')
  })

  test('a button of another script before the one that sends does not show it, though it does not say its type either', async () => {
    await openSearch(searchForm().replace('<button', '<button class="clear">×</button><button'))
    await type('pate')
    expect(find('.clear').className).toBe('clear')
    expect(find('.submit-button,[type="submit"]').classList).toContain('loading')
  })

  test('the button of this form alone says that the shop was asked, until it has answered', async () => {
    const { shop } = await openSearch(searchForm() + searchForm('', 'menu'))
    await type('pate')
    expect(button().className).toContain('loading')
    expect(button('#menu').className).not.toContain('loading')
    shop.answer(answerOf(suggestion('Pate')))
    await pass()
    expect(button().className).not.toContain('loading')
  })

  test.each<[string, object | string | number | Error]>([
    ['status 500', 500],
    ['no connection', new Error('offline')],
    ['a page of errors', '<!doctype html><p>Lỗi</p>'],
    ['nothing', ''],
    ['a broken list', '{"suggestions":[{"id":1,'],
    ['what an unknown action is answered', '0'],
    ['no list', {}],
  ])('an answer that is %s is told to the author once, and what was typed stays', async (_what, answer) => {
    const { page, shop } = await openSearch()
    await type('pate')
    shop.answer(answer)
    await pass()
    expect(page.reports).toEqual([expect.stringMatching(/^call-failed: .*flatsome_ajax_search_products/)])
    expect(fieldOf().value).toBe('pate')
    expect(names()).toEqual([])
    expect(button().className).not.toContain('loading')
    await type('pate c')
    shop.answer(answerOf(suggestion('Pate cá')))
    await pass()
    expect(names()).toEqual(['Pate cá'])
  })

  test('a shop whose live search is off is asked no more: its server does not know the call', async () => {
    const { shop } = await openSearch(searchForm() + searchForm('', 'menu'), { searchNoResults: true })
    await type('pate')
    shop.answer(new Response('0', { status: 400 }))
    await pass()
    expect(button().className).not.toContain('loading')
    await type('pate c')
    await type('pate', fieldOf('#menu'))
    expect(shop.requests).toHaveLength(1)
    expect(button('#menu').className).not.toContain('loading')
    expect(document.querySelector('.autocomplete-suggestions')).toBeNull()
    expect(fieldOf().value).toBe('pate c')
  })

  test('a text that a firewall refuses is not the end of suggestions, though the status is the same', async () => {
    const { shop } = await openSearch(searchForm())
    await type('select')
    shop.answer(new Response('<h1>Bad request</h1>', { status: 400 }))
    await pass()
    await type('pate')
    expect(shop.requests).toHaveLength(2)
  })

  test('nor is a 0 with another status, as of a shop that is busy', async () => {
    const { shop } = await openSearch(searchForm())
    await type('pate')
    shop.answer(new Response('0', { status: 503 }))
    await pass(CUT_OFF)
    await type('pate c')
    expect(shop.requests).toHaveLength(2)
  })

  test('a dead server is given up after a while', async () => {
    const { page } = await openSearch(searchForm(), { searchTimeout: 2000 })
    await type('pate')
    await pass(2000)
    expect(page.reports[0]).toContain('2000 ms')
    expect(button().className).not.toContain('loading')
  })

  test('screen readers hear how many there are, a message in its own words, and nothing after the box was closed', async () => {
    const opened = await openSearch()
    await search(opened, 'pate', suggestion('Pate'), suggestion('Pate 2'), suggestion('x', { id: -1 }))
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('Có 2 gợi ý. Dùng phím mũi tên lên và xuống để chọn.')
    await search(opened, 'xyz', suggestion('Không có &amp; hết', { id: -1 }))
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('Không có & hết')
    await search(opened, 'pate g', suggestion('Pate gà'))
    fieldOf().blur()
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe('')
  })
})

test('what was about to be spoken of an older text is not spoken any more while a new one is asked for', async () => {
  const opened = await openSearch()
  await search(opened, 'pate', suggestion('Pate'), suggestion('Pate 2'))
  await pass(500)
  await type('pate g')
  await pass(1000)
  expect(find('[role="status"]').textContent).toBe('')
})

describe('no suggestions', () => {
  test('search.no-results.off-by-default: nothing is shown', async () => {
    const opened = await openSearch()
    await search(opened, 'xyz')
    expect(find('.live-search-results').innerHTML).toBe('')
    await pass(1000)
    expect(document.querySelector('[role="status"]')).toBeNull()
  })

  test.each([
    ['en', {}, 'No results'],
    ['vi', {}, 'Không tìm thấy kết quả'],
    ['en', { searchNoResultsText: 'Nothing here' }, 'Nothing here'],
  ])('search.no-results.shown-when-enabled: in %s, with %j, it says so', async (locale, settings, text) => {
    const opened = await openSearch(searchForm(), { searchNoResults: true, locale, ...settings })
    await search(opened, 'xyz')
    expect(find('.autocomplete-no-suggestion').textContent).toBe(text)
    expect(rows()).toEqual([])
    expect(fieldOf().getAttribute('aria-expanded')).toBe('false')
    await pass(1000)
    expect(find('[role="status"]').textContent).toBe(text)
    click(document.body)
    await type('xy')
    expect(find('.live-search-results').innerHTML).toBe('')
  })
})

test('search.no-results.shown-when-enabled: not where there are results', async () => {
  const opened = await openSearch(searchForm(), { searchNoResults: true })
  await search(opened, 'pate', suggestion('Pate'))
  await pass(1000)
  expect(document.querySelector('.autocomplete-no-suggestion')).toBeNull()
  expect(find('[role="status"]').textContent).toContain('Có 1 gợi ý')
})

test.each([
  ['FiboSearch', 'dgwt-wcas-search-form', 'dgwt-wcas-search-input'],
  ['Advanced Woo Search', 'aws-search-form', 'aws-search-field'],
])(
  'a form that %s has put into the theme’s place suggests by itself: ours shows no second list',
  async (_plugin, form, field) => {
    const { shop } = await openSearch(
      `<li class="header-search"><form class="${form}" id="search"><input type="search" class="${field}" name="s"></form></li>`,
      {},
      () => vi.stubGlobal('flatsomeVars', {}),
    )
    await type('cát')
    expect(shop.requests).toEqual([])
    expect(fieldOf().hasAttribute('role')).toBe(false)
  },
)

/** Forms without the theme's place for suggestions: WordPress' own, and one in a header. */
const PLAIN_FORMS = [
  '<form role="search" method="get" id="search" class="searchform" action="/"><input type="text" name="s"></form>',
  '<div class="header-search"><form id="search" action="/"><input type="search" name="s"></form></div>',
]

test.each(PLAIN_FORMS)('under another theme, whose shop makes no suggestions, %s stays as it is', async (html) => {
  const { shop } = await openSearch(html)
  await type('cát')
  expect(shop.requests).toEqual([])
  expect(fieldOf().hasAttribute('role')).toBe(false)
  expect(fieldOf().hasAttribute('autocomplete')).toBe(false)
})

test.each(PLAIN_FORMS)('under the theme, whose settings the page has, %s gets suggestions', async (html) => {
  const opened = await openSearch(html, {}, () => vi.stubGlobal('flatsomeVars', {}))
  await search(opened, 'pate', suggestion('Pate'))
  expect(names()).toEqual(['Pate'])
})
