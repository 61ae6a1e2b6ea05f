/**
 * For each file of the script, by its name: its hash, and the names of the files that it imports, as in `8fjG2h base react`. The build
 * writes it here; in the one-file script it is empty, because there is nothing to ask for.
 */
declare const SCRIPT_FILES: Readonly<Record<string, string>> | undefined

const files = typeof SCRIPT_FILES === 'undefined' ? {} : SCRIPT_FILES
const requested = new Set<string>()

/**
 * Requests files of the script and everything that they import, all at once: otherwise the browser would learn of an import only when the
 * file that has it has arrived, one round trip later.
 *
 * @param names of files, as `cart` or `react`; unknown ones are ignored.
 * @param priority `low` for files that nobody needs yet.
 */
export function requestFiles(names: readonly string[], priority: 'high' | 'low' = 'high'): void {
  for (const name of names) {
    const [hash, ...imports] = files[name]?.split(' ') ?? []
    if (!hash || requested.has(name)) continue
    requested.add(name)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.fetchPriority = priority
    link.href = new URL(`${name}-${hash}.js`, import.meta.url).href
    // A file that could not be loaded is requested again, and reported, when it is used.
    link.onerror = () => {
      requested.delete(name)
      link.remove()
    }
    link.onload = () => link.remove()
    document.head.append(link)
    requestFiles(imports, priority)
  }
}
