import { catalogue } from '../widgets/catalogue'
import { indexDefinition } from './islands/hostIndex'
import { installShopIslands } from './shopIslands'

export { defineWidget, inspect, scan, start, stores, swapFragments } from './shopIslands'

// Tests wake each of these by each of its selectors: a page need not check them.
installShopIslands(() => catalogue.forEach(indexDefinition))
