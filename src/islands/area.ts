import type { AreaDefinition, Definition } from './definition'

/** A folder of `widgets/`, which the build makes one file of. */
export interface Area {
  /** The name of the folder and of the file. */
  name: string
  /** Loads the file. */
  load(): Promise<object>
}

/**
 * Makes the definitions of an area. They are in the core; what they name is in the area's file, which is loaded when the first of its
 * islands wakes.
 *
 * @param name the folder's name.
 * @param load imports the folder's `index.ts`; components and services are named as it exports them.
 */
export function defineArea<Module extends object>(
  name: string,
  load: () => Promise<Module>,
  definitions: readonly AreaDefinition<keyof Module & string>[],
): readonly Definition[] {
  const area: Area = { name, load }
  return definitions.map((definition) => ({ ...definition, area }))
}
