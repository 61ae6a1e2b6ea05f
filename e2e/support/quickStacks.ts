/** What has described stack traces so far: Playwright's function, which looks for the source of each line. */
const describeBySource = Error.prepareStackTrace

/** Is a file one of ours, which was compiled? A library's runs as it is. */
const isCompiled = (file: string | null | undefined) => !!file && !/\/node_modules\/|^node:/.test(file)

/**
 * Has the lines of stack traces that stand in libraries described by the engine itself. Playwright takes a trace of some fifty lines for
 * each of its calls and asks for the source of every one, though only those of the tests have another: a twentieth of the tests' time.
 */
if (describeBySource) {
  const lineOf = (frame: NodeJS.CallSite) =>
    isCompiled(frame.getFileName())
      ? String(describeBySource(new Error(), [frame])).replace(/^Error: ?/, '')
      : `\n    at ${frame}`
  Error.prepareStackTrace = (error, frames) => `${error}${frames.map(lineOf).join('')}`
}
