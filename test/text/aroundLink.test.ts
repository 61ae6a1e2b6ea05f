import { expect, test } from 'vitest'
import { aroundLink } from '../../src/text/aroundLink'

test.each([
  ['Not here. {link}Open the video{/link}', ['Not here. ', 'Open the video', '']],
  ['{link}The image{/link} is missing.', ['', 'The image', ' is missing.']],
  ['It failed: ', ['It failed: ', '/video.mp4', '']],
  ['', ['', '/video.mp4', '']],
])('%j has a link in its place, to what is named by its address where the text names nothing', (text, parts) => {
  expect(aroundLink(text, '/video.mp4')).toEqual(parts)
})
