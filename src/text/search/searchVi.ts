import type { SearchMessages } from './searchMessages'

/** The texts of the header's search in Vietnamese, the default. */
export const messages: SearchMessages = {
  noResults: 'Không tìm thấy kết quả',
  suggestions: 'Gợi ý tìm kiếm',
  suggestionCount: 'Có {count} gợi ý. Dùng phím mũi tên lên và xuống để chọn.',
}
