import { report } from '../page/report'

/**
 * Asks a definition a question that it answers with its own code, such as its condition or the sign of an old script. If that code throws,
 * the error is reported as `island-crashed` and the answer is `otherwise`, so that other definitions are not affected.
 *
 * @param host the element in question, where there is one.
 */
export function askSafely(host: Element | null, question: () => boolean, otherwise = false): boolean {
  try {
    return question()
  } catch (error) {
    report('island-crashed', host, error)
    return otherwise
  }
}
