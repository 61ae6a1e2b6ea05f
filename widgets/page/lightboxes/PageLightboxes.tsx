import { type ReactNode, useRef } from 'react'
import { useDialogs } from '../../../src/dialog'
import { useOpenPictures } from '../../../src/lightbox/useOpenPictures'
import { detailOf } from '../../../src/page/events'
import { goTo, safeUrl } from '../../../src/page/navigation'
import { isLightboxOpen, makeRoom } from '../../../src/page/openLightboxes'
import { type EventOf, ServerElement, useHost, useStyles, useText } from '../../../src/react'
import { ContentLightbox } from './ContentLightbox'
import styles from './lightboxes.css?inline'
import { VideoLightbox } from './VideoLightbox'
import { isVideo } from './videoFrame'

/** The properties that are unknown for a picture that a script opens by its address. */
const UNKNOWN = { width: 0, height: 0, alt: '', preview: '' }

/** What a lightbox shows, and for whom. */
interface Shown {
  /** A part of the page, or a video by its address. */
  subject: HTMLElement | string
  opener: HTMLElement
  /** Called when a part of the page can be seen, and when it begins to close. */
  onOpen?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

/**
 * Videos, pictures and parts of the page that are shown over it (contract 9.2, 11.5), for links and for all code that asks by an event,
 * such as the theme's public calls. Separate from the links, because a link inside another lightbox disappears with that.
 */
export function PageLightboxes(): ReactNode {
  const page = useHost()
  const [shown, show] = useDialogs<Shown>()
  /** The parts of the page that are shown. */
  const open = useRef(new Set<HTMLElement>())
  /** The part that waits for an open lightbox to close; absent once something else is asked for. */
  const waiting = useRef<{ target: HTMLElement }>(undefined)
  const openPictures = useOpenPictures(useText('page').pictures)
  useStyles(styles)

  /** Closes an open lightbox first; content that is shown already stays as it is. Of several wishes meanwhile the last one counts. */
  const showContent = async (event: EventOf<'shop-islands:open-content'>) => {
    const { target } = event
    const { opener, onOpen, onClose } = detailOf(event)
    if (!(target instanceof HTMLElement) || !opener) return
    if (open.current.has(target) || waiting.current?.target === target) return
    const wish = { target }
    waiting.current = wish
    const hasRoom = !isLightboxOpen() || (await makeRoom())
    if (waiting.current !== wish) return
    waiting.current = undefined
    if (!hasRoom) return
    open.current.add(target)
    show({ subject: target, opener, onOpen, onClose })
  }
  const showVideo = (event: EventOf<'shop-islands:open-video'>) => {
    const link = event.target as HTMLElement
    const address = safeUrl(detailOf(event).address ?? link.getAttribute('href'))
    if (!address) return
    waiting.current = undefined
    if (isVideo(address, link)) show({ subject: address, opener: link })
    else goTo(address)
  }
  const showPictures = (event: EventOf<'shop-islands:open-pictures'>) => {
    const { pictures = [], startAt = 0 } = detailOf(event)
    if (pictures.length === 0) return undefined
    waiting.current = undefined
    const known = pictures.map((picture) => ({ ...UNKNOWN, ...picture }))
    return openPictures({ pictures: known, startAt }, event.target as HTMLElement)
  }

  return (
    <>
      <ServerElement
        of={page}
        on={{
          'shop-islands:open-content': showContent,
          'shop-islands:open-video': showVideo,
          'shop-islands:open-pictures': showPictures,
        }}
      />
      {shown.map(({ id, dialog: { subject, opener, onOpen, onClose }, onGone }) =>
        typeof subject === 'string' ? (
          <VideoLightbox key={id} address={subject} opener={opener} onGone={onGone} />
        ) : (
          <ContentLightbox
            key={id}
            content={subject}
            opener={opener}
            onOpen={onOpen}
            onClose={() => {
              open.current.delete(subject)
              onClose?.()
            }}
            onGone={onGone}
          />
        ),
      )}
    </>
  )
}
