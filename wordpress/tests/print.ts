import { rmSync } from 'node:fs'
import { afterAll } from 'vitest'
import { installPlugin, printPage } from '../harness/php'
import { listing, oldScripts, type Scenario } from '../harness/scenarios'

/** The plug-in as the zip installs it, for one file of tests. */
export const folder = installPlugin()
afterAll(() => rmSync(folder, { recursive: true }))

/** @returns the page of a scenario. */
export const print = (scenario: Scenario) => printPage(folder, scenario)

/** A listing that asks for further scripts. */
export const listingWith = (...handles: string[]): Scenario => ({
  ...listing,
  queue: [...(listing.queue ?? []), ...handles],
})

/** A page that asks for every old script, but for those that keep others. */
export const everything = {
  scripts: oldScripts,
  queue: Object.keys(oldScripts).filter(
    (handle) =>
      !/^(gateway|uses|wpmenucart|oceanwp|astra|bricks|ct-|wc-geo|flatsome-(inf|var|cou)|wc-cart$|wc-checkout)/.test(
        handle,
      ),
  ),
}

/** The handles of the files that a page loads: ours first, wherever its tag is, then the others in their order. */
export const filesOf = (page: string) => {
  const handles = [...page.matchAll(/<script [^>]*\bsrc="[^"]*"[^>]*>/g)].map(
    ([tag]) => /id="([^"]*)-js"/.exec(tag)?.[1],
  )
  const isOurs = (handle?: string) => handle === 'shop-islands'
  return [...handles.filter(isOurs), ...handles.filter((handle) => !isOurs(handle))]
}

/** All areas that can be switched. */
export const AREAS = [
  'cart',
  'product',
  'shop',
  'attribution',
  'wishlist',
  'quote',
  'contact',
  'coupon',
  'contents',
  'theme',
]

/** A script of the theme's own. */
export const mine = { src: '/wp-content/themes/mine/mine.js' }
