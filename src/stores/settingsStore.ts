import { atom } from './atom'
import { onSettingsGiven } from './mergeSettings'
import { type Settings, settings } from './settings'

/**
 * The settings of every page, for who shows them and wants to follow: `start(settings)` may bring more at any time. Apart from their
 * getter, because the core needs that, and no store library.
 */
export const $settings = /* @__PURE__ */ atom<Settings>(settings())

onSettingsGiven(() => $settings.set(settings()))
