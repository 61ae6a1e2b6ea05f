import { defineConfig } from 'vitest/config'

/** What needs PHP: `npm run test:wordpress`, not part of `npm test`. */
export default defineConfig({ test: { include: ['wordpress/**/*.test.ts'] } })
