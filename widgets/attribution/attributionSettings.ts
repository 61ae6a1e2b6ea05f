import { defineSettings } from '../../src/stores/mergeSettings'
import { type AttributionSettings, defaultAttributionSettings } from './tracker/trackerSettings'

/** The settings of the tracker, merged and of the right types (contract 9.3, 12.2). */
export const attributionSettings: () => AttributionSettings = defineSettings(
  defaultAttributionSettings,
  {
    'wc_order_attribution.params': {
      allowTracking: 'attributionAllowed',
      consentCategory: 'attributionConsentCategory',
      lifetime: 'attributionLifetime',
      session: 'attributionSession',
      base64: 'attributionBase64',
    },
  },
  'attribution',
)
