/** How many walks and visits; `npm run test:walks` asks for 200. */
export const COUNT = Number(process.env['WALKS'] ?? (process.env['npm_lifecycle_event'] === 'test:walks' ? 200 : 3))
/** What they are made of: with a seed of one's own they are others. */
export const SEED = Number(process.env['WALKS_SEED'] ?? 20_261_123)
