import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cell, code } from './cell'

/** One setting as its source describes it. */
interface Setting {
  name: string
  /** Its default, as the source writes it. */
  value: string
  /** What it means; empty where its name says enough. */
  meaning: string
  /** The globals of plugins that carry it, as in `wc_add_to_cart_params.cart_url`. */
  printedAs: readonly string[]
}

/** The settings of one area of widgets. */
interface SettingsGroup {
  /** What the docstring says of them all. */
  about: string
  settings: readonly Setting[]
}

/** Every file that defines settings, those of every page first. */
function settingsFiles(): string[] {
  const files = ['src/stores', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  return files
    .filter(
      (file) =>
        /(\/settings|\wSettings)\.ts$/.test(file) && /export const default\w*Settings/.test(readFileSync(file, 'utf8')),
    )
    .sort((first, second) => first.split('/').length - second.split('/').length || first.localeCompare(second))
}

/** The text of a doc comment, on one line. */
function plain(comment = ''): string {
  return comment
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Which keys of the plugins' globals carry a setting. */
function printedAs(source: string): Map<string, string[]> {
  const carriers = new Map<string, string[]>()
  for (const [, global = '', keys = ''] of source.matchAll(/(\w+|'[\w.]+'): \{([^{}]*)\}/g)) {
    for (const [, key = '', name = ''] of keys.matchAll(/(\w+|'[^']+'): '(\w+)'/g)) {
      const carrier = `${global}.${key}`.replaceAll("'", '')
      carriers.set(name, [...(carriers.get(name) ?? []), carrier])
    }
  }
  return carriers
}

/** The text of a file, and of the one that has its defaults where they are used outside of the stores, too. */
function sourceOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  const [, defaults] = /\bdefault\w+Settings .*from '(.+)'/.exec(source) ?? []
  return defaults ? `${readFileSync(`${join(dirname(file), defaults)}.ts`, 'utf8')}\n${source}` : source
}

/** A default as it reads on its own: a constant by its value. */
function spelledOut(value: string, source: string): string {
  return (/^[A-Z_]+$/.test(value) && new RegExp(`const ${value} = (.+)`).exec(source)?.[1]) || value
}

function readGroup(file: string): SettingsGroup {
  const source = sourceOf(file)
  const [, about, body = ''] =
    /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const default\w*Settings = \{\n(.*?)\n\}/s.exec(source) ?? []
  const carriers = printedAs(source)
  const found = `${body}\n`.matchAll(/(?: {2}\/\*\*((?:(?!\*\/).)*)\*\/\n)? {2}(\w+): ([^\n]*?)(?: as [^\n]*)?,\n/gs)
  return {
    about: plain(about),
    settings: [...found].map(([, meaning, name = '', value = '']) => ({
      name,
      value: spelledOut(value, source),
      meaning: plain(meaning),
      printedAs: carriers.get(name) ?? [],
    })),
  }
}

function table({ about, settings }: SettingsGroup): string {
  const lines = settings.map(({ name, value, meaning, printedAs }) => {
    const shown = ["''", '[]', 'undefined'].includes(value) ? '–' : code(value)
    return `| ${code(name)} | ${shown} | ${cell(meaning)} | ${printedAs.map(code).join(', ') || '–'} |`
  })
  return [
    about,
    '',
    '| setting | default | meaning | printed by plugins as |',
    '| --- | --- | --- | --- |',
    ...lines,
  ].join('\n')
}

/**
 * Every setting of the script, from the files that define them.
 *
 * @returns the page `docs/settings.md`; run from the root of the project.
 */
export function settingsInMarkdown(): string {
  const groups = settingsFiles().map(readGroup)
  const head =
    '# Settings\n\nWritten by `npm run docs` from `src/stores/settings.ts` and `widgets/**/*Settings.ts`; do not edit. Times are in milliseconds.'
  return `${[head, ...groups.map(table)].join('\n\n')}\n`
}
