import type { WidgetDefinition } from '../src/islands/definition'
import { accountWidgets } from './account/accountWidgets'
import { bannersWidgets } from './banners/bannersWidgets'
import { photoFeedWidgets } from './photo-feed/photoFeedWidgets'

/** What stands around the shop's business: its banners, the account's pages, the photo feed. */
const aroundSection: readonly WidgetDefinition[] = [...bannersWidgets, ...accountWidgets, ...photoFeedWidgets]

export default aroundSection
