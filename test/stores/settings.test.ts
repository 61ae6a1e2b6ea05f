import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage, type TestPage } from '../support/freshPage'

let page: TestPage

beforeEach(() => {
  page = openPage()
})

async function read(given: Record<string, unknown> = {}) {
  const { settings } = await import('../../src/stores/settings')
  const { giveSettings } = await import('../../src/stores/mergeSettings')
  giveSettings(given)
  return settings()
}

function printScript(json: string, name = 'settings'): void {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.id = `shop-islands-${name}`
  script.textContent = json
  document.head.append(script)
}

/** Our own script tag, with what its author wrote on it. */
function printTag(html: string): void {
  document.head.insertAdjacentHTML('beforeend', `<script src="about:blank#/shop-islands.js" ${html}></script>`)
}

test('cart.add.redirect-is-on-by-default: a page that says nothing goes to the cart after an add', async () => {
  expect(await read()).toMatchObject({ redirectAfterAdd: true, cartUrl: '/cart/' })
})

describe('a page without the shop’s own settings whose theme opens the mini-cart after an add', () => {
  beforeEach(() => {
    vi.stubGlobal('flatsomeVars', { is_mini_cart_reveal: '1' })
  })

  test('says by that that an add does not lead to the cart page', async () => {
    expect(await read()).toMatchObject({ redirectAfterAdd: false, miniCartReveal: true })
  })

  test('leads there all the same where a setting says so', async () => {
    expect((await read({ redirectAfterAdd: true })).redirectAfterAdd).toBe(true)
  })

  test('leads there all the same where the shop’s settings say so', async () => {
    vi.stubGlobal('wc_add_to_cart_params', { cart_redirect_after_add: 'yes' })
    expect((await read()).redirectAfterAdd).toBe(true)
  })
})

test.each([
  ['the theme prints no word', {}],
  ['the theme says no', { is_mini_cart_reveal: '' }],
])('cart.add.redirect-is-on-by-default: also where %s about the mini-cart', async (_what, flatsomeVars) => {
  vi.stubGlobal('flatsomeVars', flatsomeVars)
  expect((await read()).redirectAfterAdd).toBe(true)
})

describe('a page whose optimiser holds back the script that prints the shop’s settings', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<script type="held/back" id="wc-add-to-cart-js-extra"></script>')
  })

  test('keeps the shopper where they are: it does say where an add leads, only later', async () => {
    expect((await read()).redirectAfterAdd).toBe(false)
  })

  test('goes by them once they are there, whoever asked before', async () => {
    const { settings } = await import('../../src/stores/settings')
    expect(settings().cartUrl).toBe('/cart/')
    vi.stubGlobal('wc_add_to_cart_params', { cart_redirect_after_add: 'yes', cart_url: '/gio-hang/' })
    expect(settings()).toMatchObject({ redirectAfterAdd: true, cartUrl: '/gio-hang/' })
    vi.stubGlobal('wc_add_to_cart_params', { cart_redirect_after_add: 'no', cart_url: '/basket/' })
    expect(settings()).toMatchObject({ redirectAfterAdd: false, cartUrl: '/basket/' })
  })

  test('cart.add.redirect-is-on-by-default: also where they say nothing of it', async () => {
    vi.stubGlobal('wc_add_to_cart_params', {})
    expect((await read()).redirectAfterAdd).toBe(true)
  })

  test('says nothing while deferred scripts still run: it may be one of them', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    expect((await read()).redirectAfterAdd).toBe(true)
  })
})

describe('a page on which the WordPress plug-in says what the shop has set', () => {
  const say = (redirectAfterAdd: boolean) =>
    printScript(JSON.stringify({ cartUrl: '/gio-hang/', redirectAfterAdd }), 'defaults')

  test('keeps the shopper where the shop does, though an optimiser has left no trace of the shop’s settings', async () => {
    say(false)
    expect(await read()).toMatchObject({ redirectAfterAdd: false, cartUrl: '/gio-hang/' })
  })

  test('leads to the cart where the shop does, also while its settings are held back: they are no longer unknown', async () => {
    say(true)
    document.body.insertAdjacentHTML('beforeend', '<script type="held/back" id="wc-add-to-cart-js-extra"></script>')
    expect((await read()).redirectAfterAdd).toBe(true)
  })

  test('goes by those once they are there, and by what a plugin writes into them', async () => {
    say(false)
    const { settings } = await import('../../src/stores/settings')
    expect(settings().redirectAfterAdd).toBe(false)
    const params: Record<string, string> = { cart_redirect_after_add: 'yes', cart_url: '/thanh-toan/' }
    vi.stubGlobal('wc_add_to_cart_params', params)
    expect(settings()).toMatchObject({ redirectAfterAdd: true, cartUrl: '/thanh-toan/' })
    params['cart_redirect_after_add'] = 'no'
    expect(settings().redirectAfterAdd).toBe(false)
  })

  test('does not count as saying a setting itself', async () => {
    const { isSetByPage } = await import('../../src/stores/mergeSettings')
    say(true)
    expect(isSetByPage('redirectAfterAdd')).toBe(false)
  })
})

