import type { ComponentType } from 'react'
import type { AttachedDefinition, ComponentDefinition, Definition } from '../../src/islands/definition'
import type { Attach, HostListener } from '../../src/islands/island'
import type { Engine } from './freshEngine'

/** A component on `.bell` that wakes while the script starts, unless `more` says otherwise. */
export function componentWidget(component: ComponentType, more: Partial<ComponentDefinition> = {}): Definition {
  return { name: 'bell', selectors: '.bell', wake: 'load', component, ...more } as Definition
}

/** A widget on `.bell` that owns clicks and wakes with them; its function is there at once. */
export function attachedWidget(attach: Attach, more: Partial<AttachedDefinition> = {}): Definition {
  return { name: 'bell', selectors: '.bell', wake: 'touch', claims: { click: true }, attach, ...more }
}

/** The same with a function that comes from an area's file, when `load` resolves. */
export function loadedWidget(load: () => Promise<Attach>, more: Partial<AttachedDefinition> = {}): Definition {
  const area = { name: 'tower', load: async () => ({ attachBell: await load() }) }
  return { ...attachedWidget(() => undefined, more), attach: 'attachBell', area } as Definition
}

/** Puts a listener on its host, and nothing else. */
export const listening =
  (type: string, listener: HostListener): Attach =>
  (island) =>
    island.on(type, listener)

/** A component that listens to an event of its host, and shows nothing. */
export function listeningComponent(engine: Engine, type: string, listener: (event: Event) => unknown): ComponentType {
  return () => {
    engine.useListener(engine.useHost(), type, listener)
    return null
  }
}
