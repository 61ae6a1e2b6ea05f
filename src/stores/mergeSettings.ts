import { callAll } from '../page/callbacks'
import { ownTag, readJsonScript } from '../page/ownScripts'
import { report } from '../page/report'

/** Settings as they were given: any keys, any types. */
type Given = Readonly<Record<string, unknown>>

/** The setting for each key of the plugins' globals, by the global's name; a dot leads into a nested object. */
export type SettingGlobals<Name extends string> = Readonly<Record<string, Readonly<Record<string, Name>>>>

/**
 * The prefixes of the settings that areas know as theirs. Listed, because an area's group comes with its file: until then its settings must
 * not count as unknown ones of every page.
 */
const PREFIXES = [
  'product',
  'quote',
  'wishlist',
  'coupon',
  'subscribe',
  'contactForm',
  'search',
  'contents',
  'attribution',
  'checkout',
  'account',
  'banner',
  'photoFeed',
  'theme',
] as const
type Prefix = (typeof PREFIXES)[number]
const PREFIXED = new RegExp(`^(${PREFIXES.join('|')})[A-Z]`)

/** Attributes of our script tag that the core reads itself: they are not settings. */
const TAG_OPTIONS = ['shopIslands', 'start', 'preload', 'debug']

/** Prefixes of attributes that WordPress, optimisers and consent managers add to tags: no misspelt settings. */
const FOREIGN = /^(wp|rocket|pm|perf|page|lite|opti|minify|no|nitro|jet|cf|cookie|ez|two|src|type|name$)/

let given: Given = {}
/** How often all had to be merged anew: what was merged before that is merged again. */
let mergeCount = 0
/** Called when settings are to be merged anew. */
const listeners = new Set<() => void>()

/** The functions that read the groups of settings known so far: an area's group comes with its file. */
export const settingGroups: (() => unknown)[] = []

/** The longest time in ms that timers can wait: with more they fire at once. */
const LONGEST_TIMER = 2 ** 31 - 1

/**
 * The value in the type of its setting, or `undefined` where it cannot be one. Plugins print `"1"`, `"yes"` and `"5000"` (contract 0.1),
 * the theme names what a switch does, as in `"deselect"` (contract 6).
 */
function coerce(value: unknown, like: unknown): unknown {
  if (typeof like === 'string') return typeof value === 'string' ? value : undefined
  if (Array.isArray(like)) return Array.isArray(value) ? value.map(String) : undefined
  if (value === Object(value)) return
  const word = String(value ?? '').toLowerCase()
  if (typeof like === 'number')
    return word && Number(word) >= 0 && Number(word) <= LONGEST_TIMER ? Number(word) : undefined
  if (/^(1|yes|true|on|deselect)$/.test(word)) return true
  return /^(0|no|false|off|)$/.test(word) ? false : undefined
}

/** One group of settings while it is merged. */
interface Group {
  defaults: Given
  /** What the names of an area's settings begin with; `undefined` for those of every page. */
  prefix: Prefix | undefined
}

/**
 * Lays one layer of settings over another. Unknown names and impossible values are reported and ignored.
 *
 * @param toName the setting for each key of a plugin's global; other keys are ignored. Absent for layers with our own names.
 */
function lay(
  { defaults, prefix }: Group,
  below: Given,
  layer: Given,
  toName?: Readonly<Record<string, string>>,
): Given {
  const result: Record<string, unknown> = { ...below }
  for (const [key, value] of Object.entries(layer)) {
    // `hasOwn`, because a plugin's key may have the name of something that every object inherits.
    if (toName ? !Object.hasOwn(toName, key) : PREFIXED.exec(key)?.[1] !== prefix) continue
    const name = toName?.[key] ?? key
    if (!Object.hasOwn(defaults, name)) {
      import('../author/withNearest').then(
        ({ withNearest }) =>
          report('setting-unknown', null, withNearest(name, [...Object.keys(defaults), ...TAG_OPTIONS])),
        () => report('setting-unknown', null, name),
      )
      continue
    }
    const usable = coerce(value, defaults[name])
    if (usable !== undefined) result[name] = usable
    // Plugins print `false` for anything that is empty, whatever its type (contract 6): that is not reported.
    else if (value || !toName)
      report('setting-wrong-type', null, `${name}: ${value === Object(value) ? 'object' : String(value)}`)
  }
  return result
}

