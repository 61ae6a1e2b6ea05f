import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { swapFragments } from '../../src/fragments/swapFragments'
import { ServerElement, type ServerElementProps, useHost, useWithin } from '../../src/react'
import { deferred } from '../support/deferred'
import { find } from '../support/page'
import { html, letRender, showQuietPage, startIsland, wake, wakeWith } from './page'

const server =
  '<div class="host  wide" title="old"><input value="1"><i style="width: 2px; height: 1px;">a</i><b>Add</b></div>'

beforeEach(() => showQuietPage(server))

/** An island that says `props` of an element, and other ones when told. */
const sayOf = (selector: string, props: Partial<ServerElementProps>) =>
  wakeWith(props, (said) => <ServerElement of={find(selector)} {...said} />)

/** The attributes that change on the page from now on, in order; `null` for a change of nodes. */
function observe(): (string | null)[] {
  const changes: (string | null)[] = []
  const observer = new MutationObserver((records) => changes.push(...records.map((record) => record.attributeName)))
  observer.observe(document.body, { attributes: true, childList: true, subtree: true })
  return changes
}

describe('what is said of an element stands while it is said', () => {
  test.each<[string, string, Partial<ServerElementProps>, string]>([
    ['a class that it has', '.host', { class: { loading: true } }, 'class="host wide loading"'],
    ['a class that it has not', '.host', { class: { wide: false } }, 'class="host"'],
    ['a class that is not named', '.host', { class: { wide: undefined } }, 'class="host  wide"'],
    ['an attribute', '.host', { title: 'new' }, 'title="new"'],
    ['a number', '.host', { tabindex: -1 }, 'tabindex="-1"'],
    ['an attribute without text', '.host', { hidden: true }, 'hidden=""'],
    ['an attribute of a script', '.host', { 'data-is-open': true }, 'data-is-open=""'],
    ['ARIA that holds', '.host', { 'aria-busy': true }, 'aria-busy="true"'],
    ['ARIA that does not hold', '.host', { 'aria-expanded': false }, 'aria-expanded="false"'],
    ['a style', 'i', { style: { height: '3px' } }, 'style="width: 2px; height: 3px;"'],
    ['a style in camel case', 'i', { style: { lineHeight: 2 } }, 'line-height: 2'],
    ['a custom property', 'i', { style: { '--stars': 4 } }, '--stars: 4'],
    ['a style that is removed', 'i', { style: { height: null } }, 'style="width: 2px;"'],
    ['a style whose removal changes the order', 'i', { style: { width: null } }, 'style="height: 1px;"'],
    ['a style that is not named', 'i', { style: { width: undefined } }, 'style="width: 2px; height: 1px;"'],
    ['a class with a colon', 'b', { class: { 'md:flex': true } }, 'class="md:flex"'],
    ['an important style', 'i', { style: { height: '3px !important' } }, 'height: 3px !important'],
    ['a text', 'b', { textContent: 'Added' }, '<b>Added</b>'],
  ])('%s', async (_what, selector, said, expected) => {
    const { island } = await sayOf(selector, said)
    expect(find(selector).outerHTML).toContain(expected)
    island.leave()
    expect(html()).toBe(server)
  })

  test.each<[string, Partial<ServerElementProps>]>([
    ['false', { title: false }],
    ['null', { title: null }],
  ])('an attribute that is %s is not there, and the server’s is back afterwards', async (_what, said) => {
    const { island } = await sayOf('.host', said)
    expect(find('.host').hasAttribute('title')).toBe(false)
    island.leave()
    expect(html()).toBe(server)
  })

  test('a value is said as a property, so that it shows in a field that the shopper has changed', async () => {
    const field = find<HTMLInputElement>('input')
    field.value = '7'
    const { island } = await sayOf('input', { value: 3 })
    expect(field.value).toBe('3')
    expect(field.getAttribute('value')).toBe('1')
    island.leave()
    expect(field.value).toBe('7')
  })

  test('a box is ticked and half ticked as a property', async () => {
    showQuietPage('<p class="host"><input type="checkbox"></p>')
    const { island } = await sayOf('input', { checked: true, indeterminate: true })
    const box = find<HTMLInputElement>('input')
    expect([box.checked, box.indeterminate, box.hasAttribute('checked')]).toEqual([true, true, false])
    island.leave()
    expect([box.checked, box.indeterminate]).toEqual([false, false])
  })

  test('an element whose text was said has its own nodes back, not only their text', async () => {
    const nodes = [...find('.host').childNodes]
    const { island } = await sayOf('.host', { textContent: 'Loading' })
    expect(find('.host').innerHTML).toBe('Loading')
    island.leave()
    expect([...find('.host').childNodes]).toEqual(nodes)
  })

  test('a class or style attribute that the server did not send is gone again', async () => {
    const { island } = await sayOf('b', { class: { done: true }, style: { opacity: 0.5 } })
    expect(find('b').outerHTML).toBe('<b class="done" style="opacity: 0.5;">Add</b>')
    island.leave()
    expect(html()).toBe(server)
  })

  test('a style that the server marks important is important again', async () => {
    const important = '<p class="host" style="height: 1px !important;"></p>'
    showQuietPage(important)
    const { island } = await sayOf('.host', { style: { height: '2px' } })
    expect(find('.host').style.height).toBe('2px')
    island.leave()
    expect(html()).toBe(important)
  })

  test('a class that somebody else added meanwhile stays', async () => {
    const { island } = await sayOf('.host', { class: { loading: true, wide: false } })
    find('.host').classList.add('sticky')
    island.leave()
    expect([...find('.host').classList].sort()).toEqual(['host', 'sticky', 'wide'])
  })

  test('without an element nothing happens', async () => {
    await wake(find('.host'), () => (
      <>
        <ServerElement of={null} class={{ loading: true }} onClick={() => {}} />
        <ServerElement of={undefined} title='new' />
      </>
    ))
    expect(html()).toBe(server)
  })
})

