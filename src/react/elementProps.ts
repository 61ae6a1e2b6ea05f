import type { AriaAttributes } from 'react'
import type { HostListener } from '../islands/island'
import type { ShopIslandsEvents } from '../page/events'
import type { AspectValue } from './aspects'
import type { EventOf } from './useListener'

/** An attribute's text; `true`: there, without text (`"true"` for ARIA); `false`: not there (`"false"`); `null`: not there. */
export type Attribute = string | number | boolean | null | undefined

/** Attributes beside `aria-*` and `data-*`, as HTML writes them. */
type AttributeName =
  | 'action'
  | 'alt'
  | 'autocomplete'
  | 'colspan'
  | 'dir'
  | 'disabled'
  | 'download'
  | 'draggable'
  | 'enterkeyhint'
  | 'for'
  | 'form'
  | 'height'
  | 'hidden'
  | 'href'
  | 'id'
  | 'inert'
  | 'inputmode'
  | 'lang'
  | 'loading'
  | 'max'
  | 'maxlength'
  | 'method'
  | 'min'
  | 'name'
  | 'novalidate'
  | 'open'
  | 'pattern'
  | 'placeholder'
  | 'popover'
  | 'readonly'
  | 'rel'
  | 'required'
  | 'role'
  | 'rowspan'
  | 'sizes'
  | 'src'
  | 'srcset'
  | 'step'
  | 'tabindex'
  | 'target'
  | 'title'
  | 'type'
  | 'width'

/** State that a shopper or a script can change. Written as properties. */
interface Properties {
  value?: string | number | undefined
  checked?: boolean | undefined
  selected?: boolean | undefined
  indeterminate?: boolean | undefined
  textContent?: string | number | undefined
}

/** Listeners of native events: `onClick`, `onKeydown`, `onFocusin`; `onChange` is the native change. */
type NativeListeners = {
  [Type in Exclude<keyof HTMLElementEventMap, keyof ShopIslandsEvents> as `on${Capitalize<Type>}`]?:
    | ((event: EventOf<Type>) => unknown)
    | undefined
}

/** Listeners of our own events. */
type OwnListeners = {
  readonly [Type in keyof ShopIslandsEvents]?: ((event: EventOf<Type>) => unknown) | undefined
}

/** Everything that can be said about a server element. `undefined` leaves it as it is. */
type Said = Properties &
  NativeListeners & { [Name in AttributeName | keyof AriaAttributes | `data-${string}`]?: Attribute } & {
    children?: never
    /** Tokens: `true`: has it, `false`: has it not. */
    class?: Readonly<Record<string, boolean | undefined>> | undefined
    /** In camel case, or custom properties; numbers without a unit; `null` removes. */
    style?: Readonly<Record<string, string | number | null | undefined>> | undefined
    /** Listeners of our own events, by name. */
    on?: OwnListeners | undefined
  }

/** What is said, and whether it is held. */
export type ElementProps = Said & {
  /**
   * What this is said about, such as an answer of the server: other scripts may write over it, and theirs stays until another object is
   * given here, or another value. Without it, each rendering puts ours back.
   */
  since?: object | undefined
}

/** The names of `Properties`. */
const PROPERTY = /^(value|checked|selected|indeterminate|textContent)$/

/** `lineHeight` becomes `line-height`. */
const toCssName = (name: string) => (name.startsWith('--') ? name : name.replace(/[A-Z]/g, '-$&').toLowerCase())

function attributeValue(name: string, value: string | number | boolean | null): AspectValue {
  if (typeof value !== 'boolean') return value === null ? null : `${value}`
  if (name.startsWith('aria-')) return `${value}`
  return value ? '' : null
}

/** Sorts props into what is said and what is listened to. */
export function readProps(props: Said): { values: Map<string, AspectValue>; listeners: Record<string, HostListener> } {
  const values = new Map<string, AspectValue>()
  const listeners: Record<string, HostListener> = {}
  const listenTo = (type: string, listener: unknown) => {
    if (listener) listeners[type] = listener as HostListener
  }
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined) continue
    if (name === 'class') {
      for (const [token, has] of Object.entries(value)) if (has !== undefined) values.set(`class:${token}`, !!has)
    } else if (name === 'style') {
      for (const [property, text] of Object.entries(value)) {
        if (text !== undefined) values.set(`style:${toCssName(property)}`, `${text ?? ''}`)
      }
    } else if (name === 'on') for (const [type, listener] of Object.entries(value)) listenTo(type, listener)
    else if (/^on[A-Z]/.test(name)) listenTo(name.slice(2).toLowerCase(), value)
    else if (PROPERTY.test(name)) values.set(`prop:${name}`, typeof value === 'boolean' ? value : `${value}`)
    else values.set(`attr:${name}`, attributeValue(name, value as string | number | boolean | null))
  }
  return { values, listeners }
}
