import { examples } from '../demo-pages/showcase/examples'
import { basketCount } from './support/shopPage'
import { expect, test } from './support/test'

const PATH = '/thu-vien/'

test('the gallery is reached from the front page; its examples are alive, each where it stands; hooks, settings and events can be read beside each; nothing is wider than a phone', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Thư viện các đảo' }).first().click()
  await expect(page).toHaveURL(PATH)
  await page.getByRole('button', { name: 'Thêm pate vào giỏ' }).click()
  await expect(basketCount(page)).toHaveText('1')
  await expect(page.locator('[data-island="cart-count"]')).toHaveText('1')
  await page.getByRole('tab', { name: 'Ổ ngủ' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Ổ ngủ' })).toBeVisible()
  await page.locator('#thu-mat-khau').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Hiển thị mật khẩu' }).click()
  await expect(page.locator('#thu-mat-khau')).toHaveAttribute('type', 'text')
  await page.locator('[data-flatsome-instagram]').scrollIntoViewIfNeeded()
  await expect(page.locator('.photo-feed img')).toHaveCount(6)
  await page.locator('#example-quote-button summary').last().click()
  await expect(page.getByText('[data-island="quote-button"],.add-request-quote-button')).toBeVisible()
  const facts = page.locator('#quote .gallery-facts')
  await facts.locator('summary').click()
  await expect(facts.getByText('shop-islands:quote-changed')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.my_account_orders').scrollIntoViewIfNeeded()
  await expect(page.locator('.touch-scroll-table')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('every example that needs a page of its own leads to one', async ({ request }) => {
  for (const example of examples) if ('at' in example) await expect(await request.get(example.at)).toBeOK()
})
