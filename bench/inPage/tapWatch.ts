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
      if (isDone)
        // The frame that shows it has been produced when the next one begins.
        requestAnimationFrame(() => resolve({ sign: heard, end: performance.now() - start, files: filesSince(start) }))
      else if (passed > patience) resolve({ sign: heard, end: Number.NaN, files: filesSince(start) })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

const tapWatch = {
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
