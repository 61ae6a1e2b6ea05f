import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { RunningShop } from '../../fixtures/shop/node'

/** Starts a server on a free port, for this machine alone. @returns the running server. */
export async function listen(server: Server): Promise<RunningShop> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
