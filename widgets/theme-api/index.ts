/** The theme's public calls: what the area's definitions name. */
export { offerThemeApi } from './themeApi'
