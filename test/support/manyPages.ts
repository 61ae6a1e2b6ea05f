import vm from 'node:vm'
import type { Environment } from 'vitest/runtime'

/** Each module's text, and the function that was made of it. */
const compiled = new Map<string, { code: string; run: unknown }>()

/**
 * Vitest has a module's text compiled each time it evaluates the module, which here is for each page of each test; V8's coverage counts
 * every copy apart. The function that comes of it keeps nothing between two calls, so one serves all of them.
 */
function compileOnce(): void {
  const compile = vm.runInThisContext
  vm.runInThisContext = (code, options) => {
    const name = typeof options === 'object' ? options.filename : options
    const known = name && compiled.get(name)
    if (known && known.code === code) return known.run
    const run = compile(code, options)
    if (name && typeof run === 'function') compiled.set(name, { code, run })
    return run
  }
}

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
