import { readFileSync } from 'node:fs'
import * as v from 'valibot'

const load = v.strictObject({ bytes: v.number(), files: v.number() })

const buildBudgets = v.strictObject({
  /** Script files of the split build, the two entries included. */
  files: v.number(),
  /** All of them together. */
  allScript: v.number(),
  /** The one-file script. */
  classic: v.number(),
  /** Single files by their names; `text` stands for each language, `area` for each area that has no limit of its own. */
  file: v.record(v.string(), v.number()),
  /** What adding and removing need, React included: the entry, the core, and what the cart's touches load. */
  cartInUse: load,
})

const manifestSchema = v.object({
  sizeBudgets: v.strictObject({
    /** `early.js` as it stands in the head, not compressed. */
    earlyRaw: v.number(),
    preact: v.strictObject({
      ...buildBudgets.entries,
      /** What the listing loads on a visit with a fresh copy of the cart, before the first touch and without the idle preload. */
      listingUntouched: load,
      /** The same on a visitor's very first page, which has to fetch the cart. */
      listingFirstVisit: load,
      /** Trips over the network, one after the other, between a tap and its code, where nothing was fetched ahead. */
      tripsAfterTap: v.number(),
    }),
    react: buildBudgets,
  }),
})

/** The limits of the project, in bytes with gzip unless a name says `Raw`; 1 kB is 1,000 bytes. */
type SizeBudgets = v.InferOutput<typeof manifestSchema>['sizeBudgets']

/** The limits of one build. */
export type BuildBudgets = SizeBudgets['react']

/** @returns the limits in package.json. @throws where they are missing or not complete. */
export function readBudgets(): SizeBudgets {
  return v.parse(manifestSchema, JSON.parse(readFileSync('package.json', 'utf8'))).sizeBudgets
}
