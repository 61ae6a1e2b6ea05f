import type { ReactNode } from 'react'
import { hasName } from '../page/htmlText'
import { hasModifier, isPress, pressOnce } from '../page/keys'
import { serverAttribute } from './overrides'
import { ServerElement, type ServerElementProps } from './ServerElement'

/** The server element that is to be a button, its name, and what else it shall have. What makes it a button is not the caller's to say. */
export type ServerButtonProps = ServerElementProps & {
  /** Names it where it has no name of its own. */
  label?: string | undefined
  'aria-label'?: never
  tabindex?: never
  onKeydown?: never
}

/**
 * Makes a server element a button for the keyboard and for screen readers while this is rendered: servers print links without an address,
 * and spans. Enter and Space click it, once if they are held; what the browser does so by itself is left to the browser, a key that an
 * island has claimed to that island, and a key with a modifier to the page. A real button stays as it is, and so does a link with an
 * address, unless a `role` is given.
 *
 * @param props what else is said about it, as to `ServerElement`.
 */
export function ServerButton({ of: element, label, ...said }: ServerButtonProps): ReactNode {
  // By the server's label, as the page may show ours already.
  const isNamed = !!element && hasName(element, serverAttribute(element, 'aria-label'))
  const isButton = element?.matches('button,input')
  const isLink = element?.matches('a[href]')
  const isControl = isButton || isLink
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || hasModifier(event) || !isPress(event)) return
    event.preventDefault()
    pressOnce(event, () => (element as HTMLElement).click())
  }
  return (
    <ServerElement
      {...said}
      of={element}
      role={isButton ? undefined : (said.role ?? (isLink ? undefined : 'button'))}
      tabindex={isControl ? undefined : 0}
      aria-label={isNamed ? undefined : label || undefined}
      onKeydown={isControl ? undefined : press}
    />
  )
}
