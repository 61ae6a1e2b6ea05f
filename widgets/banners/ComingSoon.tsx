import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { dispatch } from '../../src/page/events'
import { ServerButton, ServerElement, useHost, useOneAtATime, useText, useWithin } from '../../src/react'
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
  const [isSaving, run] = useOneAtATime()
  const [isDismissed, setIsDismissed] = useState(false)

  const dismiss = () =>
    run(async () => {
      const isRemembered = await saveComingSoonDismissed(banner, link ?? banner)
      // At once, so that listeners of the event find the banner gone.
      flushSync(() => setIsDismissed(true))
      dispatch('shop-islands:banner-dismissed', { banner: 'coming-soon', isRemembered }, banner)
    })

  return (
    <>
      <ServerButton of={link} role='button' label={label} />
      <ServerElement
        of={banner}
        aria-busy={isSaving || undefined}
        style={{ display: isDismissed ? 'none' : undefined }}
        onClick={dismiss}
        onKeydown={dismiss}
      />
    </>
  )
}
