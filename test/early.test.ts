import { beforeEach, describe, expect, test, vi } from 'vitest'
import { leftCallAt } from '../src/page/leftCalls'
import { type Engine, engineKinds, openEngine, settle, startWith } from './support/freshEngine'
import { openPage } from './support/freshPage'
import { recordNativeBehaviour } from './support/nativeBehaviour'
import { click, find, showPage } from './support/page'
import { attachedWidget, listening } from './support/widgets'

/** Runs the head's inline script. */
async function runEarly(): Promise<void> {
  vi.stubGlobal('shopIslandsEarly', undefined)
  vi.resetModules()
  await import('../src/early')
}

const page = `
  <a class="ajax_add_to_cart" id="food" href="/food"><svg><path></path></svg></a>
  <a class="remove_from_cart_button" id="remove" href="/remove">×</a>
  <a data-island="add-to-cart" id="own" href="/own">Add</a>
  <a id="about" href="/about">About</a>`

describe('early.js, before the script is there', () => {
  let native: string[]
  beforeEach(async () => {
    openPage()
    vi.useFakeTimers()
    native = recordNativeBehaviour()
    showPage(page)
    await runEarly()
  })

  test('clicks that add or remove are held, and no other script sees them', () => {
    const others = vi.fn()
    document.addEventListener('click', others, true)
    expect(click(find('#food')).defaultPrevented).toBe(true)
    expect(click(find('#remove')).defaultPrevented).toBe(true)
    expect(others).not.toHaveBeenCalled()
    expect(native).toEqual([])
  })

  test('so are those on markup of one’s own that adds', async () => {
    click(find('#own'))
    expect(native).toEqual([])
    await vi.advanceTimersByTimeAsync(3000)
    expect(native).toEqual(['follows /own'])
  })

  test('every other link works', () => {
    click(find('#about'))
    expect(native).toEqual(['follows /about'])
  })

  test('a button of the blocks, which have a runtime of their own, is theirs', () => {
    showPage('<button class="add_to_cart_button ajax_add_to_cart wc-interactive"><span>Add</span></button>')
    const others = vi.fn()
    find('button').addEventListener('click', others)
    click(find('span'))
    expect(others).toHaveBeenCalledOnce()
  })

  test('a script may click the document or the window, where no link is', () => {
    const failed = vi.fn((event: Event) => event.preventDefault())
    addEventListener('error', failed)
    for (const target of [document, window]) expect(target.dispatchEvent(new MouseEvent('click'))).toBe(true)
    removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
  })

  test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'a click with %o opens its tab or window',
    (keys) => {
      click(find('#food'), keys)
      expect(native).toEqual(['follows /food'])
    },
  )

  test('after three seconds without the script the held click happens natively, and later ones at once', async () => {
    click(find('#food'))
    await vi.advanceTimersByTimeAsync(2999)
    expect(native).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(native).toEqual(['follows /food'])
    click(find('#food'))
    expect(native).toEqual(['follows /food', 'follows /food'])
  })

  test('of several held links the last one is followed when the server has heard of the others, one after the other', async () => {
    const answers: (() => void)[] = []
    const fetched = vi.fn<typeof fetch>(() => new Promise((resolve) => answers.push(() => resolve(new Response()))))
    vi.stubGlobal('fetch', fetched)
    for (const held of ['#food', '#own', '#remove']) click(find(held))
    await vi.advanceTimersByTimeAsync(3000)
    const paths = () => fetched.mock.calls.map(([address]) => new URL(String(address)).pathname)
    expect(paths()).toEqual(['/food'])
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(paths()).toEqual(['/food', '/own'])
    expect(native).toEqual([])
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([paths(), native]).toEqual([['/food', '/own'], ['follows /remove']])
  })

  test('and has ended its answer: the shop stores the cart after the page', async () => {
    let end = () => {}
    const body = new ReadableStream({
      start(stream) {
        end = () => stream.close()
      },
    })
    vi.stubGlobal('fetch', async () => new Response(body))
    for (const held of ['#food', '#remove']) click(find(held))
    await settle(4000)
    expect(native).toEqual([])
    end()
    await settle()
    expect(native).toEqual(['follows /remove'])
  })

  test('several clicks on the same link are one', async () => {
    const fetched = vi.fn<typeof fetch>(async () => new Response())
    vi.stubGlobal('fetch', fetched)
    for (const held of ['#remove', '#food', '#food', '#food']) click(find(held))
    await vi.advanceTimersByTimeAsync(3000)
    expect(fetched.mock.calls.map(([address]) => new URL(String(address)).pathname)).toEqual(['/remove'])
    expect(native).toEqual(['follows /food'])
  })

  test('a click on the icon inside a button counts, although an icon cannot be clicked by script', async () => {
    const icon = document.querySelector('svg') ?? document
    click(icon)
    await vi.advanceTimersByTimeAsync(3000)
    expect(native).toEqual(['follows /food'])
  })

  test('a button that another script changed meanwhile keeps the other held clicks from nothing', async () => {
    click(find('#food'))
    click(find('#remove'))
    find('#food').className = ''
    await vi.advanceTimersByTimeAsync(3000)
    expect(native).toEqual(['follows /remove'])
  })

  test('who leaves meanwhile has the links asked for, once, but not what has no address', async () => {
    find('#own').removeAttribute('href')
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('cut off')))
    vi.stubGlobal('fetch', fetched)
    const leave = () => dispatchEvent(new Event('pagehide'))
    leave()
    expect(leftCallAt()).toBe(0)
    for (const held of ['#food', '#own', '#remove']) click(find(held))
    leave()
    leave()
    await vi.advanceTimersByTimeAsync(3000)
    const address = (path: string) => new URL(path, location.href).href
    expect(fetched.mock.calls).toEqual([
      [address('/food'), { keepalive: true }],
      [address('/remove'), { keepalive: true }],
    ])
    // The next page follows them.
    expect(leftCallAt()).toBe(Date.now() - 3000)
    expect(native).toEqual([])
  })
})

describe.each(engineKinds)('early.js, when the %s engine arrives', (kind) => {
  let engine: Engine
  beforeEach(async () => {
    engine = await openEngine(kind)
  })

  test('what was held is handed to the widget, once, and nothing is held any more', async () => {
    const native = recordNativeBehaviour()
    showPage(page)
    await runEarly()
    const heard: Event[] = []
    const held = [click(find('#food')), click(find('#remove')), click(find('#food'))]
    startWith(engine, [
      attachedWidget(
        engine,
        listening('click', (event) => heard.push(event)),
        { selectors: '.ajax_add_to_cart' },
      ),
    ])
    await settle(5000)
    expect(heard).toEqual([held[0], held[2]])
    expect(native).toEqual(['follows /remove'])
    click(find('#remove'))
    expect(native).toEqual(['follows /remove', 'follows /remove'])
  })
})
