import { expect, test } from 'vitest'
import { aroundLink } from '../../src/text/aroundLink'

test.each([
  ['Not here. {link}Open the film{/link}', ['Not here. ', 'Open the film', '']],
  ['{link}The image{/link} is missing.', ['', 'The image', ' is missing.']],
  ['It failed: ', ['It failed: ', '/film.mp4', '']],
  ['', ['', '/film.mp4', '']],
])('%j has a link in its place, to what is named by its address where the text names nothing', (text, parts) => {
  expect(aroundLink(text, '/film.mp4')).toEqual(parts)
})
