import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { openPage, pass, replaceBody, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { find } from '../../support/page'
import { startPage } from '../../support/startPage'
import { tagOf } from '../../support/themeScripts'

/** The calls as a page's own scripts see them. */
interface Calls {
  Flatsome?: {
    behavior(name: string, behavior: object): void
    attach(...given: unknown[]): void
    detach(...given: unknown[]): void
    plugin(name: string, make: unknown, defaults?: object): void
    behaviors: Record<string, { attach(part?: unknown): void; detach(part?: unknown): void }>
    Cookies: { get(name: string): string | undefined; set(name: string, value: unknown, options?: object): void }
  }
  cookie?(name: string, value?: unknown, days?: number): unknown
}

const calls = window as unknown as Calls

async function start(html: string): Promise<TestPage> {
  delete calls.Flatsome
  delete calls.cookie
  const page = openPage(html)
  stopClock()
  await startPage()
  await pass(50)
  return page
}

const MENTIONED = '<script type="text/plain">Flatsome.behavior("x", {})</script>'

test('the theme’s calls are there where the page mentions them, and nowhere else', async () => {
  const page = await start('<p>Không nhắc tới</p>')
  expect(calls.Flatsome).toBeUndefined()
  expect(page.reports).toEqual([])
  await start(MENTIONED)
  expect(calls.Flatsome).toBeDefined()
  await start('<button onclick="jQuery.magnificPopup.close()">x</button>')
  expect(calls.Flatsome).toBeDefined()
})

const tag = (file: string) =>
  `<script type="text/plain" src="/wp-content/plugins/woocommerce/assets/js/frontend/${file}.min.js"></script>`

test.each([
  ['the shop’s cart script, without its general one', tag('cart'), true],
  ['its checkout script, renamed', '<script type="text/plain" src="/9d2f.js" id="wc-checkout-js"></script>', true],
  ['its checkout script, held back', tag('checkout').replace('src', 'data-src'), true],
  ['nobody', tag('checkout') + tag('woocommerce'), false],
  ['a payment method on any page', '<p>Không nhắc tới</p>', true],
])('the call that scrolls to notices is there as %s needs it', async (_what, html, isThere) => {
  const jQuery = installJQuery()
  await start(html)
  expect('scroll_to_notices' in jQuery).toBe(isThere)
  Reflect.deleteProperty(jQuery, 'scroll_to_notices')
})

test('it scrolls to the first notice, and nowhere where there is none', async () => {
  const jQuery = installJQuery()
  await start('<ul class="woocommerce-error"></ul>')
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('scrollY', 0)
  const call = Reflect.get(jQuery, 'scroll_to_notices') as (notices: object) => void
  Reflect.deleteProperty(jQuery, 'scroll_to_notices')
  call(jQuery(document.createDocumentFragment()))
  await pass(1100)
  expect(scrolled).not.toHaveBeenCalled()
  find('ul').getBoundingClientRect = () => new DOMRect(0, 900, 300, 40)
  call(jQuery(find('ul')))
  await pass(1100)
  expect(scrolled.mock.lastCall).toEqual([{ top: 800 }])
})

test.each<[string, unknown[], number]>([
  ['a selector', ['#form'], 900],
  ['a selector, with a duration and the room above it', ['#form', 800, { offset: -100 }], 800],
  ['an element, with settings', [() => find('#form'), { duration: 800, offset: { top: -50 } }], 850],
  ['a collection, with settings that say no room', [() => installJQuery()(find('#form')), { offset: {} }], 900],
  ['pixels', [300], 300],
  ['the top', [0, 200], 0],
])('jQuery.scrollTo() goes to %s', async (_what, [target, ...more], top) => {
  const jQuery = installJQuery()
  await start('<script type="text/plain">jQuery.scrollTo("#form")</script><form id="form"></form>')
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('scrollY', 40)
  find('#form').getBoundingClientRect = () => new DOMRect(0, 860, 300, 40)
  document.documentElement.getBoundingClientRect = () => new DOMRect(0, -40, 300, 3000)
  const call = Reflect.get(jQuery, 'scrollTo') as (...given: unknown[]) => ArrayLike<unknown>
  Reflect.deleteProperty(jQuery, 'scrollTo')
  const returned = call(target instanceof Function ? target() : target, ...more)
  await pass(1100)
  expect(scrolled.mock.lastCall).toEqual([{ top }])
  expect(returned[0]).toBe(window)
})

test.each([
  ['as a number', [800]],
  ['in its settings', [{ duration: 800 }]],
  ['in the settings behind the number', [100, { duration: 800 }]],
])('jQuery.scrollTo() takes as long as it is told, %s', async (_where, more) => {
  const jQuery = installJQuery()
  await start(`${MENTIONED}<form id="form"></form>`)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('scrollY', 0)
  find('#form').getBoundingClientRect = () => new DOMRect(0, 900, 300, 40)
  const call = Reflect.get(jQuery, 'scrollTo') as (...given: unknown[]) => void
  Reflect.deleteProperty(jQuery, 'scrollTo')
  call('#form', ...more)
  await pass(700)
  expect(scrolled).toHaveBeenCalled()
  expect(scrolled).not.toHaveBeenCalledWith({ top: 900 })
  await pass(400)
  expect(scrolled.mock.lastCall).toEqual([{ top: 900 }])
})

test.each([
  ['that it is not told', []],
  ['of 0', [0]],
  ['of 0 in its settings', [{ duration: 0 }]],
])('jQuery.scrollTo() goes at once with a duration %s', async (_where, more) => {
  const jQuery = installJQuery()
  await start(`${MENTIONED}<form id="form"></form>`)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  vi.stubGlobal('scrollY', 40)
  find('#form').getBoundingClientRect = () => new DOMRect(0, 860, 300, 40)
  const call = Reflect.get(jQuery, 'scrollTo') as (...given: unknown[]) => void
  Reflect.deleteProperty(jQuery, 'scrollTo')
  call('#form', ...more)
  await pass(100)
  expect(scrolled.mock.lastCall).toEqual([{ top: 900 }])
})

test('jQuery.scrollTo() goes nowhere where there is no such element; that of another script stays', async () => {
  const jQuery = installJQuery()
  const theirs = () => {}
  Object.assign(jQuery, { scrollTo: theirs })
  await start(MENTIONED)
  expect(Reflect.get(jQuery, 'scrollTo')).toBe(theirs)
  Reflect.deleteProperty(jQuery, 'scrollTo')
  await start(MENTIONED)
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const call = Reflect.get(jQuery, 'scrollTo') as (target: string) => void
  Reflect.deleteProperty(jQuery, 'scrollTo')
  call('#nowhere')
  await pass(1100)
  expect(scrolled).not.toHaveBeenCalled()
})

const inAddress = (text: string) => tagOf(`data:text/javascript;base64,${text}`)

test.each([
  [
    'its infinite scroll',
    tagOf('/themes/flatsome/inc/extensions/flatsome-infinite-scroll/flatsome-infinite-scroll.js'),
  ],
  ['its paging without a page load', tagOf('/themes/flatsome/assets/js/flatsome-pjax.js')],
  ['another file of its extensions', tagOf('/themes/flatsome/assets/js/extensions/flatsome-blog.js')],
  [
    'one whose address an optimiser changed',
    '<script type="text/plain" id="flatsome-relay-js" src="/c/1.js"></script>',
  ],
  [
    'one that waits for a touch',
    '<script type="text/plain" data-src="/assets/libs/flatsome-infinite-scroll.js"></script>',
  ],
  ['an inline script that has become an address', inAddress(btoa('jQuery.magnificPopup.open({})'))],
])('they are there for the files of the theme that call them: %s', async (_which, script) => {
  await start(script)
  expect(calls.Flatsome).toBeDefined()
})

test.each([
  ['of other files', tagOf('/themes/flatsome/assets/js/hover-intent.js')],
  ['of an address that says nothing of them', inAddress(btoa('jQuery.ready()'))],
  ['of an address that nobody can read', inAddress('%%')],
])('they are not there because %s', async (_which, script) => {
  await start(script)
  expect(calls.Flatsome).toBeUndefined()
})

test('an extension is attached to the page at once, then to the parts that it is called for, and detached again', async () => {
  await start(`${MENTIONED}<main></main>`)
  const seen: string[] = []
  const note = (step: string) => (part: Node) => seen.push(`${step} ${part.nodeName}`)
  calls.Flatsome?.behavior('bell', { attach: note('attach'), detach: note('detach') })
  calls.Flatsome?.attach(find('main'))
  calls.Flatsome?.attach('bell', [find('main')])
  calls.Flatsome?.attach('other', find('main'))
  calls.Flatsome?.detach(find('main'))
  expect(seen).toEqual(['attach #document', 'attach MAIN', 'attach MAIN', 'detach MAIN'])
  // Without a part, the whole page is meant.
  calls.Flatsome?.attach()
  calls.Flatsome?.detach('bell')
  expect(seen.slice(4)).toEqual(['attach #document', 'detach #document'])
})

test.each(['cart-refresh', 'lazy-load-images', 'ux-countdown'])(
  'of the theme’s own %s, whose file has stayed, nothing is done: a widget of ours does it',
  async (name) => {
    await start(MENTIONED)
    const seen: string[] = []
    calls.Flatsome?.behavior(name, { attach: () => seen.push(name), detach: () => seen.push(name) })
    calls.Flatsome?.attach(document)
    calls.Flatsome?.detach(name)
    expect(seen).toEqual([])
  },
)

test('extensions are found by their names, and one of the theme’s own has nothing left to do: who loads products attaches them by hand', async () => {
  await start(`${MENTIONED}<main class="tabbed-content"></main>`)
  const seen: unknown[] = []
  calls.Flatsome?.behavior('bell', { attach: (part: unknown) => seen.push(part) })
  const { behaviors } = calls.Flatsome ?? {}
  behaviors?.['bell']?.attach(find('main'))
  behaviors?.['equalize-box']?.attach()
  behaviors?.['slider']?.detach()
  expect(seen).toEqual([document, find('main')])
  expect(Object.keys(behaviors ?? {})).toEqual(['bell'])
  expect('quick-view' in (behaviors ?? {})).toBe(false)
})

test('a plugin of an extension makes one object for each element, of its options and those that are given, and calls its methods', async () => {
  await start(`${MENTIONED}<main></main><aside></aside>`)
  const jQuery = installJQuery() as unknown as (target: unknown) => Record<string, (...given: unknown[]) => unknown>
  const made: unknown[] = []
  class Bell {
    constructor(element: Element, options: object) {
      made.push([element.localName, options])
    }
    ring(times: number) {
      made.push(times)
    }
  }
  calls.Flatsome?.plugin('bell', Bell, { tone: 'low', times: 1 })
  jQuery('main,aside')['bell']?.({ tone: 'high' })
  jQuery('main')['bell']?.()
  jQuery('main')['bell']?.('ring', 3)
  expect(made).toEqual([['main', { tone: 'high', times: 1 }], ['aside', { tone: 'high', times: 1 }], 3])
  expect(jQuery('main')['data']?.('plugin_bell')).toBeInstanceOf(Bell)
})

test('a plugin that is made before jQuery comes is there once a script has brought it, and on one that takes its place', async () => {
  await start(`${MENTIONED}<main></main>`)
  const made: string[] = []
  class Bell {
    constructor(element: Element) {
      made.push(element.localName)
    }
  }
  calls.Flatsome?.plugin('bell', Bell)
  for (const _script of ['first', 'second']) {
    const jQuery = installJQuery() as unknown as (target: unknown) => Record<string, () => unknown>
    document.dispatchEvent(new Event('load'))
    jQuery('main')['bell']?.()
  }
  expect(made).toEqual(['main', 'main'])
})

test('an extension may have nothing to attach, or nothing to detach', async () => {
  const page = await start(MENTIONED)
  const seen: string[] = []
  calls.Flatsome?.behavior('bell', { detach: () => seen.push('bell off') })
  calls.Flatsome?.behavior('horn', { attach: () => seen.push('horn on') })
  calls.Flatsome?.detach()
  expect(seen).toEqual(['horn on', 'bell off'])
  expect(page.reports).toEqual([])
})

test('an extension that breaks is reported, and the others go on', async () => {
  const page = await start(MENTIONED)
  const seen: string[] = []
  calls.Flatsome?.behavior('broken', {
    attach() {
      throw new Error('no bell')
    },
  })
  calls.Flatsome?.behavior('whole', { attach: () => seen.push('attached') })
  expect(seen).toEqual(['attached'])
  expect(page.reports).toEqual(['theme-extension-failed: Error: no bell'])
})

/** What the line of docs/markup.md leaves behind, with what a file of a child theme has called. */
function callEarly(...waiting: ((api: Calls['Flatsome'] & object) => void)[]): void {
  calls.Flatsome = { waiting } as never
}

test('what a file called while the page was parsed is done, each call for itself', async () => {
  const page = openPage('<p>Không nhắc tới</p>')
  const seen: string[] = []
  callEarly(
    (theme) => theme.behavior('bell', { attach: ({ nodeName }: Node) => seen.push(nodeName) }),
    () => {
      throw new Error('no bell')
    },
    (theme) => theme.attach('bell', document.body),
  )
  stopClock()
  await startPage()
  await pass(50)
  expect(seen).toEqual(['#document', 'BODY'])
  expect(page.reports).toEqual(['theme-extension-failed: Error: no bell'])
  expect(calls.Flatsome).not.toHaveProperty('waiting')
})

/** Runs the script of docs/markup.md, as a page does in its head. */
function runEarlyScript(): void {
  delete calls.Flatsome
  delete calls.cookie
  new Function(readFileSync('wordpress/shop-islands/calls.js', 'utf8'))()
}

test('an extension that holds what it was handed while the page was parsed reaches ours through it, at any time', async () => {
  openPage('<main></main>')
  runEarlyScript()
  const held = calls.Flatsome
  const { behavior } = held ?? {}
  const seen: string[] = []
  const note = (step: string) => (part: Node) => seen.push(`${step} ${part.nodeName}`)
  held?.behavior('early', { attach: note('early'), detach: note('off') })
  stopClock()
  await startPage()
  await pass(50)
  expect(seen).toEqual(['early #document'])
  held?.behavior('late', { attach: note('late') })
  behavior?.('later', { attach: note('later') })
  held?.attach(find('main'))
  held?.behaviors['early']?.detach(document.body)
  held?.detach('early', find('main'))
  expect(seen.slice(1)).toEqual([
    'late #document',
    'later #document',
    'early MAIN',
    'late MAIN',
    'later MAIN',
    'off BODY',
    'off MAIN',
  ])
  expect(calls.Flatsome).toBe(held)
})

test('a plugin that an extension made while the page was parsed is there, and one that it makes later', async () => {
  openPage('<main></main>')
  const jQuery = installJQuery() as unknown as (target: unknown) => Record<string, (...given: unknown[]) => unknown>
  runEarlyScript()
  const held = calls.Flatsome
  const made: string[] = []
  class Bell {
    constructor(element: Element, { tone }: { tone: string }) {
      made.push(`${element.localName} ${tone}`)
    }
  }
  held?.plugin('bell', Bell, { tone: 'low' })
  stopClock()
  await startPage()
  await pass(50)
  held?.plugin('horn', Bell, { tone: 'high' })
  jQuery('main')['bell']?.()
  jQuery('main')['horn']?.()
  expect(made).toEqual(['main low', 'main high'])
})

test('who holds the early promise of the lightbox gets it kept, also when ours are long there', async () => {
  openPage('<p>Không nhắc tới</p>')
  const jQuery = installJQuery() as unknown as { loadMagnificPopup(): Promise<void> }
  runEarlyScript()
  document.dispatchEvent(new Event('load'))
  const { loadMagnificPopup } = jQuery
  const opens = loadMagnificPopup()
  stopClock()
  await startPage()
  await pass(50)
  await opens
  expect(jQuery.loadMagnificPopup).not.toBe(loadMagnificPopup)
  const kept = vi.fn()
  loadMagnificPopup().then(kept)
  await pass(50)
  expect(kept).toHaveBeenCalledOnce()
})

test('a lightbox that opens at once waits: its promise is kept when its calls are there, and later ones are at once', async () => {
  openPage('<p>Không nhắc tới</p>')
  const waiting: (() => void)[] = []
  const jQuery = installJQuery() as unknown as { loadMagnificPopup?(): Promise<void>; magnificPopup?: unknown }
  const early = () => new Promise<void>((resolve) => waiting.push(resolve))
  jQuery.loadMagnificPopup = Object.assign(early, { isStandIn: true })
  const opens = jQuery.loadMagnificPopup().then(() => !!jQuery.magnificPopup)
  callEarly(...waiting)
  stopClock()
  await startPage()
  await pass(50)
  expect(await opens).toBe(true)
  expect(jQuery.loadMagnificPopup).not.toBe(early)
  await jQuery.loadMagnificPopup()
})

test('a call that comes later, as from a click, is done as well', async () => {
  openPage('<p>Không nhắc tới</p>')
  const waiting: ((api: { behavior(name: string, behavior: object): void }) => void)[] = []
  calls.Flatsome = { waiting } as never
  stopClock()
  await startPage()
  await pass(50)
  expect(calls.Flatsome).toHaveProperty('waiting')
  const seen: string[] = []
  waiting.push((theme) => theme.behavior('bell', { attach: () => seen.push('attached') }))
  await pass(50)
  expect(seen).toEqual(['attached'])
  expect(calls.Flatsome).not.toHaveProperty('waiting')
})

test('nobody who calls: what would keep calls is left to itself', async () => {
  openPage('<p>Không nhắc tới</p>')
  callEarly()
  const early = calls.Flatsome
  stopClock()
  await startPage()
  await pass(50)
  expect(calls.Flatsome).toBe(early)
})

test.each([
  ['where the page mentions it', MENTIONED],
  ['where it does not', '<p>Không nhắc tới</p>'],
])('a Flatsome of somebody else stays, with calls of its own, %s', async (_where, html) => {
  const behavior = () => {}
  const theirs = { behavior } as never
  const page = openPage(html)
  calls.Flatsome = theirs
  stopClock()
  await startPage()
  await pass(50)
  expect(calls.Flatsome).toBe(theirs)
  expect(theirs).toEqual({ behavior })
  expect(page.reports).toEqual([])
})

test('lightboxes of the theme that open by themselves remember it by its library for cookies', async () => {
  await start(MENTIONED)
  expect(calls.Flatsome?.Cookies.get('lightbox_2')).toBeUndefined()
  calls.Flatsome?.Cookies.set('lightbox_2', 'opened_1', { expires: 365 })
  expect(document.cookie).toContain('lightbox_2=opened_1')
  expect(calls.Flatsome?.Cookies.get('lightbox_2')).toBe('opened_1')
})

interface SliderCalls {
  fn: Record<string, unknown>
  (selector: string): { lazyFlickity(options: object): unknown; flickity(call: string): unknown }
}

const ROW = '<div class="row" id="row"><div class="col">1</div><div class="col">2</div></div>'

test('a row becomes a slider where a script says so, though no other is on the page', async () => {
  const jQuery = installJQuery() as unknown as SliderCalls
  const early = Object.assign(() => {}, { isStandIn: 'early' })
  jQuery.fn['flickity'] = early
  await start(`${MENTIONED}${ROW}`)
  const row = jQuery('#row')
  expect(row.lazyFlickity({ cellAlign: 'left' })).toBe(row)
  await pass(500)
  expect(find('#row').className).toContain('flickity-enabled')
  expect(jQuery('#row').flickity('getCellElements')).toHaveLength(2)
})

test('jQuery is waited for by as many listeners in a body that a script puts in the place of the first', async () => {
  openPage(MENTIONED)
  stopClock()
  const waiting = new Set<unknown>()
  const { addEventListener, removeEventListener } = document
  vi.spyOn(document, 'addEventListener').mockImplementation((type: string, hear: unknown, options?: unknown) => {
    if (type === 'load') waiting.add(hear)
    Reflect.apply(addEventListener, document, [type, hear, options])
  })
  vi.spyOn(document, 'removeEventListener').mockImplementation((type: string, hear: unknown, options?: unknown) => {
    if (type === 'load') waiting.delete(hear)
    Reflect.apply(removeEventListener, document, [type, hear, options])
  })
  await startPage()
  await pass(50)
  const before = waiting.size
  await replaceBody()
  await pass(50)
  expect(before).toBeGreaterThan(0)
  expect(waiting.size).toBe(before)
})

test('another jQuery that a script brings later has the calls as well', async () => {
  openPage(ROW)
  installJQuery()
  runEarlyScript()
  document.dispatchEvent(new Event('load'))
  calls.Flatsome?.behavior('bell', {})
  stopClock()
  await startPage()
  await pass(50)
  const later = installJQuery() as unknown as SliderCalls
  document.dispatchEvent(new Event('load'))
  later('#row').lazyFlickity({ cellAlign: 'left' })
  await pass(500)
  expect(find('#row').className).toContain('flickity-enabled')
  expect(later).toHaveProperty('magnificPopup.open')
})

test('a library for sliders that the page brings stays', async () => {
  const jQuery = installJQuery() as unknown as SliderCalls
  const library = () => {}
  jQuery.fn['flickity'] = library
  await start(MENTIONED)
  expect(jQuery.fn['flickity']).toBe(library)
})

test('cookie() reads, writes and deletes, and says null for what is not there', async () => {
  await start(MENTIONED)
  setCookie('lightbox_1', 'opened_2')
  expect(calls.cookie?.('lightbox_1')).toBe('opened_2')
  expect(calls.cookie?.('lightbox_9')).toBeNull()
  calls.cookie?.('lightbox_9', 'opened_1', 365)
  expect(document.cookie).toContain('lightbox_9=opened_1')
  calls.cookie?.('lightbox_9', false)
  expect(calls.cookie?.('lightbox_9')).toBeNull()
})

test('a cookie is kept for as many days as cookie() is told, so that a lightbox does not open again with the next visit', async () => {
  await start(MENTIONED)
  const lines = vi.spyOn(document, 'cookie', 'set')
  calls.cookie?.('lightbox_9', 'opened_1', 2)
  const [line] = lines.mock.lastCall ?? []
  expect(line).toContain(`expires=${new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toUTCString()}`)
  calls.cookie?.('lightbox_9', 'opened_1')
  expect(lines.mock.lastCall?.[0]).not.toContain('expires')
})

test('the lightbox calls open and close a part of the page, and nothing where there is none', async () => {
  const jQuery = installJQuery() as unknown as {
    loadMagnificPopup(): Promise<void>
    magnificPopup: { open(call: object): void; close(): void }
  }
  await start(`${MENTIONED}<main><div id="hello" class="lightbox-by-id mfp-hide"><h2>Chào</h2></div></main>`)
  await jQuery.loadMagnificPopup()
  jQuery.magnificPopup.open({ items: { src: '#hello', type: 'inline' } })
  await pass(50)
  expect(find('[role="dialog"]').getAttribute('aria-label')).toBe('Chào')
  jQuery.magnificPopup.close()
  await pass(300)
  expect(document.querySelector('[role="dialog"]')).toBeNull()
  expect(find('main > #hello').className).toContain('mfp-hide')
  for (const src of ['#gone', '((', undefined]) jQuery.magnificPopup.open({ items: { src } })
  jQuery.magnificPopup.close()
  await pass()
  expect(document.querySelector('[role="dialog"]')).toBeNull()
})
