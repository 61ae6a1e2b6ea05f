/**
 * What is known of a page before the browser has said anything: scripts until its document is ready, and later, while the browser is idle
 * or somebody touches the page. `script` and `answer` in ms; null where they are not known.
 */
export const nothingYet = { files: 0, bytes: 0, filesLater: 0, bytesLater: 0, requests: 0, script: null, answer: null }

const isScript = ({ name }) => new URL(name).pathname.endsWith('.js')

/**
 * Gathers what the browser's own entries say of a page.
 *
 * @param page its window.
 * @param touches when somebody last touched this page or the one before it, in ms since the epoch; at most one.
 * @param tell takes the figures, each time that they change.
 * @returns what ends it.
 */
export function watchPage(page, touches, tell) {
  const { performance } = page
  const { timeOrigin } = window.performance
  const known = PerformanceObserver.supportedEntryTypes
  const seen = new Set()
  let figures = { ...nothingYet, script: known.includes('long-animation-frame') ? 0 : null }
  const change = (news) => {
    figures = { ...figures, ...news }
    tell(figures)
  }

  const readers = {
    resource(entry) {
      change({ requests: figures.requests + 1 })
      if (!isScript(entry) || seen.has(entry.name)) return
      seen.add(entry.name)
      const { files, bytes, filesLater, bytesLater } = figures
      const [{ domContentLoadedEventEnd: ready }] = performance.getEntriesByType('navigation')
      const size = entry.decodedBodySize
      if (ready && entry.startTime > ready) change({ filesLater: filesLater + 1, bytesLater: bytesLater + size })
      else change({ files: files + 1, bytes: bytes + size })
    },
    // Told to the page around the frames, of all of them, and of pages that have been left since.
    'long-animation-frame'({ scripts }) {
      const isOwn = ({ window, startTime }) => window === page && timeOrigin + startTime > page.performance.timeOrigin
      const ran = scripts.filter(isOwn).reduce((sum, { duration }) => sum + duration, 0)
      // Telling makes a frame, too.
      if (ran > 0) change({ script: figures.script + ran })
    },
    // What stands on the page in the next frame after a touch: the answer of a page that stays.
    event({ interactionId, duration }) {
      if (interactionId) change({ answer: duration })
    },
    // The answer of a page that is left: the first thing to be seen of the next one.
    paint({ name, startTime }) {
      const [touch] = touches
      if (name !== 'first-contentful-paint' || touch === undefined || touch > performance.timeOrigin) return
      touches.length = 0
      change({ answer: performance.timeOrigin + startTime - touch })
    },
  }

  const observers = Object.entries(readers).flatMap(([type, read]) => {
    if (!known.includes(type)) return []
    const teller = type === 'long-animation-frame' ? window : page
    const observer = new teller.PerformanceObserver((list) => list.getEntries().forEach(read))
    observer.observe({ type, buffered: true, durationThreshold: 16 })
    return [observer]
  })

  // A touch that the page answers within the threshold has no entry of its own. What scripts click is none.
  const touched = ({ isTrusted, timeStamp }) => {
    if (!isTrusted) return
    touches[0] = performance.timeOrigin + timeStamp
    change({ answer: 16 })
  }
  page.addEventListener('click', touched, true)
  change({})
  return () => {
    for (const observer of observers) observer.disconnect()
    page.removeEventListener('click', touched, true)
  }
}
