/** Everything of the engine that its tests touch, and React as the engine has it: one entry for the source and for the minified bundle. */
export { createElement, useLayoutEffect } from 'react'
export { inspect, outline } from '../../src/author/inspect'
export {
  allDefinitions,
  definitionsByName,
  definitionsBySelector,
  hostsAround,
  indexDefinition,
  knownNames,
  selectorsOf,
} from '../../src/islands/hostIndex'
export { islandOn } from '../../src/islands/islands'
export { scan } from '../../src/islands/lateContent'
export { paintPlaces } from '../../src/islands/paintPlaces'
export { defineWidget, startIslands } from '../../src/islands/start'
export { whenIdle } from '../../src/islands/whenIdle'
export { report } from '../../src/page/report'
export { mount, Outlet, ServerElement, useHost, useListener } from '../../src/react'
export { installShopIslands, start } from '../../src/shopIslands'
export { settings } from '../../src/stores/settings'
