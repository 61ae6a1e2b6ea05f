import type { PhotoFeedMessages } from './photoFeedMessages'

/** The texts of the photo feed in Vietnamese, the default. */
export const messages: PhotoFeedMessages = { error: 'Lỗi Instagram: {message}', invalidData: 'Dữ liệu không hợp lệ' }
