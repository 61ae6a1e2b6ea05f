import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, pass, stopClock, type TestPage } from '../../../support/freshPage'
import { installJQuery } from '../../../support/jQuery'
import { recordNativeBehaviour } from '../../../support/nativeBehaviour'
import { click, find, press } from '../../../support/page'
import { startPage } from '../../../support/startPage'

const IDLE = 50

/** The theme's tabs as the server prints them (contract 8.1), the first active. */
function themeTabs(more = ''): string {
  return `<div class="woocommerce-tabs wc-tabs-wrapper container tabbed-content">
    <ul class="tabs wc-tabs product-tabs nav ${more}" role="tablist">
      <li class="description_tab active" id="tab-title-description" role="presentation"><a href="#tab-description" role="tab" aria-selected="true" aria-controls="tab-description">Mô tả</a></li>
      <li class="reviews_tab" id="tab-title-reviews" role="presentation"><a href="#tab-reviews" role="tab" aria-selected="false" aria-controls="tab-reviews" tabindex="-1">Đánh giá</a></li>
      <li class="shipping_tab"><a href="/giao-hang/">Giao hàng</a></li>
    </ul>
    <div class="tab-panels">
      <div class="panel entry-content active" id="tab-description" role="tabpanel"><ul><li><a href="/x">Một liên kết</a></li></ul></div>
      <div class="panel entry-content" id="tab-reviews" role="tabpanel">Tốt</div>
    </div></div>`
}

/** Tabs of the shop itself, or made with the theme's builder: no roles, nothing active. */
function bareTabs(set: string, list = 'nav'): string {
  return `<div class="${set}"><ul class="${list}">
    <li class="tab" id="one"><a href="#tab_one">Một</a></li><li class="tab" id="two"><a href="#tab_two">Hai</a></li><li class="tab" id="three"><a href="#">Ba</a></li></ul>
    <div class="panel" id="tab_one">1</div><div class="panel" id="tab_two">2</div><div class="panel" id="tab_three">3</div></div>`
}

const activeIds = () => [...document.querySelectorAll('.active')].map(({ id }) => id)
const shownPanels = () =>
  [...document.querySelectorAll<HTMLElement>('.panel')]
    .filter(({ style }) => style.display !== 'none')
    .map(({ id }) => id)

function addScript(src: string): void {
  document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain', src }))
}

let page: TestPage

beforeEach(() => {
  page = openPage()
  stopClock()
})

async function start(html: string): Promise<void> {
  document.body.innerHTML = html
  await startPage()
  await pass(IDLE)
}

