import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAnimations } from '../../../support/fakeAnimations'
import { openPage, pass, stopClock } from '../../../support/freshPage'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'
import { translate } from '../../../support/translate'

const DELAY = 10
const CROSSING = 60
const FADE = 300

const tip = () => document.querySelector<HTMLElement>('[role="tooltip"]')

function point(target: Element, type: 'pointerover' | 'mouseleave', pointerType = 'mouse'): void {
  target.dispatchEvent(new PointerEvent(type, { bubbles: type === 'pointerover', pointerType }))
}

let animated: Element[]

beforeEach(async () => {
  openPage(`<a href="/x" class="has-tooltip" title="Ba mươi món">Cửa hàng</a>
    <a href="/y" class="tip-top" title="Yêu thích"><i class="icon-heart"></i></a>
    <a href="#hotspot" class="hotspot tooltip" title="Vải lanh">+</a> <a href="/den/" class="hotspot tooltip" id="leads" title="Đèn">+</a>
    <button class="tooltip tooltip-as-html" title="Giao &lt;b&gt;ngay&lt;/b&gt;">Giao hàng</button>`)
  stopClock()
  animated = fakeAnimations()
  await startPage()
  await pass()
})

/** Lays the pointer on something until its tip is there. */
async function hover(selector: string): Promise<HTMLElement> {
  const host = find(selector)
  // It moves there.
  document.dispatchEvent(new PointerEvent('pointermove'))
  await pass()
  point(host, 'pointerover')
  await pass(DELAY)
  return host
}

