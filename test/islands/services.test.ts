import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Definition, ServiceDefinition } from '../../src/islands/definition'
import type { Attach, Island } from '../../src/islands/island'
import { inspected, openSourceEngine, type SourceEngine, settle, startInside } from '../support/freshEngine'
import { click, find, showPage } from '../support/page'
import { collectReports } from '../support/reports'

describe('source engine', () => {
  let engine: SourceEngine
  let run: ReturnType<typeof vi.fn<Attach>>

  beforeEach(async () => {
    engine = await openSourceEngine()
    run = vi.fn<Attach>(() => undefined)
    showPage('<p class="bell"></p><p class="bell"></p>')
  })

  const service = (more: Partial<ServiceDefinition> = {}): Definition => ({
    name: 'tower',
    selectors: '.bell',
    wake: 'idle',
    service: run,
    ...more,
  })

  test('a service runs once per page, however many places ask for it, and its island is the body’s', async () => {
    startInside(engine, [service()])
    await settle()
    expect(run).toHaveBeenCalledOnce()
    expect(run.mock.calls[0]?.[0].host).toBe(document.body)
    find('body').insertAdjacentHTML('beforeend', '<p class="bell"></p>')
    await settle()
    expect(run).toHaveBeenCalledOnce()
  })

  test('one place is enough: what else may ask for it is not looked for', async () => {
    showPage('<p class="bell"></p><p class="gong"></p>')
    const asked = vi.spyOn(document, 'querySelector')
    startInside(engine, [service({ selectors: '.bell, .gong', wake: 'load' })])
    await settle()
    expect(run).toHaveBeenCalledOnce()
    expect(asked.mock.calls.map(([selector]) => selector)).not.toContain('.gong')
  })

  test('it stays when the places that asked for it leave', async () => {
    const stop = vi.fn()
    run.mockReturnValue(stop)
    startInside(engine, [service()])
    await settle()
    const places = [...document.querySelectorAll('.bell')]
    for (const place of places) place.remove()
    await settle()
    expect(stop).not.toHaveBeenCalled()
    document.body.append(...places)
    await settle()
    expect(run).toHaveBeenCalledOnce()
    expect((await inspected(engine, document.body, 'tower'))?.state).toBe('awake')
  })

  test('a page that does not ask for it does not run it', async () => {
    startInside(engine, [service({ selectors: '.gong' })])
    await settle()
    expect(run).not.toHaveBeenCalled()
  })

  test('a script that was printed and is started later, by its address, may bring what a service waits for', async () => {
    showPage('<script type="held"></script><p class="bell"></p>')
    let applies = false
    startInside(engine, [service({ selectors: 'script', applies: () => applies })])
    await settle()
    find('.bell').dispatchEvent(new Event('load'))
    applies = true
    await settle()
    expect(run).not.toHaveBeenCalled()
    find('script').dispatchEvent(new Event('load'))
    await settle()
    expect(run).toHaveBeenCalledOnce()
  })

  test('it is found by its name in the area’s file', async () => {
    const area = { name: 'tower', load: async () => ({ ringOnce: run, ringTwice: run }) }
    startInside(engine, [
      { ...service({ service: 'ringOnce' }), area } as Definition,
      { ...service({ name: 'again', service: 'ringTwice' }), area } as Definition,
    ])
    await settle()
    expect(run.mock.calls.map(([{ host }]: [Island, ...unknown[]]) => host.localName)).toEqual(['body', 'body'])
  })

  test('one that fails is reported on the body and never tried again, and the page works on', async () => {
    const reports = collectReports()
    const failure = new Error('broken')
    run.mockImplementation(() => {
      throw failure
    })
    startInside(engine, [service()])
    await settle()
    engine.scan()
    await settle()
    expect(run).toHaveBeenCalledOnce()
    expect(reports).toEqual([{ code: 'island-crashed', cause: failure, target: document.body }])
    expect(click(find('.bell')).defaultPrevented).toBe(false)
  })
})
