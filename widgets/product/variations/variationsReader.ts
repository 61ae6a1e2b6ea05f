import { storedData } from '../../../src/bridge/storedData'
import { report } from '../../../src/page/report'
import { parseVariations, type VariationData } from './variationData'
import { indexVariations, type VariationIndex } from './variationIndex'

/** What is known of a form's variations. */
export interface Variations {
  /** As they were printed or stored; `false` where a request is needed for each choice. */
  readonly data: readonly VariationData[] | false
  /** Absent where requests are needed. */
  readonly index: VariationIndex | undefined
}

/**
 * Makes the reader of a form's variations (contract 5.1, 5.7). Data that a script stored on the form through jQuery count, unless the
 * attribute has changed since: jQuery itself stores the attribute's value when it is first read, and does not read it again. Where neither
 * can be read, requests are made, and the theme author is told.
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
