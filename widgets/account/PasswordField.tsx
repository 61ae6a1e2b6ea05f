import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { isHeldEnter } from '../../src/page/keys'
import { Outlet, ServerElement, useHost, useListener, useStyles, useText } from '../../src/react'
import styles from './account.css?inline'
import { accountSettings } from './accountSettings'
import { useWrapper } from './useWrapper'

const BUTTON = '.show-password-input'

/** Is an element the span that the shop's styles expect around field and button (contract 9.1)? */
const isBox = (element: Element | null) => !!element?.matches('.password-input,span:not(:has(> .woocommerce-Input))')

/** The span around the field; made where the server has not printed it. `undefined`: the field has a button already. */
function useBox(field: HTMLElement): HTMLElement | undefined {
  const [printed] = useState(() => (isBox(field.parentElement) ? field.parentElement : null))
  const [hasButton] = useState(() => !!printed?.querySelector(BUTTON))
  const wrapper = useWrapper(field, printed ? undefined : 'span')
  return hasButton ? undefined : (printed ?? wrapper)
}

/**
 * Gives a password field a button that shows what is typed and hides it again (behaviours account.password.*; contract 9.1). The field
 * keeps text, caret and focus. Shown passwords are hidden before the form is sent: otherwise the browser would remember them and offer them
 * as earlier entries.
 */
export function PasswordField(): ReactNode {
  const field = useHost<HTMLInputElement>()
  const box = useBox(field)
  const { showPassword, hidePassword } = useText('account')
  const { accountPasswordShow, accountPasswordHide } = accountSettings()
  const [isShown, setIsShown] = useState(false)
  const [isOurs] = useState(() => field.matches('[data-island="password"]'))
  useStyles(styles)
  const label = isShown ? accountPasswordHide || hidePassword : accountPasswordShow || showPassword

  useListener(field.form, 'submit', () => flushSync(() => setIsShown(false)))

  const toggle = () => {
    const { selectionStart, selectionEnd } = field
    flushSync(() => setIsShown(!isShown))
    field.focus()
    field.setSelectionRange(selectionStart, selectionEnd)
  }

  if (!box || !label) return null
  return (
    <>
      <ServerElement of={box} class={{ 'password-input': true, 'shop-islands-password': isOurs || undefined }} />
      <ServerElement
        of={field}
        type={isShown ? 'text' : undefined}
        // The Enter that has pressed the button may still be held, and would send the form from here.
        onKeydown={(event) => isHeldEnter(event) && event.preventDefault()}
      />
      <Outlet append={box}>
        <button
          type='button'
          className={isShown ? 'show-password-input display-password' : 'show-password-input'}
          aria-describedby={field.id || undefined}
          aria-label={label}
          onClick={toggle}
        />
      </Outlet>
    </>
  )
}
