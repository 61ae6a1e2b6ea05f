// biome-ignore-all lint/a11y: the shop's styles expect a link without an address in place of a button.

import { type ReactNode, useState } from 'react'
import { keyOf, Outlet, ServerElement, useHost, usePluginEvent, useStyles, useText } from '../../../src/react'
import { productSettings, wantsShopLightbox, wantsShopZoom } from '../productSettings'
import { AnnouncedGallery } from './AnnouncedGallery'
import { DefaultArrows } from './DefaultArrows'
import { DefaultThumbnails } from './DefaultThumbnails'
import styles from './defaultGallery.css?inline'
import { DIALOG_ID } from './GalleryLightbox'
import { DEFAULT_PICTURE, LARGE } from './galleryMarkup'
import { readSliderParams } from './galleryParams'
import { useAtRest } from './useAtRest'
import { type DefaultPictures, useDefaultSlider } from './useDefaultSlider'

/** The button in the corner that opens the lightbox (contract 4.1), right in the gallery, where themes style it. */
function Trigger({ gallery }: { gallery: HTMLElement }): ReactNode {
  const { openGallery } = useText('product')
  useStyles(styles)
  return (
    <Outlet
      prepend={gallery}
      as='a'
      has={{
        href: '#',
        class: { 'woocommerce-product-gallery__trigger': true },
        role: 'button',
        'aria-haspopup': 'dialog',
        'aria-controls': DIALOG_ID,
        'aria-label': productSettings().productGalleryText || openGallery,
      }}
    >
      <span aria-hidden='true'>🔍</span>
    </Outlet>
  )
}

/** Several pictures, of which one is shown, with what the shop wants to lead to the others: a row of thumbnails where it says nothing. */
function DefaultSlider(props: DefaultPictures): ReactNode {
  const { gallery, pictures } = props
  // First, because the slider measures.
  useStyles(styles)
  const [selected, select] = useDefaultSlider(props)
  const { controlNav = true, directionNav } = readSliderParams()
  return (
    <>
      {pictures.map((picture, index) => (
        <ServerElement key={keyOf(picture)} of={picture} class={{ 'flex-active-slide': index === selected }} />
      ))}
      {controlNav && (
        <Outlet append={gallery}>
          <DefaultThumbnails pictures={pictures} selected={selected} onChoose={select} />
        </Outlet>
      )}
      {directionNav && <DefaultArrows gallery={gallery} count={pictures.length} selected={selected} />}
    </>
  )
}

/** What the gallery gets once its pictures are at rest. */
function ActiveGallery({ gallery }: { gallery: HTMLElement }): ReactNode {
  const [pictures] = useState(() => [...gallery.querySelectorAll<HTMLElement>(DEFAULT_PICTURE)])
  const strip = pictures[0]?.parentElement
  // Slides are what stands in one strip. Where a theme has put each picture into a box of its own, only the first would be one.
  const isInStrip = (picture: HTMLElement) => !!strip?.contains(picture)
  const isSlider = productSettings().productGallerySlider && pictures.length > 1 && pictures.every(isInStrip)
  const hasLarge = () => !!strip?.querySelector(LARGE)
  const [isLarge, setIsLarge] = useState(hasLarge)
  // As with the shop's own script, where the button means that the pictures zoom: where they do not, a click on a picture opens it.
  const hasTrigger = wantsShopLightbox() && wantsShopZoom() && isLarge
  const measure = () => setIsLarge(hasLarge())
  // This event is raised when a variation's picture, or the product's own again, is shown.
  usePluginEvent('woocommerce_gallery_init_zoom', measure, gallery)
  return (
    <AnnouncedGallery gallery={gallery} pictures={pictures} isSlider={isSlider} measure={measure}>
      {strip && hasTrigger && <Trigger gallery={gallery} />}
      {strip && isSlider && <DefaultSlider gallery={gallery} strip={strip} pictures={pictures} />}
    </AnnouncedGallery>
  )
}

/**
 * The shop's default gallery (contract 4.1). It is served invisible, and our style sheet shows it before any script. A gallery without
 * pictures is left alone.
 */
export function DefaultGallery(): ReactNode {
  const gallery = useHost()
  const isAtRest = useAtRest(gallery)
  return (
    <>
      <ServerElement of={gallery} style={{ opacity: 1 }} />
      {isAtRest && <ActiveGallery gallery={gallery} />}
    </>
  )
}
