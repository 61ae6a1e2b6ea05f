import { type JQueryHandler, jQueryHandlers } from '../page/jQueryHandlers'
import { readJsonScript } from '../page/ownScripts'
import { askSafely } from './askSafely'
import type { Definition } from './definition'
import { areScriptsHeld } from './heldScripts'

/** How to tell that an old script is still on the page. */
export interface OldScript {
  /** Parts of the addresses of its tags, with the file's name, not only its folder; `*` stands for anything, as in `bells*ring.`. */
  tags?: readonly string[]
  /**
   * What WordPress calls it: the tag of its file has the id `{handle}-js`, whatever an optimiser has made of the address (but see
   * `isOthers`).
   */
  handle?: string
  /** For merged tags: the key of the data on the jQuery click handlers that the script adds to the body. */
  handlerData?: string
  /** For merged tags: the selector of one of the jQuery click handlers that the script adds to the body. */
  handlerFor?: string
  /** Another script without which it does nothing: it counts only where that one is here, too. */
  needs?: OldScript
  /** Any other sign of it, such as a global or what it leaves on an element. */
  isHere?(host?: Element): boolean
  /** `takes over`: a claimed event is kept from the old script, see `keepFrom`. `stands back`: the old script goes on serving the host. */
  ours: 'takes over' | 'stands back'
}

/** The attributes that may hold a script's address: optimisers that delay scripts until the first touch keep it in one of their own. */
const ADDRESSES = ['src', 'data-src', 'data-rocket-src', 'data-pmdelayedscript', 'data-wpmeteor-src']

/** The version that a CDN puts between a plugin's folder and its files, as in `/p/woocommerce/9.3.1/assets/`. */
const VERSION = /\/(tags\/)?\d+\.[^/]+(?=\/)/

/** The address of a plugin's or theme's own file. Optimisers that serve what they have merged from their folder do so by PHP. */
const OWN_FILE = /\/(plugins|themes)\/(?![^? ]*\.php)[^? ]+\.js/

/** What tells in a part of an address whose file it is: the folder that it begins with, and the file's name, which copies keep. */
const WHOSE = /^\/?[\w-]+\/?|\/[\w-]+\.$/g

/** The ids and addresses of the page's scripts. */
let scripts: (readonly [id: string, shown: string])[] = []
/** How many scripts the page had when they were read; `undefined` where they have to be read again. */
let readCount: number | undefined

/**
 * Reads the ids and addresses of all scripts of the page: once in each listener that runs, however many definitions ask, and again where
 * scripts have been added. What the WordPress plug-in lists as printed counts like its tag: some optimisers take the tags off the page
 * until the first touch.
 */
function readScripts(): void {
  if (readCount === document.scripts.length) return
  readCount = document.scripts.length
  scripts = [...document.scripts].map((script) => [
    script.id,
    ADDRESSES.map((name) => script.getAttribute(name)?.replace(VERSION, '')).join(' '),
  ])
  for (const [handle, address] of Object.entries(readJsonScript('scripts') ?? {}))
    scripts.push([`${handle}-js`, String(address).replace(VERSION, '')])
  queueMicrotask(() => {
    readCount = undefined
  })
}

/**
 * Does a tag show the address of another script, which a plugin or theme prints under this one's handle? A copy of this one in a folder of
 * theirs is still this one.
 *
 * Asked only where ours takes over: the other script may ask the shopper something before the add, so no event may be kept from it. Where
 * ours stands back, it need not be asked: ours stands back for the other, too, which serves in place of this one.
 */
function isOthers(shown: string, tags: readonly string[]): boolean {
  return OWN_FILE.test(shown) && !tags.some((tag) => tag.match(WHOSE)?.some((part) => shown.includes(part)))
}

/** The click handlers of the body that are known as a script's, by its data or by what they are for. */
function handlersOf(handlerData?: string, handlerFor?: string): JQueryHandler[] {
  if (!handlerData && !handlerFor) return []
  const { jQuery } = window
  const handlers = jQueryHandlers(jQuery, document.body, 'click') ?? []
  return handlers.filter(({ data, selector }) => (handlerData ? handlerData in Object(data) : selector === handlerFor))
}

/** Claimed events, which the handlers below must let pass. */
const claimed = new WeakSet<object>()
/** The handlers that were changed so that they let claimed events pass. */
const tamed = new WeakSet<JQueryHandler>()

/**
 * Keeps a claimed event from an old script: only from its own handlers where they are known by their data, so that all others, such as
 * click trackers, still hear of it (decisions: What is kept from an old script); else from every listener.
 */
export function keepFrom({ handlerData }: OldScript, event: Event): void {
  const handlers = handlersOf(handlerData)
  claimed.add(event)
  if (!handlers[0]) event.stopImmediatePropagation()
  for (const known of handlers) {
    if (tamed.has(known)) continue
    tamed.add(known)
    const { handler } = known
    known.handler = function (raised, ...more) {
      return claimed.has(raised.originalEvent as object) ? undefined : handler.call(this, raised, ...more)
    }
  }
}

/** Has the page a tag of an old script: one with its address, or one with its handle that does not show another's? */
function hasTag({ tags = [], handle, ours }: OldScript): boolean {
  readScripts()
  const searched = tags.map((tag) => tag.split('*'))
  const hasItsAddress = (shown: string) => searched.some((parts) => parts.every((part) => shown.includes(part)))
  const hasItsHandle = (id: string, shown: string) =>
    id === `${handle}-js` && (ours === 'stands back' || !isOthers(shown, tags))
  return scripts.some(([id, shown]) => hasItsHandle(id, shown) || hasItsAddress(shown))
}

/** Has the body a click handler of an old script's? */
function hasHandler({ handlerData, handlerFor }: OldScript): boolean {
  return handlersOf(handlerData, handlerFor).length > 0
}

/**
 * Is an old script still on the page? Also where the question throws, as the check of a theme author's may: better that ours stays away
 * than that two handle one element.
 *
 * @param host the element in question, for scripts that leave a sign on what they serve.
 */
export function isStillHere(script: OldScript, host?: Element): boolean {
  const look = () => {
    if (script.needs && !isStillHere(script.needs)) return false
    return hasTag(script) || hasHandler(script) || !!script.isHere?.(host)
  }
  return askSafely(host, look, true)
}

/**
 * Does an old script serve already? One that an optimiser holds back until the first touch is on the page, but does nothing yet.
 *
 * @param script one that is known by its handlers.
 */
export function isServing(script: OldScript): boolean {
  return areScriptsHeld() ? hasHandler(script) : isStillHere(script)
}

/** The first old script that is still here and towards which ours behaves in this way, if there is one. */
function oldScriptHere({ replaces }: Definition, ours: OldScript['ours'], host?: Element): OldScript | undefined {
  // A theme author's plain script may say `null` where it means none.
  return [replaces ?? []].flat().find((script) => script.ours === ours && isStillHere(script, host))
}

/** The old script that goes on serving a host, so that ours stands back; `undefined` where there is none. */
export function standsBack(definition: Definition, host?: Element): OldScript | undefined {
  return oldScriptHere(definition, 'stands back', host)
}

/** The old script from which claimed events are to be kept; `undefined` where there is none. */
export function takesOver(definition: Definition, host?: Element): OldScript | undefined {
  return oldScriptHere(definition, 'takes over', host)
}
