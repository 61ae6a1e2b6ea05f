import { posix } from 'node:path'
import vm from 'node:vm'

/** What Vite has made of a file: JavaScript, or nothing where Node imports the file itself. */
interface Fetched {
  code?: string
}

/** A module, as Vite's runner keeps it. */
interface ModuleNode {
  id: string
  file: string
  imports: Set<string>
  importers: Set<string>
  promise: Promise<object> | undefined
  exports: object | undefined
  evaluated: boolean
  meta?: Fetched
}

/** What Vite's runner keeps to itself. */
interface ModuleRunner {
  options: { createImportMeta: (path: string) => object }
  evaluatedModules: { getModuleByUrl: (url: string) => ModuleNode | undefined }
  evaluator: { env: object }
  cachedModule: (url: string, importer: string) => Promise<ModuleNode>
  cachedRequest: (url: string, node: ModuleNode, callstack?: string[], ...rest: unknown[]) => Promise<object>
}

/** What Vitest knows of the fakes in a file of tests. */
interface Mocker {
  moduleRunner: ModuleRunner
  getMockerRegistry: () => { registryByUrl: Map<string, unknown> }
  constructor: { pendingIds: readonly unknown[] }
}

/** What Vitest knows of a worker. */
interface Worker {
  config: { root: string; coverage: { enabled: boolean } }
}

/** What is the same each time that a module is evaluated. */
interface Evaluable {
  run: (...called: unknown[]) => Promise<void>
  meta: object
}

/** The product's folders; modules of tests and libraries are evaluated once for each file of tests. */
const OURS = ['src', 'widgets']

/** What the JavaScript that Vite makes of a module calls, in the order in which it is handed over. */
const CALLED = ['exports', 'import_meta', 'import', 'dynamic_import', 'exportName'].map(
  (name) => `__vite_ssr_${name}__`,
)

/** Of `export *`, which the product has not. */
const NOT_HANDED_OVER = '__vite_ssr_exportAll__'

/**
 * Has the product's modules evaluated with nothing done twice. Each page of each test has them all anew, and Vite's runner is made for
 * modules that are evaluated once: for each import it looks for a circle in all that imports the module, asks Vitest where the module is,
 * and prepares what Node's older kind of modules may call. That was a fifth of the unit tests' time. That there are no circles is
 * `test/architecture`'s business. A file of tests that puts something in a module's place leaves its imports to Vite, and so do tests whose
 * coverage is counted, for that needs to know what stands around a module's text.
 */
export function evaluateQuickly(): void {
  const { config } = Reflect.get(globalThis, '__vitest_worker__') as Worker
  if (config.coverage.enabled) return
  const mocker = Reflect.get(globalThis, '__vitest_mocker__') as Mocker
  const runner = mocker.moduleRunner
  // The runner serves all files of tests of its worker.
  if (Object.hasOwn(runner, 'cachedRequest')) return
  const requestFromVite = runner.cachedRequest.bind(runner)
  const known = new WeakMap<Fetched, Evaluable | undefined>()

  const isOurs = (id: string) => OURS.some((folder) => id.startsWith(`${config.root}/${folder}/`))
  const isFaking = () => mocker.getMockerRegistry().registryByUrl.size > 0 || mocker.constructor.pendingIds.length > 0

  const compile = ({ id, file, meta }: ModuleNode): Evaluable | undefined => {
    const code = meta?.code
    if (!code || !isOurs(id) || code.includes(NOT_HANDED_OVER)) return undefined
    const head = `'use strict';async (${CALLED.join(',')})=>{{`
    return {
      run: vm.runInThisContext(`${head}${code}\n}}`, { filename: id, columnOffset: -head.length }),
      meta: Object.assign(runner.options.createImportMeta(file), { env: runner.evaluator.env }),
    }
  }

  const evaluate = async (node: ModuleNode, { run, meta }: Evaluable): Promise<object> => {
    const exports: object = Object.create(null, { [Symbol.toStringTag]: { value: 'Module' } })
    const importModule = async (url: string) => {
      const there = isFaking() ? undefined : runner.evaluatedModules.getModuleByUrl(url)
      const imported = there?.meta ? there : await runner.cachedModule(url, node.file)
      imported.importers.add(node.id)
      node.imports.add(imported.id)
      return runner.cachedRequest(url, imported, [node.id])
    }
    const importLater = (url: string) =>
      importModule(url.startsWith('.') ? posix.resolve(posix.dirname(node.file), url) : url)
    const exportName = (name: string, get: () => unknown) =>
      Object.defineProperty(exports, name, { enumerable: true, configurable: true, get })
    node.exports = exports
    node.evaluated = false
    try {
      await run(exports, meta, importModule, importLater, exportName)
    } finally {
      node.evaluated = true
    }
    return exports
  }

  runner.cachedRequest = (url, node, ...rest) => {
    const { meta } = node
    if (!meta || isFaking()) return requestFromVite(url, node, ...rest)
    if (node.evaluated && node.promise) return node.promise
    if (!known.has(meta)) known.set(meta, compile(node))
    const evaluable = known.get(meta)
    if (!evaluable) return requestFromVite(url, node, ...rest)
    node.promise ??= evaluate(node, evaluable)
    return node.promise
  }
}
