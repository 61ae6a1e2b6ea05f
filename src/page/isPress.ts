/** Does a key press a button? */
export function isPress({ key }: { key: string }): boolean {
  return key === 'Enter' || key === ' '
}
