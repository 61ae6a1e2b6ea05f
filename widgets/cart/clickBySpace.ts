import type { Island } from '../../src/islands/island'

/**
 * Clicks links that look and speak as buttons by the Space key (contract 1.1, 1.5). A service, not a component: any link of the page may be
 * one, nothing is shown, and the click is another island's to handle. A key that is held down clicks once, as on a button.
 *
 * @param links CSS selector list of the links.
 */
export function clickBySpace(links: string): (island: Island) => () => void {
  return ({ on }) =>
    on('keydown', (event) => {
      if (!(event as KeyboardEvent).repeat) (event.target as Element).closest<HTMLElement>(links)?.click()
    })
}
