/** The account's pages: what its definitions name. */
export { default as attachFieldHint } from './fieldHint'
export { default as attachOrdersTable } from './ordersTable'
export { default as attachPasswordToggle } from './passwordToggle'
