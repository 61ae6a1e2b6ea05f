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
const plainHeader = ['mini-cart-reveal', 'off-canvas', 'wishlist-counter', 'wishlist-state']
const everywhere = [...plainHeader, 'cart-state', 'remove-from-cart', 'space-clicks']
const wishes = ['wishlist-button', 'wishlist-keys']
const wishlist = ['wishlist-page', 'wishlist-selection', 'wishlist-enter', 'wishlist-copy-link', 'wishlist-share']
const cards = [...everywhere, ...wishes, 'add-to-cart', 'equal-heights', 'quick-view']
const listing = [...cards, 'sort-order', 'result-count']
const quantity = ['quantity-at-first', 'quantity-minus', 'quantity-plus', 'quantity-typed']
const onePicture = [
  ...cards,
  'quote-button',
  'gallery-lightbox',
  'picture-zoom',
  'product-gallery',
  'tabs',
  'panels',
  'rating',
]
const productWithoutForm = [...onePicture, 'product-thumbnails']
const group = [...productWithoutForm, 'form-submitting', ...quantity]
const product = [...group, 'sticky-bar']
const variations = ['variation-form', 'wishlist-variation', 'quote-variation']
const reviewedProduct = [...product, 'review-link']

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
      ['simple-flow=1', 'Nút yêu thích bấm lần nữa là bỏ'],
      ['lists=several', 'Nhiều danh sách yêu thích: hộp chọn'],
      ['lists=several&choice=printed', 'Hộp chọn do máy chủ in'],
      ['after-wish=later', 'Sang danh sách yêu thích sau bốn giây'],
      ['heart=theme', 'Trái tim của giao diện'],
      ['hide-zero=1&stats=1', 'Ẩn số 0, hiện số người thích'],
      ['quote-cards=1', 'Báo giá ngay trên thẻ'],
    ],
  },
  {
    path: '/cua-hang/thu-nghiem/',
    name: 'Sản phẩm thử nghiệm',
    about: 'Những sản phẩm cho thấy một trang sản phẩm có thể là gì khác, mỗi thẻ một nút xem nhanh.',
    islands: [...listing, 'box-swatches'],
    variants: [['builder=1', 'Trong trình dựng trang: không có xem nhanh']],
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
    islands: reviewedProduct,
    variants: [
      ['redirect=yes', 'Chuyển đến giỏ hàng sau khi thêm'],
      ['forms=background', 'Thêm từ biểu mẫu mà không rời trang'],
      ['gallery=vertical', 'Ảnh nhỏ xếp dọc'],
      ['gallery=stacked', 'Ảnh xếp chồng trên màn hình lớn'],
      ['gallery=default', 'Thư viện ảnh mặc định của cửa hàng'],
      ['reviews=accordion', 'Mô tả và đánh giá trong accordion'],
      ['reviews=sections', 'Mô tả và đánh giá nối tiếp nhau'],
      ['layout=custom', 'Trang sản phẩm tự thiết kế'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/san-pham/ao-len-meo/',
    name: 'Sản phẩm có biến thể',
    about: 'Áo len với ba màu và ba cỡ.',
    islands: [...reviewedProduct, ...variations],
    variants: [
      ['attribute_pa_mau=xanh&attribute_kich-co=M', 'Chọn sẵn từ địa chỉ'],
      ['allow-parent=1', 'Yêu thích được khi chưa chọn'],
      ['go-to-quote=yes', 'Sang danh sách báo giá sau khi thêm'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
    ],
  },
  {
    path: '/san-pham/ke-treo-tuong/',
    name: 'Ba thuộc tính, đủ loại biến thể',
    about:
      'Ký tự lạ trong giá trị, một kết hợp không có, một hết hàng, một ngừng bán, một “bất kỳ”, một bán lẻ từng chiếc, một có giới hạn số lượng, một không ảnh.',
    islands: [...reviewedProduct, ...variations],
    variants: [
      ['gallery=default', 'Thư viện ảnh mặc định của cửa hàng'],
      ['forms=background', 'Thêm từ biểu mẫu mà không rời trang'],
    ],
  },
  {
    path: '/san-pham/vong-co-may-do/',
    name: 'Năm trăm biến thể',
    about: 'Quá nhiều cho một trang: biểu mẫu hỏi máy chủ sau khi chọn đủ.',
    islands: [...product, ...variations],
    variants: [['variations=inline', 'In cả 500 biến thể vào trang']],
  },
  {
    path: '/san-pham/leu-vai/',
    name: 'Sản phẩm hết hàng',
    about: 'Không có biểu mẫu.',
    islands: productWithoutForm,
    variants: [],
  },
  {
    path: '/san-pham/ca-com-kho/',
    name: 'Số lượng lẻ',
    about: 'Từ 0,5 đến 5, bước 0,25.',
    islands: product,
    variants: [],
  },
  {
    path: '/san-pham/lot-ve-sinh/',
    name: 'Bán theo đôi',
    about: 'Ít nhất 2, bước 2; chỉ có một ảnh.',
    islands: [...onePicture, 'form-submitting', ...quantity, 'sticky-bar'],
    variants: [],
  },
  {
    path: '/san-pham/bo-do-choi/',
    name: 'Sản phẩm nhóm',
    about: 'Năm món, mỗi món một số lượng; một món hết hàng, một món phải chọn loại.',
    islands: group,
    variants: [['forms=background', 'Thêm từ biểu mẫu mà không rời trang']],
  },
  {
    path: '/san-pham/goi-catnip/',
    name: 'Sản phẩm nhiều đánh giá',
    about: 'Mười hai đánh giá trên ba trang.',
    islands: reviewedProduct,
    variants: [
      ['cpage=2', 'Trang đánh giá thứ hai'],
      ['reviews=accordion', 'Trong accordion'],
      ['layout=custom', 'Trang sản phẩm tự thiết kế'],
    ],
  },
  {
    path: '/san-pham/sach-nuoi-meo/',
    name: 'Sản phẩm bán ở nơi khác',
    about: 'Biểu mẫu GET đến một trang khác.',
    islands: [...productWithoutForm, 'form-submitting'],
    variants: [],
  },
  {
    path: '/san-pham/yem-meo/',
    name: 'Sản phẩm có ô chọn',
    about: 'Màu, ảnh và nhãn thay cho danh sách chọn.',
    islands: [...reviewedProduct, ...variations, 'swatches'],
    variants: [],
  },
  {
    path: '/san-pham/bat-khac-ten/',
    name: 'Biến thể chọn sẵn',
    about: 'Máy chủ chọn sẵn cỡ lớn, chữ đen; mọi loại một giá.',
    islands: [...product, ...variations],
    variants: [],
  },
  {
    path: '/san-pham/nha-go-cu/',
    name: 'Không còn biến thể nào',
    about: 'Biểu mẫu chỉ còn dòng hết hàng.',
    islands: [...productWithoutForm, 'form-submitting', ...variations],
    variants: [],
  },
  {
    path: '/san-pham/den-bong-ca/',
    name: 'Ảnh gốc bị mất',
    about: 'Ảnh thứ hai không phóng to được.',
    islands: product,
    variants: [],
  },
  {
    path: '/san-pham/hop-bi-mat/',
    name: 'Sản phẩm không có ảnh',
    about: 'Chỉ có ảnh thay thế.',
    islands: [...onePicture, 'form-submitting', ...quantity, 'sticky-bar'],
    variants: [['gallery=default', 'Thư viện ảnh mặc định của cửa hàng']],
  },
  {
    path: '/cart/',
    name: 'Giỏ hàng',
    about: 'Bảng giỏ hàng, mã giảm giá MEOMOI.',
    islands: [...plainHeader, ...quantity, 'space-clicks'],
    variants: [],
  },
  { path: '/checkout/', name: 'Thanh toán', about: 'Biểu mẫu đặt hàng.', islands: plainHeader, variants: [] },
  {
    path: '/wishlist/',
    name: 'Yêu thích',
    about: 'Danh sách yêu thích của bạn.',
    islands: [...everywhere, ...wishlist],
    variants: [
      ['per-page=2', 'Hai sản phẩm mỗi trang'],
      ['lists=several', 'Nhiều danh sách (giữ lại cho người xem này)'],
      ['lists=one', 'Trở lại một danh sách'],
      ['redirect=yes', 'Chuyển đến giỏ hàng sau khi thêm'],
      ['login=prompt', 'Mời đăng nhập'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/wishlist/decafe/',
    name: 'Danh sách của người khác',
    about: 'Chia sẻ qua liên kết: thêm vào giỏ được, xóa thì không.',
    islands: [...everywhere, ...wishlist],
    variants: [['per-page=2', 'Hai sản phẩm mỗi trang']],
  },
  {
    path: '/request-quote/',
    name: 'Yêu cầu báo giá',
    about: 'Danh sách cần báo giá và biểu mẫu gửi đi.',
    islands: [...everywhere, ...quantity, 'quote-remove', 'quote-table'],
    variants: [
      ['quote-refresh=0', 'Không tải lại bảng khi mở trang'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
      ['quote=old', 'Thế hệ đầu của plugin báo giá'],
      ['script=none', 'Không có script'],
    ],
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
  [
    'gallery=theme|vertical|stacked|default',
    'thư viện ảnh của trang sản phẩm (default: của cửa hàng, không phải của giao diện)',
  ],
  ['reviews=tabs|accordion|sections', 'mô tả, thông tin và đánh giá của trang sản phẩm'],
  ['layout=standard|custom', 'trang sản phẩm tự thiết kế, in sẵn sao đánh giá hai lần'],
  ['forms=submit|background', 'biểu mẫu sản phẩm: gửi như thường, hoặc thêm mà không rời trang'],
  ['variations=auto|inline', 'in mọi biến thể vào biểu mẫu (auto: đến 30)'],
  ['attribute_…=…', 'chọn sẵn một tùy chọn của trang sản phẩm'],
  ['cpage=N', 'trang đánh giá thứ N; cũng là địa chỉ …/comment-page-N/'],
  ['builder=1', 'như trong trình dựng trang (html ng-app="uxBuilder")'],
  ['lists=one|several', 'một hay nhiều danh sách yêu thích; giữ lại cho người xem này'],
  ['choice=drawn|printed', 'máy chủ in hộp chọn danh sách sau mỗi nút yêu thích, hoặc không'],
  [
    'after-wish=stay|later|now',
    'sau khi thêm vào yêu thích: ở lại, sang danh sách sau 4 giây (redirect), sang ngay (force_redirect)',
  ],
  ['popup=1|0', 'máy chủ trả lời kèm thông báo hay không'],
  ['simple-flow, hide-zero, allow-parent, block-data, stats = 1|0', 'các công tắc của plugin yêu thích'],
  ['lang=vi|en', 'ngôn ngữ của câu trả lời về danh sách yêu thích (wpml)'],
  ['heart=plugin|theme', 'nút yêu thích trên thẻ: của plugin, hoặc sau trái tim của giao diện'],
  [
    'login=none|prompt|required',
    'mời đăng nhập trên trang yêu thích; hoặc phải đăng nhập mới thêm được (tài khoản: meo/meo)',
  ],
  ['per-page=N', 'số sản phẩm mỗi trang của danh sách yêu thích (mặc định 10)'],
  ['nonce=fresh|stale', 'nonce của plugin yêu thích và báo giá còn hạn, hoặc đã hết hạn như trong bộ nhớ đệm'],
  ['go-to-quote=no|yes', 'sang danh sách báo giá sau khi thêm'],
  ['quote-refresh=1|0', 'tải lại bảng báo giá khi mở trang'],
  ['quote=current|old', 'thế hệ của plugin báo giá'],
  ['quote-cards=1', 'nút báo giá trên thẻ sản phẩm'],
  ['cards=N', 'số thẻ trên trang cửa hàng, 0 đến 5000'],
]
