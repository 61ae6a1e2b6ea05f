import { writeFileSync } from 'node:fs'
import { behavioursInMarkdown } from './behaviours'
import { eventsInMarkdown } from './events'
import { selectorsInMarkdown } from './selectors'
import { settingsInMarkdown } from './settings'
import { withCatalogue } from './withCatalogue'

writeFileSync('docs/settings.md', settingsInMarkdown())
writeFileSync('docs/events.md', eventsInMarkdown())
writeFileSync('docs/behaviours.md', behavioursInMarkdown())
await withCatalogue((catalogue) => writeFileSync('docs/selectors.md', selectorsInMarkdown(catalogue)))
