/** A section of the article. */
export interface ArticleSection {
  /** As it stands in the markup. */
  id: string
  level: 2 | 3
  title: string
  paragraphs: readonly string[]
}

/** The article's sections; their ids are as odd as servers make them (field notes: Values). */
export const articleSections: readonly ArticleSection[] = [
  {
    id: 'Chuan_bi_nha_cua',
    level: 2,
    title: 'Chuẩn bị nhà cửa',
    paragraphs: [
      'Bé cần một góc yên tĩnh với nệm, nước và khay cát đặt xa chỗ ăn. Cất dây điện, dây chun và cây độc lên cao.',
      'Một căn phòng nhỏ là đủ cho tuần đầu. Hãy ngồi xuống sàn mà nhìn quanh: những gì ngang tầm mắt bạn lúc ấy là thế giới của bé. Khe hở sau tủ lạnh, cửa sổ không lưới, túi nylon treo tay nắm cửa đều là những nơi bé sẽ thử đầu tiên.',
      'Đừng mua hết mọi thứ trong một ngày. Nệm ấm, hai bát nông, khay thành thấp và một cần câu lông vũ là bốn món dùng được ngay; phần còn lại bé sẽ cho bạn biết.',
    ],
  },
  {
    id: 'Dem_dau_tien',
    level: 3,
    title: 'Đêm đầu tiên',
    paragraphs: [
      'Để đèn ngủ và một chiếc áo có mùi của bạn. Bé kêu là bình thường; hãy ngồi gần chứ đừng bế liên tục.',
      'Nếu bé trốn dưới gầm giường, cứ để yên. Đặt bát nước trong tầm nhìn, nói chuyện khe khẽ và đi ngủ đúng giờ của bạn. Phần lớn mèo con tự chui ra trước khi trời sáng.',
    ],
  },
  {
    id: 'Luu_y',
    level: 3,
    title: 'Lưu ý',
    paragraphs: [
      'Không dùng tinh dầu trong phòng của bé: gan mèo không xử lý được chúng.',
      'Cửa sổ mở hé nguy hiểm hơn cửa sổ mở toang, vì bé có thể kẹt lại. Hãy lắp lưới trước khi đón bé về, kể cả khi nhà bạn ở tầng một.',
    ],
  },
  {
    id: 'An_uong',
    level: 2,
    title: 'Ăn uống',
    paragraphs: [
      'Ba đến bốn bữa nhỏ mỗi ngày đến sáu tháng tuổi. Trộn pate với hạt, đổi món dần trong một tuần.',
      'Cân bé mỗi tuần một lần, cùng một giờ. Mèo con khỏe tăng khoảng một trăm gam mỗi tuần; hai tuần liền đứng cân là lúc gọi bác sĩ, dù bé vẫn chạy nhảy.',
      'Sữa bò không phải thức ăn của mèo. Nước sạch, thay hai lần một ngày, đặt xa bát ăn, là tất cả những gì bé cần uống.',
    ],
  },
  {
    // Some servers print percent signs into ids as they are.
    id: 'M%E1%BA%B9o_%E2%80%9Cnu%E1%BB%9Bc%E2%80%9D',
    level: 3,
    title: 'Mẹo “nước”',
    paragraphs: [
      'Mèo thích nước chảy: đài phun giúp bé uống nhiều hơn và thận khỏe hơn.',
      'Bát rộng để ria không chạm thành. Một bát ở mỗi phòng bé hay lui tới tốt hơn một bát thật to ở bếp.',
    ],
  },
  {
    id: '100%_thịt "tươi"',
    level: 3,
    title: '100% thịt “tươi”?',
    paragraphs: [
      'Thịt sống cần công thức của bác sĩ: thiếu taurine, tim và mắt của bé hỏng trong vài tháng.',
      'Trên nhãn, thành phần đứng đầu nên là tên một loại thịt, không phải “phụ phẩm”. Con số phần trăm to trên mặt trước thường chỉ nói về một phần của miếng thịt.',
    ],
  },
  {
    id: 'Ve_sinh_va_suc_khoe',
    level: 2,
    title: 'Vệ sinh và sức khỏe',
    paragraphs: [
      'Chải lông mỗi tuần hai lần, cắt móng mỗi hai tuần. Tẩy giun và tiêm phòng theo lịch của bác sĩ thú y.',
      'Khay cát cần xúc mỗi ngày và thay hẳn mỗi tuần. Nếu bé đi ra ngoài khay, hãy đổi loại cát hoặc chỗ đặt trước khi mắng: thường bé đang nói rằng khay không ổn.',
      'Răng cũng cần chăm: tập cho bé quen ngón tay quấn gạc từ nhỏ, rồi đổi sang bàn chải mềm. Ba lần mỗi tuần là đủ để cao răng không kịp bám, và bé sẽ coi đó là một trò vuốt ve nữa trong ngày.',
      'Mắt chảy nước, hắt hơi liên tục, bỏ ăn quá một ngày đều là lý do để gọi phòng khám ngay trong ngày.',
    ],
  },
  {
    // Another section has the same heading, and this server did not tell them apart.
    id: 'Luu_y',
    level: 3,
    title: 'Lưu ý',
    paragraphs: [
      'Thuốc nhỏ gáy cho chó có thể giết chết mèo. Chỉ dùng thuốc ghi rõ dành cho mèo và đúng số cân.',
      'Hai tuần đầu sau mũi tiêm cuối, đừng cho bé gặp mèo lạ. Rửa tay sau khi vuốt mèo ngoài phố cũng là một phần của lịch tiêm.',
    ],
  },
  {
    id: 'Choi_cung_be',
    level: 2,
    title: 'Chơi cùng bé',
    paragraphs: [
      'Hai lần mười phút mỗi ngày với cần câu lông vũ, kết thúc bằng một thanh súp thưởng.',
      'Trò chơi của mèo là săn mồi: rình, đuổi, vồ, cắn. Hãy cho cần câu chạy trốn thay vì lao vào mặt bé, để bé bắt được nó vài lần, rồi mới cất đi.',
      'Đổi đồ chơi mỗi tuần. Ba món trong rổ, còn lại trong tủ; món cũ quay lại sau một tháng sẽ lại là món mới.',
      'Hộp giấy, túi giấy không quai và một tờ báo vò là những thứ đắt giá nhất trong mắt bé. Khoét vài lỗ vừa bàn chân, thả vào một viên hạt, và bé sẽ bận rộn nửa giờ.',
      'Đèn laser làm bé mệt mà không bao giờ bắt được gì. Nếu dùng, hãy kết thúc bằng một món thật để bé vồ.',
      'Buổi chơi cuối nên vào trước giờ đi ngủ của bạn, sau đó là bữa tối. Bé sẽ chơi, ăn, chải lông rồi ngủ, theo đúng thứ tự mà mèo nào cũng thích, và cả nhà ngủ ngon đến sáng.',
      'Nếu bé vẫn đánh thức bạn lúc bốn giờ, đừng dậy cho ăn. Một máy cho ăn hẹn giờ làm việc ấy tốt hơn: bé sẽ chờ cái máy thay vì chờ bạn.',
      'Cuối tháng đầu, bé sẽ có chỗ ngủ quen, giờ ăn quen và một người quen. Phần còn lại của mười lăm năm bắt đầu từ đó.',
      'Tay bạn không phải đồ chơi. Mèo con cắn ngón tay hôm nay sẽ là mèo lớn cắn ngón tay sang năm, mạnh hơn nhiều.',
    ],
  },
]
