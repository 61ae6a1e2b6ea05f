import { beforeEach, describe, expect, test } from 'vitest'
import { openPage, pass, stopClock } from '../../support/freshPage'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'
import { translate } from '../../support/translate'

const IDLE = 50

const mark = (name: string, title: string, more = '') =>
  `<span class="scroll-to" data-link="#${name}" data-title="${title}" ${more}><a name="${name}"></a></span>`

const MENUS = `<ul id="main" class="nav header-nav"><li class="nav-single-page hidden"></li></ul>
  <ul id="mobile" class="nav nav-sidebar"><li class="nav-single-page hidden"></li></ul>`

/** Opens a page whose chapters begin at these pixels of the window. */
async function open(html: string): Promise<void> {
  openPage(html)
  stopClock()
  await startPage()
  await pass(IDLE)
}

/** Says where a chapter begins, in pixels from the top of the window. */
function place(name: string, top: number): void {
  find(`[data-link="#${name}"]`).getBoundingClientRect = () => ({ top }) as DOMRect
}

/** The entries of a menu: where they lead, what they say, and a star where they are marked. */
const entries = (menu: string) =>
  [...find(menu).children]
    .filter((entry) => entry.matches('li.scroll-to-link'))
    .map((entry) => {
      const link = entry.querySelector(':scope>a')
      return `${link?.getAttribute('href')} ${link?.textContent}${entry.matches('.active') ? '*' : ''}`
    })

describe('the menus of a page of chapters, which the server leaves empty', () => {
  beforeEach(() =>
    open(`${MENUS}${mark('food', 'Ăn uống', 'data-bullet="true"')}${mark('sleep', 'Ngủ nghỉ')}${mark('rest', '')}`),
  )

  test('have an entry for each chapter with a title, with or without a bullet, in front of the place', () => {
    for (const menu of ['#main', '#mobile']) {
      expect(entries(menu).map((entry) => entry.replace('*', ''))).toEqual(['#food Ăn uống', '#sleep Ngủ nghỉ'])
      expect(find(menu).lastElementChild?.className).toBe('nav-single-page hidden')
    }
  })

  test('mark the one that is read', async () => {
    place('food', -300)
    place('sleep', 90)
    place('rest', 800)
    dispatchEvent(new Event('scroll'))
    await pass()
    expect(entries('#main')).toEqual(['#food Ăn uống', '#sleep Ngủ nghỉ*'])
  })

  test('have a chapter that comes later where it stands on the page', async () => {
    find('[data-link="#sleep"]').insertAdjacentHTML('beforebegin', mark('play', 'Chơi'))
    await pass(IDLE)
    expect(entries('#mobile').map((entry) => entry.split(' ')[0])).toEqual(['#food', '#play', '#sleep'])
  })

  test('call one that comes later by its own name also where the browser has translated the others', async () => {
    translate(find('#mobile'))
    find('[data-link="#sleep"]').insertAdjacentHTML('beforebegin', mark('play', 'Chơi'))
    await pass(IDLE)
    const called = entries('#mobile').map((entry) => entry.replace('*', ''))
    expect(called).toEqual(['#food Ăn uống', '#play Chơi', '#sleep Ngủ nghỉ'])
  })
})

test('a menu without such a place has no entries', async () => {
  await open(`<ul id="main" class="nav"><li><a href="/">Trang chủ</a></li></ul>${mark('food', 'Ăn uống')}`)
  expect(entries('#main')).toEqual([])
  expect(find('#main').childElementCount).toBe(1)
})
