import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about contact forms that can be set, with its default. */
export const defaultContactFormSettings = {
  /** The site's REST root; empty: the one that the page's `<link rel="https://api.w.org/">` names. */
  contactFormRoot: '',
  /** The REST namespace, between the root and the calls' names. */
  contactFormNamespace: 'contact-form-7/v1',
  /** May this page come from a page cache, with an old captcha in it? */
  contactFormCached: false,
  /** Milliseconds that a submission may take, and a second more for each 20 kB of files. */
  contactFormTimeout: 120_000,
}

/** The settings of contact forms, merged and of the right types (plugins contract 1.3). */
export const contactFormSettings: () => typeof defaultContactFormSettings = defineSettings(
  defaultContactFormSettings,
  {
    wpcf7: { cached: 'contactFormCached' },
    'wpcf7.api': { root: 'contactFormRoot', namespace: 'contactFormNamespace' },
  },
  'contactForm',
)

/** The site's REST root, with a slash at its end (plugins contract 1.3); empty where neither the settings nor the page name one. */
export function restRoot(): string {
  const named = document.head.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href
  const root = contactFormSettings().contactFormRoot || named || ''
  return root.replace(/[^/]$/, '$&/')
}
