import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { loseTexts } from '../../../support/loseTexts'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find, press } from '../../../support/page'
import { renamePageShow } from '../../../support/renamePageShow'
import { startPage } from '../../../support/startPage'
import { showScripts } from '../../../support/themeScripts'

const IDLE = 50
const WC_SCRIPT = '/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js'

/** Stars that another script drew (contract 8.3). */
const OTHER_STARS = '<p class="stars other"><span><a class="star-1" href="#">1</a></span></p>'

/** How the server says that stars are required; that the select is `required` says nothing of it. */
const REQUIRED = '&nbsp;<span class="required">*</span>'

/** The form of a review as the server prints it (contract 8.3). */
function reviewForm(before = '', label = 'id="comment-form-rating-label"', mark = REQUIRED): string {
  return `<div id="respond"><form id="commentform" action="/wp-comments-post.php" method="post" novalidate>
    <div class="comment-form-rating"><label for="rating" ${label}>Đánh giá của bạn${mark}</label>${before}<select name="rating" id="rating" required>
      <option value="">Xếp hạng…</option><option value="5">Rất tốt</option><option value="4">Tốt</option><option value="3">Trung bình</option>
      <option value="2">Không tệ</option><option value="1">Rất tệ</option></select></div>
    <textarea name="comment" id="comment"></textarea><input id="submit" type="submit" value="Gửi đi"><button type="button" id="smile">☺</button>
  </form></div>`
}

let page: TestPage

beforeEach(() => {
  page = openPage(reviewForm())
  stopClock()
})

/** The forms are awake before anybody opens the tab they are in. */
async function start(settings = {}): Promise<void> {
  await startPage(settings)
  await pass(IDLE)
  await pass(IDLE)
}

const select = () => find<HTMLSelectElement>('#rating')
const star = (count: number) => find(`p.stars .star-${count}`)
/** The numbers of the stars that have a mark of being chosen, and of those that the Tab key reaches. */
const marked = () => [
  [...document.querySelectorAll('p.stars .active')].map(({ textContent }) => textContent?.[0]),
  [...document.querySelectorAll('p.stars [aria-checked="true"]')].map(({ textContent }) => textContent?.[0]),
  [...document.querySelectorAll('p.stars [tabindex="0"]')].map(({ textContent }) => textContent?.[0]),
]

