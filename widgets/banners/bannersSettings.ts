import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the banners of the shop that can be set, with its default. */
export const defaultBannersSettings = {
  /** Milliseconds until saving that a banner was dismissed counts as failed. */
  bannerSaveTimeout: 10_000,
  /** The version of the theme's cookie notice: a visitor who has accepted another version is asked again. */
  bannerCookieVersion: '1',
  /** Milliseconds until the theme's cookie notice slides in. */
  bannerCookieDelay: 2500,
}

/** The settings of the banners, merged and of the right types (contract 0.6). */
export const bannersSettings: () => typeof defaultBannersSettings = defineSettings(
  defaultBannersSettings,
  { 'flatsomeVars.options': { cookie_notice_version: 'bannerCookieVersion' } },
  'banner',
)
