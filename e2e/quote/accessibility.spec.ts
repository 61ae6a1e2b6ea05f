import { testStates } from '../support/axe'
import { kibblePage, quoteButton, quoted, quoteMessage, quotePage, quoteRemove } from '../support/quote'
import { products } from '../support/shopPage'
import { expect } from '../support/test'

const { kibble } = products
const { catTree, litterBox } = quoted

testStates({
  'a product that was added': async (page) => {
    await page.goto(kibblePage)
    await quoteButton(page, kibble).click()
    await expect(quoteMessage(page)).toBeVisible()
  },
  'a listing with quote buttons': async (page) => {
    await page.goto('/cua-hang/?quote-cards=1&cards=8')
    await quoteButton(page, kibble).click()
    await expect(quoteMessage(page)).toBeVisible()
  },
  'the list after a removal': async (page) => {
    await page.goto(quotePage)
    await quoteRemove(page, catTree).click()
    await expect(quoteRemove(page, catTree)).toHaveCount(0)
  },
  'the list when it has been emptied': async (page) => {
    await page.goto(quotePage)
    for (const product of [catTree, litterBox]) {
      await quoteRemove(page, product).click()
      await expect(quoteRemove(page, product)).toHaveCount(0)
    }
    await expect(page.getByText('Danh sách của bạn đang trống.')).toBeFocused()
  },
})
