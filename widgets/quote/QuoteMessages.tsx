import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Outlet, ServerElements, ServerHtml } from '../../src/react'
import type { QuoteMessage } from './quoteButtonState'

/** The button, and the message about its product. */
interface QuoteMessagesProps {
  button: HTMLElement
  said: QuoteMessage
}

/**
 * The message about a button's product and the link to the list, beside the button, in the elements that the plugin's styles know (plugins
 * contract 3.4). They replace what the server printed there.
 */
export function QuoteMessages({ button, said: { message, link, takesFocus } }: QuoteMessagesProps): ReactNode {
  const place = button.closest('.yith-ywraq-add-to-quote') ?? button.parentElement
  const product = button.dataset['product_id']
  const response = `yith_ywraq_add_item_response-${product}`
  const browse = `yith_ywraq_add_item_browse-list-${product}`
  const all = place?.querySelectorAll(`.${CSS.escape(response)},.${CSS.escape(browse)}`) ?? []
  const printed = [...all].filter((element) => !element.parentElement?.hasAttribute('data-island-outlet'))
  const anchor = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => {
    if (takesFocus && link) anchor.current?.focus()
  }, [takesFocus, link])
  return (
    <>
      <ServerElements of={printed} style={{ display: 'none' }} />
      <Outlet append={place}>
        {message && <ServerHtml className={`${response} yith_ywraq_add_item_response_message`} html={message} />}
        {link && (
          <div className={`${browse} yith_ywraq_add_item_browse_message`}>
            <a ref={anchor} href={link.url}>
              {link.label}
            </a>
          </div>
        )}
      </Outlet>
    </>
  )
}
