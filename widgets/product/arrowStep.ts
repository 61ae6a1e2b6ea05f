import { isRightToLeft } from '../../src/page/elements'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * The step of an arrow key in a group in which one element is chosen: 1 to the next, -1 to the one before, 0 with any other key. As with
 * native radio buttons, the left and right keys follow the direction on the screen, also in a row that runs from right to left.
 *
 * @param row the element around the group.
 */
export function arrowStep(key: string, row: Element): number {
  const step = STEPS[key] ?? 0
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
  return isSideways && isRightToLeft(row) ? -step : step
}
