import type { Page } from '@playwright/test'
import { expectToStayInDialog } from '../support/dialogs'
import { demoProducts, gallery, lightbox, lightboxPicture, selectedPicture, thumbnail } from '../support/productPage'
import { expect, test } from '../support/test'

const { shelf, lamp } = demoProducts

function zoomButton(page: Page) {
  return page.getByRole('link', { name: 'Phóng to' })
}

test('product.gallery.zoom-button-opens-lightbox: it opens on the picture that is selected at that moment; its code is fetched when it is first opened, and no sooner', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(shelf.path)
  await thumbnail(page, 3).click()
  await expect(selectedPicture(page)).toHaveAttribute('alt', /ảnh 3$/)
  expect(fetched.filter((url) => /ightbox/.test(url))).toEqual([])
  await zoomButton(page).click()
  await expect(lightbox(page)).toBeVisible()
  expect(fetched.filter((url) => /\/lightbox-/.test(url))).toHaveLength(1)
  await expect(lightboxPicture(page)).toHaveAttribute('src', /ke-treo-tuong-3\.svg$/)
  await expect(lightbox(page)).toContainText('3 / 4')
  await expect(page).toHaveURL(shelf.path)
})

test('product.gallery.lightbox-next-and-previous: buttons and arrow keys step through all pictures, round the end, and Esc closes; the pictures’ own links open it, too, the keyboard stays inside, and its button closes it', async ({
  page,
}) => {
  await page.goto(shelf.path)
  await zoomButton(page).click()
  await expect(lightbox(page)).toContainText('1 / 4')
  for (const number of [2, 3, 4]) {
    await lightbox(page).getByRole('button', { name: 'Ảnh sau' }).click()
    await expect(lightbox(page)).toContainText(`${number} / 4`)
  }
  await expect(lightboxPicture(page)).toHaveAttribute('src', /ke-treo-tuong-4\.svg$/)
  await expect(lightboxPicture(page)).toBeInViewport()
  await expect(lightbox(page)).toContainText(`Ảnh 4 của ${shelf.name}`)
  await page.keyboard.press('ArrowRight')
  await expect(lightbox(page)).toContainText('1 / 4')
  await page.keyboard.press('ArrowLeft')
  await expect(lightbox(page)).toContainText('4 / 4')
  await lightbox(page).getByRole('button', { name: 'Ảnh trước' }).click()
  await expect(lightbox(page)).toContainText('3 / 4')
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await expect(zoomButton(page)).toBeFocused()
  await gallery(page).getByRole('link').nth(0).press('Enter')
  await expect(lightbox(page)).toBeVisible()
  await expectToStayInDialog(page, 'Tab', 5)
  await lightbox(page).getByRole('button', { name: 'Đóng' }).click()
  await expect(lightbox(page)).toHaveCount(0)
})

test('a tap on a picture, or Enter on it, opens the lightbox also while the one before still fades out', async ({
  page,
}) => {
  await page.goto(shelf.path)
  const picture = gallery(page).getByRole('link').nth(0)
  await picture.click()
  await expect(lightbox(page)).toBeVisible()
  const { x, y } = (await picture.boundingBox()) ?? { x: 0, y: 0 }
  for (const again of [() => page.mouse.click(x + 50, y + 50), () => page.keyboard.press('Enter')]) {
    await lightbox(page).evaluate((before) => before.classList.add('before'))
    await page.keyboard.press('Escape')
    // It closes from now on.
    await expect(picture).toBeFocused()
    await again()
    await expect(page.locator('.before')).toHaveCount(0)
    await expect(lightbox(page)).toBeVisible()
  }
})

test.describe('a picture whose large size is lost', () => {
  // Stepping to it may ask for it once more.
  test.use({
    consoleMessages: { expected: [/Failed to load resource.*404/], parting: [/Failed to load resource.*404/] },
  })

  test('product.gallery.lightbox-image-error: the lightbox says which picture could not be loaded, and links to it', async ({
    page,
  }) => {
    await page.goto(lamp.path)
    await zoomButton(page).click()
    await expect(lightbox(page)).toContainText('1 / 3')
    await lightbox(page).getByRole('button', { name: 'Ảnh sau' }).click()
    await expect(lightbox(page).getByRole('alert')).toHaveText('Không tải được hình ảnh #2.')
    await expect(lightbox(page).getByRole('link', { name: 'hình ảnh #2' })).toHaveAttribute(
      'href',
      /\/images\/mat\/den-bong-ca-2\.svg$/,
    )
    await page.keyboard.press('ArrowRight')
    await expect(lightbox(page)).toContainText('3 / 3')
    await expect(lightboxPicture(page)).toBeInViewport()
  })
})

