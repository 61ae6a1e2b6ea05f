import type { ProductMessages } from './productMessages'

/** The texts of product pages in Vietnamese, the default. */
export const messages: ProductMessages = {
  zoomFailed: 'Không tải được hình ảnh',
  lightboxPictureFailed: 'Không tải được {link}hình ảnh #{n}{/link}.',
  noMatchingVariation: 'Rất tiếc, không có loại nào khớp với lựa chọn của bạn. Hãy chọn cách kết hợp khác.',
  makeSelection: 'Hãy chọn các tùy chọn của sản phẩm trước khi thêm vào giỏ hàng.',
  unavailable: 'Rất tiếc, loại này hiện không có. Hãy chọn cách kết hợp khác.',
  variationFailed: 'Chưa kiểm tra được lựa chọn của bạn. Hãy chọn lại, hoặc cứ thêm vào giỏ hàng.',
  selectionReset: 'Lựa chọn của bạn đã được xóa. Hãy chọn các tùy chọn của sản phẩm.',
  openGallery: 'Xem ảnh toàn màn hình',
  gallery: 'Hình ảnh sản phẩm',
  showPicture: 'Ảnh {n}',
  nextPicture: 'Ảnh sau',
  previousPicture: 'Ảnh trước',
  close: 'Đóng',
  quickView: 'Xem nhanh',
  loadingQuickView: 'Đang tải sản phẩm.',
  ratingRequired: 'Vui lòng chọn số sao.',
  stars: '{n} trên 5 sao',
}
