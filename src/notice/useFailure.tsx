import { type ReactNode, useState } from 'react'
import { announce, clearAnnouncement } from '../page/announcer'
import { FailureNotice } from './FailureNotice'

/**
 * Says that something did not work, in the page and to screen readers (decisions: What a failed add says).
 *
 * @param control what the shopper uses.
 * @param text the plain text of the notice.
 * @returns the notice, to be rendered, and functions for a failure and for a new attempt, which takes back what was said.
 */
export function useFailure(control: Element, text: string): { notice: ReactNode; fail(): void; forget(): void } {
  const [hasFailed, setHasFailed] = useState(false)
  return {
    notice: hasFailed && <FailureNotice control={control} text={text} />,
    fail() {
      announce(text, control)
      setHasFailed(true)
    },
    forget() {
      clearAnnouncement(control)
      setHasFailed(false)
    },
  }
}
