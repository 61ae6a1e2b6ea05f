import { whenJQuery } from '../../../src/bridge/whenJQuery'
import { targetElement } from '../../../src/page/targetElement'
import { useNewest, usePageEffect } from '../../../src/react'
import { sliders } from '../../../src/slider/sliders'
import { wantsShopLightbox, wantsShopZoom } from '../productSettings'
import { DEFAULT_PICTURE, TRIGGER } from './galleryMarkup'
import { galleryPictures } from './galleryPictures'
import { forgetSliderObject, type JQuery, sliderObject } from './sliderObject'

const KEY = 'product_gallery'
const SLIDER_KEY = 'flexslider'

/** The pictures in the form of the shop's own lightbox. */
function galleryItems(gallery: HTMLElement) {
  const pictures = galleryPictures(gallery)?.pictures ?? []
  return pictures.map(({ address, width, height, alt, title }) => ({ src: address, w: width, h: height, alt, title }))
}

/**
 * Opens the lightbox by the trigger, or by the picture that is shown where there is none.
 *
 * @param event the click that a script has heard and hands over. One on the trigger or on a picture opens the lightbox by itself: then this
 *   opens no second one.
 */
function openLightbox(gallery: HTMLElement, event: Event): void {
  event.preventDefault()
  const isOurs = targetElement(event)?.closest(`${TRIGGER},a[href]`)
  if (!wantsShopLightbox() || (isOurs && gallery.contains(isOurs))) return
  const find = (selector: string) => gallery.querySelector<HTMLElement>(selector)
  const opener = find(TRIGGER) ?? find('.flex-active-slide a[href]') ?? find(`${DEFAULT_PICTURE} a[href]`)
  opener?.click()
}

/**
 * Provides the objects that themes and plugins read: `jQuery(gallery).data('product_gallery')`, and `.data('flexslider')` where the gallery
 * is the shop's slider. A gallery without pictures has none, as with the shop's own script.
 *
 * @param isSlider is it the shop's slider?
 * @param measure checks again which pictures are large, where that is to be checked.
 */
export function useGalleryObject(
  gallery: HTMLElement,
  pictures: readonly HTMLElement[],
  isSlider: boolean,
  measure?: () => void,
): void {
  const newestMeasure = useNewest(measure)
  usePageEffect(
    () =>
      whenJQuery<JQuery>((jQuery) => {
        if (!pictures[0]) return
        const $target = jQuery(gallery)
        const $images = jQuery(pictures)
        if (isSlider) $target.data(SLIDER_KEY, sliderObject(gallery, pictures, jQuery))
        $target.data(KEY, {
          $target,
          $images,
          flexslider_enabled: isSlider,
          zoom_enabled: wantsShopZoom(),
          photoswipe_enabled: wantsShopLightbox(),
          initZoom: () => newestMeasure.current?.(),
          // Nothing to do: the trigger is rendered whenever there are pictures that can be opened.
          initPhotoswipe() {},
          onResetSlidePosition: () => sliders.get(gallery)?.select(0),
          getGalleryItems: () => galleryItems(gallery),
          openPhotoswipe: (event: Event) => openLightbox(gallery, event),
        })
        return () => {
          $target.removeData(KEY)
          if (isSlider) $target.removeData(SLIDER_KEY)
          forgetSliderObject(gallery)
        }
      }),
    [gallery, pictures, isSlider],
  )
}
