import type { ComponentType } from 'react'
import type { Island } from './island'

/**
 * When a widget comes to life (design: Islands).
 *
 * - `load`: while the script starts; only for what must be right before anybody looks.
 * - `idle`: when the browser has nothing else to do.
 * - `visible`: when the host scrolls into view.
 * - `interaction`: when the shopper touches the host; such hosts are not looked for before that.
 * - `media:(…)`: when the media query holds for the first time.
 * - `when:$store`: when that store leaves its initial value, which it announces as `shop-islands:{store}-changed`.
 */
export type Wake = 'load' | 'idle' | 'visible' | 'interaction' | `media:${string}` | `when:$${string}`

interface WidgetBase {
  /** Names the widget in messages, events and `inspect()`. */
  name: string
  /** CSS selector list of the hosts: our neutral attribute, the design's names, the real plugins' markup. */
  hooks: string
  wake: Wake
  /** The event types that an `interaction` widget claims; `['click']` where it does not say. */
  events?: readonly string[]
  /** Is this event ours? Asked synchronously, before anything is loaded; every event on the host where it is absent. */
  claims?(event: Event, host: HTMLElement): boolean
  /** Is there anything to do on this page at all? Asked before hosts are looked for; yes where it is absent. */
  applies?(): boolean
  /** A class that the host carries from the claimed event on, until the widget itself takes it off. */
  busyClass?: string
  /** Does the page still run the script that this widget replaces? Then a claimed event is kept from it. */
  isRivalHere?(): boolean
}

/** A widget that is a React component: loaded, and mounted on its host, when it wakes. */
export interface ComponentWidget extends WidgetBase {
  load(): Promise<{ default: ComponentType }>
}

/** A widget that draws nothing and so goes without React: `attach` gets the island and may return its own undoing. */
export interface PlainWidget extends WidgetBase {
  attach(): Promise<{ default: (island: Island) => (() => void) | undefined }>
}

/**
 * A reaction of one or two lines that is not worth a chunk: it runs at once, on the event itself, which goes on its native way unless
 * `act` prevents it.
 */
export interface ReflexWidget extends WidgetBase {
  wake: 'interaction'
  act(event: Event, host: HTMLElement): void
}

/** What a widget is, in the core: tiny, and everything heavy behind a function that loads it. */
export type WidgetDefinition = ComponentWidget | PlainWidget | ReflexWidget