test('our own setting that opens the mini-cart says nothing about the cart page', async () => {
  expect((await read({ miniCartReveal: true })).redirectAfterAdd).toBe(true)
})

test('cart.page-flag.set-on-the-cart-page: is_cart "1" says that this is the cart page', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { is_cart: '1' })
  expect((await read()).isCart).toBe(true)
})

test.each([
  ['empty', { is_cart: '' }],
  ['absent', {}],
])('cart.page-flag.empty-elsewhere: is_cart %s says that this is not the cart page', async (_what, global) => {
  vi.stubGlobal('wc_add_to_cart_params', global)
  expect((await read()).isCart).toBe(false)
})

test('without any settings the addresses, keys and time-outs are those of the shop', async () => {
  expect(await read()).toEqual({
    locale: '',
    shopEndpoint: '/?wc-ajax=%%endpoint%%',
    ajaxUrl: '/wp-admin/admin-ajax.php',
    cartUrl: '/cart/',
    isCart: false,
    redirectAfterAdd: true,
    addsInBackground: true,
    viewCartLabel: '',
    cartHashKey: 'wc_cart_hash',
    fragmentsKey: 'wc_fragments',
    fragmentsTimeout: 5000,
    addTimeout: 30000,
    skipEmptyCart: false,
    miniCartReveal: false,
  })
  expect(page.reports).toEqual([])
})

test('what another script writes into the shop’s settings counts at the next look, and so does its taking it back', async () => {
  const params: Record<string, string> = { cart_redirect_after_add: 'yes', cart_url: '/gio-hang/' }
  vi.stubGlobal('wc_add_to_cart_params', params)
  const first = await read()
  expect(first).toMatchObject({ redirectAfterAdd: true, cartUrl: '/gio-hang/', viewCartLabel: '' })
  const { settings } = await import('../../src/stores/settings')
  Object.assign(params, {
    cart_redirect_after_add: 'no',
    cart_url: '/thanh-toan/',
    i18n_view_cart: 'Xem',
    is_blog: '1',
  })
  expect(settings()).toMatchObject({ redirectAfterAdd: false, cartUrl: '/thanh-toan/', viewCartLabel: 'Xem' })
  params['cart_redirect_after_add'] = 'yes'
  expect(settings().redirectAfterAdd).toBe(true)
  // Nothing is merged again for what is no setting of ours.
  const known = settings()
  params['is_blog'] = ''
  expect(settings()).toBe(known)
})

test('each global of the shop’s that has the address of its calls is read: a page may have only one of them', async () => {
  const names = [
    'wc_add_to_cart_variation_params',
    'wc_cart_fragments_params',
    'woocommerce_params',
    'wc_add_to_cart_params',
  ]
  for (const name of names) {
    const wc_ajax_url = `/${name}/?wc-ajax=%%endpoint%%`
    vi.stubGlobal(name, { wc_ajax_url })
    expect((await read()).shopEndpoint).toBe(wc_ajax_url)
  }
})

test('the globals of the plugins count, strings that they are, and their other keys are no concern of ours', async () => {
  vi.stubGlobal('flatsomeVars', {
    ajaxurl: 'https://meo.test/wp-admin/admin-ajax.php',
    is_mini_cart_reveal: '1',
    rtl: '',
  })
  vi.stubGlobal('woocommerce_params', { wc_ajax_url: '/other/?wc-ajax=%%endpoint%%', i18n_password_show: 'Hiện' })
  vi.stubGlobal('wc_add_to_cart_params', {
    wc_ajax_url: '/vi/?wc-ajax=%%endpoint%%',
    cart_url: 'https://meo.test/gio-hang/',
    cart_redirect_after_add: 'no',
    i18n_view_cart: 'Xem giỏ',
    is_cart: '',
  })
  vi.stubGlobal('wc_cart_fragments_params', {
    cart_hash_key: 'wc_cart_hash_0123',
    fragment_name: 'wc_fragments_0123',
    request_timeout: '7000',
    constructor: 'a key that every object seems to have',
  })
  expect(await read()).toMatchObject({
    ajaxUrl: 'https://meo.test/wp-admin/admin-ajax.php',
    miniCartReveal: true,
    shopEndpoint: '/vi/?wc-ajax=%%endpoint%%',
    cartUrl: 'https://meo.test/gio-hang/',
    redirectAfterAdd: false,
    viewCartLabel: 'Xem giỏ',
    isCart: false,
    cartHashKey: 'wc_cart_hash_0123',
    fragmentsKey: 'wc_fragments_0123',
    fragmentsTimeout: 7000,
  })
  await vi.dynamicImportSettled()
  expect(page.reports).toEqual([])
})

