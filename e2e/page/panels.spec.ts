import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

test('page.tabs.click-shows-panel, page.tabs.keyboard: before anything was clicked the arrows go from tab to tab; a click shows the tab’s panel and hides the others, and what is chosen is told', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name })
  await page.goto(elements.ways)
  await tab('Cỡ nhỏ').focus()
  // The keys are served from an idle moment on.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(tab('Cỡ lớn')).toBeFocused({ timeout: 100 })
  }).toPass()
  await tab('Cỡ lớn').click()
  await expect(page.getByText('Cho bé từ ba ký trở lên.')).toBeVisible()
  await expect(page.getByText('Cho bé dưới ba ký.')).toBeHidden()
  await tab('Cỡ nhỏ').click()
  await expect(page.getByText('Cho bé dưới ba ký.')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Cỡ lớn')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tab('Cỡ lớn')).toHaveAttribute('aria-selected', 'true')
  await expect(tab('Cỡ nhỏ')).toHaveAttribute('aria-selected', 'false')
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveText('Cho bé từ ba ký trở lên.')
})

test('page.hash.opens-matching-tab: the tab that the address names is open', async ({ page }) => {
  await page.goto(`${elements.ways}#tab_giat`)
  await expect(page.getByText('Giặt tay với nước ấm.')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Cách giặt' })).toHaveAttribute('aria-selected', 'true')
})

test('page.hash.opens-matching-accordion, page.accordion.toggles-section: the section that the address names is open; a click or Enter opens another and closes it again, and says so', async ({
  page,
}) => {
  await page.goto(`${elements.ways}#accordion-item-giao-hang`)
  const title = page.locator('.accordion-title', { hasText: 'Đổi trả' })
  const content = page.getByText('Bảy ngày, còn nguyên bao bì.')
  await expect(page.getByText('Trong ngày ở nội thành.')).toBeVisible()
  await expect(content).toBeHidden()
  await title.click()
  await expect(content).toBeVisible()
  await expect(title).toHaveAttribute('aria-expanded', 'true')
  await title.press('Enter')
  await expect(content).toBeHidden()
  await expect(title).toHaveAttribute('aria-expanded', 'false')
  // A click on the arrow leaves the focus there, on a button: held down, Enter is one press of it.
  await title.getByRole('button', { includeHidden: true }).click()
  await expect(title).toHaveAttribute('aria-expanded', 'true')
  for (const _repetition of ['the key', 'its repetition']) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(title).toHaveAttribute('aria-expanded', 'false')
})