describe('a click on a tab', () => {
  test('is left to a theme that shows the panels itself and ends the click before it comes to the body', async () => {
    await start(bareTabs('woocommerce-tabs wc-tabs-wrapper', 'tabs wc-tabs'))
    find('#two a').addEventListener('click', (event) => {
      event.preventDefault()
      event.stopPropagation()
    })
    click(find('#two a'))
    await pass(IDLE)
    expect(activeIds()).toEqual(['one', 'tab_one'])
  })

  test('shows its panel where the theme has put the shop’s link into a heading, as with the shop’s own script; the address opens it, too', async () => {
    location.hash = '#tab_one'
    await start(
      bareTabs('woocommerce-tabs wc-tabs-wrapper', 'tabs wc-tabs').replace(
        /<a .*?<\/a>/g,
        '<h3 class="tab-heading">$&</h3>',
      ),
    )
    expect(activeIds()).toEqual(['one', 'tab_one'])
    expect(click(find('#two a')).defaultPrevented).toBe(true)
    await pass()
    expect([shownPanels(), activeIds()]).toEqual([['tab_two'], ['two', 'tab_two']])
    expect([find('#two').getAttribute('role'), find('#two a').getAttribute('role')]).toEqual(['presentation', 'tab'])
    location.hash = '#tab_one'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
    await pass()
    expect(shownPanels()).toEqual(['tab_one'])
  })

  test('shows its panel where the theme has put a box around the shop’s list; lists in a panel, of tabs that another script handles, stay its own', async () => {
    const other = '<div><ul class="tabs"><li><a href="#khac" id="other">Khác</a></li></ul></div>'
    await start(
      bareTabs('woocommerce-tabs wc-tabs-wrapper', 'tabs wc-tabs')
        .replace(/<ul.*?<\/ul>/s, '<div class="nav-wrapper">$&</div>')
        .replace('>2<', `>${other}<`),
    )
    expect(shownPanels()).toEqual(['tab_one'])
    expect(click(find('#two a')).defaultPrevented).toBe(true)
    await pass()
    expect(shownPanels()).toEqual(['tab_two'])
    expect(find('.nav-wrapper ul').getAttribute('role')).toBe('tablist')
    expect(click(find('#other')).defaultPrevented).toBe(false)
    await pass()
    expect(shownPanels()).toEqual(['tab_two'])
    expect(find('#other').getAttribute('role')).toBeNull()
  })

  test('shows its panel and hides the others, in the classes and attributes of the theme', async () => {
    await start(themeTabs())
    const event = click(find('.reviews_tab a'))
    await pass()
    expect(event.defaultPrevented).toBe(true)
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
    const [first, second] = document.querySelectorAll<HTMLElement>('[role="tab"]')
    expect([first?.getAttribute('aria-selected'), second?.getAttribute('aria-selected')]).toEqual(['false', 'true'])
    expect([first?.tabIndex, second?.tabIndex]).toEqual([-1, 0])
  })

  test('works before anything has woken', async () => {
    document.body.innerHTML = themeTabs()
    await startPage()
    click(find('.reviews_tab a'))
    await pass()
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
    await pass(IDLE)
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
  })

  test('by a script, through jQuery, opens the panel, too: photo reviews lead to theirs like that', async () => {
    await start(themeTabs())
    const jQuery = installJQuery()
    document.dispatchEvent(new Event('load'))
    jQuery(find('.reviews_tab a')).trigger('click')
    await pass()
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
  })

  test('keeps to its own set: neither the same product elsewhere nor tabs inside of a panel change', async () => {
    await start(`<main>${themeTabs()}</main><aside>${themeTabs()}</aside>`)
    find('aside #tab-description').innerHTML = bareTabs('tabbed-content')
    await pass(IDLE)
    click(find('aside .reviews_tab a'))
    await pass()
    expect(find('main .reviews_tab').className).toBe('reviews_tab')
    expect(find('aside #tab-reviews').className).toContain('active')
    expect(find('aside #tab_one').className).toBe('panel active')
    click(find('aside #two a'))
    await pass()
    expect(find('aside #tab_two').className).toBe('panel active')
    expect(find('aside #tab-reviews').className).toContain('active')
  })

  test('shows the panel that its address names, wherever that stands, else the one in the same place', async () => {
    await start(bareTabs('tabbed-content'))
    find('#tab_one').before(find('#tab_two'))
    find('#tab_one').innerHTML = bareTabs('tabbed-content').replaceAll('tab_', 'inner_')
    await pass(IDLE)
    const active = () => [...document.querySelectorAll('.tabbed-content>.panel.active')].map(({ id }) => id)
    click(find('#two a'))
    await pass()
    expect(active()).toEqual(['tab_two', 'inner_one'])
    click(find('#three a'))
    await pass()
    expect(active()).toEqual(['inner_one', 'tab_three'])
  })

  test('shows the panel that its address names where that is the page’s whole address, also where the panel before it was left out', async () => {
    await start(bareTabs('tabbed-content').replace('href="#tab_two"', `href="${location.origin}/#tab_two"`))
    find('#tab_one').remove()
    click(find('#two a'))
    await pass()
    expect([...document.querySelectorAll('.panel.active')].map(({ id }) => id)).toEqual(['tab_two'])
  })

  test('shows the panel that its address names where the title has a percent sign, also where the panel before it was left out', async () => {
    await start(bareTabs('tabbed-content').replaceAll('tab_two', 'tab_100% bông'))
    find('#tab_one').remove()
    const link = find<HTMLAnchorElement>('#two a')
    // As in the browser; this DOM gives back what is written.
    vi.spyOn(link, 'hash', 'get').mockReturnValue(new URL(link.href).hash)
    click(link)
    await pass()
    expect([...document.querySelectorAll('.panel.active')].map(({ id }) => id)).toEqual(['tab_100% bông'])
  })

  test('shows the panel in the same place where the theme has given two tabs one title, or a tab an anchor that something in a panel has', async () => {
    const set = bareTabs('tabbed-content').replaceAll('tab_two', 'tab_one').replace('#"', '#faq"')
    await start(set.replace('>2<', '><h2 id="faq">Hỏi đáp</h2><'))
    const active = () => [...document.querySelectorAll('.panel')].map((panel) => panel.matches('.active'))
    expect(active()).toEqual([true, false, false])
    click(find('#two a'))
    await pass()
    expect(active()).toEqual([false, true, false])
    click(find('#three a'))
    await pass()
    expect(active()).toEqual([false, false, true])
    expect(find('h2').getAttribute('role')).toBeNull()
  })

  test('shows a panel of one’s own that has nothing but its id, also where the server hides it', async () => {
    await start(`<div data-island="tabs"><ul><li><a href="#care">Chăm sóc</a></li><li><a href="#size">Cỡ</a></li></ul>
      <p>Chọn một mục</p><section id="care">1</section><section id="size" hidden>2</section></div>`)
    const shown = () =>
      [...document.querySelectorAll<HTMLElement>('section')].map(
        (panel) => !panel.hidden && panel.style.display !== 'none',
      )
    expect(shown()).toEqual([true, false])
    click(find('[href="#size"]'))
    await pass()
    expect(shown()).toEqual([false, true])
    expect(find('[href="#size"]').getAttribute('aria-controls')).toBe('size')
    click(find('[href="#care"]'))
    await pass()
    expect(shown()).toEqual([true, false])
    expect(page.reports).toEqual([])
  })

  test('a link among the tabs that leads to another page is followed, and so are links in a panel', async () => {
    const native = recordNativeBehaviour()
    await start(themeTabs())
    click(find('.shipping_tab a'))
    click(find('#tab-description a'))
    expect(native).toEqual(['follows /giao-hang/', 'follows /x'])
  })

  test('a tab whose panel was left out is reported', async () => {
    await start(themeTabs())
    find('#tab-reviews').remove()
    click(find('.reviews_tab a'))
    await pass()
    expect(page.reports).toEqual(['panel-missing'])
  })

  test('what another script hid with a style of its own comes back', async () => {
    await start(themeTabs())
    find('#tab-reviews').style.display = 'none'
    click(find('.reviews_tab a'))
    await pass()
    expect(find('#tab-reviews').style.display).toBe('')
  })

  test('tabs of the shop, whose styles know no active panel, hide the others themselves', async () => {
    await start(bareTabs('woocommerce-tabs wc-tabs-wrapper', 'tabs wc-tabs'))
    expect(shownPanels()).toEqual(['tab_one'])
    click(find('#three a'))
    await pass()
    expect(shownPanels()).toEqual(['tab_three'])
  })
})

