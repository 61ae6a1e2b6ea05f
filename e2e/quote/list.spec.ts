import type { Page, Request } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { quoted, quoteRemove, quoteRow, quoteTable } from '../support/quote'
import { liveRegion, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { catTree, litterBox } = quoted
const list = '/request-quote/'
const remove = 'yith_ywraq_action/remove_item'
const empty = 'Danh sách của bạn đang trống.'

function mailForm(page: Page) {
  return page.locator('#yith-ywraq-mail-form')
}

function isPostToList(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === list
}

/** Notes each POST of the page to the list's own address. @returns the bodies so far. */
function notePosts(page: Page): (string | null)[] {
  const posts: (string | null)[] = []
  page.on('request', (request) => {
    if (isPostToList(request)) posts.push(request.postData())
  })
  return posts
}

/** Opens the list and waits until its table has been fetched anew. */
async function openRefreshed(page: Page, address = list): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('ywraq_table_reloaded', () => Object.assign(window, { isTableReloaded: true })),
  )
  await page.goto(address)
  await page.waitForFunction(() => 'isTableReloaded' in window)
}

test('quote.list.page-holds-table-and-form: the table of the list, and the form that sends it', async ({ page }) => {
  await page.goto(list)
  await expect(quoteTable(page)).toBeVisible()
  for (const product of [catTree, litterBox]) await expect(quoteRow(page, product)).toBeVisible()
  for (const label of [/^Họ tên/, /^Email/, 'Lời nhắn']) await expect(mailForm(page).getByLabel(label)).toBeVisible()
  await expect(mailForm(page).getByRole('button', { name: 'Gửi yêu cầu' })).toBeEnabled()
})

test('quote.list.mail-form-left-to-the-server: the form is sent once, as the browser sends it, and the server says what came of it', async ({
  page,
}) => {
  await openRefreshed(page)
  const posts = notePosts(page)
  const send = mailForm(page).getByRole('button', { name: 'Gửi yêu cầu' })
  await send.click()
  expect(posts).toEqual([])
  await mailForm(page)
    .getByLabel(/^Họ tên/)
    .fill('Mướp')
  await mailForm(page)
    .getByLabel(/^Email/)
    .fill('muop@example.com')
  await mailForm(page).getByLabel('Lời nhắn').fill('Cho mình giá sỉ nhé')
  await send.click()
  await expect(page).toHaveURL(`${list}?sent=1`)
  await expect(page.getByText('Yêu cầu của bạn đã được gửi.')).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('rqa_name=M%C6%B0%E1%BB%9Bp&rqa_email=muop%40example.com&rqa_message=Cho')
})

test('what the server finds wrong in the mail form it says itself, and what was typed is still there', async ({
  page,
}) => {
  await openRefreshed(page)
  await mailForm(page)
    .getByLabel(/^Họ tên/)
    .fill('   ')
  await mailForm(page)
    .getByLabel(/^Email/)
    .fill('muop@example.com')
  await mailForm(page).getByRole('button', { name: 'Gửi yêu cầu' }).click()
  await expect(notices(page)).toContainText('Họ tên là mục bắt buộc.')
  await expect(mailForm(page).getByLabel(/^Email/)).toHaveValue('muop@example.com')
})

test('quote.list.remove-deletes-row-on-1: the row goes, it is said aloud, and the focus goes on from the row beside it', async ({
  page,
  shop,
}) => {
  await page.goto(list)
  await quoteRemove(page, catTree).focus()
  await page.keyboard.press('Enter')
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(liveRegion(page)).toHaveText('Đã xóa khỏi danh sách báo giá.')
  await expect(quoteRemove(page, litterBox)).toBeFocused()
  await expect(page).toHaveURL(list)
  const [call, ...others] = await shop.calls(remove)
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({ product_id: '104', key: expect.any(String), _wpnonce: expect.any(String) })
  await page.reload()
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(quoteRow(page, catTree)).toHaveCount(0)
})

test('an item that another tab has removed goes from this one, too, without a complaint', async ({ page }) => {
  await openRefreshed(page)
  const other = await page.context().newPage()
  await other.goto(list)
  for (const tab of [other, page]) {
    await quoteRemove(tab, catTree).click()
    await expect(quoteRow(tab, catTree)).toHaveCount(0)
  }
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(notices(page)).toHaveText('')
})

test('quote.list.empty-removes-table-and-form quote.list.empty-shows-text: with the last item both go, and the list says that it is empty', async ({
  page,
}) => {
  await page.goto(list)
  for (const product of [catTree, litterBox]) {
    await quoteRemove(page, product).click()
    await expect(quoteRow(page, product)).toHaveCount(0)
  }
  await expect(page.getByText(empty)).toBeVisible()
  await expect(page.getByText(empty)).toBeFocused()
  await expect(liveRegion(page)).toHaveText(empty)
  await expect(quoteTable(page)).toHaveCount(0)
  await expect(mailForm(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Gửi yêu cầu' })).toHaveCount(0)
})

test('quote.list.refreshes-table-on-load: a page from a cache gets the table of now, by one empty POST to its own address', async ({
  page,
}) => {
  await openRefreshed(page)
  const cached = (await page.content()).replaceAll(catTree.name, 'Món của hôm qua')
  await page.route(/request-quote\/$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ body: cached, contentType: 'text/html' }) : route.continue(),
  )
  const posts = notePosts(page)
  await page.reload()
  await expect(quoteRow(page, catTree)).toHaveCount(1)
  await expect(page.getByText('Món của hôm qua')).toHaveCount(0)
  expect(posts).toEqual([null])
})

test('quote.list.refresh-replaces-only-the-table: what is typed into the mail form meanwhile stays, the focus and the caret too', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /request-quote\/$/, (request) => request.method() === 'POST')
  const asking = page.waitForRequest(isPostToList)
  await page.goto(list)
  await asking
  const message = mailForm(page).getByLabel('Lời nhắn')
  await mailForm(page)
    .getByLabel(/^Họ tên/)
    .fill('Mướp')
  await message.fill('Cho mình giá')
  await page.evaluate(() => Object.assign(document.querySelector('#rqa-message') ?? {}, { isSame: true }))
  const swapped = await page.evaluateHandle(() => ({
    isDone: new Promise((resolve) => document.addEventListener('ywraq_table_reloaded', () => resolve(true))),
  }))
  letGo()
  expect(await swapped.evaluate(({ isDone }) => isDone)).toBe(true)
  await expect(message).toBeFocused()
  await expect(message).toHaveJSProperty('isSame', true)
  await page.keyboard.type(' sỉ')
  await expect(message).toHaveValue('Cho mình giá sỉ')
  await expect(mailForm(page).getByLabel(/^Họ tên/)).toHaveValue('Mướp')
  await expect(quoteRow(page, catTree)).toHaveCount(1)
})

test('with the refresh off nothing is sent', async ({ page }) => {
  const posts = notePosts(page)
  await page.goto(`${list}?quote-refresh=0`)
  await quoteRemove(page, catTree).click()
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  expect(posts).toEqual([])
})

test('quantities are changed and sent by the list’s own form', async ({ page }) => {
  await openRefreshed(page)
  const field = quoteRow(page, litterBox).getByRole('spinbutton')
  await quoteRow(page, litterBox)
    .getByRole('button', { name: /^Tăng số lượng/ })
    .click()
  await expect(field).toHaveValue('6')
  await page.getByRole('button', { name: 'Cập nhật danh sách' }).click()
  await expect(notices(page)).toContainText('Danh sách đã được cập nhật.')
  await expect(field).toHaveValue('6')
})
