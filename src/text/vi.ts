import type { Messages } from './messages'

/** The texts in Vietnamese, the default. */
export const messages: Messages = {
  viewCart: 'Xem giỏ hàng',
  addFailed: 'Chưa thêm được vào giỏ hàng. Vui lòng thử lại.',
  close: 'Đóng',
  dialogLabel: 'Giỏ hàng',
  cartSummary: '{count} sản phẩm trong giỏ',
}
