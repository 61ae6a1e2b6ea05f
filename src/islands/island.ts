import { report } from '../page/report'
import type { Definition } from './definition'
import { handOver, queueOf, takeBack } from './keptEvents'
import { giveBack } from './native'

/** Milliseconds until a file counts as lost (source section 9: loading time-out for script pieces). */
const LOADING_TIMEOUT = 120_000
/** Milliseconds for which a touch is held; after that it happens natively, and the file may still come for the next one (design: Islands). */
const HOLD_TIMEOUT = 10_000
/** What a shopper expects a sign of. */
const ACTIONS = ['click', 'submit']
/** On what was clicked or sent while the code that answers is still on its way, where no busy class says so. */
const WAITS = 'data-island-waits'

/** `loading` and `awake` islands hold their host; `failed` ones have given it back to the page for good; `gone` ones left with their host. */
export type IslandState = 'loading' | 'awake' | 'failed' | 'gone'

/** Reacts to an event on a host. A thrown error, or a rejected promise, takes the island off. */
export type HostListener = (event: Event) => unknown

/** One component on one host, or a service on the page. */
export interface Island {
  readonly definition: Definition
  readonly host: HTMLElement
  /** What woke it: its wake strategy, or the type of the event. */
  readonly woke: string
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
  /** Says that the island listens now: what was kept is handed over, once and in order. */
  ready(): void
  /** Takes the island off after an error; the host has its native behaviour back and what was kept happens natively. */
  fail(error: unknown): void
  /** Takes the island off because its host left the page. */
  leave(): void
}

/** Puts what was loaded on its island; returns what undoes it. */
export type Attach = (island: Island) => (() => void) | undefined

/** What was loaded for a definition. */
export interface Loaded {
  attach: Attach
  /** Does `attach` say itself when the island listens? A component does, once it is rendered. */
  saysReady?: boolean
}

/** The sign that something is under way, on as long as anything is. */
function createBusySign({ busyClass, busyElement }: Definition, host: HTMLElement) {
  let count = 0
  let element: Element | null | undefined
  const find = () => {
    try {
      return busyElement ? busyElement(host) : host
    } catch (error) {
      report('island-crashed', host, error)
      return null
    }
  }
  const sign = {
    add() {
      if (!busyClass) return
      count += 1
      element ??= find()
      element?.classList.add(busyClass)
    },
    remove() {
      if (!busyClass || count === 0) return
      count -= 1
      if (count === 0) element?.classList.remove(busyClass)
    },
    /** Whatever is still under way: the host is the page's again. */
    clear() {
      count = Math.min(count, 1)
      sign.remove()
    },
  }
  return sign
}

/**
 * Makes the island of a definition on a host, which is awake once its code has loaded.
 *
 * @param woke see `Island`.
 * @param loading the code.
 * @param onEnd called once, when the island has left or failed.
 */
export function createIsland(
  definition: Definition,
  host: HTMLElement,
  woke: string,
  loading: Promise<Loaded>,
  onEnd: (island: Island) => void,
): Island {
  const queue = queueOf(definition)
  const listeners: { [type: string]: Set<HostListener> } = {}
  const busy = createBusySign(definition, host)
  const isClaimed = (type: string) => type in (definition.claims ?? {})
  const isHanded = (type: string) => isClaimed(type) || type in (definition.touches ?? {})
  const showsBusy = ({ type }: Event) => ACTIONS.includes(type) && isClaimed(type)
  let takeOff: (() => void) | undefined
  let state: IslandState = 'loading'

  /** Does an event still wait for this island? */
  const keeps = () => queue.some(({ owner }) => owner === listeners)

  const hasEnded = () => state === 'failed' || state === 'gone'

  const end = (last: IslandState) => {
    state = last
    onEnd(island)
    busy.clear()
    try {
      takeOff?.()
    } catch (error) {
      report('island-crashed', host, error)
    }
  }

  /** What is marked, by event: one that came out of a shadow tree forgets where it was. */
  const marked = new Map<Event, Element>()

  /** The first sign does not wait for the network. */
  const mark = (event: Event) => {
    if (state !== 'loading' || !showsBusy(event) || definition.busyClass || !event.target) return
    const target = event.target as Element
    marked.set(event, target)
    target.setAttribute(WAITS, '')
  }

  const unmark = (event: Event) => {
    marked.get(event)?.removeAttribute(WAITS)
    marked.delete(event)
  }

  /** What was owned goes back to the page; a touch was never taken from it. */
  const release = (event: Event) => {
    unmark(event)
    if (showsBusy(event)) busy.remove()
    if (isClaimed(event.type)) giveBack(event)
  }

  const fail = (error: unknown, code: 'island-crashed' | 'chunk-failed' | 'chunk-slow' = 'island-crashed') => {
    if (hasEnded()) return
    end('failed')
    report(code, host, error)
    for (const event of takeBack(queue, listeners)) release(event)
    handOver(queue)
  }

  /** Calls a listener. What it throws at once leaves the event to be given back; what its promise rejects with is too late for that. */
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
    unmark(event)
    const called = listeners[event.type]
    if (hasEnded() || !called?.size) {
      release(event)
      return
    }
    const settled = [...called].map((listener) => (hasEnded() ? undefined : call(listener, event)))
    if (showsBusy(event)) Promise.all(settled).then(busy.remove)
  }

  /** Gives up one event that is still kept. */
  const letGo = (event: Event) => {
    for (const late of takeBack(queue, listeners, event)) release(late)
    handOver(queue)
  }

  const island: Island = {
    definition,
    host,
    woke,
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
      if (showsBusy(event)) busy.add()
      mark(event)
      queue.push({ event, owner: listeners, isLoading: () => state === 'loading', hand })
      handOver(queue)
      // What cannot be prevented has happened natively: it waits for as long as it takes.
      if (event.cancelable && keeps()) setTimeout(() => letGo(event), HOLD_TIMEOUT)
    },
    ready() {
      if (state !== 'loading') return
      state = 'awake'
      handOver(queue)
      if (!host.isConnected) island.leave()
    },
    fail,
    leave() {
      // A touch that is still waiting for its island outlives the host: what the shopper asked for is done first.
      if (state === 'awake' || (state === 'loading' && !keeps())) end('gone')
    },
  }

  const timer = setTimeout(() => state === 'loading' && fail(definition.name, 'chunk-slow'), LOADING_TIMEOUT)
  loading
    .finally(() => clearTimeout(timer))
    .then(
      ({ attach, saysReady }) => {
        if (state !== 'loading') return
        try {
          takeOff = attach(island)
          if (hasEnded()) takeOff?.()
          if (!saysReady) island.ready()
        } catch (error) {
          fail(error)
        }
      },
      (error) => fail(error, 'chunk-failed'),
    )
  return island
}
