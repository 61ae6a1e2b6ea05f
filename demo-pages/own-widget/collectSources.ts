import { readFileSync } from 'node:fs'

const FILES = ['starterKit.js', 'foodCalculator.js', 'FoodCalculator.tsx', 'dailyGrams.ts', 'bundle.ts']

/** The files of the theme author's widgets by name. The demo's pages show them, also where no files can be read: in a service worker. */
export function collectSources(): Record<string, string> {
  return Object.fromEntries(FILES.map((name) => [name, readFileSync(new URL(name, import.meta.url), 'utf8')]))
}
