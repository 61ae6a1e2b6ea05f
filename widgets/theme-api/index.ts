/** The theme's public calls: what the area's definitions name. */
export { installThemeApi } from './themeApi'
