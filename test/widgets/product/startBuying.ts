import { pass } from '../../support/freshPage'
import { startPage } from '../../support/startPage'

/** Starts the script on the open page with every widget of the house, those of buying among them, and lets it look for its hosts. */
export async function startBuying(given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await startPage(given)
  await pass(100)
}
