/**
 * Is one of the shop's own scripts still on the page? Found by its tag; where an optimiser has merged the tags, by the data that the
 * script leaves on its jQuery handlers.
 *
 * @param file the script's file name without `.min.js`, as in `/assets/js/frontend/add-to-cart.min.js`.
 * @param handlerData the key of the handlers' data, where the script leaves one.
 */
export function isRivalHere(file: string, handlerData = ''): boolean {
  const { jQuery } = window as {
    jQuery?: { _data?(element: Element, key: string): Record<string, { data?: object }[]> | undefined }
  }
  const handlers = jQuery?._data?.(document.body, 'events')?.['click']
  return !!(
    document.querySelector(`script[src*="frontend/${file}."]`) ||
    handlers?.some(({ data }) => data && handlerData in data)
  )
}
