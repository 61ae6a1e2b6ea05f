/** The texts of the account's pages; what the server configures wins over them. */
export interface AccountMessages {
  showPassword: string
  hidePassword: string
}