describe('when what is said changes', () => {
  test('a prop that goes, or becomes undefined, gives the server’s value back; the others stay', async () => {
    const { set } = await sayOf('.host', { title: 'new', 'aria-busy': true, class: { a: true, b: true } })
    await set({ title: undefined, 'aria-busy': true, class: { b: true } })
    expect(find('.host').outerHTML).toContain('<div class="host wide b" title="old" aria-busy="true">')
    await set({})
    expect(html()).toBe(server)
  })

  test('only what differs is written', async () => {
    const said = { title: 'new', class: { loading: true }, style: { color: '#ff0000' }, value: 'x' }
    const { set } = await sayOf('input', said)
    const changes = observe()
    await set({ ...said })
    expect(changes).toEqual([])
    await set({ ...said, title: 'newer' })
    expect(changes).toEqual(['title'])
  })

  test('what the server says already is not written', async () => {
    const changes = observe()
    await sayOf('.host', { title: 'old', class: { wide: true, loading: false } })
    expect(changes).toEqual([])
  })

  test('when a script takes a class away, the next render puts it back', async () => {
    const { set } = await sayOf('.host', { class: { loading: true } })
    find('.host').classList.remove('loading')
    await set({ class: { loading: true } })
    expect(find('.host').className).toBe('host wide loading')
  })

  describe('with `since`, what a script writes over it', () => {
    const first = { since: { answer: 1 }, class: { loading: true }, title: 'new', textContent: 'Thanks' }

    /** Says the first of it about `b`, and has a script write over all of it. */
    async function overwrite() {
      const said = await sayOf('b', first)
      const element = find('b')
      element.title = 'theirs'
      element.innerHTML = '<u>theirs</u>'
      element.className = 'theirs'
      return said
    }

    test('stays while it is the same', async () => {
      const { set } = await overwrite()
      await set({ ...first })
      expect(find('b').outerHTML).toBe('<b class="theirs" title="theirs"><u>theirs</u></b>')
    })

    test('stays beside another word', async () => {
      const { set } = await overwrite()
      await set({ ...first, title: 'newer', class: {} })
      expect(find('b').outerHTML).toBe('<b class="theirs" title="newer"><u>theirs</u></b>')
    })

    test('goes with the next, although the words are the same, and when the component leaves', async () => {
      const { island, set } = await overwrite()
      await set({ ...first, since: { answer: 2 } })
      expect(find('b').outerHTML).toBe('<b class="theirs loading" title="new">Thanks</b>')
      find('b').textContent = 'theirs'
      island.leave()
      expect(find('b').outerHTML).toBe('<b class="theirs">Add</b>')
    })

    test('goes when nothing is named any more', async () => {
      const { set } = await overwrite()
      await set({ ...first, since: undefined })
      expect(find('b').textContent).toBe('Thanks')
    })
  })

  test('when `of` is another element, the former is the server’s again', async () => {
    const { island, set } = await wakeWith('i', (selector) => (
      <ServerElement of={find(selector)} class={{ current: true }} style={{ height: '9px' }} />
    ))
    await set('b')
    expect(find('i').outerHTML).toBe('<i style="width: 2px; height: 1px;">a</i>')
    expect(find('b').outerHTML).toBe('<b class="current" style="height: 9px;">Add</b>')
    island.leave()
    expect(html()).toBe(server)
  })
})

