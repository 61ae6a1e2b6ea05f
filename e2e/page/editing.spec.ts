import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/productPage'
import { expect, test } from '../support/test'

test('security.role.editor-sees-block-edit-links: a block has a button to the builder and one to the editor', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(`${elements.editing}?editor=1`)
  const block = page.locator('.page-block').last()
  const builder = page.getByRole('link', { name: 'Sửa trong trình dựng trang' })
  await hoverUntil(block, () => expect(builder).toBeVisible({ timeout: 500 }))
  await expect(page.getByText('Khối: liên hệ')).toBeVisible()
  await expect(builder).toHaveAttribute('href', /post=72&app=uxbuilder$/)
  await expect(page.getByRole('link', { name: 'Sửa trong trang quản trị' })).toHaveAttribute(
    'href',
    /post=72&action=edit$/,
  )
  await builder.hover()
  await page.clock.runFor(500)
  await expect(builder).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(builder).toHaveCount(0)
  await expect(page.locator('.block-edit-link')).toHaveCount(0)
})

test('security.role.editor-sees-block-edit-links: the keyboard gets there, too', async ({ page }) => {
  await page.goto(`${elements.editing}?editor=1`)
  await expect(page.locator('.page-block.has-block')).toHaveCount(2)
  await page.locator('.page-block').first().focus()
  const builder = page.getByRole('link', { name: 'Sửa trong trình dựng trang' })
  await expect(builder).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(builder).toBeFocused()
})

for (const [who, query, motion, isTold] of [
  ['an editor whose system asks for it', '?editor=1', 'reduce', true],
  ['an editor whose system does not', '?editor=1', 'no-preference', false],
  ['a shopper', '', 'reduce', false],
] as const) {
  const id = isTold ? 'security.role.editor-sees-reduced-motion-notice' : 'security.role.shoppers-see-no-editor-extras'
  test(`${id}: the console tells ${isTold ? '' : 'nothing to '}${who} about reduced motion`, async ({ page }) => {
    const told: string[] = []
    page.on('console', (message) => told.push(message.text()))
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: motion })
    await page.goto(`${elements.editing}${query}`)
    await page.waitForLoadState('networkidle')
    await page.clock.runFor(1500)
    await page.waitForLoadState('networkidle')
    await expect.poll(() => told.some((text) => text.includes('reduced motion'))).toBe(isTold)
  })
}

test('security.role.shoppers-see-no-editor-extras: a shopper has no links to an editor, even where a cache printed the marks', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(elements.editing)
  await page.evaluate(() => {
    const mark = document.createElement('div')
    mark.className = 'block-edit-link'
    Object.assign(mark.dataset, { title: 'x', link: '/wp-admin/', backend: '/wp-admin/' })
    document.querySelector('.page-block')?.before(mark)
  })
  await page.locator('.page-block').first().hover()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor(800)
  await expect(page.locator('.has-block,.edit-block-button')).toHaveCount(0)
})
