import { beforeEach, describe, expect, test, vi } from 'vitest'
import { pass } from '../../support/freshPage'
import { installJQuery } from '../../support/jQuery'
import { recordNativeBehaviour } from '../../support/nativeBehaviour'
import { click, find, press } from '../../support/page'
import {
  answerOf,
  CATEGORIES,
  fieldOf,
  names,
  openSearch,
  rows,
  type SearchPage,
  search,
  searchForm,
  suggestion,
  type,
} from './searchPage'

const address = (path: string) => new URL(path, location.href).href

let opened: SearchPage

beforeEach(async () => {
  opened = await openSearch(`${searchForm(CATEGORIES)}<button id="other"></button>`)
})

const searchThree = () =>
  search(
    opened,
    'pate',
    suggestion('Pate &amp; cá', { url: '/san-pham/pate-ca/' }),
    suggestion('Pate gà', { url: 'https://shop.example/ga/?a=1&b=2' }),
    suggestion('Không còn gì khác', { id: -1, url: '/hong/' }),
  )

/** Where the keys are: the selected row's name, and what the field says about it. */
function selection(): (string | null | undefined)[] {
  const row = document.querySelector('.autocomplete-selected')
  expect(fieldOf().getAttribute('aria-activedescendant')).toBe(row?.id ?? null)
  expect(document.querySelectorAll('[aria-selected="true"]')).toHaveLength(row ? 1 : 0)
  return [row?.querySelector('.search-name')?.textContent, fieldOf().value]
}

/** Presses a key, and lets what it does be drawn, as a browser does before the next one. */
async function key(name: string, target: EventTarget = fieldOf()): Promise<KeyboardEvent> {
  const event = press(name, target)
  await pass()
  return event
}

