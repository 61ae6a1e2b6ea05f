import type { ComponentType, ReactNode } from 'react'
import { useState } from 'react'
import { vi } from 'vitest'
import { createIsland, type Island } from '../../src/islands/island'
import { mount } from '../../src/react/mount'

/** Frames in which both runtimes render and run their effects. */
const FRAMES = 4

/**
 * Lets both runtimes render and run their effects. Frames are waited for one after the other: on a busy machine a single wait is over
 * before anything else has had its turn.
 */
export async function settle(): Promise<void> {
  for (let frame = 0; frame < FRAMES; frame++) await new Promise((resolve) => setTimeout(resolve, 15))
}

/** Shows a page, and keeps what is reported to the author out of the test's output. */
export function showPage(html: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = html
}

/** What stands in the console so far, one text per message. */
export const consoleMessages = () => vi.mocked(console.error).mock.calls.map((parts) => parts.map(String).join(' '))

/** The first element that a selector matches; throws where there is none, so that a test names what it misses. */
export function find<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (!found) throw new Error(`no ${selector} on the page`)
  return found
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
  await settle()
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
      return settle().then(() => {})
    },
  }
}

/** Notes every `shop-islands:error` until the test ends. */
export function collectErrors(): unknown[] {
  const errors: unknown[] = []
  document.addEventListener('shop-islands:error', (event) => errors.push((event as CustomEvent).detail.cause), {
    signal: AbortSignal.timeout(2000),
  })
  return errors
}
