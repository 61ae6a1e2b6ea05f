import PhotoSwipe, { type SlideData } from 'photoswipe'
import { adoptStyles } from '../page/adoptStyles'
import { isRightToLeft } from '../page/elements'
import { hasModifier } from '../page/keys'
import { isBesideScrollBar, openModal } from '../page/modal'
import { registerLightbox } from '../page/openLightboxes'
import { onBeforeCopy } from '../page/pageCopies'
import { aroundLink } from '../text/aroundLink'
import styles from './lightbox.css?inline'
import type { LightboxPicture, LightboxPictures, LightboxTexts } from './lightboxPicture'

type Slide = NonNullable<PhotoSwipe['currSlide']>

/** Milliseconds in which the lightbox fades in and out; PhotoSwipe does not fade where reduced motion is asked for. */
const FADE_DURATION = 200

function button(className: string, name: string, sign: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `pswp__button pswp__button--${className}`
  element.setAttribute('aria-label', name)
  element.textContent = sign
  element.addEventListener('click', act)
  return element
}

/**
 * Says that a picture did not load, with a link to the picture itself (behaviours product.gallery.lightbox-image-error, -error-has-link).
 */
function drawError({ pictureFailed }: LightboxTexts, address: string, number: number): HTMLElement {
  const [before, linked, after] = aroundLink(pictureFailed.replace('{n}', `${number}`), address)
  const link = document.createElement('a')
  link.href = address
  link.textContent = linked
  const error = document.createElement('p')
  error.className = 'pswp__error-msg'
  error.setAttribute('role', 'alert')
  error.append(before, link, after)
  return error
}

/** Measures a picture whose size is not given on the page. */
function measure(slide: Slide): void {
  const { content } = slide
  const { element } = content
  if (slide.width || !(element instanceof HTMLImageElement) || !element.naturalWidth) return
  slide.width = content.width = element.naturalWidth
  slide.height = content.height = element.naturalHeight
  slide.resize()
}

function toSlide({ address, alt, height, preview, width }: LightboxPicture): SlideData {
  return { src: address, msrc: preview, alt, ...(width && height && { w: width, h: height }) }
}

/** The pictures as PhotoSwipe gets them: from left to right on the screen. */
interface Row extends LightboxPictures {
  /** The number of a picture, counted from 1 in the order of the page. */
  numberOf(index: number): number
}

/** From right to left, the next picture lies to the left. PhotoSwipe knows the other direction only. */
function rowOf({ pictures, startAt }: LightboxPictures, isMirrored: boolean): Row {
  const { length } = pictures
  return isMirrored
    ? { pictures: [...pictures].reverse(), startAt: length - 1 - startAt, numberOf: (index) => length - index }
    : { pictures, startAt, numberOf: (index) => index + 1 }
}

/** Makes the lightbox, which is not shown yet: what PhotoSwipe brings of buttons, keys and focus is left out. */
function createLightbox({ pictures, startAt, numberOf }: Row, text: LightboxTexts): PhotoSwipe {
  const lightbox = new PhotoSwipe({
    dataSource: pictures.map(toSlide),
    index: startAt,
    showHideAnimationType: 'fade',
    showAnimationDuration: FADE_DURATION,
    hideAnimationDuration: FADE_DURATION,
    bgOpacity: 0.92,
    // The modal handles these.
    escKey: false,
    trapFocus: false,
    returnFocus: false,
  })
  lightbox.on('uiRegister', () => {
    if (lightbox.ui) lightbox.ui.uiElementsData = []
  })
  lightbox.on('loadComplete', ({ slide }) => measure(slide))
  lightbox.on('slideInit', ({ slide }) => measure(slide))
  lightbox.addFilter('contentErrorElement', (_plain, { index }) =>
    drawError(text, pictures[index]?.address ?? '', numberOf(index)),
  )
  // PhotoSwipe would move the focus back to the beginning at the first Tab.
  lightbox.on('keydown', (event) => {
    if (event.originalEvent.key === 'Tab') event.preventDefault()
  })
  return lightbox
}

