import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type FakeViewport, fakeIntersectionObserver } from '../../../support/fakeIntersectionObserver'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startForms } from './formPage'

/** Milliseconds until the choice in a box that was left is undone. */
const UNDONE_IN = 300

function boxHtml(id: string): string {
  const swatch = (value: string, more = '') =>
    `<div class="ux-swatch ux-swatch--image ${more}" data-attribute_name="attribute_color" data-value="${value}" data-name="${value}"
      data-image-src="/${value}.jpg" data-image-srcset="/${value}.jpg 2x" data-image-sizes="50vw"><img src="/s.jpg"></div>`
  return `<div class="product-small box" id="${id}">
    <div class="box-image"><a href="/vong-co/?ref=1"><img class="back-image" src="/back.jpg">
      <img class="front" src="/front.jpg" srcset="/front.jpg 2x"></a></div>
    <div class="box-text"><p class="product-title"><a class="woocommerce-loop-product__link" href="/vong-co/">Vòng cổ</a></p>
      <a class="button product_type_variable add_to_cart_button" href="/vong-co/">Chọn</a>
      <a class="other" href="/khac/">Khác</a>
      <div class="ux-swatches ux-swatches-in-loop">${swatch('red')}${swatch('Oak &amp; Ash', 'out-of-stock')}
        ${swatch('green', 'ux-swatch--limited hidden')}${swatch('gold', 'ux-swatch--limited hidden')}
        <span class="ux-swatches__limiter">+2</span></div></div></div>`
}

let page: TestPage
let viewport: FakeViewport

/** Opens two boxes in view, with the settings of the theme, once they have been made what the test needs. */
async function open(options: Record<string, unknown> = {}, prepare = () => {}): Promise<void> {
  page = openPage(boxHtml('box') + boxHtml('other'))
  prepare()
  stopClock()
  viewport = fakeIntersectionObserver()
  vi.stubGlobal('flatsomeVars', { options })
  await startForms()
  viewport.tell([...document.querySelectorAll('.ux-swatches-in-loop')])
  await pass()
}

const swatch = (value: string) => find(`#box [data-value="${value}"]`)
const picture = () => find<HTMLImageElement>('#box .front')
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('.ux-swatch.selected')].map(({ dataset }) => dataset['value'])
const links = () => [...document.querySelectorAll('#box a')].map((link) => link.getAttribute('href'))

function pointer(type: string, target: Element, relatedTarget: Element | null = null, pointerType = 'mouse'): void {
  const bubbles = /over|out/.test(type)
  target.dispatchEvent(new PointerEvent(type, { bubbles, relatedTarget, pointerType } as PointerEventInit))
}
const enter = (value: string) => pointer('pointerover', swatch(value), find('#box .box-text'))
const leave = (value: string) => pointer('pointerout', swatch(value), find('#box .box-text'))

describe('the pointer over a swatch', () => {
  test('shows the product like that: picture, marks; the other box stays as it is', async () => {
    await open()
    enter('red')
    expect(['src', 'srcset', 'sizes'].map((name) => picture().getAttribute(name))).toEqual([
      '/red.jpg',
      '/red.jpg 2x',
      '50vw',
    ])
    expect(find('#box .back-image').getAttribute('src')).toBe('/back.jpg')
    expect(find('#other .front').getAttribute('src')).toBe('/front.jpg')
    expect(chosen()).toEqual(['red'])
    expect(find('#box').classList).toContain('ux-swatch-active')
    enter('Oak & Ash')
    expect([picture().getAttribute('src'), chosen()]).toEqual(['/Oak & Ash.jpg', ['Oak & Ash']])
    expect(links()).toEqual(['/vong-co/?ref=1', '/vong-co/', '/vong-co/', '/khac/'])
  })

  test('a swatch without a picture leaves that of the product', async () => {
    await open()
    delete swatch('red').dataset['imageSrc']
    enter('Oak & Ash')
    enter('red')
    expect(picture().getAttribute('src')).toBe('/front.jpg')
    expect(picture().getAttribute('srcset')).toBe('/front.jpg 2x')
    expect(picture().hasAttribute('sizes')).toBe(false)
  })

  test('then a click opens the product with that option', async () => {
    await open()
    enter('Oak & Ash')
    click(swatch('Oak & Ash'))
    expect(page.visited.map((url) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/vong-co/?ref=1&attribute_color=Oak+%26+Ash',
    ])
  })

  test('a finger chooses first and opens then', async () => {
    await open()
    pointer('pointerover', swatch('red'), null, 'touch')
    expect(chosen()).toEqual([])
    click(swatch('red'))
    expect([chosen(), page.visited]).toEqual([['red'], []])
    click(swatch('red'))
    expect(page.visited).toHaveLength(1)
  })
})

