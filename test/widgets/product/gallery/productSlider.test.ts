import { describe, expect, test, vi } from 'vitest'
import { pass } from '../../../support/freshPage'
import { installJQuery, type JQuery } from '../../../support/jQuery'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find, press } from '../../../support/page'
import {
  attributeJson,
  drag,
  hover,
  openGalleryPage,
  PICTURE_WIDTH,
  SETTLED,
  see,
  themeGallery,
  touch,
} from './galleryPage'

const shown = (id = 'p') => find(`#${id} .slide.is-selected img`).getAttribute('src')
const marked = (id = 'p') => find(`#${id} .is-nav-selected img`).getAttribute('src')
const strip = (id = 'p') => find(`#${id} .product-gallery-slider .flickity-slider`)

function askForStillness(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce'),
    addListener() {},
    removeListener() {},
  }))
}

describe('the pictures', () => {
  test('product.gallery.thumbnail-shows-its-image: a click on a thumbnail, and the arrows, select a picture, and the thumbnails follow', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    expect([shown(), marked()]).toEqual(['/p/0.jpg', '/p/0-thumb.jpg'])
    click(find('#p .col:nth-child(3) img'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/p/2.jpg', '/p/2-thumb.jpg'])
    click(find('.product-gallery-slider .next'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/p/0.jpg', '/p/0-thumb.jpg'])
    click(find('.product-gallery-slider .previous'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/p/2.jpg', '/p/2-thumb.jpg'])
  })

  test('stand in the elements that the styles of the theme know', async () => {
    const page = openGalleryPage(themeGallery())
    const ready = page.heard('flatsome-flickity-ready')
    const images = [...document.querySelectorAll('.slide img')]
    await page.start()
    expect(find('.product-gallery-slider').classList).toContain('flickity-enabled')
    expect(find('.product-gallery-slider').classList).toContain('is-draggable')
    expect([
      ...document.querySelectorAll('.product-gallery-slider > .flickity-viewport > .flickity-slider > .slide img'),
    ]).toEqual(images)
    expect(
      document.querySelectorAll('.product-thumbnails > .flickity-viewport > .flickity-slider > .col'),
    ).toHaveLength(3)
    expect(find('button.flickity-button.flickity-prev-next-button.previous').getAttribute('aria-label')).toBe(
      'Ảnh trước',
    )
    expect(find('button.flickity-button.flickity-prev-next-button.next').getAttribute('aria-label')).toBe('Ảnh sau')
    expect(ready).toHaveLength(2)
  })

  test.each(['turbo:before-cache', 'htmx:beforeHistorySave'])(
    'are one slider on a page that comes back as the copy that a script has made of it (%s): they were a slider in a slider',
    async (type) => {
      const page = openGalleryPage(themeGallery())
      await page.start()
      // What Turbo does, and htmx at once: the copy is made before the next page stands in this one's place, and shown by Back.
      document.body.dispatchEvent(new Event(type, { bubbles: true }))
      const { innerHTML } = document.body
      document.body.innerHTML = '<p>The next page</p>'
      await pass(SETTLED)
      document.body.innerHTML = innerHTML
      await pass(SETTLED)
      see()
      await pass(SETTLED)
      expect(document.querySelectorAll('.product-gallery-slider .flickity-slider')).toHaveLength(1)
      expect(document.querySelectorAll('.product-gallery-slider .flickity-button')).toHaveLength(2)
      click(find('#p .col:nth-child(3) img'))
      await pass(SETTLED)
      expect(shown()).toBe('/p/2.jpg')
    },
  )

  test.each(['slick-initialized', 'swiper-initialized'])(
    'are left to another theme’s slider of that name (%s), as its thumbnails are',
    async (sliding) => {
      const page = openGalleryPage(themeGallery())
      for (const name of ['gallery-slider', 'thumbnails']) find(`.product-${name}`).classList.add(sliding)
      const before = find('#p').innerHTML
      await page.start()
      expect(find('#p').innerHTML).toBe(before)
    },
  )

  test('move, by as much as a picture is wide', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass(SETTLED)
    expect(strip().style.transform).toBe(`translate3d(-${PICTURE_WIDTH}px,0px,0px)`)
  })

  test('jump, where reduced motion is asked for', async () => {
    const page = openGalleryPage(themeGallery())
    askForStillness()
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass()
    expect(strip().style.transform).toBe(`translate3d(-${PICTURE_WIDTH}px,0px,0px)`)
  })

  test('follow the arrow keys while the focus is in the slider, which has a name', async () => {
    const page = openGalleryPage(themeGallery({ around: '<input id="note">' }))
    await page.start()
    const slider = find('.product-gallery-slider')
    expect([slider.tabIndex, slider.getAttribute('role'), slider.getAttribute('aria-label')]).toEqual([
      0,
      'group',
      'Hình ảnh sản phẩm',
    ])
    expect(press('ArrowRight', find('.slide a')).defaultPrevented).toBe(true)
    await pass()
    expect(shown()).toBe('/p/1.jpg')
    press('ArrowLeft', slider)
    await pass()
    expect(shown()).toBe('/p/0.jpg')
    find('.slide').insertAdjacentHTML('beforeend', '<input id="inside">')
    for (const other of [
      press('ArrowDown', slider),
      press('ArrowRight', find('#note')),
      press('ArrowRight', find('#inside')),
    ])
      expect(other.defaultPrevented).toBe(false)
    slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', altKey: true, bubbles: true }))
    await pass()
    expect(shown()).toBe('/p/0.jpg')
  })

  test('run from right to left where the options say so, and the arrow keys with them', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ rightToLeft: true, wrapAround: true }) }))
    const style = document.createElement('style')
    style.textContent = '[dir="rtl"] * { direction: rtl }'
    document.head.append(style)
    await page.start()
    press('ArrowLeft', find('.slide a'))
    await pass(SETTLED)
    expect(shown()).toBe('/p/1.jpg')
    expect(strip().style.transform).toBe(`translate3d(${PICTURE_WIDTH}px,0px,0px)`)
    press('ArrowRight', find('.slide a'))
    await pass()
    expect(shown()).toBe('/p/0.jpg')
  })

  test.each([
    [false, [undefined, 'rotate(180 50 50)']],
    [true, ['rotate(180 50 50)', undefined]],
  ])('have arrows that point where they lead; from right to left: %s', async (rightToLeft, turns) => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ rightToLeft }) }))
    const style = document.createElement('style')
    style.textContent = '[dir="rtl"] * { direction: rtl }'
    document.head.append(style)
    await page.start()
    const slider = find('.product-gallery-slider')
    const arrows = ['previous', 'next'].map((name) => slider.querySelector(`.${name} path`))
    expect(arrows.map((arrow) => arrow?.getAttribute('transform') ?? undefined)).toEqual(turns)
    // By this class the style sheets of sliders change the sides of the arrows.
    expect(slider.matches('.flickity-rtl')).toBe(rightToLeft)
  })

  test('are as many as there are: a single one has neither arrows nor a stop for the keyboard', async () => {
    const page = openGalleryPage(themeGallery({ count: 1 }))
    await page.start()
    expect(shown()).toBe('/p/0.jpg')
    expect(document.querySelector('.flickity-prev-next-button')).toBeNull()
    expect(find('.product-gallery-slider').hasAttribute('tabindex')).toBe(false)
  })

  test('begin with the one to which the shopper had scrolled before the slider was there', async () => {
    const page = openGalleryPage(themeGallery())
    const scrolled = find('.slide:nth-child(2)')
    const rects = vi.mocked(Element.prototype.getBoundingClientRect)
    const rest = rects.getMockImplementation()
    rects.mockImplementation(function (this: Element) {
      const rect = rest?.call(this) ?? new DOMRect()
      return this.matches('.slide') && scrolled.parentElement?.matches('figure')
        ? new DOMRect(rect.x - PICTURE_WIDTH, 0, rect.width, rect.height)
        : rect
    })
    await page.start()
    expect([shown(), marked()]).toEqual(['/p/1.jpg', '/p/1-thumb.jpg'])
  })
})

