import { type ReactNode, useState } from 'react'
import { ServerElement, useText } from '../../src/react'

/**
 * Makes the element that dismisses a banner a named button for the keyboard and for screen readers: the plugins print links without an
 * address, and one without text.
 */
function Reachable({ link }: { link: HTMLElement }): ReactNode {
  const { dismiss } = useText('banners')
  const [hasAddress] = useState(() => link.hasAttribute('href'))
  const [hasName] = useState(() => !!link.textContent?.trim() || link.hasAttribute('aria-label'))
  return (
    <ServerElement
      of={link}
      role='button'
      tabindex={hasAddress ? undefined : 0}
      aria-label={hasName ? undefined : dismiss || undefined}
    />
  )
}

/**
 * The element that dismisses a banner.
 *
 * @param of the element, which may be a real button already; `null` where the banner has none.
 */
export function DismissLink({ of: link }: { of: HTMLElement | null }): ReactNode {
  return link && !link.matches('button') && <Reachable link={link} />
}
