import { report } from '../page/report'

/**
 * Asks a definition a question that it answers with its own code, such as its condition or the sign of an old script. If that code throws,
 * the error is reported as `island-crashed`, so that other definitions are not affected.
 *
 * @param host the element in question, where there is one.
 * @param otherwise the answer where the code throws.
 */
export function askSafely<Answer>(host: Element | undefined, question: () => Answer, otherwise: Answer): Answer {
  try {
    return question()
  } catch (error) {
    report('island-crashed', host, error)
    return otherwise
  }
}
