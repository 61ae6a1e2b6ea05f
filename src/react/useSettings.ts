import { useStore } from '@nanostores/react'
import { type Settings, settings } from '../stores/settings'
import { $settings } from '../stores/settingsStore'

/**
 * The settings of every page, merged and of the right types (`docs/settings.md`).
 *
 * @returns them as they are now. The component renders again when settings are given; a script that writes into a plugin's global tells
 *   nobody, so that value is seen at the next rendering.
 */
export function useSettings(): Settings {
  useStore($settings)
  return settings()
}
