import type { BannersMessages } from './bannersMessages'

/** The texts of the banners in Vietnamese, the default. */
export const messages: BannersMessages = { dismiss: 'Ẩn thông báo này' }
