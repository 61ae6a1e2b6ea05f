import { catalogue } from '../widgets/catalogue'
import { defineWidget } from './islands/start'
import { installShopIslands } from './shopIslands'

export { defineWidget, inspect, scan, start, stores, swapFragments } from './shopIslands'

installShopIslands(() => catalogue.forEach(defineWidget))
