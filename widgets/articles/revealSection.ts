// Writes to the page by hand: opens the server's own HTML for good, as the browser does on its way to a section.

/** Opens everything closed around a section, as the browser does for a link to it: `details`, and what is hidden until it is found. */
export function revealSection(section: Element): void {
  for (let part: Element | null = section; part; part = part.parentElement) {
    // Its summary is always seen.
    if (part.matches('details:not([open])>:not(summary)')) part.parentElement?.setAttribute('open', '')
    if (part.matches('[hidden="until-found" i]')) {
      part.dispatchEvent(new Event('beforematch', { bubbles: true }))
      part.removeAttribute('hidden')
    }
  }
}
