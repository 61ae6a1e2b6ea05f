import { report } from '../page/report'
import { createBusySign } from './busySign'
import type { Definition } from './definition'
import { giveBackInTurn } from './giveBackInTurn'
import { handOver, keep, keepsFor, takeBack } from './keptEvents'
import { hasLeft } from './leftTouches'
import { giveBack, requestOnLeaving } from './native'

/** Milliseconds until a file counts as lost (source section 9: loading time-out for script pieces). */
const LOADING_TIMEOUT = 120_000

/** A `failed` island has given its host back to the page for good; a `gone` one has left with its host. */
export type IslandState = 'loading' | 'awake' | 'failed' | 'gone'

/** Reacts to an event on a host. If it throws, or its promise rejects, the island is taken off. */
export type HostListener = (event: Event) => unknown

/** One component on one host, or a service on the page. */
export interface Island {
  readonly definition: Definition
  readonly host: HTMLElement
  /** What woke it: its wake strategy, or the type of the event. */
  readonly wokenBy: string
  readonly state: IslandState
  /**
   * Listens on the host. Types that the definition claims or names as touches are handed over by the engine, those that arrived while
   * the island loaded included.
   *
   * @returns a function that stops listening.
   */
  on(type: string, listener: HostListener): () => void
  /** Hands an event over, or keeps it until the island is awake. */
  deliver(event: Event): void
  /** Tells that the island listens now: kept events are handed over, once and in order. */
  ready(): void
  /** Takes the island off after an error; the host gets its native behaviour back, and kept events happen natively. */
  fail(error: unknown): void
  /** Takes the island off because its host left the page, or the page is copied. Touches wake another one there. */
  leave(): void
}

/** Starts the loaded code on an island. @returns what undoes that. */
export type Attach = (island: Island) => (() => void) | undefined

/** What was loaded for a definition. */
export interface Loaded {
  attach: Attach
  /** Is `island.ready()` called by the code itself? A component does so once it is rendered. */
  saysReady?: boolean
}

/** What an island is made of. */
interface IslandParts extends Pick<Island, 'definition' | 'host' | 'wokenBy'> {
  /** Resolves with the code. */
  loading: Promise<Loaded>
  /** Called once, when the island has left or failed. */
  onEnd(island: Island): void
}

/** Makes the island of a definition on a host, which is awake once its code has loaded. */
export function createIsland({ definition, host, wokenBy, loading, onEnd }: IslandParts): Island {
  const listeners: { [type: string]: Set<HostListener> } = {}
  const busy = createBusySign(definition, host)
  const isClaimed = (type: string) => type in (definition.claims ?? {})
  const isHanded = (type: string) => isClaimed(type) || type in (definition.touches ?? {})
  /** Is the shop asked for the event's link, where nothing else serves it? */
  const isSent = ({ type }: Event) => definition.isSentOnLeaving && isClaimed(type)
  let takeOff: (() => void) | undefined
  let state: IslandState = 'loading'

  const hasEnded = () => state === 'failed' || state === 'gone'

  const end = (last: IslandState) => {
    // While it loads, each sign is that of an event that still has to go back to the page.
    if (state === 'awake') busy.clear()
    state = last
    onEnd(island)
    try {
      takeOff?.()
    } catch (error) {
      report('island-crashed', host, error)
    }
  }

  /** Gives an event up: a claimed one goes back to the page; a touch was never taken from it. */
  const release = (event: Event) => {
    if (isSent(event)) {
      giveBackInTurn(event, () => busy.end(event))
      return
    }
    busy.end(event)
    if (isClaimed(event.type)) giveBack(event)
  }

  const sendOnLeaving = (event: Event) => {
    busy.end(event)
    requestOnLeaving(event)
  }

  const fail = (error: unknown, code: 'island-crashed' | 'chunk-failed' | 'chunk-slow' = 'island-crashed') => {
    if (hasEnded()) return
    end('failed')
    report(code, host, error)
    for (const event of takeBack(listeners)) release(event)
    handOver()
  }

  /** Calls a listener. If it throws at once, the event goes back to the page; if its promise rejects, it is too late for that. */
  const call = (listener: HostListener, event: Event): Promise<unknown> => {
    try {
      return Promise.resolve(listener(event)).catch(fail)
    } catch (error) {
      fail(error)
      if (isHanded(event.type)) release(event)
      return Promise.resolve()
    }
  }

  const hand = (event: Event) => {
    busy.loaded(event)
    // Only one that has waited for the code is over by now.
    if (event.eventPhase === event.NONE && hasLeft(event, host)) {
      busy.settled(event)
      return
    }
    const called = listeners[event.type]
    if (hasEnded() || !called?.size) {
      release(event)
      return
    }
    const settled = [...called].map((listener) => (hasEnded() ? undefined : call(listener, event)))
    Promise.all(settled).then(() => busy.settled(event))
    if (!host.isConnected) island.leave()
  }

  const island: Island = {
    definition,
    host,
    wokenBy,
    get state() {
      return state
    },
    on(type, listener) {
      if (!isHanded(type)) {
        const guarded = (event: Event) => call(listener, event)
        host.addEventListener(type, guarded)
        return () => host.removeEventListener(type, guarded)
      }
      listeners[type] ??= new Set()
      const called = listeners[type].add(listener)
      return () => called.delete(listener)
    },
    deliver(event) {
      const { target } = event
      busy.begin(event, state === 'loading')
      keep({
        event,
        group: definition.area ?? definition,
        // Typed text is in the form already, so a form need not wait for an `input`.
        form:
          isClaimed(event.type) && event.type !== 'input' && target instanceof Element ? target.closest('form') : null,
        owner: listeners,
        isLoading: () => state === 'loading',
        hand,
        // An event that cannot be prevented has happened natively already: it may wait for as long as the code takes.
        giveUp: event.cancelable && release,
        sendOnLeaving: isSent(event) && sendOnLeaving,
      })
    },
    ready() {
      if (state !== 'loading') return
      state = 'awake'
      handOver()
      if (!host.isConnected) island.leave()
    },
    fail,
    leave() {
      if (hasEnded()) return
      // While an event still waits, an island outlives its host: what the shopper asked for is done first. Where the host stays, the page
      // is copied: what is on it then must go.
      const mayStay = state === 'loading' || !host.isConnected
      if (!mayStay || !keepsFor(listeners)) end('gone')
    },
  }

  const begin = ({ attach, saysReady }: Loaded) => {
    if (state !== 'loading') return
    try {
      takeOff = attach(island)
      if (hasEnded()) takeOff?.()
      if (!saysReady) island.ready()
    } catch (error) {
      fail(error)
    }
  }

  const timer = setTimeout(() => fail(definition.name, 'chunk-slow'), LOADING_TIMEOUT)
  loading.finally(() => clearTimeout(timer)).then(begin, (error) => fail(error, 'chunk-failed'))
  return island
}
