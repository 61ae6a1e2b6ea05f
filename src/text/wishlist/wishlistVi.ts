import type { WishlistMessages } from './wishlistMessages'

/** The texts of wishlists in Vietnamese, the default. */
export const messages: WishlistMessages = {
  makeSelection: 'Vui lòng chọn các tùy chọn của sản phẩm trước khi thêm vào danh sách yêu thích.',
  nothingSelected: 'Chưa chọn sản phẩm hoặc thao tác nào.',
  createNew: 'Tạo danh sách mới',
  chooseWishlist: 'Chọn danh sách yêu thích',
  newName: 'Tên danh sách mới',
  add: 'Thêm vào danh sách',
  alreadyIn: '{product_name} đã có trong {wishlist_title}',
  copied: 'Đã sao chép!',
  added: 'Đã thêm vào danh sách yêu thích.',
  removed: 'Đã xóa khỏi danh sách yêu thích.',
  failed: 'Chưa thay đổi được danh sách yêu thích. Vui lòng thử lại.',
  close: 'Đóng',
}
