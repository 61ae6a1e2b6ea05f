import type { CouponMessages } from './couponMessages'

/** The texts of the coupon pop-up and of the subscribe widget in Vietnamese, the default. */
export const messages: CouponMessages = {
  box: {
    emptyEmail: '*Vui lòng nhập địa chỉ email và đăng ký.',
    invalidEmail: '*Email không hợp lệ!',
    consent: '',
    failed: 'Chưa đăng ký được. Vui lòng thử lại.',
  },
  widget: {
    emptyEmail: '*Vui lòng nhập email và đăng ký.',
    invalidEmail: '*Email không hợp lệ! Vui lòng nhập email hợp lệ và đăng ký.',
    consent: '*Vui lòng đồng ý với điều khoản và điều kiện.',
    failed: '',
  },
  subscribed: 'Đăng ký thành công!',
  name: 'Mã giảm giá',
  close: 'Đóng',
  reopen: 'Nhận mã giảm giá',
  closeIcon: 'Ẩn biểu tượng mã giảm giá',
}
