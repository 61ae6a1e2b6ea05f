import { beforeEach, describe, expect, test } from 'vitest'
import { openPage } from '../../../support/freshPage'

let parseVariations: typeof import('../../../../widgets/product/variations/variationData').parseVariations
beforeEach(async () => {
  openPage()
  ;({ parseVariations } = await import('../../../../widgets/product/variations/variationData'))
})

describe('the variations that the server printed', () => {
  const red = { attributes: { attribute_color: 'red' }, plugin_key: { deep: 1 } }

  test('are read from JSON text, whole', () => {
    expect(parseVariations(JSON.stringify([red]))).toEqual([red])
  })

  test('are the very objects where somebody stored a list', () => {
    expect(parseVariations([red])?.valueOf()).toEqual([red])
    const [first] = parseVariations([red]) || []
    expect(first).toBe(red)
  })

  test.each(['false', false])('%s means that the server wants to be asked', (printed) => {
    expect(parseVariations(printed)).toBe(false)
  })

  test.each([['[{"attributes"'], ['{}'], ['null'], [''], [undefined], [7], ['true']])(
    'nothing can be made of %s',
    (printed) => {
      expect(parseVariations(printed)).toBeUndefined()
    },
  )

  test('entries that do not say which options they have are left out; an empty list of attributes says any', () => {
    const any = { attributes: [], variation_id: 2 }
    expect(parseVariations([null, 5, 'x', { variation_id: 1 }, { attributes: 'red' }, any, red])).toEqual([any, red])
  })
})
