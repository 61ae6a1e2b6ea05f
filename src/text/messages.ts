/** Every text that the script itself shows or speaks; texts that the server configures win over these. */
export interface Messages {
  viewCart: string
  addFailed: string
  close: string
  dialogLabel: string
  /** `{count}` stands for the number of pieces. */
  cartSummary: string
}
