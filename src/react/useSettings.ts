import { useStore } from '@nanostores/react'
import { type Settings, settings } from '../stores/settings'
import { $settings } from '../stores/settingsStore'

/**
 * The settings of every page, merged and of the right types (`docs/settings.md`); the component follows them, and
 * draws with what the plugins' globals say in this moment: nobody tells when a script writes into one.
 */
export function useSettings(): Settings {
  useStore($settings)
  return settings()
}
