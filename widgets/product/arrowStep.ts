import { isRightToLeft } from '../../src/page/isRightToLeft'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * How far an arrow key leads among things of which one is chosen: 1 to the next, -1 to the one before, 0 with any other key. As with the
 * browser's own radio buttons, keys that point sideways lead to what stands there, also where a row runs from right to left.
 *
 * @param row the element around the things.
 */
export function arrowStep(key: string, row: Element): number {
  const step = STEPS[key] ?? 0
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  return isSideways && isRightToLeft(row) ? -step : step
}
