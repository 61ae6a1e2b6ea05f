import type { ComponentType } from 'react'
import type { Area } from './area'
import type { Attach } from './island'
import type { OldScript } from './oldScripts'

/**
 * When an island comes to life (decisions: Waking is not owning).
 *
 * - `load`: once the deferred scripts of the page have run (DOMContentLoaded), in a task of its own; only for what must be right before anybody looks.
 * - `idle`: when the browser has nothing else to do.
 * - `visible`: when the host scrolls into view.
 * - `touch`: when a pointer, a finger or the focus reaches the host, or with a claimed event; such hosts are looked for only to fetch their files ahead.
 * - `interaction`: with the visitor's first click, key or scroll on the page; what nobody can see or use before that.
 * - `media:(…)`: when the media query holds for the first time.
 * - `when:$store`: when that store changes, or at once where it has changed already; it announces that as `shop-islands:{store}-changed`.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'touch' | 'interaction' | `media:${string}` | `when:$${string}`

/** The event types that can be owned. */
export const CLAIMABLE = ['click', 'submit', 'change', 'input', 'keydown', 'keyup'] as const
/** One of them. */
export type ClaimedType = (typeof CLAIMABLE)[number]

/**
 * The touches that wake without being owned: those of the shopper, a field's change, which another island may own, and an event of our own
 * by which something on the page asks for it.
 */
export type TouchType = 'pointerover' | 'focusin' | 'change' | `shop-islands:${string}`

/** Asked synchronously, before anything is loaded: is this event on this host one for the island? */
export type EventCondition = (event: Event, host: HTMLElement) => boolean

/** What every definition says, whatever stands behind it. */
export interface DefinitionBase {
  /** Names the definition in messages, events and `inspect()`. */
  name: string
  /** CSS selector list of the hosts: our neutral attribute, the source's names, the real plugins' markup. */
  selectors: string
  /** CSS selector list of marks that are no hosts: what it looks for in a host or elsewhere, such as `[data-island="quantity-plus"]`. */
  parts?: string
  wake: Wake
  /**
   * The events that it owns, each with its condition: prevented at once, kept while the island loads, handed over once and in order.
   * Where two definitions claim the same event, the first in the catalogue wins.
   */
  claims?: { readonly [Type in ClaimedType]?: true | EventCondition }
  /**
   * Do the page's other listeners get a claimed event first, as with a handler of the shop's on the body? They may add data to the host, or
   * handle the event themselves.
   */
  isAskedLast?: boolean
  /**
   * Does it ask the shop for something before it draws anything? Where its code is loaded already, the request goes out in the task of the
   * tap, before the busy class is painted.
   */
  asksShop?: boolean
  /** If the shopper leaves before the code is there: is the link's own address requested while the page goes? */
  isSentOnLeaving?: boolean
  /** Which touches wake it, and are handed over to it like what it claims; any touch where it says nothing. They are owned by nobody. */
  touches?: { readonly [Type in TouchType]?: true | EventCondition }
  /**
   * A class that the host carries from the claimed click or submit on until what handles it has settled, and from a claimed input on until
   * its code is there. Who claims one names it, or says `null` and why nothing has to be seen.
   */
  busyClass?: string | null
  /** What carries the busy class in place of the host; `null` where the page has no such element. */
  busyElement?(host: HTMLElement): Element | null | undefined
  /** Is there anything to do here at all? Asked before a host wakes. Where the question is absent the answer is yes. */
  applies?(): boolean
  /** The scripts that do this on pages which still have them. */
  replaces?: OldScript | readonly OldScript[]
}

/** A React component, mounted on each host that wakes: itself, what loads it, or its name in the area's `index.ts`. */
export interface ComponentDefinition<Name = never> extends DefinitionBase {
  component: ComponentType | Name
}

/** A component of a file of the theme author's own, loaded when a host wakes. */
export interface LoadedDefinition extends DefinitionBase {
  load(): Promise<{ default: ComponentType }>
}

/** A function without a host that draws nothing, run once per page: itself, or its name in the area's `index.ts`. */
export interface ServiceDefinition<Name = string> extends DefinitionBase {
  service: Attach | Name
}

/** What an area defines; `Name` is what its `index.ts` exports. */
export type AreaDefinition<Name = string> = ComponentDefinition<Name> | ServiceDefinition<Name>

/** What a theme author defines: a component of their own, or what loads it. */
export type WidgetDefinition = ComponentDefinition | LoadedDefinition

/** What an island is, in the core: a few lines, and everything heavy behind what loads it. */
export type Definition = (AreaDefinition | LoadedDefinition) & {
  /** Where it belongs; absent for a theme author's own. */
  area?: Area
}
