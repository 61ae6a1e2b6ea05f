import { storedData } from '../../../src/bridge/storedData'
import { report } from '../../../src/page/report'
import { parseVariations, type VariationData } from '../variationCall'
import { indexVariations, type VariationIndex } from './variationIndex'

/** What is known of a form's variations. */
export interface Variations {
  /** As they were printed or stored; `false` where the server is asked for each choice. */
  readonly data: readonly VariationData[] | false
  /** Absent where the server is asked. */
  readonly index: VariationIndex | undefined
}

/**
 * Makes the reader of a form's variations (contract 5.1, 5.7). What a script stored on the form through jQuery counts, unless the
 * attribute has changed since: jQuery itself stores what the attribute said when it was first asked, and does not look again. Where neither can be read, the server is asked, and the author is told.
 *
 * @param names the form's attributes, in order.
 */
export function variationsReader(form: HTMLElement): (names: readonly string[]) => Variations {
  let last: { printed: string | undefined; stored: unknown } | undefined
  let isPrintedNewer = false
  return (names) => {
    const printed = form.dataset['product_variations']
    const stored = storedData(form)['product_variations']
    if (last && last.printed !== printed) isPrintedNewer = true
    else if (last?.stored !== stored) isPrintedNewer = false
    last = { printed, stored }
    const parsed = parseVariations((isPrintedNewer ? undefined : stored) ?? printed ?? false)
    if (parsed === undefined) report('variations-unreadable', form)
    const data = parsed || false
    return { data, index: data ? indexVariations(names, data) : undefined }
  }
}
