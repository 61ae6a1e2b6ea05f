import { type ReactNode, useMemo } from 'react'
import { isPress } from '../../src/page/keys'
import { ServerElement, type ServerElementProps } from '../../src/react'

/**
 * Makes a part a button for the keyboard and for screen readers (plugins contract 4.1), because the plugin prints spans.
 *
 * @param label names it where it has no text of its own.
 * @param props what else is said about it.
 */
export function Pressable({
  of: element,
  label = '',
  ...props
}: ServerElementProps & { label?: string | undefined }): ReactNode {
  const isNamed = useMemo(() => element?.textContent?.trim() || element?.hasAttribute('aria-label'), [element])
  const isControl = element?.matches('button,a[href],input')
  const onKeydown = (event: KeyboardEvent) => {
    if (!isPress(event)) return
    event.preventDefault()
    ;(element as HTMLElement).click()
  }
  return (
    <ServerElement
      {...props}
      of={element}
      aria-label={isNamed || !label ? undefined : label}
      role={isControl ? undefined : 'button'}
      tabindex={isControl ? undefined : 0}
      onKeydown={isControl ? undefined : onKeydown}
    />
  )
}
