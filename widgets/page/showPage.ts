// Writes to the page by hand: a page may not wait for React, or for any file, to be seen.

/** Milliseconds for which the theme's loader fades out (contract 11.1). */
const LOADER_FADES = 1000

/** Shows a page that its theme keeps from being seen until it is ready (contract 11.1). A service, and in the core. */
export function showPage(): undefined {
  document.documentElement.classList.remove('loading-site')
  setTimeout(() => document.querySelector('.page-loader')?.remove(), LOADER_FADES)
}
