import { defineSettings } from '../../src/stores/mergeSettings'

/** What the theme says about its elements, with the value each has where nobody says it. Empty texts: in the shopper's language. */
export const defaultThemeSettings = {
  /** May this visitor edit pages? They see what nobody else does: links to the editor, and a word about reduced motion. */
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
