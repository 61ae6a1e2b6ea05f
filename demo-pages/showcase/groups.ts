/** A group of examples: areas of widgets, as somebody calls them who makes a theme. */
export interface ExampleGroup {
  /** The folders of the widgets' code; the first one names the group in addresses. */
  areas: readonly [string, ...string[]]
  title: string
  about: string
}

/** The groups of the gallery, in the order in which a shopper meets them. */
export const exampleGroups: readonly ExampleGroup[] = [
  {
    areas: ['cart'],
    title: 'Giỏ hàng',
    about: 'Nút thêm, liên kết xóa, giỏ hàng nhỏ ở mọi chỗ, và những gì đếm giỏ hàng.',
  },
  {
    areas: ['listing', 'quick-view'],
    title: 'Danh sách và xem nhanh',
    about: 'Thẻ cao bằng nhau, sắp xếp, số kết quả, và một sản phẩm mở ra trên danh sách.',
  },
  { areas: ['product'], title: 'Trang sản phẩm', about: 'Ảnh, biến thể, số lượng, đánh giá, thanh mua hàng.' },
  { areas: ['wishlist'], title: 'Yêu thích', about: 'Trái tim, bộ đếm, danh sách và chia sẻ.' },
  { areas: ['quote'], title: 'Báo giá', about: 'Danh sách hàng cần báo giá.' },
  { areas: ['search'], title: 'Tìm kiếm', about: 'Gợi ý ngay khi gõ.' },
  { areas: ['contact-form'], title: 'Biểu mẫu liên hệ', about: 'Gửi và kiểm tra mà không rời trang.' },
  { areas: ['coupon'], title: 'Mã giảm giá', about: 'Hộp nổi, biểu tượng nhỏ và ô đăng ký.' },
  {
    areas: ['page', 'theme-api'],
    title: 'Phần tử của giao diện',
    about: 'Thẻ, menu, hộp nổi, trình chiếu, hiệu ứng: trang nào cũng có thể có.',
  },
  { areas: ['articles'], title: 'Bài viết', about: 'Mục lục nhớ được mình mở hay đóng.' },
  {
    areas: ['checkout', 'attribution'],
    title: 'Thanh toán',
    about: 'Điều khoản mở ra ngay trên trang; khách đến từ đâu thì đi kèm đơn hàng.',
  },
  { areas: ['account'], title: 'Tài khoản', about: 'Mật khẩu, lời gợi ý, bảng đơn hàng.' },
  { areas: ['banners'], title: 'Thông báo', about: 'Dải thông báo của cả cửa hàng.' },
  { areas: ['photo-feed'], title: 'Khối ảnh', about: 'Ảnh được tải khi cuộn tới.' },
]
