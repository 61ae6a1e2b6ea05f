import { type ReactNode, useLayoutEffect } from 'react'
import { emit, onPluginEvent } from '../../../src/bridge/pluginEvents'
import { usePageEffect } from '../../../src/react'
import { readGalleryParams } from './galleryParams'
import { useGalleryObject } from './useGalleryObject'

const GOES = 'wc-product-gallery-before-destroy'

/**
 * Tells other scripts that the gallery is about to be built, and later that it is destroyed, unless the code that replaces it has told
 * that. A component rather than a hook: as the first child its effects run, and are undone, before those of the slider.
 */
function GalleryBegins({ gallery }: { gallery: HTMLElement }): null {
  usePageEffect(() => {
    let isOver = false
    emit('wc-product-gallery-before-init', [gallery, readGalleryParams()], gallery)
    const stop = onPluginEvent(
      GOES,
      () => {
        isOver = true
      },
      gallery,
    )
    return () => {
      stop()
      if (!isOver) emit(GOES, [], gallery)
      isOver = true
    }
  }, [gallery])
  return null
}

/** The gallery, its pictures, and what makes a gallery of it. */
export interface AnnouncedGalleryProps {
  gallery: HTMLElement
  pictures: readonly HTMLElement[]
  /** Is it the shop's own slider? */
  isSlider?: boolean
  /** Checks again which pictures are large. */
  measure?(): void
  children: ReactNode
}

/**
 * Stands around what makes a gallery of the pictures: tells other scripts before and after that, and leaves them the gallery's object, as
 * the shop's own script does with each of its galleries, also where a theme has a slider of its own in it (contract 4.1).
 */
export function AnnouncedGallery({
  gallery,
  pictures,
  isSlider = false,
  measure,
  children,
}: AnnouncedGalleryProps): ReactNode {
  useGalleryObject(gallery, pictures, isSlider, measure)
  useLayoutEffect(() => {
    emit('wc-product-gallery-after-init', [gallery, readGalleryParams()], gallery)
  }, [gallery])
  return (
    <>
      <GalleryBegins gallery={gallery} />
      {children}
    </>
  )
}
