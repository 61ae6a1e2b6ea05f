import type { ReactNode } from 'react'
import { storedData } from '../../../src/bridge/storedData'
import { giveBack } from '../../../src/islands/native'
import { useOpenPictures } from '../../../src/lightbox/useOpenPictures'
import { ServerElement, useHost, useText } from '../../../src/react'
import { productSettings, wantsShopLightbox } from '../productSettings'
import { hasThemeLightbox } from './galleryConditions'
import { THEME_GALLERY, UNOPENED } from './galleryMarkup'
import { galleryOf, galleryPictures } from './galleryPictures'

/** The dialog that the trigger of the shop's default gallery opens (contract 4.1). */
export const DIALOG_ID = 'photoswipe-fullscreen-dialog'

/** Do the settings ask for a lightbox: the theme's, or the shop's where the theme brings none? */
function isWanted(): boolean {
  return hasThemeLightbox() ? productSettings().productLightbox : wantsShopLightbox()
}

/** Does a click end a drag of the theme's own slider? Its class is gone by then, but for this moment it keeps a flag on its object. */
function endsDrag(opener: HTMLElement): boolean {
  const slider = opener.closest(THEME_GALLERY)
  const { flickity } = slider ? storedData(slider) : {}
  return !!(flickity as { isPreventingClicks?: boolean } | undefined)?.isPreventingClicks
}

/** The link of a gallery's picture, or a button for the selected one: opens the lightbox (contract 4.1, 4.2). */
export function GalleryLightbox(): ReactNode {
  const opener = useHost()
  const openPictures = useOpenPictures(useText('product').gallery, DIALOG_ID)

  const open = async () => {
    const asked = galleryPictures(opener)
    if (asked) await openPictures(asked, opener)
  }
  const onClick = (event: Event) => {
    // For these nothing happens, whatever the settings say.
    if (opener.closest(UNOPENED) || endsDrag(opener)) return
    // A picture outside any gallery is a link like any other, whatever its class.
    const isStray = !galleryOf(opener) && !!opener.querySelector('img')
    return isWanted() && !isStray ? open() : giveBack(event)
  }
  return <ServerElement of={opener} onClick={onClick} />
}
