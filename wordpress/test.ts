import { spawnSync } from 'node:child_process'

/** Tests the WordPress plug-in where there is a PHP to run it; `-- -u` prints the pages of the end-to-end tests again. */
function main(): void {
  const { error, stdout } = spawnSync('php', ['--version'], { encoding: 'utf8' })
  if (error) {
    console.log(
      'There is no php on the PATH: the plug-in was NOT tested. Install PHP 7.4 or newer, and run this again.',
    )
    return
  }
  console.log(stdout.split('\n')[0])
  const words = ['vitest', 'run', '--config', 'wordpress/vitest.config.ts', ...process.argv.slice(2)]
  process.exitCode = spawnSync('npx', words, { stdio: 'inherit' }).status ?? 1
}

main()
