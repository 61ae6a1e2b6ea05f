import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { withCatalogue } from '../../docs/withCatalogue'
import { collectFacts } from './collectFacts'

const file = 'demo-pages/showcase/facts.json'

// Run from the root of the project, `npx tsx demo-pages/showcase/writeFacts.ts`, when a test says that the gallery is stale.
await withCatalogue((catalogue) => writeFileSync(file, JSON.stringify(collectFacts(catalogue))))
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'ignore' })
