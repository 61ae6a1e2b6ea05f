import type { Page } from '@playwright/test'

/**
 * Adds rules of the shop's real theme to the pages that are opened from now on: behind the page's own style sheets, from its first paint
 * on.
 */
export async function addThemeStyles(page: Page, css: string): Promise<void> {
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

/** The HTML of a page of the demo without the style sheets of its theme. */
export const withoutTheme = (html: string): string => html.replace(/<link rel="stylesheet" href="\/theme[^>]*>/g, '')