describe('the stars', () => {
  test('product.rating.picker-shown-once: stand right before the select, which is hidden, in the markup of the shop', async () => {
    await start()
    const drawn = select().previousElementSibling as HTMLElement
    const expected = new DOMParser().parseFromString(
      `<p class="stars" data-island-outlet=""><span role="group" aria-labelledby="comment-form-rating-label">${[
        1, 2, 3, 4, 5,
      ]
        .map(
          (count) =>
            `<a role="radio" class="star-${count}" href="#" aria-checked="false" tabindex="${count === 1 ? 0 : -1}">${count} trên 5 sao</a>`,
        )
        .join('')}</span></p>`,
      'text/html',
    )
    expect(drawn.isEqualNode(expected.querySelector('p'))).toBe(true)
    expect(select().style.display).toBe('none')
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
  })

  test('product.rating.star-sets-the-select: a click chooses that many, and the review is sent with it', async () => {
    const changes = vi.fn()
    await start()
    find('form').addEventListener('change', changes)
    expect(click(star(4)).defaultPrevented).toBe(true)
    await pass()
    expect(select().value).toBe('4')
    expect(new FormData(find<HTMLFormElement>('form')).get('rating')).toBe('4')
    expect(changes).toHaveBeenCalledOnce()
    expect(marked()).toEqual([['4'], ['4'], ['4']])
    expect(find('p.stars').className).toBe('stars selected')
    click(star(2))
    await pass()
    expect(select().value).toBe('2')
    expect(marked()).toEqual([['2'], ['2'], ['2']])
  })

  test('product.rating.star-sets-the-select: chooses what a script clicks through jQuery, and the focus stays', async () => {
    const jQuery = installJQuery()
    await start()
    find('#comment').focus()
    jQuery(star(4)).trigger('click')
    await pass()
    expect(select().value).toBe('4')
    expect(marked()).toEqual([['4'], ['4'], ['4']])
    expect(document.activeElement).toBe(find('#comment'))
  })

  test('that a script clicks whenever the select changes, so that they show its choice, change it once', async () => {
    const jQuery = installJQuery()
    await start()
    const changes = vi.fn(() => {
      // Instead of without end.
      if (changes.mock.calls.length < 9) jQuery(star(Number(select().value))).trigger('click')
    })
    select().addEventListener('change', changes)
    click(star(3))
    await pass()
    expect(select().value).toBe('3')
    expect(changes).toHaveBeenCalledOnce()
  })

  test.each([
    ['ArrowRight', 3, 4],
    ['ArrowUp', 3, 2],
    ['ArrowLeft', 3, 2],
    ['ArrowDown', 3, 4],
    ['ArrowRight', 5, 1],
    ['ArrowLeft', 1, 5],
    ['Home', 3, 1],
    ['End', 3, 5],
    [' ', 3, 3],
  ])(
    'product.rating.star-sets-the-select: the key "%s" on star %d chooses %d and goes there',
    async (key, from, to) => {
      await start()
      expect(press(key, star(from)).defaultPrevented).toBe(true)
      expect(select().value).toBe(String(to))
      expect(document.activeElement).toBe(star(to))
    },
  )

  test.each([
    ['ArrowLeft', 4],
    ['ArrowRight', 2],
    ['ArrowDown', 4],
    ['ArrowUp', 2],
  ])('on a page from right to left the key "%s" on star 3 chooses %d', async (key, to) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: '* { direction: rtl }' }))
    await start()
    press(key, star(3))
    expect(select().value).toBe(String(to))
  })

  test.each([
    ['ArrowLeft', { altKey: true }],
    ['ArrowRight', { metaKey: true }],
    ['Home', { ctrlKey: true }],
    [' ', { shiftKey: true }],
  ])('leave the key "%s" with %o to the browser', async (key, modifier) => {
    await start()
    expect(press(key, star(3), modifier).defaultPrevented).toBe(false)
    expect(select().value).toBe('')
  })

  test('leave other keys, and clicks beside a star, alone', async () => {
    await start()
    expect(press('Tab', star(3)).defaultPrevented).toBe(false)
    expect(click(find('p.stars > span')).defaultPrevented).toBe(false)
    expect(select().value).toBe('')
  })

  test('have the name of their own label, and are required where that says so, whatever stands before it', async () => {
    page = openPage(
      reviewForm('', 'id="own"', '').replace('<div class="comment', `<label for="comment">Tên${REQUIRED}</label>$&`),
    )
    stopClock()
    vi.stubGlobal('alert', vi.fn())
    await start()
    expect(find('[role="group"]').getAttribute('aria-labelledby')).toBe('own')
    expect(click(find('#submit')).defaultPrevented).toBe(false)
    expect(alert).not.toHaveBeenCalled()
  })

  test('show what the browser gives back after the page was left and come back to', async () => {
    await start()
    select().value = '3'
    window.dispatchEvent(new Event('pageshow'))
    await pass()
    expect(marked()).toEqual([['3'], ['3'], ['3']])
    expect(find('p.stars').className).toBe('stars selected')
  })

  test('show it where an optimiser that ran our script late renames the event until all scripts are there, too', async () => {
    const letGo = renamePageShow(window)
    await start()
    letGo()
    select().value = '3'
    window.dispatchEvent(new Event('pagehide'))
    window.dispatchEvent(new Event('pageshow'))
    await pass()
    expect(marked()).toEqual([['3'], ['3'], ['3']])
  })

  test('show what is in the select already, and what another script chooses in it', async () => {
    select().value = '5'
    await start()
    expect(marked()).toEqual([['5'], ['5'], ['5']])
    select().value = '1'
    select().dispatchEvent(new Event('change', { bubbles: true }))
    await pass()
    expect(marked()).toEqual([['1'], ['1'], ['1']])
  })

  test('are all free again where a script empties the form, as one does that has sent the review in the background', async () => {
    await start()
    click(star(4))
    await pass()
    find<HTMLFormElement>('form').reset()
    await pass()
    expect([select().value, ...marked()]).toEqual(['', [], [], ['1']])
  })

  test('have the names that the server configured', async () => {
    vi.stubGlobal('wc_single_product_params', {
      i18n_rating_options: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
      i18n_required_rating_text: 'Please select a rating',
    })
    await start()
    expect(star(3).textContent).toBe('3 of 5')
  })

  test('have them also where the server configured nothing else', async () => {
    vi.stubGlobal('wc_single_product_params', {
      i18n_rating_options: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'],
    })
    await start()
    expect(star(3).textContent).toBe('3 of 5')
  })

  test('have names of ours where the server’s are not five', async () => {
    vi.stubGlobal('wc_single_product_params', { i18n_rating_options: ['1 of 5'] })
    await start({ locale: 'en' })
    expect(star(5).textContent).toBe('5 of 5 stars')
  })

  test('are named by the label of the select, also where it has no id', async () => {
    document.body.innerHTML = reviewForm('', '')
    await start()
    expect(find('label').id).toBe(find('p.stars > span').getAttribute('aria-labelledby'))
    expect(find('label').id).not.toBe('')
  })

  test('come with a form that arrives late, and each of two forms has its own', async () => {
    document.body.innerHTML = ''
    await start()
    document.body.innerHTML = `<div>${reviewForm()}</div><div id="second">${reviewForm()}</div>`
    await pass(IDLE)
    click(find('#second .star-2'))
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', '2'])
    expect(document.querySelectorAll('p.stars')).toHaveLength(2)
  })

  test('of two ratings in one form stand side by side, each for its own', async () => {
    const second =
      '<select name="packing" data-island="rating" required><option value=""></option><option value="2"></option></select>'
    document.body.innerHTML = reviewForm().replace('<textarea', `${second}<textarea`)
    await start()
    const rows = [...document.querySelectorAll('p.stars')]
    expect(rows).toHaveLength(2)
    click(rows[1]?.querySelector('.star-2') ?? document)
    expect([...document.querySelectorAll('select')].map(({ value }) => value)).toEqual(['', '2'])
  })

  test('of two ratings are each named by their own label, also where neither has an id', async () => {
    const second = `<label>Thông báo cho tôi <input type="checkbox" id="notify"></label>
      <label>Đóng gói <select data-island="rating"><option value=""></option></select></label>`
    document.body.innerHTML = reviewForm('', '').replace('<textarea', `${second}<textarea`)
    await start()
    const names = [...document.querySelectorAll('p.stars > span')].map((group) => {
      const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '')
      return label?.firstChild?.textContent?.trim()
    })
    expect(names).toEqual(['Đánh giá của bạn', 'Đóng gói'])
  })

  test('go when the form goes, and the select of a form that stays is left in peace', async () => {
    await start()
    const gone = select()
    const form = find('form')
    gone.remove()
    await pass()
    expect(document.querySelectorAll('p.stars')).toHaveLength(0)
    expect([gone.style.display, gone.required]).toEqual(['', true])
    const alerting = vi.fn()
    vi.stubGlobal('alert', alerting)
    form.addEventListener('submit', (event) => event.preventDefault())
    click(find('#submit'))
    expect(alerting).not.toHaveBeenCalled()
  })

  test('are left out where their names cannot be fetched: the select stays as it was', async () => {
    loseTexts()
    await start()
    expect(document.querySelector('p.stars')).toBeNull()
    expect([select().style.display, select().required]).toEqual(['', true])
    expect(page.reports).toEqual([expect.stringContaining('chunk-failed')])
  })

  test('tell other scripts that they are there, once', async () => {
    const inits: unknown[] = []
    installJQuery()(document.body).on('init', ({ target }: { target?: unknown }) => inits.push(target))
    await start()
    expect(inits).toEqual([select()])
  })
})

