import { type BrowserWindow, splitKey, WINDOW_SIZE } from './driver'

/** Where WebDriver keeps the keys that write nothing, by their names in the DOM. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
}

type Action = Readonly<Record<string, unknown>>

/** Sends one command and returns its value. @throws with the driver's own words where it refuses. */
async function command(method: 'GET' | 'POST' | 'DELETE', address: string, body: object = {}): Promise<unknown> {
  // A connection that is kept could be closed by the driver while the next command is on its way.
  const headers = { connection: 'close' }
  const answer = await fetch(address, { method, headers, ...(method === 'POST' && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: { message?: string } }
  if (!answer.ok) throw new Error(`${address}: ${value.message}`)
  return value
}

/** Waits until a driver takes commands. @param driver its address. */
export async function untilReady(driver: string): Promise<void> {
  const isReady = () =>
    command('GET', `${driver}/status`).then(
      () => true,
      () => false,
    )
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Opens a window through a driver of the WebDriver standard; closing it ends its session. @param driver its address. */
export async function openSession(driver: string): Promise<BrowserWindow> {
  const { sessionId } = (await command('POST', `${driver}/session`, { capabilities: {} })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  const post = (path: string, body: object) => command('POST', `${session}/${path}`, body)
  const act = async (source: object, ...actions: Action[]) =>
    void (await post('actions', { actions: [{ ...source, actions }] }))
  const mouse = (...actions: Action[]) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, ...actions)
  const type = (...strokes: (readonly [type: 'keyDown' | 'keyUp', value: string])[]) =>
    act({ type: 'key', id: 'keys' }, ...strokes.map(([type, value]) => ({ type, value })))

  const browserWindow: BrowserWindow = {
    async open(url) {
      await post('url', { url })
      // WebKit's driver sometimes answers while the page is still being read, and its links are followed: our script is not there yet.
      await browserWindow.ask(
        () =>
          new Promise<void>((resolve) => {
            if (document.readyState === 'complete') resolve()
            else addEventListener('load', () => resolve())
          }),
      )
    },
    async ask(question, ...args) {
      const script = `const [args, done] = arguments
        Promise.resolve().then(() => (${question})(...args)).then((result) => done({ result }), (error) => done({ error: String(error) }))`
      const answer = (await post('execute/async', { script, args: [args] })) as { result?: unknown; error?: string }
      if (answer.error) throw new Error(answer.error)
      return answer.result as never
    },
    moveMouse: (x, y) => mouse({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }),
    holdMouse: () => mouse({ type: 'pointerDown', button: 0 }),
    releaseMouse: () => mouse({ type: 'pointerUp', button: 0 }),
    press(keys) {
      const { key, modifiers } = splitKey(keys)
      const values = [...modifiers, key].map((name) => keyCodes[name] ?? name)
      return type(
        ...values.map((value) => ['keyDown', value] as const),
        ...values.reverse().map((value) => ['keyUp', value] as const),
      )
    },
    write: (text) => type(...[...text].flatMap((letter) => [['keyDown', letter] as const, ['keyUp', letter] as const])),
    resize: async (width, height) => void (await post('window/rect', { width, height })),
    close: async () => void (await command('DELETE', session)),
  }
  await browserWindow.resize(WINDOW_SIZE.width, WINDOW_SIZE.height)
  return browserWindow
}
