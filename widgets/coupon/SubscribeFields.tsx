import { type Dispatch, type ReactNode, useLayoutEffect } from 'react'
import { isFocusFree } from '../../src/page/focus'
import { keyOf, ServerButton, ServerContent, ServerElement, useAllWithin, useHost, useWithin } from '../../src/react'
import { selectorOf } from './couponParts'
import { isMissing, REQUIRED } from './details'
import type { Field, SubscribeAction, SubscribeState } from './subscribeState'

/** The class of a consent or a captcha that is missing (plugins contract 4.7). */
const WARNED = 'wcb-warning-checkbox'

/** What a form to subscribe looks like. */
interface SubscribeFieldsProps {
  state: SubscribeState
  /** The class of an e-mail field that is wrong. */
  invalidClass: string
  /** The class of the button while a subscription is under way. */
  busyClass: string
  /**
   * Called when the shopper corrects something, so that marks and warnings disappear (plugins contract 4.4); absent: they stay until the
   * next try.
   */
  onMend?: Dispatch<SubscribeAction>
}

/**
 * E-mail, consent, captcha, button and warning of a pop-up or a widget, as in the state; the field that is wrong gets the focus, unless the
 * shopper has gone elsewhere since.
 */
export function SubscribeFields({ state, invalidClass, busyClass, onMend }: SubscribeFieldsProps): ReactNode {
  const place = useHost()
  const email = useWithin<HTMLInputElement>(selectorOf('email'))
  const required = useAllWithin<HTMLInputElement>(REQUIRED)
  const consent = useWithin<HTMLInputElement>(selectorOf('gdpr-checkbox'))
  const captcha = useWithin(selectorOf('recaptcha'))
  const button = useWithin(selectorOf('button'))
  const warning = useWithin(selectorOf('warning-message'))
  const { marked, wanted } = state
  const isSending = state.isSending || undefined
  const mark = (field: Field, name: string) => {
    const isMarked = marked.includes(field)
    return { class: { [name]: isMarked }, 'aria-invalid': isMarked || undefined }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once at each try.
  useLayoutEffect(() => {
    if (wanted && isFocusFree(place))
      ({ email, detail: required.find(isMissing), consent, captcha })[wanted.field]?.focus()
  }, [wanted])

  return (
    <>
      <ServerElement of={email} {...mark('email', invalidClass)} onInput={() => onMend?.({ type: 'typed' })} />
      {required.map((field) => (
        <ServerElement
          key={keyOf(field)}
          of={field}
          {...(isMissing(field) ? mark('detail', invalidClass) : {})}
          onInput={() => onMend?.({ type: 'filled', isLast: !required.some(isMissing) })}
        />
      ))}
      <ServerElement
        of={consent}
        {...mark('consent', WARNED)}
        onChange={() => onMend?.({ type: 'ticked', isTicked: !!consent?.checked })}
      />
      <ServerElement of={captcha} {...mark('captcha', WARNED)} tabindex={-1} />
      <ServerButton of={button} class={{ [busyClass]: isSending }} aria-disabled={isSending} />
      <ServerElement
        of={warning}
        // Only with a warning: the shop's own script scrolls to the first alert of the page after each change of the cart, an empty one as
        // well. Its room is hidden until then, so that screen readers hear it as an alert that has just come.
        role={state.warning ? 'alert' : undefined}
      />
      {/* Placed anew at each try: screen readers speak only what comes. */}
      {state.warning && <ServerContent key={wanted && keyOf(wanted)} of={warning} html={state.warning} />}
      <ServerElement
        // The space for the warning is always kept.
        of={warning?.closest('.wcb-warning-message-wrap')}
        style={state.warning ? { visibility: 'visible', opacity: 1 } : { visibility: 'hidden', opacity: 0 }}
      />
    </>
  )
}
