import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the banners of the shop that can be set, with the value it has where nobody sets it. */
export const defaultBannersSettings = {
  /** When the saving of a dismissed banner counts as failed. */
  bannerSaveTimeout: 10_000,
}

/** The settings of the banners, merged and of the right types. */
export const bannersSettings: () => typeof defaultBannersSettings = defineSettings(defaultBannersSettings, {}, 'banner')
