/** One page of the demo, as the front page and the build know it. */
export interface SiteMapEntry {
  /** The address; always ends with a slash. */
  path: string
  name: string
  about: string
  /** Names of the widgets that wake on it. */
  islands: readonly string[]
  /** Versions worth a link: query and name. */
  variants: readonly (readonly [query: string, name: string])[]
}

/** Where the header's cart is a plain link (contract 1.6). */
const plainHeader = ['mini-cart-reveal', 'off-canvas']
const everywhere = [...plainHeader, 'cart-state', 'remove-from-cart', 'space-clicks']
const cards = [...everywhere, 'add-to-cart', 'equal-heights']
const listing = [...cards, 'sort-order', 'result-count']

/** Every page of the demo. */
export const siteMap: readonly SiteMapEntry[] = [
  {
    path: '/',
    name: 'Trang giới thiệu',
    about: 'Trang này.',
    islands: everywhere,
    variants: [],
  },
  {
    path: '/cua-hang/',
    name: 'Cửa hàng',
    about: 'Danh sách 24 sản phẩm với sắp xếp, thanh bên và giỏ hàng nhỏ.',
    islands: listing,
    variants: [
      ['redirect=yes', 'Chuyển đến giỏ hàng sau khi thêm'],
      ['reveal=0', 'Không mở giỏ hàng nhỏ sau khi thêm'],
      ['cart=off-canvas', 'Giỏ hàng trong ngăn kéo'],
      ['orderby=price', 'Sắp xếp theo giá'],
      ['script=none', 'Không có script'],
      ['script=classic', 'Script một tệp'],
      ['script=react', 'Bản dùng React'],
      ['script=twice', 'Script hai lần'],
      ['script=early', 'Script đến muộn, early.js giữ chỗ'],
      ['jquery=early', 'Có jQuery từ đầu'],
      ['jquery=late', 'jQuery đến muộn'],
      ['old-scripts=1', 'Cùng với script cũ của cửa hàng'],
      ['csp=strict', 'Content-Security-Policy nghiêm ngặt'],
      ['globals=none', 'Không có biến cấu hình'],
      ['debug=1', 'Hiện viền các đảo'],
    ],
  },
  {
    path: '/cua-hang/1000/',
    name: '1.000 sản phẩm',
    about: 'Cùng danh sách, lặp lại đến 1.000 thẻ.',
    islands: listing,
    variants: [],
  },
  {
    path: '/cua-hang/5000/',
    name: '5.000 sản phẩm',
    about: 'Cùng danh sách, lặp lại đến 5.000 thẻ (khoảng 13 MB HTML).',
    islands: listing,
    variants: [],
  },
  {
    path: '/san-pham/nha-cay-meo/',
    name: 'Sản phẩm đơn giản',
    about: 'Chỉ còn hai cái: thêm cái thứ ba sẽ bị từ chối.',
    islands: [...cards, 'form-submitting'],
    variants: [['redirect=yes', 'Chuyển đến giỏ hàng sau khi thêm']],
  },
  {
    path: '/san-pham/ao-len-meo/',
    name: 'Sản phẩm có biến thể',
    about: 'Áo len với ba màu và ba cỡ.',
    islands: [...cards, 'form-submitting'],
    variants: [],
  },
  {
    path: '/cart/',
    name: 'Giỏ hàng',
    about: 'Bảng giỏ hàng, mã giảm giá MEOMOI.',
    islands: [...plainHeader, 'space-clicks'],
    variants: [],
  },
  { path: '/checkout/', name: 'Thanh toán', about: 'Biểu mẫu đặt hàng.', islands: plainHeader, variants: [] },
  { path: '/wishlist/', name: 'Yêu thích', about: 'Danh sách yêu thích.', islands: everywhere, variants: [] },
  {
    path: '/request-quote/',
    name: 'Yêu cầu báo giá',
    about: 'Danh sách cần báo giá và biểu mẫu gửi đi.',
    islands: everywhere,
    variants: [],
  },
  { path: '/contact/', name: 'Liên hệ', about: 'Biểu mẫu liên hệ.', islands: everywhere, variants: [] },
  {
    path: '/bai-viet/cham-soc-meo-con/',
    name: 'Bài viết',
    about: 'Bài viết có mục lục.',
    islands: everywhere,
    variants: [],
  },
  { path: '/my-account/', name: 'Tài khoản', about: 'Đăng nhập và đăng ký.', islands: everywhere, variants: [] },
]

/** What the query parameters of every page mean. */
export const variantNotes: readonly (readonly [parameter: string, meaning: string])[] = [
  ['redirect=yes|no', 'chuyển đến giỏ hàng sau khi thêm (mặc định no)'],
  ['reveal=1|0', 'mở giỏ hàng nhỏ sau khi thêm (mặc định 1; redirect=yes thì tắt)'],
  ['cart=dropdown|off-canvas', 'dạng giỏ hàng ở đầu trang (màn hình lớn)'],
  ['jquery=none|early|late', 'trang có jQuery hay không, và khi nào'],
  ['old-scripts=1', 'jQuery và script giỏ hàng cũ chạy bên cạnh'],
  ['script=module|classic|react|none|twice|early', 'cách nạp shop-islands'],
  ['csp=strict', 'chính sách bảo mật với nonce và Trusted Types'],
  ['globals=none', 'không in biến cấu hình của plugin'],
  ['debug=1', 'data-debug trên thẻ script'],
  ['settings={…}', 'in chuỗi này làm #shop-islands-settings'],
  ['cards=N', 'số thẻ trên trang cửa hàng, 0 đến 5000'],
]