test('what has the focus while the slider wakes keeps it', async () => {
  const page = openGalleryPage(themeGallery())
  const link = find('.slide:nth-child(2) a')
  link.focus()
  const focused = vi.spyOn(link, 'focus')
  await page.start()
  expect(focused).toHaveBeenCalledWith({ preventScroll: true })
  expect(document.activeElement).toBe(link)
})

describe('dragging', () => {
  test('quick-view.content.slider-drag-threshold-15: 15 px move nothing and click, 16 px drag and do not click', async () => {
    const page = openGalleryPage(
      `<div class="product-quick-view-container">${themeGallery({ options: '', hasLinks: false })}</div>`,
    )
    await page.start()
    drag(find('.slide img'), -15, 'holds')
    await pass(SETTLED)
    expect(strip().style.transform).toBe('translate3d(0px,0px,0px)')
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    document.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, clientX: 285 }))
    await pass(SETTLED)
    drag(find('.slide img'), -16, 'holds')
    await pass(SETTLED)
    expect(find('.product-gallery-slider').classList).toContain('is-dragging')
    // The drag begins at the threshold: the slider does not leap by it, and has come the rest of the way.
    expect(strip().style.transform).toBe('translate3d(-1px,0px,0px)')
  })

  test('further than the threshold moves the pictures with the pointer and opens nothing', async () => {
    const page = openGalleryPage(themeGallery())
    document.body.classList.add('has-lightbox')
    const native = recordNativeBehaviour()
    await page.start()
    const end = drag(find('.slide a'), -400)
    await pass(SETTLED)
    expect(end.defaultPrevented).toBe(true)
    expect(native).toEqual([])
    expect(document.querySelector('.pswp')).toBeNull()
    expect(shown()).toBe('/p/1.jpg')
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
  })

  test('gives the click at its end to nobody, and the next one to all', async () => {
    const page = openGalleryPage(themeGallery())
    document.body.classList.add('has-lightbox')
    await page.start({ productLightbox: false })
    const heard = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', heard, true)
    drag(find('.slide a'), -400)
    await pass(SETTLED)
    expect(heard).not.toHaveBeenCalled()
    find('.slide a').click()
    document.removeEventListener('click', heard, true)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('less than the threshold is a click on the link', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start({ productLightbox: false })
    const native = recordNativeBehaviour()
    drag(find('.slide a'), -14)
    await pass(SETTLED)
    expect(native).toEqual(['follows /p/0-large.jpg'])
    expect(shown()).toBe('/p/0.jpg')
  })

  test('ends where the press opens a menu, as with the Ctrl key on a Mac, which takes the release: the pointer then moves freely', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const picture = find('.slide img')
    picture.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, ctrlKey: true, clientX: 300 }))
    picture.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, ctrlKey: true, clientX: 300 }))
    for (const clientX of [250, 100]) document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX }))
    await pass(SETTLED)
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    expect(shown()).toBe('/p/0.jpg')
  })

  test('with a finger waits for the threshold too', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const picture = find('.slide img')
    touch('touchstart', picture, 300)
    await pass()
    touch('touchmove', picture, 290)
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    for (const x of [270, 150, 50]) touch('touchmove', picture, x)
    expect(find('.product-gallery-slider').classList).toContain('is-dragging')
    touch('touchend', picture, 50)
    await pass(SETTLED)
    expect(shown()).toBe('/p/1.jpg')
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
  })

  test.each([
    ['goes down more than sideways', { clientY: 40 }],
    ['scrolls the page already', { cancelable: false }],
    ['zooms with another', { fingers: 2 }],
  ])('is not begun by a finger that %s', async (_what, way) => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const picture = find('.slide img')
    touch('touchstart', picture, 300)
    await pass()
    touch('touchmove', picture, 280, way)
    // The browser tells of it even then, as long as it does not scroll.
    touch('touchmove', picture, 50, { clientY: 60 })
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    touch('touchend', picture, 50)
    await pass(SETTLED)
    expect(shown()).toBe('/p/0.jpg')
    expect(strip().style.transform).toBe('translate3d(0px,0px,0px)')
  })

  test('ends where a second finger comes', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const picture = find('.slide img')
    touch('touchstart', picture, 300)
    for (const x of [270, 150, 50]) touch('touchmove', picture, x)
    touch('touchmove', picture, 40, { fingers: 2 })
    await pass(SETTLED)
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    expect(shown()).toBe('/p/1.jpg')
  })

  test.each(['<input>', '<select></select>', '<textarea></textarea>', '<p contenteditable>Tên</p>'])(
    'is not begun in %s: the pointer selects there',
    async (field) => {
      const page = openGalleryPage(themeGallery())
      find('.slide').insertAdjacentHTML('beforeend', `<div class="name">${field}</div>`)
      await page.start()
      const end = drag(find('.name > *'), -400)
      expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
      await pass(SETTLED)
      expect(end.defaultPrevented).toBe(false)
      expect(shown()).toBe('/p/0.jpg')
    },
  )

  test('goes to its picture without motion where reduced motion is asked for', async () => {
    const page = openGalleryPage(themeGallery())
    askForStillness()
    await page.start()
    drag(find('.slide a'), -400)
    await pass(20)
    expect(strip().style.transform).toBe(`translate3d(-${PICTURE_WIDTH}px,0px,0px)`)
  })

  test('ends with the gallery, when it leaves under the pointer', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const slider = find('.product-gallery-slider')
    drag(find('.slide a'), -5, 'holds')
    await pass()
    find('#p').remove()
    await pass(50)
    document.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX: 0 }))
    await pass()
    expect(slider.classList).not.toContain('is-dragging')
    expect(press('ArrowRight', slider).defaultPrevented).toBe(false)
  })

  test('is off where the options say so', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ draggable: false }) }))
    await page.start()
    drag(find('.slide a'), -400, 'holds')
    await pass(SETTLED)
    expect(shown()).toBe('/p/0.jpg')
    for (const state of ['is-draggable', 'is-dragging'])
      expect(find('.product-gallery-slider').classList).not.toContain(state)
  })
})

