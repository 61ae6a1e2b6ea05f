import type { Browser, BrowserContext, Frame, Request } from '@playwright/test'

/** What a test may do to a context that cannot be seen to be undone: another test does not get this one. */
const LASTING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
] as const
const LASTING_IN_CLOCK = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const

/** Requests whose answers may change what the browser knows of the shop; those of a page that has gone reach it all the same. */
const CALLS = ['document', 'fetch', 'xhr', 'ping']

/** Calls `notice` before each of an object's methods of these names. */
function noticeCalls<Name extends string>(
  object: Record<Name, unknown>,
  names: readonly Name[],
  notice: () => void,
): void {
  for (const name of names) {
    const method = object[name] as (...given: unknown[]) => unknown
    object[name] = (...given: unknown[]) => {
      notice()
      return method.apply(object, given)
    }
  }
}

/**
 * Lets the page in a frame ask for nothing and store nothing more, and takes back what it has stored, in one order: what it was about to
 * ask for would reach the shop in the next test, and of a page that is just acting on its last answer, something would otherwise reach the
 * browser when all was cleared there.
 */
async function endActing(frame: Frame): Promise<void> {
  const end = () => {
    window.fetch = () => new Promise(() => {})
    Storage.prototype.setItem = () => {}
    localStorage.clear()
  }
  // A blank page has no storage, and one that is closed writes nothing.
  await frame.evaluate(end).catch(() => {})
}

/** Gives back the memory of pages that have gone; on a stack of its own, where nothing can look like a reference to them. */
const FORGET_PAGES = "gc({ type: 'major', execution: 'async' })"

/** How many contexts a worker keeps: tests of one file ask for two kinds in turn, seldom for more, and each has a process of its own. */
const MOST_KEPT = 3

/**
 * Lends a browser context to the tests of a worker, the same to all that ask for the same as long as that makes no difference to them: to
 * begin a process for pages and to warm it up is as much work as most tests, and a context's next page is at home in the process of the
 * last. What a test finds is new all the same: the tab, with its history, its `sessionStorage` and all that was set for it; no cookies, and
 * nothing that a browser keeps for the shop but pictures in its cache.
 */
export class KeptContext {
  readonly #browser: Browser
  /** By what the tests have asked for, the one that was lent last at the end. */
  readonly #kept = new Map<string, BrowserContext>()
  #lent: { context: BrowserContext; wishes: string; isWorn: boolean } | undefined
  /** What the pages of the context that is lent wait for. */
  readonly #underWay = new Set<Request>()

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async #open(): Promise<BrowserContext> {
    // Playwright adds what the running test has asked for.
    const context = await this.#browser.newContext()
    const wear = () => {
      if (this.#lent?.context === context) this.#lent.isWorn = true
    }
    context.on('request', (request) => {
      if (CALLS.includes(request.resourceType())) this.#underWay.add(request)
    })
    for (const end of ['requestfinished', 'requestfailed'] as const)
      context.on(end as 'requestfinished', (request) => this.#underWay.delete(request))
    noticeCalls(context as BrowserContext & Record<string, unknown>, LASTING, wear)
    noticeCalls(context.clock as BrowserContext['clock'] & Record<string, unknown>, LASTING_IN_CLOCK, wear)
    return context
  }

  /**
   * A context for the test that is running, with at most one page, a blank one.
   *
   * @param wishes what the test has asked for, in words that are only compared.
   */
  async lend(wishes: string): Promise<BrowserContext> {
    const known = this.#kept.get(wishes)
    // An answer that nobody waited for may have brought some after the last test.
    await known?.clearCookies()
    const context = known ?? (await this.#open())
    this.#kept.delete(wishes)
    this.#lent = { context, wishes, isWorn: false }
    return context
  }

  /**
   * Makes the context ready for the next test that asks for the same, or closes it where that cannot be done.
   *
   * @param shopUrl the origin that pages belonged to, besides those that are still open.
   */
  async takeBack(shopUrl: string): Promise<void> {
    if (!this.#lent) return
    const { context, wishes, isWorn } = this.#lent
    this.#lent = undefined
    const pages = context.pages()
    const frames = pages.flatMap((page) => page.frames())
    await Promise.all(frames.map(endActing))
    const isAwaiting = this.#underWay.size > 0
    this.#underWay.clear()
    // An answer that came later would tell the next test's page who its visitor was.
    if (isWorn || isAwaiting) return context.close()
    const addresses = frames.map((frame) => frame.url())
    const origins = new Set([
      shopUrl,
      ...addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ])
    // Before the last is closed, so that their process stays.
    const next = await context.newPage()
    await Promise.all(pages.map((page) => page.close()))
    const session = await context.newCDPSession(next)
    for (const origin of origins)
      if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    // A process in which pages come and go keeps ten megabytes of each, and needs twice the time for a page after a hundred. The
    // protocol's own `collectGarbage` would throw away what has been compiled, too.
    await session.send('Runtime.evaluate', { expression: FORGET_PAGES, awaitPromise: true })
    await session.detach()
    this.#kept.set(wishes, context)
    const [oldest = ''] = this.#kept.keys()
    if (this.#kept.size > MOST_KEPT) await this.#close(oldest)
  }

  async #close(wishes: string): Promise<void> {
    const context = this.#kept.get(wishes)
    this.#kept.delete(wishes)
    await context?.close()
  }

  async close(): Promise<void> {
    await this.#lent?.context.close()
    for (const wishes of [...this.#kept.keys()]) await this.#close(wishes)
  }
}
