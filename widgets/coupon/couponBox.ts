import { emit } from '../../src/bridge/pluginEvents'
import type { Island } from '../../src/islands/island'
import { adoptStyles } from '../../src/page/adoptStyles'
import { dispatch } from '../../src/page/events'
import { loadOnce } from '../../src/page/loadOnce'
import { openModal } from '../../src/page/modal'
import { report } from '../../src/page/report'
import { asksForStillness } from '../../src/page/stillness'
import { settings } from '../../src/stores/settings'
import { loadText } from '../../src/text/text'
import { isIn, isSending, POPUP, part } from './couponHooks'
import { couponSettings, DEFAULT_EFFECT } from './couponSettings'
import { keepState } from './couponState'
import { couponStyles } from './couponStyles'
import { makePressable } from './makePressable'
import { setIcon } from './smallIcon'

const SHOWN = 'wcb-md-show'
/** Seconds for which 'never remind' is remembered: 10 years (behaviour coupon-popup.cookie.closed-by-never-remind). */
const NEVER = 315_360_000

/** Fetched with the box: later the network may be too bad to fetch a text. */
const texts = loadText('coupon', settings().locale).catch(() => undefined)

const prepared = new WeakSet<HTMLElement>()
/** Closes the box that is open. */
let close: (() => void) | undefined

/** Brings the box to where a modal has to be, and the overlay to where the plugin's styles want it: behind the box. */
function findRoom(box: HTMLElement): HTMLElement {
  const overlay = part(document, 'md-overlay') ?? document.createElement('div')
  overlay.classList.add('wcb-md-overlay')
  if (box.parentElement !== document.body) document.body.append(box)
  box.after(overlay)
  return overlay
}

/** Gives the box its styles and the effect with which it opens; none where less motion is asked for. */
function setEffect(box: HTMLElement): void {
  adoptStyles(couponStyles)
  const { couponPopupType } = couponSettings()
  const printed = [...box.classList].filter((name) => name.startsWith('wcb-md-effect-'))
  const isStill = asksForStillness()
  // What the server printed holds, unless somebody says otherwise.
  if (printed.length > 0 && couponPopupType === DEFAULT_EFFECT && !isStill) return
  box.classList.remove(...printed)
  if (couponPopupType && !isStill) box.classList.add(couponPopupType)
}

/** Fetches the form, which nobody needs before the box can be seen. Who is faster waits for it; what could not be fetched is tried again. */
function serveForm(box: HTMLElement): void {
  const loadForm = loadOnce(async () => (await import('./boxForm')).startForm(box, texts))
  const missing = (error: unknown) => report('chunk-failed', box, error)
  const onTouch = (event: Event) => {
    if (!isSending(event)) return
    event.preventDefault()
    loadForm().then((send) => send(), missing)
  }
  for (const type of ['click', 'keydown']) box.addEventListener(type, onTouch)
  loadForm().catch(missing)
}

/** Makes the box a dialog that works, when it is opened for the first time. */
function prepare(box: HTMLElement): void {
  if (prepared.has(box)) return
  prepared.add(box)
  const title = part(box, 'coupon-box-title')?.textContent?.trim()
  const neverRemind = part(box, 'md-close-never-reminder')
  if (neverRemind && !couponSettings().couponNeverReminderEnable) neverRemind.style.display = 'none'
  box.tabIndex = -1
  box.setAttribute('role', 'dialog')
  if (title) box.setAttribute('aria-label', title)
  setEffect(box)
  serveForm(box)
  for (const pressed of [part(box, 'button'), neverRemind]) makePressable(pressed)
  texts.then((own) => {
    makePressable(part(box, 'md-close'), own?.close)
    if (!title && own) box.setAttribute('aria-label', own.name)
  })
  box.addEventListener('click', ({ target }) => {
    const isNeverAgain = isIn(target, 'md-close-never-reminder')
    if (isNeverAgain) keepState('closed', NEVER)
    if (isNeverAgain || isIn(target, 'md-close')) close?.()
  })
  findRoom(box).addEventListener('click', () => close?.())
  if (/^(top|bottom)$/.test(couponSettings().couponOnClose)) {
    import('./closedBar').then(
      ({ leaveBar }) => leaveBar(box, () => openBox(box, box)),
      (error) => report('chunk-failed', box, error),
    )
  }
}

/** Puts the focus on the page's content. */
function focusContent(): void {
  const content = document.querySelector<HTMLElement>('main,[role="main"],#main,#content')
  if (!content) return
  content.tabIndex = -1
  content.focus({ preventScroll: true })
}

/**
 * Opens the coupon pop-up as a modal (behaviours coupon-popup.box.*, coupon-popup.close.*; plugins contract 4.3): the page behind it can
 * neither be reached nor scrolled. Closing it leaves the small icon.
 *
 * @param opener what asked for it and gets the focus back. Absent where the box opens by itself: that is remembered, so that it happens
 * once (behaviour coupon-popup.cookie.shown-when-box-opens).
 */
export function openBox(box: HTMLElement, opener?: HTMLElement): void {
  if (close) return
  prepare(box)
  // A page that takes the box away is to be usable all the same.
  const watching = new MutationObserver(() => {
    if (!box.isConnected) shut()
  })
  const shut = () => {
    close = undefined
    watching.disconnect()
    box.classList.remove(SHOWN)
    box.removeAttribute('aria-modal')
    setIcon(box.isConnected)
    giveBack()
    // The icon's time may be over.
    if (opener?.closest('[inert]')) focusContent()
    emit('wcb_hide_popup', [], document)
    dispatch('shop-islands:coupon-closed', {}, box)
  }
  close = shut
  setIcon(false)
  box.classList.add(SHOWN)
  box.setAttribute('aria-modal', 'true')
  if (!opener) keepState('shown', couponSettings().couponExpire)
  const focused = document.activeElement as HTMLElement
  const giveBack = openModal(box, { opener: opener ?? focused, onEscape: shut })
  // The overlay, which a click reaches only so.
  box.nextElementSibling?.removeAttribute('inert')
  watching.observe(document.body, { childList: true })
  emit('wcb_show_popup', [], document)
  dispatch('shop-islands:coupon-opened', {}, box)
}

/** Opens the pop-up again when the small icon is clicked (behaviour coupon-popup.icon.reopens-the-box). */
export function attachReopening({ host: icon, on }: Island): () => void {
  return on('click', () => {
    const box = document.querySelector<HTMLElement>(POPUP)
    if (box) openBox(box, part(icon, 'coupon-box-small-icon') ?? icon)
  })
}
