import { Fragment, type ReactNode } from 'react'
import { useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { PRODUCT } from '../hearts/buttonProduct'
import type { AskedChoice } from './dialogs'

/** The elements with the name of a product, in its card or on its page (decisions: The choice dialog). */
const PRODUCT_NAME = '.woocommerce-loop-product__title,.product-title,.product_title,h1'
/** What stands for the lists in the text. */
const LISTS = '{wishlist_title}'

/** The name of a button's product; empty where the page does not have it. */
function productName(button: HTMLElement): string {
  const product = button.closest(PRODUCT)
  const name = product?.querySelector(PRODUCT_NAME) ?? document.querySelector('h1')
  return name?.textContent?.trim() ?? ''
}

/**
 * Tells which lists contain the product already, each as a link to its page where it has one (behaviours wishlist.dialog.already-in-text,
 * …already-in-links); empty where none does.
 */
export function AlreadyIn({ choice: { button, choices } }: { choice: AskedChoice }): ReactNode {
  const { alreadyIn } = useText('wishlist')
  const holding = choices.filter(({ holdsProduct }) => holdsProduct)
  if (holding.length === 0) return null
  const text = wishlistSettings().wishlistAlreadyInText || alreadyIn
  // In a text without a placeholder the lists come at the end.
  const [before, after] = (text.includes(LISTS) ? text : `${text} ${LISTS}`)
    .replace('{product_name}', () => productName(button))
    .split(LISTS)
  return (
    <div className='already-in'>
      {before}
      {holding.map(({ id, title, url }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          {url ? <a href={url}>{title}</a> : title}
        </Fragment>
      ))}
      {after}
    </div>
  )
}
