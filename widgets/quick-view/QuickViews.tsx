import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { emit } from '../../src/bridge/pluginEvents'
import { hasShopFormCall } from '../../src/bridge/replacedScripts'
import { jQueryNow } from '../../src/bridge/whenJQuery'
import { Lightbox } from '../../src/dialog'
import { attempt } from '../../src/page/callbacks'
import { dispatch } from '../../src/page/events'
import { keyOf, ServerHtml, usePageEffect, useText } from '../../src/react'
import { OwnLabels } from './OwnLabels'
import { $shown, forget, type ShownQuickView } from './openQuickView'
import { useTellDisplayed } from './useTellDisplayed'

const HEADING = '.product-title,.product_title,h1,h2'

/** The part of jQuery that starts a form. */
type JQuery = (form: Element) => Record<'wc_variation_form', () => void>

/**
 * Has the shop's own script, where it still runs, start the variation forms of a quick view, as the theme's does (contract 3.4): it starts
 * by itself only those that the page was printed with. Ours, where it runs, finds them by itself.
 *
 * @param answer the product, when it is in the page.
 */
function beginForms(answer: ParentNode): void {
  const jQuery = jQueryNow<JQuery>()
  if (!jQuery || !hasShopFormCall()) return
  for (const form of answer.querySelectorAll('.variations_form')) attempt(() => jQuery(form).wc_variation_form())
}

/** A product in a lightbox. The islands in it (gallery, variations, quantity, form) wake as in all late content. */
function QuickView({ product, link, answer, tellOthers, onGone }: ShownQuickView & { onGone(): void }): ReactNode {
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

/**
 * The quick views of the page. Separate from their links, because a link may leave the page, for instance with the quick view that contains
 * it.
 */
export function QuickViews(): ReactNode {
  const shown = useStore($shown)
  // What is open goes with the body: where another page's takes its place, the quick view of the former page is not to lie over that.
  usePageEffect(() => () => $shown.set([]), [])
  return shown.map((quickView) => <QuickView key={keyOf(quickView)} {...quickView} onGone={() => forget(quickView)} />)
}
