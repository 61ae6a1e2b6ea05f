import { readFileSync } from 'node:fs'
import { type BuildOptions, build, stop } from 'esbuild'
import { version } from 'react'
import { minify } from 'terser'
import { MINIFYING } from '../../build/minifying'
import { PREACT_ALIASES } from '../../build/preactAliases'

/** Does this test run with React itself? Preact's stand-in names another version. */
function runsOnReact(): boolean {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { react: string } }
  return version === devDependencies.react
}

/** Libraries that the engine is bundled without: they are not ours to minify, and React is five times as much as all that is. */
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']

/** Evaluates one copy of the libraries, by the names that they are imported by. */
type EvaluateLibraries = () => Readonly<Record<string, unknown>>

/** Evaluates one copy of the engine, with a copy of the libraries of its own. */
type Evaluate = () => typeof import('./engine')

const BUNDLED = {
  bundle: true,
  write: false,
  format: 'iife',
  globalName: 'bundled',
  target: 'es2022',
  define: {
    'process.env.NODE_ENV': '"production"',
    'import.meta.url': '"https://shop.example/si/shop-islands.js"',
  },
} as const satisfies BuildOptions

async function bundleLibraries(isReact: boolean): Promise<EvaluateLibraries> {
  const exported = LIBRARIES.map((name) => `export * as ${JSON.stringify(name)} from ${JSON.stringify(name)}`)
  const { outputFiles } = await build({
    ...BUNDLED,
    stdin: { contents: exported.join('\n'), resolveDir: '.' },
    alias: isReact ? {} : PREACT_ALIASES,
  })
  return new Function(`${outputFiles[0]?.text}return bundled`) as EvaluateLibraries
}

async function bundle(isReact: boolean): Promise<Evaluate> {
  const evaluateLibraries = await bundleLibraries(isReact)
  const { outputFiles } = await build({
    ...BUNDLED,
    entryPoints: ['test/support/engine.ts'],
    jsx: 'automatic',
    external: LIBRARIES,
  })
  await stop()
  const { code } = await minify(`'use strict';${outputFiles[0]?.text}return bundled`, {
    ...MINIFYING,
    parse: { bare_returns: true },
  })
  const evaluate = new Function('require', code ?? '')
  return () => {
    const libraries = evaluateLibraries()
    return evaluate((name: string) => libraries[name])
  }
}

/**
 * Evaluates a new copy of the engine, minified as the build does it, with the runtime of this test project. The worker
 * keeps the bundle from one file of tests to the next: a function, which can be evaluated again without being compiled again.
 */
export async function importMinifiedEngine(): Promise<typeof import('./engine')> {
  const kept = Reflect.get(globalThis, 'keptByWorker') as Map<string, Promise<Evaluate>>
  const isReact = runsOnReact()
  const name = `minified engine with ${isReact ? 'React' : 'Preact'}`
  const bundled = kept.get(name) ?? bundle(isReact)
  kept.set(name, bundled)
  return (await bundled)()
}
