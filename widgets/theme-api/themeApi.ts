import { forEachJQuery } from '../../src/bridge/whenJQuery'
import { type CookieLibrary, cookieLibrary } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { offerCookieCall } from './cookieCall'
import { offerJQueryCalls } from './jQueryCalls'

/** What an extension of the theme registers: a function for a part of the page, and one that undoes it. */
interface Behavior {
  attach?(part: ParentNode): void
  detach?(part: ParentNode): void
}

/** What an extension makes of an element. */
type PluginClass = new (element: Element, options: object) => Record<string, unknown>

/** The part of jQuery that keeps what extensions make. */
interface JQueryOfPlugins {
  readonly fn: Record<string, unknown>
  data(element: Element, key: string, value?: unknown): unknown
}

/** Extensions of the theme whose work our widgets do: with both, a cart would be sent twice and a clock drawn twice. */
const OURS = ['cart-refresh', 'lazy-load-images', 'ux-countdown']

/** Runs another script's code: if one extension throws, the others must still run. */
function attemptExtension(act: () => void): void {
  try {
    act()
  } catch (error) {
    report('theme-extension-failed', null, error)
  }
}

/** The part of the page in a call: the whole page where it is absent; of a jQuery object the first element. */
function partOf(given: unknown): ParentNode {
  const first = given instanceof Node ? given : (given as ArrayLike<unknown> | undefined)?.[0]
  return first instanceof Element || first instanceof Document || first instanceof DocumentFragment ? first : document
}

/** The theme's global against which its extensions register (contract 0.5). */
export interface ThemeApi {
  /** Registers a behaviour, and attaches it to the page. */
  behavior(name: string, behavior: Behavior): void
  /** Attaches all behaviours, or the one with this name, to a part of the page. */
  attach(nameOrPart?: unknown, part?: unknown): void
  /** Detaches them. */
  detach(nameOrPart?: unknown, part?: unknown): void
  /**
   * Behaviours by name. Scripts that insert products attach the theme's own behaviours by name: those that are not registered do nothing,
   * because our islands wake in late content by themselves.
   */
  behaviors: Readonly<Record<string, Behavior>>
  /** Tells this object from the theme's own. */
  isStandIn: true
  /**
   * Adds a method to jQuery, which may come later, and to each that takes its place. It makes an object of the class for each element,
   * once; called with a name, it calls that method of the object. `defaults` are the options that a call does not give.
   */
  plugin(name: string, make: PluginClass, defaults?: object): void
  /** The theme's cookie library, with which lightboxes that open by themselves remember that. */
  Cookies: CookieLibrary
}

/** Returned for the theme's own behaviours, which are not registered. */
const nothing: Behavior = { attach() {}, detach() {} }

/** Adds an extension's method to a jQuery. */
function addPlugin(jQuery: JQueryOfPlugins, name: string, make: PluginClass, defaults?: object): undefined {
  // Where the theme keeps them, too.
  const key = `plugin_${name}`
  jQuery.fn[name] = function (this: Iterable<Element>, given: unknown, ...more: unknown[]) {
    for (const element of Array.from(this)) {
      const known = jQuery.data(element, key) as Record<string, unknown> | undefined
      const method = known?.[String(given)]
      if (typeof method === 'function') method.apply(known, more)
      else if (!known) jQuery.data(element, key, new make(element, { ...defaults, ...Object(given) }))
    }
    return this
  }
}

function createApi(): ThemeApi {
  const registered: Record<string, Behavior> = {}
  const run = (step: 'attach' | 'detach') => (nameOrPart?: unknown, part?: unknown) => {
    const isNamed = typeof nameOrPart === 'string'
    for (const [name, behavior] of Object.entries(registered)) {
      if (isNamed && name !== nameOrPart) continue
      attemptExtension(() => behavior[step]?.(partOf(isNamed ? part : nameOrPart)))
    }
  }
  const attach = run('attach')
  return {
    Cookies: cookieLibrary,
    behavior(name, behavior) {
      if (OURS.includes(name)) return
      registered[name] = behavior
      attach(name, document)
    },
    attach,
    detach: run('detach'),
    behaviors: new Proxy(registered, { get: (known, name) => known[String(name)] ?? nothing }),
    isStandIn: true,
    plugin(name, make, defaults) {
      forEachJQuery<JQueryOfPlugins>((jQuery) => addPlugin(jQuery, name, make, defaults))
    },
  }
}

/**
 * Carries out the calls that were made before ours were there, in the same order, and from now on each that is still made through what the
 * line in docs/markup.md offered: another script may hold one of its functions.
 */
function carryOut(waiting: NonNullable<FlatsomeGlobal['waiting']>, api: ThemeApi): void {
  const run = (...calls: typeof waiting) => {
    for (const call of calls) attemptExtension(() => call(api))
    return 0
  }
  const early = waiting.splice(0)
  waiting.push = run
  run(...early)
}

/**
 * Offers the calls that the theme's extensions and the page's own scripts make (contract 0.5). Our islands wake in late content by
 * themselves, so only what extensions have registered is attached and detached. A page that has these calls already keeps its own. Calls
 * that were made before this are carried out now, in the same order.
 *
 * @returns a function for a body that another takes the place of: it stops waiting for jQuery, and the calls stay.
 */
export function offerThemeApi(): () => void {
  const { Flatsome } = window
  const waiting = Flatsome?.waiting
  const api = createApi()
  // What stood in for it is filled, not replaced: an extension that was handed the object keeps it.
  if (!Flatsome || waiting) window.Flatsome = Object.assign(Flatsome ?? {}, api)
  delete Flatsome?.waiting
  offerCookieCall()
  const stopWaiting = offerJQueryCalls()
  if (waiting) carryOut(waiting, api)
  dispatch('shop-islands:theme-api-ready', {})
  return stopWaiting
}
