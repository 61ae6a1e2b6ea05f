import { onTestFinished, vi } from 'vitest'

type Undo = () => void

/** What the page before this one left behind on targets that outlive it. */
const leftovers: Undo[] = []

/** Anything that scripts listen on and that a new body does not take away. */
function recordListeners(target: EventTarget): void {
  const { addEventListener } = target
  const add: typeof addEventListener = (type, listener, options) => {
    addEventListener.call(target, type, listener, options)
    leftovers.push(() => target.removeEventListener(type, listener, options))
  }
  target.addEventListener = add
  leftovers.push(() => {
    target.addEventListener = addEventListener
  })
}

/** The same for the window where it is asked by the call that all targets share. */
function recordSharedCall(): void {
  const { prototype } = EventTarget
  const { addEventListener } = prototype
  prototype.addEventListener = function (type, listener, options) {
    if (this === window) window.addEventListener(type, listener as EventListener, options)
    else addEventListener.call(this, type, listener, options)
  }
  leftovers.push(() => {
    prototype.addEventListener = addEventListener
  })
}

function recordObservers(): void {
  const Original = MutationObserver
  vi.stubGlobal(
    'MutationObserver',
    class extends Original {
      constructor(callback: MutationCallback) {
        super(callback)
        leftovers.push(() => this.disconnect())
      }
    },
  )
}

/** Milliseconds in which what waits for the next paint, as the runtimes' effects do, has been done. */
export const TWO_FRAMES = 40

/** One page of the shop, as a test sees it. */
export interface TestPage {
  /** Where the browser was sent, absolute addresses in order. */
  readonly visited: string[]
  /** What was reported to the theme author, as `code: cause`. */
  readonly reports: string[]
  /** The arguments with which each event of this name was raised natively on the body or document, `detail` as it is. */
  heard(name: string): unknown[]
}

/** Addresses of which happy-dom announces a changed hash although the page was only opened there; no browser does. */
const opened = new Set<string>()
window.addEventListener('hashchange', (event) => {
  if (opened.delete(event.newURL)) event.stopImmediatePropagation()
})

