/** The theme's public calls: what the area's definitions name. */
export { default as installThemeApi } from './themeApi'
