/** What browsers have, or some of them, and TypeScript's own declarations of the DOM do not know yet. */
export {}

declare global {
  interface Document {
    /** Is the page rendered before the visitor has asked for it? */
    readonly prerendering?: boolean
  }

  interface Navigator {
    readonly connection?: { readonly saveData?: boolean }
  }

  /** By which a page says what may be read as HTML, and which scripts may be loaded. */
  interface TrustedTypePolicy {
    createHTML(html: string): string
    createScriptURL(url: string): string
  }

  var trustedTypes: { createPolicy(name: string, rules: TrustedTypePolicy): TrustedTypePolicy } | undefined
}
