import type { QuoteMessages } from './quoteMessages'

/** The texts of the quote list in Vietnamese, the default. */
export const messages: QuoteMessages = {
  added: 'Đã thêm vào danh sách báo giá.',
  alreadyListed: 'Sản phẩm này đã có trong danh sách báo giá.',
  browse: 'Xem danh sách',
  addFailed: 'Chưa thêm được vào danh sách báo giá. Vui lòng thử lại.',
  removed: 'Đã xóa khỏi danh sách báo giá.',
  removeFailed: 'Chưa xóa được khỏi danh sách báo giá. Vui lòng thử lại.',
  emptyList: 'Danh sách của bạn đang trống',
}
