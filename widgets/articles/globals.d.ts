/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
export {}

declare global {
  interface Window {
    /** What the plugin prints, and the call that its script puts on it (plugins contract 5.2). */
    ezTOC?: { init?(): void }
  }
}
