import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type PartName, parts } from './parts'

const buildBudgets = v.strictObject({
  /** `shop-islands.js` and every file that it imports at once. */
  core: v.number(),
  /** The one-file script. */
  classic: v.number(),
  /** What the listing loads before the first touch: the larger of a first and a later visit. */
  listingUntouched: v.number(),
  /** The listing after an add and a removal in the mini-cart. */
  listingInUse: v.number(),
  /** Everything the listing can ever load; author-only chunks count apart. */
  listingEver: v.number(),
})

const manifestSchema = v.object({
  sizeBudgets: v.strictObject({
    /** `early.js` as it stands in the head, not compressed. */
    earlyRaw: v.number(),
    /** What a product page loads before its gallery is touched, brotli: the largest of all product pages of the demo, first visit or later. */
    productUntouchedBrotli: v.number(),
    /** The largest file of a page widget, brotli; what stands on a library apart. */
    pageWidgetBrotli: v.number(),
    /** The parts of areas that have a limit of their own, brotli. */
    partsBrotli: v.record(v.picklist(Object.keys(parts) as PartName[]), v.number()),
    preact: buildBudgets,
    react: buildBudgets,
  }),
})

/** The limits of the project, in bytes with gzip unless a name says `Raw` or `Brotli`; 1 kB is 1,000 bytes. */
export type SizeBudgets = v.InferOutput<typeof manifestSchema>['sizeBudgets']

/** The limits of one build. */
export type BuildBudgets = SizeBudgets['preact']

/** @param manifest the path of a package.json with `sizeBudgets`. @throws where they are missing or not complete. */
export function readBudgets(manifest: string): SizeBudgets {
  return v.parse(manifestSchema, JSON.parse(readFileSync(manifest, 'utf8'))).sizeBudgets
}
