import { vi } from 'vitest'

/** Renames `pageshow` for whoever begins to listen, as optimisers do that run scripts late. @returns a function that ends it. */
export function renamePageShow(target: EventTarget): () => void {
  const { addEventListener } = target
  const renaming = vi.spyOn(target, 'addEventListener').mockImplementation(function (
    this: unknown,
    ...[type, ...more]: Parameters<typeof addEventListener>
  ) {
    addEventListener.call((this ?? window) as EventTarget, type === 'pageshow' ? 'late-pageshow' : type, ...more)
  })
  return () => renaming.mockRestore()
}
