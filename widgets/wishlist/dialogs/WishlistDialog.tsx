import { type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Outlet, ServerElement, useText } from '../../../src/react'
import { wishlistSettings } from '../../../src/stores/wishlist/wishlistSettings'
import { AlreadyIn } from './AlreadyIn'
import type { AskedChoice } from './dialogs'
import { useListChoice } from './useListChoice'
import { WishlistModal } from './WishlistModal'

/** The class of the name field when no name was given (plugins contract 2.1). */
const EMPTY = 'empty-name-wishlist'

/** The choice dialog that the server printed, and its interactive parts (plugins contract 2.1). */
interface PrintedParts {
  modal: HTMLElement
  lists: HTMLSelectElement
  name: HTMLInputElement
  confirm: HTMLElement
}

/** The dialog that the server printed after a button; `undefined` where there is none, or parts of it are missing. */
function findPrinted(button: HTMLElement): PrintedParts | undefined {
  const modal = button.nextElementSibling
  if (!(modal instanceof HTMLElement) || !modal.matches('.tinvwl_add_to_select_wishlist')) return
  const lists = modal.querySelector<HTMLSelectElement>('select.tinvwl_wishlist')
  const name = modal.querySelector<HTMLInputElement>('input.tinvwl_new_input')
  const confirm = modal.querySelector<HTMLElement>('.tinvwl_button_add')
  return lists && name && confirm ? { modal, lists, name, confirm } : undefined
}

interface Asked {
  choice: AskedChoice
}

/** The options: the lists by title, with a mark on those that contain the product, and a new one. */
function ListOptions({ choice: { choices } }: Asked): ReactNode {
  const { createNew } = useText('wishlist')
  return (
    <>
      {choices.map(({ id, title, holdsProduct }) => (
        <option key={id} value={id} className={holdsProduct ? 'tinv_in_wishlist' : undefined}>
          {title}
        </option>
      ))}
      <option value=''>{wishlistSettings().wishlistCreateText || createNew}</option>
    </>
  )
}

/** The choice in the dialog that the server printed. */
function PrintedDialog({ choice, parts }: Asked & { parts: PrintedParts }): ReactNode {
  const { modal, confirm } = parts
  const { chooseWishlist } = useText('wishlist')
  const lists = useRef(parts.lists)
  const name = useRef(parts.name)
  const { isNew, isMarked, onListChange, onNameKey, submit } = useListChoice({ lists, name }, choice.choices)
  const inner = modal.querySelector('.tinv-modal-inner')
  const picture = inner?.querySelector('img')
  const sentence = <AlreadyIn choice={choice} />
  return (
    <WishlistModal
      served={modal}
      name={chooseWishlist}
      focus={() => parts.lists}
      opener={choice.opener}
      onGone={choice.answer}
    >
      {(close) => (
        <>
          {picture ? <Outlet after={picture}>{sentence}</Outlet> : <Outlet prepend={inner}>{sentence}</Outlet>}
          {createPortal(<ListOptions choice={choice} />, parts.lists)}
          <ServerElement of={parts.lists} onChange={onListChange} />
          <ServerElement
            of={parts.name}
            class={{ [EMPTY]: isMarked }}
            aria-invalid={isMarked || undefined}
            style={{ display: isNew ? '' : 'none' }}
            onKeydown={(event) => onNameKey(event, close)}
          />
          <ServerElement of={confirm} onClick={() => submit(close)} />
        </>
      )}
    </WishlistModal>
  )
}

/** The choice in a dialog of our own. */
function OwnDialog({ choice }: Asked): ReactNode {
  const { chooseWishlist, newName, add, close: closeName } = useText('wishlist')
  const lists = useRef<HTMLSelectElement>(null)
  const name = useRef<HTMLInputElement>(null)
  const { isNew, isMarked, onListChange, onNameKey, submit } = useListChoice({ lists, name }, choice.choices)
  return (
    <WishlistModal
      className='tinvwl_add_to_select_wishlist'
      name={chooseWishlist}
      focus={() => lists.current}
      opener={choice.opener}
      onGone={choice.answer}
    >
      {(close) => (
        <>
          <AlreadyIn choice={choice} />
          <div className='tinv-txt'>{chooseWishlist}</div>
          <select ref={lists} className='tinvwl_wishlist' aria-label={chooseWishlist} onChange={onListChange}>
            <ListOptions choice={choice} />
          </select>
          <input
            ref={name}
            className={isMarked ? `tinvwl_new_input ${EMPTY}` : 'tinvwl_new_input'}
            style={{ display: isNew ? undefined : 'none' }}
            aria-label={newName}
            aria-invalid={isMarked || undefined}
            placeholder={newName}
            onKeyDown={(event) => onNameKey(event, close)}
          />
          <button type='button' className='button tinvwl_button_add' onClick={() => submit(close)}>
            {add}
          </button>
          <button type='button' className='button tinvwl_button_close'>
            {closeName}
          </button>
        </>
      )}
    </WishlistModal>
  )
}

/**
 * Asks to which list a product shall be added (behaviours wishlist.dialog.*): in the dialog that the server printed after the button, else
 * in one of our own (decisions: The choice dialog).
 */
export function WishlistDialog({ choice }: Asked): ReactNode {
  const [printed] = useState(() => findPrinted(choice.button))
  return printed ? <PrintedDialog choice={choice} parts={printed} /> : <OwnDialog choice={choice} />
}
