import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { Browser } from './driver'
import { openSession, untilReady } from './webDriver'

/** Milliseconds within which a driver that works has opened a window: it takes one or two seconds. */
const PATIENCE = 15_000

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function end(program: ChildProcess): Promise<void> {
  // One that has crashed has nothing more to say.
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill()
  await once(program, 'exit')
}

/**
 * Starts a screen that nobody sees, on which WebKit's driver opens a MiniBrowser for each window.
 *
 * @param driverPath where WebKitWebDriver is.
 * @param screenPath where Xvfb is.
 */
export async function startWebKit(driverPath: string, screenPath: string): Promise<Browser> {
  const screen = spawn(screenPath, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const drivers = new Set<ChildProcess>()
  const environment = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  return {
    async openWindow() {
      for (;;) {
        // A driver that ends one session while it begins the next sometimes never answers, so each has one of its own.
        const port = await freePort()
        const driver = spawn(driverPath, ['--host=127.0.0.1', `--port=${port}`], { env: environment, stdio: 'ignore' })
        drivers.add(driver)
        const endDriver = async () => {
          drivers.delete(driver)
          await end(driver)
        }
        const address = `http://127.0.0.1:${port}`
        await untilReady(address)
        const opening = openSession(address)
        // Nor does one in some hundred that is new, before it has opened any page: it is not waited for.
        const browserWindow = await Promise.race([
          opening,
          new Promise<undefined>((late) => setTimeout(late, PATIENCE)),
        ])
        if (!browserWindow) {
          opening.catch(() => {})
          await endDriver()
          continue
        }
        return {
          ...browserWindow,
          async close() {
            try {
              await browserWindow.close()
            } finally {
              await endDriver()
            }
          },
        }
      }
    },
    async close() {
      // One that never answered may be left.
      await Promise.all([...drivers, screen].map(end))
    },
  }
}
