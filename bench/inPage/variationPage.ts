import { nextFrame } from './frames'
import { isQuiet } from './quiet'

/** What one choice took. */
export interface ChoiceTimes {
  /** From the choice until the form is updated and laid out, in ms. */
  work: number
  /** From the choice until the next frame begins, in ms. */
  frame: number
}

/** Waits until the side has brought the form to life: the link that takes a choice back is hidden then. */
async function isAlive(): Promise<void> {
  const isReady = () => document.querySelector<HTMLElement>('.reset_variations')?.style.visibility === 'hidden'
  while (!isReady()) await new Promise((resolve) => setTimeout(resolve, 20))
  await isQuiet()
}

/** Chooses an option as a shopper does. */
async function choose(name: string, value: string): Promise<ChoiceTimes> {
  const select = document.querySelector<HTMLSelectElement>(`[name="${name}"]`)
  if (!select) throw new Error(`no select ${name}`)
  await nextFrame()
  const start = performance.now()
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  document.body.getBoundingClientRect()
  const work = performance.now() - start
  await nextFrame()
  const frame = performance.now() - start
  await isQuiet()
  return { work, frame }
}

/** @returns the options that each select offers now, disabled ones in brackets, and the id of the variation: the same on every side. */
function formState(): string {
  const offered = [...document.querySelectorAll('select')].map(({ options }) =>
    [...options].map(({ value, disabled }) => (disabled ? `(${value})` : value)).join(),
  )
  return [...offered, document.querySelector<HTMLInputElement>('.variation_id')?.value].join(' | ')
}

/** What the measurement of variation forms calls from outside. */
const variationBench = { isAlive, choose, formState }

declare global {
  interface Window {
    variationBench: typeof variationBench
  }
}

window.variationBench = variationBench
