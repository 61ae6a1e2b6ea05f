import { relative } from 'node:path'

/** The file that each library goes into; `base` has those that several files use. */
const libraryFiles = [
  [/^(preact|@preact|react|react-dom|scheduler|@nanostores)\//, 'react'],
  [/^embla-carousel/, 'slider'],
  [/^photoswipe\//, 'lightbox'],
  [/^@contactable\//, 'contact-form'],
] as const

/** A folder is a file: the name of the file that a module goes into, unless the core needs the module. */
export function fileOf(id: string): string {
  // The CommonJS plug-in adds helper modules: a module's name with `\0` before it and `?…` after it.
  const module = relative('.', id.replace(/^\0|\?.*$/g, ''))
  const [, library] = /.*node_modules\/(.*)/.exec(module) ?? []
  if (library) return libraryFiles.find(([name]) => name.test(library))?.[1] ?? 'base'
  // Dialogs, notices and most of what theme authors import are components, so they come with React. So does what opens pictures, which
  // several areas use; the lightbox library has a file of its own.
  if (/^src\/(dialog\/|notice\/|lightbox\/useOpenPictures|api\.ts)/.test(module)) return 'react'
  const [, area, own, language] =
    /^(?:widgets\/([\w-]+)\/|src\/(react|slider|lightbox|author)\/|src\/text\/(vi|en)\.ts)/.exec(module) ?? []
  return area ?? own ?? (language ? `text-${language}` : 'base')
}

/**
 * The files whose functions the browser compiles while it fetches them, off the main thread, rather than one by one when the first touch
 * needs them (V8's explicit compile hints; to other browsers they are a comment): those that nearly every visit runs. Compiling all files
 * would take twice as much memory.
 */
export const COMPILED_AHEAD = /^(core|base|react|cart|text-\w+)$/