describe('tabs at rest', () => {
  test('have roles and a first panel, where the server left it to the script', async () => {
    await start(bareTabs('tabbed-content').replace('id="tab_three"', '$& aria-label="Bảng cỡ"'))
    expect(activeIds()).toEqual(['one', 'tab_one'])
    expect(find('#tab_three').getAttribute('aria-label')).toBe('Bảng cỡ')
    expect(find('ul').getAttribute('role')).toBe('tablist')
    const roles = [...document.querySelectorAll('[role]')].map((element) => element.getAttribute('role'))
    expect(roles.filter((role) => role === 'tab')).toHaveLength(3)
    expect(roles.filter((role) => role === 'tabpanel')).toHaveLength(3)
    expect(find('#two a').getAttribute('aria-controls')).toBe('tab_two')
    expect(find('#tab_two').getAttribute('aria-label')).toBe('Hai')
  })

  test('are left as the server shows them', async () => {
    document.body.innerHTML = themeTabs()
    find('.shipping_tab').remove()
    const before = document.body.innerHTML.replace('aria-controls="tab-description"', '$& tabindex="0"')
    await startPage()
    await pass(IDLE)
    const writes: MutationRecord[] = []
    new MutationObserver((records) => writes.push(...records)).observe(find('.panel'), {
      childList: true,
      subtree: true,
    })
    await pass(IDLE)
    expect(document.body.innerHTML.replace(/ style=""/g, '')).toBe(before)
    expect(writes).toEqual([])
  })

  test.each(['native', 'jQuery'])('tell other scripts that the shop’s tabs are ready, once: %s', async (kind) => {
    const inits: Element[] = []
    const listener = ({ target }: { target?: EventTarget | null }) => inits.push(target as Element)
    if (kind === 'jQuery') installJQuery()(document.body).on('init', listener)
    else document.body.addEventListener('init', listener)
    await start(`${themeTabs()}${bareTabs('tabbed-content')}`)
    expect(inits).toEqual([find('.woocommerce-tabs')])
  })

  test('arriving late are made ready too', async () => {
    await start('<main></main>')
    find('main').innerHTML = bareTabs('tabbed-content')
    await pass(IDLE)
    expect(activeIds()).toEqual(['one', 'tab_one'])
  })

  test('a wrapper without tabs of its own is left alone', async () => {
    await start(`<div class="woocommerce-tabs"><div class="product-page-sections"></div></div>`)
    expect(page.heard('init')).toEqual([])
    expect(page.reports).toEqual([])
  })
})

