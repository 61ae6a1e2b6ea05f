/** How many walks and visits; `npm run test:walks` asks for 200. */
export const COUNT = Number(process.env['WALKS'] ?? (process.env['npm_lifecycle_event'] === 'test:walks' ? 200 : 3))
/** The seed that they are made from: another one gives other walks and visits. */
export const SEED = Number(process.env['WALKS_SEED'] ?? 20_261_123)
