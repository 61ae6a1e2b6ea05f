import vm from 'node:vm'

/** Each module's text, and the function that was made of it. */
const compiled = new Map<string, { code: string; run: unknown }>()

/**
 * Vitest has a module's text compiled each time it evaluates the module, which here is for each page of each test; V8's coverage counts
 * every copy apart. The function that comes of it keeps nothing between two calls, so one serves all of them.
 */
export function compileOnce(): void {
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
