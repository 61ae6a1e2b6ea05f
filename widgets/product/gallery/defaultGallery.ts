import { emit, listen } from '../../../src/bridge/pluginEvents'
import type { Island } from '../../../src/islands/island'
import { adoptStyles } from '../../../src/page/adoptStyles'
import { pictureOptions, type SliderOptions } from '../../../src/slider/sliderOptions'
import { sliders } from '../../../src/slider/sliders'
import { createTrack } from '../../../src/slider/slideTrack'
import { settings } from '../../../src/stores/settings'
import type { Messages } from '../../../src/text/messages'
import { loadText } from '../../../src/text/text'
import { productSettings } from '../productSettings'
import { defaultGalleryStyles } from './defaultGalleryStyles'
import { DEFAULT_PICTURE, DIALOG_ID } from './galleryHooks'
import { drawNavigation } from './galleryNavigation'
import { provideGalleryPlugin } from './galleryPlugin'
import { wakeAtFirstTouch } from './wakeGallery'

/** What the shop prints about its gallery's slider (contract 4.1). */
interface GalleryParams {
  flexslider?: { animationLoop?: unknown; rtl?: unknown; smoothHeight?: unknown }
}

function readParams(): GalleryParams {
  return (window as { wc_single_product_params?: GalleryParams }).wc_single_product_params ?? {}
}

function readOptions({ flexslider }: GalleryParams): SliderOptions {
  return {
    ...pictureOptions,
    wrapAround: !!flexslider?.animationLoop,
    adaptiveHeight: flexslider?.smoothHeight !== false,
    rightToLeft: !!flexslider?.rtl,
  }
}

/** The button in the corner that opens the lightbox (contract 4.1). */
function drawTrigger({ openGallery }: Messages['product']): HTMLAnchorElement {
  const trigger = document.createElement('a')
  trigger.href = '#'
  trigger.className = 'woocommerce-product-gallery__trigger'
  trigger.setAttribute('role', 'button')
  trigger.setAttribute('aria-haspopup', 'dialog')
  trigger.setAttribute('aria-controls', DIALOG_ID)
  trigger.setAttribute('aria-label', productSettings().productGalleryText || openGallery)
  const sign = document.createElement('span')
  sign.setAttribute('aria-hidden', 'true')
  sign.textContent = '🔍'
  trigger.append(sign)
  return trigger
}

/** Makes a slider with a row of thumbnails of the gallery; returns what undoes it. */
function addSlider(host: HTMLElement, strip: HTMLElement, text: Messages['product']): () => void {
  const viewport = document.createElement('div')
  viewport.className = 'flex-viewport'
  strip.before(viewport)
  viewport.append(strip)
  const navigation = drawNavigation([...strip.children], text, (index) => track.select(index))
  viewport.after(navigation.list)
  const show = () => {
    const selected = track.selected()
    for (const [index, picture] of [...strip.children].entries())
      picture.classList.toggle('flex-active-slide', index === selected)
    navigation.show(selected)
  }
  const track = createTrack({ slider: host, viewport, strip }, readOptions(readParams()), 0, show)
  show()
  sliders.set(host, track)
  const stop = listen('woocommerce_gallery_reset_slide_position', () => track.select(0), host)
  return () => {
    stop()
    sliders.delete(host)
    track.destroy()
    navigation.list.remove()
    for (const picture of strip.children) picture.classList.remove('flex-active-slide')
    viewport.replaceWith(strip)
  }
}

/**
 * The shop's default gallery (contract 4.1), once it is touched. It is served invisible; the style sheet shows it before any script.
 * Nothing else is done to a gallery without pictures.
 */
export default function attach(island: Island): () => void {
  const { host } = island
  host.style.opacity = '1'
  provideGalleryPlugin()
  const { productGalleryLightbox, productGallerySlider, productLightbox } = productSettings()
  const undo: (() => void)[] = []
  const begin = (text: Messages['product']) => {
    adoptStyles(defaultGalleryStyles)
    emit('wc-product-gallery-before-init', [host, readParams()], host)
    const pictures = [...host.querySelectorAll(DEFAULT_PICTURE)]
    const strip = pictures[0]?.parentElement
    if (strip && productLightbox && productGalleryLightbox && host.querySelector('a[href]')) {
      const trigger = drawTrigger(text)
      host.prepend(trigger)
      undo.push(() => trigger.remove())
    }
    if (strip && productGallerySlider && pictures.length > 1) undo.push(addSlider(host, strip, text))
    emit('wc-product-gallery-after-init', [host, readParams()], host)
    undo.push(() => emit('wc-product-gallery-before-destroy', [], host))
  }
  const sleep = wakeAtFirstTouch(island, async () => {
    const text = await loadText('product', settings().locale)
    return () => begin(text)
  })
  return () => {
    sleep()
    for (const step of undo.reverse()) step()
  }
}
