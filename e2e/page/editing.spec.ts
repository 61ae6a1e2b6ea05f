import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { hoverUntil } from '../support/input'
import { inspect, untilAwake } from '../support/inspect'
import { expect, test } from '../support/test'

/** What says why nothing moves, by its name. */
const NOTICE = 'motion-notice'

/** Notes what the console says from now on. @returns a function that says whether reduced motion was spoken of. */
function listenForMotion(page: Page): () => boolean {
  const told: string[] = []
  page.on('console', (message) => told.push(message.text()))
  return () => told.some((text) => text.includes('reduced motion'))
}

test('security.role.editor-sees-block-edit-links: a block has a button to the builder and one to the editor, by pointer and by keyboard; the console tells nothing to an editor whose system does not ask for reduced motion', async ({
  page,
}) => {
  const isToldOfMotion = listenForMotion(page)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(`${elements.editing}?editor=1`)
  const blocks = page.locator('.page-block')
  const builder = page.getByRole('link', { name: 'Sửa trong trình dựng trang' })
  await hoverUntil(blocks.last(), () => expect(builder).toBeVisible({ timeout: 500 }))
  await expect(page.getByText('Khối: liên hệ')).toBeVisible()
  await expect(builder).toHaveAttribute('href', /post=72&app=uxbuilder$/)
  await expect(page.getByRole('link', { name: 'Sửa trong trang quản trị' })).toHaveAttribute(
    'href',
    /post=72&action=edit$/,
  )
  await builder.hover()
  await page.clock.runFor(500)
  await expect(builder).toBeVisible()
  await test.step('the room between the buttons is behind each, also from right to left', async () => {
    await expect(builder).toHaveCSS('margin', '6px 6px 0px 0px')
    await builder.evaluate(({ ownerDocument }) => ownerDocument.documentElement.setAttribute('dir', 'rtl'))
    await expect(builder).toHaveCSS('margin', '6px 0px 0px 6px')
    await builder.evaluate(({ ownerDocument }) => ownerDocument.documentElement.removeAttribute('dir'))
  })
  await page.keyboard.press('Escape')
  await expect(builder).toHaveCount(0)
  await expect(page.locator('.block-edit-link')).toHaveCount(0)
  await expect(page.locator('.page-block.has-block')).toHaveCount(2)
  await blocks.first().focus()
  await expect(builder).toHaveAttribute('href', /post=71&app=uxbuilder$/)
  await expect(builder).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(builder).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(builder).toHaveCount(0)
  await expect(blocks.first()).toBeFocused()
  await untilAwake(page, NOTICE)
  expect(isToldOfMotion()).toBe(false)
})

test('security.role.editor-sees-reduced-motion-notice: the console tells an editor whose system asks for it about reduced motion', async ({
  page,
}) => {
  const isToldOfMotion = listenForMotion(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${elements.editing}?editor=1`)
  await expect.poll(isToldOfMotion).toBe(true)
})

test('security.role.shoppers-see-no-editor-extras: a shopper has no links to an editor, even where a cache printed the marks, and is told nothing about reduced motion', async ({
  page,
}) => {
  const isToldOfMotion = listenForMotion(page)
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
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
  const [notice] = (await inspect(page)).filter(({ widget }) => widget === NOTICE)
  expect(notice).toMatchObject({ state: 'asleep', why: 'its condition is not met' })
  expect(isToldOfMotion()).toBe(false)
})