/** What stands below the picture that is shown: its number, where there are several, and its caption. */
function drawAbout(lightbox: PhotoSwipe, { pictures, numberOf }: Row): HTMLElement {
  const about = document.createElement('p')
  about.className = 'pswp__about'
  about.setAttribute('role', 'status')
  lightbox.on('change', () => {
    const caption = document.createElement('span')
    caption.textContent = pictures[lightbox.currIndex]?.caption ?? ''
    about.replaceChildren(pictures.length > 1 ? `${numberOf(lightbox.currIndex)} / ${pictures.length}` : '', caption)
    about.hidden = !about.textContent
  })
  return about
}

/**
 * Opens pictures in a modal dialog: next and previous by button, arrow key and swipe, Esc, the button and a click beside the picture
 * close it, and the focus goes back to the opener. The address of the page stays as it is. The pictures follow each other in the direction
 * of the text around the opener, as in galleries and sliders.
 *
 * All buttons are ours: PhotoSwipe writes its own as HTML, which a page with `require-trusted-types-for 'script'` refuses.
 *
 * @param dialogId the dialog's id, where the page refers to it by one.
 */
export function openPictures(asked: LightboxPictures, opener: HTMLElement, text: LightboxTexts, dialogId = ''): void {
  // One that fades out is inert already.
  if (document.querySelector('.pswp--open:not([inert])')) return
  const isMirrored = isRightToLeft(opener)
  const row = rowOf(asked, isMirrored)
  const { pictures } = row
  const hasScrollBar = isBesideScrollBar()
  adoptStyles(styles)
  const lightbox = createLightbox(row, text)

  // While PhotoSwipe is still opening, it ignores a close and loses the picture that it is told to step to.
  const whenOpen = (act: () => void) => () => {
    if (lightbox.opener.isOpen) act()
    else lightbox.on('openingAnimationEnd', act)
  }
  const close = whenOpen(() => lightbox.close())
  const toRight = whenOpen(() => lightbox.next())
  const toLeft = whenOpen(() => lightbox.prev())
  const closeButton = button('close', text.close, '×', close)
  const about = drawAbout(lightbox, row)

  lightbox.init()
  const dialog = lightbox.element
  if (!dialog) return
  if (dialogId && !document.getElementById(dialogId)) dialog.id = dialogId
  dialog.setAttribute('aria-modal', 'true')
  dialog.setAttribute('aria-label', text.name)
  // English in any shop; without them assistive technology names the plain roles in the shopper's language.
  for (const described of dialog.querySelectorAll('[aria-roledescription]'))
    described.removeAttribute('aria-roledescription')
  dialog.append(closeButton)
  if (pictures.length > 1) {
    const { previousPicture, nextPicture } = text
    const left = button('prev pswp__button--arrow', isMirrored ? nextPicture : previousPicture, '‹', toLeft)
    const right = button('next pswp__button--arrow', isMirrored ? previousPicture : nextPicture, '›', toRight)
    dialog.append(...(isMirrored ? [right, left] : [left, right]))
  }
  dialog.append(about)
  // PhotoSwipe hears no keys before it is open.
  dialog.addEventListener('keydown', (event) => {
    if (lightbox.opener.isOpen || pictures.length < 2 || hasModifier(event)) return
    if (event.key === 'ArrowLeft') toLeft()
    if (event.key === 'ArrowRight') toRight()
  })
  const restorePage = openModal(dialog, { opener, focus: () => closeButton, hasScrollBar, close })
  const leaveRegister = registerLightbox(close)
  const giveBack = () => {
    leaveRegister()
    restorePage()
  }
  const end = whenOpen(() => lightbox.destroy())
  // In the copy of the page that a script keeps for Back nothing would close it, and the page around it would be out of reach. PhotoSwipe
  // takes itself off in a later task, and not at all while it is opening; htmx copies the page right after this.
  const stopHearing = onBeforeCopy(() => {
    giveBack()
    dialog.remove()
    end()
  })
  lightbox.on('destroy', stopHearing)
  lightbox.on('close', () => {
    giveBack()
    // While it fades out, the page below hears what the shopper does, and may open the next one, under the same id.
    dialog.setAttribute('inert', '')
    dialog.removeAttribute('id')
  })
}
