import { allDefinitions } from '../islands/hostIndex'
import { settingGroups } from '../stores/mergeSettings'

/**
 * Has every area report its misspelt settings. The files of areas that this page does not use are loaded for it. An area reports nothing
 * twice.
 */
export async function checkSettings(): Promise<void> {
  const areas = new Set(allDefinitions().map(({ area }) => area))
  await Promise.allSettled([...areas].map((area) => area?.load()))
  for (const read of settingGroups) read()
}
