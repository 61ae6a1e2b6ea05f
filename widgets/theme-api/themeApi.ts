import { type CookieLibrary, cookieLibrary } from '../../src/page/cookies'
import { dispatch } from '../../src/page/events'
import { report } from '../../src/page/report'
import { installCookieCall } from './cookieCall'
import { installJQueryCalls } from './jQueryCalls'

/** What an extension of the theme registers: what it does to a part of the page, and how that is undone. */
interface Behavior {
  attach?(part: ParentNode): void
  detach?(part: ParentNode): void
}

/** Extensions of the theme whose work widgets of ours do: done by both, a cart would be sent and a clock be drawn twice. */
const OURS = ['cart-refresh', 'lazy-load-images', 'ux-countdown']

/** What the line of docs/markup.md keeps of calls that were made while the page was parsed. */
interface EarlyCalls {
  waiting?: readonly ((api: ThemeApi) => void)[]
}

/** Does what somebody else has written: one extension that breaks is no reason for the others to stand still. */
function attempt(act: () => void): void {
  try {
    act()
  } catch (error) {
    report('theme-extension-failed', null, error)
  }
}

/** The part of a page that a call means: the whole page where it says nothing; a jQuery object's first element. */
function partOf(given: unknown): ParentNode {
  const first = given instanceof Node ? given : (given as ArrayLike<unknown> | undefined)?.[0]
  return first instanceof Element || first instanceof Document || first instanceof DocumentFragment ? first : document
}

/** The theme's global against which its extensions register (contract 0.5). */
export interface ThemeApi {
  /** Registers a behaviour, and does it to the page. */
  behavior(name: string, behavior: Behavior): void
  /** Does all behaviours, or the one of this name, to a part of the page. */
  attach(nameOrPart?: unknown, part?: unknown): void
  /** Undoes them. */
  detach(nameOrPart?: unknown, part?: unknown): void
  /**
   * Behaviours by name. Who puts products into the page attaches those of the theme's own by hand: what is not registered does nothing,
   * for our widgets have woken in them by themselves.
   */
  behaviors: Readonly<Record<string, Behavior>>
  /** This is not the theme's own, which has behaviours for all that it does. */
  isStandIn: true
  /** Adds a plugin to jQuery, where the page has it: `make` gets each element and the options. */
  plugin(name: string, make: (element: Element, options: unknown) => void): void
  /** Its library for cookies, by which lightboxes that open by themselves remember it. */
  Cookies: CookieLibrary
}

/** What is found in the place of one of the theme's own behaviours. */
const nothing: Behavior = { attach() {}, detach() {} }

function createApi(): ThemeApi {
  const registered: Record<string, Behavior> = {}
  const run = (step: 'attach' | 'detach') => (nameOrPart?: unknown, part?: unknown) => {
    const isNamed = typeof nameOrPart === 'string'
    for (const [name, behavior] of Object.entries(registered)) {
      if (isNamed && name !== nameOrPart) continue
      attempt(() => behavior[step]?.(partOf(isNamed ? part : nameOrPart)))
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
    plugin(name, make) {
      const plugins = (window as { jQuery?: { fn?: Record<string, unknown> } }).jQuery?.fn
      if (!plugins) return
      plugins[name] = function (this: Iterable<Element>, options: unknown) {
        for (const element of Array.from(this)) make(element, options)
        return this
      }
    },
  }
}

/**
 * The calls that the theme's extensions and the page's own scripts make (contract 0.5). Our widgets wake in new content by themselves, so
 * only what the extensions registered is attached and detached. A page that has these calls already keeps its own; what was called before
 * they were there is done now, in the same order.
 */
export function installThemeApi(): undefined {
  const page = window as { Flatsome?: EarlyCalls & Partial<ThemeApi> }
  const { waiting } = page.Flatsome ?? { waiting: [] }
  const api = createApi()
  if (waiting) page.Flatsome = api
  installCookieCall()
  installJQueryCalls()
  for (const call of waiting ?? []) attempt(() => call(api))
  dispatch('shop-islands:theme-api-ready', {})
}
