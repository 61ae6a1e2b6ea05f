import { createContext, useContext, useLayoutEffect, useRef } from 'react'
import type { HostListener, Island } from './island'

/** The island around a component; provided by `mount`. */
export const IslandContext = createContext<Island | null>(null)

/** The island that this component is mounted as. Throws outside an island: the component was rendered by something else. */
export function useIsland(): Island {
  const island = useContext(IslandContext)
  if (!island) throw new Error('shop-islands: this component is not inside an island.')
  return island
}

/** The server-rendered element that this component lives on. It stays in place, with everything in it. */
export function useHost<Host extends HTMLElement = HTMLElement>(): Host {
  return useIsland().host as Host
}

/**
 * Listens to an event of the host; always the newest `listener` is called. A claimed event that woke the island arrives here too.
 *
 * @param listener what it throws, or the promise it returns rejects with, takes the island off.
 */
export function useHostEvent(type: string, listener: HostListener): void {
  const island = useIsland()
  const newest = useRef(listener)
  newest.current = listener
  useLayoutEffect(() => island.on(type, (event) => newest.current(event)), [island, type])
}

/** Puts a class on the host while `on` holds, and takes it off when the island leaves. */
export function useHostClass(name: string, on: boolean): void {
  const host = useHost()
  useLayoutEffect(() => {
    host.classList.toggle(name, on)
    return () => host.classList.remove(name)
  }, [host, name, on])
}

/** Sets an attribute of the host (`null` takes it off), and restores the server's own value when it changes or the island leaves. */
export function useHostAttribute(name: string, value: string | null): void {
  const host = useHost()
  useLayoutEffect(() => {
    const former = host.getAttribute(name)
    const set = (next: string | null) => (next === null ? host.removeAttribute(name) : host.setAttribute(name, next))
    set(value)
    return () => set(former)
  }, [host, name, value])
}