describe('the height', () => {
  test('stays as it was when the slider wakes, and follows the picture from the first selection on', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const viewport = find('.product-gallery-slider > .flickity-viewport')
    dispatchEvent(new Event('resize'))
    await pass()
    expect(viewport.style.height).toBe('')
    click(find('.product-gallery-slider .next'))
    await pass()
    expect(viewport.style.height).toBe('400px')
    click(find('.product-gallery-slider .next'))
    await pass()
    expect(viewport.style.height).toBe('600px')
  })

  test('is measured anew when the window changes, and when a picture has loaded', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass()
    const viewport = find('.product-gallery-slider > .flickity-viewport')
    for (const change of [
      () => dispatchEvent(new Event('resize')),
      () => find('.slide img').dispatchEvent(new Event('load')),
      () => document.dispatchEvent(new CustomEvent('flatsome-product-gallery-tools-init')),
    ]) {
      viewport.style.height = '1px'
      change()
      expect(viewport.style.height).toBe('400px')
    }
  })

  test('is left alone where the options do not ask for it', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ adaptiveHeight: false }) }))
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass()
    expect(find('.product-gallery-slider > .flickity-viewport').style.height).toBe('')
  })
})

describe('the options', () => {
  test('that are not JSON are reported once, and the gallery works as most do', async () => {
    const page = openGalleryPage(themeGallery({ options: '{&quot;wrapAround&quot;:' }))
    await page.start()
    expect(page.reports).toHaveLength(1)
    expect(page.reports[0]).toContain('slider-options-unreadable')
    click(find('.product-gallery-slider .previous'))
    await pass()
    expect(shown()).toBe('/p/2.jpg')
  })

  test.each(['null', '[]', '5'])('%s are no options either', async (options) => {
    const page = openGalleryPage(themeGallery({ options }))
    await page.start()
    expect(page.reports).toHaveLength(1)
    expect(shown()).toBe('/p/0.jpg')
  })

  test('may be quoted, and an end is an end where nothing wraps: its arrow is off, and the keyboard goes to the other', async () => {
    const page = openGalleryPage(
      themeGallery({ count: 2, options: attributeJson({ wrapAround: '0', adaptiveHeight: '' }) }),
    )
    await page.start()
    const [previous, next] = [find<HTMLButtonElement>('.previous'), find<HTMLButtonElement>('.next')]
    expect([previous.disabled, next.disabled]).toEqual([true, false])
    next.focus()
    click(next)
    await pass()
    expect([previous.disabled, next.disabled]).toEqual([false, true])
    expect(document.activeElement).toBe(previous)
    click(previous)
    await pass()
    expect([previous.disabled, next.disabled]).toEqual([true, false])
    expect(document.activeElement).toBe(next)
  })

  test('may leave the arrows out', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ prevNextButtons: false }) }))
    await page.start()
    expect(document.querySelector('.product-gallery-slider button')).toBeNull()
  })

  test('may leave the slider to the style sheet, which wants one on narrow screens only', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ watchCSS: true }) }))
    const real = getComputedStyle
    let content = 'none'
    vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) =>
      pseudo === '::after' ? { content } : real(element),
    )
    await page.start()
    const before = find('#p').innerHTML
    expect(document.querySelector('.flickity-enabled')).toBeNull()
    content = '"flickity"'
    dispatchEvent(new Event('resize'))
    await pass()
    expect(shown()).toBe('/p/0.jpg')
    content = 'none'
    dispatchEvent(new Event('resize'))
    await pass()
    expect(find('#p').innerHTML).toBe(before)
    const product = find('#p')
    product.remove()
    await pass(50)
    content = '"flickity"'
    dispatchEvent(new Event('resize'))
    await pass()
    expect(product.innerHTML).toBe(before)
  })

  test('keep the thumbnail of the picture that is shown marked while the window changes its size, as a phone’s does by scrolling', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ watchCSS: true }) }))
    const real = getComputedStyle
    vi.stubGlobal('getComputedStyle', (element: Element, pseudo?: string) =>
      pseudo === '::after' ? { content: '"flickity"' } : real(element),
    )
    await page.start()
    click(find('.col:nth-child(2) img'))
    await pass(SETTLED)
    dispatchEvent(new Event('resize'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/p/1.jpg', '/p/1-thumb.jpg'])
  })

  test('are no slider either where a thumbnail is pressed while the style sheet wants none', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ watchCSS: true }) }))
    await page.start()
    const before = find('#p').innerHTML
    click(find('.col:nth-child(2) img'))
    await pass()
    expect(find('#p').innerHTML).toBe(before)
  })

  test('say how far a pointer may move and still click', async () => {
    const page = openGalleryPage(themeGallery({ options: attributeJson({ dragThreshold: '40' }) }))
    await page.start()
    drag(find('.slide a'), -40, 'holds')
    await pass()
    expect(find('.product-gallery-slider').classList).not.toContain('is-dragging')
    drag(find('.slide a'), -41, 'holds')
    expect(find('.product-gallery-slider').classList).toContain('is-dragging')
  })

  test.each([
    ['left', 0],
    ['center', 225],
    ['right', 450],
  ])('say where in the window the selected one stands: %s', async (cellAlign, place) => {
    const page = openGalleryPage(themeGallery({ count: 8 }))
    find('.product-thumbnails').dataset['flickityOptions'] = JSON.stringify({ cellAlign, contain: false })
    await page.start()
    expect(find('.product-thumbnails .flickity-slider').style.transform).toBe(`translate3d(${place}px,0px,0px)`)
  })
})

