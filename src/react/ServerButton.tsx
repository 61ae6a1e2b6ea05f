import { type ReactNode, useMemo } from 'react'
import { hasName } from '../page/hasName'
import { isPress } from '../page/keys'
import { ServerElement, type ServerElementProps } from './ServerElement'

/** The server element that is to be a button, its name, and what else it shall have. */
export type ServerButtonProps = ServerElementProps & {
  /** Names it where it has no name of its own. */
  label?: string | undefined
}

/**
 * Makes a server element a button for the keyboard and for screen readers while this is rendered: servers print links without an address,
 * and spans. Enter and Space click it; what the browser does so by itself is left to the browser, and a key that an island has claimed to
 * that island.
 *
 * @param props what else is said about it, as to `ServerElement`.
 */
export function ServerButton({ of: element, label, ...said }: ServerButtonProps): ReactNode {
  const isNamed = useMemo(() => !!element && hasName(element), [element])
  const isButton = element?.matches('button,input')
  const isLink = element?.matches('a[href]')
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPress(event) || (isLink && event.key === 'Enter')) return
    event.preventDefault()
    ;(element as HTMLElement).click()
  }
  return (
    <ServerElement
      {...said}
      of={element}
      role={isButton ? undefined : 'button'}
      tabindex={isButton || isLink ? undefined : 0}
      aria-label={isNamed ? undefined : label || undefined}
      onKeydown={isButton ? undefined : press}
    />
  )
}
