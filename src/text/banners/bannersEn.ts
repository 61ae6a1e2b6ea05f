import type { BannersMessages } from './bannersMessages'

/** The texts of the banners in English. */
export const messages: BannersMessages = { dismiss: 'Dismiss this message' }
