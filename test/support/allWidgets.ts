import type { Definition } from '../../src/islands/definition'

/** Every definition of the house. Imported anew, as everything on a fresh page. */
export async function loadAllWidgets(): Promise<readonly Definition[]> {
  return (await import('../../widgets/catalogue')).catalogue
}
