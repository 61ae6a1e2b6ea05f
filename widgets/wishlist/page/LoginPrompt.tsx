import { type ReactNode, useState } from 'react'
import { ServerElement, useHost } from '../../../src/react'
import { loginForm } from './pageMarkup'

/** The link that shows the login form on one click and hides it on the next (behaviour wishlist.table.login-prompt-toggles-form). */
export function LoginPrompt(): ReactNode {
  const link = useHost()
  const form = loginForm(link)
  /** `undefined` until the first click: as the server printed it. */
  const [isShown, setIsShown] = useState<boolean>()
  const toggle = () => {
    const isUnseen = !!form && getComputedStyle(form).display === 'none'
    setIsShown((wasShown = !isUnseen) => !wasShown)
  }
  return (
    <>
      <ServerElement of={link} aria-expanded={isShown} onClick={toggle} />
      {isShown !== undefined && (
        <ServerElement of={form} hidden={false} style={{ display: isShown ? 'block' : 'none' }} />
      )}
    </>
  )
}
