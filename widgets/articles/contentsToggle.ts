import type { Island } from '../../src/islands/island'
import { TABLE } from './contentsHooks'
import { toggle } from './contentsTable'

/** What opens and closes a table of contents. */
export function attachToggle({ host, on }: Island): () => void {
  return on('click', () => {
    const table = host.closest(TABLE)
    if (table) toggle(table)
  })
}
