import { defineWidget } from '/shop-islands/shop-islands.js'

defineWidget({
  name: 'food-calculator',
  selectors: '[data-island="food-calculator"]',
  wake: 'touch',
  claims: { submit: true },
  busyClass: 'is-busy',
  load: () => import('/own-widget/FoodCalculator.js'),
})