/** The `data-*` attributes of our script tag that may be settings. A boolean setting without a value is on, even if it has no default. */
function fromTag(defaults: Given): Given {
  const entries = Object.entries(ownTag()?.dataset ?? {}).filter(
    ([name]) => !TAG_OPTIONS.includes(name) && !FOREIGN.test(name),
  )
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      value || (['boolean', 'undefined'].includes(typeof defaults[name]) ? 'true' : ''),
    ]),
  )
}

/** Does the page give this setting itself, rather than through a plugin's global? */
export function isSetByPage(name: string): boolean {
  return [readJsonScript('settings') ?? {}, fromTag({}), given].some((layer) => name in layer)
}

/** A plugin's global, or what is nested in it. */
function readGlobal(path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (found as Given | undefined)?.[name], window)
}

/**
 * A group of settings. Lays these over each other, later wins (decisions: Whose word counts in settings):
 *
 * - the defaults;
 * - the WordPress plug-in's defaults;
 * - the plugins' globals;
 * - the JSON script;
 * - our script tag;
 * - what was handed to `start`.
 *
 * Merged at the first call, and again when `giveSettings` has brought more, `mergeAnew` was called or a plugin's global says something
 * else: optimisers hold the scripts that print them back until the first touch, and other scripts write into them at any time.
 *
 * @param defaults every setting of the group with its default, which also gives its type.
 * @param globals the keys of the plugins' globals that stand for settings.
 * @param prefix what the names of these settings begin with, where they are an area's. Absent for those of every page.
 * @returns a function that returns the settings, of the right types.
 */
export function defineSettings<Values extends object>(
  defaults: Values,
  globals: SettingGlobals<keyof Values & string>,
  prefix?: Prefix,
): () => Values {
  const group: Group = { defaults: defaults as Given, prefix }
  let merged: Given = group.defaults
  let mergedAt = -1
  /** What the globals held at the last look. */
  let seen: unknown[] = []
  const read = () => {
    const before = seen
    const printed = Object.entries(globals).map(
      ([path, keys]) => [readGlobal(path) as Given | undefined, keys] as const,
    )
    // A global that has come without any of the keys is news, too (`isHeldBack`).
    seen = printed.flatMap(([global, keys]) => [global, ...Object.keys(keys).map((key) => global?.[key])])
    const areKnown = seen.every((value, index) => Object.is(value, before[index]))
    if (mergedAt === mergeCount && areKnown) return merged as Values
    // Listeners are called later, because the caller may be a component that is being rendered.
    if (mergedAt >= 0 && !areKnown) queueMicrotask(() => callAll(listeners))
    merged = lay(group, group.defaults, readJsonScript('defaults') ?? {})
    mergedAt = mergeCount
    for (const [global, keys] of printed)
      if (global && typeof global === 'object') merged = lay(group, merged, global, keys)
    for (const layer of [readJsonScript('settings') ?? {}, fromTag(group.defaults), given])
      merged = lay(group, merged, layer)
    return merged as Values
  }
  settingGroups.push(read)
  return read
}

/** Has settings merged anew when they are next read, and calls back whoever listens. */
export function mergeAnew(): void {
  mergeCount++
  callAll(listeners)
}

/** Adds settings that win over all others, as `start(settings)` does; they count from the next time that settings are read. */
export function giveSettings(more: Given): void {
  given = { ...given, ...more }
  mergeAnew()
}

/** Calls back whenever settings are to be merged anew, and when somebody has found that a plugin's global says something else. */
export function onSettingsChanged(hear: () => void): void {
  listeners.add(hear)
}
