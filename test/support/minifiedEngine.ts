import { readFileSync } from 'node:fs'
import { build, stop } from 'esbuild'
import { version } from 'react'

const preactAliases = {
  'react-dom/client': '@preact/compat/client',
  'react-dom': '@preact/compat',
  'react/jsx-runtime': '@preact/compat/jsx-runtime',
  react: '@preact/compat',
}

/** Does this test run with React itself? Preact's stand-in names another version. */
function runsOnReact(): boolean {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: { react: string } }
  return version === devDependencies.react
}

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['test/support/engine.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias: runsOnReact() ? {} : preactAliases,
    define: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.url': '"https://shop.example/si/shop-islands.js"',
    },
  })
  await stop()
  return outputFiles[0]?.text ?? ''
}

let bundled: Promise<string> | undefined

/** Evaluates a new copy of the engine, bundled and minified as rollup.config.ts does it, with the runtime of this test project. */
export async function importMinifiedEngine(): Promise<typeof import('./engine')> {
  bundled ??= bundle()
  // The same text would be the same module.
  const code = Buffer.from(`${await bundled}\n// copy ${crypto.randomUUID()}`).toString('base64')
  return await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)
}
