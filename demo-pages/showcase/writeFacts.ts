import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { collectFacts } from './collectFacts'

const file = 'demo-pages/showcase/facts.json'

// Run from the root of the project, `npx tsx demo-pages/showcase/writeFacts.ts`, when a test says that the gallery is stale.
// Definitions listen to the page, and ask about it, as soon as they are loaded.
const window = new Window()
for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(window)))
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, property)

const { catalogue } = await import('../../widgets/catalogue')
const facts = collectFacts(catalogue)
writeFileSync(file, JSON.stringify(facts))
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'ignore' })
await window.happyDOM.close()
