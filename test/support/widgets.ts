import type { ComponentType } from 'react'
import type { ComponentDefinition, DefinitionBase, WidgetDefinition } from '../../src/islands/definition'
import type { HostListener } from '../../src/islands/island'
import type { Engine } from './freshEngine'

/** What is put on a host in place of a component: it may listen there, and what it returns is run when it is taken off. */
export type Attach = (place: {
  host: HTMLElement
  on(type: string, listener: HostListener): undefined
}) => (() => unknown) | undefined

/** A component on `.bell` that wakes while the script starts, unless `more` says otherwise. */
export function componentWidget(
  component: ComponentType,
  more: Partial<ComponentDefinition> = {},
): ComponentDefinition {
  return { name: 'bell', selectors: '.bell', wake: 'load', component, ...more }
}

/** The component that does what a function does, and shows nothing. */
function componentOf(engine: Engine, attach: Attach): ComponentType {
  return () => {
    const host = engine.useHost()
    const undo = attach({ host, on: (type, listener) => void engine.useListener(host, type, listener) })
    engine.useLayoutEffect(() => () => void undo?.(), [])
    return null
  }
}

const OWNS_CLICKS = { name: 'bell', selectors: '.bell', wake: 'touch', claims: { click: true } } as const

/** A widget on `.bell` that owns clicks and wakes with them; its function is there at once. */
export function attachedWidget(engine: Engine, attach: Attach, more: Partial<DefinitionBase> = {}): WidgetDefinition {
  return { ...OWNS_CLICKS, ...more, component: componentOf(engine, attach) }
}

/** The same with a function that comes from a file of its own, when `load` resolves. */
export function loadedWidget(
  engine: Engine,
  load: () => Promise<Attach>,
  more: Partial<DefinitionBase> = {},
): WidgetDefinition {
  return { ...OWNS_CLICKS, ...more, load: async () => ({ default: componentOf(engine, await load()) }) }
}

/** Puts a listener on its host, and nothing else. */
export const listening =
  (type: string, listener: HostListener): Attach =>
  ({ on }) =>
    on(type, listener)

/** A component that listens to an event of its host, and shows nothing. */
export function listeningComponent(engine: Engine, type: string, listener: HostListener): ComponentType {
  return componentOf(engine, listening(type, listener))
}
