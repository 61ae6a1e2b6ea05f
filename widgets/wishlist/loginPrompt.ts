import type { Island } from '../../src/islands/island'
import { loginForm } from './pageHooks'

/** The link that shows the login form on one click and hides it on the next (behaviour wishlist.table.login-prompt-toggles-form). */
export function attachLoginPrompt({ host: link, on }: Island): () => void {
  return on('click', () => {
    const form = loginForm(link)
    if (!form) return
    const isHidden = getComputedStyle(form).display === 'none'
    form.hidden = false
    form.style.display = isHidden ? 'block' : 'none'
    link.setAttribute('aria-expanded', String(isHidden))
  })
}
