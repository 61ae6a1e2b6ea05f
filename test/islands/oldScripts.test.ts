import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OldScript } from '../../src/islands/oldScripts'
import { type Engine, engineKinds, inspected, openEngine, settle, startWith } from '../support/freshEngine'
import { installJQuery } from '../support/jQuery'
import { recordNativeBehaviour } from '../support/nativeBehaviour'
import { click, find, showPage } from '../support/page'
import { collectReports } from '../support/reports'
import { attachedWidget } from '../support/widgets'

describe.each(engineKinds)('%s engine', (kind) => {
  let engine: Engine
  let native: string[]
  let heard: Event[]
  /** What the old script hears of. */
  let old: ReturnType<typeof vi.fn<() => void>>

  beforeEach(async () => {
    engine = await openEngine(kind)
    native = recordNativeBehaviour()
    heard = []
    old = vi.fn()
    showPage('<a class="bell" href="/bell">Ring</a><a class="bell served" href="/served">Ring</a>')
  })

  /** Starts a widget that replaces these scripts; the old one's listeners are there, whether it is found or not. */
  function startReplacing(replaces: OldScript | readonly OldScript[], wake: 'load' | 'touch' = 'touch') {
    const widget = attachedWidget(engine, ({ on }) => on('click', (event) => void heard.push(event)), {
      wake,
      replaces,
    })
    startWith(engine, [widget])
    document.addEventListener('click', old, true)
    find('.bell').addEventListener('click', old)
  }

  const tag = (src: string) => {
    document.head.innerHTML = `<script type="text/plain" src="${src}"></script>`
  }
  const TAGS = ['frontend/bell.']

  test('a script that does nothing without another counts only where that is here, too', async () => {
    tag('/assets/js/frontend/bell.min.js')
    startReplacing({ tags: TAGS, needs: { handle: 'tower', ours: 'stands back' }, ours: 'stands back' })
    const event = click(find('.bell'))
    await settle()
    document.head.insertAdjacentHTML('beforeend', '<script type="text/plain" id="tower-js"></script>')
    click(find('.served'))
    await settle()
    expect(heard).toEqual([event])
    expect(native).toEqual(['follows /served'])
  })

  test('where the script that it takes over is still there, a claimed event is kept from it', async () => {
    tag('/assets/js/frontend/bell.min.js?ver=2')
    startReplacing({ tags: TAGS, ours: 'takes over' })
    const event = click(find('.bell'))
    await settle()
    expect(old).not.toHaveBeenCalled()
    expect(heard).toEqual([event])
  })

  test.each(['data-src', 'data-rocket-src', 'data-pmdelayedscript', 'data-wpmeteor-src'])(
    'an old script that an optimiser loads with the first touch is found by what it has in %s',
    async (attribute) => {
      document.head.innerHTML = `<script type="text/plain" ${attribute}="/assets/js/frontend/bell.min.js?ver=2"></script>`
      startReplacing({ tags: TAGS, ours: 'stands back' })
      click(find('.bell'))
      await settle()
      expect(heard).toEqual([])
    },
  )

  test('an old script whose address an optimiser has changed is found by the id of its tag', async () => {
    document.head.innerHTML = '<script type="text/plain" src="/cache/9d2f.js" id="shop-bell-js"></script>'
    startReplacing({ tags: TAGS, handle: 'shop-bell', ours: 'stands back' })
    click(find('.bell'))
    await settle()
    expect(heard).toEqual([])
  })

  describe('whose tag an optimiser has taken off the page until the first touch', () => {
    const list = (scripts: object) => {
      document.body.insertAdjacentHTML(
        'beforeend',
        `<script type="application/json" id="shop-islands-scripts">${JSON.stringify(scripts)}</script>`,
      )
    }

    test.each([
      ['its address', { 'a-bell': 'https://shop.test/assets/js/frontend/bell.min.js?ver=2' }],
      ['its address with a version', { 'a-bell': 'https://cdn.test/assets/js/1.2.3/frontend/bell.js' }],
      ['its name', { 'shop-bell': 'https://shop.test/cache/9d2f.js' }],
    ])('an old script is found by %s in the list of those that were printed', async (_what, listed) => {
      list(listed)
      startReplacing({ tags: TAGS, handle: 'shop-bell', ours: 'stands back' })
      click(find('.bell'))
      await settle()
      expect(heard).toEqual([])
    })

    test('it is found though the list has come later than the question', async () => {
      startReplacing({ tags: TAGS, handle: 'shop-bell', ours: 'stands back' })
      const event = click(find('.bell'))
      list({ 'shop-bell': '/cache/9d2f.js' })
      await settle()
      click(find('.served'))
      await settle()
      expect(heard).toEqual([event])
      expect(native).toEqual(['follows /served'])
    })

    test('another plugin’s, printed under its name, is not taken for it', async () => {
      list({ 'shop-bell': '/wp-content/themes/tower/ring.js' })
      startReplacing({ tags: ['/bell/frontend/bell.'], handle: 'shop-bell', ours: 'takes over' })
      const event = click(find('.bell'))
      await settle()
      expect(old).toHaveBeenCalledTimes(2)
      expect(heard).toEqual([event])
    })
  })

  test.each(['/app/plugins/bell-pop-up/js/modal.min.js?ver=2', '/wp-content/themes/tower/ring.js'])(
    'another plugin’s or theme’s script that is printed under the old one’s name (%s) is not taken for it',
    async (src) => {
      document.head.innerHTML = `<script type="text/plain" src="${src}" id="shop-bell-js"></script>`
      startReplacing({ tags: ['/bell/frontend/bell.'], handle: 'shop-bell', ours: 'takes over' })
      const event = click(find('.bell'))
      await settle()
      expect(old).toHaveBeenCalledTimes(2)
      expect(heard).toEqual([event])
    },
  )

  test('ours stands back for the script that a plugin prints in the place of the old one, under its name', async () => {
    document.head.innerHTML =
      '<script type="text/plain" data-src="/wp-content/plugins/radios/assets/js/frontend.js" id="shop-bell-js"></script>'
    startReplacing({ tags: ['/bell/frontend/bell.'], handle: 'shop-bell', ours: 'stands back' })
    click(find('.bell'))
    await settle()
    expect(heard).toEqual([])
  })

  test.each([
    ['of its own folder, called otherwise', 'src="/wp-content/plugins/bell/dist/ring.js"'],
    ['that a theme has copied into its own', 'src="/wp-content/themes/tower/js/bell.min.js?ver=2"'],
    ['that an optimiser has merged', 'src="/wp-content/cache/min/plugins.js"'],
    ['that an optimiser serves from its folder', 'src="/wp-content/plugins/fast/fast.php/9d2f.q.js"'],
    ['that an optimiser names in a query', 'src="/wp-content/plugins/fast/min/?f=all.js"'],
    ['that is inline', ''],
  ])('an old script %s is found by the id of its tag', async (_what, address) => {
    document.head.innerHTML = `<script type="text/plain" ${address} id="shop-bell-js"></script>`
    startReplacing({ tags: ['/bell/frontend/bell.'], handle: 'shop-bell', ours: 'takes over' })
    click(find('.bell'))
    await settle()
    expect(old).not.toHaveBeenCalled()
  })

  test('a version in its address, as CDNs have it, does not hide an old script', async () => {
    tag('https://cdn.test/bells/tags/1.2.3/frontend/bell.js')
    startReplacing({ tags: ['/bells/frontend/bell.'], ours: 'stands back' })
    click(find('.bell'))
    await settle()
    expect(heard).toEqual([])
  })

  test('what is printed inline beside an old script is not taken for it', async () => {
    document.head.innerHTML = '<script type="text/plain" id="shop-bell-js-extra"></script>'
    startReplacing({ tags: TAGS, handle: 'shop-bell', ours: 'stands back' })
    const event = click(find('.bell'))
    await settle()
    expect(heard).toEqual([event])
  })

  test('where it is not there any more, the event travels on', async () => {
    tag('/assets/js/frontend/bell-tower.min.js')
    startReplacing({ tags: TAGS, ours: 'takes over' })
    const event = click(find('.bell'))
    await settle()
    expect(old).toHaveBeenCalledTimes(2)
    expect(heard).toEqual([event])
  })

  test('an old script whose tag was merged into another is found by the data of its handlers, which hear of nothing that is claimed; all others do', async () => {
    const jQuery = installJQuery()
    const served = vi.fn()
    // The types of the tests' jQuery know no delegation.
    const on = jQuery(document.body).on as (...handler: unknown[]) => void
    on.call(jQuery(document.body), 'click', '.bell', { bellHandler: {} }, served)
    startReplacing({ tags: TAGS, handlerData: 'bellHandler', ours: 'takes over' })
    for (let time = 0; time < 2; time++) click(find('.bell'))
    await settle()
    expect(heard).toHaveLength(2)
    expect(served).not.toHaveBeenCalled()
    expect(old).toHaveBeenCalledTimes(4)
    // What is none of ours, and what another script raises without the browser.
    click(find('.bell'), { ctrlKey: true })
    expect(served).toHaveBeenCalledTimes(1)
    jQuery(find('.bell')).trigger('click')
    expect(served).toHaveBeenCalledTimes(2)
  })

  test('where its handlers are not there yet, the event is kept from everybody', () => {
    tag('/assets/js/frontend/bell.min.js')
    startReplacing({ tags: TAGS, handlerData: 'bellHandler', ours: 'takes over' })
    click(find('.bell'))
    expect(old).not.toHaveBeenCalled()
  })

  test.each<[string, unknown]>([
    ['other handlers', { _data: () => ({ click: [{ data: { gong: 1 } }] }) }],
    ['handlers that were given a word', { _data: () => ({ click: [{ data: 'bellHandler' }, { data: 7 }, {}] }) }],
    ['no handlers', { _data: () => undefined }],
    ['a jQuery without its inner data', {}],
    ['no jQuery', undefined],
  ])('a page with %s has no such script', (_what, jQuery) => {
    vi.stubGlobal('jQuery', jQuery)
    startReplacing({ handlerData: 'bellHandler', ours: 'takes over' })
    click(find('.bell'))
    expect(old).toHaveBeenCalledTimes(2)
  })

  test('where the script that it stands back for is still there, nothing wakes and nothing is owned', async () => {
    tag('/assets/js/frontend/bell.js')
    startReplacing({ tags: TAGS, ours: 'stands back' }, 'load')
    click(find('.bell'))
    find('.bell').dispatchEvent(new Event('pointerover', { bubbles: true }))
    await settle()
    expect(native).toEqual(['follows /bell'])
    expect(old).toHaveBeenCalledTimes(2)
    expect((await inspected(engine, find('.bell'), 'bell'))?.state).toBe('asleep')
  })

  test('a script that leaves a sign on what it serves goes on serving that, and no other host', async () => {
    const isHere = (host?: Element) => !!host?.classList.contains('served')
    startReplacing({ isHere, ours: 'stands back' }, 'load')
    await settle()
    expect((await inspected(engine, find('.bell'), 'bell'))?.state).toBe('awake')
    expect((await inspected(engine, find('.served'), 'bell'))?.state).toBe('asleep')
    click(find('.served'))
    expect(native).toEqual(['follows /served'])
  })

  describe('a widget whose `replaces` a plain script has misspelt', () => {
    /** Starts it, and another one for the same hosts. @returns the names of those that have woken, one for each host. */
    async function startBoth(replaces: unknown): Promise<string[]> {
      const woken: string[] = []
      const widget = (name: string, more: object) =>
        attachedWidget(engine, () => void woken.push(name), { name, wake: 'load', ...more })
      startWith(engine, [widget('misspelt', { replaces }), widget('sound', {})])
      await settle()
      return woken.sort()
    }

    test.each(['stands back', 'takes over'] as const)(
      '%s and is reported; no other widget is affected',
      async (ours) => {
        const reports = collectReports()
        const takenOver = ours === 'takes over' ? ['misspelt', 'misspelt'] : []
        expect(await startBoth({ tags: 'frontend/bell.', ours })).toEqual([...takenOver, 'sound', 'sound'])
        expect(click(find('.bell')).defaultPrevented).toBe(true)
        expect(reports).toContainEqual({ code: 'island-crashed', cause: expect.any(TypeError), target: find('.bell') })
      },
    )

    test('with null replaces nothing', async () => {
      expect(await startBoth(null)).toEqual(['misspelt', 'misspelt', 'sound', 'sound'])
    })
  })

  test('of several scripts each is dealt with in its own way', () => {
    tag('/assets/js/frontend/bell.js')
    startReplacing([
      { tags: ['gong.js'], ours: 'stands back' },
      { tags: TAGS, ours: 'takes over' },
    ])
    expect(click(find('.bell')).defaultPrevented).toBe(true)
    expect(old).not.toHaveBeenCalled()
  })
})

test('a script that an optimiser holds back serves nothing yet: it does once its handlers are there, or nothing is held back any more', async () => {
  const { isServing } = await import('../../src/islands/oldScripts')
  const script: OldScript = { handle: 'bells', handlerData: 'bellHandler', ours: 'takes over' }
  document.head.innerHTML = '<script type="rocketlazyloadscript" id="bells-js"></script>'
  expect(isServing(script)).toBe(false)
  vi.stubGlobal('jQuery', { _data: () => ({ click: [{ data: { bellHandler: {} } }] }) })
  expect(isServing(script)).toBe(true)
  vi.stubGlobal('jQuery', undefined)
  document.head.innerHTML = '<script type="text/plain" id="bells-js"></script>'
  expect(isServing(script)).toBe(true)
})
