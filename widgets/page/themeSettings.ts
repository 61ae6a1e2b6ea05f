import { defineSettings } from '../../src/stores/mergeSettings'

/** Everything about the theme's elements that can be set, with its default. Empty texts: in the shopper's language. */
export const defaultThemeSettings = {
  /** May this visitor edit pages? Only then are there links to the editor, and a message about reduced motion in the console. */
  themeCanEditPages: false,
  /** Names the mobile menu. */
  themeMainMenu: '',
  /** Names the buttons that unfold the entries of a menu. */
  themeToggleButton: '',
}

/** The settings of the theme's elements, merged and of the right types (contract 0.6). */
export const themeSettings: () => typeof defaultThemeSettings = defineSettings(
  defaultThemeSettings,
  {
    'flatsomeVars.user': { can_edit_pages: 'themeCanEditPages' },
    'flatsomeVars.i18n': { mainMenu: 'themeMainMenu', toggleButton: 'themeToggleButton' },
  },
  'theme',
)
