/** How many; `npm run test:walks` asks for 200. With a seed of one's own they are others. */
export const COUNT = Number(process.env['WALKS'] ?? (process.env['npm_lifecycle_event'] === 'test:walks' ? 200 : 3))
export const SEED = Number(process.env['WALKS_SEED'] ?? 20_261_123)
