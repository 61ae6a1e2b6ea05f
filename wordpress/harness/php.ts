import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minifiedCalls } from '../../build/wordpress'
import type { Scenario } from './scenarios'

/** The built files that the plug-in looks for; what is in them does not matter to it. */
const SCRIPT_FILES = ['shop-islands.js', 'shop-islands.classic.js', 'shop-islands.css', 'core-0.js']

/** The plug-in in a folder of its own, as the zip installs it. @returns the folder. */
export function installPlugin(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shop-islands-plugin-'))
  cpSync('wordpress/shop-islands', folder, { recursive: true })
  mkdirSync(join(folder, 'script'))
  for (const file of SCRIPT_FILES) writeFileSync(join(folder, 'script', file), '')
  writeFileSync(join(folder, 'script/early.js'), '/* early.js */\n')
  writeFileSync(join(folder, 'calls.js'), minifiedCalls())
  return folder
}

/** Runs PHP. @returns what it printed. @throws with its complaint, warnings included. */
export function php(words: readonly string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    'php',
    ['-d', 'display_errors=stderr', '-d', 'error_reporting=-1', ...words],
    {
      input,
      encoding: 'utf8',
    },
  )
  if (status !== 0 || stderr) throw new Error(`php: ${stderr}${stdout}`)
  return stdout
}

/** @returns the page of a scenario, with the plug-in of a folder. @param ini settings of PHP, as `pcre.jit=0`. */
export function printPage(folder: string, scenario: Scenario, ...ini: string[]): string {
  return php(
    [...ini.flatMap((setting) => ['-d', setting]), 'wordpress/harness/page.php', folder],
    JSON.stringify(scenario),
  )
}
