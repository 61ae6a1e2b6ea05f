import { loadAllWidgets } from '../../support/allWidgets'
import { pass } from '../../support/freshPage'

/** Starts the script on the open page with every widget of the house, those of buying among them, and lets it look for its hosts. */
export async function startBuying(given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const [{ defineWidget, start }, { buyingWidgets }, house] = await Promise.all([
    import('../../../src/api'),
    import('../../../widgets/product/buyingWidgets'),
    loadAllWidgets(),
  ])
  const names = new Set(house.map(({ name }) => name))
  for (const widget of [...house, ...buyingWidgets.filter(({ name }) => !names.has(name))]) defineWidget(widget)
  await start(given)
  await pass(100)
}
