import { writeFileSync } from 'node:fs'
import { collectSources } from './collectSources'

writeFileSync(new URL('sources.json', import.meta.url), `${JSON.stringify(collectSources(), null, 2)}\n`)
