import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type ModuleItem, parseSync, printSync } from '@swc/core'

/**
 * Libraries whose types our declarations use. Their declarations are copied too, so that a theme author installs nothing but React's types.
 */
const libraries: Readonly<Record<string, string>> = {
  nanostores: 'libraries/nanostores/index.d.ts',
  '@nanostores/react': 'libraries/nanostores-react/index.d.ts',
}

/** The file that a relative specifier means, with its ending: so every module resolution of TypeScript can read it. */
function withEnding(folder: string, specifier: string): string {
  if (/\.(d\.ts|js)$/.test(specifier)) return specifier.replace(/\.d\.ts$/, '.js')
  return existsSync(join(folder, `${specifier}.d.ts`)) ? `${specifier}.js` : `${specifier}/index.js`
}

function declarationsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'))
}

/** Makes the imports of a declaration file point to files in the package. */
function resolveSpecifiers(folder: string, file: string): void {
  const here = dirname(join(folder, file))
  const text = readFileSync(join(folder, file), 'utf8')
  const resolved = text.replaceAll(/\b(from |import\(|import )(['"])([^'"]+)\2/g, (whole, word, quote, specifier) => {
    if (specifier.startsWith('.')) return `${word}${quote}${withEnding(here, specifier)}${quote}`
    const library = libraries[specifier]
    if (!library) return whole
    const path = relative(dirname(file), library).replace(/\.d\.ts$/, '.js')
    return `${word}${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`
  })
  writeFileSync(join(folder, file), resolved)
}

const isHandedOn = (item: ModuleItem) =>
  item.type === 'ExportAllDeclaration' || (item.type === 'ExportNamedDeclaration' && item.source !== undefined)

/**
 * What a module hands on from others, as it stands there: these lines are its declarations.
 *
 * @throws where it exports something of its own, of which nobody here knows the type.
 */
function handedOn(file: string): string {
  const module = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' })
  const exported = module.body.filter(({ type }) => /^(Export|TsExport)/.test(type))
  if (!exported.every(isHandedOn)) throw new Error(`${file} may only hand on what other modules export`)
  return printSync({ ...module, body: exported }).code
}

/**
 * Writes the declarations of what `api.js` and `shop-islands.js` export.
 *
 * @param folder where they go; it is created where it does not exist.
 */
export function writeTypes(folder: string): void {
  execFileSync('node_modules/.bin/tsc', ['-p', 'src/tsconfig.types.json', '--outDir', folder], { stdio: 'inherit' })
  writeFileSync(join(folder, 'main.d.ts'), handedOn('src/main.ts'))
  for (const [library, index] of Object.entries(libraries)) {
    const source = join('node_modules', library)
    for (const file of declarationsIn(source)) cpSync(join(source, file), join(folder, dirname(index), file))
  }
  for (const file of declarationsIn(folder)) resolveSpecifiers(folder, file)
}
