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
  return (
    <Outlet
      key={count}
      after={button}
      as='a'
      mayGo
      has={{ class: { added_to_cart: true, 'wc-forward': true }, href: cartUrl, title: wordsIn(label) || viewCart }}
    >
      {/* The shop's script inserts its label as HTML, and some themes put a picture there. */}
      {label.includes('<') ? <ServerHtml as='span' html={label} /> : wordsIn(label)}
    </Outlet>
  )
}
