// Wraps the browser's two ways of copying: the clipboard, and the older command, for pages without https and browsers without a clipboard.

/** Copies a text by selecting it in an invisible field. */
function copySelected(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = Object.assign(document.createElement('textarea'), { value: text })
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return isCopied
}

/**
 * Copies a text; must be called within a click of the shopper.
 *
 * @returns whether it worked; never rejects.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}
