import { allDefinitions } from '../islands/hostIndex'
import { settingGroups } from '../stores/mergeSettings'

/**
 * Has each area report its misspelt settings, also those that are not on the page, for which their files are loaded. An area that was
 * asked before says nothing twice.
 */
export async function checkSettings(): Promise<void> {
  const areas = new Set(allDefinitions().map(({ area }) => area))
  await Promise.allSettled([...areas].map((area) => area?.load()))
  for (const read of settingGroups) read()
}