describe('the thumbnails', () => {
  test('are buttons with names for the keyboard, and Enter and Space choose', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    const links = [...document.querySelectorAll<HTMLElement>('.col a')]
    expect(links.map((link) => [link.getAttribute('role'), link.tabIndex, link.getAttribute('aria-label')])).toEqual([
      ['button', 0, 'Mèo 1'],
      ['button', 0, 'Mèo 2'],
      ['button', 0, 'Mèo 3'],
    ])
    expect(press('Enter', find('.col:nth-child(2) a')).defaultPrevented).toBe(true)
    await pass()
    expect([shown(), marked()]).toEqual(['/p/1.jpg', '/p/1-thumb.jpg'])
    expect(press(' ', find('.col:nth-child(3) a')).defaultPrevented).toBe(true)
    await pass()
    expect([shown(), marked()]).toEqual(['/p/2.jpg', '/p/2-thumb.jpg'])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true'])
    press('Tab', find('.col:nth-child(1) a'))
    await pass()
    expect(shown()).toBe('/p/2.jpg')
  })

  test('without a picture behind them are named by their number, and those with a name keep it', async () => {
    const page = openGalleryPage(themeGallery())
    find('.slide:nth-child(2) img').setAttribute('alt', '')
    find('.col:nth-child(3) img').setAttribute('alt', 'Đuôi')
    await page.start()
    const links = [...document.querySelectorAll<HTMLElement>('.col a')]
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Mèo 1', 'Ảnh 2', null])
  })

  test('are named by their own pictures where the pointer rests on the first one, which zooms, while they wake', async () => {
    const page = openGalleryPage(themeGallery())
    // As the zoom draws it; the copy of the picture has no words.
    const large = document.createElement('div')
    large.className = 'easyzoom-flyout'
    large.append(Object.assign(new Image(), { alt: '' }))
    find('.slide').append(large)
    await page.start()
    const links = [...document.querySelectorAll<HTMLElement>('.col a')]
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Mèo 1', 'Mèo 2', 'Mèo 3'])
  })

  test('are named by the pictures of a gallery of the author’s own, which need no classes', async () => {
    const pictures = [1, 2].map((number) => `<div><img src="/${number}.jpg" alt="Mèo ${number}"></div>`).join('')
    const page = openGalleryPage(`<div class="product"><div data-island="product-gallery">${pictures}</div>
      <div data-island="product-thumbnails">${'<div class="col"><a><img alt=""></a></div>'.repeat(2)}</div></div>`)
    await page.start()
    const links = [...document.querySelectorAll<HTMLElement>('.col a')]
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Mèo 1', 'Mèo 2'])
  })

  test('are named also where a lazy loader has put the picture’s HTML beside it, for browsers without script', async () => {
    const page = openGalleryPage(themeGallery())
    for (const picture of document.querySelectorAll('.col img')) {
      const twin = document.createElement('noscript')
      twin.textContent = picture.outerHTML
      picture.after(twin)
    }
    await page.start()
    const links = [...document.querySelectorAll<HTMLElement>('.col a')]
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Mèo 1', 'Mèo 2', 'Mèo 3'])
  })

  test('that a script adds later, as to a video behind the pictures, choose and are marked, too', async () => {
    const jQuery = installJQuery() as unknown as (target: Element) => { flickity(call: string, cell: Element): void }
    const page = openGalleryPage(themeGallery())
    await page.start()
    const add = (where: string, html: string) => {
      const cell = new DOMParser().parseFromString(html, 'text/html').body.firstElementChild
      if (cell) jQuery(find(where)).flickity('append', document.adoptNode(cell))
    }
    add('.product-gallery-slider', '<div class="slide"><img src="/film.jpg"></div>')
    add('.product-thumbnails', '<div class="col"><a><img src="/film-thumb.jpg"></a></div>')
    await pass(SETTLED)
    click(find('.col:nth-child(4) img'))
    await pass(SETTLED)
    expect([shown(), marked()]).toEqual(['/film.jpg', '/film-thumb.jpg'])
    expect(find('.col:nth-child(4) a').getAttribute('role')).toBe('button')
  })

  test('with an address of their own do not lead away', async () => {
    const page = openGalleryPage(themeGallery())
    find('.col:nth-child(2) a').setAttribute('href', '/p/1-large.jpg')
    await page.start()
    const native = recordNativeBehaviour()
    click(find('.col:nth-child(2) img'))
    await pass()
    expect(shown()).toBe('/p/1.jpg')
    expect(native).toEqual([])
    expect(find('.col:nth-child(2) a').hasAttribute('role')).toBe(false)
  })

  test.each<[string, () => void]>([
    ['whose product has no gallery of the theme’s', () => find('.product-gallery-slider').remove()],
    ['that are a slider already', () => find('.product-thumbnails').classList.add('flickity-enabled')],
  ])('%s stay as they are', async (_which, change) => {
    const page = openGalleryPage(themeGallery())
    change()
    const before = find('.product-thumbnails').outerHTML
    await page.start()
    click(find('.col:nth-child(2) img'))
    await pass(SETTLED)
    expect([find('.product-thumbnails').outerHTML, page.reports]).toEqual([before, []])
  })

  test('that are in view before their gallery keep the first marked', async () => {
    const page = openGalleryPage(themeGallery())
    see('.product-thumbnails')
    await page.start()
    expect(document.querySelectorAll('.flickity-enabled')).toHaveLength(1)
    expect(marked()).toBe('/p/0-thumb.jpg')
    expect(page.reports).toEqual([])
  })

  test('that are too many for their row come into view with their picture', async () => {
    const page = openGalleryPage(themeGallery({ count: 8 }))
    await page.start()
    const row = find('.product-thumbnails .flickity-slider')
    click(find('.product-gallery-slider .previous'))
    await pass(SETTLED)
    expect(marked()).toBe('/p/7-thumb.jpg')
    expect(row.style.transform).toBe('translate3d(-600px,0px,0px)')
  })

  test('belong to the first gallery of their product', async () => {
    const page = openGalleryPage(themeGallery())
    const second = document.createElement('div')
    second.className = 'product-gallery-slider'
    second.innerHTML = '<div class="slide"><img src="/a.jpg"></div><div class="slide"><img src="/b.jpg"></div>'
    find('#p').append(second)
    await page.start()
    click(find('#p .col:nth-child(3) img'))
    await pass(SETTLED)
    expect([shown(), second.querySelector('.is-selected img')?.getAttribute('src')]).toEqual(['/p/2.jpg', '/a.jpg'])
  })

  test('in a column beside the pictures scroll their box, and nothing slides', async () => {
    const page = openGalleryPage(themeGallery({ count: 8 }))
    const thumbnails = find('.product-thumbnails')
    const box = document.createElement('div')
    box.className = 'vertical-thumbnails'
    find('.product-thumbnails').replaceWith(box)
    box.append(thumbnails)
    // The style sheet stacks them, in a box that shows one and a half.
    const top = (element: Element) =>
      element.matches('.col') ? [...(element.parentElement?.children ?? [])].indexOf(element) * 600 : 0
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return top(this)
    })
    vi.mocked(Element.prototype.getBoundingClientRect).mockImplementation(function (this: Element) {
      return new DOMRect(0, top(this), 150, this === box ? 900 : 600)
    })
    Object.defineProperties(box, { scrollHeight: { value: 4800 }, clientHeight: { value: 900 } })
    await page.start()
    box.scrollTop = 0
    click(find('.product-gallery-slider .next'))
    await pass(SETTLED)
    expect(marked()).toBe('/p/1-thumb.jpg')
    expect(box.scrollTop).toBe(450)
    expect(find('.product-thumbnails .flickity-slider').style.transform).toBe('')
    const arrows = [...box.querySelectorAll('button')]
    expect(arrows.map(({ disabled }) => disabled)).toEqual([true, true])
    // On a narrow screen they stand in a row.
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(0)
    dispatchEvent(new Event('resize'))
    await pass()
    expect(arrows.map(({ disabled }) => disabled)).toEqual([true, false])
  })
})

