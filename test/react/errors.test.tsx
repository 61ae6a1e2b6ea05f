import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Outlet, ServerElement, useHost, useListener, usePageEffect } from '../../src/react'
import { find } from '../support/page'
import { consoleMessages } from '../support/reports'
import { collectErrors, html, letRender, showQuietPage, startIsland, wake } from './page'

const server = '<a class="bad">Add</a><a class="good">Add</a>'
const failure = new Error('broken')
let errors: unknown[]

beforeEach(() => {
  showQuietPage(server)
  errors = collectErrors()
})

function fail(): never {
  throw failure
}

/** Says much of the page, and then does what a test asks for. */
function Much({ children }: { children?: ReactNode }) {
  const host = useHost()
  return (
    <>
      <ServerElement of={host} class={{ loading: true }} aria-busy={true} />
      <Outlet after={host}>
        <b>Added</b>
      </Outlet>
      <ServerElement of={host} class={{ loading: false, open: true }} title='x' />
      {children}
    </>
  )
}

function InRender({ hasBegun = true }): null {
  if (hasBegun) fail()
  return null
}
function InLayoutEffect() {
  useLayoutEffect(fail)
  return null
}
function InEffect() {
  useEffect(fail)
  return null
}
/** Fails once the page shows what the component says. */
function InLaterRender() {
  const [hasBegun, begin] = useState(false)
  useEffect(() => begin(true), [])
  return <InRender hasBegun={hasBegun} />
}
/** A listener that fails while the runtime commits. */
function InListenerWhileCommitting() {
  useListener(document, 'keydown', fail)
  useEffect(() => void document.dispatchEvent(new Event('keydown')))
  useLayoutEffect(() => void document.dispatchEvent(new Event('keydown')))
  return null
}

describe('an island takes itself off, says why, and leaves the page as the server made it', () => {
  test.each([
    ['while it renders', InRender],
    ['in a later render', InLaterRender],
    ['in a layout effect', InLayoutEffect],
    ['in an effect', InEffect],
    ['in a listener while the runtime commits', InListenerWhileCommitting],
  ])('that fails %s', async (_where, Failing) => {
    const onClick = vi.fn()
    const good = await wake(find('.good'), () => (
      <ServerElement of={useHost()} class={{ on: true }} onClick={onClick} />
    ))
    const bad = await wake(find('.bad'), () => (
      <Much>
        <Failing />
      </Much>
    ))
    await letRender()
    expect(bad.state).toBe('failed')
    expect(errors).toEqual([failure])
    expect(consoleMessages().filter((message) => !message.startsWith('shop-islands'))).toEqual([])
    expect(html()).toBe(server.replace('good', 'good on'))
    good.deliver(new MouseEvent('click'))
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('that fails in the handler of an event', async () => {
    const bad = await wake(find('.bad'), () => (
      <Much>
        <ServerElement of={document.body} onClick={fail} />
      </Much>
    ))
    expect(html()).not.toBe(server)
    document.body.click()
    await letRender()
    expect(bad.state).toBe('failed')
    expect(errors).toEqual([failure])
    expect(html()).toBe(server)
  })

  test('that fails in a promise of a handler', async () => {
    const bad = await wake(find('.bad'), () => (
      <Much>
        <ServerElement of={document.body} onClick={async () => fail()} />
      </Much>
    ))
    document.body.click()
    await letRender()
    expect(bad.state).toBe('failed')
    expect(errors).toEqual([failure])
    expect(html()).toBe(server)
  })

  test('but not where it fails in the handler of an element that it draws: the browser reports that', async () => {
    const reported: unknown[] = []
    const hear = (event: ErrorEvent) => {
      event.preventDefault()
      reported.push(event.error)
    }
    addEventListener('error', hear)
    const bad = await wake(find('.bad'), () => (
      <Outlet after={useHost()}>
        <button type='button' onClick={fail} />
      </Outlet>
    ))
    try {
      find('button').click()
    } catch (error) {
      // A listener of Preact's: happy-dom throws what a browser reports.
      reported.push(error)
    }
    removeEventListener('error', hear)
    await letRender()
    expect([bad.state, errors, reported]).toEqual(['awake', [], [failure]])
  })

  test('before a kept click that it failed on happens natively', async () => {
    const seen: string[] = []
    const bad = startIsland(find('.bad'), () => (
      <Much>
        <ServerElement of={useHost()} onClick={fail} />
      </Much>
    ))
    find('.bad').addEventListener('click', () => seen.push(html()))
    const event = new MouseEvent('click', { bubbles: true, cancelable: true })
    Object.defineProperty(event, 'target', { value: find('.bad') })
    bad.deliver(event)
    await letRender()
    expect(seen).toEqual([server])
    expect(errors).toEqual([failure])
  })
})

test('when the island leaves, the page is as the server made it at once, and effects are cleaned up right after', async () => {
  const cleanUp = vi.fn()
  const island = await wake(find('.bad'), () => {
    useLayoutEffect(() => cleanUp, [])
    return <Much />
  })
  expect(html()).toBe(
    '<a class="bad open" aria-busy="true" title="x">Add</a>' +
      '<div data-island-outlet="" style="display: contents;"><b>Added</b></div><a class="good">Add</a>',
  )
  island.leave()
  expect(html()).toBe(server)
  await Promise.resolve()
  expect(cleanUp).toHaveBeenCalledOnce()
})

test('an effect that cannot be undone is reported, and everything else is as the server made it', async () => {
  const undo = vi.fn().mockImplementationOnce(fail)
  function Effect() {
    usePageEffect(() => undo, [])
    return null
  }
  const island = await wake(find('.bad'), () => (
    <>
      <Effect />
      <Much />
    </>
  ))
  island.leave()
  expect(html()).toBe(server)
  expect(errors).toEqual([failure])
  await letRender()
})

test('a change of state on the last moment leaves nothing behind', async () => {
  let setTitle: (title: string) => void = () => {}
  const island = await wake(find('.bad'), () => {
    const [title, set] = useState('a')
    setTitle = set
    return <ServerElement of={useHost()} title={title} />
  })
  setTitle('b')
  island.leave()
  await letRender()
  expect(html()).toBe(server)
})

test('an island is ready when its component listens, and not before', async () => {
  const order: string[] = []
  const island = startIsland(find('.good'), () => {
    useLayoutEffect(() => void order.push(`effect while ${island.state}`))
    return null
  })
  await letRender()
  expect(order).toEqual(['effect while loading'])
  expect(island.state).toBe('awake')
})

test('a component outside an island says so', async () => {
  const { createRoot } = await import('react-dom/client')
  const caught: unknown[] = []
  try {
    createRoot(document.createElement('p'), { onUncaughtError: (error) => caught.push(error) }).render(
      <ServerElement of={null} />,
    )
  } catch (error) {
    // Preact throws where React reports.
    caught.push(error)
  }
  await letRender()
  expect(caught.map(String)).toEqual(['Error: shop-islands: this component is not inside an island.'])
})
