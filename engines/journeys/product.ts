import { demoProducts } from '../../e2e/support/productPage'
import {
  basketCount,
  control,
  dialog,
  formButton,
  lightboxPicture,
  selectedPicture,
  thumbnail,
} from '../support/places'
import { test } from '../support/test'

const { shelf, collar, bib, pillow } = demoProducts

test('a whole choice shows its price and picture, is added, and the reset link takes it back', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.chooses('#pa_mau', 'Óc chó')
  await shopper.chooses('#chat-lieu', 'Thép 3/4"')
  await shopper.chooses('#chieu-dai', '60 cm')
  await shopper.sees('.single_variation', /\d{3}\.000/)
  await shopper.sees(`${selectedPicture}[src*="oc-cho-thep"]`)
  await shopper.clicks(control('Xóa các tùy chọn'))
  await shopper.seesNo('.single_variation')
  await shopper.sees('#pa_mau', { isFocused: true, value: '' })
  await shopper.chooses('#pa_mau', 'Óc chó')
  await shopper.chooses('#chat-lieu', 'Thép 3/4"')
  await shopper.chooses('#chieu-dai', '60 cm')
  // The price moves the button.
  await shopper.sees('.single_variation', /\d{3}\.000/)
  await shopper.clicks(formButton)
  await shopper.sees(basketCount, '1')
})

test('a product with 500 variations asks the server for the one that was chosen', async ({ shopper }) => {
  await shopper.opens(collar.path)
  const selects = await shopper.asks(() =>
    [...document.querySelectorAll<HTMLSelectElement>('form.variations_form select')].map(({ id, options }) => ({
      css: `#${CSS.escape(id)}`,
      label: options[1]?.text.trim() ?? '',
    })),
  )
  for (const { css, label } of selects) await shopper.chooses(css, label)
  await shopper.sees('.single_variation', /\d{2}\.000/)
})

test('swatches choose by pointer and by keys', async ({ shopper }) => {
  await shopper.opens(bib.path)
  const swatch = (name: string) => `[role="radio"][data-name="${name}"]`
  await shopper.clicks(swatch('Đỏ'))
  await shopper.sees(`${swatch('Đỏ')}[aria-checked="true"]`)
  await shopper.presses('Tab', 'Enter')
  await shopper.sees(`${swatch('Trơn')}[aria-checked="true"]`)
  await shopper.presses('ArrowRight')
  await shopper.sees(`${swatch('Chấm bi')}[aria-checked="true"]`)
  await shopper.presses('Tab', 'Space')
  await shopper.sees('.single_variation', '55.000')
})

test('thumbnails and arrows show their pictures', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.clicks(thumbnail(3))
  await shopper.sees(`${selectedPicture}[alt$="ảnh 3"]`)
  await shopper.clicks(control('Ảnh sau', '.product-gallery-slider'))
  await shopper.sees(`${selectedPicture}[alt$="ảnh 4"]`)
  await shopper.sees(`.product-thumbnails .col:nth-child(4) a[aria-current="true"]`)
})

test('a gallery follows the pointer that drags it', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.clicks(thumbnail(2))
  await shopper.sees(`${selectedPicture}[alt$="ảnh 2"]`)
  // Over more than half of the picture: over less it is the pointer's speed that counts, and a busy machine is slow.
  await shopper.drags(`${selectedPicture}[alt$="ảnh 2"]`, -310)
  await shopper.sees(`${selectedPicture}[alt$="ảnh 3"]`)
})

test('the picture under the pointer is shown larger', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.clicks(thumbnail(2))
  await shopper.pointsAtUntil(`${selectedPicture}[alt$="ảnh 2"]`, '.easyzoom-flyout img')
  await shopper.takesThePointerAway()
  await shopper.seesNo('.easyzoom-flyout img')
})

test('the lightbox opens on the selected picture, steps by button and key, and closes by Esc', async ({ shopper }) => {
  await shopper.opens(shelf.path)
  await shopper.clicks(thumbnail(3))
  await shopper.sees(`${selectedPicture}[alt$="ảnh 3"]`)
  await shopper.clicks('.zoom-button')
  await shopper.sees(`${lightboxPicture}[src$="ke-treo-tuong-3.svg"]`)
  await shopper.clicks(control('Ảnh sau', dialog))
  await shopper.sees(dialog, '4 / 4')
  await shopper.presses('ArrowRight')
  await shopper.sees(dialog, '1 / 4')
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
  await shopper.sees('.zoom-button', { isFocused: true })
})

test('the shop’s default gallery chooses by its thumbnails and opens full screen', async ({ shopper }) => {
  await shopper.opens(`${shelf.path}?gallery=default`)
  await shopper.clicks('.flex-control-nav li:nth-child(2) :is(img, button)')
  await shopper.clicks(control('Xem thư viện ảnh toàn màn hình'))
  await shopper.sees(dialog, '2 / 4')
  await shopper.presses('Escape')
  await shopper.seesNo(dialog)
})

test('the link to the reviews opens them, and a star sets the rating', async ({ shopper }) => {
  await shopper.opens(pillow.path)
  await shopper.clicks('.woocommerce-review-link')
  await shopper.sees({ css: '#reviews h2', text: '12 đánh giá' })
  await shopper.clicks('[role="radio"][aria-label="4 trên 5 sao"], .stars .star-4')
  await shopper.seesNo('select[name="rating"]')
})

test('quantity and button stay in view below them', async ({ shopper }) => {
  await shopper.opens(pillow.path)
  await shopper.sees('.sticky-add-to-cart-wrapper')
  await shopper.asks(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await shopper.sees('.sticky-add-to-cart--active')
  await shopper.clicks(`.sticky-add-to-cart--active ${formButton}`)
  await shopper.sees(basketCount, '1')
})
