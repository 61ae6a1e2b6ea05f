import { defineWidget, h, Outlet, ServerElement, useAllWithin, useEffect, useState } from '/shop-islands/api.js'
import { nothingYet, watchPage } from './watchPage.js'

const rounded = new Intl.NumberFormat(document.documentElement.lang, { maximumFractionDigits: 0 })

/** How each figure is written. */
const written = {
  files: ({ files, filesLater }) => `${files} + ${filesLater}`,
  bytes: ({ bytes, bytesLater }) => `${rounded.format(bytes / 1000)} + ${rounded.format(bytesLater / 1000)} kB`,
  requests: ({ requests }) => requests,
  script: ({ script }) => (script === null ? '–' : `${rounded.format(script)} ms`),
  answer: ({ answer }) => (answer === null ? '–' : answer <= 16 ? '≤ 16 ms' : `${rounded.format(answer)} ms`),
}

/** What the browser says of the page in a frame, from the moment that the page is there, and of those that follow it. */
function useFigures(frame) {
  const [figures, setFigures] = useState(nothingYet)
  useEffect(() => {
    if (!frame) return
    const touches = []
    let stop = () => {}
    const begin = () => {
      stop()
      stop = watchPage(frame.contentWindow, touches, setFigures)
    }
    if (frame.contentWindow.location.href === frame.src && frame.contentDocument.readyState === 'complete') begin()
    frame.addEventListener('load', begin)
    return () => {
      frame.removeEventListener('load', begin)
      stop()
    }
  }, [frame])
  return figures
}

/** Writes the figures of the two pages into the table above them. */
function SideBySide() {
  const frames = useAllWithin('iframe')
  const [first, second] = frames
  const cells = useAllWithin('[data-figure]')
  const sides = { first: useFigures(first), second: useFigures(second) }
  return [
    frames.map((frame) => h(ServerElement, { key: frame.title, of: frame, src: frame.dataset.address })),
    cells.map((cell) => {
      const { figure, side } = cell.dataset
      return h(Outlet, { key: `${figure} ${side}`, in: cell }, written[figure](sides[side]))
    }),
  ]
}

defineWidget({
  name: 'side-by-side',
  selectors: '[data-island="side-by-side"]',
  wake: 'load',
  component: SideBySide,
})
