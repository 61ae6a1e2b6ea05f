import type { PageContext } from '../context'
import type { Html } from '../html'

interface ExampleBase {
  title: string
  /** The names of the widgets that it shows; the area of the first is its own. */
  widgets: readonly [string, ...string[]]
}

/** One that is shown in the gallery itself. */
interface InlineExample extends ExampleBase {
  show(context: PageContext): Html
  /** What there is to copy, where `show` depends on the visitor; what is shown, where nothing is said. */
  markup?: Html
  /** Needs the whole width of the gallery. */
  isWide?: true
}

/** One that needs a page of its own, or is one: the gallery leads there. */
interface PageExample extends ExampleBase {
  /** Path and query. */
  at: string
  /** The smallest markup that its widgets live on. */
  markup: Html
}

/** A live example of one widget, or of several that work together. */
export type Example = InlineExample | PageExample
