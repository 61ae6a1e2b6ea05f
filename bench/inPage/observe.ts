/** A task of more than 50 ms. Times in ms since navigation. */
interface LongTask {
  start: number
  duration: number
}

/** A function of our script that the browser called in a long frame, with everything it called and every layout it forced. */
interface OwnScript {
  name: string
  duration: number
  forcedLayout: number
}

/** What the browser noticed by itself. */
export interface Observations {
  longTasks: LongTask[]
  ownScripts: OwnScript[]
  /** The sum of all layout shifts. */
  layoutShift: number
}

/** An entry of the Long Animation Frames API, which the DOM typings do not know yet. */
interface LongFrame extends PerformanceEntry {
  scripts: {
    sourceURL: string
    sourceFunctionName: string
    invoker: string
    duration: number
    forcedStyleAndLayoutDuration: number
  }[]
}

const noticed: Observations = { longTasks: [], ownScripts: [], layoutShift: 0 }

function watch(type: string, note: (entry: PerformanceEntry) => void): void {
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
}

watch('longtask', ({ startTime, duration }) => noticed.longTasks.push({ start: startTime, duration }))
watch('layout-shift', (entry) => {
  noticed.layoutShift += (entry as PerformanceEntry & { value: number }).value
})
watch('long-animation-frame', (entry) => {
  for (const script of (entry as LongFrame).scripts) {
    if (!script.sourceURL.includes('/shop-islands/')) continue
    const [file] = script.sourceURL.split('/').slice(-1)
    noticed.ownScripts.push({
      name: `${file} ${script.sourceFunctionName || script.invoker}`,
      duration: script.duration,
      forcedLayout: script.forcedStyleAndLayoutDuration,
    })
  }
})

/** @returns everything noticed so far. */
export function observations(): Observations {
  return noticed
}