describe('a review without stars', () => {
  const alerting = vi.fn()
  let native: string[]
  beforeEach(() => {
    alerting.mockClear()
    vi.stubGlobal('alert', alerting)
    native = recordNativeBehaviour()
  })

  test('is not sent: the shopper is told, and the keyboard is on the stars', async () => {
    await start()
    click(find('#submit'))
    expect(alerting).toHaveBeenCalledExactlyOnceWith('Vui lòng chọn số sao.')
    expect(native).toEqual([])
    expect(document.activeElement).toBe(star(1))
  })

  test('is not sent either by a button that does not say its type, as optimisers and themes print it', async () => {
    document.body.innerHTML = reviewForm().replace(
      '<input id="submit" type="submit" value="Gửi đi">',
      '<button id="submit">Gửi</button>',
    )
    await start()
    click(find('#submit'))
    expect(alerting).toHaveBeenCalledExactlyOnceWith('Vui lòng chọn số sao.')
    expect(native).toEqual([])
  })

  test('leaves a plugin its button that does not say its type, beside the one that sends: its script may hear of it at the page', async () => {
    document.body.innerHTML = reviewForm('<button class="add-photo">Thêm ảnh</button>')
    await start()
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.body.addEventListener('click', heard)
    click(find('.add-photo'))
    document.body.removeEventListener('click', heard)
    expect([heard.mock.calls.length, alerting.mock.calls.length]).toEqual([1, 0])
  })

  test('is told in the words that the server configured', async () => {
    vi.stubGlobal('wc_single_product_params', {
      review_rating_required: 'yes',
      i18n_required_rating_text: 'Please select a rating',
    })
    await start()
    click(find('#submit'))
    expect(alerting).toHaveBeenCalledExactlyOnceWith('Please select a rating')
  })

  test('is sent where no rating is required, and nothing that cannot be seen holds it back', async () => {
    vi.stubGlobal('wc_single_product_params', { review_rating_required: 'no' })
    await start()
    expect(select().required).toBe(false)
    click(find('#submit'))
    expect(native).toEqual(['submits commentform with Gửi đi'])
    expect(alerting).not.toHaveBeenCalled()
  })

  test('is sent where nobody says that a rating is required', async () => {
    document.body.innerHTML = reviewForm('', undefined, '')
    await start()
    click(find('#submit'))
    expect(native).toEqual(['submits commentform with Gửi đi'])
    expect(alerting).not.toHaveBeenCalled()
  })

  test.each([
    ['the server', () => vi.stubGlobal('wc_single_product_params', { review_rating_required: 'yes' }), {}],
    ['the author', () => {}, { productRatingRequired: true }],
  ])('is not sent where %s says so, whatever the label says', async (_who, say, settings) => {
    document.body.innerHTML = reviewForm('', undefined, '')
    say()
    await start(settings)
    click(find('#submit'))
    expect(native).toEqual([])
    expect(alerting).toHaveBeenCalledOnce()
  })

  test('of two whose selects have the same id is each sent as its own label says', async () => {
    document.body.innerHTML = reviewForm('', undefined, '') + reviewForm().replaceAll('commentform', 'second')
    await start()
    click(find('#second [type=submit]'))
    expect(alerting).toHaveBeenCalledOnce()
    click(find('#commentform [type=submit]'))
    expect(native).toEqual(['submits commentform with Gửi đi'])
  })

  test('of a select without a label is sent', async () => {
    find('label').remove()
    await start()
    click(find('#submit'))
    expect(native).toEqual(['submits commentform with Gửi đi'])
  })

  test('is sent once stars are chosen', async () => {
    await start()
    click(star(5))
    click(find('#submit'))
    expect(native).toEqual(['submits commentform with Gửi đi'])
    expect(alerting).not.toHaveBeenCalled()
  })

  test('can still be written: only sending asks', async () => {
    await start()
    click(find('#smile'))
    click(find('#comment'))
    expect(alerting).not.toHaveBeenCalled()
  })
})

