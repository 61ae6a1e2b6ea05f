import { report } from '../page/report'
import type { WidgetDefinition } from './definition'
import { whenIdle } from './whenIdle'

/**
 * A part of the catalogue that is a file of its own: definitions are tiny, but most pages have no use for most of them. A page loads a
 * section when something on it matches the section's hooks.
 */
export interface CatalogueSection {
  /** CSS selector list of everything that the section's widgets may be hosted on or wake for. */
  hooks: string
  /**
   * Is there nothing in it yet that wakes without a touch? Then it is loaded only when the pointer, the focus or a click reaches one of
   * the hooks. Asked whenever the page is looked through; where it is absent, nothing waits.
   */
  isWaiting?(): boolean
  load(): Promise<{ default: readonly WidgetDefinition[] }>
}

/** Sections whose definitions are not there yet, each with its loading once that has begun. */
const closed = new Map<CatalogueSection, Promise<void> | undefined>()

let define: (widget: WidgetDefinition) => void
let isWaitingIgnored: boolean

/**
 * Says what is done with the definitions of a section that has come.
 *
 * @param preloads load the sections that wait for a touch, too, when the browser is idle.
 */
export function handSectionsTo(defineWidget: (widget: WidgetDefinition) => void, preloads: boolean): void {
  define = defineWidget
  isWaitingIgnored = preloads
}

/** Adds a section to the catalogue. After the start, `lookForSections` finds what the page has of it. */
export function defineSection(section: CatalogueSection): void {
  closed.set(section, undefined)
}

/**
 * Loads a section and hands on its definitions, once. A section that cannot be loaded is reported and given up: what it would have
 * served stays native.
 */
function open(section: CatalogueSection): Promise<void> {
  const loading =
    closed.get(section) ??
    section
      .load()
      .then(
        (loaded) => loaded.default.forEach(define),
        (error) => report('chunk-failed', null, error),
      )
      .then(() => {
        closed.delete(section)
      })
  closed.set(section, loading)
  return loading
}

/**
 * Loads the first section that is not there yet and has a hook around an element.
 *
 * @returns its loading, which never fails; `undefined` where there is no such section.
 */
export function openSectionAround(element: Element): Promise<void> | undefined {
  const around = [...closed.keys()].find(({ hooks }) => element.closest?.(hooks))
  return around && open(around)
}

/** Loads the sections that have a hook in a part of the page, looking for one at a time when the browser is idle. */
export function lookForSections(root: ParentNode): void {
  for (const section of closed.keys()) {
    if (section.isWaiting?.() && !isWaitingIgnored) continue
    whenIdle(() => {
      if (closed.has(section) && (root.querySelector(section.hooks) || (root as Element).matches?.(section.hooks)))
        open(section)
    })
  }
}
