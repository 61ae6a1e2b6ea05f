// Writes to the page by hand: the fields belong to another script, and no island is on them.

/**
 * Notes what fields for quantities hold when another script, which may have sent that, asks for the cart. A swap keeps what was typed, also
 * a quantity that the shop has refused.
 *
 * @param quantities the selector of the fields.
 * @returns a function that shows the server's word in them, to be called when the cart is in the page. What was typed since then stays, and
 *   so does the field that has the focus.
 */
export function noteQuantities(quantities: string): () => void {
  const fields = document.querySelectorAll<HTMLInputElement>(quantities)
  const former = new Map([...fields].map((field) => [field, field.value]))
  return () => {
    for (const [field, value] of former)
      if (field.value === value && field !== document.activeElement) field.value = field.defaultValue
  }
}
