import type { ReactNode } from 'react'
import { wordsIn } from '../../src/page/htmlText'
import { Outlet, ServerHtml, useSettings, useText } from '../../src/react'
import { isSetByPage } from '../../src/stores/mergeSettings'

/** Does the shop want no link? An empty label is how it says so, as long as the page does not set one (decisions: No 'View cart' link). */
function isUnwanted(): boolean {
  return window.wc_add_to_cart_params?.i18n_view_cart === '' && !isSetByPage('viewCartLabel')
}

/** Is there no 'View cart' link after a button yet, neither ours nor an old script's? */
export function hasNoLink(button: HTMLElement): boolean {
  return !button.parentElement?.querySelector('.added_to_cart')
}

interface ViewCartLinkProps {
  button: HTMLElement
  /** How many links were put after the button, if any: there is another one if a script has removed the last one. */
  count: number
}

/**
 * The 'View cart' link right after a button whose product was added, never on the cart page (contract 1.2; behaviours cart.view-cart.*). It
 * is the button's next sibling: themes style `.added + .added_to_cart`, and scripts look for the link there.
 */
export function ViewCartLink({ button, count }: ViewCartLinkProps): ReactNode {
  const { isCart, cartUrl, viewCartLabel } = useSettings()
  const { viewCart } = useText('cart')
  const label = viewCartLabel || viewCart
  if (count === 0 || isCart || !label || (!viewCartLabel && isUnwanted())) return null
  const isHtml = label.includes('<')
  const words = wordsIn(label)
  return (
    <Outlet
      key={count}
      after={button}
      as='a'
      mayGo
      has={{
        // Once: where the browser translates, or a theme puts a picture in the place of the words, that stays while the link does.
        since: button,
        class: { added_to_cart: true, 'wc-forward': true },
        href: cartUrl,
        title: words || viewCart,
        // As a property: React fails when it takes away a text node that is not there any more (decisions: Translated pages).
        textContent: isHtml ? undefined : words,
      }}
    >
      {/* The shop's script inserts its label as HTML, and some themes put a picture there. */}
      {isHtml && <ServerHtml as='span' html={label} />}
    </Outlet>
  )
}
