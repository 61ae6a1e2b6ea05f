import { type ReactNode, StrictMode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { Outlet, type OutletProps, ServerHtml, useHost, useWithin } from '../../src/react'
import { find } from '../support/page'
import { html, letRender, showQuietPage, wake, wakeWith } from './page'

const server = '<main><ul class="host"><li id="a">A</li><li id="b">B</li></ul><p></p></main>'
/** How a container with this content looks. */
const container = (content: string, tag = 'div') =>
  `<${tag} data-island-outlet="" style="display: contents;">${content}</${tag}>`

beforeEach(() => showQuietPage(server))

function Counted() {
  const [count, setCount] = useState(0)
  return <input name='voucher' data-count={count} onClick={() => setCount(count + 1)} />
}

/** Wakes an island whose effects React runs twice: it does so only with what is rendered later than the island itself. */
async function wakeTwice(draw: () => ReactNode) {
  const woken = await wakeWith(false, (isOn) => isOn && <StrictMode>{draw()}</StrictMode>)
  await woken.set(true)
  return woken
}

describe('an outlet', () => {
  test.each<[string, () => OutletProps, string]>([
    ['before', () => ({ before: find('#a') }), server.replace('<li id="a"', `${container('x')}<li id="a"`)],
    ['after', () => ({ after: find('#a') }), server.replace('A</li>', `A</li>${container('x')}`)],
    ['prepend', () => ({ prepend: find('.host') }), server.replace('<li id="a"', `${container('x')}<li id="a"`)],
    ['append', () => ({ append: find('.host') }), server.replace('</ul>', `${container('x')}</ul>`)],
    ['in', () => ({ in: find('p') }), server.replace('<p>', `<p>${container('x')}`)],
  ])('%s an element shows there what the component adds, and leaves with the island', async (_place, at, expected) => {
    const island = await wake(find('.host'), () => <Outlet {...at()}>x</Outlet>)
    expect(html()).toBe(expected)
    island.leave()
    expect(html()).toBe(server)
  })

  test('is there once in a host that a slider has copied with it, as slick, Owl and Splide do to go round', async () => {
    const draw = () => <Outlet append={useHost()}>x</Outlet>
    await wake(find('.host'), draw)
    const copy = find('.host').cloneNode(true) as HTMLElement
    find('main').append(copy)
    await wake(copy, draw)
    expect(copy.outerHTML).toBe(find('.host').outerHTML)
    expect(copy.querySelectorAll('[data-island-outlet]')).toHaveLength(1)
  })

  test('stays where another island has drawn it in the host, which wakes later', async () => {
    await wake(find('#a'), () => <Outlet append={useHost()}>x</Outlet>)
    const drawn = html()
    await wake(find('.host'), () => null)
    expect(html()).toBe(drawn)
  })

  test('is not what else is marked so: a form’s hidden input and the shop’s message stay in a host that wakes later', async () => {
    find('#b').insertAdjacentHTML('beforeend', '<input type="hidden" data-island-outlet="">')
    const message = document.createElement('p')
    message.dataset['islandOutlet'] = ''
    const draw = () => (
      <Outlet append={useHost()}>
        <ServerHtml nodes={[message]} />
      </Outlet>
    )
    await wake(find('#a'), draw)
    const drawn = html()
    expect(drawn).toContain(message.outerHTML)
    await wake(find('.host'), () => null)
    expect(html()).toBe(drawn)
  })

  test('has nowhere to go, or goes, without an error on a page with Prototype.js, whose `remove()` fails for what is nowhere', async () => {
    vi.spyOn(HTMLElement.prototype, 'remove').mockImplementation(function (this: HTMLElement) {
      ;(this.parentNode as Node).removeChild(this)
    })
    const failed = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { island, set } = await wakeWith<Element | null>(null, (place) => <Outlet after={place}>x</Outlet>)
    await set(find('#a'))
    expect(html()).toContain(container('x'))
    island.leave()
    await letRender()
    expect(html()).toBe(server)
    expect(failed).not.toHaveBeenCalled()
  })

  test('has the tag that its parent asks for', async () => {
    await wake(find('.host'), () => (
      <Outlet append={useHost()} as='li'>
        x
      </Outlet>
    ))
    expect(find('.host').lastElementChild?.outerHTML).toBe(container('x', 'li'))
  })

  test('is itself what is shown, where it says what it has', async () => {
    const { island, set } = await wakeWith(false, (isOpen) => (
      <Outlet prepend={useHost()} as='button' has={{ class: { toggle: true }, 'aria-expanded': isOpen }}>
        x
      </Outlet>
    ))
    const button = find('.host>button.toggle')
    const drawn = (isOpen: boolean) =>
      `<button data-island-outlet="" class="toggle" aria-expanded="${isOpen}">x</button>`
    expect(button.outerHTML).toBe(drawn(false))
    await set(true)
    expect(find('.host>.toggle')).toBe(button)
    expect(button.outerHTML).toBe(drawn(true))
    island.leave()
    expect(html()).toBe(server)
  })

  test('of no element shows nothing', async () => {
    await wake(find('.host'), () => (
      <>
        <Outlet after={null}>x</Outlet>
        <Outlet in={undefined}>y</Outlet>
      </>
    ))
    expect(html()).toBe(server)
  })

  test('goes when its element goes, and comes with it', async () => {
    const { set } = await wakeWith<string | null>('#a', (selector) => (
      <Outlet after={selector === null ? null : find(selector)}>x</Outlet>
    ))
    await set(null)
    expect(html()).toBe(server)
    await set('#b')
    expect(find('#b').nextElementSibling?.textContent).toBe('x')
  })

  test('moves to another element with its content and state', async () => {
    const { set } = await wakeWith('#a', (selector) => (
      <Outlet after={find(selector)}>
        <Counted />
      </Outlet>
    ))
    const field = find<HTMLInputElement>('input')
    field.click()
    await letRender()
    field.value = 'typed'
    const remove = vi.spyOn(find('[data-island-outlet]'), 'remove')
    await set('#b')
    expect(find('#b').nextElementSibling?.firstChild).toBe(field)
    expect([field.value, field.dataset['count']]).toEqual(['typed', '1'])
    expect(remove).not.toHaveBeenCalled()
    expect(document.querySelectorAll('[data-island-outlet]')).toHaveLength(1)
  })

  test('moves without leaving the page for a moment, where the browser can', async () => {
    const { set } = await wakeWith('#a', (selector) => <Outlet after={find(selector)}>x</Outlet>)
    const move = vi.fn(function (this: Element, node: Node, before: Node | null) {
      this.insertBefore(node, before)
    })
    Object.defineProperty(Element.prototype, 'moveBefore', { configurable: true, value: move })
    await set('#b')
    Reflect.deleteProperty(Element.prototype, 'moveBefore')
    expect(move).toHaveBeenCalledOnce()
    expect(find('#b').nextElementSibling?.textContent).toBe('x')
  })

  test('is one where effects run twice', async () => {
    const { island } = await wakeTwice(() => <Outlet append={find('p')}>x</Outlet>)
    expect(find('p').innerHTML).toBe(container('x'))
    island.leave()
    expect(html()).toBe(server)
  })
})

describe('a swap', () => {
  const swap = (next: string) => swapFragments({ '.host': next })
  const list = (keys: string) =>
    `<ul class="host">${[...keys].map((key) => `<li id="${key}">${key.toUpperCase()}</li>`).join('')}</ul>`
  /** The list's children by their ids, outlets by their content. */
  const order = () => [...find('.host').children].map(({ id, textContent }) => id || textContent).join('')

  test('leaves the outlets in all five places where they are', async () => {
    await wake(find('.host'), () => (
      <>
        <Outlet before={find('#a')}>1</Outlet>
        <Outlet after={find('#b')}>2</Outlet>
        <Outlet prepend={find('.host')}>3</Outlet>
        <Outlet append={find('.host')}>4</Outlet>
        <Outlet in={find('p')}>5</Outlet>
      </>
    ))
    expect(order()).toBe('31ab24')
    const containers = [...document.querySelectorAll('[data-island-outlet]')]
    await swap(list('cabd'))
    expect(order()).toBe('3c1ab2d4')
    expect(find('p').textContent).toBe('5')
    expect([...document.querySelectorAll('[data-island-outlet]')]).toEqual(containers)
  })

  test('that moves the element takes its outlet along', async () => {
    await wake(find('.host'), () => <Outlet after={find('#a')}>1</Outlet>)
    await swap(list('bca'))
    expect(order()).toBe('bca1')
  })

  test('that removes the element removes what stood beside it', async () => {
    const island = await wake(find('.host'), () => {
      const [row] = useState(() => find('#a'))
      return <Outlet after={row}>1</Outlet>
    })
    await swap(list('b'))
    expect(order()).toBe('b')
    island.leave()
    expect(order()).toBe('b')
  })

  test('that replaces the element puts the same container at the new one', async () => {
    showQuietPage('<div class="host"><a class="buy">1</a></div>')
    await wake(find('.host'), () => <Outlet after={useWithin('.buy')}>x</Outlet>)
    const former = find('[data-island-outlet]')
    await swap('<div class="host"><button class="buy">2</button></div>')
    await letRender()
    expect(html()).toBe(`<div class="host"><button class="buy">2</button>${container('x')}</div>`)
    expect(find('[data-island-outlet]')).toBe(former)
  })

  test('puts back a container that somebody dropped', async () => {
    await wake(find('.host'), () => <Outlet in={find('p')}>x</Outlet>)
    find('p').replaceChildren()
    await swap(list('abc'))
    expect(find('p').innerHTML).toBe(container('x'))
  })

  test('leaves out what another script has taken away, where that may be, and not what left with its surroundings', async () => {
    await wake(find('.host'), () => (
      <Outlet after={useWithin('#a')} mayGo>
        x
      </Outlet>
    ))
    const drawn = find('[data-island-outlet]')
    await swap(list('b'))
    await letRender()
    expect(drawn.isConnected).toBe(false)
    await swap(list('ba'))
    await letRender()
    await swap(list('ab'))
    expect(drawn.previousElementSibling).toBe(find('#a'))
    drawn.remove()
    await swap(list('abc'))
    expect(document.querySelector('[data-island-outlet]')).toBeNull()
  })

  test('leaves it where another script has put it, where that may be, and otherwise puts it back', async () => {
    await wake(find('.host'), () => (
      <>
        <Outlet after={find('#a')} mayGo>
          x
        </Outlet>
        <Outlet after={find('#b')}>y</Outlet>
      </>
    ))
    const [moved, kept] = document.querySelectorAll('[data-island-outlet]')
    for (const drawn of [moved, kept]) find('p').append(drawn as Element)
    await swap(list('cba'))
    expect(moved?.parentElement).toBe(find('p'))
    expect(kept?.previousElementSibling).toBe(find('#b'))
  })

  test('moves nothing where two outlets share a place', async () => {
    await wake(find('.host'), () => (
      <>
        <Outlet after={find('#a')}>1</Outlet>
        <Outlet after={find('#a')}>2</Outlet>
      </>
    ))
    const before = order()
    const insert = vi.spyOn(Node.prototype, 'insertBefore')
    await swap(list('abc'))
    expect(order()).toBe(`${before}c`)
    expect(insert).toHaveBeenCalledOnce()
  })
})

describe('server HTML', () => {
  const box = () => find('[data-island-outlet]').innerHTML

  test('shows in an element of the wanted tag and class', async () => {
    await wake(find('.host'), () => (
      <Outlet after={useHost()}>
        <ServerHtml as='section' className='rows' html='<b>1</b> open <i>' />
      </Outlet>
    ))
    expect(box()).toBe('<section class="rows"><b>1</b> open <i></i></section>')
  })

  test('that is the same again touches nothing, another one replaces it', async () => {
    const { set } = await wakeWith({ text: '<b>1</b>' }, ({ text }) => (
      <Outlet after={useHost()}>
        <ServerHtml html={text} />
      </Outlet>
    ))
    const former = find('b')
    await set({ text: '<b>1</b>' })
    expect(find('b')).toBe(former)
    await set({ text: '<b>2</b>' })
    expect(box()).toBe('<div><b>2</b></div>')
  })

  test('keeps its nodes where effects run twice', async () => {
    const nodes = [document.createElement('b'), document.createTextNode('!')]
    await wakeTwice(() => (
      <Outlet after={find('p')}>
        <ServerHtml nodes={nodes} />
        <ServerHtml html='<i>1</i>' />
      </Outlet>
    ))
    expect(box()).toBe('<div><b></b>!</div><div><i>1</i></div>')
    expect(find('b')).toBe(nodes[0])
  })

  test('may come as nodes, which are shown themselves', async () => {
    const nodes = [document.createElement('b'), document.createTextNode('!')]
    await wake(find('.host'), () => (
      <Outlet in={find('p')}>
        <ServerHtml nodes={nodes} />
      </Outlet>
    ))
    expect(box()).toBe('<div><b></b>!</div>')
    expect(find('b')).toBe(nodes[0])
  })

  test('shows again in the element of another tag', async () => {
    const { set } = await wakeWith('p', (tag) => (
      <Outlet after={useHost()}>
        <ServerHtml as={tag} html='<b>1</b>' />
      </Outlet>
    ))
    await set('section')
    expect(box()).toBe('<section><b>1</b></section>')
  })
})
