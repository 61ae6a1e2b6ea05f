import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { type RunningShop, startShop } from '../../fixtures/shop/node'
import { listen } from '../harness/listen'
import { buildScripts } from '../harness/scripts'

/** Files that a browser keeps, as a shop's server says of them. */
const FILE = /\.(js|css|svg|png)$/

/** What a server packs before it goes over the network. */
const PACKED = /text|javascript|json|svg/

/** What stands at the end of a page that has the old scripts in place of ours. */
const oldScripts = [
  '/vendor/jquery.js',
  '/vendor/magnific-popup.js',
  '/vendor/autocomplete.js',
  '/bench/jquery.js',
  '/bench/oldShop.js',
]
  .map((src) => `<script src="${src}"></script>`)
  .join('')

/**
 * The demo shop as a server on the network shows it: what is text comes packed, files may be kept by the browser, and a page without our
 * script (`script=none`) has jQuery and what stands in for the old scripts.
 *
 * @returns the running shop, on a free port.
 */
export async function startNetworkShop(): Promise<RunningShop> {
  const shop = await startShop()
  const scripts = await buildScripts()

  async function forward({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Promise<Response> {
    const passed = Object.entries(headers).filter(([name]) => /^(cookie|content-type|accept$|x-)/.test(name))
    return fetch(shop.url + url, {
      method,
      headers: passed as [string, string][],
      redirect: 'manual',
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    })
  }

  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', shop.url)
    const script = scripts.get(pathname)
    const answer = script ? new Response(script) : await forward(request, await buffer(request))
    const type = script ? 'text/javascript' : (answer.headers.get('content-type') ?? '')
    response.statusCode = answer.status
    response.setHeader('Content-Type', type)
    response.setHeader('Cache-Control', FILE.test(pathname) ? 'max-age=86400' : 'no-store')
    for (const name of ['location', 'x-wp-nonce']) {
      const value = answer.headers.get(name)
      if (value) response.setHeader(name, value)
    }
    const cookies = answer.headers.getSetCookie()
    if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
    const send = (content: string | Uint8Array) => {
      if (!PACKED.test(type)) return response.end(content)
      response.setHeader('Content-Encoding', 'gzip')
      return response.end(gzipSync(content))
    }
    if (!type.includes('text/html')) {
      send(new Uint8Array(await answer.arrayBuffer()))
      return
    }
    const html = (await answer.text()).replaceAll(shop.url, `http://${request.headers.host}`)
    send(searchParams.get('script') === 'none' ? html.replace('</body>', `${oldScripts}</body>`) : html)
  })
  const { url, close } = await listen(server)
  return {
    url,
    async close() {
      await close()
      await shop.close()
    },
  }
}
