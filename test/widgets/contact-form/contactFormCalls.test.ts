import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeShop, openShop } from '../../support/fakeShop'
import { openPage } from '../../support/freshPage'

beforeEach(() => {
  openPage()
  Reflect.deleteProperty(window, 'wpcf7')
})

const FORM = { contactFormRoot: '/wp-json' }

async function load(
  settings: Readonly<Record<string, unknown>> = FORM,
): Promise<typeof import('../../../widgets/contact-form/contactFormCalls')> {
  const { giveSettings } = await import('../../../src/stores/mergeSettings')
  giveSettings(settings)
  return import('../../../widgets/contact-form/contactFormCalls')
}

describe('where the calls go', () => {
  async function root(): Promise<string> {
    return (await import('../../../widgets/contact-form/contactFormSettings')).restRoot()
  }

  test('nowhere, where nobody says', async () => {
    expect(await root()).toBe('')
  })

  test('where the plugin’s global says, rather than where the page does', async () => {
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.test/wp-json/">'
    expect(await root()).toBe('https://shop.test/wp-json/')
    openPage()
    document.head.innerHTML = '<link rel="https://api.w.org/" href="https://shop.test/wp-json/">'
    Object.assign(window, { wpcf7: { api: { root: 'https://shop.test/index.php?rest_route=/' } } })
    expect(await root()).toBe('https://shop.test/index.php?rest_route=/')
  })

  test('under another namespace, where there is one', async () => {
    const shop = openShop([])
    const { loadRefill } = await load({ ...FORM, contactFormNamespace: 'forms/v2' })
    await loadRefill(7)
    expect(shop.requests[0]?.url).toBe('/wp-json/forms/v2/contact-forms/7/refill')
  })
})

test('rules are asked for once for each form, a failure included', async () => {
  const shop = openShop({ rules: [] }, 500)
  const { loadSchema } = await load()
  expect(await Promise.all([loadSchema(7), loadSchema(7)])).toEqual([{ rules: [] }, { rules: [] }])
  await expect(loadSchema(8)).rejects.toThrow('500')
  await expect(loadSchema(8)).rejects.toThrow('500')
  expect(shop.requests).toHaveLength(2)
})

describe('a nonce among the fields', () => {
  function fields(nonce?: string): FormData {
    const filled = new FormData()
    filled.set('_wpcf7_unit_tag', 'tag-1')
    if (nonce) filled.set('_wpnonce', nonce)
    return filled
  }

  const pageWith = (
    nonce: string,
  ) => `<!doctype html><form><input name="_wpcf7_unit_tag" value="tag-0"><input name="_wpnonce" value="x"></form>
    <form><input name="_wpcf7_unit_tag" value="tag-1"><input name="_wpnonce" value="${nonce}"></form>`

  const nonces = ({ requests }: FakeShop) =>
    requests.map(({ init: { body } }) => (body instanceof FormData ? body.get('_wpnonce') : undefined))

  test('that has expired is renewed, once, and the message sent again', async () => {
    const sentNonces: unknown[] = []
    const shop = openShop({ status: 'spam' }, pageWith('new'), { status: 'mail_sent' })
    const { sendFeedback } = await load()
    const filled = fields('old')
    const set = filled.set.bind(filled)
    filled.set = (name: string, value: string | Blob) => {
      sentNonces.push(value)
      set(name, String(value))
    }
    expect((await sendFeedback(7, filled))?.status).toBe('mail_sent')
    expect(sentNonces).toEqual(['old', 'new'])
    expect(shop.requests).toHaveLength(3)
  })

  test.each([
    ['is still good', pageWith('old')],
    ['is not in the page any more', '<!doctype html><form><input name="_wpcf7_unit_tag" value="tag-1"></form>'],
    ['belongs to a form that has gone', '<!doctype html><p>'],
  ])('that %s is left alone: the message is spam', async (_what, page) => {
    const shop = openShop({ status: 'spam' }, page)
    const { sendFeedback } = await load()
    expect((await sendFeedback(7, fields('old')))?.status).toBe('spam')
    expect(shop.requests).toHaveLength(2)
  })

  test.each([
    ['an answer that is none', 204],
    ['a server that fails', 500],
    ['another answer', { status: 'mail_failed' }],
  ])('is not renewed after %s', async (_what, answer) => {
    const shop = openShop(answer)
    const { sendFeedback } = await load()
    await sendFeedback(7, fields('old')).catch(() => {})
    expect(nonces(shop)).toEqual(['old'])
  })

  test('that is not there is not looked for', async () => {
    const shop = openShop({ status: 'spam' })
    const { sendFeedback } = await load()
    await sendFeedback(7, fields())
    expect(nonces(shop)).toEqual([null])
  })
})