describe('several galleries', () => {
  test('a quick view beside the gallery of the page: each has its own selection and thumbnails', async () => {
    const page = openGalleryPage(themeGallery() + themeGallery({ id: 'q', hasLinks: false, options: '' }))
    await page.start()
    click(find('#q .next'))
    await pass()
    click(find('#p .col:nth-child(3) a'))
    await pass(SETTLED)
    expect([shown('p'), marked('p'), shown('q'), marked('q')]).toEqual([
      '/p/2.jpg',
      '/p/2-thumb.jpg',
      '/q/1.jpg',
      '/q/1-thumb.jpg',
    ])
  })

  test('quick-view.content.gallery-slider: a gallery that arrives later is a slider, too', async () => {
    const page = openGalleryPage('<main></main>')
    await page.start()
    find('main').innerHTML =
      `<div class="product-quick-view-container">${themeGallery({ hasLinks: false, options: '' })}</div>`
    for (const _part of ['found', 'at rest']) await pass(50)
    click(find('.next'))
    await pass()
    expect(shown()).toBe('/p/1.jpg')
    expect(page.reports).toEqual([])
  })

  test('a gallery that leaves takes everything with it, and is as it was when it comes back', async () => {
    const page = openGalleryPage(themeGallery())
    const before = find('#p').innerHTML
    const added = vi.spyOn(window, 'addEventListener')
    await page.start()
    const product = find('#p')
    const signals = added.mock.calls.flatMap(([type, , options]) =>
      type === 'resize' && typeof options === 'object' && options.signal ? [options.signal] : [],
    )
    expect(signals.some(({ aborted }) => aborted)).toBe(false)
    product.remove()
    await pass(50)
    expect(product.innerHTML).toBe(before)
    expect(signals.some(({ aborted }) => aborted)).toBe(true)
    document.body.append(product)
    for (const _part of ['found', 'at rest']) await pass(50)
    expect(shown()).toBe('/p/0.jpg')
    expect(document.querySelectorAll('.product-gallery-slider > .flickity-viewport')).toHaveLength(1)
  })

  test('a gallery that leaves before it is a slider is left alone', async () => {
    const page = openGalleryPage(themeGallery())
    const before = find('#p').innerHTML
    const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    await page.start()
    const product = find('#p')
    product.remove()
    await pass(50)
    pressed.mockReturnValue(false)
    await pass(50)
    expect(product.innerHTML).toBe(before)
  })
})