describe('the settings of the theme', () => {
  test('a click chooses where it says so; the pointer alone does not', async () => {
    await open({ swatches_box_select_event: 'click' })
    enter('red')
    expect(chosen()).toEqual([])
    click(swatch('red'))
    expect(chosen()).toEqual(['red'])
  })

  const undoes = 'a click on the chosen swatch undoes the choice where it says so'
  test.each([true, '1', 'deselect'])(
    `${undoes} by %s, and the pointer moving inside of it does not choose again`,
    async (says) => {
      await open({ swatches_box_behavior_selected: says, swatches_box_update_urls: '1' })
      enter('red')
      click(swatch('red'))
      expect([chosen(), picture().getAttribute('src'), page.visited]).toEqual([[], '/front.jpg', []])
      expect(find('#box').classList).not.toContain('ux-swatch-active')
      expect(links()).toEqual(['/vong-co/?ref=1', '/vong-co/', '/vong-co/', '/khac/'])
      const inner = find('#box [data-value="red"] img')
      pointer('pointerover', inner, swatch('red'))
      expect(chosen()).toEqual([])
    },
  )

  test('the links of the box lead to the option where it says so', async () => {
    await open({ swatches_box_update_urls: '1' })
    enter('red')
    expect(links().map((href) => href?.replace(location.origin, ''))).toEqual([
      '/vong-co/?ref=1&attribute_color=red',
      '/vong-co/?attribute_color=red',
      '/vong-co/?attribute_color=red',
      '/khac/',
    ])
    enter('Oak & Ash')
    expect(links()[1]).toContain('?attribute_color=Oak+%26+Ash')
  })
})

test('of the links over the picture the first leads to the option; those of quick view and wishlist stay', async () => {
  await open({ swatches_box_update_urls: '1' }, () =>
    find('#box .box-image').insertAdjacentHTML(
      'beforeend',
      '<a class="quick-view" data-prod="1" href="#quick-view"></a><a class="heart" href="?add_to_wishlist=1"></a>',
    ),
  )
  enter('red')
  expect(links().map((href) => href?.replace(location.origin, ''))).toEqual([
    '/vong-co/?ref=1&attribute_color=red',
    '#quick-view',
    '?add_to_wishlist=1',
    '/vong-co/?attribute_color=red',
    '/vong-co/?attribute_color=red',
    '/khac/',
  ])
})

test('a picture with sources of its own shows the option, too, and the one behind it stays', async () => {
  await open({}, () => {
    const pictureHtml = (name: string) =>
      `<picture class="${name}-image"><source srcset="/${name}.webp"><img class="${name === 'back' ? '' : 'front'}" src="/${name}.jpg"></picture>`
    find('#box .box-image a').innerHTML = pictureHtml('back') + pictureHtml('front')
  })
  const srcset = (name: string) => find(`#box .${name}-image source`).getAttribute('srcset')
  enter('red')
  expect([srcset('front'), srcset('back'), picture().getAttribute('src')]).toEqual([
    '/red.jpg 2x',
    '/back.webp',
    '/red.jpg',
  ])
  expect(find('#box .back-image img').getAttribute('src')).toBe('/back.jpg')
  delete swatch('Oak & Ash').dataset['imageSrcset']
  enter('Oak & Ash')
  expect(srcset('front')).toBeNull()
})

