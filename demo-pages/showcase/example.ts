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
  /** Its markup, where what it shows depends on the visitor; else that is its markup. */
  markup?: Html
  /** Needs the whole width of the gallery. */
  isWide?: true
}

/** Needs a page of its own, or is one: the gallery leads there. */
interface PageExample extends ExampleBase {
  /** Path and query. */
  at: string
  /** The smallest markup that its widgets live on. */
  markup: Html
}

/** A live example of one widget, or of several that work together. */
export type Example = InlineExample | PageExample
