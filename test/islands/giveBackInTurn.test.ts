import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DefinitionBase } from '../../src/islands/definition'
import { type Deferred, deferred } from '../support/deferred'
import { type Engine, engineKinds, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, showPage } from '../support/page'
import { type Attach, listening, loadedWidget } from '../support/widgets'

/** Milliseconds for which a tap waits for its code (src/islands/keptEvents.ts). */
const HOLD_TIMEOUT = 10_000
/** Milliseconds for which the answer to one link is waited for (src/islands/giveBackInTurn.ts). */
const LONGEST_WAIT = 10_000

describe.each(engineKinds)(
  '%s engine: links that act are tapped before their code is there, and it does not come',
  (kind) => {
    let engine: Engine
    let native: string[]
    let chunk: Deferred<Attach>
    /** What the server was asked for, with what answers. */
    let asked: { what: string; answer: Deferred<string> }[]
    beforeEach(async () => {
      engine = await openEngine(kind)
      native = recordNativeBehaviour()
      chunk = deferred()
      asked = []
      const askShop = fetch
      vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
        const { pathname } = new URL(address, location.href)
        if (!/food|toy|bed/.test(pathname)) return askShop(address, init)
        const answer = deferred<string>()
        asked.push({ what: pathname, answer })
        return { text: () => answer.promise }
      })
      const link = (name: string) => `<a class="add" id="${name}" href="/${name}"><b>Add</b></a>`
      showPage(['food', 'toy', 'bed'].map(link).join(''))
    })

    const start = (more: Partial<DefinitionBase> = {}) =>
      startWith(engine, [
        loadedWidget(engine, () => chunk.promise, {
          name: 'add',
          selectors: '.add',
          isSentOnLeaving: true,
          busyClass: 'busy',
          ...more,
        }),
      ])
    const tap = (...names: string[]) => {
      for (const name of names) click(find(`#${name} b, #${name}`))
    }
    const requests = () => asked.map(({ what }) => what)
    const busy = () => [...document.querySelectorAll('.busy')].map(({ id }) => id)
    /** The server ends its answer to the request that was made last. */
    const answerLast = async () => {
      asked.at(-1)?.answer.resolve('page')
      await settle()
    }

    test('the server answers to one after the other, and the last is followed', async () => {
      start()
      tap('food', 'toy', 'bed')
      chunk.reject(new Error('404'))
      await settle()
      expect([requests(), native]).toEqual([['/food'], []])
      expect(busy()).toEqual(['food', 'toy', 'bed'])
      await answerLast()
      expect([requests(), native]).toEqual([['/food', '/toy'], []])
      expect(busy()).toEqual(['toy', 'bed'])
      await answerLast()
      expect([requests(), native]).toEqual([['/food', '/toy'], ['follows /bed']])
      expect(busy()).toEqual([])
    })

    test('in the order of the clicks, whichever was given up first', async () => {
      const second = deferred<Attach>()
      startWith(
        engine,
        [chunk, second].map(({ promise }, index) =>
          loadedWidget(engine, () => promise, {
            name: `add-${index}`,
            selectors: index ? '#food' : '#toy,#bed',
            isSentOnLeaving: true,
          }),
        ),
      )
      for (const name of ['food', 'toy', 'bed']) {
        tap(name)
        await settle()
      }
      chunk.reject(new Error('404'))
      second.reject(new Error('404'))
      await settle()
      expect(requests()).toEqual(['/food'])
      await answerLast()
      await answerLast()
      expect([requests(), native]).toEqual([['/food', '/toy'], ['follows /bed']])
    })

    test('also where they were tapped at different times: the file is late for the first of them', async () => {
      start({ touches: { pointerover: true } })
      find('#bed').dispatchEvent(new Event('pointerover', { bubbles: true, cancelable: true }))
      await settle(5000)
      tap('food')
      await settle(5000)
      expect(requests()).toEqual([])
      tap('toy')
      await settle(5000)
      await settle()
      expect([requests(), native]).toEqual([['/food'], []])
      await answerLast()
      expect([requests(), native]).toEqual([['/food'], ['follows /toy']])
    })

    test('what may wait for ever waits on: a change has happened', async () => {
      const heard: string[] = []
      find('#toy').outerHTML = '<select class="add" id="toy"></select>'
      start({ claims: { click: true, change: true } })
      tap('food')
      find('#toy').dispatchEvent(new Event('change', { bubbles: true }))
      await settle(HOLD_TIMEOUT)
      await settle()
      expect(native).toEqual(['follows /food'])
      chunk.resolve(listening('change', ({ target }) => heard.push((target as Element).id)))
      await settle()
      expect(heard).toEqual(['toy'])
    })

    test('a request that fails does not stop the rest, nor does a server that hangs', async () => {
      start()
      tap('food', 'toy', 'bed')
      chunk.reject(new Error('404'))
      await settle()
      asked[0]?.answer.reject(new TypeError('Failed to fetch'))
      await settle()
      expect(requests()).toEqual(['/food', '/toy'])
      await settle(LONGEST_WAIT - 200)
      expect(native).toEqual([])
      await settle(200)
      expect(native).toEqual(['follows /bed'])
    })

    test('each click counts, as it would have with the code', async () => {
      start()
      tap('food', 'food')
      chunk.reject(new Error('404'))
      await settle()
      await answerLast()
      expect([requests(), native]).toEqual([['/food'], ['follows /food']])
    })

    test('what another script of the page serves is not asked for a second time', async () => {
      start()
      document.body.addEventListener('click', (event) => event.preventDefault())
      tap('food', 'toy')
      chunk.reject(new Error('404'))
      await settle()
      expect([requests(), native]).toEqual([[], []])
    })

    test('what a dropdown stops, to stay open, is requested as well; the last is the browser’s', async () => {
      start()
      tap('food', 'toy', 'bed')
      const clicks: Event[] = []
      document.body.addEventListener('click', (event) => {
        event.stopPropagation()
        clicks.push(event)
      })
      chunk.reject(new Error('404'))
      await settle()
      await answerLast()
      await answerLast()
      expect(requests()).toEqual(['/food', '/toy'])
      expect(clicks.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, false])
    })

    test('who is on the way elsewhere is not led back: the rest is requested, the last link, too', async () => {
      start()
      tap('food', 'toy')
      chunk.reject(new Error('404'))
      await settle()
      window.dispatchEvent(new Event('beforeunload'))
      await answerLast()
      expect([requests(), native]).toEqual([['/food', '/toy'], []])
      expect(busy()).toEqual([])
    })

    test('who leaves meanwhile has the rest requested, once; nothing on the page seems to go on', async () => {
      start()
      tap('food', 'toy', 'bed')
      chunk.reject(new Error('404'))
      await settle()
      window.dispatchEvent(new Event('pagehide'))
      expect(requests()).toEqual(['/food', '/toy', '/bed'])
      expect(busy()).toEqual(['food'])
      asked[0]?.answer.resolve('page')
      await settle()
      expect([requests(), native, busy()]).toEqual([['/food', '/toy', '/bed'], [], []])
    })

    test('a button without an address does what it does, in its turn', async () => {
      find('#toy').outerHTML = '<form id="form"><button class="add" id="toy" value="toy"></button></form>'
      start()
      tap('food', 'toy', 'bed')
      chunk.reject(new Error('404'))
      await settle()
      expect([requests(), native]).toEqual([['/food'], []])
      await answerLast()
      expect([requests(), native]).toEqual([['/food'], ['submits form with toy', 'follows /bed']])
    })

    test('one that comes after the last was followed is followed, too', async () => {
      start()
      tap('food')
      chunk.reject(new Error('404'))
      await settle()
      tap('food')
      await settle()
      expect([requests(), native]).toEqual([[], ['follows /food', 'follows /food']])
    })

    test('code that is there but throws gives its click back the same way', async () => {
      start()
      tap('food', 'toy')
      await settle()
      chunk.resolve(
        listening('click', () => {
          throw new Error('broken')
        }),
      )
      await settle()
      expect(requests()).toEqual(['/food'])
      expect(busy()).toEqual([])
      await answerLast()
      expect(native).toEqual(['follows /toy'])
    })
  },
)