function Two({ hasFirst, hasSecond }: { hasFirst: boolean; hasSecond: boolean }) {
  return (
    <>
      {hasFirst && <ServerElement key='1' of={find('b')} title='first' class={{ first: true, both: true }} />}
      {hasSecond && <ServerElement key='2' of={find('b')} title='second' class={{ second: true, both: false }} />}
    </>
  )
}

describe('two components that speak about one element', () => {
  const first = '<b class="both first" title="first">'
  const second = '<b class="second" title="second">'
  const both = '<b class="first second" title="second">'
  const state = (hasFirst: boolean, hasSecond: boolean) => ({ hasFirst, hasSecond })
  const tag = () => {
    const { className, title } = find('b')
    return `<b class="${className.split(' ').sort().join(' ')}" title="${title}">`
  }

  test('may say different things; about the same thing the one mounted last wins, and the other’s word is back when it goes', async () => {
    const { island, set } = await wakeWith(state(true, false), (props) => <Two {...props} />)
    expect(tag()).toBe(first)
    await set(state(true, true))
    expect(tag()).toBe(both)
    await set(state(true, false))
    expect(tag()).toBe(first)
    island.leave()
    expect(html()).toBe(server)
  })

  test('when the first goes, the last keeps its word, and then the server’s is back', async () => {
    const { set } = await wakeWith(state(true, true), (props) => <Two {...props} />)
    await set(state(false, true))
    expect(tag()).toBe(second)
    await set(state(false, false))
    expect(html()).toBe(server)
  })

  test('the one mounted last wins, also when the first speaks up later', async () => {
    const { set } = await wakeWith<string | undefined>(undefined, (title) => (
      <>
        <ServerElement of={find('b')} title={title} />
        <ServerElement of={find('b')} title='last' />
      </>
    ))
    await set('later')
    expect(find('b').title).toBe('last')
  })

  test('they may belong to two islands, and leave in any order', async () => {
    const [one, two] = await Promise.all([
      wake(find('.host'), () => <ServerElement of={find('b')} title='one' class={{ one: true }} />),
      wake(find('b'), () => <ServerElement of={useHost()} title='two' class={{ two: true }} />),
    ])
    one.leave()
    expect(tag()).toBe('<b class="two" title="two">')
    two.leave()
    expect(html()).toBe(server)
  })
})