test('globals that are no objects are passed over', async () => {
  vi.stubGlobal('flatsomeVars', 'none')
  vi.stubGlobal('wc_add_to_cart_params', null)
  expect((await read()).cartUrl).toBe('/cart/')
  expect(page.reports).toEqual([])
})

test('the cart page is known by the class of its body where adding in the background is switched off, unless the shop says it', async () => {
  document.body.className = 'woocommerce-cart'
  expect((await read()).isCart).toBe(true)
  vi.stubGlobal('wc_add_to_cart_params', { is_cart: '' })
  expect((await read()).isCart).toBe(false)
})

test('settings can be read in the head, before there is a body', async () => {
  vi.spyOn(document, 'body', 'get').mockReturnValue(null as unknown as HTMLElement)
  const { isCart } = await read()
  vi.restoreAllMocks()
  expect(isCart).toBe(false)
})

test('of two sources the later wins: defaults, those of the plug-in, globals, the settings script, our script tag, start()', async () => {
  const cartUrls: string[] = []
  const note = async (given = {}) => {
    vi.resetModules()
    cartUrls.push((await read(given)).cartUrl)
  }
  await note()
  printScript('{"cartUrl":"/by-plug-in/"}', 'defaults')
  await note()
  vi.stubGlobal('wc_add_to_cart_params', { cart_url: '/by-global/', is_cart: '1' })
  await note()
  printScript('{"cartUrl":"/by-script/"}')
  await note()
  printTag('data-cart-url="/by-tag/"')
  await note()
  await note({ cartUrl: '/by-start/' })
  expect(cartUrls).toEqual(['/cart/', '/by-plug-in/', '/by-global/', '/by-script/', '/by-tag/', '/by-start/'])
  expect((await read()).isCart).toBe(true)
})

test('settings handed to start() later are laid over the earlier ones', async () => {
  expect(await read({ locale: 'en', isCart: true })).toMatchObject({ locale: 'en', isCart: true })
  expect(await read({ isCart: false })).toMatchObject({ locale: 'en', isCart: false })
})

test('settings are merged once, as long as nobody says anything new', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { is_cart: '1' })
  const first = await read()
  const { settings } = await import('../../src/stores/settings')
  expect(settings()).toBe(first)
  printScript('{"cartUrl": "/later/"}')
  expect(settings()).toBe(first)
})

describe('the settings script', () => {
  test('is read', async () => {
    printScript('\n  {"locale": "en", "fragmentsTimeout": 800, "isCart": true}\n')
    expect(await read()).toMatchObject({ locale: 'en', fragmentsTimeout: 800, isCart: true })
  })

  test('is read though a plugin encoded it twice', async () => {
    printScript(JSON.stringify(JSON.stringify({ locale: 'en' })))
    expect((await read()).locale).toBe('en')
    expect(page.reports).toEqual([])
  })

  test.each(['', '  \n'])('may be empty (%j)', async (text) => {
    printScript(text)
    expect((await read()).locale).toBe('')
    expect(page.reports).toEqual([])
  })

  test.each(['{locale: "en"}', '[{"locale":"en"}]', '"en"', '5', 'null', '"{"', '"[1]"'])(
    'is ignored when it is no JSON object, and the author is told: %s',
    async (text) => {
      printScript(text)
      expect(await read()).toEqual(await read())
      expect((await read()).locale).toBe('')
      expect(page.reports).toEqual(['settings-not-json'])
    },
  )
})

