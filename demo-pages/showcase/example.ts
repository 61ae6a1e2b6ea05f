import type { PageContext } from '../context'
import type { Html } from '../html'

interface ExampleBase {
  title: string
  /** The names of the widgets that it shows. */
  widgets: readonly string[]
}

/** Shown in the gallery itself. */
interface InlineExample extends ExampleBase {
  show(context: PageContext): Html
}

/** Needs a page of its own, or is one: the gallery leads there. */
interface PageExample extends ExampleBase {
  /** Path and query. */
  at: string
}

/** A live example of one widget, or of several that work together. */
export type Example = InlineExample | PageExample
