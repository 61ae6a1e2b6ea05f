import type { ComponentType, ReactElement, ReactNode } from 'react'
import type { ComponentWidget } from '../../src/islands/definition'
import type { OutletPlace } from '../../src/islands/Outlet'
import type { Engine } from './freshEngine'

/** A widget on `.bell` that loads this component at once and wakes while the script starts, unless `more` says otherwise. */
export function componentWidget(component: ComponentType, more: Partial<ComponentWidget> = {}): ComponentWidget {
  return { name: 'bell', hooks: '.bell', wake: 'load', load: async () => ({ default: component }), ...more }
}

/** An `<Outlet>` of that copy of the engine, made with its own React. */
export function outlet(engine: Engine, at: Element, place: OutletPlace, ...children: ReactNode[]): ReactElement {
  const Outlet = engine.Outlet as ComponentType<{ at: Element; place: OutletPlace }>
  return engine.createElement(Outlet, { at, place }, ...children)
}
