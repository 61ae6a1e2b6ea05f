import { beforeEach, describe, expect, test, vi } from 'vitest'
import { block } from '../../src/page/block'
import { isBesideScrollBar, openModal } from '../../src/page/modal'
import { openPage, PAINT, pass, stopClock } from '../support/freshPage'
import { linkBelow } from '../support/linkBelow'
import { withOlderVisibilityOptions } from '../support/olderBrowser'
import { click, find, press, showPage } from '../support/page'

beforeEach(() => {
  openPage()
})

describe('a blocked element', () => {
  test('mini-cart.remove.blocks-the-item: is overlaid in the markup that the shop’s styles know, until it is let go', () => {
    showPage('<ul><li>Food</li></ul>')
    // As every browser computes it; happy-dom knows no default position.
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ position: 'static' } as CSSStyleDeclaration)
    const release = block(find('li'))
    const [marker, overlay] = find('li').children
    expect(marker?.outerHTML).toBe('<div class="blockUI"></div>')
    expect(overlay?.className).toBe('blockUI blockOverlay')
    expect((overlay as HTMLElement).style).toMatchObject({ position: 'absolute', opacity: '0.6', cursor: 'wait' })
    expect(find('li').style.position).toBe('relative')
    release()
    expect(find('li').innerHTML).toBe('Food')
    expect(find('li').style.position).toBe('')
  })

  test.each([
    ['first', [0, 1]],
    ['last', [1, 0]],
  ])('that two requests are about has one overlay until both have ended, also if the first ends %s', (_when, order) => {
    showPage('<p>Food</p>')
    const position = () => find('p').style.position
    vi.spyOn(window, 'getComputedStyle').mockImplementation(
      () => ({ position: position() || 'static' }) as CSSStyleDeclaration,
    )
    const releases = [block(find('p')), block(find('p'))]
    expect(find('p').children).toHaveLength(2)
    releases[order[0] as number]?.()
    expect(find('p').children).toHaveLength(2)
    expect(position()).toBe('relative')
    releases[order[1] as number]?.()
    expect(find('p').innerHTML).toBe('Food')
    expect(position()).toBe('')
    // A third one is drawn anew.
    block(find('p'))
    expect(find('p').children).toHaveLength(2)
  })

  test('keeps a position that it has of its own', () => {
    showPage('<p style="position: absolute">Food</p>')
    const release = block(find('p'))
    expect(find('p').style.position).toBe('absolute')
    release()
    expect(find('p').style.position).toBe('absolute')
  })
})

