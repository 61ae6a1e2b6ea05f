type Key = string | number
type Value = FormDataEntryValue | Branch

/** The values of one level of brackets, by key: `a[]` gets the number after the highest one. */
class Branch extends Map<Key, Value> {
  #next = 0

  override set(key: Key, value: Value): this {
    const index = key === '' ? this.#next : /^\d+$/.test(`${key}`) ? Number(key) : key
    if (typeof index === 'number') this.#next = Math.max(this.#next, index + 1)
    return super.set(index, value)
  }

  /** The branch under a key; created where there is none. */
  at(key: string): Branch {
    const known = this.get(/^\d+$/.test(key) ? Number(key) : key)
    if (known instanceof Branch) return known
    const branch = new Branch()
    this.set(key, branch)
    return branch
  }

  /** All texts and files, those of inner branches too; empty texts are left out. */
  leaves(): FormDataEntryValue[] {
    return [...this.values()].flatMap((value) => (value instanceof Branch ? value.leaves() : value || []))
  }
}

/** A name and the brackets after it, as far as both are valid. */
const NAME = /^([a-z][-\w:]*)((?:\[(?:[a-z][-\w:]*|\d*)\])*)/i

/**
 * The values of a form as PHP reads their names: `a[x][]` is a list inside a map. It has what `@contactable/swv` uses of
 * `@contactable/form-data-tree`, and the build replaces that package with it.
 */
export default class FieldTree {
  readonly #fields = new Branch()

  constructor(values: FormData) {
    for (const [name, value] of values) {
      const [, field, brackets = ''] = NAME.exec(name) ?? []
      if (!field) continue
      const path = [field, ...[...brackets.matchAll(/\[(.*?)\]/g)].map(([, key = '']) => key)]
      const last = path.pop() ?? ''
      path.reduce((branch, key) => branch.at(key), this.#fields).set(last, value)
    }
  }

  /** The names of all fields, without brackets. */
  keys(): IterableIterator<Key> {
    return this.#fields.keys()
  }

  /** All values of a field that are not empty; none where there is no such field. */
  getAll(field: Key): FormDataEntryValue[] {
    const value = this.#fields.get(field)
    return value instanceof Branch ? value.leaves() : value ? [value] : []
  }
}
