import { type ReactNode, useState } from 'react'
import { ServerElement, useText } from '../../src/react'

/**
 * Lets what dismisses a banner be a button for the keyboard and for screen readers, with a name: the plugins print links without an
 * address, and one of them without words.
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
 * What dismisses a banner.
 *
 * @param of a button needs nothing; `null` where the banner has no such element.
 */
export function DismissLink({ of: link }: { of: HTMLElement | null }): ReactNode {
  return link && !link.matches('button') && <Reachable link={link} />
}
