/**
 * Moves a day into the years 2400 to 2799: the calendar repeats every 400 years, with its leap years and days of the week. Browsers differ
 * in how they read years of more than four digits and days such as 31 February, and historical time zones had odd offsets.
 *
 * @param text a date as `YYYY-MM-DD`; the year may have more digits.
 * @returns the day as `YYYY-MM-DD`; `undefined` where the text is no date, or the calendar has no such day.
 */
export function foldDate(text: string): string | undefined {
  const [, year = '', month, day] = /^(\d{4,})-(\d\d)-(\d\d)$/.exec(text) ?? []
  // There is no year 0.
  if (!/[1-9]/.test(year)) return undefined
  const foldedYear = 2400 + (Number(year.slice(-4)) % 400)
  const found = new Date(Date.UTC(foldedYear, Number(month) - 1, Number(day))).toISOString().slice(0, 10)
  // A day that is not in the calendar runs over into another month.
  return found === `${foldedYear}-${month}-${day}` ? found : undefined
}