describe('the keyboard', () => {
  const focused = () => document.activeElement?.parentElement?.id

  test.each([
    ['ArrowRight', 'one', 'two'],
    ['ArrowRight', 'three', 'one'],
    ['ArrowLeft', 'one', 'three'],
    ['Home', 'three', 'one'],
    ['End', 'one', 'three'],
  ])('%s goes from tab %s to %s and opens nothing', async (key, from, to) => {
    await start(bareTabs('tabbed-content'))
    find(`#${from} a`).focus()
    expect(press(key, find(`#${from} a`)).defaultPrevented).toBe(true)
    expect(focused()).toBe(to)
    await pass()
    expect(activeIds()).toEqual(['one', 'tab_one'])
  })

  test('up and down are for tabs that stand below each other, left and right for the others', async () => {
    await start(bareTabs('tabbed-content', 'nav nav-vertical'))
    find('#one a').focus()
    expect(press('ArrowRight', find('#one a')).defaultPrevented).toBe(false)
    press('ArrowDown', find('#one a'))
    expect(focused()).toBe('two')
    press('ArrowUp', find('#two a'))
    expect(focused()).toBe('one')
    find('ul').className = 'nav'
    expect(press('ArrowDown', find('#one a')).defaultPrevented).toBe(false)
    expect(focused()).toBe('one')
  })

  test('page.tabs.keyboard: up and down move among tabs of the shop that a theme puts below each other, too, and say so nowhere', async () => {
    await start(bareTabs('woocommerce-tabs wc-tabs-wrapper', 'tabs wc-tabs'))
    const place = (tab: string, left: number, top: number) =>
      vi.spyOn(find(`${tab} a`), 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 150, 50))
    place('#one', 40, 0)
    place('#two', 40, 51)
    find('#one a').focus()
    expect(press('ArrowDown', find('#one a')).defaultPrevented).toBe(true)
    expect(focused()).toBe('two')
    press('ArrowUp', find('#two a'))
    expect(focused()).toBe('one')
    // Left and right do as well, for nothing says that the tabs are below each other.
    expect(press('ArrowRight', find('#one a')).defaultPrevented).toBe(true)
    expect(focused()).toBe('two')
    press('ArrowLeft', find('#two a'))
    expect(focused()).toBe('one')
    // The same tabs on a screen where they stand in a row.
    place('#two', 190, 0)
    expect(press('ArrowDown', find('#one a')).defaultPrevented).toBe(false)
    press('ArrowRight', find('#one a'))
    expect(focused()).toBe('two')
  })

  test('a single tab leads to itself', async () => {
    await start(
      '<div class="wc-tabs-wrapper"><ul><li><a href="#x">One</a></li></ul><div id="x" class="panel">1</div></div>',
    )
    find('li a').focus()
    expect(press('ArrowRight', find('li a')).defaultPrevented).toBe(true)
    expect(document.activeElement).toBe(find('li a'))
  })

  test('left goes on where the page is read from right to left', async () => {
    await start(bareTabs('tabbed-content'))
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({ direction: 'rtl' } as CSSStyleDeclaration)
    press('ArrowLeft', find('#one a'))
    expect(focused()).toBe('two')
    press('ArrowRight', find('#two a'))
    expect(focused()).toBe('one')
  })

  test('the space bar opens the tab that has the focus', async () => {
    await start(bareTabs('tabbed-content'))
    expect(press(' ', find('#two a')).defaultPrevented).toBe(true)
    await pass()
    expect(activeIds()).toEqual(['two', 'tab_two'])
  })

  test('keys of the browser, and keys inside of a panel, are not taken', async () => {
    await start(bareTabs('tabbed-content'))
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(press('ArrowRight', find('#one a'), { [modifier]: true }).defaultPrevented).toBe(false)
    expect(press('Tab', find('#one a')).defaultPrevented).toBe(false)
    expect(press('End', find('#tab_one')).defaultPrevented).toBe(false)
  })
})

