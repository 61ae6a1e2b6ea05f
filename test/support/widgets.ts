import type { ComponentType } from 'react'
import type { ComponentDefinition, Definition } from '../../src/islands/definition'
import type { Attach, HostListener, Island } from '../../src/islands/island'
import type { Engine } from './freshEngine'

/** A component on `.bell` that wakes while the script starts, unless `more` says otherwise. */
export function componentWidget(component: ComponentType, more: Partial<ComponentDefinition> = {}): Definition {
  return { name: 'bell', selectors: '.bell', wake: 'load', component, ...more } as Definition
}

/** What the engine is to do with a component that only stands for a function. */
const functions = new WeakMap<object, Attach>()

function standInFor(attach: Attach): ComponentType {
  const component = () => null
  functions.set(component, attach)
  return component
}

/** A runtime that puts functions on their islands, and mounts components by `mount`: what the engine does is asked without React. */
export const mountWith =
  (mount: Engine['mount']): Engine['mount'] =>
  (island: Island, component) => {
    const attach = functions.get(component)
    if (!attach) return mount(island, component)
    const undo = attach(island)
    queueMicrotask(island.ready)
    return () => undo?.()
  }

/** A widget on `.bell` that owns clicks and wakes with them; its function is there at once. */
export function attachedWidget(attach: Attach, more: Partial<ComponentDefinition> = {}): Definition {
  return componentWidget(standInFor(attach), { wake: 'touch', claims: { click: true }, ...more })
}

/** The same with a function that comes from an area's file, when `load` resolves. */
export function loadedWidget(load: () => Promise<Attach>, more: Partial<ComponentDefinition> = {}): Definition {
  const area = { name: 'tower', load: async () => ({ Bell: standInFor(await load()) }) }
  return { ...attachedWidget(() => undefined, more), component: 'Bell', area } as Definition
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
