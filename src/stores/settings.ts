import { report } from '../page/report'

/** Everything that can be set, with the value it has where nobody sets it. Times are in ms. */
export const defaultSettings = {
  /** `vi` or `en`; empty: the page's own language, else Vietnamese. */
  locale: '',
  /** Address of the shop's calls; `%%endpoint%%` stands for the call's name. */
  shopEndpoint: '/?wc-ajax=%%endpoint%%',
  /** Address of the general calls. */
  ajaxUrl: '/wp-admin/admin-ajax.php',
  cartUrl: '/cart/',
  /** Is this page the cart page? */
  isCart: false,
  /** Go to the cart page after a successful add? */
  redirectAfterAdd: true,
  /** Label of the 'View cart' link; empty: in the shopper's language. */
  viewCartLabel: '',
  /** Storage key of the cart hash. The shop prints one of its own. */
  cartHashKey: 'wc_cart_hash',
  /** Storage key of the fragments. The shop prints one of its own. */
  fragmentsKey: 'wc_fragments',
  fragmentsTimeout: 5000,
  addTimeout: 30000,
  /** Send no request for fragments on a page view without both cart cookies? */
  skipEmptyCart: false,
  /** Open the mini-cart after an add? */
  miniCartReveal: false,
}

/** The settings, merged and of the right types. */
export type Settings = typeof defaultSettings

/** The name of a setting. */
export type SettingName = keyof Settings

/** What somebody gave us: any keys, any types. */
type Given = Readonly<Record<string, unknown>>

/** Which setting each key of the real plugins' globals is (contract 0.6, 1.1, 1.7). */
const globals: Record<string, Record<string, SettingName>> = {
  flatsomeVars: { ajaxurl: 'ajaxUrl', is_mini_cart_reveal: 'miniCartReveal' },
  woocommerce_params: { wc_ajax_url: 'shopEndpoint' },
  wc_add_to_cart_params: {
    wc_ajax_url: 'shopEndpoint',
    cart_url: 'cartUrl',
    is_cart: 'isCart',
    cart_redirect_after_add: 'redirectAfterAdd',
    i18n_view_cart: 'viewCartLabel',
  },
  wc_cart_fragments_params: {
    cart_hash_key: 'cartHashKey',
    fragment_name: 'fragmentsKey',
    request_timeout: 'fragmentsTimeout',
  },
}

/** What our script tag says to the core itself, before there are settings. */
const TAG_OPTIONS = ['shopIslands', 'start', 'preload', 'debug']

let given: Given = {}
let merged: Settings | undefined

/** Timers of more milliseconds than this fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/** The value in the type of its setting, or `undefined` where it cannot be one. Plugins print `"1"`, `"yes"` and `"5000"` (contract 0.1). */
function coerce(value: unknown, like: unknown): unknown {
  if (typeof like === 'string') return typeof value === 'string' ? value : undefined
  if (value === Object(value)) return
  const word = String(value ?? '').toLowerCase()
  if (typeof like === 'number')
    return word && Number(word) >= 0 && Number(word) <= LONGEST_TIMER ? Number(word) : undefined
  if (/^(1|yes|true|on)$/.test(word)) return true
  return /^(0|no|false|off|)$/.test(word) ? false : undefined
}

/**
 * Lays one layer of settings over another. Unknown names and impossible values are reported, and change nothing.
 *
 * @param toName the setting that a key stands for; `undefined` for keys that are none of ours and need no remark.
 */
function lay(below: Settings, layer: Given, toName?: Record<string, SettingName>): Settings {
  const result: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(layer)) {
    // A plugin's key may be called like something that every object has.
    if (toName && !Object.hasOwn(toName, key)) continue
    const name = toName?.[key] ?? key
    if (!Object.hasOwn(defaultSettings, name)) {
      import('./nearestSetting').then(({ nearestSetting }) => {
        report('setting-unknown', null, nearestSetting(name, Object.keys(defaultSettings)))
      })
      continue
    }
    const usable = coerce(value, defaultSettings[name as SettingName])
    if (usable === undefined)
      report('setting-wrong-type', null, `${name}: ${value === Object(value) ? 'object' : String(value)}`)
    else result[name] = usable
  }
  return result as Settings
}

/** The JSON script of the page; JSON that was encoded twice is read all the same. */
function fromScript(): Given {
  const text = document.querySelector('#shop-islands-settings')?.textContent
  if (!text?.trim()) return {}
  try {
    let parsed: unknown = JSON.parse(text)
    if (typeof parsed === 'string') parsed = JSON.parse(parsed)
    if (parsed && typeof parsed === 'object' && !Array.isArray(parsed)) return parsed as Given
  } catch {}
  report('settings-not-json', document.querySelector('#shop-islands-settings'))
  return {}
}

/** The `data-*` attributes of our script tag. A switch without a value is on. */
function fromTag(): Given {
  const tag = document.querySelector<HTMLElement>('script[data-shop-islands],script[src*="shop-islands"]')
  const entries = Object.entries(tag?.dataset ?? {}).filter(([name]) => !TAG_OPTIONS.includes(name))
  const isSwitch = (name: string) => typeof defaultSettings[name as SettingName] === 'boolean'
  return Object.fromEntries(entries.map(([name, value]) => [name, value || (isSwitch(name) ? 'true' : '')]))
}

/**
 * The settings of this page, merged once (design: Settings): defaults, the plugins' globals, the JSON script, our script tag,
 * and what was handed to `start`; later wins.
 */
export function settings(): Settings {
  if (merged) return merged
  let result: Settings = defaultSettings
  for (const [name, keys] of Object.entries(globals)) {
    const global = (window as unknown as Record<string, unknown>)[name]
    if (global && typeof global === 'object') result = lay(result, global as Given, keys)
  }
  for (const layer of [fromScript(), fromTag(), given]) result = lay(result, layer)
  merged = result
  return merged
}

/** Adds settings on top of all others, as `start(settings)` does; the next `settings()` merges anew. */
export function giveSettings(more: Given): void {
  given = { ...given, ...more }
  merged = undefined
}
