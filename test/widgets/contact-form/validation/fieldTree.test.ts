import FormDataTree from '@contactable/form-data-tree'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import FieldTree from '../../../../widgets/contact-form/validation/fieldTree'

const key = fc.constantFrom('', '0', '2', '07', 'x', 'x-y', 'x:1', 'X', 'é', ' ')
const name = fc
  .tuple(
    fc.constantFrom('a', 'b', 'A', 'a-b', 'a_1', '1a', '', 'é'),
    fc.array(key, { maxLength: 3 }),
    fc.constantFrom('', '[', ']x', '[x'),
  )
  .map(([field, keys, rest]) => field + keys.map((inner) => `[${inner}]`).join('') + rest)
const value = fc.constantFrom('', 'an', '0', ' ', new File(['x'], 'x.txt'))

test('the values of a form are read as the library’s own tree reads them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(name, value), { maxLength: 8 }), (entries) => {
      const values = new FormData()
      for (const [field, entry] of entries) values.append(field, entry)
      const [ours, theirs] = [new FieldTree(values), new FormDataTree(values)]
      const fields = [...theirs.keys()]
      expect([...ours.keys()]).toEqual(fields)
      for (const field of [...fields, 'c']) expect(ours.getAll(field)).toEqual(theirs.getAll(field))
    }),
    { numRuns: 2000 },
  )
})
