/** The globals of other scripts that this area alone reads; see `src/globals.d.ts`. */
export {}

declare global {
  interface Window {
    /** The theme's library for labels that float (contract 9.2). */
    floatlabels?: { rebuild?(): void }
  }
}
