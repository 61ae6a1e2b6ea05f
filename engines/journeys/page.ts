import { elements, SPARE, STUCK } from '../../e2e/support/elementsPage'
import { control, dialog } from '../support/places'
import { expect, test } from '../support/test'

const article = '/bai-viet/cham-soc-meo-con/'
const menuEntry = (title: string) => ({ css: '.demo-menu > li > a', text: title })
const openPanel = '.demo-menu > .current-dropdown > .nav-dropdown'

test('a tab shows its panel by click, by arrow key, and by the page’s address', async ({ shopper }) => {
  await shopper.opens(elements.ways)
  await shopper.clicks('[role="tab"][href="#tab_co-lon"]')
  await shopper.sees('#tab_co-lon')
  await shopper.seesNo('#tab_co-nho')
  await shopper.presses('ArrowRight', 'Enter')
  await shopper.sees('#tab_giat')
  await shopper.opens('/')
  await shopper.opens(`${elements.ways}#tab_co-lon`)
  await shopper.sees('#tab_co-lon')
})

test('a section unfolds and folds by click and by Enter', async ({ shopper }) => {
  const title = '.accordion-title[href="#accordion-item-doi-tra"]'
  await shopper.opens(elements.ways)
  await shopper.clicks(title)
  await shopper.sees({ css: '.accordion-inner', text: 'Bảy ngày' })
  await shopper.presses('Enter')
  await shopper.seesNo({ css: '.accordion-inner', text: 'Bảy ngày' })
  await shopper.sees(`${title}[aria-expanded="false"]`)
})

test('a link within the page stops below the header that sticks', async ({ shopper }) => {
  await shopper.opens(elements.ways)
  await shopper.clicks('.in-page a[href="#an-uong"]')
  await shopper.sees('.header-wrapper.stuck')
  await expect(async () => {
    const top = await shopper.asks(() => document.getElementById('an-uong')?.getBoundingClientRect().top ?? 0)
    expect(Math.round(top)).toBe(STUCK + SPARE)
  }).toPass()
})

test('a menu opens under the pointer and closes without it', async ({ shopper }) => {
  await shopper.opens(elements.menus)
  await shopper.pointsAtUntil(menuEntry('Thức ăn'), openPanel)
  await shopper.pointsAt('.below-menus')
  await shopper.seesNo(openPanel)
})

test('a menu opens by the keyboard, and Esc closes it with the focus on its link', async ({ shopper }) => {
  await shopper.opens(elements.menus)
  await shopper.tabsTo(menuEntry('Thức ăn'))
  await shopper.sees(openPanel, 'Hạt khô')
  await shopper.presses('Tab')
  await shopper.sees({ css: `${openPanel} a`, text: 'Hạt khô' }, { isFocused: true })
  await shopper.presses('Escape')
  await shopper.seesNo(openPanel)
  await shopper.sees(menuEntry('Thức ăn'), { isFocused: true })
})

test('on a phone the menu slides in, unfolds, and Esc gives the focus back', async ({ shopper }) => {
  const opener = '#masthead [data-open="#main-menu"]'
  await shopper.holdsAPhone()
  await shopper.opens(elements.menus)
  await shopper.clicks(opener)
  await shopper.seesNo({ css: `${dialog} .sub-menu a, ${dialog} .children a`, text: 'Thức ăn' })
  await shopper.clicks(control('Chuyển đổi', dialog))
  await shopper.sees({ css: `${dialog} a`, text: 'Thức ăn' })
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
  await shopper.sees(opener, { isFocused: true })
})

test('a slider moves by arrow, dot, key and drag', async ({ shopper }) => {
  const slider = '[aria-label="Khuyến mãi"]'
  const shown = `${slider} .is-selected h3`
  await shopper.opens(elements.sliders)
  await shopper.clicks(control('Trang sau', slider))
  await shopper.sees(shown, 'Nhà cây mới')
  await shopper.clicks(control('Trang 3', slider))
  await shopper.sees(shown, 'Sinh nhật bé')
  await shopper.asks((css) => document.querySelector<HTMLElement>(css)?.focus(), slider)
  await shopper.presses('ArrowLeft')
  await shopper.sees(shown, 'Nhà cây mới')
  // More than half of its width: a shorter drag goes on only if it is quick, which a busy machine's is not.
  await shopper.drags(shown, -620)
  await shopper.sees(shown, 'Sinh nhật bé')
  expect(await shopper.asks(() => String(getSelection())), 'what the drag has selected').toBe('')
})

test('pictures of the page open over it and are stepped through', async ({ shopper }) => {
  await shopper.opens(elements.lightboxes)
  await shopper.clicks('.gallery .col:nth-child(2) a')
  await shopper.sees(dialog, '2 / 3')
  await shopper.presses('ArrowRight')
  await shopper.sees(dialog, '3 / 3')
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
})

test('a part of the page opens as a dialog and is back in its place afterwards, as it was left', async ({
  shopper,
}) => {
  await shopper.opens(elements.lightboxes)
  await shopper.clicks('a[href="#dieu-khoan"]')
  await shopper.clicks(`${dialog} input[type="checkbox"]`)
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
  await shopper.clicks('a[href="#dieu-khoan"]')
  await shopper.sees(`${dialog} input[type="checkbox"]`, { isChecked: true })
})

test('a table of contents folds, and remembers it', async ({ shopper }) => {
  const list = '#ez-toc-container ul.ez-toc-list'
  await shopper.opens(article)
  await shopper.clicks('#ez-toc-container [aria-expanded]')
  await shopper.seesNo(list)
  await shopper.opens(article)
  await shopper.seesNo(list)
})

test('an entry of a table of contents leads to its chapter', async ({ shopper }) => {
  await shopper.opens(article)
  await shopper.sees('#ez-toc-container [aria-expanded]')
  await shopper.clicks('#ez-toc-container a[href="#An_uong"]')
  await shopper.sees(':is(h2, h3):has(#An_uong)', { isFocused: true })
})

test('the store’s notice is dismissed for all pages', async ({ shopper }) => {
  const notice = '.woocommerce-store-notice'
  await shopper.opens('/thong-bao/')
  await shopper.clicks(control('Bỏ qua', notice))
  await shopper.seesNo(notice)
  await shopper.opens('/cua-hang/?store-notice=holiday')
  await shopper.seesNo(notice)
  await shopper.opens('/cua-hang/?store-notice=sale')
  await shopper.sees(notice)
})

test('the administrator’s banner is dismissed with its own call', async ({ shopper, shop }) => {
  await shopper.opens('/thong-bao/?role=admin')
  await shopper.clicks(control('Ẩn thông báo này', '#coming-soon-footer-banner'))
  await shopper.seesNo('#coming-soon-footer-banner')
  expect(await shop.calls('wp/v2/users/1')).toHaveLength(1)
})

test('the photo feed comes when its place is reached', async ({ shopper }) => {
  await shopper.opens('/anh-meo/')
  await shopper.asks(() => document.querySelector('[data-flatsome-instagram]')?.scrollIntoView())
  await shopper.sees('.photo-feed img', { count: 6 })
})
