/** The English of the guide’s own pages: start, comparison, own island. */
export const englishGuide: Readonly<Record<string, string>> = {
  'Về shop-islands': 'About shop-islands',
  'Đến nội dung': 'To the content',
  Chép: 'Copy',
  'Đã chép': 'Copied',
  'Bản demo shop-islands': 'shop-islands demo',
  'Trang của máy chủ, thức dậy khi được chạm vào': 'The server’s pages, awake where they are touched',
  'shop-islands là một tệp script nhỏ cho các cửa hàng kiểu WooCommerce: nút thêm vào giỏ, giỏ hàng nhỏ, xem nhanh, yêu thích, báo giá, biểu mẫu. Không jQuery, không công cụ đóng gói, và trang vẫn là của máy chủ.':
    'shop-islands is one small script for WooCommerce-style shops: add-to-cart buttons, mini-cart, quick view, wishlists, quotes, forms. No jQuery, no build step, and the page stays the server’s.',
  'Thử ngay: thêm, thả tim, xem nhanh': 'Try it: add, wish, quick view',
  'trước lần chạm đầu tiên của một trang danh sách': 'on a listing before the first touch',
  'khi thêm và bớt trong giỏ, kể cả React': 'while adding and removing, React included',
  'chuyến qua mạng, nhiều nhất, mà một lần chạm phải chờ': 'trip over the network, at most, that a touch waits for',
  'thư viện phải có sẵn trên trang: không cần jQuery': 'libraries that the page has to have: no jQuery',
  'Chuyện gì xảy ra': 'What happens',
  'Máy chủ in HTML': 'The server prints HTML',
  'WooCommerce, giao diện và các plugin in trang như mọi khi. Không có script, mọi liên kết và biểu mẫu vẫn dùng được.':
    'WooCommerce, theme and plugins print their pages as ever. Without the script, links and forms do what they do without JavaScript.',
  'Ai đó chạm vào': 'Somebody touches it',
  'Chỗ được chạm thức dậy: lần bấm được giữ lại, dấu hiệu đầu tiên hiện ngay ở khung hình sau, rồi một tệp nhỏ được tải.':
    'The place that is touched wakes up: the click is kept, its first sign shows in the next frame, and a small file is loaded.',
  'Một component React tiếp quản': 'A React component takes over',
  'Nó nói về phần tử của máy chủ, không vẽ lại chúng. HTML mới của máy chủ được thay vào từng mảnh; chữ đang gõ và tiêu điểm ở nguyên chỗ.':
    'It changes the server’s elements in place and does not redraw them. New HTML from the server is swapped in piece by piece; typed text and focus stay where they are.',
  'Hai dòng trong phần đầu trang': 'Two lines in the head',
  'Trên WordPress thì không cần cả hai dòng này: có một plugin để tải lên, tắt từng script cũ một và bật lại bằng một cú bấm.':
    'On WordPress you need neither: upload a plug-in, switch the old scripts off area by area, and back on with a click.',
  'Hai dòng để dán': 'Two lines to paste',
  'Đi đâu tiếp': 'Where to go from here',
  'Cùng một trang, có và không có script, cạnh nhau. Trình duyệt của bạn đo.':
    'One page with and without the script, side by side, measured by your browser.',
  'Mỗi đảo một ví dụ sống, kèm mã HTML để chép.': 'A live example of each island, with its HTML to copy.',
  'Viết đảo của riêng bạn trong mười dòng, không cần công cụ đóng gói.':
    'Write a widget of your own in a few lines, without a build step.',
  'Mọi trang của bản demo': 'Every page of the demo',
  'Về script': 'About the script',
  'Danh sách sản phẩm': 'Product listings',
  'Giỏ hàng, thanh toán, tài khoản': 'Cart, checkout, account',
  'Yêu thích và báo giá': 'Wishlist and quotes',
  'Biểu mẫu và mã giảm giá': 'Forms and coupons',
  'Bài viết, thông báo và phần tử của giao diện': 'Articles, notices and the theme’s elements',
  'Đảo và biến thể': 'Islands and versions',
  'Biến thể của mọi trang': 'Versions of every page',
  'Thêm các tham số sau vào địa chỉ của bất kỳ trang nào; chúng chỉ có hiệu lực cho lần tải đó.':
    'Add these parameters to the address of any page; they hold for that one visit.',
  'Tham số': 'Parameter',
  'Ý nghĩa': 'Meaning',
  'Cùng một trang, hai lần': 'One page, twice',
  'Hai khung dưới đây là hai trang thật của cửa hàng, cùng HTML. Hãy bấm, thêm vào giỏ, mở xem nhanh ở cả hai bên: các con số do chính trình duyệt của bạn ghi lại và đổi theo từng lần bấm.':
    'The two frames are real pages of the shop, with the same HTML. Click, add to the cart, open a quick view on both sides: the figures are your own browser’s, and follow every click.',
  Trang: 'Page',
  'So với': 'Compared with',
  'Cửa hàng, 24 sản phẩm': 'Shop, 24 products',
  'Script cũ của giỏ hàng, với jQuery': 'The cart’s old scripts, with jQuery',
  'Với shop-islands': 'With shop-islands',
  'Tệp script: đến khi trang sẵn sàng + sau đó, lúc rảnh': 'Script files: until the page is ready + later, while idle',
  'Dung lượng script, chưa nén: đến khi sẵn sàng + sau đó': 'Bytes of script, uncompressed: until ready + later',
  'Yêu cầu gửi máy chủ, ngoài trang': 'Requests, the page itself aside',
  'Script chạy trong các khung hình dài': 'Script time in long frames',
  'Lần bấm gần nhất: đến khi thấy trang đáp lại': 'Last click: until the page shows an answer',
  'Trình duyệt của bạn đo được': 'Measured by your browser',
  'Máy chủ của bản demo không nén tệp: máy chủ thật gửi đi khoảng một phần ba. Chỉ khung hình dài hơn 50 ms được trình duyệt ghi lại, và chỉ Chromium ghi script nào đã chạy trong đó. Script cũ ở đây chỉ là phần giỏ hàng; một cửa hàng thật còn có script của từng plugin.':
    'The demo’s server compresses nothing: a real one sends about a third. Browsers record frames longer than 50 ms only, and only Chromium says which scripts ran in them. The old scripts here are the cart’s alone; a real shop has those of every plugin, too.',
  'Giao diện của bạn có thể thêm đảo của riêng nó: một component React đặt trên HTML do máy chủ in ra. Component dùng chính React của script đang chạy, nên trang không tải thêm thư viện nào. Hai ví dụ dưới đây đang chạy thật, và mã bên dưới là mã của chính trang này.':
    'Your theme can add islands of its own: a React component on the HTML that the server prints. It uses the React of the script that is running, so the page loads no further library. The two examples below are live, and the code beside them is the code of this very page.',
  'Không cần công cụ đóng gói': 'Without a build step',
  'Viết thẳng trong một thẻ script. Đảo thức dậy khi cuộn tới, đánh dấu những món đã có trong giỏ và đổi theo mỗi lần thêm hay bớt.':
    'Written straight into a script tag. The island wakes when it is scrolled to, marks what is in the cart already, and follows every add and removal.',
  'HTML của máy chủ': 'The server’s HTML',
  'Script trong trang': 'The script in the page',
  'Với script một tệp (shop-islands.classic.js) chỉ dòng đầu khác đi:':
    'With the one-file script (shop-islands.classic.js) only the first line differs:',
  'Từ gói của riêng bạn': 'From a bundle of your own',
  'Component viết bằng TSX, đóng gói riêng, chỉ được tải khi ai đó chạm vào biểu mẫu. Lần gửi đầu tiên được giữ lại cho tới khi tệp đến nơi; nếu tệp không đến, biểu mẫu dẫn tới bài viết về chăm sóc mèo như khi không có script.':
    'A component written in TSX, bundled separately and loaded only when somebody touches the form. What is sent first is kept until the file is there; if it does not come, the form leads to an article on kittens, as it does without a script.',
  'HTML của máy chủ (biểu mẫu)': 'The server’s HTML (form)',
  'Script trong trang (biểu mẫu)': 'The script in the page (form)',
  'FoodCalculator.tsx': 'FoodCalculator.tsx',
  'dailyGrams.ts': 'dailyGrams.ts',
  'Cấu hình esbuild: React và shop-islands không nằm trong gói':
    'esbuild’s configuration: React and shop-islands are not packed in',
  'Trang này dùng script một tệp: gói riêng cần script dạng module, nên biểu mẫu trên đây đang chạy không có script.':
    'This page runs the one-file script: a bundle of your own needs the module, so the form above works without a script.',
}
