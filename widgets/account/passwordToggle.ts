import type { Island } from '../../src/islands/island'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { accountSettings } from './accountSettings'
import { adoptPasswordStyles } from './passwordStyles'
import { wrapInPlace } from './wrapInPlace'

/** The span around the field in which the shop's styles want the button; made where the server has not printed it (contract 9.1). */
function boxOf(field: HTMLInputElement): HTMLElement {
  const around = field.parentElement
  if (around?.matches('.password-input,span:not(:has(> .woocommerce-Input))')) {
    around.classList.add('password-input')
    return around
  }
  const box = document.createElement('span')
  box.className = 'password-input'
  wrapInPlace(field, box)
  return box
}

/**
 * A field for a password gets a button that shows what is typed and hides it again (behaviours account.password.*; contract 9.1). The
 * field keeps text, caret and focus. Shown passwords are hidden before the form goes out, or the browser would offer them as old entries.
 */
export default function attach({ host }: Island): undefined {
  const field = host as HTMLInputElement
  const box = boxOf(field)
  if (box.querySelector('.show-password-input')) return
  if (field.matches('[data-island="password"]')) adoptPasswordStyles(box)
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'show-password-input'
  if (field.id) button.setAttribute('aria-describedby', field.id)
  let labels: readonly [show: string, hide: string] = ['', '']

  const show = (isShown: boolean) => {
    field.type = isShown ? 'text' : 'password'
    button.classList.toggle('display-password', isShown)
    button.setAttribute('aria-label', labels[isShown ? 1 : 0])
  }

  button.addEventListener('click', () => {
    const { selectionStart, selectionEnd } = field
    show(field.type === 'password')
    field.focus()
    field.setSelectionRange(selectionStart, selectionEnd)
  })
  field.form?.addEventListener('submit', () => show(false))
  const { accountPasswordShow, accountPasswordHide } = accountSettings()
  loadText('account', settings().locale).then(
    ({ showPassword, hidePassword }) => {
      labels = [accountPasswordShow || showPassword, accountPasswordHide || hidePassword]
      show(false)
      box.append(button)
    },
    () => {},
  )
}
