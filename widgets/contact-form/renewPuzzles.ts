// Wraps the values of the server's own fields: what was typed into a used captcha must be removed.
import { safeUrl } from '../../src/page/navigation'
import type { Refill } from './contactFormCalls'
import { controlsNamed } from './fields'
import { puzzlesRenewed } from './formState'
import type { FormStore } from './formStore'

/**
 * Replaces used captchas and quizzes with new ones, and empties their fields (plugins contract 1.11). A captcha whose address is not safe
 * is left out.
 */
export function renewPuzzles({ form, take }: FormStore, { captcha, quiz }: Refill): void {
  const pictures: Record<string, string> = {}
  for (const [field, address] of Object.entries(captcha)) {
    const url = safeUrl(address)
    if (url) pictures[field] = url
  }
  const fields = [...Object.keys(pictures), ...Object.keys(quiz)]
  // Most forms have neither, and each change is drawn at once.
  if (fields.length === 0) return
  take(puzzlesRenewed({ captcha: pictures, quiz }))
  for (const field of fields) {
    for (const control of controlsNamed(form, field)) control.value = ''
  }
}