describe('tabs that open under the pointer', () => {
  const point = (type: string) => find('#two a').dispatchEvent(new MouseEvent(type))

  test('do so when it rests on them for 20 ms', async () => {
    await start(bareTabs('tabbed-content', 'nav active-on-hover'))
    point('mouseenter')
    await pass(19)
    expect(activeIds()).toEqual(['one', 'tab_one'])
    await pass(1)
    expect(activeIds()).toEqual(['two', 'tab_two'])
  })

  test.each([
    ['passes over', () => point('mouseleave')],
    ['is over tabs that leave the page', () => find('.tabbed-content').remove()],
  ])('do not when it %s', async (_what, act) => {
    await start(bareTabs('tabbed-content', 'nav active-on-hover'))
    point('mouseenter')
    const panel = find('#tab_two')
    act()
    await pass(20)
    expect(panel.className).toBe('panel')
  })

  test('are those of a list that says so', async () => {
    await start(bareTabs('tabbed-content'))
    point('mouseenter')
    await pass(20)
    expect(activeIds()).toEqual(['one', 'tab_one'])
  })
})

describe('beside another script', () => {
  test('the theme’s own script has its tabs to itself', async () => {
    addScript('/wp-content/themes/flatsome/assets/js/flatsome.js')
    await start(bareTabs('tabbed-content'))
    expect(click(find('#two a')).defaultPrevented).toBe(false)
    await pass()
    expect(activeIds()).toEqual([])
  })

  test('the shop’s own script serves its plain tabs', async () => {
    addScript('/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js')
    await start(bareTabs('woocommerce-tabs wc-tabs-wrapper'))
    expect(click(find('#two a')).defaultPrevented).toBe(false)
    await pass()
    expect(activeIds()).toEqual([])
    expect(page.heard('init')).toEqual([])
  })

  test('the theme’s tabs are ours even then, and the shop’s script does not see the click', async () => {
    addScript('/wp-content/plugins/woocommerce/assets/js/frontend/single-product.min.js')
    const inits = page.heard('init')
    await start(themeTabs())
    const seen = vi.fn()
    document.body.addEventListener('click', seen)
    click(find('.reviews_tab a'))
    await pass()
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
    expect(seen).not.toHaveBeenCalled()
    expect(inits).toEqual([])
  })

  test('the tab that the shopper chose stays when the shop’s script comes late and begins the set with its first', async () => {
    const jQuery = installJQuery()
    await start(themeTabs())
    click(find('.reviews_tab a'))
    await pass()
    jQuery(document.body).on('init', '.wc-tabs-wrapper', () => {
      find('.reviews_tab').classList.remove('active')
      find('.description_tab').classList.add('active')
      find('#tab-reviews').style.display = 'none'
      find('#tab-description').style.display = 'block'
    })
    jQuery(find('.wc-tabs-wrapper')).trigger('init')
    await pass()
    expect(activeIds()).toEqual(['tab-title-reviews', 'tab-reviews'])
    // The theme's styles hide the panels that are not active.
    expect([find('#tab-description').style.display, find('#tab-reviews').style.display]).toEqual(['', ''])
  })

  test('a set in which nothing was chosen is left as that script begins it', async () => {
    const jQuery = installJQuery()
    await start(themeTabs())
    jQuery(document.body).on('init', '.wc-tabs-wrapper', () => {
      find('.description_tab').classList.remove('active')
      find('.reviews_tab').classList.add('active')
    })
    jQuery(find('.wc-tabs-wrapper')).trigger('init')
    await pass()
    expect(find('.reviews_tab').matches('.active')).toBe(true)
  })
})
