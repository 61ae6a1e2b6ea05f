import { expect } from '@playwright/test'
import type { BrowserWindow, Key } from '../drivers/driver'
import { chooseOption, look, type Sight, type Target } from './look'
import { readRecord, readWasKept } from './recorder'

/** The longest way by Tab to anything on a page. */
const MOST_TABS = 90

/** Somebody with a browser in the shop. Whatever they look for they wait for. */
export class Shopper {
  readonly #window: BrowserWindow
  readonly #shopUrl: string

  constructor(browserWindow: BrowserWindow, shopUrl: string) {
    this.#window = browserWindow
    this.#shopUrl = shopUrl
  }

  /** Goes to a page of the shop, and waits until it is loaded. @param path with its query. */
  async opens(path: string): Promise<void> {
    await this.#window.open(this.#shopUrl + path)
  }

  async goesBack(): Promise<void> {
    // Drivers wait for a load, which a page that was kept does not have.
    await this.#window.ask(() => void setTimeout(() => history.back()))
  }

  async goesForward(): Promise<void> {
    await this.#window.ask(() => void setTimeout(() => history.forward()))
  }

  /** From now on the page that is open is not kept: most browsers load one that listens for this anew, and keep only its fields. */
  async losesThePage(): Promise<void> {
    await this.#window.ask(() => addEventListener('unload', () => {}))
  }

  async holdsAPhone(): Promise<void> {
    await this.#window.resize(390, 844)
  }

  async pointsAt(target: Target): Promise<void> {
    const { x, y } = await this.#reach(target)
    await this.#window.moveMouse(x, y)
  }

  /** Brings the pointer to a target again until that shows: before the page's script is there nobody hears of a pointer. */
  async pointsAtUntil(target: Target, sign: Target): Promise<void> {
    await expect(async () => {
      await this.takesThePointerAway()
      await this.pointsAt(target)
      await expect(async () => expect((await this.#look(sign)).count).not.toBe(0)).toPass({ timeout: 1000 })
    }, JSON.stringify(sign)).toPass()
  }

  async clicks(target: Target): Promise<void> {
    const { x, y } = await this.#reachAtRest(target)
    await this.#window.moveMouse(x, y)
    await this.#window.holdMouse()
    await this.#window.releaseMouse()
  }

  /** Drags something sideways. @param by pixels to the right. */
  async drags(target: Target, by: number): Promise<void> {
    const { x, y } = await this.#reachAtRest(target)
    await this.#window.moveMouse(x, y)
    await this.#window.holdMouse()
    for (const part of [0.25, 0.5, 0.75, 1]) await this.#window.moveMouse(x + by * part, y)
    await this.#window.releaseMouse()
  }

  /** Takes the pointer to a corner of the window, where nothing is. */
  async takesThePointerAway(): Promise<void> {
    await this.#window.moveMouse(2, 2)
  }

  /** Types into a field, which is clicked first. */
  async types(field: Target, text: string): Promise<void> {
    await this.clicks(field)
    await this.sees(field, { isFocused: true })
    await this.#window.write(text)
  }

  async presses(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#window.press(key)
  }

  /** Goes on by Tab until something has the focus. */
  async tabsTo(target: Target): Promise<void> {
    for (let presses = 0; presses < MOST_TABS && !(await this.#look(target)).isFocused; presses++)
      await this.presses('Tab')
    await this.sees(target, { isFocused: true })
  }

  /** Chooses an option of a select by its words. */
  async chooses(select: string, label: string): Promise<void> {
    await this.sees(select)
    await this.#window.ask(chooseOption, select, label)
  }

  /** Waits until a target can be seen, and is as it is said to be: by a text in it, or in more than one respect. */
  async sees(target: Target, expected: string | RegExp | Partial<Sight> = {}): Promise<void> {
    await this.#until(target, (sight) => {
      expect(sight.count, 'how many are seen').not.toBe(0)
      if (typeof expected === 'string') expect(sight.text).toContain(expected)
      else if (expected instanceof RegExp) expect(sight.text).toMatch(expected)
      else expect(sight).toMatchObject(expected)
    })
  }

  /** Waits until nothing of a target can be seen. */
  async seesNo(target: Target): Promise<void> {
    await this.#until(target, ({ count }) => expect(count).toBe(0))
  }

  /** Waits until the address is this. @param path with its query. */
  async isAt(path: string | RegExp): Promise<void> {
    await expect(async () => {
      const address = await this.asks(() => location.pathname + location.search)
      if (typeof path === 'string') expect(address).toBe(path)
      else expect(address).toMatch(path)
    }).toPass()
  }

  /** Has the browser kept the page while another was shown? */
  wasKept(): Promise<boolean> {
    return this.asks(readWasKept)
  }

  /** What the pages have said in the console. */
  heard(): Promise<string[]> {
    return this.asks(readRecord)
  }

  /** Runs a function in the page; see `BrowserWindow`. */
  asks: BrowserWindow['ask'] = (question, ...args) => this.#window.ask(question, ...args)

  #look(target: Target, reach = false): Promise<Sight> {
    return this.#window.ask(look, target, reach)
  }

  async #until(target: Target, isRight: (sight: Sight) => void): Promise<void> {
    // A question fails where the page goes away meanwhile; the next one meets the new page.
    await expect(async () => isRight(await this.#look(target)), JSON.stringify(target)).toPass()
  }

  /** Waits until a pointer would meet a target. */
  async #reach(target: Target): Promise<{ x: number; y: number }> {
    let point: Sight['point'] = null
    await expect(async () => {
      const sight = await this.#look(target, true)
      point = sight.point
      expect(point, `${sight.count} seen; where a pointer meets it`).not.toBeNull()
    }, JSON.stringify(target)).toPass()
    return point ?? { x: 0, y: 0 }
  }

  /** The same, once it has stopped moving: what is caught on its way goes elsewhere from there. */
  async #reachAtRest(target: Target): Promise<{ x: number; y: number }> {
    let point = await this.#reach(target)
    await expect(async () => {
      const before = point
      point = await this.#reach(target)
      expect(point, 'where it was before').toEqual(before)
    }, JSON.stringify(target)).toPass()
    return point
  }
}