describe('other scripts', () => {
  test.each([true, false])('may ask for the first picture again; with jQuery: %s', async (hasJQuery) => {
    const page = openGalleryPage(themeGallery())
    const jQuery = hasJQuery ? installJQuery() : undefined
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass()
    const gallery = find('.woocommerce-product-gallery')
    if (jQuery) jQuery(gallery).trigger('woocommerce_gallery_reset_slide_position')
    else gallery.dispatchEvent(new CustomEvent('woocommerce_gallery_reset_slide_position'))
    await pass()
    expect(shown()).toBe('/p/0.jpg')
  })

  describe('are told of it as of one of the shop’s,', () => {
    const FIRST = { src: 'http://localhost:3000/p/0-large.jpg', w: 1200, title: 'Ảnh 1' }

    /**
     * Notes what jQuery tells of the gallery: the event, its arguments, whether there is a slider, and how many pictures its object has.
     */
    function listenToGallery(jQuery: JQuery): unknown[] {
      const gallery = find('.woocommerce-product-gallery')
      const heard: unknown[] = []
      for (const when of ['before-init', 'after-init'])
        jQuery(document).on(`wc-product-gallery-${when}`, (_event, ...told) => {
          const object = jQuery(gallery).data('product_gallery') as { $images: ArrayLike<Element> } | undefined
          heard.push([
            when,
            told,
            !!find('.product-gallery-slider .slide').closest('.flickity-slider'),
            object?.$images.length,
          ])
        })
      return heard
    }

    test('before and after it is made, with its pictures', async () => {
      const page = openGalleryPage(themeGallery())
      const jQuery = installJQuery()
      const params = { flexslider_enabled: '1', zoom_enabled: '' }
      vi.stubGlobal('wc_single_product_params', params)
      const gallery = find('.woocommerce-product-gallery')
      const heard = listenToGallery(jQuery)
      await page.start()
      expect(heard).toEqual([
        ['before-init', [gallery, params], false, undefined],
        ['after-init', [gallery, params], true, 3],
      ])
      const object = jQuery(gallery).data('product_gallery') as { getGalleryItems(): object[]; initZoom(): void }
      expect(object).toMatchObject({ flexslider_enabled: false, zoom_enabled: false })
      expect(object.getGalleryItems()[0]).toMatchObject(FIRST)
      expect(() => object.initZoom()).not.toThrow()
      expect(jQuery(gallery).data('flexslider')).toBeUndefined()
      find('.product-gallery-slider').remove()
      await pass(50)
      expect(jQuery(gallery).data('product_gallery')).toBeUndefined()
    })

    test('also where it is no slider at this width', async () => {
      const page = openGalleryPage(themeGallery({ options: attributeJson({ watchCSS: true }) }))
      const heard = listenToGallery(installJQuery())
      await page.start()
      const told = [find('.woocommerce-product-gallery'), {}]
      expect(heard).toEqual([
        ['before-init', told, false, undefined],
        ['after-init', told, false, 3],
      ])
    })

    test('but not where the shop’s own script tells them', async () => {
      const page = openGalleryPage(themeGallery())
      const heard = listenToGallery(installJQuery())
      const script = document.createElement('script')
      Object.assign(script, { type: 'text/plain', id: 'wc-single-product-js' })
      document.head.append(script)
      await page.start()
      expect(heard).toEqual([])
      expect(shown()).toBe('/p/0.jpg')
    })
  })

  test('hear which picture was selected', async () => {
    const page = openGalleryPage(themeGallery())
    const selections = page.heard('shop-islands:slide-selected')
    await page.start()
    click(find('.product-gallery-slider .next'))
    await pass()
    click(find('.col:nth-child(3) a'))
    await pass()
    expect(selections).toEqual([{ index: 1 }, { index: 2 }])
  })

  test('may add and take away pictures', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    strip().lastElementChild?.remove()
    await pass(50)
    click(find('.product-gallery-slider .previous'))
    await pass()
    expect(shown()).toBe('/p/1.jpg')
  })

  test('of the theme keep the gallery, where they still run', async () => {
    const page = openGalleryPage(themeGallery())
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'text/plain', src: '/flatsome/assets/js/flatsome.js' }),
    )
    const before = find('#p').innerHTML
    await page.start()
    expect(find('#p').innerHTML).toBe(before)
  })
})

