import { catalogue, directory } from '../widgets/catalogue'
import { installApi } from './api'
import { defineSection } from './islands/sections'
import { defineWidget } from './islands/start'

export { defineWidget, inspect, scan, start, stores, swapFragments } from './api'

installApi(() => {
  catalogue.forEach(defineWidget)
  defineSection(directory)
})
