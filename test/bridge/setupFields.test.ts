import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../support/freshPage'
import { installJQuery } from '../support/jQuery'

/** What a plugin is handed of a call that is about to be sent. */
interface Settings {
  url: string
  data: string
}

type BeforeSend = (request: { setRequestHeader(name: string, value: string): void }, settings: Settings) => unknown

/** The fields for an add on a page whose plugins have set jQuery up so. */
async function fieldsWith(beforeSend: BeforeSend): Promise<Record<string, string>> {
  const jQuery = installJQuery() as unknown as { ajaxSetup(settings: object): void }
  jQuery.ajaxSetup({ beforeSend })
  const { setupFields } = await import('../../src/bridge/setupFields')
  return setupFields()
}

beforeEach(() => openPage())

test('what a plugin puts in front of the data of an add, or behind it, is told by name', async () => {
  const fields = await fieldsWith((request, settings) => {
    request.setRequestHeader('X-Token', 'abc')
    if (settings.url.includes('/?wc-ajax=add_to_cart'))
      settings.data = `data%5Btoken%5D=a%2Bb&${settings.data}&captcha=c`
  })
  expect(fields).toEqual({ 'data[token]': 'a+b', captcha: 'c' })
})

test('a function that does not look for this call is not asked: nobody would tell it how the call ends', async () => {
  const spinner = vi.fn()
  expect(await fieldsWith(() => spinner())).toEqual({})
  expect(spinner).not.toHaveBeenCalled()
})

test('one that breaks is reported, and the call goes without it', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const fields = await fieldsWith(() => {
    throw new Error('wc-ajax=add_to_cart')
  })
  expect(fields).toEqual({})
  expect(reportError).toHaveBeenCalledOnce()
})

test('one that leaves a list which is no list of fields is reported, and the call goes without it', async () => {
  vi.stubGlobal('reportError', vi.fn())
  const fields = await fieldsWith((_request, settings) => {
    Object.assign(settings, { data: [{ name: 'wc-ajax=add_to_cart', value: '1' }] })
  })
  expect(fields).toEqual({})
  expect(reportError).toHaveBeenCalledOnce()
})

test('without jQuery, and where nobody has set it up, there are none', async () => {
  const { setupFields } = await import('../../src/bridge/setupFields')
  expect(setupFields()).toEqual({})
  installJQuery()
  expect(setupFields()).toEqual({})
})
