import type { ComponentType } from 'react'
import type { Area } from './area'
import type { Attach } from './island'
import type { OldScript } from './oldScripts'

/** A name from a list; where it ends in a sign, something follows it, as in `media:(…)`. */
type Completed<Name extends string> = Name extends `${string}${':' | '$'}` ? `${Name}${string}` : Name

/** The wake strategies. */
export const WAKES = ['load', 'idle', 'visible', 'touch', 'interaction', 'media:', 'when:$'] as const
/**
 * When an island comes to life (decisions: Waking is not owning).
 *
 * - `load`: once the deferred scripts of the page have run (DOMContentLoaded), in a task of its own; only for what must be right before
 *   anybody looks.
 * - `idle`: when the browser has nothing else to do.
 * - `visible`: when the host scrolls into view.
 * - `touch`: when a pointer, a finger or the focus reaches the host, or with a claimed event; the page is searched for such hosts
 *   only to fetch their files early.
 * - `interaction`: with the visitor's first click, key or scroll on the page; what nobody can see or use before that.
 * - `media:(…)`: like `idle`, once the media query holds for the first time.
 * - `when:$store`: like `idle`, once that store has changed; it announces that as `shop-islands:{store}-changed`.
 */
export type Wake = Completed<(typeof WAKES)[number]>

/** The event types that can be claimed. */
export const CLAIMABLE = ['click', 'submit', 'change', 'input', 'keydown', 'keyup'] as const
/** One of them. */
export type ClaimedType = (typeof CLAIMABLE)[number]

/** The types of events that can be touches. */
export const TOUCH_TYPES = ['pointerover', 'focusin', 'change', 'shop-islands:'] as const
/**
 * The touches that wake without being claimed: those of the shopper, a field's change, which another island may claim, and events of our
 * own by which something on the page asks for an island. One that is raised on the document reaches no host, which is reported.
 */
export type TouchType = Completed<(typeof TOUCH_TYPES)[number]>

/** Asked synchronously, before anything is loaded: is this event on this host one for the island? */
export type EventCondition = (event: Event, host: HTMLElement) => boolean

/** What all definitions have in common. */
export interface DefinitionBase {
  /** Names the definition in messages, events and `inspect()`. */
  name: string
  /** CSS selector list of the hosts. */
  selectors: string
  /** CSS selector list of elements that it looks for in a host or elsewhere, such as `[data-island="quantity-plus"]`. They are no hosts. */
  parts?: string
  wake: Wake
  /**
   * The events that it claims, each with its condition: prevented at once, kept while the island loads, handed over once and in order.
   * Where two definitions claim the same event, the first in the catalogue wins.
   */
  claims?: { readonly [Type in ClaimedType]?: true | EventCondition }
  /**
   * Do the page's other listeners get a claimed event first, as they would before a handler of the shop's on the body? They may add data to
   * the host, or handle the event themselves.
   */
  isAskedLast?: boolean
  /**
   * Does an Enter that is held down on a button or link click it again and again, as it does natively? Otherwise a click that is claimed is
   * served once, because the next would undo or double the one before.
   */
  isServedWhileHeld?: boolean
  /**
   * Does it send a request to the shop before it draws anything? If its code is loaded already, the request then goes out in the task of
   * the tap, before the busy class is painted.
   */
  asksShop?: boolean
  /** Is the link's own address, which changes the cart, requested if the shopper leaves before the code has loaded? */
  isSentOnLeaving?: boolean
  /**
   * The touches that wake it and are handed over to it, each with its condition. They are not claimed. Where it is absent and `wake` is
   * `touch`, a pointer, a finger or the focus wakes it.
   */
  touches?: { readonly [Type in TouchType]?: true | EventCondition }
  /**
   * The one class that the host has from a claimed click or submit until its handler has settled, and from a claimed input until the code
   * has loaded. Without one, what was clicked or sent has the attribute `data-island-waits` while the code loads. (For our own areas a test
   * asks for a class, or for `null` with the reason in a comment.)
   */
  busyClass?: string | null
  /** The element that gets the busy class in place of the host; `null` where the page has no such element. */
  busyElement?(host: HTMLElement): Element | null | undefined
  /** Is there anything to do on this page? Asked before a host wakes; absent means yes. */
  applies?(): boolean
  /** The old scripts that do the same, on pages that still have them. */
  replaces?: OldScript | readonly OldScript[]
}

/** A React component, mounted on each host that wakes: the component itself, or its name in the area's `index.ts`. */
export interface ComponentDefinition<Name = never> extends DefinitionBase {
  component: ComponentType | Name
}

/** A component in a file of the theme author's, loaded when a host wakes. */
export interface LoadedDefinition extends DefinitionBase {
  load(): Promise<{ default: ComponentType }>
}

/** A function without a host that draws nothing, run once per page: the function itself, or its name in the area's `index.ts`. */
export interface ServiceDefinition<Name = string> extends DefinitionBase {
  service: Attach | Name
}

/** What an area defines; `Name` is what its `index.ts` exports. */
export type AreaDefinition<Name = string> = ComponentDefinition<Name> | ServiceDefinition<Name>

/** What a theme author defines: a component of their own, or what loads it. */
export type WidgetDefinition = ComponentDefinition | LoadedDefinition

/** What the core knows of an island: a few lines. Its code is loaded when it wakes. */
export type Definition = (AreaDefinition | LoadedDefinition) & {
  /** The area that it belongs to; absent for a theme author's own widgets. */
  area?: Area
}