describe('after a swap', () => {
  const swap = (next: string) => swapFragments({ '.host': next })

  test('that brought the server’s older word, the component’s stands in the same frame', async () => {
    const { island } = await sayOf('.host', { class: { loading: true }, title: 'new', 'aria-busy': true })
    const seen: string[] = []
    document.addEventListener('shop-islands:swapped', () => seen.push(find('.host').outerHTML), { once: true })
    await swap(server.replace('Add', 'Sold'))
    const said = '<div class="host wide loading" title="new" aria-busy="true">'
    expect(seen[0]?.slice(0, said.length)).toBe(said)
    island.leave()
    expect(html()).toBe(server.replace('Add', 'Sold'))
  })

  test('the server’s new word is what is given back', async () => {
    const { island } = await sayOf('.host', { class: { loading: true, wide: false }, title: 'new' })
    const next = server.replace('host  wide', 'host narrow').replace('old', 'older')
    await swap(next)
    expect(find('.host').outerHTML).toContain('class="host narrow loading" title="new"')
    island.leave()
    expect(html()).toBe(next)
  })

  test('styles, text and value are said again on top of the server’s new ones', async () => {
    const { island } = await wakeWith(0, () => (
      <>
        <ServerElement of={find('i')} style={{ height: '9px' }} textContent='said' />
        <ServerElement of={find('input')} value='8' />
      </>
    ))
    const next = server.replace('height: 1px', 'height: 4px').replace('>a<', '>new<').replace('value="1"', 'value="2"')
    await swap(next)
    expect(find('i').outerHTML).toBe('<i style="width: 2px; height: 9px;">said</i>')
    expect(find<HTMLInputElement>('input').value).toBe('8')
    island.leave()
    expect(html()).toBe(next)
    expect(find<HTMLInputElement>('input').value).toBe('2')
  })

  test('a value that the server takes away is not given back', async () => {
    const { island } = await sayOf('input', { value: '8' })
    await swap(server.replace(' value="1"', ''))
    expect(find<HTMLInputElement>('input').value).toBe('8')
    island.leave()
    expect(find<HTMLInputElement>('input').value).toBe('')
  })

  test('a ticked box is ticked on, and gives back what the server ticks now', async () => {
    showQuietPage('<p class="host"><input type="checkbox" name="gift"></p>')
    const { island } = await sayOf('input', { checked: false, indeterminate: true })
    await swap('<p class="host"><input type="checkbox" name="gift" checked=""></p>')
    const box = find<HTMLInputElement>('input')
    expect([box.checked, box.indeterminate]).toEqual([false, true])
    island.leave()
    expect([box.checked, box.indeterminate]).toEqual([true, false])
  })

  test('two components keep their order', async () => {
    const { island } = await wakeWith(0, () => (
      <>
        <ServerElement of={find('.host')} title='first' />
        <ServerElement of={find('.host')} title='second' />
      </>
    ))
    await swap(server.replace('old', 'older'))
    expect(find('.host').title).toBe('second')
    island.leave()
    expect(find('.host').title).toBe('older')
  })

  test('that replaced the element, the new one is spoken about, before the next frame', async () => {
    await wake(find('.host'), () => <ServerElement of={useWithin('.buy')} class={{ loading: true }} />)
    const frames: string[] = []
    document.addEventListener('shop-islands:swapped', () => {
      requestAnimationFrame(() => frames.push(find('.buy').outerHTML))
    })
    await swap('<div class="host"><a class="buy">1</a></div>')
    await letRender()
    await swap('<div class="host"><button class="buy">2</button></div>')
    await letRender()
    expect(frames).toEqual(['<a class="buy loading">1</a>', '<button class="buy loading">2</button>'])
  })
})

test('the busy class that the engine shows while the island loads is the component’s from then on, and not given back', async () => {
  const host = find('.host')
  const answer = deferred<void>()
  function Button() {
    const [phase, setPhase] = useState('idle')
    const add = async () => {
      setPhase('adding')
      await answer.promise
      setPhase('added')
    }
    return (
      <ServerElement of={useHost()} class={{ added: phase === 'added', loading: phase === 'adding' }} onClick={add} />
    )
  }
  const island = startIsland(host, Button, 'loading')
  island.deliver(new MouseEvent('click'))
  const seen: string[] = []
  const note = () => void seen.push(host.className)
  note()
  await letRender()
  note()
  answer.resolve()
  await letRender()
  note()
  expect(seen).toEqual(['host wide loading', 'host wide loading', 'host wide added'])
  island.leave()
  expect([...host.classList]).toEqual(['host', 'wide'])
})

test('effects that run twice leave no trace', async () => {
  const onClick = vi.fn()
  const { island } = await wakeWith(0, () => (
    <StrictMode>
      <ServerElement of={find('b')} class={{ a: true }} title='x' textContent='y' onClick={onClick} />
    </StrictMode>
  ))
  expect(find('b').outerHTML).toBe('<b class="a" title="x">y</b>')
  find('b').click()
  expect(onClick).toHaveBeenCalledOnce()
  island.leave()
  expect(html()).toBe(server)
  find('b').click()
  expect(onClick).toHaveBeenCalledOnce()
})
