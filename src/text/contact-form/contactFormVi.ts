import type { ContactFormMessages } from './contactFormMessages'

/** The texts of contact forms in Vietnamese, the default. */
export const messages: ContactFormMessages = {
  fetchError: 'Có lẽ bạn đang mất kết nối mạng.',
  invalidJson: 'Phản hồi nhận được không phải là JSON hợp lệ.',
  sendFailed: 'Chưa gửi được tin nhắn. Vui lòng thử lại.',
  error: 'Lỗi:',
  wrongPlace: 'Biểu mẫu liên hệ này được đặt sai chỗ.',
}
