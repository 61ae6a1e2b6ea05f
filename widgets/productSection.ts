import type { WidgetDefinition } from '../src/islands/definition'
import { buyingWidgets } from './product/buyingWidgets'
import { formWidgets } from './product/formWidgets'
import { galleryWidgets } from './product/galleryWidgets'
import { reviewWidgets } from './product/reviewWidgets'
import { variationWidgets } from './product/variationWidgets'

/** What only product pages, the quick view and boxes with swatches have. */
const productSection: readonly WidgetDefinition[] = [
  ...variationWidgets,
  ...buyingWidgets,
  ...formWidgets,
  ...galleryWidgets,
  ...reviewWidgets,
]

export default productSection
