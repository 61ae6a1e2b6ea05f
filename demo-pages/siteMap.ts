import { guidePages } from './guide/guideBar'
import { widgetsShown } from './showcase/examples'

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
const plainHeader = [
  'mini-cart-reveal',
  'off-canvas',
  'search',
  'wishlist-counter',
  'wishlist-state',
  'dropdown',
  'nested-menu',
  'content-lightbox',
  'attribution',
  'kept-visit',
  'link-clicks',
  'notice-scroll',
  'cart-sync',
]
const everywhere = [...plainHeader, 'remove-from-cart', 'space-clicks']
const contact = [...everywhere, 'contact-form']
const wishlist = ['wishlist-table', 'wishlist-copy-link', 'wishlist-share']
const cards = [...everywhere, 'wishlist-button', 'add-to-cart', 'equal-heights', 'quick-view']
const listing = [...cards, 'sort-order', 'result-count']
const onePicture = [
  ...cards,
  'quote-button',
  'gallery-lightbox',
  'picture-zoom',
  'product-gallery',
  'tabs',
  'rating',
  'tooltip',
]
const productWithoutForm = [...onePicture, 'product-thumbnails']
const form = ['product-form', 'form-submitting', 'quantity']
const group = [...productWithoutForm, ...form]
const product = [...group, 'sticky-bar']
const variations = ['variation-form', 'wishlist-variation', 'quote-variation']
const reviewedProduct = [...product, 'review-link']

/** Where the header stays at the top. */
const shell = [...everywhere, 'sticky-header']

