import { attempt } from '../page/callbacks'
import { forEachJQuery, jQueryNow } from './whenJQuery'

/** The part of jQuery that the bridge uses. */
interface JQueryCollection {
  0?: Element
  jquery?: string
  on(names: string, selector: string | undefined, handler: HandlerFunction): void
  off(names: string, handler: HandlerFunction): void
  trigger(event: object, args: unknown[]): void
}

type HandlerFunction = (event: unknown, ...args: unknown[]) => void

interface JQuery {
  (target: EventTarget): JQueryCollection
  Event(name: string): object
}

/** The events that we raise ourselves. */
const ours = new WeakSet<object>()

/** Notes that an event is one of ours. */
function own<Raised extends object>(event: Raised): Raised {
  ours.add(event)
  return event
}

/**
 * The arguments with their elements as plugins expect them, each in a jQuery object. The target itself stays as it is: so the shop's
 * galleries hand themselves over (contract 4.1). The events of the wishlist and of an add to the quote list hand over plain elements
 * (plugins contract 2.7, 3.6).
 *
 * @param collect makes the jQuery object; without jQuery, something that holds the element in the same place.
 */
export function wrap(
  name: string,
  args: readonly unknown[],
  target: EventTarget,
  collect: (element: Element) => unknown,
): unknown[] {
  const isPlain = /^(tinvwl|yith_ywraq)_/.test(name)
  return args.map((arg) => (arg instanceof Element && arg !== target && !isPlain ? collect(arg) : arg))
}

function unwrap(arg: unknown): unknown {
  return (arg as JQueryCollection | undefined)?.jquery ? (arg as JQueryCollection)[0] : arg
}

/** Raises an event of ours natively, also where the page has jQuery. @returns the event. */
export function emitNatively(name: string, detail: unknown = [], target: EventTarget = document.body): Event {
  const event = own(new CustomEvent(name, { bubbles: true, detail }))
  target.dispatchEvent(event)
  return event
}

/**
 * Announces an event that other plugins listen for, once: through jQuery where the page has it, natively where it has not (contract 0.2).
 * jQuery's listeners get elements among the arguments as plugins expect them (`wrap`), native ones find the arguments in `detail`,
 * unchanged. A function that stands at the target as `onadded_to_cart` is called, too, as by jQuery.
 */
export function emit(name: string, args: readonly unknown[] = [], target: EventTarget = document.body): void {
  const jQuery = jQueryNow<JQuery>()
  // A plugin's jQuery handler that throws would break our code; a native listener's error is only reported by the browser.
  attempt(() => {
    if (jQuery) jQuery(target).trigger(own(jQuery.Event(name)), wrap(name, args, target, jQuery))
    else {
      const event = emitNatively(name, args, target)
      const handler: unknown = Reflect.get(target, `on${name}`)
      if (typeof handler === 'function')
        handler.call(target, event, ...wrap(name, args, target, (element) => [element]))
    }
  })
}

/** Gets the arguments of a plugin's event, jQuery objects unwrapped to their first element. */
type PluginListener = (...args: unknown[]) => void

interface ListenOptions {
  /** Counts only events on or in elements that it matches. jQuery calls listeners with a selector before the target's others. */
  selector?: string | undefined
  /**
   * Called when listening through a jQuery begins, with it and the handler that it calls from then on: for callers that must know their
   * place among jQuery's listeners.
   */
  joined?: ((jQuery: object, handler: unknown) => void) | undefined
  /** Is it deaf to what we raise ourselves (decisions: Our own action never reaches our own page through a plugin's event)? */
  isDeafToOurs?: boolean
}

/**
 * Listens for events that other plugins raise: natively, without the types' namespaces, and through each jQuery as soon as the page has it.
 * Each script that loads may have brought one; nothing is polled. A native event's arguments are the list in its `detail`, or in that one's
 * own `detail`: the script of the shop's Add to Cart Form block packs those of `added_to_cart` twice.
 *
 * @param names event types, separated by spaces. With a namespace (`change.wc-variation-form`), events that are raised through jQuery for
 *   that namespace are heard, too, and listening ends where somebody takes off that namespace's listeners.
 * @returns a function that stops listening.
 */
export function onPluginEvent(
  names: string,
  listener: PluginListener,
  target: EventTarget = document.body,
  { selector, joined, isDeafToOurs }: ListenOptions = {},
): () => void {
  const isHeard = (event: object) =>
    !(isDeafToOurs && ours.has(event)) && (!selector || !!(event as { target: Element }).target.closest(selector))
  const native = (event: Event) => {
    const { detail } = event as CustomEvent
    const args = detail?.detail ?? detail
    if (isHeard(event)) listener(...(Array.isArray(args) ? args : []))
  }
  const types = names.replace(/\.\S+/g, '').split(' ')
  const stopNative = () => {
    for (const type of types) target.removeEventListener(type, native)
  }
  for (const type of types) target.addEventListener(type, native)
  /** The jQuery that native events are heard through: they arrive through each. */
  let first: JQuery | undefined
  const stopJQuery = forEachJQuery<JQuery>((jQuery) => {
    stopNative()
    first ??= jQuery
    const handler: HandlerFunction = (event, ...args) => {
      const { originalEvent } = event as { originalEvent?: Event }
      if (originalEvent) {
        if (jQuery === first) native(originalEvent)
      } else if (isHeard(event as object)) listener(...args.map(unwrap))
    }
    jQuery(target).on(names, selector, handler)
    joined?.(jQuery, handler)
    return () => jQuery(target).off(names, handler)
  })
  return () => {
    stopNative()
    stopJQuery()
  }
}

/** Listens at the body, deaf to what we raise ourselves. `joined`: as of `onPluginEvent`. */
export function listenToOthers(names: string, listener: PluginListener, joined?: ListenOptions['joined']): () => void {
  return onPluginEvent(names, listener, document.body, { isDeafToOurs: true, joined })
}
