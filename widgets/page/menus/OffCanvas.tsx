import { type ReactNode, useEffect, useState } from 'react'
import { HELD, holdPage, Lightbox } from '../../../src/dialog'
import { wordsOf } from '../../../src/page/htmlText'
import { isMobile } from '../../../src/page/isMobile'
import { isInLightbox } from '../../../src/page/openLightboxes'
import { report } from '../../../src/page/report'
import { reachableIn } from '../../../src/page/tabStops'
import { ServerElement, useHost, usePageEffect, useText } from '../../../src/react'
import { panelNamed } from '../pageClaims'
import { nameOfPart, useWayOut } from '../partInLightbox'
import { themeSettings } from '../themeSettings'

/** A menu: the mobile one, or any element marked as navigation. */
const MENU = '.mobile-sidebar,[data-island="mobile-menu"],nav'

/** The content by which a panel is known as that of the cart. */
const CART = '.mini-cart,.widget_shopping_cart,.widget_shopping_cart_content,[data-island="mini-cart"]'

/** A panel that was opened once. */
interface Panel {
  content: HTMLElement
  phase: 'open' | 'closing' | 'gone'
  /** How often the panel has been opened; each time it gets a new frame. */
  opening: number
}

/**
 * The first focusable element in a menu, except fields, which would open the on-screen keyboard. In other panels the first element may be a
 * remove link.
 *
 * @returns `undefined` where the close button should get the focus.
 */
function firstInMenu(content: HTMLElement): HTMLElement | undefined {
  return content.matches(MENU) ? reachableIn(content).find((first) => !first.matches('input,textarea')) : undefined
}

/** Holds the page of a phone, as the theme does: its body is fixed (contract 11.4). */
function holdBody(): () => void {
  const styles = { position: 'fixed', overflow: 'hidden', width: '100%' }
  return holdPage({ element: document.body, name: HELD.panel, styles })
}

/**
 * A link or button that opens a panel over the page (contract 11.4): cart and menu at the side, and panels whose toggle names no side, such
 * as the theme's login and search, in the middle.
 */
export function OffCanvas(): ReactNode {
  const toggle = useHost()
  const { dialogLabel } = useText('cart')
  const { lightbox, mainMenu } = useText('page')
  const [panel, setPanel] = useState<Panel>()
  const { open: selector = '', pos, bg, color, class: contentClass, focus } = toggle.dataset
  const staysVisible = 'visibleAfter' in toggle.dataset
  const isOpen = panel?.phase === 'open'
  const isInPage = panel && panel.phase !== 'gone'
  // `data-island` markup need not name a side.
  const place = pos || (toggle.matches('[data-island="off-canvas"]') && 'left')
  const side = place && `off-canvas-${place}`
  const look = ['off-canvas', color, side].filter(Boolean).join(' ')

  usePageEffect(() => (isOpen && isMobile() ? holdBody() : () => {}), [isOpen])
  useWayOut(isOpen ? panel.content : undefined)
  useEffect(() => {
    if (!selector) report('nothing-to-open', toggle)
  }, [selector, toggle])

  const open = () => {
    const content = panelNamed(selector)
    if (!content) report('nothing-to-open', toggle, selector)
    if (!content || isInLightbox(content)) return
    setPanel((former) => {
      if (former?.phase === 'open') return former
      return { content, phase: 'open', opening: (former?.opening ?? 0) + 1 }
    })
  }
  const enter = (phase: Panel['phase']) => setPanel((former) => former && { ...former, phase })
  const nameOf = (content: HTMLElement) => {
    if (content.matches(MENU)) return themeSettings().themeMainMenu || mainMenu
    const isCart = content.matches(CART) || content.querySelector(CART)
    const said = toggle.getAttribute('aria-label') || wordsOf(toggle)
    return isCart ? dialogLabel : said || nameOfPart(content) || lightbox
  }

  return (
    <>
      <ServerElement of={toggle} class={{ 'current-lightbox-clicked': isOpen }} aria-expanded={isOpen} onClick={open} />
      {isOpen && (
        <ServerElement
          of={document.documentElement}
          class={{ 'has-off-canvas': true, ...(side && { [`has-${side}`]: true }) }}
        />
      )}
      {panel && staysVisible && <ServerElement of={panel.content} class={{ 'mfp-hide': false }} hidden={false} />}
      {isInPage && (
        <Lightbox
          key={panel.opening}
          classes={{
            // On the backdrop, too: for a panel in the middle it is light where the text is dark, and the other way round.
            backdrop: `${bg ?? ''} ${look}`,
            wrap: look,
            content: contentClass,
          }}
          name={panel.content.getAttribute('aria-label') || nameOf(panel.content)}
          opener={toggle}
          focus={() => (focus ? panel.content.querySelector<HTMLElement>(focus) : firstInMenu(panel.content))}
          content={panel.content}
          // Who comes back to the page has gone where the panel led.
          closesOnReturn
          onClose={() => enter('closing')}
          onGone={() => enter('gone')}
        />
      )}
    </>
  )
}
