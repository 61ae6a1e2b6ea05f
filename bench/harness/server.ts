import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join, normalize } from 'node:path'
import type { RunningShop } from '../../fixtures/shop/node'
import { cartFragments, cartHash } from '../pages/cart'
import { listingPage } from '../pages/listing'
import { page, picture } from '../pages/page'
import { swapPage } from '../pages/swapPage'
import { variationPage } from '../pages/variations'
import { listen } from './listen'
import { buildScripts } from './scripts'

/** The bench's own little shop: one visitor at a time, whose cart begins with two rows on every page. */
export interface BenchServer extends RunningShop {
  /** The shop calls since the last page was asked for, by name. */
  calls: string[]
}

/** How many rows the cart has when a page is opened. */
const FIRST_ROWS = 2

function send(response: ServerResponse, type: string, body: string | Buffer): void {
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body)
}

/** @param dist the folder with the build to measure. @returns the running server, on a free port. */
export async function startServer(dist: string): Promise<BenchServer> {
  const scripts = await buildScripts()
  const calls: string[] = []
  let rows = FIRST_ROWS

  const answerCall = (endpoint: string): object => {
    calls.push(endpoint)
    if (endpoint === 'add_to_cart') rows++
    if (endpoint === 'remove_from_cart') rows--
    return { fragments: cartFragments(rows), cart_hash: cartHash(rows) }
  }

  const answer = ({ method, url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const script = scripts.get(pathname)
    const endpoint = searchParams.get('wc-ajax')
    const built = join(dist, normalize(pathname.replace('/shop-islands/', '')))
    if (method === 'POST' && endpoint) send(response, 'application/json', JSON.stringify(answerCall(endpoint)))
    else if (script !== undefined) send(response, 'text/javascript', script)
    else if (pathname === '/picture.svg') send(response, 'image/svg+xml', picture)
    else if (pathname === '/swap') send(response, 'text/html', swapPage())
    else if (pathname === '/variations') send(response, 'text/html', variationPage(searchParams.get('script') ?? ''))
    else if (pathname === '/validation')
      send(response, 'text/html', page('<script src="/bench/validateForm.js"></script>', ''))
    else if (pathname === '/') {
      rows = FIRST_ROWS
      calls.length = 0
      send(response, 'text/html', listingPage(searchParams, rows))
    } else if (pathname.startsWith('/shop-islands/') && existsSync(built)) {
      send(response, 'text/javascript', readFileSync(built))
    } else response.writeHead(404).end()
  }

  return { ...(await listen(createServer(answer))), calls }
}
