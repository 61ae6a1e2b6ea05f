// @vitest-environment node
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json'
import lockFile from '../package-lock.json'

/** What the lock file says of one installed package. */
interface Locked {
  version?: string
  integrity?: string
  optionalDependencies?: Readonly<Record<string, string>>
}

const packages: Readonly<Record<string, Locked>> = lockFile.packages

/** The folders in which a package that lies in `folder` is looked for, nearest first: its own, then those it lies in. */
function* searched(folder: string, name: string): Generator<string> {
  for (let around = folder; around; around = around.slice(0, around.lastIndexOf('node_modules/')).replace(/\/$/, ''))
    yield `${around}/node_modules/${name}`
  yield `node_modules/${name}`
}

/** The optional packages of one installed package that the lock file has not got, as `name@version`. */
function missingFrom(folder: string): string[] {
  const found = (name: string) => [...searched(folder, name)].some((place) => packages[place]?.version)
  const wanted = Object.entries(packages[folder]?.optionalDependencies ?? {})
  return wanted.filter(([name]) => !found(name)).map(([name, version]) => `${name}@${version}`)
}

describe('whoever installs with `npm ci` gets what was tested', () => {
  test('the lock file is of this package.json', () => {
    const { name, version, engines, devDependencies, peerDependencies } = packageJson
    expect(lockFile.packages['']).toMatchObject({ name, version, engines, devDependencies, peerDependencies })
  })

  test('each package that package.json names is locked in that very version', () => {
    const locked = Object.keys(packageJson.devDependencies).map((name) => [
      name,
      packages[`node_modules/${name}`]?.version,
    ])
    expect(Object.fromEntries(locked)).toEqual(packageJson.devDependencies)
  })

  test.each(['@biomejs/biome', 'rollup', 'esbuild'])('%s has its package for every machine', (name) => {
    const { optionalDependencies = {} } = packages[`node_modules/${name}`] ?? {}
    expect(Object.keys(optionalDependencies).length).toBeGreaterThan(7)
    expect(missingFrom(`node_modules/${name}`)).toEqual([])
  })

  test('no other package misses one of its optional packages', () => {
    expect(Object.keys(packages).flatMap(missingFrom)).toEqual([])
  })

  test('every package is known by the hash of what was fetched', () => {
    const fetched = Object.keys(packages).filter((folder) => folder !== '')
    expect(fetched.filter((folder) => !packages[folder]?.integrity?.startsWith('sha512-'))).toEqual([])
  })
})
