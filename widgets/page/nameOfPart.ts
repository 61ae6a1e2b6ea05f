/** The accessible name of a part of the page: its label, else its first heading. */
export function nameOfPart(part: HTMLElement): string | undefined {
  return part.getAttribute('aria-label') || part.querySelector('h1,h2,h3,h4')?.textContent?.trim()
}
