/** Who has stack traces described as of now: Playwright, by the sources that the tests were made of. */
const describeBySource = Error.prepareStackTrace

/** Is a file a source of ours, other than that of a library, which runs as it is? */
const isSource = (file: string | null | undefined) => !!file && !/\/node_modules\/|^node:/.test(file)

/**
 * Has the lines of stack traces that stand in libraries described by the engine itself. Playwright takes a trace of some fifty lines for
 * each of its calls and asks for the source of every one, though only those of the tests have another: a twentieth of the tests' time.
 */
if (describeBySource) {
  const lineOf = (frame: NodeJS.CallSite) =>
    isSource(frame.getFileName())
      ? String(describeBySource(new Error(), [frame])).replace(/^Error: ?/, '')
      : `\n    at ${frame}`
  Error.prepareStackTrace = (error, frames) => `${error}${frames.map(lineOf).join('')}`
}
