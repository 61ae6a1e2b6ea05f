import { beforeEach, describe, expect, test } from 'vitest'
import type { DefinitionBase } from '../../src/islands/definition'
import { deferred } from '../support/deferred'
import { type Engine, engineKinds, inspected, openEngine, settle, startWith } from '../support/freshEngine'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, showPage } from '../support/page'
import { collectReports } from '../support/reports'
import { listening, loadedWidget } from '../support/widgets'

const page =
  '<form id="buy"><i class="plus"></i><i class="wish"></i><button id="add" value="add"></button><button id="now" value="now"></button></form><form id="other"><button value="go"></button></form>'

describe.each(engineKinds)('%s engine: a form that is sent while something in it waits', (kind) => {
  let engine: Engine
  /** What the browser and the widgets did, in order. */
  let done: string[]

  beforeEach(async () => {
    engine = await openEngine(kind)
    done = recordNativeBehaviour()
    collectReports()
    showPage(page)
  })

  /** A widget that notes what it hears; its file arrives, or is lost, when the test says so. */
  function widget(name: string, more: Partial<DefinitionBase> = {}) {
    const file = deferred<void>()
    const types = Object.keys(more.claims ?? { click: true })
    const load = () =>
      file.promise.then(() => listening(types[0] as string, ({ type }) => void done.push(`${name} hears ${type}`)))
    return { definition: loadedWidget(engine, load, { name, selectors: `.${name}`, ...more }), file }
  }

  test('it goes after what was done before it, once, with the button that was pressed, which shows that it waits', async () => {
    const plus = widget('plus')
    startWith(engine, [plus.definition])
    click(find('.plus'))
    click(find('#add'))
    click(find('#add'))
    await settle()
    expect(done).toEqual([])
    expect(find('#add').hasAttribute('data-island-waits')).toBe(true)
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'submits buy with add'])
    expect(find('#add').hasAttribute('data-island-waits')).toBe(false)
    click(find('#now'))
    expect(done.slice(2)).toEqual(['submits buy with now'])
  })

  test('a form that a script sends without a button waits too', async () => {
    const plus = widget('plus')
    startWith(engine, [plus.definition])
    click(find('.plus'))
    find('#buy').dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
    expect(find('#buy').hasAttribute('data-island-waits')).toBe(true)
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'submits buy'])
  })

  test('nobody else hears of it before it goes', async () => {
    const plus = widget('plus')
    startWith(engine, [plus.definition])
    const heard: boolean[] = []
    find('#buy').addEventListener('submit', () => heard.push(done.includes('plus hears click')))
    click(find('.plus'))
    click(find('#add'))
    plus.file.resolve()
    await settle()
    expect(heard).toEqual([true])
  })

  test('another form does not wait for it', () => {
    startWith(engine, [widget('plus').definition])
    let heard: Event | undefined
    find('#other').addEventListener('submit', (event) => {
      heard = event
    })
    click(find('.plus'))
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: find('#other button') })
    find('#other').dispatchEvent(event)
    expect(done).toEqual(['submits other with go'])
    // The shopper's own event, not one that was sent in its place.
    expect(heard).toBe(event)
  })

  test('it waits whatever else on the page does', async () => {
    const [plus, elsewhere] = [widget('plus'), widget('elsewhere')]
    find('body').insertAdjacentHTML('beforeend', '<i class="elsewhere"></i>')
    startWith(engine, [plus.definition, elsewhere.definition])
    click(find('.plus'))
    click(find('.elsewhere'))
    click(find('#add'))
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'submits buy with add'])
  })

  test('what is lost, or does not come in ten seconds, holds it no longer', async () => {
    const [lost, late] = [widget('plus'), widget('wish')]
    startWith(engine, [lost.definition, late.definition])
    click(find('.plus'))
    click(find('#add'))
    lost.file.reject(new Error('404'))
    await settle()
    expect(done).toEqual(['submits buy with add'])
    click(find('.wish'))
    click(find('#now'))
    await settle(10_000)
    expect(done.slice(1)).toEqual(['submits buy with now'])
  })

  test('nor does what cannot be prevented hold it for longer, as a change, which itself waits on', async () => {
    const plus = widget('plus', { claims: { change: true } })
    startWith(engine, [plus.definition])
    find('.plus').dispatchEvent(new Event('change', { bubbles: true }))
    click(find('#add'))
    await settle(9_000)
    expect(done).toEqual([])
    await settle(1_000)
    expect(done).toEqual(['submits buy with add'])
    expect(find('#add').hasAttribute('data-island-waits')).toBe(false)
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['submits buy with add', 'plus hears change'])
  })

  test('what was typed in it is in it already: whoever hears of that holds nothing', () => {
    startWith(engine, [widget('plus', { claims: { input: true } }).definition])
    find('.plus').dispatchEvent(new InputEvent('input', { bubbles: true }))
    click(find('#add'))
    expect(done).toEqual(['submits buy with add'])
  })

  test('a form that a widget sends itself waits in the same way for what another widget has to do in it', async () => {
    const plus = widget('plus')
    const sender = widget('sender', { selectors: '#buy', claims: { submit: true } })
    startWith(engine, [plus.definition, sender.definition])
    click(find('.plus'))
    click(find('#add'))
    sender.file.resolve()
    await settle()
    expect(done).toEqual([])
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'sender hears submit'])
  })

  test('so does a click in it that belongs to another widget; one elsewhere does not', async () => {
    const plus = widget('plus')
    const wish = widget('wish', { selectors: '.wish,#other button' })
    startWith(engine, [plus.definition, wish.definition])
    click(find('.plus'))
    click(find('.wish'))
    wish.file.resolve()
    await settle()
    expect(done).toEqual([])
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'wish hears click'])
  })

  test('where the form leaves the page meanwhile, as with a quick view that is closed, a click that waits in it is still handed over, and its widget leaves', async () => {
    const plus = widget('plus')
    const wish = widget('wish')
    find('.wish').outerHTML = '<a class="wish" href="/wish"></a>'
    startWith(engine, [plus.definition, wish.definition])
    wish.file.resolve()
    click(find('.wish'))
    await settle()
    click(find('.plus'))
    const heart = find('.wish')
    click(heart)
    find('#buy').remove()
    await settle()
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['wish hears click', 'plus hears click', 'wish hears click'])
    document.body.append(heart)
    await settle()
    expect((await inspected(engine, heart, 'wish'))?.state).toBe('gone')
  })

  test('a button that has left the form meanwhile sends it no more, and the form goes all the same', async () => {
    const plus = widget('plus')
    startWith(engine, [plus.definition])
    click(find('.plus'))
    click(find('#add'))
    find('#add').remove()
    plus.file.resolve()
    await settle()
    expect(done).toEqual(['plus hears click', 'submits buy'])
  })

  test('a click in another form is handed over as soon as its own file is there', async () => {
    const plus = widget('plus')
    const go = widget('go', { selectors: '#other button' })
    startWith(engine, [plus.definition, go.definition])
    click(find('.plus'))
    click(find('#other button'))
    go.file.resolve()
    await settle()
    expect(done).toEqual(['go hears click'])
  })
})
