import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../../support/fakeShop'
import { openPage } from '../../../support/freshPage'

let server: typeof import('../../../../widgets/product/variations/variationCall')
beforeEach(async () => {
  openPage()
  server = await import('../../../../widgets/product/variations/variationCall')
})

describe('the variations that the server printed', () => {
  const red = { attributes: { attribute_color: 'red' }, plugin_key: { deep: 1 } }

  test('are read from JSON text, whole', () => {
    expect(server.parseVariations(JSON.stringify([red]))).toEqual([red])
  })

  test('are the very objects where somebody stored a list', () => {
    expect(server.parseVariations([red])?.valueOf()).toEqual([red])
    const [first] = server.parseVariations([red]) || []
    expect(first).toBe(red)
  })

  test.each(['false', false])('%s means that the server wants to be asked', (printed) => {
    expect(server.parseVariations(printed)).toBe(false)
  })

  test.each([['[{"attributes"'], ['{}'], ['null'], [''], [undefined], [7], ['true']])(
    'nothing can be made of %s',
    (printed) => {
      expect(server.parseVariations(printed)).toBeUndefined()
    },
  )

  test('entries that do not say which options they have are left out; an empty list of attributes says any', () => {
    const any = { attributes: [], variation_id: 2 }
    expect(server.parseVariations([null, 5, 'x', { variation_id: 1 }, { attributes: 'red' }, any, red])).toEqual([
      any,
      red,
    ])
  })
})

describe('asking for a variation', () => {
  const options = { timeout: 1000 }
  const ask = (fields = {}) => server.postGetVariation(fields, '/?wc-ajax=%%endpoint%%', options)

  test('the choice goes out, nested values under bracket names, and the variation comes back whole', async () => {
    const shop = openShop({ variation_id: 7, plugin_key: 'x' })
    const fields = { attribute_color: 'Oak & Ash', product_id: '12', custom_data: { gift: 'yes' } }
    expect(await ask(fields)).toEqual({ variation_id: 7, plugin_key: 'x' })
    expect(shop.requests[0]).toMatchObject({
      url: '/?wc-ajax=get_variation',
      fields: { attribute_color: 'Oak & Ash', product_id: '12', 'custom_data[gift]': 'yes' },
    })
  })

  test('false means that there is none like that', async () => {
    openShop('false')
    expect(await ask()).toBe(false)
  })

  test.each(['{}', 'null', '[]', '0', 'true', '"x"', '{"error":true}', ''])(
    'an answer %s is a bad one',
    async (answer) => {
      openShop(answer)
      await expect(ask()).rejects.toMatchObject({ name: 'BadAnswerError', call: 'get_variation' })
    },
  )
})