/** Deletes every cookie that scripts can see. */
function clearCookies(): void {
  for (const pair of document.cookie.split('; ')) {
    setCookie(pair.split('=')[0] ?? '', '; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  }
}

/**
 * Opens a new page: the scripts of the page before are gone with their state and listeners, storage and cookies are empty, the body is
 * `html`. Import what is tested after this, with `await import(…)`, so that it starts anew.
 *
 * @param html the body's content, as the server renders it.
 * @param query the address's query, as in `?orderby=price`.
 */
export function openPage(html = '', query = ''): TestPage {
  // The runtime outlives the page: what it wants to do after the next paint is done now, or it would wait for that paint for ever.
  if (vi.isFakeTimers()) vi.advanceTimersByTime(TWO_FRAMES)
  for (const undo of leftovers.splice(0).reverse()) undo()
  // React notes on the body that it listens there; its listeners went with the page before.
  for (const note of Object.keys(document.body)) {
    if (note.startsWith('_reactListening')) Reflect.deleteProperty(document.body, note)
  }
  vi.useRealTimers()
  vi.resetModules()
  sessionStorage.clear()
  localStorage.clear()
  clearCookies()
  document.head.innerHTML = ''
  document.documentElement.removeAttribute('class')
  document.documentElement.removeAttribute('style')
  document.documentElement.lang = 'vi'
  document.body.removeAttribute('class')
  document.body.innerHTML = html
  const { hash } = location
  history.replaceState(null, '', `/${query}`)
  if (location.hash !== hash) opened.add(location.href)
  for (const target of [window, document, document.documentElement, document.body]) recordListeners(target)
  recordSharedCall()
  recordObservers()

  const visited: string[] = []
  const reports: string[] = []
  const raised = new Map<string, unknown[]>()
  vi.spyOn(location, 'assign').mockImplementation((url) => {
    visited.push(String(url))
  })
  for (const tone of ['error', 'info'] as const) vi.spyOn(console, tone).mockImplementation(() => {})
  document.addEventListener('shop-islands:error', (event) => {
    const { code, cause } = (event as CustomEvent<{ code: string; cause?: unknown }>).detail
    reports.push(cause === undefined ? code : `${code}: ${cause}`)
  })
  return {
    visited,
    reports,
    heard(name) {
      const known = raised.get(name)
      if (known) return known
      const details: unknown[] = []
      raised.set(name, details)
      document.addEventListener(name, (event) => details.push((event as CustomEvent).detail))
      return details
    },
  }
}

/** Sets a cookie of the whole site, as the shop's server does. */
export function setCookie(name: string, value: string): void {
  // Not the Cookie Store, which biome would have: it is asynchronous, and the server's cookies are there with the answer.
  Object.assign(document, { cookie: `${name}=${value}; path=/` })
}

/**
 * Stops the clock: timers, frames and all times move only when the test says so. Promises go on as ever. What a slice of work takes counts
 * as nothing, so that a slow machine does not spread it over more slices than the test lets pass.
 */
export function stopClock(now = new Date('2026-03-01T08:00:00Z')): void {
  vi.useFakeTimers({
    now,
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'Date',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  })
}

/** What Vitest knows of the modules of its worker. */
interface Worker {
  resolvingModules: ReadonlySet<string>
  evaluatedModules: { idToModuleMap: ReadonlyMap<string, { promise?: unknown; evaluated: boolean }> }
}

/** Lets imports that are under way end. Vitest takes a millisecond to say that there are none, which adds up to minutes over all tests. */
async function endImports(): Promise<void> {
  const { resolvingModules, evaluatedModules } = Reflect.get(globalThis, '__vitest_worker__') as Worker
  const isImporting =
    resolvingModules.size > 0 ||
    [...evaluatedModules.idToModuleMap.values()].some(({ promise, evaluated }) => promise && !evaluated)
  if (isImporting) await vi.dynamicImportSettled()
}

/** Lets the next task come: what React keeps for it, and an import that has just been asked for. */
async function nextTask(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  await endImports()
}

/** Lets what is on its way without a timer arrive: answers, chunks that load further chunks, and what React keeps for its next task. */
async function letArrive(): Promise<void> {
  for (let task = 0; task < 9; task++) {
    vi.advanceTimersByTime(0)
    await nextTask()
  }
}

/** Milliseconds after which what the page shows now has been painted, and what waits for that is done. */
export const PAINT = 20

/**
 * Lets `ms` pass on a stopped clock, with all that arrives before and after. The clock stands still until the chunks have come that a timer
 * asked for: on a slow machine they would come after frames in which they are expected.
 */
export async function pass(ms = 0): Promise<void> {
  await letArrive()
  const end = Date.now() + ms
  setTimeout(() => {}, ms)
  while (Date.now() < end) {
    vi.advanceTimersToNextTimer()
    await nextTask()
  }
  await letArrive()
}

/** Milliseconds until a request that was cut off has failed: until then the page may turn out to be left (src/page/leaving.ts). */
export const CUT_OFF = 250

/** What becomes of something on a stopped clock, even where its connection is lost. */
export async function pastCutOff<Result>(running: Promise<Result>): Promise<Result> {
  const passing = pass(CUT_OFF)
  try {
    return await running
  } finally {
    // Otherwise the clock of the next test would go on.
    await passing
  }
}

/**
 * Opens an empty page in the place of this one, as scripts that load no pages do, while calls of this one are under way. It comes back when
 * the test is over.
 */
export function openNextPage(): void {
  const { body } = document
  body.replaceWith(document.createElement('body'))
  onTestFinished(() => document.body.replaceWith(body))
}

/**
 * Puts another body in the place of the page's, as scripts that load no pages do, until the page has come to rest.
 *
 * @param html its content; the same as that of the page, if nothing is given.
 * @param classes its classes; none, if nothing is given.
 */
export async function replaceBody(html = document.body.innerHTML, classes = ''): Promise<void> {
  const body = document.createElement('body')
  body.className = classes
  body.innerHTML = html
  // It is the body of the next page, too.
  recordListeners(body)
  document.body.replaceWith(body)
  await pass(20)
}
