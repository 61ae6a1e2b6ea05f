import { beforeEach, describe, expect, test } from 'vitest'
import type { Definition, Wake, WidgetDefinition } from '../src/islands/definition'
import { catalogue } from '../widgets/catalogue'
import { type FakeViewport, fakeIntersectionObserver } from './support/fakeIntersectionObserver'
import { type Engine, inspected, inspectedRows, openEngine, settle, startWith } from './support/freshEngine'
import { type Markup, markupFor } from './support/markupFor'
import { attachedWidget } from './support/widgets'

/** A definition with its selectors, its wake and the types of its events, and without conditions: those have tests of their own. */
function bare(engine: Engine, { name, selectors, wake, claims, touches }: Definition): WidgetDefinition {
  const always = (types: object) => Object.fromEntries(Object.keys(types).map((type) => [type, true as const]))
  return attachedWidget(engine, () => undefined, {
    name,
    selectors,
    wake,
    claims: always(claims ?? {}),
    ...(touches && { touches: always(touches) }),
    busyClass: null,
  })
}

/** So many selectors that nothing answers to that the page is gone along once for all, as on a real page. */
const absent = (engine: Engine) =>
  Array.from({ length: 25 }, (_, index) =>
    attachedWidget(engine, () => undefined, { name: `absent${index}`, selectors: `.absent${index}`, wake: 'idle' }),
  )

/** Does what a definition waits for. */
function bringAbout(wake: Wake, host: HTMLElement, touches: object, viewport: FakeViewport): void {
  if (wake === 'visible') viewport.tell([host])
  if (wake === 'interaction') document.dispatchEvent(new Event('scroll'))
  if (wake.startsWith('when:')) document.dispatchEvent(new Event(`shop-islands:${wake.slice('when:$'.length)}-changed`))
  if (wake === 'touch')
    for (const type of Object.keys(touches)) host.dispatchEvent(new CustomEvent(type, { bubbles: true }))
}

describe('each definition is woken by each of its selectors, alone on a page', () => {
  let engine: Engine
  let viewport: FakeViewport
  beforeEach(async () => {
    engine = await openEngine('source')
    viewport = fakeIntersectionObserver()
  })

  const cases = catalogue.flatMap((known) =>
    markupFor(known.selectors).map((markup): [string, string, Definition, Markup] => [
      known.name,
      markup.selector,
      known,
      markup,
    ]),
  )

  test.each(cases)('%s: %s', async (_name, selector, known, { host, root }) => {
    if (host !== document.body) document.body.replaceChildren(root)
    expect(host.matches(selector), `${root.outerHTML} was meant`).toBe(true)
    startWith(engine, [bare(engine, known), ...absent(engine)])
    await settle()
    bringAbout(known.wake, host, known.touches ?? { pointerover: true }, viewport)
    await settle()
    expect((await inspected(engine, host, known.name))?.state).toBe('awake')
  })

  test('a page without a host wakes nothing', async () => {
    document.body.innerHTML = '<main><p class="somebody-elses">Text</p></main>'
    const definitions = catalogue
      .filter(({ selectors }) => !selectors.split(',').includes('body'))
      .map((known) => bare(engine, known))
    startWith(engine, definitions)
    await settle()
    document.dispatchEvent(new Event('scroll'))
    for (const type of ['pointerover', 'focusin'])
      document.querySelector('p')?.dispatchEvent(new Event(type, { bubbles: true }))
    await settle()
    const rows = await inspectedRows(engine)
    expect(rows.filter(({ state }) => state !== 'asleep')).toEqual([])
  })
})
