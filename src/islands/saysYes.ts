import { report } from '../page/report'

/**
 * Asks a definition something that it answers with its own code, such as its condition or the sign of an old script. Where that throws the
 * answer is `otherwise`; it is reported as `island-crashed`, and the other definitions have their turn.
 *
 * @param host the element in question, where there is one.
 */
export function saysYes(host: Element | null, question: () => boolean, otherwise = false): boolean {
  try {
    return question()
  } catch (error) {
    report('island-crashed', host, error)
    return otherwise
  }
}