describe('a modal', () => {
  beforeEach(() => stopClock())

  test('that is opened while modal dialogs of the browser’s are open closes those, outside of which nothing could be reached', () => {
    showPage(
      '<a href="#modal" id="opener">Cart</a><dialog>another plugin’s</dialog><dialog>and over it</dialog><div id="modal"></div>',
    )
    const dialogs = [...document.querySelectorAll('dialog')]
    for (const dialog of dialogs) dialog.showModal()
    const ask = document.querySelectorAll.bind(document)
    // This DOM knows neither `:modal` nor `:popover-open`.
    vi.spyOn(document, 'querySelectorAll').mockImplementation((selector: string) =>
      ask(selector.replace('dialog:modal', 'dialog[open]').replace(':popover-open', '.shown')),
    )
    openModal(find('#modal'), { opener: find('#opener'), hasScrollBar: false, close() {} })()
    expect(dialogs.map(({ open }) => open)).toEqual([false, false])
  })

  test('that opens keeps the second click of a double click from itself: nothing in it was under the pointer before', async () => {
    showPage('<a href="#modal" id="opener">Cart</a><div id="modal"><a id="remove" href="/remove/">×</a></div>')
    openModal(find('#modal'), { opener: find('#opener'), hasScrollBar: false, close() {} })
    const isFollowed = (detail: number) => !click(find('#remove'), { detail }).defaultPrevented
    expect([isFollowed(2), isFollowed(1)]).toEqual([false, true])
    await pass(300)
    expect(isFollowed(2)).toBe(true)
  })

  test('that closes keeps the second click of a double click from the page for as long as that may come, and no first click', async () => {
    showPage('<a href="#modal" id="opener">Cart</a><div id="modal"></div>')
    const below = linkBelow()
    openModal(find('#modal'), { opener: find('#opener'), hasScrollBar: false, close() {} })()
    expect(below.isReachedBy(2)).toBe(false)
    expect(below.isReachedBy(1)).toBe(true)
    await pass(299)
    expect(below.isReachedBy(3)).toBe(false)
    await pass(1)
    expect(below.isReachedBy(2)).toBe(true)
  })

  const page = `
    <header><button id="opener">Open</button><button id="other">Other</button></header>
    <main inert></main>
    <p role="status"></p>
    <div class="mfp-bg"></div>
    <div id="modal" tabindex="-1"><button id="close">Close</button></div>`
  const isInert = (selector: string) => find(selector).hasAttribute('inert')
  const options = (close: () => void = () => {}) => ({
    opener: find('#opener'),
    hasScrollBar: isBesideScrollBar(),
    close,
  })

  test('shuts out the rest of the page, live regions excepted, and stops it from scrolling, once it is seen', async () => {
    showPage(page)
    openModal(find('#modal'), options())
    expect(['header', 'main'].map(isInert)).toEqual([false, true])
    expect(document.documentElement.style.overflow).toBe('')
    await pass(PAINT)
    expect(['header', 'main', '[role="status"]', '.mfp-bg', '#modal'].map(isInert)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(document.documentElement.style.overflow).toBe('hidden')
  })

  test('leaves in reach what floats over it, such as a cookie notice, alone or in wrappers without height, fixed ones included, and nothing that floats below it', async () => {
    const notice = '<section style="position: fixed"><button>OK</button></section>'
    showPage(
      `${page}<nav style="position: fixed"></nav><aside style="position: fixed">OK</aside><div id="wrapper"><div>${notice}</div></div><div id="fixed" style="position: fixed"><div>${notice.replaceAll('section', 'form')}</div></div>`,
    )
    // Where each begins: one has the modal over its middle, the others have the middle for themselves.
    const places: Readonly<Record<string, number>> = { header: 0, nav: 100, aside: 200, section: 300, form: 400 }
    for (const [name, y] of Object.entries(places)) {
      vi.spyOn(find(name), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y, 80, 40))
    }
    vi.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => {
      if (x !== 40) return null
      return find({ 20: 'header', 120: '#modal', 220: 'aside', 320: 'section button', 420: 'form button' }[y] ?? 'body')
    })
    const close = openModal(find('#modal'), options())
    await pass(PAINT)
    const inert = () => ['header', 'nav', 'aside', '#wrapper', '#fixed'].map((selector) => isInert(selector))
    expect(inert()).toEqual([true, true, false, false, false])
    close()
    expect(inert()).toEqual([false, false, false, false, false])
  })

  test('leaves what lies behind it as it is, so that a click there is heard', async () => {
    showPage(`${page}<p><i id="behind"></i></p>`)
    openModal(find('#modal'), { ...options(), backdrop: find('#behind') })
    await pass(PAINT)
    expect(['header', 'body > p'].map(isInert)).toEqual([true, false])
  })

  test.each([
    ['stays where there is a scroll bar that took it', 1009, 'stable'],
    ['is not made where there is none', 1024, ''],
  ])('the room of a scroll bar %s', async (_what, clientWidth, gutter) => {
    showPage(page)
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(clientWidth)
    vi.stubGlobal('innerWidth', 1024)
    const close = openModal(find('#modal'), options())
    await pass(PAINT)
    expect(document.documentElement.style.scrollbarGutter).toBe(gutter)
    close()
    expect(document.documentElement.style.scrollbarGutter).toBe('')
  })

  test('takes the focus, itself or on what it names', () => {
    showPage(page)
    const close = openModal(find('#modal'), { ...options(), focus: () => null })
    expect(document.activeElement).toBe(find('#modal'))
    close()
    openModal(find('#modal'), { ...options(), focus: () => find('#close') })
    expect(document.activeElement).toBe(find('#close'))
  })

  test.each([
    ['after it was seen', PAINT],
    ['before that', 0],
  ])('gives the page back as it was, %s, and the focus to what opened it', async (_when, seen) => {
    showPage(page)
    document.documentElement.style.overflow = 'scroll'
    const close = openModal(find('#modal'), options())
    if (seen) await pass(seen)
    close()
    await pass(PAINT)
    expect(['header', 'main'].map(isInert)).toEqual([false, true])
    expect(document.documentElement.style.overflow).toBe('scroll')
    expect(document.activeElement).toBe(find('#opener'))
  })

  test.each(['', 'auto', 'hidden'])(
    'that is opened over another plugin’s quick view, which holds the page, leaves the page as that has left it meanwhile: “%s”',
    async (left) => {
      showPage(page)
      const { style } = document.documentElement
      style.overflow = 'hidden'
      const close = openModal(find('#modal'), options())
      await pass(PAINT)
      style.overflow = left
      close()
      expect(style.overflow).toBe(left)
    },
  )

  test('keeps the focus where it was opened in a dialog that takes it back, as those of jQuery UI, Bootstrap and Magnific Popup do', async () => {
    showPage(page)
    const dialog = find('header')
    const takeBack = ({ target }: Event) => {
      if (!dialog.contains(target as Node) && !isInert('header')) find('#other').focus()
    }
    document.addEventListener('focusin', takeBack)
    openModal(find('#modal'), { ...options(), focus: () => find('#close') })
    expect(document.activeElement).toBe(find('#other'))
    await pass(PAINT)
    document.removeEventListener('focusin', takeBack)
    expect(isInert('header')).toBe(true)
    expect(document.activeElement).toBe(find('#close'))
  })

  test('gives the focus to the page’s content where what opened it has left the page, but not where somebody has moved it on', () => {
    const gone = page.replace(' inert', '')
    for (const [moved, place] of [
      ['#close', 'main'],
      ['#other', '#other'],
    ] as const) {
      showPage(gone)
      const close = openModal(find('#modal'), options())
      find('#opener').remove()
      find(moved).focus()
      close()
      expect(document.activeElement).toBe(find(place))
    }
  })

  test('gives the focus to what had it before, where what opened it goes with a lightbox that is closing', () => {
    showPage(`${page}<div class="mfp-wrap mfp-removing"><a id="inside" href="/">Inside</a></div>`)
    find('#other').focus()
    const close = openModal(find('#modal'), { ...options(), opener: find('#inside') })
    close()
    expect(document.activeElement).toBe(find('#other'))
  })

  test('that nobody opened gives the focus to nobody', () => {
    showPage(page)
    const close = openModal(find('#modal'), { ...options(), opener: document.body })
    close()
    expect(document.activeElement).not.toBe(find('main'))
  })

  test('leaves it to the browser on a page that names no content', () => {
    showPage(page.replace('main inert></main', 'p></p'))
    const close = openModal(find('#modal'), options())
    find('#opener').remove()
    close()
    expect(find('#modal').contains(document.activeElement)).toBe(true)
  })

  test('over another one in the same frame: the upper hears Esc, and what the lower has shut out stays so when the upper goes', async () => {
    showPage(page)
    const heard: string[] = []
    openModal(
      find('#modal'),
      options(() => heard.push('lower')),
    )
    document.body.insertAdjacentHTML('beforeend', '<div id="upper" tabindex="-1"></div>')
    const close = openModal(
      find('#upper'),
      options(() => heard.push('upper')),
    )
    press('Escape', document.body)
    expect(heard).toEqual(['upper'])
    await pass(PAINT)
    expect(['header', '#modal', '#upper'].map(isInert)).toEqual([true, true, false])
    close()
    close()
    expect(['header', '#modal'].map(isInert)).toEqual([true, false])
    press('Escape', document.body)
    expect(heard).toEqual(['upper', 'lower'])
  })

  describe('below another one that goes first', () => {
    let close: Record<'lower' | 'upper', () => void>
    /** Opens one modal and, from `opener`, another one over it; then the lower goes, and leaves the page. */
    const closeLower = async (opener: string) => {
      showPage(page)
      const lower = openModal(find('#modal'), options())
      await pass(PAINT)
      document.body.insertAdjacentHTML('beforeend', '<div id="upper" tabindex="-1"></div>')
      close = { lower, upper: openModal(find('#upper'), { ...options(), opener: find(opener) }) }
      await pass(PAINT)
      lower()
    }

    test('leaves the page closed off and the focus in the upper, which gives all of it back', async () => {
      await closeLower('#close')
      expect(['header', 'main'].map(isInert)).toEqual([true, true])
      expect(document.documentElement.style.overflow).toBe('hidden')
      expect(document.activeElement).toBe(find('#upper'))
      close.lower()
      find('#modal').remove()
      close.upper()
      expect(['header', 'main'].map(isInert)).toEqual([false, true])
      expect(document.documentElement.style.overflow).toBe('')
      expect(document.activeElement).toBe(find('#opener'))
    })

    test('takes nothing from the opener of the upper that lies elsewhere', async () => {
      await closeLower('#other')
      close.upper()
      expect(document.activeElement).toBe(find('#other'))
    })

    test('and below a third: the last to go gives all of it back', async () => {
      await closeLower('#close')
      document.body.insertAdjacentHTML('beforeend', '<div id="third" tabindex="-1"></div>')
      const closeThird = openModal(find('#third'), { ...options(), opener: find('#upper') })
      await pass(PAINT)
      close.upper()
      expect(['header', '#third'].map(isInert)).toEqual([true, false])
      closeThird()
      expect(['header', 'main', '#upper'].map(isInert)).toEqual([false, true, false])
      expect(document.documentElement.style.overflow).toBe('')
      expect(document.activeElement).toBe(find('#opener'))
    })
  })

  test.each([
    ['display: none', false],
    ['visibility: hidden', false],
    // It has no box of its own, but what it holds has.
    ['display: contents', true],
  ])(
    'shuts out what can be seen: at the end of the page, something with %s may open for the modal later',
    async (style, isShutOut) => {
      showPage(`${page}<div id="calendar" style="${style}"><button>1</button></div>`)
      const close = openModal(find('#modal'), options())
      await pass(PAINT)
      expect(['header', '#calendar'].map(isInert)).toEqual([true, isShutOut])
      close()
      expect(['header', '#calendar'].map(isInert)).toEqual([false, false])
    },
  )

  test('leaves alone what cannot be seen in browsers that know the question by its older name, too', async () => {
    withOlderVisibilityOptions()
    showPage(`${page}<div id="calendar" style="visibility: hidden"><button>1</button></div>`)
    openModal(find('#modal'), options())
    await pass(PAINT)
    expect(['header', '#calendar'].map(isInert)).toEqual([true, false])
  })

  test.each([
    ['is taken off before it is seen', (modal: HTMLElement) => modal.remove()],
    [
      'a theme’s styles hide',
      (modal: HTMLElement) => modal.insertAdjacentHTML('afterend', '<style>#modal { display: none }</style>'),
    ],
  ])('that %s shuts nothing out', async (_how, hide) => {
    showPage(page)
    openModal(find('#modal'), options())
    hide(find('#modal'))
    await pass(PAINT)
    expect(isInert('header')).toBe(false)
  })

  describe('keeps Tab inside', () => {
    const radios = `
      <fieldset><input type="radio" name="size" id="small"><input type="radio" name="size" id="large"></fieldset>`
    const inside = `<div id="modal" tabindex="-1"><a href="/x" id="first">A</a><a id="no-link">B</a><button disabled>C</button>
      <input type="hidden"><p inert><a href="/y">D</a></p>${radios}<i tabindex="-1"></i></div>`
    const tab = (from: string, shiftKey = false) => {
      find(from).focus()
      const event = new KeyboardEvent('keydown', { key: 'Tab', shiftKey, bubbles: true, cancelable: true })
      find(from).dispatchEvent(event)
      return event.defaultPrevented ? document.activeElement?.id : 'as the browser does'
    }

    test.each([
      ['forward from the last element to the first', '#large', false, 'first'],
      ['forward from a group of radio buttons at the end, of which Tab reaches one', '#small', false, 'first'],
      ['back from the first element to the last', '#first', true, 'large'],
      ['back from the modal itself', '#modal', true, 'large'],
      ['elsewhere as ever', '#first', false, 'as the browser does'],
    ])('%s', (_way, from, isBack, to) => {
      showPage(`<button id="opener">Open</button>${inside}`)
      openModal(find('#modal'), options())
      expect(tab(from, isBack)).toBe(to)
    })

    test('back to the radio button that is checked', () => {
      showPage(`<button id="opener">Open</button>${inside}`)
      find<HTMLInputElement>('#small').checked = true
      openModal(find('#modal'), options())
      expect(tab('#first', true)).toBe('small')
    })

    test('past what cannot be seen in browsers that know the question by its older name, too', () => {
      withOlderVisibilityOptions()
      const hidden = '<p style="visibility: hidden"><button id="hidden">D</button></p>'
      showPage(`<button id="opener">Open</button>
        <div id="modal" tabindex="-1"><a href="/x" id="first">A</a><a href="/y" id="last">B</a>${hidden}</div>`)
      openModal(find('#modal'), options())
      expect(tab('#last')).toBe('first')
      expect(tab('#first', true)).toBe('last')
    })

    test('not where something inside has answered the key itself, where there is nothing to go to, or below another modal', () => {
      showPage(`<button id="opener">Open</button>${inside}<div id="empty" tabindex="-1"></div>`)
      openModal(find('#modal'), options())
      find('#large').addEventListener('keydown', (event) => event.preventDefault(), { once: true })
      tab('#large')
      expect(document.activeElement?.id).toBe('large')
      openModal(find('#empty'), options())
      expect(tab('#empty', true)).toBe('as the browser does')
      expect(tab('#large')).toBe('as the browser does')
    })
  })

  test('that closes by itself leaves the focus where the shopper types, in what another script has laid over it', async () => {
    showPage(page)
    const close = openModal(find('#modal'), options())
    await pass(PAINT)
    document.body.insertAdjacentHTML('beforeend', '<div id="chat"><input></div>')
    find('#chat input').focus()
    close()
    expect(document.activeElement).toBe(find('#chat input'))
  })

  test('given back twice takes the focus from nobody', () => {
    showPage(page)
    const close = openModal(find('#modal'), options())
    close()
    find('#close').focus()
    close()
    expect(document.activeElement).toBe(find('#close'))
  })

  test('asks to go when Esc is pressed, while it is open', () => {
    showPage(page)
    const ask = vi.fn()
    const close = openModal(find('#modal'), options(ask))
    press('Enter', document.body)
    // Both end an input method's composition.
    press('Escape', find('#close'), { isComposing: true })
    expect(press('Tab', find('#close'), { isComposing: true }).defaultPrevented).toBe(false)
    // What the first has closed lay over it.
    press('Escape', find('#close'), { repeat: true })
    expect(ask).not.toHaveBeenCalled()
    press('Escape', find('#close'))
    close()
    press('Escape', document.body)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('stays when Esc has closed something over it, which has prevented the key, and goes with the next', () => {
    showPage(page)
    const ask = vi.fn()
    openModal(find('#modal'), options(ask))
    find('#close').addEventListener('keydown', (event) => event.preventDefault(), { once: true })
    press('Escape', find('#close'))
    expect(ask).not.toHaveBeenCalled()
    press('Escape', find('#close'))
    expect(ask).toHaveBeenCalledOnce()
  })

  test('stays when Esc is pressed in another plug-in’s pop-up over it, also one that leaves at once, and goes with the next', () => {
    showPage(page)
    const ask = vi.fn()
    openModal(find('#modal'), options(ask))
    document.body.insertAdjacentHTML('beforeend', '<div id="newsletter"><input></div>')
    find('#newsletter').addEventListener('keydown', ({ currentTarget }) => (currentTarget as Element).remove())
    press('Escape', find('#newsletter input'))
    expect(ask).not.toHaveBeenCalled()
    press('Escape', document.body)
    expect(ask).toHaveBeenCalledOnce()
  })

  test('is pressed by none of the repetitions of the key that has opened it, and by each key that is pressed in it', () => {
    showPage(page)
    const ask = vi.fn()
    openModal(find('#modal'), options(ask))
    expect(press('Enter', find('#close'), { repeat: true }).defaultPrevented).toBe(true)
    expect(press('a', find('#close'), { repeat: true }).defaultPrevented).toBe(false)
    expect(press('Enter', find('#close')).defaultPrevented).toBe(false)
    expect(press('Enter', find('#close'), { repeat: true }).defaultPrevented).toBe(false)
    expect(ask).not.toHaveBeenCalled()
  })

  test('asks to go when another script removes it, and not when something else is removed or it is given back', async () => {
    showPage(page)
    const ask = vi.fn()
    openModal(find('#modal'), options(ask))
    find('main').remove()
    await pass()
    expect(ask).not.toHaveBeenCalled()
    find('#modal').remove()
    await pass()
    expect(ask).toHaveBeenCalledOnce()
    showPage(page)
    const asked = vi.fn()
    const close = openModal(find('#modal'), options(asked))
    close()
    find('#modal').remove()
    await pass()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('a lightbox', () => {
  let lightbox: typeof import('../../src/page/openLightboxes')
  const open = '<div class="mfp-wrap mfp-ready"><div class="product-lightbox"></div></div>'
  beforeEach(async () => {
    lightbox = await import('../../src/page/openLightboxes')
  })

  test('counts as open from when it is drawn until it begins to go', () => {
    expect(lightbox.isLightboxOpen()).toBe(false)
    showPage(open)
    expect(lightbox.isLightboxOpen()).toBe(true)
    find('.mfp-wrap').classList.add('mfp-removing')
    expect(lightbox.isLightboxOpen()).toBe(false)
  })

  test('can be told from one with other content', () => {
    showPage(open)
    expect(lightbox.isLightboxOpen('.product-lightbox')).toBe(true)
    expect(lightbox.isLightboxOpen('#cart-popup')).toBe(false)
  })

  test('of ours is closed in our way, of the theme’s through its library', () => {
    const ours = vi.fn()
    const theirs = vi.fn()
    vi.stubGlobal('jQuery', { magnificPopup: { close: theirs } })
    const leave = lightbox.registerLightbox(ours)
    lightbox.closeLightbox()
    expect([ours.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 0])
    leave()
    lightbox.closeLightbox()
    expect([ours.mock.calls.length, theirs.mock.calls.length]).toEqual([1, 1])
  })

  test('over another is closed with it, the upper one first', () => {
    const closed: string[] = []
    const leaves = ['lower', 'upper'].map((name) => lightbox.registerLightbox(() => closed.push(name)))
    lightbox.closeLightbox()
    expect(closed).toEqual(['upper', 'lower'])
    leaves[1]?.()
    lightbox.closeLightbox()
    expect(closed).toEqual(['upper', 'lower', 'lower'])
  })

  test.each([[undefined], [{}]])('with jQuery as %o there is nothing to close, and nothing happens', (jQuery) => {
    vi.stubGlobal('jQuery', jQuery)
    expect(() => lightbox.closeLightbox()).not.toThrow()
  })
})