describe('a gallery in view', () => {
  const gallery = () => find('#p .product-gallery-slider')
  const isAwake = () => gallery().matches('.flickity-enabled')
  const finger = (type: string) => find('#p .slide img').dispatchEvent(new Event(type, { bubbles: true }))

  test('is a gallery without a touch, with its thumbnails', async () => {
    const page = openGalleryPage(themeGallery())
    await page.start()
    expect([isAwake(), shown(), marked()]).toEqual([true, '/p/0.jpg', '/p/0-thumb.jpg'])
    expect(find('#p .product-thumbnails').classList).toContain('flickity-enabled')
  })

  test('goes to the picture whose thumbnail was clicked before, as soon as it is one', async () => {
    const page = openGalleryPage(themeGallery())
    const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    await page.start()
    const event = click(find('#p .col:nth-child(3) img'))
    await pass(SETTLED)
    expect([event.defaultPrevented, isAwake()]).toEqual([true, false])
    pressed.mockReturnValue(false)
    await pass(SETTLED)
    expect([isAwake(), shown(), marked()]).toEqual([true, '/p/2.jpg', '/p/2-thumb.jpg'])
    click(find('#p .col:nth-child(2) img'))
    await pass(SETTLED)
    expect(shown()).toBe('/p/1.jpg')
  })

  test('begins with that picture, to which nothing slides', async () => {
    const page = openGalleryPage(themeGallery({ count: 6 }))
    const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    await page.start()
    const selections = page.heard('shop-islands:slide-selected')
    click(find('#p .col:nth-child(3) img'))
    pressed.mockReturnValue(false)
    await pass(50)
    const atOnce = strip().style.transform
    await pass(SETTLED)
    expect([isAwake(), shown(), marked()]).toEqual([true, '/p/2.jpg', '/p/2-thumb.jpg'])
    expect(atOnce).toBe(`translate3d(-${2 * PICTURE_WIDTH}px,0px,0px)`)
    expect(selections).toHaveLength(0)
  })

  test.each(['touchend', 'touchcancel'])(
    'waits until a finger has let go (%s) and the pictures are at rest',
    async (end) => {
      const page = openGalleryPage(themeGallery())
      const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
      await page.start()
      finger('touchstart')
      pressed.mockReturnValue(false)
      gallery().dispatchEvent(new Event('scroll'))
      await pass(5000)
      expect(isAwake()).toBe(false)
      finger(end)
      await pass(100)
      gallery().dispatchEvent(new Event('scroll'))
      await pass(100)
      expect(isAwake()).toBe(false)
      await pass(100)
      expect(isAwake()).toBe(true)
    },
  )

  test('waits for a finger that came while it loaded, but not for ever: it may have gone meanwhile, too', async () => {
    const page = openGalleryPage(themeGallery())
    const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    await page.start()
    await hover(find('#p .slide img'), 'touch')
    pressed.mockReturnValue(false)
    await pass(2500)
    expect(isAwake()).toBe(false)
    await pass(1000)
    expect(isAwake()).toBe(true)
  })

  test('does not wait for a pointer that only rests on it', async () => {
    const page = openGalleryPage(themeGallery())
    const pressed = vi.spyOn(document.documentElement, 'matches').mockReturnValue(true)
    await page.start()
    await hover(find('#p .slide img'))
    pressed.mockReturnValue(false)
    await pass(50)
    expect(isAwake()).toBe(true)
  })
})
