import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import { vi } from 'vitest'
import { createIsland, type Island } from '../../src/islands/island'
import { mount } from '../../src/react/mount'
import { pass, stopClock, TWO_FRAMES } from '../support/freshPage'
import { find, showPage } from '../support/page'

/** Lets both runtimes render and run their effects, which wait for the next paint. */
export const letRender = () => pass(TWO_FRAMES)

/** Shows a page on a stopped clock, and keeps what is reported to the author out of the test's output. */
export function showQuietPage(html: string): void {
  stopClock()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  showPage(html)
}

/** The page's content as HTML. */
export const html = () => document.body.innerHTML

/** Wakes an island that claims clicks; it is loading still when this returns. */
export function startIsland(host: HTMLElement, Root: ComponentType, busyClass = ''): Island {
  const definition = {
    name: 'test',
    selectors: '*',
    wake: 'touch',
    claims: { click: true },
    component: Root,
    busyClass,
  } as const
  const loading = Promise.resolve({ attach: (island: Island) => mount(island, Root), saysReady: true })
  return createIsland({ definition, host, wokenBy: 'click', loading, onEnd() {} })
}

/** Wakes an island and waits until it shows. */
export async function wake(host: HTMLElement, Root: ComponentType): Promise<Island> {
  const island = startIsland(host, Root)
  await letRender()
  return island
}

/** Wakes an island on `.host` that renders `draw(state)`; `set` changes the state and waits until that shows. */
export async function wakeWith<State>(
  first: State,
  draw: (state: State) => ReactNode,
): Promise<{ island: Island; set(next: State): Promise<void> }> {
  let setState: (next: State) => void = () => {}
  const island = await wake(find('.host'), () => {
    const [state, change] = useState(first)
    setState = change
    return draw(state)
  })
  return {
    island,
    set(next) {
      setState(next)
      return letRender().then(() => {})
    },
  }
}

/** Notes the cause of every `shop-islands:error` from now on. */
export function collectErrors(): unknown[] {
  const errors: unknown[] = []
  document.addEventListener('shop-islands:error', (event) => errors.push((event as CustomEvent).detail.cause))
  return errors
}
