import { produced } from './frames'

/** How a tap went: ms since the browser got it, and how many script files came after it. `NaN` for what did not happen. */
export interface Tap {
  sign: number
  end: number
  files: number
}

/** What is waited for: what matches once the page has heard, and once all is done; and for how many ms at most. */
export interface Awaited {
  sign: string
  end: string
  patience: number
}

/** Milliseconds without a new file after which the page has fetched what it fetches ahead: it does so in idle time, which comes late. */
const REST = 1000

const BEGINNINGS = ['click', 'input', 'change']
let tapped: Promise<Tap>

const filesSince = (start: number) =>
  performance.getEntriesByType('resource').filter(({ name, startTime }) => startTime >= start && /\.js$/.test(name))
    .length

function follow(start: number, { sign, end, patience }: Awaited): Promise<Tap> {
  return new Promise((resolve) => {
    let heard = Number.NaN
    const look = () => {
      const passed = performance.now() - start
      const isDone = !!document.querySelector(end)
      if (Number.isNaN(heard) && (isDone || document.querySelector(sign))) heard = passed
      if (isDone) produced().then((at) => resolve({ sign: heard, end: at - start, files: filesSince(start) }))
      else if (passed > patience) resolve({ sign: heard, end: Number.NaN, files: filesSince(start) })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const tapWatch = {
  /** Resolves when nothing has been fetched for a while. */
  async rest(): Promise<void> {
    const begin = performance.now()
    const lastEnd = () =>
      Math.max(
        begin,
        ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
      )
    while (performance.now() - lastEnd() < REST) await new Promise((resolve) => setTimeout(resolve, REST / 10))
  },
  /** Gets ready for a tap. */
  arm(awaited: Awaited): void {
    tapped = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        for (const type of BEGINNINGS) removeEventListener(type, begin, true)
        resolve(follow(timeStamp, awaited))
      }
      for (const type of BEGINNINGS) addEventListener(type, begin, true)
    })
  },
  /** How the tap went. */
  outcome: (): Promise<Tap> => tapped,
}

declare global {
  interface Window {
    tapWatch: typeof tapWatch
  }
}

window.tapWatch = tapWatch