describe('on a custom product page', () => {
  const custom = (before: string) => {
    document.body.innerHTML = `<div class="custom-product-page">${reviewForm(before)}</div>`
  }

  test('product.rating.picker-shown-once: stars that others left behind go, and ours work', async () => {
    custom(OTHER_STARS + OTHER_STARS)
    await start()
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    expect(select().style.display).toBe('none')
    click(star(3))
    expect(select().value).toBe('3')
  })

  test('product.rating.picker-shown-once: stars that another script draws later go too', async () => {
    custom('')
    await start()
    select().insertAdjacentHTML('beforebegin', OTHER_STARS)
    await pass()
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    expect(document.querySelector('p.other')).toBeNull()
  })

  test('product.rating.picker-shown-once: ours stay where they are, with the focus, when another script draws some elsewhere', async () => {
    await start()
    click(star(3))
    find('#comment').insertAdjacentHTML('afterend', OTHER_STARS)
    await pass()
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    expect(select().previousElementSibling).toBe(find('p.stars'))
    expect(document.activeElement).toBe(star(3))
  })

  test('product.rating.picker-shown-once: where the shop’s own script draws them, one row of its stars stays and the select is hidden', async () => {
    showScripts(WC_SCRIPT)
    custom('')
    await start()
    expect(select().style.display).toBe('')
    select().insertAdjacentHTML('beforebegin', OTHER_STARS + OTHER_STARS)
    await pass()
    expect(document.querySelectorAll('p.stars.other')).toHaveLength(1)
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    expect(select().style.display).toBe('none')
  })
})

