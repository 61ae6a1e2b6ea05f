import type { Fragments } from '../../page/events'
import { readCookie } from '../../page/readCookie'
import { readStorage } from '../../page/storage'
import { settings } from '../settings'

/** Milliseconds that a copy is good for; at exactly this age it still is (behaviour cart.fragments.refetch-after-24-hours). */
export const COPY_LIFETIME = 24 * 60 * 60 * 1000
/** The shop's own fragment of the mini-cart (contract 1.7). A theme's fragment in its place must tell what is in the cart. */
const ESSENTIAL = 'div.widget_shopping_cart_content'
/** Our own place for the number of pieces. A fragment that has one tells what is in the cart, too. */
const COUNT = 'data-cart-count'
/** Where the shop keeps the time of the copy, in epoch ms. */
export const TIME_KEY = 'wc_cart_created'
/** Where we keep the language of the copy. */
export const LANGUAGE_KEY = 'shop-islands-cart-language'

/**
 * The hash of the cart that the shop's cookie tells of (contract 1.7); empty for an empty cart, and where the page may not read cookies.
 * Safari shows a cookie of an answer to scripts only some time after it.
 */
export const hashInCookie = (): string => readCookie('woocommerce_cart_hash')

/** The cart as the browser remembers it. */
interface CartCopy {
  cart: { fragments: Fragments; cartHash: string }
  /** Milliseconds for which it stays good. */
  remaining: number
}

/** The hash of the cart that this tab shows; empty for an empty cart or where nothing is stored. */
export function storedHash(): string {
  return readStorage('sessionStorage', settings().cartHashKey) ?? ''
}

/** The language in which the shop has served the page, as it was known last; empty where the page was translated before this ran. */
let servedIn = ''

/**
 * The language that a copy of this page's cart is in. Chrome's translation gives the page its own, and marks that by a class; what the shop
 * sends stays in the language in which it has served the page.
 */
export function languageOfPage(): string {
  const { lang, className } = document.documentElement
  if (!/\btranslated-/.test(className)) servedIn = lang
  return servedIn
}
// Noted now: the page may be translated before anybody asks.
languageOfPage()

/** The fragments of the last answer, good or not. Throws where what is kept is corrupt. */
function readFragments(): Fragments {
  return JSON.parse(readStorage('sessionStorage', settings().fragmentsKey) ?? 'null')
}

/** The HTML that shows what is in the cart; every usable copy has it. */
export function cartHtml(fragments: Fragments): string | undefined {
  const texts = Object.values(fragments).filter((html) => typeof html === 'string')
  const shops = fragments[ESSENTIAL]
  return typeof shops === 'string' ? shops : texts.find((html) => html.includes(COUNT))
}

/** Do fragments say what is in the cart? Those that plugins send for places of their own do not. */
export function describesCart(fragments: Fragments | undefined): fragments is Fragments {
  return !!fragments && cartHtml(fragments) !== undefined
}

/** Does the page have a place for any fragment of the last answer? */
export function isCopyShown(): boolean {
  try {
    // `:is` forgives a selector that the browser cannot read.
    return !!document.querySelector(`:is(${Object.keys(readFragments())})`)
  } catch {
    return false
  }
}

/** The cart of the last answer, good or not; `undefined` where what is kept is missing or corrupt, or does not say what is in the cart. */
export function storedCart(): CartCopy['cart'] | undefined {
  try {
    const fragments = readFragments()
    return describesCart(fragments) ? { fragments, cartHash: storedHash() } : undefined
  } catch {
    return
  }
}

/**
 * Reads the copy, if it is still good (contract 1.7): its hash is that of the cart cookie, it is not too old, it is in the language of this
 * page (decisions: The cart's copy and languages), and it holds the mini-cart. A copy that is missing, corrupt or of another format counts
 * as none.
 */
export function freshCopy(): CartCopy | undefined {
  const hash = storedHash()
  const created = Number(readStorage('sessionStorage', TIME_KEY) ?? Number.NaN)
  // The shop's own script stores an empty cart without a time: it ages with the time of the cart before it, if there was one.
  const remaining = hash || created ? created + COPY_LIFETIME - Date.now() : COPY_LIFETIME
  if (hash !== hashInCookie() || !(remaining >= 0)) return
  const language = readStorage('sessionStorage', LANGUAGE_KEY)
  if (language !== null && language !== languageOfPage()) return
  const cart = storedCart()
  return cart && { cart, remaining }
}
