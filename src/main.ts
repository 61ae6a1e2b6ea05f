import { catalogue } from '../widgets/catalogue'
import { indexDefinition } from './islands/hostIndex'
import { installShopIslands } from './shopIslands'

export { defineWidget, inspect, scan, start, stores, swapFragments } from './shopIslands'

// Not checked as `defineWidget` checks a theme author's: tests wake each of these by each of its selectors.
installShopIslands(() => catalogue.forEach(indexDefinition))
