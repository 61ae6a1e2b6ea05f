import { beforeEach, describe, expect, test } from 'vitest'
import { openShop } from '../../../support/fakeShop'
import { openPage } from '../../../support/freshPage'

let server: typeof import('../../../../widgets/product/variations/variationCall')
beforeEach(async () => {
  openPage()
  server = await import('../../../../widgets/product/variations/variationCall')
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
