import { writeFileSync } from 'node:fs'
import { eventsInMarkdown } from './events'
import { settingsInMarkdown } from './settings'

writeFileSync('docs/settings.md', settingsInMarkdown())
writeFileSync('docs/events.md', eventsInMarkdown())
