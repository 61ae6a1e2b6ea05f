import { type GenericSchema, type InferOutput, safeParse } from 'valibot'
import { BadAnswerError } from './errors'

/**
 * Reads an answer by its schema, at the edge, so that nothing behind it has to look at its shape.
 *
 * @param call the call's name, for the error.
 * @param answer what the server sent, parsed as JSON, of any shape.
 * @throws {BadAnswerError} where it is not what the schema says.
 */
export function parse<Schema extends GenericSchema>(
  schema: Schema,
  call: string,
  answer: unknown,
): InferOutput<Schema> {
  const { success, output } = safeParse(schema, answer)
  if (!success) throw new BadAnswerError(call, JSON.stringify(answer)?.slice(0, 80))
  return output
}

/**
 * Reads one entry of a list in an answer by its schema.
 *
 * @returns what the schema makes of it, as a list of one; an empty list where the entry is of no use.
 */
export function usable<Output>(schema: GenericSchema<unknown, Output>, entry: unknown): Output[] {
  const { success, output } = safeParse(schema, entry)
  return success ? [output] : []
}
