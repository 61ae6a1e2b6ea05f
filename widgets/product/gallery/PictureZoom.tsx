import { type ReactNode, useLayoutEffect, useState } from 'react'
import { safeUrl } from '../../../src/page/navigation'
import { Outlet, ServerElement, useHost, usePluginEvent, useStyles, useText, useTimer } from '../../../src/react'
import { productSettings, wantsShopZoom } from '../productSettings'
import { THEME_GALLERY } from './galleryMarkup'
import { readMagnification } from './galleryParams'
import { largeAddress } from './galleryPictures'
import { type LargePicture, useLargePicture } from './useLargePicture'
import styles from './zoom.css?inline'
import { largeWidth, type Point, zoomedWidth, zoomPlace } from './zoomPlace'

/** Milliseconds for which the notice about a picture that did not load is shown (behaviour product.zoom.error-disappears-after-2500-ms). */
const NOTICE_STAYS = 2500

/** Is the large picture not wider than the gallery? The shop's default gallery has no zoom then (contract 4.1). */
function isTooSmall(picture: HTMLElement): boolean {
  const width = largeWidth(picture)
  return !picture.closest(THEME_GALLERY) && width > 0 && width <= picture.clientWidth
}

/** Do the settings ask for the zoom: in the theme's galleries, or in the shop's (contract 4.1, 4.2)? */
function isWanted(picture: HTMLElement): boolean {
  return picture.closest(THEME_GALLERY) ? productSettings().productZoom : wantsShopZoom() && readMagnification() > 0
}

/** The large picture over the small one. The theme's style sheet may change its size, so the size is measured. */
function Flyout({ picture, large, pointer }: { picture: HTMLElement; large: LargePicture; pointer: Point }): ReactNode {
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const drawn = { width: image?.offsetWidth ?? 0, height: image?.offsetHeight ?? 0 }
  const { x, y } = zoomPlace(picture, drawn, pointer)
  const times = picture.closest(THEME_GALLERY) ? 1 : readMagnification()
  const width = `${zoomedWidth(picture, large.width, times)}px`
  return (
    <div className='easyzoom-flyout'>
      <img ref={setImage} src={large.address} alt='' style={{ width, transform: `translate(${x}px,${y}px)` }} />
    </div>
  )
}

/** Shows for a while that the large picture did not load. */
function ZoomNotice(): ReactNode {
  const { zoomFailed } = useText('product')
  const [isOver, setIsOver] = useState(false)
  const { wait } = useTimer()
  useLayoutEffect(() => wait(() => setIsOver(true), NOTICE_STAYS), [])
  return isOver ? null : <div className='easyzoom-notice'>{zoomFailed}</div>
}

/**
 * Shows the large picture of a slide under the pointer, moved as the pointer moves (contract 4.2), with the classes and elements that the
 * theme's styles know. The address is read again each time, because a variation may have changed the picture.
 */
export function PictureZoom(): ReactNode {
  const picture = useHost()
  const [isOn] = useState(() => isWanted(picture))
  const [isHovered, setIsHovered] = useState(false)
  const [pointer, setPointer] = useState<Point>({ clientX: 0, clientY: 0 })
  const [large, load] = useLargePicture()
  useStyles(styles)

  const addressNow = () => safeUrl(largeAddress(picture))
  /** Another choice has changed the picture, by keyboard or by a script, while the pointer is there. */
  const renew = () => {
    const address = addressNow()
    if (isHovered && address && address !== large?.address) load(address)
  }
  usePluginEvent('woocommerce_gallery_init_zoom', renew, isOn ? document.body : null)
  if (!isOn) return null

  const begin = ({ clientX, clientY }: PointerEvent) => {
    if (isHovered || isTooSmall(picture) || picture.closest('.is-dragging')) return
    const address = addressNow()
    if (!address) return
    setPointer({ clientX, clientY })
    setIsHovered(true)
    load(address)
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    setPointer({ clientX, clientY })
    renew()
  }
  const phase = large?.phase
  const end = () => setIsHovered(false)
  return (
    <>
      <ServerElement
        of={picture}
        class={{ 'is-loading': phase === 'loading', 'is-ready': phase === 'ready', 'is-error': phase === 'error' }}
        onPointerover={begin}
        onPointermove={(event) => isHovered && follow(event)}
        onPointerleave={end}
        onPointerdown={end}
      />
      <Outlet append={picture}>
        {large && phase === 'ready' && isHovered && <Flyout picture={picture} large={large} pointer={pointer} />}
        {phase === 'error' && <ZoomNotice />}
      </Outlet>
    </>
  )
}
