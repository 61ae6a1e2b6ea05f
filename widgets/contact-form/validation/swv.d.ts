/** What we use of the rule library of the contact form's author, which comes without types (version 1.4.1). */
declare module '@contactable/swv' {
  import type { Rule, Schema } from './schema'

  /** The values of a form, by field: the branches of bracketed names flattened, empty texts left out. */
  export interface FieldValues {
    getAll(field: string | undefined): FormDataEntryValue[]
  }

  /** One rule on its way to its check. */
  export interface RuleCall {
    ruleObj: Rule
    formDataTree: FieldValues
    options: object
  }

  /** Does a rule's check. @throws the library's own error where the rule fails. */
  export type RuleHandler = (call: RuleCall) => void

  /** The checks by the rules' names. */
  export const validators: Readonly<Record<string, unknown>>

  /** Puts a handler in front of every check, those inside `all` and `any` included. It calls `next` for the check itself. */
  export function registerMiddleware(middleware: (call: RuleCall, next: RuleHandler) => void): void

  /** Checks all rules. @returns the first failure of each field that has one, and an object without `error` for other fields. */
  export function validate(schema: Schema, values: FormData): Map<string, { readonly error?: string }>
}

/** The library's own tree of a form's values, in whose place the build puts `fieldTree.ts`. */
declare module '@contactable/form-data-tree' {
  export default class FormDataTree {
    constructor(values: FormData)
    keys(): IterableIterator<string | number>
    getAll(field: string | number): FormDataEntryValue[]
  }
}
