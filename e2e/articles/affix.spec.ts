import type { Locator } from '@playwright/test'
import { wheel } from '../support/input'
import { openWhole } from '../support/layoutShift'
import { topOf } from '../support/onScreen'
import { expect, test } from '../support/test'
import { addThemeStyles } from '../support/themeStyles'

const bottomOf = (place: Locator) => place.evaluate((element) => element.getBoundingClientRect().bottom)

test('a sidebar that stays in view lies below the header, whose height is known only once the page is scrolled', async ({
  page,
}) => {
  await addThemeStyles(page, '.post-sidebar { position: static }')
  await openWhole(page, '/bai-viet/cham-soc-meo-con/', (html) =>
    html
      .replace('class="header"', 'class="header has-sticky sticky-jump"')
      .replace('class="ez-toc-widget-container', '$& ez-toc-affix')
      .replace(/(ezTOC"?\s*[:=]\s*\{)/, '$1"affixSelector":".post-sidebar",'),
  )
  const sidebar = page.locator('.post-sidebar')
  await expect(sidebar).toHaveCSS('position', 'sticky')
  await wheel(page, 700)
  const header = page.locator('.header-wrapper')
  await expect(header).toHaveClass(/stuck/)
  await expect.poll(async () => (await topOf(sidebar)) - (await bottomOf(header))).toBe(0)
})