describe('product.variation.swatch-reset-300-ms: the choice is undone 300 ms after the pointer has left', () => {
  test('the swatch', async () => {
    await open({ swatches_box_reset: true })
    enter('red')
    leave('red')
    await pass(UNDONE_IN - 1)
    expect(chosen()).toEqual(['red'])
    await pass(1)
    expect([chosen(), picture().getAttribute('src')]).toEqual([[], '/front.jpg'])
  })

  test('the box, where the theme says so', async () => {
    await open({ swatches_box_reset: true, swatches_box_reset_extent: 'product-box' })
    enter('red')
    leave('red')
    await pass(UNDONE_IN)
    expect(chosen()).toEqual(['red'])
    pointer('pointerleave', find('#box'))
    await pass(UNDONE_IN - 1)
    pointer('pointerenter', find('#box'))
    await pass(UNDONE_IN)
    expect(chosen()).toEqual(['red'])
    pointer('pointerleave', find('#box'))
    await pass(UNDONE_IN)
    expect(chosen()).toEqual([])
  })

  test('not when it comes to another swatch, moves inside of one, or never in a theme without that', async () => {
    await open({ swatches_box_reset: true })
    enter('red')
    leave('red')
    await pass(UNDONE_IN - 1)
    enter('Oak & Ash')
    pointer('pointerout', swatch('Oak & Ash'), find('#box [data-value="Oak & Ash"] img'))
    await pass(UNDONE_IN)
    expect(chosen()).toEqual(['Oak & Ash'])

    await open()
    enter('red')
    leave('red')
    pointer('pointerleave', find('#box'))
    await pass(UNDONE_IN)
    expect(chosen()).toEqual(['red'])
  })

  test('also where it goes on over what is between the swatches, which undoes nothing by itself', async () => {
    await open({ swatches_box_reset: true })
    enter('red')
    leave('red')
    pointer('pointerover', find('#box .ux-swatches'), swatch('red'))
    expect(chosen()).toEqual(['red'])
    await pass(UNDONE_IN)
    expect(chosen()).toEqual([])
  })

  test('not by a finger, which leaves with every tap', async () => {
    await open({ swatches_box_reset: true })
    click(swatch('red'))
    pointer('pointerout', swatch('red'), null, 'touch')
    await pass(UNDONE_IN)
    expect(chosen()).toEqual(['red'])
  })

  test('or later, where the theme says so', async () => {
    await open({ swatches_box_reset: true, swatches_box_reset_time: 1000 })
    enter('red')
    leave('red')
    await pass(999)
    expect(chosen()).toEqual(['red'])
    await pass(1)
    expect(chosen()).toEqual([])
  })
})

describe('a box with more swatches than it shows', () => {
  const hidden = () => document.querySelectorAll('#box .ux-swatch.hidden').length
  const limiter = () => find('#box .ux-swatches__limiter')

  test.each<[string, () => Event]>([
    ['a click', () => click(limiter())],
    ['Enter', () => press('Enter', limiter())],
    ['Space', () => press(' ', limiter())],
  ])('shows the others by %s', async (_how, act) => {
    await open()
    expect([limiter().getAttribute('role'), limiter().tabIndex]).toEqual(['button', 0])
    expect([hidden(), limiter().matches('.hidden')]).toEqual([2, false])
    limiter().focus()
    expect(press('a', limiter()).defaultPrevented).toBe(false)
    expect(hidden()).toBe(2)
    expect(act().defaultPrevented).toBe(true)
    expect(hidden()).toBe(0)
    expect(limiter().classList).toContain('hidden')
    expect(document.activeElement).toBe(swatch('green'))
  })

  test('leads nowhere by the second click of a double click on what shows them, where one of them lies then', async () => {
    await open()
    click(limiter(), { detail: 1 })
    enter('green')
    click(swatch('green'), { detail: 2 })
    expect([chosen(), page.visited]).toEqual([['green'], []])
    click(swatch('green'), { detail: 1 })
    expect(page.visited).toHaveLength(1)
  })

  test('leaves the focus where it is when a pointer asks for them that does not give the focus to what it presses', async () => {
    await open()
    const before = find('#other .other')
    before.focus()
    click(limiter())
    expect([hidden(), document.activeElement]).toEqual([0, before])
  })

  test('puts them away again after the choice is undone, where the theme says so', async () => {
    await open({ swatches_box_reset: true, swatches_box_reset_limited: true })
    click(limiter())
    enter('green')
    leave('green')
    await pass(UNDONE_IN)
    expect(hidden()).toBe(2)
    expect(limiter().classList).not.toContain('hidden')

    await open({ swatches_box_reset: true })
    click(limiter())
    enter('green')
    leave('green')
    await pass(UNDONE_IN)
    expect(hidden()).toBe(0)
  })
})

