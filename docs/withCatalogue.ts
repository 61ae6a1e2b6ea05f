import { Window } from 'happy-dom'
import type { Definition } from '../src/islands/definition'

/**
 * Hands every definition of the house to somebody outside of a browser. Definitions listen to the page, and ask about it, as soon as they
 * are loaded, so there is one meanwhile.
 */
export async function withCatalogue(use: (catalogue: readonly Definition[]) => void): Promise<void> {
  const window = new Window()
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(window)))
    if (!(name in globalThis)) Object.defineProperty(globalThis, name, property)
  const { catalogue } = await import('../widgets/catalogue')
  use(catalogue)
  await window.happyDOM.close()
}
