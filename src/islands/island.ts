import type { ComponentType } from 'react'
import { report } from '../page/report'
import type { PlainWidget, WidgetDefinition } from './definition'
import { giveBack } from './native'

/** Milliseconds until a chunk counts as lost (source section 9: loading time-out for script pieces). */
const LOADING_TIMEOUT = 120_000

/** `loading` and `awake` islands hold their host; `failed` ones have given it back to the page for good; `gone` ones left with their host. */
export type IslandState = 'loading' | 'awake' | 'failed' | 'gone'

/** Reacts to an event on a host. A thrown error, or a rejected promise, takes the island off. */
export type HostListener = (event: Event) => unknown

/** One widget on one host. */
export interface Island {
  readonly widget: WidgetDefinition
  readonly host: HTMLElement
  /** What woke it: its wake strategy, or the type of the event. */
  readonly woke: string
  readonly state: IslandState
  /**
   * Listens on the host. Types that the widget claims are handed over by the core, those that arrived while it loaded included.
   *
   * @returns a function that stops listening.
   */
  on(type: string, listener: HostListener): () => void
  /** Hands a claimed event to the widget, or keeps it until the widget is there. */
  deliver(event: Event): void
  /** Says that the widget listens now: what was kept is handed over, once and in order. */
  ready(): void
  /** Takes the widget off after an error; the host has its native behaviour back and what was kept happens natively. */
  fail(error: unknown): void
  /** Takes the widget off because its host left the page. */
  leave(): void
}

/** Which event types an interaction widget claims. */
export function claimedTypes(widget: WidgetDefinition): readonly string[] {
  return widget.wake === 'interaction' ? (widget.events ?? ['click']) : []
}

/** Puts a loaded widget on its island; returns what undoes it. */
export type Attach = (island: Island) => (() => void) | undefined

/** Loads the React runtime. Handed in by the composition root, so that the core knows no chunk by name. */
export type LoadMount = () => Promise<{ mount(island: Island, component: ComponentType): () => void }>

/** Loads what a widget needs, the React runtime included where it is a component. */
export async function loadWidget(widget: WidgetDefinition, loadMount: LoadMount): Promise<Attach> {
  if ('load' in widget) {
    const [component, { mount }] = await Promise.all([widget.load(), loadMount()])
    return (island) => mount(island, component.default)
  }
  return (await (widget as PlainWidget).attach()).default
}

/**
 * Puts a widget on its host once it has loaded.
 *
 * @param loading what `loadWidget` returned for it.
 * @param onEnd called once, when the island has left or failed.
 */
export function wakeIsland(
  widget: WidgetDefinition,
  host: HTMLElement,
  woke: string,
  loading: Promise<Attach>,
  onEnd: (island: Island) => void,
): Island {
  const kept: Event[] = []
  const listeners: { [type: string]: Set<HostListener> } = {}
  let takeOff: (() => void) | undefined
  let state: IslandState = 'loading'

  const isClaimed = (type: string) => claimedTypes(widget).includes(type)

  const hasEnded = () => state === 'failed' || state === 'gone'

  const end = (last: IslandState) => {
    state = last
    onEnd(island)
    try {
      takeOff?.()
    } catch (error) {
      report('island-crashed', host, error)
    }
  }

  const fail = (error: unknown, code: 'island-crashed' | 'chunk-failed' | 'chunk-slow' = 'island-crashed') => {
    if (hasEnded()) return
    end('failed')
    if (widget.busyClass) host.classList.remove(widget.busyClass)
    report(code, host, error)
    for (const event of kept.splice(0)) giveBack(event)
  }

  const call = (listener: HostListener, event: Event) => {
    try {
      Promise.resolve(listener(event)).catch(fail)
    } catch (error) {
      if (isClaimed(event.type)) kept.push(event)
      fail(error)
    }
  }

  const hand = (event: Event) => {
    const called = listeners[event.type]
    if (hasEnded() || !called?.size) giveBack(event)
    else for (const listener of called) if (!hasEnded()) call(listener, event)
  }

  const island: Island = {
    widget,
    host,
    woke,
    get state() {
      return state
    },
    on(type, listener) {
      if (!isClaimed(type)) {
        const guarded = (event: Event) => call(listener, event)
        host.addEventListener(type, guarded)
        return () => host.removeEventListener(type, guarded)
      }
      listeners[type] ??= new Set()
      const called = listeners[type].add(listener)
      return () => called.delete(listener)
    },
    deliver(event) {
      if (state === 'loading') kept.push(event)
      else hand(event)
    },
    ready() {
      if (state !== 'loading') return
      state = 'awake'
      for (const event of kept.splice(0)) hand(event)
      if (!host.isConnected) island.leave()
    },
    fail,
    leave() {
      // A touch that is still waiting for its widget outlives the host: what the shopper asked for is done first.
      if (state === 'awake' || (state === 'loading' && kept.length === 0)) end('gone')
    },
  }

  const timer = setTimeout(() => state === 'loading' && fail(widget.name, 'chunk-slow'), LOADING_TIMEOUT)
  loading
    .finally(() => clearTimeout(timer))
    .then(
      (attach) => {
        if (state !== 'loading') return
        try {
          takeOff = attach(island)
          if (hasEnded()) takeOff?.()
          if ('attach' in widget) island.ready()
        } catch (error) {
          fail(error)
        }
      },
      (error) => fail(error, 'chunk-failed'),
    )
  return island
}