describe('choosing', () => {
  test('search.suggest.choosing-navigates: a click anywhere in a row goes to its address', async () => {
    await searchThree()
    click(find('.search-price .amount'))
    await pass()
    expect(opened.page.visited).toEqual([address('/san-pham/pate-ca/')])
    expect(names()).toEqual([])
    expect(fieldOf().value).toBe('pate')
  })

  test.each(['Enter', 'Tab'])(
    'search.suggest.choosing-navigates: %s goes to the selected row’s address',
    async (name) => {
      await searchThree()
      await key('ArrowDown')
      await key('ArrowDown')
      expect((await key(name)).defaultPrevented).toBe(true)
      expect(opened.page.visited).toEqual(['https://shop.example/ga/?a=1&b=2'])
    },
  )

  test('search.suggest.id-minus-1-does-nothing: neither by click nor by key', async () => {
    await searchThree()
    const native = recordNativeBehaviour()
    click(rows()[2] ?? document)
    for (let step = 0; step < 3; step++) await key('ArrowDown')
    expect(selection()).toEqual(['Không còn gì khác', 'pate'])
    expect(rows().map((row) => row.getAttribute('aria-disabled'))).toEqual([null, null, 'true'])
    expect((await key('Enter')).defaultPrevented).toBe(true)
    expect((await key('Tab')).defaultPrevented).toBe(false)
    expect(opened.page.visited).toEqual([])
    expect(native).toEqual([])
    expect(names()).toHaveLength(3)
  })

  test.each([
    ['stays selected where the answer has it, too', 'Pate gà', ['Pate gà', 'Pate gà']],
    ['is left where the answer has not', 'Pate bò', [undefined, 'pate']],
  ])(
    'search.suggest.keyboard: a row that the keys come to while the shop is asked %s',
    async (_what, name, expected) => {
      await search(opened, 'pat', suggestion('Pate cá'), suggestion('Pate gà'))
      await type('pate')
      await key('ArrowDown')
      await key('ArrowDown')
      opened.shop.answer(answerOf(suggestion('Pate vịt'), suggestion('Pate nai'), suggestion(name)))
      await pass()
      expect(names()).toEqual(['Pate vịt', 'Pate nai', name])
      expect(selection()).toEqual(expected)
    },
  )

  test.each(['javascript:alert(1)', 'data:text/html,x', 'java\nscript:alert(1)', ''])(
    'an address like %j is never followed',
    async (url) => {
      await search(opened, 'pate', suggestion('Pate', { url }))
      click(find('.search-name'))
      await key('ArrowDown')
      await key('Enter')
      expect(opened.page.visited).toEqual([])
      expect(opened.page.reports.filter((report) => !report.startsWith('address-unsafe'))).toEqual([])
    },
  )

  test('a press on the box leaves the focus in the field; one beside it does not', async () => {
    await searchThree()
    const down = (target: Element) => {
      const event = new MouseEvent('mousedown', { bubbles: true, cancelable: true })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([down(find('.search-name')), down(find('.autocomplete-suggestions')), down(fieldOf())]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('the keys', () => {
  test('search.suggest.keyboard: Down and Up walk, the field shows the name, past the first it shows what was typed', async () => {
    await searchThree()
    expect(selection()).toEqual([undefined, 'pate'])
    expect((await key('ArrowUp')).defaultPrevented).toBe(true)
    expect(selection()).toEqual([undefined, 'pate'])
    expect((await key('ArrowDown')).defaultPrevented).toBe(true)
    expect(selection()).toEqual(['Pate & cá', 'Pate & cá'])
    await key('ArrowDown')
    expect(selection()).toEqual(['Pate gà', 'Pate gà'])
    await key('ArrowUp')
    await key('ArrowUp')
    expect(selection()).toEqual([undefined, 'pate'])
    for (let step = 0; step < 9; step++) await key('ArrowDown')
    expect(selection()).toEqual(['Không còn gì khác', 'pate'])
  })

  test('search.suggest.keyboard: Esc closes the box and restores what was typed, and no panel around hears of it', async () => {
    await searchThree()
    await key('ArrowDown')
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    expect((await key('Escape')).defaultPrevented).toBe(true)
    expect(heard).not.toHaveBeenCalled()
    expect(names()).toEqual([])
    expect(fieldOf().value).toBe('pate')
    expect(fieldOf().getAttribute('aria-expanded')).toBe('false')
    expect((await key('Escape')).defaultPrevented).toBe(false)
    expect(heard).toHaveBeenCalledOnce()
  })

  test('Esc gives up a question that is on its way, and where nothing is to be seen the panel around hears of it', async () => {
    const heard = vi.fn()
    document.addEventListener('keydown', heard)
    await type('pate')
    expect((await key('Escape')).defaultPrevented).toBe(false)
    expect(heard).toHaveBeenCalledOnce()
    opened.shop.answer({ suggestions: [suggestion('Pate')] })
    await pass()
    expect(names()).toEqual([])
  })

  test('Down opens the box again, without asking again; a held key does not ask twice', async () => {
    await searchThree()
    await key('Escape')
    expect((await key('ArrowDown')).defaultPrevented).toBe(false)
    await pass(1)
    expect(names()).toHaveLength(3)
    expect(opened.shop.requests).toHaveLength(1)
    await type('pate g')
    await key('Escape')
    await key('ArrowDown')
    await pass(1)
    await key('ArrowDown')
    await pass(1)
    expect(opened.shop.requests).toHaveLength(3)
  })

  test('search.form.submits-normally: Enter with nothing selected is left to the form, and closes the box', async () => {
    await searchThree()
    const native = recordNativeBehaviour()
    expect((await key('Enter')).defaultPrevented).toBe(false)
    find<HTMLFormElement>('#search').requestSubmit(find<HTMLButtonElement>('#search button'))
    expect(native).toEqual(['submits search with go'])
    expect(names()).toEqual([])
  })

  test('a held Enter sends no form in the place of the page that it has asked for', async () => {
    await searchThree()
    await key('ArrowDown')
    await key('Enter')
    expect(opened.page.visited).toHaveLength(1)
    expect(press('Enter', find('#search input'), { repeat: true }).defaultPrevented).toBe(true)
  })

  test('a form sent while the keys are in the box sends what was typed', async () => {
    await searchThree()
    await key('ArrowDown')
    let sent: FormDataEntryValue | null = null
    addEventListener('submit', (event) => {
      event.preventDefault()
      sent = new FormData(event.target as HTMLFormElement).get('s')
    })
    find<HTMLFormElement>('#search').requestSubmit()
    expect(sent).toBe('pate')
  })

  test.each<[string, KeyboardEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Shift', { shiftKey: true }],
    ['with Meta', { metaKey: true }],
    ['while an input method composes', { isComposing: true }],
  ])('keys %s are not ours', async (_what, more) => {
    await searchThree()
    await key('ArrowDown')
    for (const name of ['ArrowDown', 'Enter', 'Tab', 'Escape']) {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
      fieldOf().dispatchEvent(event)
      expect(event.defaultPrevented, name).toBe(false)
    }
    expect(selection()[0]).toBe('Pate & cá')
    expect(opened.page.visited).toEqual([])
  })

  test('keys in the category are its own, but for Esc', async () => {
    await searchThree()
    const select = find('[name="product_cat"]')
    expect((await key('ArrowDown', select)).defaultPrevented).toBe(false)
    expect(selection()[0]).toBeUndefined()
    expect((await key('Escape', select)).defaultPrevented).toBe(true)
    expect(names()).toEqual([])
  })

  test('walking on draws what is not drawn yet', async () => {
    await search(opened, 'pate', ...Array.from({ length: 60 }, (_, index) => suggestion(`Pate ${index}`)))
    for (let step = 0; step < 51; step++) await key('ArrowDown')
    expect(selection()).toEqual(['Pate 50', 'Pate 50'])
    expect(rows()).toHaveLength(60)
  })
})

describe('leaving', () => {
  test('search.suggest.keyboard: the box closes 50 ms after the focus has left the field', async () => {
    await searchThree()
    await key('ArrowDown')
    find('#other').focus()
    await pass(49)
    expect(names()).toHaveLength(3)
    await pass(1)
    expect(names()).toEqual([])
    expect(fieldOf().value).toBe('pate')
  })

  test('a field that has the focus back by then stays open', async () => {
    await searchThree()
    find('#other').focus()
    await pass(20)
    fieldOf().focus()
    await pass(50)
    expect(names()).toHaveLength(3)
    expect(opened.shop.requests).toHaveLength(1)
  })

  test('who comes back to the field has the box again, and the shop is not asked again', async () => {
    await searchThree()
    find('#other').focus()
    await pass(50)
    expect(names()).toEqual([])
    find('#search .ux-search-submit').focus()
    await pass()
    expect(names()).toEqual([])
    fieldOf().focus()
    await pass(1)
    expect(names()).toHaveLength(3)
    expect(opened.shop.requests).toHaveLength(1)
  })

  test('a press beside the form closes the box, one on it does not', async () => {
    await searchThree()
    find('#search button').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await pass()
    expect(names()).toHaveLength(3)
    find('#other').dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await pass()
    expect(names()).toEqual([])
  })

  test('what is typed after the keys have filled the field counts as typed', async () => {
    await searchThree()
    await key('ArrowDown')
    await type('Pate & cá h')
    await key('Escape')
    expect(fieldOf().value).toBe('Pate & cá h')
  })

  test('the selected name, put in once more by the shopper, counts as typed', async () => {
    await searchThree()
    await key('ArrowDown')
    await type('Pate & cá')
    expect(fieldOf().value).toBe('Pate & cá')
    await key('Escape')
    expect(fieldOf().value).toBe('Pate & cá')
  })

  test('a form that leaves the page while the keys are in the box has what was typed in its field', async () => {
    await searchThree()
    await key('ArrowDown')
    const field = fieldOf()
    expect(field.value).toBe('Pate & cá')
    find('#search').remove()
    await pass(100)
    expect(field.value).toBe('pate')
    expect(document.querySelectorAll('.autocomplete-suggestions')).toHaveLength(0)
  })

  test('a form that leaves the page takes its question along and gives the field back', async () => {
    await type('pate')
    const [request] = opened.shop.requests
    const form = find('#search')
    const field = fieldOf()
    form.remove()
    await pass(100)
    expect(request?.init.signal?.aborted).toBe(true)
    expect(field.getAttributeNames().sort()).toEqual(['class', 'name', 'type'])
  })
})

describe('what screen readers are told', () => {
  test('the field is a combobox that controls a named list of options', async () => {
    expect(fieldOf().getAttribute('role')).toBeNull()
    await searchThree()
    expect(fieldOf().getAttribute('role')).toBe('combobox')
    expect(fieldOf().getAttribute('aria-autocomplete')).toBe('list')
    expect(fieldOf().getAttribute('aria-expanded')).toBe('true')
    expect(fieldOf().getAttribute('autocomplete')).toBe('off')
    const list = find(`#${fieldOf().getAttribute('aria-controls')}`)
    expect([list.getAttribute('role'), list.getAttribute('aria-label')]).toEqual(['listbox', 'Gợi ý tìm kiếm'])
    expect(rows().map((row) => row.getAttribute('role'))).toEqual(['option', 'option', 'option'])
    expect(rows().map((row) => row.getAttribute('aria-posinset'))).toEqual(['1', '2', '3'])
    await key('Escape')
    expect(fieldOf().getAttribute('aria-expanded')).toBe('false')
    expect(fieldOf().hasAttribute('aria-controls')).toBe(false)
  })

  test('two forms have lists of their own', async () => {
    opened = await openSearch(searchForm() + searchForm('', 'menu'))
    await searchThree()
    const first = fieldOf().getAttribute('aria-controls')
    await type('pate', fieldOf('#menu'))
    const second = find('#menu [role="listbox"]').id
    expect(fieldOf('#menu').getAttribute('aria-controls')).toBe(second)
    expect(second).not.toBe(first)
  })
})

describe('other pages', () => {
  test('a form without the theme’s place gets one of its own, which takes no room', async () => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ position: 'static' } as CSSStyleDeclaration)
    opened = await openSearch('<form data-island="search" id="search"><input type="search" name="s"></form>')
    await search(opened, 'pate', suggestion('Pate'))
    expect(names()).toEqual(['Pate'])
    expect(find('#search').style.position).toBe('relative')
    expect(
      document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('')),
    ).toEqual(expect.arrayContaining([expect.stringContaining('position: absolute')]))
  })

  test.each([
    ['has the theme’s place', searchForm(), 'static'],
    [
      'has a place of its own on the page',
      '<form data-island="search" id="search"><input type="search" name="s"></form>',
      'absolute',
    ],
  ])('a form that %s stays where it is', async (_why, html, position) => {
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ position } as CSSStyleDeclaration)
    opened = await openSearch(html)
    await search(opened, 'pate', suggestion('Pate'))
    expect(find('#search').style.position).toBe('')
  })

  test('a field that had attributes of its own has them back when it leaves', async () => {
    opened = await openSearch(searchForm().replace('name="s"', 'name="s" autocomplete="on"'))
    await type('pat')
    const field = fieldOf()
    expect(field.getAttribute('autocomplete')).toBe('off')
    find('#search').remove()
    await pass(100)
    expect(field.getAttribute('autocomplete')).toBe('on')
  })

  test('a form without a field, and a field without a form, are left alone', async () => {
    opened = await openSearch(
      '<form class="searchform" id="search"><input name="x"></form><input class="search-field">',
    )
    find('[name="x"]').focus()
    find('.search-field').focus()
    await pass(1)
    expect(opened.shop.requests).toEqual([])
    expect(opened.page.reports).toEqual([])
  })

  test('the theme’s own live search, where it still runs, has the form to itself', async () => {
    opened = await openSearch(searchForm(), {}, () => {
      document.head.innerHTML =
        '<script type="x" src="/themes/flatsome/inc/extensions/flatsome-live-search/flatsome-live-search.js"></script>'
    })
    await type('pate')
    expect(opened.shop.requests).toEqual([])
    expect(fieldOf().getAttribute('role')).toBeNull()
  })

  test.each([
    ['the theme’s script does where it is merged into another file', 'autocomplete'],
    ['jQuery UI does: there were two lists, one over the other', 'ui-autocomplete'],
  ])('so has whoever makes suggestions in its field already, as %s', async (_who, name) => {
    opened = await openSearch(searchForm() + searchForm('', 'other'), {}, () => {
      installJQuery()(fieldOf()).data(name, {})
    })
    await type('pate')
    expect(opened.shop.requests).toEqual([])
    expect(fieldOf().getAttribute('role')).toBeNull()
    await type('pate', fieldOf('#other'))
    expect(opened.shop.requests).toHaveLength(1)
  })
})
