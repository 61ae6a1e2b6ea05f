import { beforeEach, describe, expect, test } from 'vitest'
import { followedLink } from '../../src/page/followedLink'
import { find } from '../support/page'

beforeEach(() => {
  document.body.innerHTML = `<a id="link" href="/food/"><b>Food</b></a><a id="self" href="/food/" target="_self">Food</a>
    <a id="tab" href="/food/" target="_blank">Food</a><a id="anchor">Food</a><a id="part" href="#part">Part</a>
    <svg><a id="drawn" href="/food/"><text>Food</text></a></svg><p id="text">Food</p>`
})

/** The link that a click on an element follows, as the window's listener hears it. */
function followedBy(
  target: string,
  { links, ...click }: MouseEventInit & { links?: string } = {},
): Element | undefined {
  let followed: Element | undefined
  const hear = (event: MouseEvent) => {
    followed = followedLink(event, links)
    event.preventDefault()
  }
  addEventListener('click', hear)
  find(target).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  removeEventListener('click', hear)
  return followed
}

describe('a click that the browser follows in this tab', () => {
  test.each([
    ['#link', '#link'],
    ['#link b', '#link'],
    ['#self', '#self'],
    ['#part', '#part'],
  ])('on %s', (target, link) => {
    expect(followedBy(target)).toBe(find(link))
  })
})

describe('one that it does not', () => {
  test.each(['#tab', '#anchor', '#text', '#drawn text'])('on %s', (target) => {
    expect(followedBy(target)).toBeUndefined()
  })

  test.each([{ ctrlKey: true }, { shiftKey: true }, { button: 1 }])('with %o', (init) => {
    expect(followedBy('#link', init)).toBeUndefined()
  })

  test('of another kind than is asked for', () => {
    expect(followedBy('#link', { links: 'a[href*="#"]' })).toBeUndefined()
    expect(followedBy('#part', { links: 'a[href*="#"]' })).toBe(find('#part'))
  })

  test('that somebody has prevented', () => {
    find('#link').addEventListener('click', (event) => event.preventDefault())
    expect(followedBy('#link')).toBeUndefined()
  })
})
