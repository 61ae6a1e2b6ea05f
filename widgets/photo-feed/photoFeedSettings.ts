import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the photo feed that can be set, with its default. */
export const defaultPhotoFeedSettings = {
  /** Milliseconds until the answer counts as lost. Long, because the shop fetches the photos from another server. */
  photoFeedTimeout: 30_000,
}

/** The settings of the photo feed, merged and of the right types. */
export const photoFeedSettings: () => typeof defaultPhotoFeedSettings = defineSettings(
  defaultPhotoFeedSettings,
  {},
  'photoFeed',
)
