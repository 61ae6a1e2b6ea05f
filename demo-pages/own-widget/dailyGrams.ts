/** Grams of dry food for each kilogram of cat and day. */
const gramsPerKilogram = { kitten: 30, adult: 15, senior: 12 } as const

/** How old a cat is, as far as its food asks. */
export type Age = keyof typeof gramsPerKilogram

/** How much dry food a cat needs in a day, in grams, to the nearest 5. @param weight of the cat, in kg. */
export function dailyGrams(weight: number, age: Age): number {
  return Math.round((weight * gramsPerKilogram[age]) / 5) * 5
}
