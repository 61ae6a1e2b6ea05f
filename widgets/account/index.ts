/** The account's pages: what its definitions name. */
export { FieldHint } from './FieldHint'
export { OrdersTable } from './OrdersTable'
export { PasswordField } from './PasswordField'
