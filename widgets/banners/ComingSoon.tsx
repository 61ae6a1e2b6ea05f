import { type ReactNode, useRef, useState } from 'react'
import { ServerButton, ServerElement, useHost, useText, useWithin } from '../../src/react'
import { DISMISS } from './bannerSelectors'
import { saveComingSoonDismissed } from './saveDismissed'

/**
 * The 'coming soon' banner: saved as dismissed to the account, and hidden when that is done or has failed, not before (behaviours
 * banners.coming-soon.*; decisions: A dismissal that could not be saved).
 */
export function ComingSoon(): ReactNode {
  const banner = useHost()
  const link = useWithin(DISMISS)
  const { dismiss: label } = useText('banners')
  const hasBegun = useRef(false)
  const [phase, setPhase] = useState<'shown' | 'saving' | 'dismissed'>('shown')

  const dismiss = async () => {
    if (hasBegun.current) return
    hasBegun.current = true
    setPhase('saving')
    await saveComingSoonDismissed(banner, link ?? banner)
    setPhase('dismissed')
  }

  return (
    <>
      <ServerButton of={link} role='button' label={label} />
      <ServerElement
        of={banner}
        aria-busy={phase === 'saving' || undefined}
        style={{ display: phase === 'dismissed' ? 'none' : undefined }}
        onClick={dismiss}
        onKeydown={dismiss}
      />
    </>
  )
}
