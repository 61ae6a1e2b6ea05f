/** Which of the browser's storages. */
type StorageKind = 'sessionStorage' | 'localStorage'

/** Reads a stored value; `null` where there is none or the storage is blocked. Never throws. */
export function readStorage(kind: StorageKind, key: string): string | null {
  try {
    return window[kind].getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a value. Never throws.
 *
 * @returns false where the storage is blocked or full.
 */
export function writeStorage(kind: StorageKind, key: string, value: string): boolean {
  try {
    window[kind].setItem(key, value)
    return true
  } catch {
    return false
  }
}

/**
 * Calls back when another tab has stored a value, with its key.
 *
 * @param hear gets the value that was stored; a third tab may have stored another one by now.
 * @returns a function that stops it.
 */
export function onStoredElsewhere(hear: (key: string, value: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== null) hear(key, newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