test('boxes that are to be equally high are measured anew when a box shows more swatches, and when it puts them away', async () => {
  await open({ swatches_box_reset: true, swatches_box_reset_limited: true })
  const shown: number[] = []
  const note = () => shown.push(document.querySelectorAll('#box .ux-swatch:not(.hidden)').length)
  document.addEventListener('flatsome-equalize-box', note)
  const comeAndGo = async () => {
    enter('red')
    leave('red')
    await pass(UNDONE_IN)
  }
  await comeAndGo()
  expect(shown).toEqual([])
  click(find('#box .ux-swatches__limiter'))
  expect(shown).toEqual([4])
  await comeAndGo()
  await comeAndGo()
  expect(shown).toEqual([4, 2])
  document.removeEventListener('flatsome-equalize-box', note)
})

describe('the keyboard', () => {
  beforeEach(() => open())

  test('reaches one swatch per box, goes on with the arrow keys, and opens with Enter', () => {
    expect(document.querySelectorAll('#box .ux-swatch[tabindex="0"]')).toHaveLength(1)
    expect(find('#box .ux-swatches').getAttribute('aria-label')).toBe('Vòng cổ')
    press('ArrowRight', swatch('red'))
    expect([chosen(), page.visited]).toEqual([['Oak & Ash'], []])
    // The hidden ones are passed over.
    press('ArrowRight', swatch('Oak & Ash'))
    expect(chosen()).toEqual(['red'])
    press('Enter', swatch('red'))
    expect(page.visited).toHaveLength(1)
  })

  test('opens nothing with the key that chooses, while that is held', () => {
    press('Enter', swatch('red'))
    press('Enter', swatch('red'), { repeat: true })
    expect([chosen(), page.visited]).toEqual([['red'], []])
    press('Enter', swatch('red'))
    expect(page.visited).toHaveLength(1)
  })

  test('opens nothing with an arrow key that leads to the swatch on which the pointer rests', () => {
    swatch('red').focus()
    enter('Oak & Ash')
    press('ArrowRight', swatch('red'))
    expect([chosen(), page.visited]).toEqual([['Oak & Ash'], []])
    expect(document.activeElement).toBe(swatch('Oak & Ash'))
  })

  test('a swatch in a box without a link opens nothing', () => {
    for (const link of document.querySelectorAll('#box a')) link.remove()
    click(swatch('red'))
    click(swatch('red'))
    expect([chosen(), page.visited]).toEqual([['red'], []])
  })
})

test('a swatch is named by the words in it, which may be hidden, where the theme prints its name nowhere else', async () => {
  await open({}, () => {
    delete swatch('red').dataset['name']
    swatch('red').innerHTML = '<span class="ux-swatch__color"></span><span class="ux-swatch__text" hidden>Đỏ</span>'
  })
  const names = ['red', 'Oak & Ash'].map((value) => swatch(value).getAttribute('aria-label'))
  expect(names).toEqual(['Đỏ', 'Oak & Ash'])
})

test('a box that leaves the page is as the server printed it, and nothing is undone later', async () => {
  await open({ swatches_box_reset: true, swatches_box_reset_extent: 'product-box' })
  enter('red')
  const box = find('#box')
  pointer('pointerleave', box)
  box.remove()
  await pass(10)
  expect(box.querySelector('.front')?.getAttribute('src')).toBe('/front.jpg')
  expect(vi.getTimerCount()).toBe(0)
  expect(page.reports).toEqual([])
})

test('swatches that stand in no product box mark the choice all the same', async () => {
  page = openPage('<div class="ux-swatches-in-loop"><div class="ux-swatch" data-value="red"></div></div>')
  stopClock()
  viewport = fakeIntersectionObserver()
  await startForms()
  viewport.tell([find('.ux-swatches-in-loop')])
  await pass()
  click(find('.ux-swatch'))
  expect(chosen()).toEqual(['red'])
})
