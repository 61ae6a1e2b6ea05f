import { type CDPSession, devices, type Page } from 'playwright'
import { atMost, ms, type Section, times } from '../harness/section'
import { alternately, medianOf } from '../harness/statistics'
import { launchBrowser, slowDown, type Workbench } from '../harness/workbench'
import type { Tap } from '../inPage/tapWatch'
import { type Journey, journeys } from '../network/journeys'
import { startNetworkShop } from '../network/networkShop'

/** A telephone's network: milliseconds for each trip, and bytes per second. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
/** Each tap costs a visit of some seconds. */
const RUNS = 5
/** Milliseconds after which a tap counts as lost. */
const PATIENCE = 6000

/** What a tap may meet: our script with what may be touched fetched ahead, on its way, or not at all; or the old scripts. */
const states = {
  'preload finished': '',
  'preload under way': '',
  'preload off': '&preload=touch',
  jquery: '&script=none',
} as const
type State = keyof typeof states
const oursStates = (Object.keys(states) as State[]).filter((state) => state !== 'jquery')
const caches = ['cold', 'warm'] as const
type Cache = (typeof caches)[number]
/** Milliseconds of one trip more: there and back, and 45 kB of script. */
const ONE_TRIP = NETWORK.latency + 45_000 / (NETWORK.downloadThroughput / 1000)

async function slowNetwork(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
}

/**
 * Taps as a finger does, without a pointer that comes near before; a field gets a word, a list another choice. In the page, so that what
 * a telephone hides until it is touched can be tapped like all else.
 */
async function touch(page: Page, target: string): Promise<void> {
  await page
    .locator(target)
    .first()
    .evaluate((control) => {
      const at = { bubbles: true, cancelable: true, pointerType: 'touch' }
      for (const type of ['pointerover', 'pointerdown', 'pointerup']) control.dispatchEvent(new PointerEvent(type, at))
      if (control instanceof HTMLOptionElement) {
        control.selected = true
        control.dispatchEvent(new Event('change', { bubbles: true }))
      } else if (control instanceof HTMLInputElement && control.type === 'search') {
        control.focus()
        control.click()
        control.value = 'pate'
        control.dispatchEvent(new InputEvent('input', { bubbles: true }))
      } else (control as HTMLElement).click()
    })
}

const ofState = (taps: ReadonlyMap<State, Tap>, state: State) => taps.get(state) ?? { sign: 0, end: 0, files: 0 }

function sectionOf(
  results: readonly { journey: Journey; cache: Cache; taps: ReadonlyMap<State, Tap> }[],
  visits: number,
): Section {
  const longestSign = Math.max(
    ...results
      .filter(({ journey }) => journey.sign)
      .flatMap(({ taps }) => oursStates.map((state) => ofState(taps, state).sign)),
  )
  const slower = (state: State, isSlower: (ours: number, jquery: number) => boolean) =>
    results.filter(({ taps }) => isSlower(ofState(taps, state).end, ofState(taps, 'jquery').end))
  const named = (found: typeof results) =>
    found.map(({ journey, cache }) => `${journey.name} (${cache})`).join(', ') || 'none'
  const behind = slower('preload finished', (ours, jquery) => ours > jquery)
  const late = slower('preload off', (ours, jquery) => ours > jquery + ONE_TRIP)
  return {
    title: 'Over a network',
    method: `Taps on a telephone, without a pointer that comes near before: ${NETWORK.latency} ms for each trip, 1.6 Mbit/s, processor slowed down 4×, ${visits === 1 ? 'one visit each' : `medians of ${visits} visits`}. Beside it what stands in for the old scripts: jQuery handlers that do what the contract says of each tap, with the theme’s own libraries for lightboxes and suggestions (Magnific Popup, Autocomplete), all of them there from the first moment. Times end when the frame that shows the end has been produced. A first sign that is “–” could not be seen apart from the end.`,
    columns: ['tap', 'cache', 'state', 'first sign', 'end', 'end : jquery', 'files after the tap'],
    rows: results.flatMap(({ journey, cache, taps }) =>
      [...taps].map(([state, { sign, end, files }]) => [
        journey.name,
        cache,
        state,
        ms(journey.sign ? sign : Number.NaN),
        ms(end),
        times(end / ofState(taps, 'jquery').end),
        String(files),
      ]),
    ),
    goals: [
      atMost('the first sign within 50 ms, whatever the network does', longestSign, 50, ms),
      {
        text: 'with the preload finished as soon as jQuery',
        isMet: behind.length === 0,
        figure: `later: ${named(behind)}`,
      },
      {
        text: `with nothing fetched ahead at most a trip and its bytes later (${ONE_TRIP} ms)`,
        isMet: late.length === 0,
        figure: `later than that: ${named(late)}`,
      },
    ],
    charts: results
      .filter(({ cache }) => cache === 'cold')
      .map(({ journey, taps }) => ({
        title: `Cold cache, from a tap to the end: ${journey.name}`,
        unit: 'ms',
        bars: [...taps].map(([label, { end }]) => ({ label, value: end })),
      })),
  }
}

/** Everything that the section measures, on a shop and a browser of its own: its pages are those of the demo. */
export async function measureNetwork({ runs }: Workbench): Promise<Section> {
  const visits = Math.min(runs, RUNS)
  const shop = await startNetworkShop()
  const browser = await launchBrowser()
  const tapWatch = await (await fetch(`${shop.url}/bench/tapWatch.js`)).text()

  async function tap(journey: Journey, state: State, cache: Cache): Promise<Tap> {
    const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'vi-VN' })
    try {
      await context.addInitScript(tapWatch)
      const page = await context.newPage()
      const address = shop.url + journey.path + states[state]
      if (cache === 'warm') {
        await page.goto(address, { waitUntil: 'networkidle' })
        await page.locator(journey.target).first().dispatchEvent('pointerover')
        await page.waitForLoadState('networkidle')
      }
      const cdp = await context.newCDPSession(page)
      await slowNetwork(cdp)
      await slowDown(cdp)
      const isUnderWay = state === 'preload under way'
      await page.goto(address, { waitUntil: isUnderWay ? 'domcontentloaded' : 'networkidle' })
      if (!isUnderWay) await page.evaluate(() => window.tapWatch.rest())
      await journey.prepare?.(page)
      const { sign = journey.end, end } = journey
      await page.evaluate((tap) => window.tapWatch.arm(tap), { sign, end, patience: PATIENCE })
      await touch(page, journey.target)
      const outcome = await page.evaluate(() => window.tapWatch.outcome())
      // No figure tells of a tap that leads nowhere, and none may hide it.
      if (Number.isNaN(outcome.end))
        throw new Error(`${journey.name} (${cache}, ${state}): the tap has not ended in time`)
      return outcome
    } finally {
      await context.close()
    }
  }

  /** The median of each figure of a tap, by state. */
  async function measure(journey: Journey, cache: Cache): Promise<Map<State, Tap>> {
    const taps = await alternately(Object.keys(states) as State[], visits, (state) => tap(journey, state, cache))
    return new Map(
      [...taps.keys()].map((state) => {
        const figure = (name: keyof Tap) => medianOf(taps, state, (one) => one[name])
        return [state, { sign: figure('sign'), end: figure('end'), files: figure('files') }]
      }),
    )
  }

  const results: { journey: Journey; cache: Cache; taps: Map<State, Tap> }[] = []
  try {
    for (const journey of journeys)
      for (const cache of caches) results.push({ journey, cache, taps: await measure(journey, cache) })
  } finally {
    await browser.close()
    await shop.close()
  }
  return sectionOf(results, visits)
}
