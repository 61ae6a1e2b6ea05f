import { GlobalWindow, PropertySymbol } from 'happy-dom'
import { afterAll, vi } from 'vitest'
import { populateGlobal } from 'vitest/runtime'
import { evaluateQuickly } from './evaluateQuickly'
import { mendHappyDom } from './mendHappyDom'

/** What Node has as well; a page has that of its window. */
const inBoth = [
  'Request',
  'Response',
  'MessagePort',
  'fetch',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
]

/** Milliseconds within which the runtimes do what they keep for after the next paint. */
const AFTER_PAINT = 100

/** Turns of Node's loop in which React ends what it has begun: it has no timer that could be cleared. */
const TURNS = 5

type Timer = ReturnType<typeof setTimeout>

/**
 * Notes the timers that are set from now on: Node's outlive a window, and what they do would find none.
 *
 * @returns what stops those that still run, and notes no more.
 */
function followTimers(): () => void {
  const running = new Set<Timer>()
  const originals = { setTimeout, setInterval }
  for (const [name, set] of Object.entries(originals)) {
    Reflect.set(globalThis, name, (...args: Parameters<typeof setTimeout>) => {
      const timer = (set as typeof setTimeout)(...args)
      running.add(timer)
      return timer
    })
  }
  return () => {
    Object.assign(globalThis, originals)
    for (const timer of running) clearTimeout(timer)
  }
}

/**
 * Opens a window whose properties are the globals.
 *
 * @returns what closes it, and takes away every global that has come since.
 */
function openWindow(): () => Promise<void> {
  const before = new Set(Reflect.ownKeys(globalThis))
  const window = new GlobalWindow({ console, url: 'http://localhost:3000', settings: { disableErrorCapturing: true } })
  const { originals } = populateGlobal(globalThis, window, { bindFunctions: true, additionalKeys: inBoth })
  // Its functions are bound to it; what is called on the globals as on any target finds the same listeners.
  for (const key of [PropertySymbol.listeners, PropertySymbol.listenerOptions] as const)
    Reflect.set(globalThis, key, window[key])
  return async () => {
    await window.happyDOM.abort()
    window.close()
    for (const key of Reflect.ownKeys(globalThis)) if (!before.has(key)) Reflect.deleteProperty(globalThis, key)
    for (const [key, value] of originals) Reflect.set(globalThis, key, value)
  }
}

// Each file of tests has a window of its own, and our modules anew. Workers and libraries stay: with a worker for each file, starting
// them took a third of the time of all tests.
vi.resetModules()
evaluateQuickly()
if (Reflect.has(globalThis, 'hasWindows')) {
  const closeWindow = openWindow()
  mendHappyDom()
  // happy-dom has loaded a page only a millisecond after it was opened. A file whose modules are known to its worker may run whole tests
  // before that, on a page on which nothing begins.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => document.addEventListener('readystatechange', resolve, { once: true }))
  }
  const stopTimers = followTimers()
  afterAll(async () => {
    // The runtime outlives the window: on a clock that stands still it would wait for its next paint for ever.
    if (vi.isFakeTimers()) vi.advanceTimersByTime(AFTER_PAINT)
    vi.useRealTimers()
    // What a file does as soon as it has come, it does in this window, while timers are still noted.
    await vi.dynamicImportSettled()
    vi.unstubAllGlobals()
    stopTimers()
    for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
    await closeWindow()
  })
}
