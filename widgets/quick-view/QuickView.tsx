import { type ReactNode, useState } from 'react'
import { emit } from '../../src/bridge/pluginEvents'
import { Lightbox } from '../../src/dialog'
import { dispatch } from '../../src/page/events'
import { ServerHtml, useText } from '../../src/react'
import { beginForms } from './beginForms'
import { OwnLabels } from './OwnLabels'
import type { ShownQuickView } from './openQuickView'
import { useTellDisplayed } from './useTellDisplayed'

const HEADING = '.product-title,.product_title,h1,h2'

/** A product in a lightbox. The islands in it (gallery, variations, quantity, form) wake as in all late content. */
export function QuickView({
  product,
  link,
  answer,
  tellOthers,
  onGone,
}: ShownQuickView & { onGone(): void }): ReactNode {
  const { quickView } = useText('product')
  // The same list for good: another one would have the product put in anew.
  const [nodes] = useState(() => [answer])
  const displayed = useTellDisplayed(answer)
  const heading = answer.querySelector(HEADING)
  const raise = (name: 'shop-islands:quick-view-opened' | 'shop-islands:quick-view-closed') =>
    dispatch(name, { product }, answer.parentElement ?? answer)
  return (
    <Lightbox
      name={heading?.textContent?.trim() || quickView}
      opener={link}
      // The focus goes to the product's name, which links to its page: before it there are only pictures.
      focus={() => heading?.querySelector('a') ?? heading?.closest('a')}
      // Plugins set up their fields in it on these events, in the order in which the theme raises them: `mfpOpen` of its pop-up, those of
      // the answered call, and that of the shop's quick view.
      onOpen={() => {
        raise('shop-islands:quick-view-opened')
        emit('mfpOpen', [], document)
        beginForms(answer)
        tellOthers()
        displayed.tell()
      }}
      onClose={() => {
        displayed.stop()
        raise('shop-islands:quick-view-closed')
      }}
      onGone={() => {
        emit('mfpClose', [], document)
        onGone()
      }}
    >
      <OwnLabels answer={answer} />
      <ServerHtml className='product-lightbox lightbox-content' nodes={nodes} />
    </Lightbox>
  )
}
