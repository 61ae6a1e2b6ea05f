import type { Page } from '@playwright/test'
import { elements } from '../support/elementsPage'
import { expect, test } from '../support/test'

const pictures = (page: Page) => page.getByRole('dialog', { name: 'Hình ảnh' })

test.describe('pictures, one of which is lost', () => {
  test.use({ consoleMessages: { expected: [/404/] } })

  test('a link to one opens it over the page, with its caption, and Esc gives the focus back; those of a gallery are stepped through by button and arrow key; the lost one says so, with a link to it', async ({
    page,
  }) => {
    await page.goto(elements.lightboxes)
    const link = page.locator('.wp-block-image a')
    await link.click()
    await expect(pictures(page)).toContainText('Chải lông mỗi tuần')
    await page.keyboard.press('Escape')
    await expect(pictures(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await page.locator('.gallery a').nth(1).click()
    await expect(pictures(page)).toContainText('2 / 3')
    await page.keyboard.press('ArrowRight')
    await expect(pictures(page)).toContainText('3 / 3')
    await page.getByRole('button', { name: 'Ảnh trước' }).click()
    await expect(pictures(page)).toContainText('Ảnh 2 của bộ')
    await page.keyboard.press('Escape')
    await expect(pictures(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Ảnh đã mất' }).click()
    await expect(pictures(page).getByRole('alert')).toHaveText('Không tải được hình ảnh #1.')
    await expect(pictures(page).getByRole('link')).toHaveAttribute('href', /anh-da-mat\.jpg$/)
  })
})

test('a part of the page opens as a dialog, leads to another, and is back in its place afterwards, the focus on the link that opened the first; what a field of it opens at the end of the page can be used, and what lies beside that cannot', async ({
  page,
}) => {
  await page.goto(elements.lightboxes)
  // As jQuery UI has its calendar: one for all fields, at the end of the page before any dialog opens.
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<style>#ui-datepicker-div { position: fixed; inset: 0 auto auto 0; z-index: 9999 }</style>
        <div id="ui-datepicker-div" style="display: none"><button>12</button></div><p id="beside"><button>Bên ngoài</button></p>`,
    )
  })
  const opener = page.getByRole('link', { name: 'Điều khoản' })
  await opener.click()
  const terms = page.getByRole('dialog', { name: 'Điều khoản' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('link', { name: 'Đọc lời chào' }).click()
  await expect(page.getByRole('dialog', { name: 'Xin chào' })).toBeVisible()
  await expect(terms).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.locator('.mfp-wrap')).toHaveCount(0)
  // The link that opened the second is hidden with the first.
  await expect(opener).toBeFocused()
  await expect(page.locator('main #dieu-khoan.mfp-hide')).toHaveCount(1)
  await opener.click()
  await expect(terms.getByRole('checkbox')).toBeChecked()
  await expect(page).toHaveURL(elements.lightboxes)
  await expect(page.locator('#beside')).toHaveAttribute('inert')
  await page.evaluate(() => {
    const calendar = document.querySelector<HTMLElement>('#ui-datepicker-div')
    if (calendar) calendar.style.display = 'block'
  })
  await page.getByRole('button', { name: '12' }).click()
  await expect(page.getByRole('button', { name: '12' })).toBeFocused()
  await expect(terms).toBeVisible()
})

test('a section that closes above another in a lightbox scrolls that, not the page behind it, and what was played in it is silent once it has closed', async ({
  page,
}) => {
  await page.goto(elements.lightboxes)
  const section = (name: string, height: number) =>
    `<h3>${name}</h3><div class="accordion-inner" style="display: none"><div style="height: ${height}px"></div></div>`
  await page.locator('#dieu-khoan').evaluate(
    (terms, html) => {
      terms.insertAdjacentHTML('beforeend', html)
      const wave = new Uint8Array(8044)
      // One second of nothing, as a file that can be played.
      wave.set(
        [...'RIFF\x8c\x1f\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data\x40\x1f\0\0'].map(
          (c) => c.charCodeAt(0),
        ),
      )
      for (const sound of terms.querySelectorAll('audio'))
        sound.src = URL.createObjectURL(new Blob([wave], { type: 'audio/wav' }))
    },
    `<div data-island="accordion">${section('Một', 2500)}${section('Hai', 300)}</div><div style="height: 900px"></div><audio loop></audio>`,
  )
  await page.getByRole('link', { name: 'Điều khoản' }).click()
  const terms = page.getByRole('dialog', { name: 'Điều khoản' })
  const [first, second] = ['Một', 'Hai'].map((name) => terms.getByRole('button', { name }))
  const before = await page.evaluate(() => scrollY)
  await first?.press('Enter')
  await expect(first ?? terms).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => terms.evaluate((frame) => frame.scrollHeight)).toBeGreaterThan(3000)
  await terms.evaluate((frame) => frame.scrollTo({ top: frame.scrollHeight - 1500, behavior: 'instant' }))
  await second?.press('Enter')
  await expect(second ?? terms).toHaveAttribute('aria-expanded', 'true')
  await expect(terms.getByRole('heading', { name: 'Hai' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  const isPaused = () => page.locator('#dieu-khoan audio').evaluate((sound: HTMLAudioElement) => sound.paused)
  await page.locator('#dieu-khoan audio').evaluate((sound: HTMLAudioElement) => sound.play())
  expect(await isPaused()).toBe(false)
  await page.keyboard.press('Escape')
  await expect(terms).toHaveCount(0)
  expect(await isPaused()).toBe(true)
})

test('a part of the page that is opened from a modal dialog of the browser’s can be used, and gives the focus to what opened that', async ({
  page,
}) => {
  await page.goto(elements.lightboxes)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<button id="more">Thêm</button><dialog id="native"><a href="#dieu-khoan">Xem</a></dialog>',
    )
    const dialog = document.querySelector<HTMLDialogElement>('#native')
    document.querySelector('#more')?.addEventListener('click', () => dialog?.showModal())
  })
  await page.locator('#more').click()
  await page.getByRole('link', { name: 'Xem', exact: true }).click()
  const terms = page.getByRole('dialog', { name: 'Điều khoản' })
  await terms.getByRole('checkbox').check()
  await terms.getByRole('button', { name: 'Đóng' }).click()
  await expect(terms).toHaveCount(0)
  await expect(page.locator('#more')).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a part of the page that is opened from a popover, as a theme’s menu may be, is seen in its place, and gives the focus to what opened that; a chat in a popover stays', async ({
  page,
}) => {
  await page.goto(elements.lightboxes)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'afterbegin',
      `<button id="more" popovertarget="menu">Thêm</button><div id="menu" popover><a href="#dieu-khoan">Xem</a></div>
      <div id="chat" popover="manual" style="inset: auto 0 0 auto"><button>Nhắn tin</button></div>`,
    )
    document.querySelector<HTMLElement>('#chat')?.showPopover()
  })
  await page.locator('#more').click()
  await page.getByRole('link', { name: 'Xem', exact: true }).click()
  const terms = page.getByRole('dialog', { name: 'Điều khoản' })
  await expect(terms).toBeVisible()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Nhắn tin' })).toBeVisible()
  await terms.getByRole('button', { name: 'Đóng' }).click()
  await expect(terms).toHaveCount(0)
  await expect(page.locator('#more')).toBeFocused()
})

for (const script of ['module', 'react']) {
  test(`where another script removes what is open, the page is given back, the focus with it, and the next link opens its part: ${script}`, async ({
    page,
  }) => {
    await page.goto(`${elements.lightboxes}?script=${script}`)
    const opener = page.getByRole('link', { name: 'Điều khoản' })
    await opener.click()
    await expect(page.getByRole('dialog', { name: 'Điều khoản' })).toBeVisible()
    await page.locator('.mfp-wrap').evaluate((frame) => frame.remove())
    await expect(page.locator('.mfp-bg')).toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await page.getByRole('link', { name: 'Lời chào' }).click()
    await expect(page.getByRole('dialog', { name: 'Xin chào' })).toBeVisible()
    await expect(page.locator('main #dieu-khoan.mfp-hide')).toHaveCount(1)
  })
}

test.describe('videos, one of which is lost', () => {
  test.use({ consoleMessages: { expected: [/404/] } })

  test('one plays over the page, in a frame that knows nothing of the shopper, and is gone when it is closed; the lost one says so, with a link to it', async ({
    page,
  }) => {
    const asked: string[] = []
    await page.route(/youtube/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>video</title>' })
    })
    await page.goto(elements.lightboxes)
    await page.getByRole('link', { name: 'Xem phim' }).click()
    await expect(page.getByRole('dialog', { name: 'Xem phim' }).locator('iframe')).toBeVisible()
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/meo-meo-123?autoplay=1'])
    await page.keyboard.press('Escape')
    await expect(page.locator('iframe')).toHaveCount(0)
    await page.getByRole('link', { name: 'Phim đã mất' }).click()
    await expect(page.getByRole('alert')).toHaveText('Không phát được phim ở đây. Mở phim')
  })
})
