import { useStore } from '@nanostores/react'
import type { Settings } from '../stores/settings'
import { $settings } from '../stores/settingsStore'

/**
 * The settings of every page, merged and of the right types (`docs/settings.md`); the component follows them. What a plugin's
 * global brings late counts from the moment in which anybody reads settings.
 */
export function useSettings(): Settings {
  return useStore($settings)
}
