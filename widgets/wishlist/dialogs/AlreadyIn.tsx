import { Fragment, type ReactNode } from 'react'
import { useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { productName } from './choiceParts'
import type { AskedChoice } from './dialogs'

const LISTS = '{wishlist_title}'

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
