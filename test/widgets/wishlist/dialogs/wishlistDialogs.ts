import { pass, TWO_FRAMES } from '../../../support/freshPage'
import { startWidgets } from '../../../support/startPage'

/** Has the dialogs drawn by what is awake already, as from the second one of a page on: no test has to wait for that. */
export async function wakeDialogs(settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { wishlist } = await import('../../../../widgets/wishlist/definitions')
  await startWidgets(wishlist, settings)
  document.body.dispatchEvent(new Event('shop-islands:open-wishlist-dialog'))
  await pass(TWO_FRAMES)
}
