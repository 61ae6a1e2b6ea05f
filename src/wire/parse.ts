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
