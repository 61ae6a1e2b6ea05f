/** Something that takes place while a function runs, which may come to the same once more. */
export interface Phase {
  isOn(): boolean
  /** Runs a function, during which it is on. */
  during(act: () => void): void
}

/** Makes a phase, which is not on. */
export function createPhase(): Phase {
  let depth = 0
  return {
    isOn: () => depth > 0,
    during(act) {
      depth += 1
      try {
        act()
      } finally {
        depth -= 1
      }
    },
  }
}
