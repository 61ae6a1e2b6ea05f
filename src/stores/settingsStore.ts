import { atom } from './atom'
import { onSettingsChanged } from './mergeSettings'
import { type Settings, settings } from './settings'

/**
 * The settings of every page as a store, for components that follow changes: `start(settings)` may bring more at any time. Not in
 * `settings.ts`, because the core needs that file but no store library.
 */
export const $settings = /* @__PURE__ */ atom<Settings>(settings())

onSettingsChanged(() => $settings.set(settings()))