describe('a tooltip', () => {
  test('page.tooltip.10-ms-delay: appears 10 ms after the pointer has entered its element', async () => {
    point(find('.has-tooltip'), 'pointerover')
    await pass(DELAY - 1)
    expect(tip()).toBeNull()
    await pass(1)
    expect(tip()?.textContent).toBe('Ba mươi món')
  })

  test('page.tooltip.10-ms-delay: counts from the entering, however the pointer moves inside, and not at all when it has left', async () => {
    const host = find('.tip-top')
    point(host, 'pointerover')
    await pass(DELAY / 2)
    point(find('.icon-heart'), 'pointerover')
    await pass(DELAY / 2)
    expect(tip()?.textContent).toBe('Yêu thích')
    const other = find('.has-tooltip')
    point(other, 'pointerover')
    await pass(DELAY / 2)
    point(other, 'mouseleave')
    await pass(DELAY)
    expect(document.querySelectorAll('[role="tooltip"]')).toHaveLength(1)
  })

  test('page.tooltip.10-ms-delay: appears on keyboard focus, too, and not under a finger', async () => {
    point(find('.has-tooltip'), 'pointerover', 'touch')
    await pass(DELAY)
    expect(tip()).toBeNull()
    find('.has-tooltip').focus()
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Ba mươi món')
  })

  /** Focuses something as a press does: not for the keyboard. */
  function focusByPress(element: HTMLElement): void {
    const { matches } = element
    vi.spyOn(element, 'matches').mockImplementation(
      (selector) => selector !== ':focus-visible' && matches.call(element, selector),
    )
    element.focus()
  }

  test('page.tooltip.300-ms-animation: goes with the pointer where a press has left the focus on its element, and does not come by that', async () => {
    const host = find('.has-tooltip')
    focusByPress(host)
    await pass(DELAY)
    expect(tip()).toBeNull()
    await hover('.has-tooltip')
    host.blur()
    host.focus()
    point(host, 'mouseleave')
    await pass(CROSSING + FADE)
    expect(tip()).toBeNull()
  })

  test('stays beside its element when the page is scrolled', async () => {
    const host = find('.has-tooltip')
    const place = vi.spyOn(host, 'getBoundingClientRect')
    place.mockReturnValue(new DOMRect(0, 400, 100, 20))
    await hover('.has-tooltip')
    expect(tip()?.style.top).toBe('392px')
    place.mockReturnValue(new DOMRect(0, 300, 100, 20))
    document.dispatchEvent(new Event('scroll'))
    await pass()
    expect(tip()?.style.top).toBe('292px')
  })

  test.each([
    ['what scrolls by itself', () => find('#scroller').dispatchEvent(new Event('scroll'))],
    ['a window of another size', () => window.dispatchEvent(new Event('resize'))],
  ])('stays beside its element in %s', async (_where, happen) => {
    const host = find('.has-tooltip')
    document.body.insertAdjacentHTML('beforeend', '<div id="scroller"></div>')
    find('#scroller').append(host)
    const place = vi.spyOn(host, 'getBoundingClientRect')
    place.mockReturnValue(new DOMRect(0, 400, 100, 20))
    await hover('.has-tooltip')
    place.mockReturnValue(new DOMRect(0, 300, 100, 20))
    happen()
    await pass()
    expect(tip()?.style.top).toBe('292px')
  })

  test('page.tooltip.10-ms-delay: does not appear on a focus that has gone on before, unless the pointer is there, too', async () => {
    const host = await hover('.has-tooltip')
    press('Escape', document.body)
    document.dispatchEvent(new PointerEvent('pointermove'))
    const passBy = async () => {
      host.focus()
      await pass(DELAY / 2)
      host.blur()
      await pass(DELAY)
    }
    await passBy()
    expect(tip()).toBeNull()
    const { matches } = host
    vi.spyOn(host, 'matches').mockImplementation((selector) => selector === ':hover' || matches.call(host, selector))
    point(host, 'pointerover')
    await passBy()
    expect(tip()?.textContent).toBe('Ba mươi món')
  })

  test('opens by a tap on a spot that has nothing else, and closes when something beside it is pressed', async () => {
    const host = find('.hotspot')
    point(host, 'pointerover', 'touch')
    expect(click(host).defaultPrevented).toBe(true)
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Vải lanh')
    const pressOn = (target: Element | null, pointerType = 'touch') =>
      target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }))
    pressOn(host)
    pressOn(tip())
    pressOn(find('.tip-top'), 'mouse')
    await pass(FADE)
    expect(tip()).not.toBeNull()
    pressOn(find('.tip-top'))
    await pass(FADE)
    expect(tip()).toBeNull()
    click(host)
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Vải lanh')
  })

  test('leaves a tap on anything that leads somewhere to the page', async () => {
    expect(click(find('#leads')).defaultPrevented).toBe(false)
    expect(click(find('.has-tooltip')).defaultPrevented).toBe(false)
    await pass(DELAY)
    expect(tip()).toBeNull()
  })

  test('page.tooltip.300-ms-animation: fades in for 300 ms, and out for 300 ms when the pointer leaves', async () => {
    const host = await hover('.has-tooltip')
    const box = tip()
    expect(animated).toEqual([box])
    expect(vi.mocked(Element.prototype.animate).mock.calls[0]?.[1]).toMatchObject({ duration: FADE })
    point(host, 'mouseleave')
    await pass(CROSSING + FADE - 1)
    expect(tip()).toBe(box)
    await pass(1)
    expect(tip()).toBeNull()
    expect(animated).toEqual([box, box])
  })

  test('page.tooltip.300-ms-animation: is gone at once on Esc, unless that breaks off what an input method composes', async () => {
    await hover('.has-tooltip')
    press('Escape', document.body, { isComposing: true })
    expect(tip()).not.toBeNull()
    press('Escape', document.body)
    expect(tip()).toBeNull()
  })

  test('takes Esc for itself while it is shown: a lightbox around it stays, and goes with the next', async () => {
    const { openModal } = await import('../../../../src/page/modal')
    document.body.insertAdjacentHTML('beforeend', '<div id="modal" tabindex="-1"></div>')
    find('#modal').append(find('.has-tooltip'))
    const close = vi.fn()
    openModal(find('#modal'), { opener: find('.tip-top'), hasScrollBar: false, close })
    const host = await hover('.has-tooltip')
    press('Escape', find('#modal'))
    expect(tip()).toBeNull()
    expect(close).not.toHaveBeenCalled()
    // While it fades out, nobody needs the key for it.
    await hover('.has-tooltip')
    point(host, 'mouseleave')
    await pass(CROSSING)
    press('Escape', find('#modal'))
    expect(tip()).toBeNull()
    expect(close).toHaveBeenCalledOnce()
  })

  test('page.dropdown.closes-on-escape: takes the first Esc of a link whose dropdown the keyboard has opened, too; the next closes that', async () => {
    openPage(`<ul class="nav"><li class="has-dropdown"><a href="/x" class="nav-top-link has-tooltip" title="Ba mươi món">Cửa hàng</a>
      <ul class="nav-dropdown"><li><a href="/y">Áo</a></li></ul></li></ul>`)
    stopClock()
    await startPage()
    await pass()
    const link = find('.has-tooltip')
    link.focus()
    await pass(DELAY)
    const shown = () => [!!tip(), find('li').matches('.current-dropdown')]
    expect(shown()).toEqual([true, true])
    press('Escape', link)
    await pass()
    expect(shown()).toEqual([false, true])
    press('Escape', link)
    await pass()
    expect(shown()).toEqual([false, false])
  })

  test.each([
    ['the modal dialog', '<dialog></dialog>'],
    ['the popover', '<div popover="manual" class="shown"></div>'],
  ])(
    'stands in %s of the browser’s that its element is in, over which nothing else can be seen',
    async (_what, html) => {
      document.body.insertAdjacentHTML('beforeend', html)
      const top = document.body.lastElementChild as HTMLElement
      top.append(find('.has-tooltip'))
      if (top instanceof HTMLDialogElement) top.showModal()
      const { closest } = Element.prototype
      // This DOM knows neither `:modal` nor `:popover-open`.
      vi.spyOn(Element.prototype, 'closest').mockImplementation(function (this: Element, selector: string) {
        return closest.call(this, selector.replace('dialog:modal', 'dialog[open]').replace(':popover-open', '.shown'))
      })
      await hover('.has-tooltip')
      expect(tip()?.closest('dialog,[popover]')).toBe(top)
    },
  )

  test('leaves Esc to what its own element has just opened, before the browser says that the pointer is no longer on it', async () => {
    const { openModal } = await import('../../../../src/page/modal')
    const host = await hover('.has-tooltip')
    document.body.insertAdjacentHTML('beforeend', '<div id="modal" tabindex="-1"></div>')
    const close = vi.fn()
    openModal(find('#modal'), { opener: host, hasScrollBar: false, close })
    expect(host.closest('[inert]')).toBeNull()
    press('Escape', find('#modal'))
    expect(close).toHaveBeenCalledOnce()
    expect(tip()).toBeNull()
  })

  test('that was put away shows no other under the pointer before that moves; the keyboard may ask for one', async () => {
    await hover('.has-tooltip')
    press('Escape', document.body)
    point(find('.tip-top'), 'pointerover')
    await pass(DELAY)
    expect(tip()).toBeNull()
    find('.tip-top').focus()
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Yêu thích')
    press('Escape', document.body)
    await hover('.has-tooltip')
    expect(tip()?.textContent).toBe('Ba mươi món')
  })

  test('that was put away is no reason for a pointer that jumps onto another element at once to find none there', async () => {
    await hover('.has-tooltip')
    press('Escape', document.body)
    const next = find('.tip-top')
    point(next, 'pointerover')
    next.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Yêu thích')
  })

  test('page.tooltip.300-ms-animation: is there and gone at once where reduced motion is asked for', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    const host = await hover('.has-tooltip')
    expect(tip()).not.toBeNull()
    point(host, 'mouseleave')
    await pass(CROSSING)
    expect(tip()).toBeNull()
    expect(animated).toEqual([])
  })

  test('takes the browser’s own away; who cannot see it is told by name or by description', async () => {
    const named = await hover('.has-tooltip')
    expect(named.title).toBe('')
    expect(named.getAttribute('aria-describedby')).toBe(tip()?.id)
    press('Escape', document.body)
    expect(named.hasAttribute('aria-describedby')).toBe(false)
    const icon = await hover('.tip-top')
    expect(icon.getAttribute('aria-label')).toBe('Yêu thích')
  })

  test('adds its words to what the server describes the element by', async () => {
    find('.has-tooltip').setAttribute('aria-describedby', 'stock')
    const host = await hover('.has-tooltip')
    expect(host.getAttribute('aria-describedby')).toBe(`stock ${tip()?.id}`)
    press('Escape', document.body)
    expect(host.getAttribute('aria-describedby')).toBe('stock')
  })

  test('says what a swap has brought, the title and the name; where that takes its title away it takes no Esc', async () => {
    const { swapFragments } = await import('../../../../src/fragments/swapFragments')
    const icon = await hover('.tip-top')
    expect(tip()?.textContent).toBe('Yêu thích')
    const swap = async (more: string) => {
      const swapping = swapFragments({
        '.tip-top': `<a href="/y" class="tip-top" ${more}><i class="icon-heart"></i></a>`,
      })
      await pass(DELAY)
      await swapping
      await pass()
    }
    await swap('title="Đã thích"')
    expect([tip()?.textContent, icon.title, icon.getAttribute('aria-label')]).toEqual(['Đã thích', '', 'Đã thích'])
    await swap('title="Ba người thích" aria-label="Bỏ thích"')
    expect([tip()?.textContent, icon.getAttribute('aria-label')]).toEqual(['Ba người thích', 'Bỏ thích'])
    expect(icon.getAttribute('aria-describedby')).toBe(tip()?.id)
    await swap('aria-label="Bỏ thích"')
    expect(tip()).toBeNull()
    // Nothing is there for it to close.
    const esc = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
    expect(document.body.dispatchEvent(esc)).toBe(true)
  })

  test('says what a script has written into the title since, until a swap brings another, and takes the browser’s own away again', async () => {
    const { swapFragments } = await import('../../../../src/fragments/swapFragments')
    const host = await hover('.tip-top')
    host.title = 'Đã chép'
    await pass(DELAY)
    expect([tip()?.textContent, host.title, host.getAttribute('aria-label')]).toEqual(['Đã chép', '', 'Đã chép'])
    const swap = async (title: string) => {
      const swapping = swapFragments({
        '.tip-top': `<a href="/y" class="tip-top" title="${title}"><i class="icon-heart"></i></a>`,
      })
      await pass(DELAY)
      await swapping
      await pass()
    }
    await swap('Chép')
    expect([tip()?.textContent, host.title]).toEqual(['Chép', ''])
    // The title over which the script had written: its word is over.
    await swap('Yêu thích')
    expect([tip()?.textContent, host.title]).toEqual(['Yêu thích', ''])
  })

  test('says the words that come while it is shown also where the browser has translated those before', async () => {
    const host = await hover('.tip-top')
    translate(tip() as Element)
    host.title = 'Đã chép'
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Đã chép')
  })

  test('says the server’s words again when a script puts back the title that it found, which was none', async () => {
    const host = await hover('.tip-top')
    const found = host.title
    host.title = 'Đã chép'
    await pass(DELAY)
    expect(tip()?.textContent).toBe('Đã chép')
    host.title = found
    await pass(DELAY)
    expect([tip()?.textContent, host.title]).toEqual(['Yêu thích', ''])
  })

  test('shows HTML only where it is said to be some', async () => {
    await hover('.tooltip-as-html')
    expect(tip()?.querySelector('b')?.textContent).toBe('ngay')
    press('Escape', document.body)
    const host = find('.has-tooltip')
    host.title = '<b>không</b>'
    await hover('.has-tooltip')
    expect(tip()?.querySelector('b')).toBeNull()
  })

  test('goes with its element, which has its title back', async () => {
    const host = await hover('.has-tooltip')
    host.remove()
    await pass()
    expect(tip()).toBeNull()
    expect(host.title).toBe('Ba mươi món')
  })
})
