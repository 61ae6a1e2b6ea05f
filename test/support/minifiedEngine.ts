import { readFileSync } from 'node:fs'
import { build, stop } from 'esbuild'
import { version } from 'react'
import { minify } from 'terser'
import { MINIFYING } from '../../build/minifying'
import { PREACT_ALIASES } from '../../build/preactAliases'

/** Does this test run with React itself? Preact's stand-in names another version. */
function runsOnReact(): boolean {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { react: string } }
  return version === devDependencies.react
}

/** Evaluates one copy of the engine. */
type Evaluate = () => typeof import('./engine')

async function bundle(isReact: boolean): Promise<Evaluate> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/engine.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'engine',
    target: 'es2022',
    jsx: 'automatic',
    alias: isReact ? {} : PREACT_ALIASES,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': '"https://shop.example/si/shop-islands.js"',
    },
  })
  await stop()
  const { code } = await minify(`'use strict';${outputFiles[0]?.text}return engine`, {
    ...MINIFYING,
    parse: { bare_returns: true },
  })
  return new Function(code ?? '') as Evaluate
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
