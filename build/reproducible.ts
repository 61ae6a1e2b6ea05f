import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The hash of every file in `dist/` by path. The demo is left out: its pages contain the time at which they were printed, and it is not
 * delivered.
 */
function hashes(): Map<string, string> {
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter(
    (file) => !file.startsWith('demo') && statSync(join('dist', file)).isFile(),
  )
  return new Map(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join('dist', file)))
        .digest('hex'),
    ]),
  )
}

/** Builds. @throws with all that the build has said, where it failed: else it is of no interest here. */
function buildQuietly(): void {
  const { status, stdout, stderr, error } = spawnSync('npm', ['run', '--silent', 'build'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The second build failed.\n${stdout}${stderr}`, { cause: error })
}

/** Builds once more and compares with the last build: two builds of one commit are equal to the byte. */
function main(): void {
  const first = hashes()
  buildQuietly()
  const second = hashes()
  const different = [...new Set([...first.keys(), ...second.keys()])].filter(
    (file) => first.get(file) !== second.get(file),
  )
  if (different.length === 0) {
    console.log(`${second.size} files, equal to the byte.`)
    return
  }
  console.error(`Not equal in two builds:\n${different.join('\n')}`)
  process.exitCode = 1
}

main()
