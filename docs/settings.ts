import { readdirSync, readFileSync } from 'node:fs'
import { cell, code, commentText } from './markdown'

/** One setting as its source describes it. */
interface Setting {
  name: string
  /** Its default, as the source writes it. */
  value: string
  /** What it means; empty where its name says enough. */
  meaning: string
  /** The plugins' globals that print it, as in `wc_add_to_cart_params.cart_url`. */
  printedAs: readonly string[]
}

/** The settings of one area of widgets. */
interface SettingsGroup {
  /** The docstring about all of them. */
  about: string
  settings: readonly Setting[]
}

/** The files that define settings, those of every page first. */
function settingsFiles(): string[] {
  return ['src/stores', 'widgets']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(\/settings|\wSettings)\.ts$/.test(file))
    .filter((file) => /export const default\w*Settings/.test(readFileSync(file, 'utf8')))
    .sort((first, second) => first.split('/').length - second.split('/').length || first.localeCompare(second))
}

/** The keys of the plugins' globals for each setting. */
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

/** A default as it reads on its own: a constant by its value. */
function spelledOut(value: string, source: string): string {
  return (/^[A-Z_]+$/.test(value) && new RegExp(`const ${value} = (.+)`).exec(source)?.[1]) || value
}

function readGroup(file: string): SettingsGroup {
  const source = readFileSync(file, 'utf8')
  const [, about = '', body = ''] =
    /\/\*\*((?:(?!\*\/).)*)\*\/\nexport const default\w*Settings = \{\n(.*?)\n\}/s.exec(source) ?? []
  const carriers = printedAs(source)
  const found = `${body}\n`.matchAll(/(?: {2}\/\*\*((?:(?!\*\/).)*)\*\/\n)? {2}(\w+): ([^\n]*?)(?: as [^\n]*)?,\n/gs)
  return {
    about: commentText(about),
    settings: [...found].map(([, meaning = '', name = '', value = '']) => ({
      name,
      value: spelledOut(value, source),
      meaning: commentText(meaning),
      printedAs: carriers.get(name) ?? [],
    })),
  }
}

/**
 * The headline of a group, from "Everything about it that can be set", so that it can be found and linked to; what else is said follows.
 */
function headline(about: string): string[] {
  const [, subject, rest = ''] =
    /^Everything about (.+?) that can be set(?:, with its default)?(?: \(.+\))?\.\s*(.*)/.exec(about) ?? []
  if (!subject) return [about, '']
  return [`## ${subject.charAt(0).toUpperCase()}${subject.slice(1)}`, '', ...(rest ? [rest, ''] : [])]
}

function table({ about, settings }: SettingsGroup): string {
  const lines = settings.map(({ name, value, meaning, printedAs }) => {
    const shown = ["''", '[]', 'undefined'].includes(value) ? '–' : code(value)
    return `| ${code(name)} | ${shown} | ${cell(meaning)} | ${printedAs.map(code).join(', ') || '–'} |`
  })
  return [
    ...headline(about),
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
    '# Settings\n\nWritten by `npm run docs` from `src/stores/settings.ts` and `widgets/**/*Settings.ts`; do not edit. How to set one, and which value wins: [README](../README.md#on-any-other-page). Sections of the contract are in [contract.md](contract.md), behaviours in [behaviours.md](behaviours.md), decisions in [decisions.md](decisions.md).'
  return `${[head, ...groups.map(table)].join('\n\n')}\n`
}
