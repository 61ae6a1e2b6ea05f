import { catalogue } from '../widgets/catalogue'
import { installApi } from './api'
import { defineWidget } from './islands/start'

export { defineWidget, inspect, scan, start, stores, swapFragments } from './api'

installApi(() => catalogue.forEach(defineWidget))
