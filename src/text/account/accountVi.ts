import type { AccountMessages } from './accountMessages'

/** The texts of the account's pages in Vietnamese, the default. */
export const messages: AccountMessages = { showPassword: 'Hiện mật khẩu', hidePassword: 'Ẩn mật khẩu' }
