import type { PageMessages } from './pageMessages'

/** The texts of a page's elements in Vietnamese, the default. */
export const messages: PageMessages = {
  mainMenu: 'Menu chính',
  toggleEntries: 'Mở hoặc đóng mục con',
  back: 'Quay lại',
  lightbox: 'Hộp nội dung',
  pictures: 'Hình ảnh',
  film: 'Phim',
  filmFailed: 'Không phát được phim ở đây. {link}Mở phim{/link}',
  slider: 'Trình chiếu',
  nextSlide: 'Trang sau',
  previousSlide: 'Trang trước',
  showSlide: 'Trang {n}',
  chapters: 'Các phần của trang',
  editInBuilder: 'Sửa trong trình dựng trang',
  editInEditor: 'Sửa trong trang quản trị',
}
