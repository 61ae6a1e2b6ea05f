import { contactFormSettings } from './contactFormSettings'

/** The site's REST root, with a slash at its end (plugins contract 1.3); empty where neither the settings nor the page name one. */
export function restRoot(): string {
  const named = document.head.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href
  const root = contactFormSettings().contactFormRoot || named || ''
  return root.replace(/[^/]$/, '$&/')
}