describe('our script tag', () => {
  test('carries settings as data attributes; one without a value switches on', async () => {
    printTag('data-mini-cart-reveal data-redirect-after-add="no" data-fragments-timeout="900" data-view-cart-label=""')
    expect(await read()).toMatchObject({
      miniCartReveal: true,
      redirectAfterAdd: false,
      fragmentsTimeout: 900,
      viewCartLabel: '',
    })
    expect(page.reports).toEqual([])
  })

  test.each([
    'data-wp-strategy="defer"',
    'data-wpmeteor-module',
    'data-wpacu-script-handle="x"',
    'data-cfasync="false"',
    'data-cf-settings="x"',
    'data-no-optimize="1"',
    'data-no-defer="1"',
    'data-no-minify="1"',
    'data-noptimize="1"',
    'data-nowprocket',
    'data-rocket-defer',
    'data-rocket-src="x"',
    'data-rocketlazyloadscript="x"',
    'data-pagespeed-no-defer',
    'data-litespeed-noopt="1"',
    'data-optimized="1"',
    'data-optimised="1"',
    'data-minify="1"',
    'data-pm-delay="x"',
    'data-pmdelayedscript="x"',
    'data-perfmatters-type="x"',
    'data-cookieconsent="ignore"',
    // Klaro's name of a service, which it leaves on the tag.
    'data-name="shop"',
    'data-cookiecategory="x"',
    'data-jetpack-boost="ignore"',
    'data-nitro-exclude',
    'data-ezscrex="false"',
    'data-two_delay_src="x"',
    'data-src="x"',
    'data-type="lazy"',
  ])('may carry %s of WordPress or an optimiser, of which nobody is told', async (attribute) => {
    printTag(`${attribute} data-locale="en"`)
    expect((await read()).locale).toBe('en')
    await vi.dynamicImportSettled()
    expect(page.reports).toEqual([])
  })

  test('carries every setting: no name of ours is taken for another’s', async () => {
    const { defaultSettings } = await import('../../src/stores/settings')
    const names = Object.keys(defaultSettings)
    const toAttribute = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="!"`
    printTag(names.map(toAttribute).join(' '))
    const merged: Record<string, unknown> = await read()
    const told = page.reports.map((report) => /: (\w+): !$/.exec(report)?.[1])
    expect(names.filter((name) => merged[name] !== '!' && !told.includes(name))).toEqual([])
  })

  test('foreign names are foreign on the tag only: elsewhere the author wrote them', async () => {
    printScript('{"noOptimize":1}')
    await read({ wpStrategy: 'x' })
    await vi.dynamicImportSettled()
    expect(page.reports).toEqual(['setting-unknown: noOptimize', 'setting-unknown: wpStrategy'])
  })

  test('is found by data-shop-islands too, and may tell the core how to start', async () => {
    document.head.innerHTML =
      '<script data-shop-islands data-start="manual" data-preload="idle" data-debug data-locale="en">'
    expect((await read()).locale).toBe('en')
    await vi.dynamicImportSettled()
    expect(page.reports).toEqual([])
  })
})

test.each([
  [{ redirectAfterAdd: 'yes' }, true],
  [{ redirectAfterAdd: '1' }, true],
  [{ redirectAfterAdd: 1 }, true],
  [{ redirectAfterAdd: 'TRUE' }, true],
  [{ redirectAfterAdd: 'on' }, true],
  [{ redirectAfterAdd: 'no' }, false],
  [{ redirectAfterAdd: '' }, false],
  [{ redirectAfterAdd: '0' }, false],
  [{ redirectAfterAdd: 0 }, false],
  [{ redirectAfterAdd: 'off' }, false],
  [{ redirectAfterAdd: 'false' }, false],
  [{ redirectAfterAdd: null }, false],
])('%j is a switch that reads as %s', async (given, wanted) => {
  expect((await read(given)).redirectAfterAdd).toBe(wanted)
  expect(page.reports).toEqual([])
})

test('false for a text that nobody has set, as the theme prints it, is no text, and nothing to remark on', async () => {
  vi.stubGlobal('wc_add_to_cart_params', { i18n_view_cart: false })
  expect((await read()).viewCartLabel).toBe('')
  expect(page.reports).toEqual([])
})

const circular: { self?: object } = {}
circular.self = circular

test.each([
  [{ redirectAfterAdd: 'perhaps' }, 'redirectAfterAdd: perhaps'],
  [{ redirectAfterAdd: 2 }, 'redirectAfterAdd: 2'],
  [{ redirectAfterAdd: ['yes'] }, 'redirectAfterAdd: object'],
  [{ fragmentsTimeout: 'soon' }, 'fragmentsTimeout: soon'],
  [{ fragmentsTimeout: '' }, 'fragmentsTimeout: '],
  [{ fragmentsTimeout: -1 }, 'fragmentsTimeout: -1'],
  [{ fragmentsTimeout: Number.NaN }, 'fragmentsTimeout: NaN'],
  // A timer of more than 24 days fires at once.
  [{ fragmentsTimeout: 2 ** 31 }, 'fragmentsTimeout: 2147483648'],
  [{ fragmentsTimeout: 'Infinity' }, 'fragmentsTimeout: Infinity'],
  [{ cartUrl: 5 }, 'cartUrl: 5'],
  [{ cartUrl: null }, 'cartUrl: null'],
  [{ cartUrl: circular }, 'cartUrl: object'],
  [{ cartUrl: 5n }, 'cartUrl: 5'],
  [{ isCart: Object.create(null) }, 'isCart: object'],
])('a value of the wrong type changes nothing, and the author is told: %o', async (given, told) => {
  const { defaultSettings } = await import('../../src/stores/settings')
  expect(await read(given)).toEqual(defaultSettings)
  expect(page.reports).toEqual([`setting-wrong-type: ${told}`])
})

test.each([
  ['cart_url', 'cartUrl'],
  ['redirectAfterAd', 'redirectAfterAdd'],
  ['lokale', 'locale'],
  ['fragmentTimeOut', 'fragmentsTimeout'],
  ['revealMiniCart', 'miniCartReveal'],
  ['ajax-url', 'ajaxUrl'],
])(
  'the unknown setting %s is ignored, and the author is told once what was probably meant: %s',
  async (unknown, meant) => {
    const { defaultSettings } = await import('../../src/stores/settings')
    expect(await read({ [unknown]: 'x' })).toEqual(defaultSettings)
    await read({ [unknown]: 'y' })
    await vi.dynamicImportSettled()
    expect(page.reports).toEqual([`setting-unknown: ${unknown} (did you mean ${meant}?)`])
  },
)

test('a misspelt option of the script tag is told with the nearest one', async () => {
  printTag('data-preloaad="touch"')
  await read()
  await vi.dynamicImportSettled()
  expect(page.reports).toEqual(['setting-unknown: preloaad (did you mean preload?)'])
})

test('where the part that guesses cannot be loaded, the unknown name is told all the same', async () => {
  vi.doMock('../../src/author/withNearest', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await read({ lokale: 'x' })
  await vi.dynamicImportSettled()
  vi.doUnmock('../../src/author/withNearest')
  expect(page.reports).toEqual(['setting-unknown: lokale'])
})

test('a name that nothing comes near is told without a guess', async () => {
  await read({ zzyzx: 1 })
  await vi.dynamicImportSettled()
  expect(page.reports).toEqual(['setting-unknown: zzyzx'])
})

test('a name that every object has is an unknown setting like any other', async () => {
  const { defaultSettings } = await import('../../src/stores/settings')
  expect(await read({ toString: 'x', constructor: 'y' })).toEqual(defaultSettings)
  await vi.dynamicImportSettled()
  expect(page.reports).toEqual([
    expect.stringMatching(/^setting-unknown: toString/),
    expect.stringMatching(/^setting-unknown: constructor/),
  ])
})

test('only a script sets anything: what somebody writes into a comment does not, whatever its id', async () => {
  const { defaultSettings } = await import('../../src/stores/settings')
  document.body.innerHTML = '<div id="shop-islands-settings">{ "ajaxUrl": "https://elsewhere.example/" }</div>'
  expect(await read()).toEqual(defaultSettings)
})

test('a setting that is a list takes a list, whose entries it reads as texts; anything else counts as nothing', async () => {
  const { defineSettings, giveSettings } = await import('../../src/stores/mergeSettings')
  const labels = defineSettings({ searchLabels: ['none'] as readonly string[] }, {}, 'search')
  expect(labels().searchLabels).toEqual(['none'])
  giveSettings({ searchLabels: [1, 'two'] })
  expect(labels().searchLabels).toEqual(['1', 'two'])
  giveSettings({ searchLabels: 'three' })
  expect(labels().searchLabels).toEqual(['none'])
})

test.each([
  ['the settings’ script', () => printScript('{ "shelfLabels": [] }')],
  ['our own tag', () => printTag('data-shelf-labels="x"')],
])('a page says a setting itself in %s; a plugin’s global is not the page’s word', async (_title, say) => {
  const { isSetByPage } = await import('../../src/stores/mergeSettings')
  vi.stubGlobal('shelf', { shelfLabels: [] })
  expect(isSetByPage('shelfLabels')).toBe(false)
  say()
  expect(isSetByPage('shelfLabels')).toBe(true)
})

test('a page says a setting itself by what it hands to start', async () => {
  const { giveSettings, isSetByPage } = await import('../../src/stores/mergeSettings')
  expect(isSetByPage('shelfLabels')).toBe(false)
  giveSettings({ shelfLabels: [] })
  expect(isSetByPage('shelfLabels')).toBe(true)
})