/** What the style sheets of the former version, which shops still link, say of elements that ours has as well. */
const formerStyles = `
  .pswp__button { float: left; width: 44px; height: 44px; opacity: 0.75; background: url(/images/logo.svg) 0 0 / 264px 88px no-repeat }
  button.pswp__button { background-image: url(/images/logo.svg) !important }
  button.pswp__button, button.pswp__button:hover { background-color: transparent !important }
  .pswp__zoom-wrap, .pswp__bg { transition: all 333ms }
  .pswp__error-msg { position: absolute; top: 50%; color: #ccc }`

/** What the theme itself says of the lightbox, in the words of its former version, and of every button. */
const themeStyles = `
  .pswp__item { opacity: 0; transition: opacity .5s }
  .pswp--visible .pswp__item { opacity: 1 }
  button { min-height: 2.5em; margin: 0 1em 1em 0; padding: 0 1.2em; border: 1px solid transparent; line-height: 2.4em; letter-spacing: .03em }`

/** As high as Storefront puts its links to the products before and after. */
const fixedStyles =
  'body::after { content: ""; position: fixed; top: 50%; right: 0; width: 45px; height: 90px; z-index: 999999 }'

/** Opens the lightbox on a page with more styles, looks at it, closes it and takes them away. */
async function openStyled(page: Page, content: string, look: () => Promise<void>): Promise<void> {
  const styles = await page.addStyleTag({ content })
  await zoomButton(page).click()
  await expect(lightbox(page)).toContainText('1 / 4')
  await look()
  await page.keyboard.press('Escape')
  await expect(lightbox(page)).toHaveCount(0)
  await styles.evaluate((element) => (element as Element).remove())
}

test('neither the style sheets of its former version nor the theme’s own, what a theme fixes to the sides of the window or a page from right to left do any harm to its looks', async ({
  page,
}) => {
  const button = (name: string) => lightbox(page).getByRole('button', { name })
  await page.goto(shelf.path)
  await test.step('where a shop still links those of its former version, they lie over nothing and slow nothing down', () =>
    openStyled(page, formerStyles, async () => {
      await expect(button('Đóng')).toHaveCSS('background-image', 'none')
      await expect(button('Đóng')).toHaveCSS('opacity', '1')
      await expect(button('Ảnh sau')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.45)')
      await button('Đóng').hover()
      await expect(button('Đóng')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0.75)')
      await expect(page.locator('.pswp__zoom-wrap').first()).toHaveCSS('transition-duration', '0s')
    }))
  await test.step('with the theme’s own its pictures are seen, and its buttons are round', () =>
    openStyled(page, themeStyles, async () => {
      await expect(page.locator('.pswp__item[aria-hidden="false"]')).toHaveCSS('opacity', '1')
      await expect(page.locator('.pswp__item[aria-hidden="false"]')).toHaveCSS('transition-duration', '0s')
      for (const name of ['Đóng', 'Ảnh trước', 'Ảnh sau'])
        expect(await button(name).boundingBox()).toMatchObject({ width: 52, height: 52 })
    }))
  await test.step('it lies over what is fixed to the sides', () =>
    openStyled(page, fixedStyles, async () => {
      await expect(button('Ảnh sau')).toBeVisible()
      const { x, y, width, height } = (await button('Ảnh sau').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
      await page.mouse.click(x + width / 2, y + height - 12)
      await expect(lightbox(page)).toContainText('2 / 4')
    }))
  await test.step('from right to left its arrows point to the sides on which they are', async () => {
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await zoomButton(page).click()
    // Browsers draw ‹ and › the other way round in text from right to left.
    for (const name of ['Ảnh trước', 'Ảnh sau']) await expect(button(name)).toHaveCSS('direction', 'ltr')
    const number = () => lightbox(page).locator('.pswp__about')
    await expect(number()).toContainText('1 / 4')
    const [next, width] = [await button('Ảnh sau').boundingBox(), page.viewportSize()?.width ?? 0]
    expect(next?.x).toBeLessThan(width / 2)
    await page.keyboard.press('ArrowLeft')
    await expect(number()).toContainText('2 / 4')
    // As in the gallery, a picture that is dragged to the right brings the next: quickly, or over more than half of its width.
    await page.mouse.move(width * 0.2, 300)
    await page.mouse.down()
    await page.mouse.move(width * 0.9, 300, { steps: 8 })
    await page.mouse.up()
    await expect(number()).toContainText('3 / 4')
    await page.keyboard.press('ArrowRight')
    await expect(number()).toContainText('2 / 4')
  })
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the lightbox comes, steps and goes without a fade', async ({ page }) => {
    await page.goto(shelf.path)
    await zoomButton(page).click()
    await expect(lightbox(page)).toContainText('1 / 4')
    await page.keyboard.press('ArrowRight')
    await expect(lightbox(page)).toContainText('2 / 4')
    await page.keyboard.press('Escape')
    await expect(lightbox(page)).toHaveCount(0)
  })
})
