import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the photo feed that can be set, with its default. */
export const defaultPhotoFeedSettings = {
  /** Milliseconds until the answer counts as lost: the shop asks another server for the photos. */
  photoFeedTimeout: 30_000,
}

/** The settings of the photo feed, merged and of the right types. */
export const photoFeedSettings: () => typeof defaultPhotoFeedSettings = defineSettings(
  defaultPhotoFeedSettings,
  {},
  'photoFeed',
)
