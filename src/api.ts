/**
 * What a theme author may import from `api.js`, and nothing else: docs/own-widget.md lists every name, and a test compares the two. A
 * widget written with it runs in the runtime of the page's script: one React for all.
 *
 * With the classic script, `await shopIslands.api()` gives the same.
 */

/** State: `useStore((await stores.cart()).$cart)` renders a component again with every change. */
export { useStore } from '@nanostores/react'
/** The React of the bundle (Preact, or React itself in `react/`), only what both offer and what costs few bytes; `h` is `createElement`. */
export {
  Component,
  createContext,
  createElement,
  createElement as h,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
/** What compiled JSX calls, so that a bundle can leave `react/jsx-runtime` to us. */
export { jsx, jsxs } from 'react/jsx-runtime'
/** What `defineWidget` takes. */
export type {
  ClaimedType,
  ComponentDefinition,
  DefinitionBase,
  EventCondition,
  LoadedDefinition,
  TouchType,
  Wake,
  WidgetDefinition,
} from './islands/definition'
export type { OldScript } from './islands/oldScripts'
/** The events that the page raises, by name, with their details; and what `shop-islands:error` carries. */
export type { CartChange, ShopIslandsEvents, SwapDetail, WishlistChange } from './page/events'
export type { ReportDetail } from './page/report'
/** React on server HTML: the host and the elements in it, what a component says about server elements, and what it adds beside them. */
export {
  type EventOf,
  Outlet,
  type OutletPlace,
  type OutletProps,
  ServerElement,
  type ServerElementProps,
  ServerHtml,
  type ServerHtmlProps,
  useAllWithin,
  useHost,
  useListener,
  usePageEffect,
  useSettings,
  useText,
  useWithin,
} from './react'
/** The script's own calls, as on `window.shopIslands`. */
export {
  type CartStore,
  defineWidget,
  type InspectedHost,
  inspect,
  type ShopIslands,
  scan,
  start,
  stores,
  swapFragments,
  type WishlistStore,
} from './shopIslands'
export type { CartState } from './stores/cart/cart'
export type { Settings } from './stores/settings'
