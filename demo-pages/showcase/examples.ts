import { aroundExamples } from './aroundExamples'
import type { Facts } from './collectFacts'
import type { Example } from './example'
import source from './facts.json' with { type: 'json' }
import { listAndFormExamples } from './listAndFormExamples'
import { pageExamples } from './pageExamples'
import { shoppingExamples } from './shoppingExamples'

/** What the gallery says of each widget; written from the definitions by `writeFacts.ts`. */
export const facts: Facts = source

/** A live example for every widget: a test asks for it. */
export const examples: readonly Example[] = [
  ...shoppingExamples,
  ...listAndFormExamples,
  ...pageExamples,
  ...aroundExamples,
]

/** The names of the widgets that are shown in the gallery itself. */
export const widgetsShown: readonly string[] = examples.flatMap((example) => ('at' in example ? [] : example.widgets))
