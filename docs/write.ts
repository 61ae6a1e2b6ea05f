import { writeFileSync } from 'node:fs'
import { settingsInMarkdown } from './settings'

writeFileSync('docs/settings.md', settingsInMarkdown())
