import type { Environment } from 'vitest/runtime'
import { compileOnce } from './compileOnce'

// Once in each worker.
compileOnce()

/**
 * A worker in which one file of tests after the other gets a window of its own from `freshWindow.ts`; modules are resolved as for a
 * browser. A file that says `@vitest-environment node` runs in another worker, without any.
 */
const manyPages: Environment = {
  name: 'many-pages',
  viteEnvironment: 'client',
  setup(global) {
    global.hasWindows = true
    global.keptByWorker ??= new Map()
    return { teardown: () => undefined }
  },
}

export default manyPages
