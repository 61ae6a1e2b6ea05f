import { StrictMode, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ServerElement, useHost, useListener } from '../../src/react'
import { find } from '../support/page'
import { letRender, showQuietPage, startIsland, wake, wakeWith } from './page'

beforeEach(() => showQuietPage('<div class="host"><button class="add">Add</button></div>'))

const clickOn = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  find(selector).dispatchEvent(event)
  return event
}
/** A click that the engine claims for the island. */
const claimed = (selector: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'target', { value: find(selector) })
  return event
}

describe('claimed events of the host', () => {
  test('arrive once and in order, those kept while the island loads included', async () => {
    const heard: Event[] = []
    const island = startIsland(find('.host'), () => (
      <ServerElement of={useHost()} onClick={(event) => void heard.push(event)} />
    ))
    const events = [claimed('.host'), claimed('.add'), claimed('.host')]
    events.forEach(island.deliver)
    expect(heard).toEqual([])
    await letRender()
    expect(heard).toEqual(events)
    const next = claimed('.add')
    island.deliver(next)
    expect(heard).toEqual([...events, next])
  })

  test('are not heard a second time natively', async () => {
    const onClick = vi.fn()
    await wake(find('.host'), () => <ServerElement of={useHost()} onClick={onClick} />)
    clickOn('.host')
    expect(onClick).not.toHaveBeenCalled()
  })

  test('reach the component in the state that the event before left', async () => {
    const seen: number[] = []
    const island = await wake(find('.host'), () => {
      const [count, setCount] = useState(0)
      const add = () => {
        seen.push(count)
        setCount(count + 1)
      }
      return <ServerElement of={useHost()} onClick={add} />
    })
    island.deliver(claimed('.add'))
    await letRender()
    island.deliver(claimed('.add'))
    expect(seen).toEqual([0, 1])
  })

  test('go back to the page when no component listens any more', async () => {
    const native = vi.fn((event: Event) => event.preventDefault())
    const { island, set } = await wakeWith(true, (listens) => (
      <ServerElement of={useHost()} onClick={listens ? () => {} : undefined} />
    ))
    find('.host').addEventListener('click', native)
    island.deliver(claimed('.add'))
    expect(native).not.toHaveBeenCalled()
    await set(false)
    island.deliver(claimed('.add'))
    expect(native).toHaveBeenCalledOnce()
  })
})

describe('events of any other element', () => {
  test('reach the newest handler, and the element carries only one', async () => {
    const heard: string[] = []
    const add = vi.spyOn(find('.add'), 'addEventListener')
    const { set } = await wakeWith('a', (name) => (
      <ServerElement of={find('.add')} onClick={() => void heard.push(name)} />
    ))
    clickOn('.add')
    await set('b')
    clickOn('.add')
    expect(heard).toEqual(['a', 'b'])
    expect(add).toHaveBeenCalledOnce()
  })

  test('are native ones: change is change, and focus that moves inside is heard', async () => {
    const heard: string[] = []
    const note = (event: Event) => void heard.push(event.type)
    await wake(find('.host'), () => (
      <ServerElement of={find('.add')} onChange={note} onFocusin={note} onPointerover={note} onInput={note} />
    ))
    for (const type of ['change', 'focusin', 'pointerover', 'input', 'click'])
      find('.add').dispatchEvent(new Event(type))
    expect(heard).toEqual(['change', 'focusin', 'pointerover', 'input'])
  })

  test('may be our own', async () => {
    const heard: unknown[] = []
    await wake(find('.host'), () => (
      <ServerElement
        of={find('.add')}
        on={{
          'shop-islands:added-to-cart': ({ detail }) => void heard.push(detail.cartHash),
          'shop-islands:cart-changed': undefined,
        }}
      />
    ))
    find('.add').dispatchEvent(new CustomEvent('shop-islands:added-to-cart', { detail: { cartHash: 'abc' } }))
    expect(heard).toEqual(['abc'])
  })

  test('follow when `of` is another element, and when the island leaves', async () => {
    const onClick = vi.fn()
    showQuietPage('<div class="host"><a class="one"></a><a class="two"></a></div>')
    const { island, set } = await wakeWith('.one', (selector) => (
      <ServerElement of={find(selector)} onClick={onClick} />
    ))
    await set('.two')
    clickOn('.one')
    expect(onClick).not.toHaveBeenCalled()
    const event = clickOn('.two')
    expect(onClick).toHaveBeenCalledExactlyOnceWith(event)
    island.leave()
    clickOn('.two')
    expect(onClick).toHaveBeenCalledOnce()
  })
})

function Listening({ to }: { to: (event: Event) => void }) {
  useListener(document, 'visibilitychange', to)
  return null
}

describe('useListener', () => {
  test('hears the document with the newest listener, until the island leaves', async () => {
    const heard: string[] = []
    const { island, set } = await wakeWith('a', (name) => {
      useListener(document, 'keydown', ({ key }) => void heard.push(name + key))
      return null
    })
    const press = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: '!' }))
    press()
    await set('b')
    press()
    island.leave()
    press()
    expect(heard).toEqual(['a!', 'b!'])
  })

  test('follows its target, and with none nothing happens', async () => {
    const heard = vi.fn()
    const { set } = await wakeWith<EventTarget | null>(null, (target) => {
      useListener(target, 'resize', heard)
      return null
    })
    window.dispatchEvent(new Event('resize'))
    await set(window)
    window.dispatchEvent(new Event('resize'))
    expect(heard).toHaveBeenCalledOnce()
  })

  test('on the host hears claimed events', async () => {
    const heard = vi.fn()
    const island = await wake(find('.host'), () => {
      useListener(useHost(), 'click', heard)
      return null
    })
    const event = claimed('.add')
    island.deliver(event)
    expect(heard).toHaveBeenCalledExactlyOnceWith(event)
  })

  test('listens once where effects run twice', async () => {
    const heard = vi.fn()
    const { island } = await wakeWith(0, () => (
      <StrictMode>
        <Listening to={heard} />
      </StrictMode>
    ))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledOnce()
    island.leave()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledOnce()
  })
})