const pages: readonly SiteMapEntry[] = [
  {
    path: '/',
    name: 'Giới thiệu',
    about: 'Trang này.',
    islands: cards,
    variants: [],
  },
  {
    path: '/so-sanh/',
    name: 'So sánh',
    about: 'Một trang của cửa hàng, có và không có script, cạnh nhau.',
    islands: everywhere,
    variants: [['page=product&beside=old', 'Một sản phẩm, so với script cũ']],
  },
  {
    path: '/thu-vien/',
    name: 'Thư viện các đảo',
    about: 'Mỗi đảo một ví dụ sống, với nơi sống, cài đặt và sự kiện của nó.',
    islands: [...new Set([...everywhere, ...widgetsShown])],
    variants: [],
  },
  {
    path: '/tu-lam/',
    name: 'Đảo của riêng bạn',
    about: 'Hai đảo do người làm giao diện tự viết: một cái ngay trong trang, một cái từ gói riêng.',
    islands: [...everywhere, 'add-to-cart'],
    variants: [
      ['script=react', 'Bản dùng React'],
      ['script=classic', 'Script một tệp: chỉ cái viết trong trang'],
      ['csp=strict', 'Content-Security-Policy nghiêm ngặt'],
      ['script=none', 'Không có script'],
    ],
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
      ['blocks=1', 'Nút của giao diện khối, chạy bằng script của nó'],
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
    islands: [...onePicture, ...form, 'sticky-bar'],
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
    islands: [...productWithoutForm, 'product-form', 'form-submitting'],
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
    islands: [...productWithoutForm, 'product-form', 'form-submitting', ...variations],
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
    islands: [...onePicture, ...form, 'sticky-bar'],
    variants: [['gallery=default', 'Thư viện ảnh mặc định của cửa hàng']],
  },
  {
    path: '/cart/',
    name: 'Giỏ hàng',
    about: 'Bảng giỏ hàng, mã giảm giá MEOMOI.',
    islands: [...plainHeader, 'cart-quantity', 'cart-auto-refresh', 'space-clicks', 'alerts'],
    variants: [],
  },
  {
    path: '/checkout/',
    name: 'Thanh toán',
    about: 'Biểu mẫu đặt hàng, đến tận trang đã nhận đơn với nguồn đơn hàng mà máy chủ nhận được.',
    islands: ['field-hint', ...plainHeader, 'attribution-inputs', 'terms-lightbox', 'accept-terms', 'theme-api'],
    variants: [
      ['checkout=block', 'Thanh toán dạng khối'],
      ['checkout=block-late', 'Dạng khối, kho dữ liệu đến muộn'],
      ['old-scripts=1&redraw=all', 'Script thanh toán cũ vẽ lại cả biểu mẫu'],
      ['inputs=plain', 'Máy chủ tự in các ô ẩn'],
      ['tracking=denied', 'Không cho phép theo dõi'],
      ['tracking=consent', 'Chờ đồng ý (marketing)'],
      ['tracking=off', 'Cửa hàng không theo dõi nguồn đơn hàng'],
      ['terms=folded', 'Điều khoản gấp lại bên liên kết'],
      ['script=none', 'Không có script'],
    ],
  },
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
    islands: [...everywhere, 'cart-quantity', 'quote-remove', 'quote-table'],
    variants: [
      ['quote-refresh=0', 'Không tải lại bảng khi mở trang'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
      ['quote=old', 'Thế hệ đầu của plugin báo giá'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/contact/',
    name: 'Liên hệ',
    about: 'Biểu mẫu liên hệ.',
    islands: contact,
    variants: [
      ['contact=mail_failed', 'Máy chủ không gửi được'],
      ['contact=spam', 'Bị coi là thư rác'],
      ['contact=error', 'Chỉ dành cho thành viên'],
      ['rest=query', 'Máy chủ không có địa chỉ đẹp'],
      ['acceptance=validation', 'Nút gửi không chờ đồng ý'],
      ['cached=1', 'Trang từ bộ nhớ đệm'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/contact/dat-lich/',
    name: 'Mọi loại mục nhập',
    about: 'Biểu mẫu dài: chọn một, chọn nhiều, ô tự viết, bộ đếm chữ, câu đố, chữ trong hình, tệp ảnh.',
    islands: contact,
    variants: [
      ['tips=floating', 'Lời nhắc nằm đè lên mục nhập'],
      ['cached=1', 'Trang từ bộ nhớ đệm: câu đố cũ'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/contact/ban-tin/',
    name: 'Biểu mẫu nhỏ',
    about: 'Đăng ký bản tin: một email, và một ô không được đánh dấu.',
    islands: contact,
    variants: [],
  },
  {
    path: '/contact/nhieu-bieu-mau/',
    name: 'Nhiều biểu mẫu',
    about: 'Ba biểu mẫu trên một trang, hai cái là một.',
    islands: contact,
    variants: [],
  },
  {
    path: '/contact/long-nhau/',
    name: 'Biểu mẫu trong biểu mẫu',
    about: 'Đặt sai chỗ: HTML không cho phép.',
    islands: [...everywhere, 'contact-form-misplaced'],
    variants: [],
  },
  {
    path: '/contact/da-gui/',
    name: 'Thư đã gửi',
    about: 'Những gì máy chủ đã nhận từ các biểu mẫu.',
    islands: everywhere,
    variants: [],
  },
  {
    path: '/khuyen-mai/',
    name: 'Hộp mã giảm giá',
    about: 'Một hộp mở ra sau ba giây; biểu tượng nhỏ mở lại nó.',
    islands: [...everywhere, 'coupon-icon', 'coupon-popup'],
    variants: [
      ['coupon=scroll', 'Mở khi cuộn đến nửa trang'],
      ['coupon=exit', 'Mở khi con trỏ rời trang ở phía trên'],
      ['coupon-icon=left', 'Biểu tượng ở bên trái'],
      ['coupon-never=cookie', 'Có nút “đừng hỏi lại”'],
      ['coupon-captcha=2', 'Có captcha'],
      ['coupon-names=unprefixed', 'Tên cài đặt không có tiền tố'],
      ['coupon-code=0', 'Không hiện mã'],
      ['coupon-texts=0', 'Không có lời nhắc cài sẵn'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/khuyen-mai/dang-ky/',
    name: 'Đăng ký trong trang',
    about: 'Ba ô đăng ký nhận mã giảm giá; một ô không hiện mã.',
    islands: [...everywhere, 'subscribe'],
    variants: [
      ['coupon=time', 'Cùng với hộp mã giảm giá'],
      ['coupon-consent=0', 'Không hỏi đồng ý'],
      ['nonce=stale', 'Trang từ bộ nhớ đệm, nonce đã hết hạn'],
    ],
  },
  {
    path: '/bai-viet/cham-soc-meo-con/',
    name: 'Bài viết',
    about: 'Bài viết có hai mục lục.',
    islands: [...everywhere, 'contents', 'contents-entry'],
    variants: [
      ['contents=hidden', 'Mục lục lúc đầu đóng'],
      ['contents=drawer', 'Thêm mục lục trong ngăn kéo ở mép cửa sổ'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/my-account/',
    name: 'Tài khoản',
    about: 'Đăng nhập và đăng ký; mật khẩu hiện ra được.',
    islands: [...everywhere, 'password', 'attribution-inputs'],
    variants: [],
  },
  {
    path: '/my-account/orders/',
    name: 'Đơn hàng',
    about: 'Bảng rộng hơn một điện thoại; trước hết phải đăng nhập.',
    islands: [...everywhere, 'password', 'attribution-inputs'],
    variants: [],
  },
  {
    path: '/thong-bao/',
    name: 'Thông báo',
    about: 'Thông báo của cửa hàng, bỏ qua rồi thì không trở lại.',
    islands: [...everywhere, 'store-notice'],
    variants: [
      ['store-notice=sale', 'Một thông báo khác'],
      ['store-notice=none&cookie-notice=1', 'Thông báo về cookie của theme'],
      ['role=admin', 'Người quản trị: dải “Sắp mở cửa”'],
      ['role=admin&nonce=stale', 'Nonce đã hết hạn'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/anh-meo/',
    name: 'Ảnh mèo',
    about: 'Khối ảnh chỉ được tải khi cuộn tới.',
    islands: [...everywhere, 'photo-feed'],
    variants: [
      ['feed=expired', 'Khối ảnh hết hạn: khách không thấy lỗi'],
      ['feed=expired&role=admin', 'Khối ảnh hết hạn: người quản trị thấy lỗi'],
      ['feed=empty&role=admin', 'Khối ảnh không có dữ liệu'],
      ['script=none', 'Không có script'],
    ],
  },
  {
    path: '/phan-tu/',
    name: 'Đi lại trong trang',
    about: 'Liên kết trong trang, tab, accordion, chương, thông báo, nút lên đầu trang.',
    islands: [...shell, 'tabs', 'accordion', 'chapters', 'back-to-top'],
    variants: [
      ['notice=alert', 'Thông báo nhận tiêu điểm'],
      ['notice=status', 'Thông báo không nhận tiêu điểm'],
      ['notice=below', 'Thông báo ở cuối trang'],
      ['notice=login', 'Đăng nhập bị từ chối'],
      ['header=plain', 'Đầu trang không dính'],
    ],
  },
  {
    path: '/phan-tu/menu/',
    name: 'Menu',
    about: 'Menu thả xuống, và menu di động có mục con.',
    islands: shell,
    variants: [['menu=slide', 'Menu di động trượt ngang']],
  },
  {
    path: '/phan-tu/hop-noi/',
    name: 'Hộp nổi',
    about: 'Ảnh, phim và một phần của trang, mở ra trên trang.',
    islands: [...shell, 'picture-lightbox', 'video-lightbox'],
    variants: [],
  },
  {
    path: '/phan-tu/trinh-chieu/',
    name: 'Trình chiếu',
    about: 'Kéo, bấm mũi tên, chấm hoặc phím; một cái tự chạy.',
    islands: [...shell, 'slider'],
    variants: [],
  },
  {
    path: '/phan-tu/hieu-ung/',
    name: 'Hiệu ứng',
    about: 'Lời nhắc, số đếm, ảnh nền và ảnh đến sau.',
    islands: [...shell, 'tooltip', 'count-up', 'background', 'lazy-image', 'entrance'],
    variants: [],
  },
  {
    path: '/phan-tu/soan-thao/',
    name: 'Soạn thảo',
    about: 'Những gì chỉ người được sửa trang mới thấy.',
    islands: shell,
    variants: [['editor=1', 'Người được sửa trang']],
  },
]

/** The pages of the guide in English. */
const englishPages = guidePages.flatMap(({ addresses }) =>
  pages.filter(({ path }) => path === addresses.vi).map((page) => ({ ...page, path: addresses.en })),
)

/** Every page of the demo. */
export const siteMap: readonly SiteMapEntry[] = [...pages, ...englishPages]
