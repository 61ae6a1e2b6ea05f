/**
 * Runs first in every page, and keeps for the tab what its pages say in the console, what nobody caught, and what a policy refused. As
 * text it goes into the page's head, because no one driver can listen in all engines.
 */
function record(): void {
  const note = (text: string) => {
    const notes = JSON.parse(sessionStorage.getItem('recorded') ?? '[]')
    sessionStorage.setItem('recorded', JSON.stringify([...notes, text]))
  }
  for (const tone of ['error', 'warn', 'info'] as const) {
    const say = console[tone]
    console[tone] = (...words: unknown[]) => {
      const text = words.map(String).join(' ')
      if (tone !== 'info' || text.startsWith('shop-islands: ')) note(text)
      say(...words)
    }
  }
  addEventListener('error', ({ message }) => note(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`uncaught: ${reason}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => note(`violated: ${violatedDirective}`))
  addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }))
}

/** The recorder as an inline script. */
export const recorderScript = `(${record})()`

/** What the pages of the tab have said so far; for `ask`. */
export function readRecord(): string[] {
  return JSON.parse(sessionStorage.getItem('recorded') ?? '[]')
}

/** Has the browser kept the page while another was shown? For `ask`. */
export function readWasKept(): boolean {
  return (window as { wasKept?: boolean }).wasKept === true
}
