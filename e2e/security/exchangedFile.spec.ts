import { readFileSync } from 'node:fs'
import { changeAnswers } from '../support/changeAnswers'
import { isScriptThere } from '../support/inspect'
import { addButton, basketCount, notices, products } from '../support/shopPage'
import { expect, test } from '../support/test'

const FILE = 'shop-islands.classic.js'
const { [FILE]: hash } = JSON.parse(readFileSync('dist/integrity.json', 'utf8')) as Record<string, string>

test.use({ consoleMessages: { expected: [/Failed to find a valid digest in the 'integrity' attribute/] } })

test('a classic script that was exchanged on its way does not run, and a product is added by its link', async ({
  page,
}) => {
  await changeAnswers(page, `**/${FILE}`, (code) => `${code} `)
  await changeAnswers(page, '/cua-hang/*', (html) =>
    html.replace(`${FILE}"`, `${FILE}" integrity="${hash}" crossorigin="anonymous"`),
  )
  await page.goto('/cua-hang/?reveal=0&script=classic')
  await expect(page.locator(`script[integrity="${hash}"]`)).toHaveCount(1)
  expect(await isScriptThere(page)).toBe(false)
  // The page that answers is as the shop serves it.
  await page.unrouteAll()
  await addButton(page, products.pate).click()
  await expect(notices(page)).toContainText('đã được thêm vào giỏ hàng')
  await expect(basketCount(page)).toHaveText('1')
})
