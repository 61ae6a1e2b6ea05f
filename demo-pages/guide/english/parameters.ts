/** The English of what the parameters mean that every page of the demo takes. */
export const englishParameters: Readonly<Record<string, string>> = {
  'chuyển đến giỏ hàng sau khi thêm (mặc định no)': 'goes to the cart after an add (default: no)',
  'mở giỏ hàng nhỏ sau khi thêm (mặc định 1; redirect=yes thì tắt)':
    'opens the mini-cart after an add (default: 1; off with redirect=yes)',
  'dạng giỏ hàng ở đầu trang (màn hình lớn)': 'the kind of cart in the header of large screens',
  'trang có jQuery hay không, và khi nào': 'whether the page has jQuery, and when',
  'jQuery và script giỏ hàng cũ chạy bên cạnh': 'jQuery and the old cart script run beside ours',
  'cách nạp shop-islands': 'how shop-islands is loaded',
  'các trang tiếp theo có cùng cách nạp script': 'the pages after this one have the same script',
  'chính sách bảo mật với nonce và Trusted Types': 'a policy with a nonce and Trusted Types',
  'không in biến cấu hình của plugin': 'the plugins’ globals are not printed',
  'data-debug trên thẻ script': 'data-debug on the script tag',
  'in chuỗi này làm #shop-islands-settings': 'prints this as #shop-islands-settings',
  'thư viện ảnh của trang sản phẩm (default: của cửa hàng, không phải của giao diện)':
    'the gallery of product pages (default: the shop’s, not the theme’s)',
  'mô tả, thông tin và đánh giá của trang sản phẩm': 'description, properties and reviews of product pages',
  'trang sản phẩm tự thiết kế, in sẵn sao đánh giá hai lần':
    'a product page of the author’s own, with the stars printed twice',
  'biểu mẫu sản phẩm: gửi như thường, hoặc thêm mà không rời trang':
    'product forms: sent as usual, or adding without leaving the page',
  'in mọi biến thể vào biểu mẫu (auto: đến 30)': 'every variation printed into the form (auto: up to 30)',
  'chọn sẵn một tùy chọn của trang sản phẩm': 'chooses an option of a product page',
  'trang đánh giá thứ N; cũng là địa chỉ …/comment-page-N/':
    'the Nth page of reviews; also the address …/comment-page-N/',
  'như trong trình dựng trang (html ng-app="uxBuilder")': 'as in the page builder (html ng-app="uxBuilder")',
  'một hay nhiều danh sách yêu thích; giữ lại cho người xem này': 'one wishlist or several; kept for this visitor',
  'máy chủ in hộp chọn danh sách sau mỗi nút yêu thích, hoặc không':
    'the server prints the choice of lists behind every heart, or does not',
  'sau khi thêm vào yêu thích: ở lại, sang danh sách sau 4 giây (redirect), sang ngay (force_redirect)':
    'after adding to the wishlist: stay, go to the list after 4 seconds (redirect), or at once (force_redirect)',
  'máy chủ trả lời kèm thông báo hay không': 'whether the server answers with a message',
  'các công tắc của plugin yêu thích': 'the wishlist plugin’s switches',
  'ngôn ngữ của câu trả lời về danh sách yêu thích (wpml)': 'the language of the wishlist’s answers (wpml)',
  'nút yêu thích trên thẻ: của plugin, hoặc sau trái tim của giao diện':
    'the cards’ hearts: the plugin’s, or behind the theme’s',
  'mời đăng nhập trên trang yêu thích; hoặc phải đăng nhập mới thêm được (tài khoản: meo/meo)':
    'a prompt to log in on the wishlist page, or a wishlist only for those with an account (log in as meo/meo)',
  'số sản phẩm mỗi trang của danh sách yêu thích (mặc định 10)': 'products per page of the wishlist (default: 10)',
  'nonce của các plugin còn hạn, hoặc đã hết hạn như trong bộ nhớ đệm':
    'the plugins’ nonces are good, or expired as in a page cache',
  'sang danh sách báo giá sau khi thêm': 'on to the quote list after an add',
  'tải lại bảng báo giá khi mở trang': 'the quote table is fetched again when the page opens',
  'thế hệ của plugin báo giá': 'the generation of the quote plugin',
  'nút báo giá trên thẻ sản phẩm': 'quote buttons on the cards',
  'nút của giao diện khối trên thẻ sản phẩm': 'a block theme’s buttons on the cards',
  'máy chủ làm gì với một biểu mẫu liên hệ không có lỗi': 'what the server does with a contact form that has no fault',
  'địa chỉ REST: /wp-json/… hoặc /index.php?rest_route=/…': 'REST addresses: /wp-json/… or /index.php?rest_route=/…',
  'wpcf7.cached: trang có thể đến từ bộ nhớ đệm': 'wpcf7.cached: the page may come from a page cache',
  'ô đồng ý giữ nút gửi, hoặc là một mục như mọi mục khác':
    'the acceptance box holds the button, or is a field like any other',
  'lời nhắc của biểu mẫu liên hệ: dưới mục nhập, hoặc đè lên':
    'the tips of contact forms: below their fields, or over them',
  'in hộp mã giảm giá, và điều gì mở nó (mặc định chỉ ở trang khuyến mãi)':
    'prints the coupon pop-up, and what opens it (default: only on its own page)',
  'mở sau N giây (3); khi đã xem quá N phần trăm trang (50)':
    'opens after N seconds (3); beyond N per cent of the page (50)',
  'tên cài đặt của hộp có tiền tố wcb_ hay không': 'whether the pop-up’s settings have the prefix wcb_',
  'hiệu ứng mở hộp': 'the effect with which it opens',
  'biểu tượng nhỏ mở lại hộp': 'the small icon that opens it again',
  'hỏi đồng ý hay không; hiện mã hay không': 'asks for consent or not; shows the code or not',
  'nút “đừng hỏi lại”: không có, ghi cookie, hoặc chỉ đóng hộp':
    'the “never ask again” button: none, with a cookie, or just closing',
  'captcha của hộp (email robot@meo.vn không qua được)': 'the pop-up’s captcha (robot@meo.vn does not get past it)',
  'lời nhắc và tiêu đề của hộp do cửa hàng cài sẵn, hoặc để trống':
    'the pop-up’s messages as the shop set them, or empty',
  'trang thanh toán thường, hoặc dạng khối (block-late: kho dữ liệu đến muộn)':
    'the classic checkout, or blocks (block-late: the data store comes late)',
  'theo dõi nguồn đơn hàng: được, không được, chờ đồng ý, hoặc cửa hàng không dùng':
    'attribution: allowed, not allowed, waiting for consent, or not in use',
  'chỗ cho các ô ẩn: phần tử riêng của cửa hàng, hoặc máy chủ tự in':
    'the hidden fields: the shop’s own element, or printed by the server',
  'update_order_review vẽ lại đơn hàng và thanh toán, hoặc cả thông tin người mua':
    'update_order_review redraws order and payment, or the customer’s details, too',
  'điều khoản mở trong lightbox, hoặc gấp lại bên liên kết':
    'the terms open as a lightbox, or unfold beside their link',
  'mục lục của bài viết lúc đầu mở, đóng, hay thêm một ngăn kéo':
    'the article’s table of contents is open or closed at first, or there is one more in a drawer',
  'in thông báo về cookie của theme': 'prints the theme’s cookie notice',
  'in thông báo của cửa hàng (mặc định chỉ ở trang thông báo)':
    'prints the store’s notice (default: only on its own page)',
  'trang như người quản trị thấy (giữ lại cho người xem này): thanh quản trị, dải “Sắp mở cửa”, lỗi của khối ảnh':
    'the page as an administrator sees it (kept for this visitor): the bar, the “coming soon” banner, the photos’ errors',
  'dữ liệu của khối ảnh: còn hạn, hết hạn, không có': 'the photos’ data: good, expired, none',
  'đầu trang dính hay không (mặc định dính ở các trang phần tử)':
    'whether the header sticks (it does on the pages of the theme’s elements)',
  'mục con của menu di động: không có, mở tại chỗ, trượt ngang':
    'entries below those of the mobile menu: none, unfolding, sliding sideways',
  'data-preload trên thẻ script: tải trước lúc rảnh, hoặc chờ đến khi chạm':
    'data-preload on the script tag: fetched ahead in idle time, or not before a touch',
  'thông báo trên trang đi lại: báo lỗi, báo tin, ở cuối trang, hoặc đăng nhập bị từ chối':
    'a notice on the page of ways: an alert, a status, one at the end of the page, or a refused login',
  'một phim phía sau một phần của trang hiệu ứng': 'a video behind a part of the page of effects',
  'người xem được sửa trang: thanh quản trị, liên kết ở mỗi khối':
    'the visitor may edit the page: the bar, a link at every block',
  'số thẻ trên trang cửa hàng, 0 đến 5000': 'the number of cards on the shop’s page, 0 to 5000',
}
