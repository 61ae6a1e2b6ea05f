import { beforeEach, describe, expect, test, vi } from 'vitest'
import { stickAt } from '../../../../widgets/page/header/stickiness'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { find } from '../../../support/page'
import { interact, startPage } from '../../../support/startPage'

const FRAME = 20

const HEADER = `<header id="header" class="header has-sticky has-transparent transparent"><div class="header-wrapper">
  <div id="masthead" class="header-main nav-dark toggle-nav-dark"></div></div></header>`

const heights = { rest: 150, leftOut: 40, topBar: 40, stuck: 70 }
const grows = { shrinks: false, hides: false }

describe('a header sticks', () => {
  test.each([
    ['not until the page is scrolled 100 px past it', 250, 0, false, grows, false, false],
    ['from then on', 251, 0, false, grows, true, false],
    ['until it would be in its place again', 41, 251, true, grows, true, false],
    ['and no longer', 40, 251, true, grows, false, false],
    ['at once where only its upper bars are left out', 41, 0, false, { ...grows, shrinks: true }, true, false],
    ['not while the shopper scrolls down, where it hides then', 300, 299, true, { ...grows, hides: true }, false, true],
    ['when they scroll up, where it hides otherwise', 299, 300, false, { ...grows, hides: true }, true, false],
  ])('%s', (_when, top, lastTop, isStuck, style, sticks, isAway) => {
    expect(stickAt(top, lastTop, isStuck, heights, style)).toEqual({ isStuck: sticks, isAway })
  })
})

test('it sticks at once on a page that opens further down', async () => {
  openPage(HEADER)
  stopClock()
  vi.stubGlobal('scrollY', 500)
  await startPage()
  await interact()
  await pass(FRAME)
  expect(find('.header-wrapper').className).toBe('header-wrapper stuck')
})

describe('on the page', () => {
  beforeEach(async () => {
    openPage(HEADER)
    stopClock()
    vi.stubGlobal('scrollY', 0)
    await startPage()
    await interact()
    await pass(FRAME)
  })

  async function scroll(top: number): Promise<void> {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
    await pass(FRAME)
  }

  test('one that hides while the shopper scrolls down stays where the page only goes sideways, or is held by a panel and given back', async () => {
    find('#header').classList.add('sticky-hide-on-scroll')
    const isAway = () => find('#header').matches('.sticky-hide-on-scroll--active')
    await scroll(500)
    expect(isAway()).toBe(true)
    await scroll(400)
    expect(isAway()).toBe(false)
    await scroll(400)
    expect(isAway()).toBe(false)
    expect(find('.header-wrapper').className).toBe('header-wrapper stuck')
  })

  test('one that other code has shown again hides when the shopper scrolls on', async () => {
    find('#header').classList.add('sticky-hide-on-scroll')
    await scroll(500)
    find('#header').classList.remove('sticky-hide-on-scroll--active')
    await scroll(600)
    expect(find('#header').matches('.sticky-hide-on-scroll--active')).toBe(true)
  })

  test('it is neither transparent nor dark while it sticks, its place keeps its height, and others are told once when it begins to and once when it is back', async () => {
    const told: string[] = []
    for (const name of ['flatsome-header-sticky', 'flatsome-header-unsticky'])
      document.addEventListener(name, ({ type }) => told.push(`${type}: ${find('.header-wrapper').className}`))
    const before = document.body.innerHTML
    await scroll(50)
    expect(told).toEqual([])
    expect(find('#header').className).toBe('header has-sticky has-transparent transparent')
    await scroll(200)
    await scroll(300)
    expect(find('.header-wrapper').className).toBe('header-wrapper stuck')
    expect(find('#header').className).toBe('header has-sticky has-transparent')
    expect(find('#header').style.height).toBe('0px')
    expect(find('#masthead').className).toBe('header-main toggle-nav-dark')
    expect(told).toEqual(['flatsome-header-sticky: header-wrapper stuck'])
    await scroll(0)
    await scroll(20)
    expect(told.slice(1)).toEqual(['flatsome-header-unsticky: header-wrapper'])
    expect(document.body.innerHTML).toBe(before)
  })

  test('it is measured anew where the window is wider or narrower, and left alone where a phone’s address bar comes or goes', async () => {
    const rest = vi.spyOn(find('.header-wrapper'), 'offsetHeight', 'get').mockReturnValue(90)
    const resize = async (width: number) => {
      vi.stubGlobal('innerWidth', width)
      window.dispatchEvent(new Event('resize'))
      await pass(FRAME)
    }
    await scroll(200)
    await resize(innerWidth)
    expect(rest).not.toHaveBeenCalled()
    expect(find('#header').style.height).toBe('0px')
    await resize(390)
    expect(find('#header').style.height).toBe('90px')
    expect(find('.header-wrapper').className).toBe('header-wrapper stuck')
  })

  test('the style sheet is told its height, for as long as it is on the page', async () => {
    const room = () => document.documentElement.style.getPropertyValue('--flatsome--header--sticky-height')
    expect(room()).toBe('0px')
    find('#header').remove()
    await pass(FRAME)
    expect(room()).toBe('')
  })

  test.each([
    ['a panel', document.body, 'body-scroll-lock--active'],
    ['the coupon box', document.documentElement, 'wcb-html-scroll'],
  ])('it stays as it is while %s holds the page', async (_what, place, name) => {
    place.className = name
    await scroll(300)
    expect(find('.header-wrapper').className).toBe('header-wrapper')
  })
})

test('a shrinking header sticks when its left-out bars above the others are scrolled past, each counted once', async () => {
  openPage(`<header id="header" class="header has-sticky sticky-shrink"><div class="header-wrapper">
    <div id="top-bar" class="header-top hide-for-sticky"><p class="hide-for-sticky">Giao nhanh</p></div>
    <div id="masthead" class="header-main"><b class="hide-for-sticky">Hotline</b></div><div id="wide-nav" class="header-bottom hide-for-sticky"></div></div></header>`)
  stopClock()
  for (const bar of document.querySelectorAll('.hide-for-sticky'))
    vi.spyOn(bar as HTMLElement, 'offsetHeight', 'get').mockReturnValue(40)
  await startPage()
  await interact()
  const sticksAt = async (top: number) => {
    vi.stubGlobal('scrollY', top)
    window.dispatchEvent(new Event('scroll'))
    await pass(FRAME)
    return find('.header-wrapper').matches('.stuck')
  }
  expect(await sticksAt(40)).toBe(false)
  expect(await sticksAt(41)).toBe(true)
})
