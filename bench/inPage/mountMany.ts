import type { ShopIslands } from '../../src/shopIslands'
import { nextFrame } from './frames'

/** Hosts that come and go together. */
const BATCH = 50

let mounted = 0
let isDefined = false

function Mounted(): null {
  mounted++
  return null
}

/** Lets so many component islands wake on hosts that arrive late, and leave with them. */
export async function mountMany(count: number): Promise<void> {
  const { shopIslands } = window as unknown as { shopIslands: ShopIslands }
  if (!isDefined) {
    const load = async () => ({ default: Mounted })
    shopIslands.defineWidget({ name: 'bench', selectors: '[data-bench]', wake: 'idle', load })
    isDefined = true
  }
  const target = mounted + count
  while (mounted < target) {
    const expected = mounted + BATCH
    const hosts = document.createElement('div')
    hosts.innerHTML = '<p data-bench></p>'.repeat(BATCH)
    document.body.append(hosts)
    while (mounted < expected) await nextFrame()
    hosts.remove()
    await nextFrame()
  }
}