describe('where a theme draws stars of its own, on which it expects the shop’s script to act', () => {
  const rating = () => find('.comment-form-rating')
  /** Our stars, and those of the theme. */
  const rows = () => [...document.querySelectorAll('p.stars')].map((row) => row.matches('.other'))

  /** As Divi does when the window is loaded: the select and all around it go out of view, and a row is put before that. */
  const drawAsDivi = () => {
    for (const row of rating().querySelectorAll('p.stars')) row.remove()
    rating().style.display = 'none'
    rating().insertAdjacentHTML('beforebegin', OTHER_STARS)
    select().insertAdjacentHTML('beforebegin', OTHER_STARS)
  }

  test.each([
    ['before ours are there', 'first'],
    ['later', 'last'],
    ['later, in a tab that is closed', 'in a tab'],
  ])('ours stand in the place of those that can be seen, drawn %s', async (_when, order) => {
    if (order === 'in a tab') find('#respond').style.display = 'none'
    if (order === 'first') drawAsDivi()
    await start()
    if (order !== 'first') drawAsDivi()
    await pass()
    expect(rows()).toEqual([false])
    expect(rating().previousElementSibling).toBe(find('p.stars'))
    click(star(4))
    await pass()
    expect(select().value).toBe('4')
    expect(marked()).toEqual([['4'], ['4'], ['4']])
  })

  test('and stay there when the cart is placed anew', async () => {
    await start()
    drawAsDivi()
    await pass()
    const { swapFragments } = await import('../../../../src/fragments/swapFragments')
    document.body.insertAdjacentHTML('beforeend', '<b class="count">1</b>')
    swapFragments({ '.count': '<b class="count">2</b>' })
    await pass()
    expect(rating().previousElementSibling).toBe(find('p.stars'))
  })

  test('also where the row of the theme was the last of its parent, and where what it stood before has left', async () => {
    await start()
    rating().insertAdjacentHTML('beforebegin', '<div class="row"></div>')
    find('.row').insertAdjacentHTML('beforeend', OTHER_STARS)
    rating().style.display = 'none'
    await pass()
    expect(find('.row').lastElementChild).toBe(find('p.stars'))
    const { swapFragments } = await import('../../../../src/fragments/swapFragments')
    document.body.insertAdjacentHTML('beforeend', '<b class="count">1</b>')
    swapFragments({ '.count': '<b class="count">2</b>' })
    await pass()
    expect(find('.row').lastElementChild).toBe(find('p.stars'))

    find('.row').remove()
    rating().style.display = ''
    await pass()
    expect(select().previousElementSibling).toBe(find('p.stars'))
  })

  test('ours come back where a theme has replaced them, as Uncode does', async () => {
    await start()
    find('p.stars').outerHTML = OTHER_STARS
    await pass()
    expect(rows()).toEqual([false])
    click(star(2))
    await pass()
    expect(select().value).toBe('2')
    expect(marked()).toEqual([['2'], ['2'], ['2']])
  })

  test('ours stay where nobody can see the others', async () => {
    await start()
    rating().insertAdjacentHTML('beforebegin', `<div style="display:none">${OTHER_STARS}</div>`)
    rating().style.display = 'none'
    await pass()
    expect(rows()).toEqual([false])
    expect(select().previousElementSibling).toBe(find('p.stars'))
  })
})

describe('beside another script', () => {
  test('the runtime of the shop’s block for reviews, which shows the stars that the server printed: none are ours', async () => {
    document.body.innerHTML = reviewForm()
    select().setAttribute('data-wp-bind--value', 'state.selectedStar')
    select().insertAdjacentHTML('afterend', '<p role="radiogroup" class="stars-wrapper" hidden></p>')
    await start()
    expect(document.querySelector('p.stars')).toBeNull()
    expect([select().style.display, select().required]).toEqual(['', true])
  })

  test('the theme’s, which draws none: the stars are ours', async () => {
    showScripts()
    await start()
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    expect(select().style.display).toBe('none')
  })

  test('the shop’s: no stars are ours, and what it draws is its own affair', async () => {
    showScripts(WC_SCRIPT)
    document.body.innerHTML = reviewForm(OTHER_STARS + OTHER_STARS)
    await start()
    expect(document.querySelectorAll('p.stars.other')).toHaveLength(2)
    expect(document.querySelectorAll('p.stars')).toHaveLength(2)
    expect(select().style.display).toBe('')
    expect(page.heard('init')).toEqual([])
  })
})
