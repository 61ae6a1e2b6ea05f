import type { AccountMessages } from './accountMessages'

/** The texts of the account's pages in English; those that the source quotes are exact. */
export const messages: AccountMessages = { showPassword: 'Show password', hidePassword: 'Hide password' }
