import type { Page, Request } from '@playwright/test'
import { holdRequests } from '../support/holdRequests'
import { quoteCalls, quoted, quotePage, quoteRemove, quoteRow, quoteTable } from '../support/quote'
import { liveRegion, notices } from '../support/shopPage'
import { expect, test } from '../support/test'

const { remove } = quoteCalls
const { catTree, litterBox } = quoted
const empty = 'Danh sách của bạn đang trống.'

function mailForm(page: Page) {
  return page.locator('#yith-ywraq-mail-form')
}

function isPostToList(request: Request): boolean {
  return request.method() === 'POST' && new URL(request.url()).pathname === quotePage
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
async function openRefreshed(page: Page): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('ywraq_table_reloaded', () => Object.assign(window, { isTableReloaded: true })),
  )
  await page.goto(quotePage)
  await page.waitForFunction(() => 'isTableReloaded' in window)
}

test('quote.list.page-holds-table-and-form quote.list.remove-deletes-row-on-1: the table of the list, and the form that sends it; a removed row goes, it is said aloud, and the focus goes on from the row beside it', async ({
  page,
  shop,
}) => {
  await page.goto(quotePage)
  await expect(quoteTable(page)).toBeVisible()
  for (const product of [catTree, litterBox]) await expect(quoteRow(page, product)).toBeVisible()
  for (const label of [/^Họ tên/, /^Email/, 'Lời nhắn']) await expect(mailForm(page).getByLabel(label)).toBeVisible()
  await expect(mailForm(page).getByRole('button', { name: 'Gửi yêu cầu' })).toBeEnabled()
  await quoteRemove(page, catTree).focus()
  await page.keyboard.press('Enter')
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(liveRegion(page)).toHaveText('Đã xóa khỏi danh sách báo giá.')
  await expect(quoteRemove(page, litterBox)).toBeFocused()
  await expect(page).toHaveURL(quotePage)
  const [call, ...others] = await shop.calls(remove)
  expect(others).toEqual([])
  expect(call?.fields).toMatchObject({ product_id: '104', key: expect.any(String), _wpnonce: expect.any(String) })
  await page.reload()
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(quoteRow(page, catTree)).toHaveCount(0)
})

test('quote.list.mail-form-left-to-the-server: the form is sent once, as the browser sends it; what the server finds wrong it says itself, and what was typed is still there', async ({
  page,
}) => {
  await openRefreshed(page)
  const posts = notePosts(page)
  const send = mailForm(page).getByRole('button', { name: 'Gửi yêu cầu' })
  const name = mailForm(page).getByLabel(/^Họ tên/)
  const email = mailForm(page).getByLabel(/^Email/)
  await send.click()
  expect(posts).toEqual([])
  await name.fill('   ')
  await email.fill('muop@example.com')
  await send.click()
  await expect(notices(page)).toContainText('Họ tên là mục bắt buộc.')
  await expect(email).toHaveValue('muop@example.com')
  // What asks for the table of the new page is over.
  await page.waitForFunction(() => 'isTableReloaded' in window)
  posts.length = 0
  await name.fill('Mướp')
  await mailForm(page).getByLabel('Lời nhắn').fill('Cho mình giá sỉ nhé')
  await send.click()
  await expect(page).toHaveURL(`${quotePage}?sent=1`)
  await expect(page.getByText('Yêu cầu của bạn đã được gửi.')).toBeVisible()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain('rqa_name=M%C6%B0%E1%BB%9Bp&rqa_email=muop%40example.com&rqa_message=Cho')
})

test('an item that was removed elsewhere goes, too, without a complaint; quantities are changed and sent by the list’s own form', async ({
  page,
}) => {
  await openRefreshed(page)
  const link = await quoteRemove(page, catTree).evaluate((remover: HTMLAnchorElement) => remover.href)
  await expect(await page.request.get(link)).toBeOK()
  await quoteRemove(page, catTree).click()
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(notices(page)).toHaveText('')
  const field = quoteRow(page, litterBox).getByRole('spinbutton')
  await quoteRow(page, litterBox)
    .getByRole('button', { name: /^Tăng số lượng/ })
    .click()
  await expect(field).toHaveValue('6')
  await page.getByRole('button', { name: 'Cập nhật danh sách' }).click()
  await expect(notices(page)).toContainText('Danh sách đã được cập nhật.')
  await expect(field).toHaveValue('6')
})

test('quote.list.empty-removes-table-and-form quote.list.empty-shows-text: with the last item both go, and the list says that it is empty; with the refresh off nothing is sent to the list', async ({
  page,
}) => {
  await page.clock.install()
  const posts = notePosts(page)
  await page.goto(`${quotePage}?quote-refresh=0`)
  await quoteRemove(page, catTree).click()
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await expect(liveRegion(page)).toHaveText('Đã xóa khỏi danh sách báo giá.')
  await quoteRemove(page, litterBox).click()
  await expect(quoteRow(page, litterBox)).toHaveCount(0)
  await expect(page.getByText(empty)).toBeVisible()
  await expect(page.getByText(empty)).toBeFocused()
  // The message is read as it gets the focus: it is not announced as well.
  await page.clock.runFor(1100)
  await expect(liveRegion(page)).toHaveText('')
  await expect(quoteTable(page)).toHaveCount(0)
  await expect(mailForm(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Gửi yêu cầu' })).toHaveCount(0)
  expect(posts).toEqual([])
})

test('quote.list.refreshes-table-on-load quote.list.refresh-replaces-only-the-table: a page from a cache gets the table of now, by one empty POST to its own address; what is typed into the mail form meanwhile stays, the focus and the caret too', async ({
  page,
}) => {
  const letGo = await holdRequests(page, /request-quote\/$/, (request) => request.method() === 'POST')
  const cached = (await (await page.request.get(quotePage)).text()).replaceAll(catTree.name, 'Món của hôm qua')
  await page.route(/request-quote\/$/, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ body: cached, contentType: 'text/html' }) : route.fallback(),
  )
  const posts = notePosts(page)
  const asking = page.waitForRequest(isPostToList)
  await page.goto(quotePage)
  await asking
  await expect(quoteTable(page)).toContainText('Món của hôm qua')
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
  await expect(page.getByText('Món của hôm qua')).toHaveCount(0)
  expect(posts).toEqual([null])
})

test('a list in a second tab goes by what the first takes off it, and what is typed there stays', async ({
  context,
  page,
}) => {
  await openRefreshed(page)
  const message = mailForm(page).getByLabel('Lời nhắn')
  await message.fill('Cho mình giá')
  const other = await context.newPage()
  await other.goto(quotePage)
  await quoteRemove(other, catTree).click()
  await expect(quoteRow(other, catTree)).toHaveCount(0)
  await page.bringToFront()
  await expect(quoteRow(page, catTree)).toHaveCount(0)
  await expect(quoteRow(page, litterBox)).toHaveCount(1)
  await expect(message).toHaveValue('Cho mình giá')
  await other.close()
})
