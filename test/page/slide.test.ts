import { beforeEach, expect, test, vi } from 'vitest'
import { slide } from '../../src/page/slide'
import { openPage } from '../support/freshPage'
import { find } from '../support/page'

let animations: { heights: unknown; duration: unknown; animation: { onfinish?: () => void; cancel(): void } }[]

beforeEach(() => {
  openPage('<div id="content" style="display:none">Mô tả</div>')
  animations = []
  const content = find('#content')
  vi.spyOn(content, 'offsetHeight', 'get').mockReturnValue(120)
  content.animate = (way, options) => {
    const animation = { cancel: vi.fn() }
    const { height } = way as PropertyIndexedKeyframes
    animations.push({ heights: height, duration: (options as KeyframeAnimationOptions).duration, animation })
    return animation as unknown as Animation
  }
  content.getAnimations = () => animations.map(({ animation }) => animation as unknown as Animation)
})

test('what is shown slides open in 200 ms, to its own height', () => {
  slide(find('#content'), true)
  expect(animations).toMatchObject([{ heights: ['0', '120px'], duration: 200 }])
  expect(find('#content').style.display).toBe('block')
  animations[0]?.animation.onfinish?.()
  expect(find('#content').style.display).toBe('block')
})

test('what is hidden slides shut, and is gone when it has', () => {
  find('#content').style.display = 'block'
  slide(find('#content'), false)
  expect(animations).toMatchObject([{ heights: ['120px', '0'] }])
  expect(find('#content').style.display).toBe('block')
  animations[0]?.animation.onfinish?.()
  expect(find('#content').style.display).toBe('none')
})

test('who changes their mind while it slides has the last word', () => {
  slide(find('#content'), true)
  slide(find('#content'), false)
  expect(animations[0]?.animation.cancel).toHaveBeenCalledOnce()
})

test.each([
  [true, 'block'],
  [false, 'none'],
])('with reduced motion nothing slides: shown %s is at once display %s', (isShowing, display) => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-motion: reduce)' }))
  slide(find('#content'), isShowing)
  expect(find('#content').style.display).toBe(display)
  expect(animations).toEqual([])
})
