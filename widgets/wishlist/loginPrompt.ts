/** The login form of a prompt, where there is one (contract plugins 2.1). */
export function loginForm(link: Element): HTMLElement | null {
  return link.closest('[data-island="login-prompt"],.tinv-login')?.querySelector<HTMLElement>('.login') ?? null
}

/** Shows the login form on one click and hides it on the next (behaviour wishlist.table.login-prompt-toggles-form). */
export function toggleLogin(event: Event, link: HTMLElement): void {
  const form = loginForm(link)
  if (!form) return
  event.preventDefault()
  const isHidden = getComputedStyle(form).display === 'none'
  form.hidden = false
  form.style.display = isHidden ? 'block' : 'none'
  link.setAttribute('aria-expanded', String(isHidden))
}
