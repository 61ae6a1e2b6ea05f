/** How a character counter counts (plugins contract 1.1, 1.14); lengths in UTF-16 units, as everywhere on the form. */
interface CharacterCounter {
  /** The length from which it counts down; absent for one that counts up. */
  readonly countDownFrom?: number | undefined
  readonly minimum?: number | undefined
  readonly maximum?: number | undefined
}

/** What a character counter shows. */
interface CharacterCount {
  /** How many were typed or, counting down, are left: below 0 for too many. */
  readonly count: number
  readonly isTooLong: boolean
  readonly isTooShort: boolean
}

/**
 * Counts the characters of a text (behaviours contact-form.input.character-counter, counter-flags-too-*). Blanks around it are not counted,
 * but they count for the limits, as they do for the browser's own `maxlength`. An empty text is too short.
 */
export function countCharacters(text: string, { countDownFrom, minimum, maximum }: CharacterCounter): CharacterCount {
  const { length } = text.trim()
  return {
    count: countDownFrom === undefined ? length : countDownFrom - length,
    isTooLong: maximum !== undefined && text.length > maximum,
    isTooShort: minimum !== undefined && text.length < minimum,
  }
}
