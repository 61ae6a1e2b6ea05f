import { expect, test, vi } from 'vitest'
import { animateHeight } from '../../src/react/animateHeight'
import { find, showPage } from '../support/page'

test.each([
  ['shown slides open, to its own height', true, ['0', '120px']],
  ['hidden slides shut', false, ['120px', '0']],
])('what is %s', (_what, isShowing, height) => {
  showPage('<div id="content">Mô tả</div>')
  const content = find('#content')
  vi.spyOn(content, 'offsetHeight', 'get').mockReturnValue(120)
  const animate = vi.fn()
  content.animate = animate
  animateHeight(content, isShowing, 200)
  expect(animate.mock.calls).toMatchObject([[{ height, overflow: ['hidden', 'hidden'] }, { duration: 200 }]])
})
