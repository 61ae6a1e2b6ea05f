import { vi } from 'vitest'
import { openPage, setCookie, stopClock, type TestPage } from '../../support/freshPage'
import { find } from '../../support/page'
import { startWidgets } from '../../support/startPage'

/** E-mail addresses, and whether pop-up and widget take them, by what they are about (plugins contract 4.4). */
export const ADDRESSES = {
  localPart: [
    ['meo@shop.vn', true],
    ['Meo_1.2-x@shop.vn', true],
    ['meo+con@shop.vn', false],
    ['mèo@shop.vn', false],
    ['@shop.vn', false],
  ],
  domain: [
    ['meo', false],
    ['meo@', false],
    ['meo@shop', false],
    ['meo@my-shop.2.vn', true],
    ['meo@my_shop.vn', false],
  ],
  topLevelDomain: [
    ['meo@shop.v', false],
    ['meo@shop.vn', true],
    ['meo@shop.info', true],
    ['meo@shop.store', false],
    ['meo@shop.v1', false],
  ],
} as const

/** What tests vary of the pop-up's markup. */
export interface BoxOptions {
  /** The classes of the box. */
  classes?: string
  /** Is the small icon printed, and how? */
  icon?: 'hidden' | 'visible' | 'none'
  /** Is the consent printed? */
  consent?: boolean
}

const HIDDEN = 'wcb-coupon-box-small-icon-hide-right'

/** The pop-up with its overlay and icon as the plugin prints them, behind a page with a button (plugins contract 4.1). */
export function couponBox({ classes = 'wcb-md-effect-1', icon = 'hidden', consent = true }: BoxOptions = {}): string {
  const smallIcon = `
    <div class="wcb-coupon-box-small-icon-wrap wcb-coupon-box-small-icon-position-bottom-right ${icon === 'hidden' ? HIDDEN : ''}">
      <div class="wcb-coupon-box-small-icon-container"><span class="wcb-coupon-box-small-icon-close"></span>
      <span class="wcb-coupon-box-small-icon"></span></div></div>`
  return `
    <main><button id="other">Mua</button></main>
    <div class="wcb-md-modal wcb-coupon-box wcb-coupon-box-1 ${classes}" id="vi-md_wcb"><div class="wcb-content-wrap">
      <span class="wcb-md-close wcb_button_close_icons-close"></span><div class="wcb-md-content">
      <div class="wcb-modal-header"><span class="wcb-coupon-box-title">Quà cho mèo</span></div>
      <div class="wcb-modal-body"><div class="wcb-coupon-message">Đăng ký nhé</div><div class="wcb-coupon-content"></div>
        <div class="wcb-coupon-box-newsletter"><div class="wcb-newsletter">
          <div class="wcb-warning-message-wrap"><span class="wcb-warning-message"></span></div>
          <input type="email" class="wcb-email" name="wcb_email"> <span class="wcb-button">Đăng ký</span>
          ${consent ? '<div class="wcb-gdpr-field"><input type="checkbox" class="wcb-gdpr-checkbox"></div>' : ''}
          <div class="wcb-recaptcha-field"><div id="wcb-recaptcha" class="wcb-recaptcha"></div>
            <input type="hidden" id="wcb-g-validate-response"></div>
          <div class="wcb-md-close-never-reminder">Không, cảm ơn</div><div class="wcb-footer-text"></div>
        </div></div></div></div></div></div>
    <div class="wcb-md-overlay"></div>${icon === 'none' ? '' : smallIcon}`
}

/** What the plugin prints for its script (plugins contract 4.2), with what a test changes; `undefined` leaves a key out. */
export function printCouponConfig(more: Readonly<Record<string, string | undefined>> = {}): void {
  const all = {
    ajaxurl: '/wp-admin/admin-ajax.php',
    _woocouponbox_nonce: 'nonce4',
    wcb_select_popup: 'time',
    wcb_popup_time: '5',
    wcb_current_time: '1772000000',
    wcb_expire: '7200',
    wcb_expire_subscribed: '864000',
    wcb_popup_type: 'wcb-md-effect-1',
    wcb_popup_position: 'right',
    wcb_show_coupon: '1',
    wcb_gdpr_checkbox: '1',
    wcb_never_reminder_enable: '',
    wcb_recaptcha: '0',
    ...more,
  }
  const given = Object.entries(all).filter(([, value]) => value !== undefined)
  Object.assign(window, { wcb_params: Object.fromEntries(given) })
}

/** Opens a page for a shopper with this cookie, on which the plugin has printed nothing for its script. The clock stands still. */
export function openCouponPage(html = couponBox(), cookie = ''): TestPage {
  for (const name of ['wcb_params', 'wcb_widget_params', 'grecaptcha']) Reflect.deleteProperty(window, name)
  const page = openPage(html)
  stopClock()
  // What ended on the real clock comes back on the stopped one.
  setCookie('woo_coupon_box', cookie || '; expires=Thu, 01 Jan 1970 00:00:00 GMT')
  return page
}

/** Starts the script with the widgets of the coupon area, and lets the page come to rest. */
export async function startCouponPage(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startWidgets((await import('../../../widgets/coupon/definitions')).coupon, settings)
}

export const BOX = '#vi-md_wcb'
export const ICON = '.wcb-coupon-box-small-icon-wrap'

/** Is the pop-up open? A bar that it has become is shown, too. */
export function isOpen(): boolean {
  return find(BOX).matches('.wcb-md-show:not(.wcb-collapse-after-close)')
}

/** Is the pop-up a bar at this edge, by the classes by which the plugin's styles show and draw it? */
export function isBarAt(edge: 'top' | 'bottom'): boolean {
  return find(BOX).matches(`.wcb-md-show.wcb-collapse-after-close.wcb-collapse-${edge}`)
}

/** Is the small icon there to be clicked? */
export function isIconShown(): boolean {
  return !/icon-hide-/.test(find(ICON).className) && !find(ICON).hasAttribute('inert')
}

/** Fills in the form of a pop-up or a widget and ticks its consent. */
export function fillIn(email: string, place = BOX): void {
  find<HTMLInputElement>(`${place} [type="email"]`).value = email
  const consent = document.querySelector<HTMLInputElement>(`${place} [type="checkbox"]`)
  if (consent) consent.checked = true
}

/** The browser's own `document.cookie`, wherever up the chain it stands. */
function nativeCookie(): PropertyDescriptor | undefined {
  let owner: object | null = document
  while (owner && !Object.hasOwn(owner, 'cookie')) owner = Object.getPrototypeOf(owner)
  return owner ? Object.getOwnPropertyDescriptor(owner, 'cookie') : undefined
}

/** Notes every write to `document.cookie`, until the end of the test; the cookies are set all the same. */
export function watchCookies(): string[] {
  const written: string[] = []
  const native = nativeCookie()
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    written.push(cookie)
    native?.set?.call(document, cookie)
  })
  return written
}
