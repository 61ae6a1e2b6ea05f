import { fallback, type GenericSchema, type InferOutput, safeParse, string } from 'valibot'
import { BadAnswerError } from './errors'

/** The schema of a text; empty where it is absent, or something else that PHP prints for none. */
export const text = fallback(string(), '')

/**
 * Checks an answer by its schema as soon as it arrives, so that no other code has to check its shape.
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
 * Checks one entry of a list in an answer by its schema.
 *
 * @returns the parsed entry as a list of one; an empty list where it does not fit the schema.
 */
export function usable<Output>(schema: GenericSchema<unknown, Output>, entry: unknown): Output[] {
  const { success, output } = safeParse(schema, entry)
  return success ? [output] : []
}
