import { readdirSync } from 'node:fs'

/** What an area loads to do what most shoppers want of it: its own files in `dist/`, without their hashes. */
export const parts = {
  /** The marks and the count of what the browser keeps. */
  wishlistShown: ['wishlistSection', 'wishes', 'wishlistState', 'wishlistCounter', 'atoms'],
  /** A click on a button: what it loads besides. */
  wishlistChanged: ['addToWishlist', 'wishCalls', 'nonces', 'wishlistVi'],
  /** A product put on the list; the texts and the renewal of nonces, which other areas share, apart. */
  quote: ['quoteSection', 'quotes', 'quoteButton'],
  /** The pop-up when it opens. */
  couponShown: ['coupons', 'couponBox'],
  /** Its form, right after that. */
  couponForm: ['subscribing', 'boxForm'],
  /** A form that is changed and sent, with the rule engine; the texts apart. */
  contactForm: ['contactFields', 'contactForm'],
  search: ['searchSection', 'search', 'searchVi'],
  /** What writes the tracker's cookies. */
  tracker: ['tracker'],
} as const

/** The name of an area's part that has a limit of its own. */
export type PartName = keyof typeof parts

/** @returns the paths of a part's files in a build. @throws where one of them is not there. */
export function partFiles(folder: string, name: PartName): string[] {
  const files = readdirSync(folder)
  return parts[name].map((stem) => {
    const found = files.find((file) => file.startsWith(`${stem}-`) && file.endsWith('.js'))
    if (!found) throw new Error(`${folder} has no ${stem}-….js: correct bench/size/parts.ts`)
    return `${folder}/${found}`
  })
}
