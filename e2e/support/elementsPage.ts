/** The pages of the theme's elements. */
export const elements = {
  ways: '/phan-tu/',
  menus: '/phan-tu/menu/',
  lightboxes: '/phan-tu/hop-noi/',
  sliders: '/phan-tu/trinh-chieu/',
  effects: '/phan-tu/hieu-ung/',
  editing: '/phan-tu/soan-thao/',
} as const

/** The height of the demo's header while it is stuck, in pixels (source section 9). */
export const STUCK = 70

/** What the demo's style sheet keeps free below the header, in pixels. */
export const SPARE = 16
