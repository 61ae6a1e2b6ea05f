import {
  defineWidget,
  h,
  Outlet,
  ServerElement,
  useAllWithin,
  useHost,
  useState,
  useWithin,
} from '/shop-islands/api.js'

/** Is it typed into the gallery's own search field, not into a field of an example? */
const isSearch = ({ target }) => target.closest('.gallery-search') !== null

/** Leaves the examples in view that have every word that is searched for, as the server does it for those without script. */
function GallerySearch() {
  const field = useWithin('.gallery-search input')
  const answer = useWithin('.gallery-search output')
  const groups = useAllWithin('.gallery-group')
  const examples = useAllWithin('[data-words]')
  const [text, setText] = useState(field.value)

  const words = text.normalize('NFC').toLowerCase().split(/\s+/)
  const isShown = (example) => words.every((word) => example.dataset.words.includes(word))
  const shown = examples.filter(isShown)
  const isEmpty = (group) => !shown.some((example) => group.contains(example))
  const follow = () => setText(field.value)

  return [
    h(ServerElement, { of: useHost(), onInput: follow, onSubmit: follow }),
    examples.map((example) => h(ServerElement, { key: example.id, of: example, hidden: !shown.includes(example) })),
    groups.map((group) => h(ServerElement, { key: group.id, of: group, hidden: isEmpty(group) })),
    h(Outlet, { in: answer }, text.trim() && `${shown.length} / ${examples.length}`),
  ]
}

defineWidget({
  name: 'gallery-search',
  selectors: '[data-island="gallery-search"]',
  // Not at a touch: somebody may have typed before this was loaded.
  wake: 'idle',
  claims: { input: isSearch, submit: isSearch },
  busyClass: 'is-searching',
  component: GallerySearch,
})
