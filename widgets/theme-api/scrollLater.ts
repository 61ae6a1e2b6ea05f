import { loadOnce } from '../../src/page/loadOnce'
import { report } from '../../src/page/report'

/** What scrolls the page. */
type Scroll = typeof import('../../src/page/scroll')

const loadScroll = loadOnce(() => import('../../src/page/scroll'))

/**
 * Scrolls as soon as the file that can is there: few pages ever ask for it, so it is fetched for the first call. A file that is lost is
 * reported, and the page stays where it is.
 */
export function scrollLater(scroll: (by: Scroll) => void): void {
  loadScroll().then(scroll, (error) => report('chunk-failed', null, error))
}
