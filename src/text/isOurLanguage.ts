/**
 * Have we texts in the language of this tag? An empty tag asks for no language. Not in `language.ts`, because the core needs that file but
 * not this.
 */
export const isOurLanguage = (tag: string) => /^(vi|en|$)(?![a-z])/i.test(tag)
