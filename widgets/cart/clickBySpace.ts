import type { Island } from '../../src/islands/island'
import { pressOnce } from '../../src/page/keys'

/**
 * Makes the Space key click links that look like buttons and have their role (contract 1.1, 1.5). A service, not a component: any link of
 * the page may be one, nothing is shown, and another island handles the click. A key that is held down clicks once, as on a button.
 *
 * @param links CSS selector list of the links.
 */
export function clickBySpace(links: string): (island: Island) => () => void {
  return ({ on }) =>
    on('keydown', (event) => {
      pressOnce(event as KeyboardEvent, () => (event.target as Element).closest<HTMLElement>(links)?.click())
    })
}
