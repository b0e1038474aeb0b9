import type { DemoArticle } from './article.ts'

export const egyptOnYourPhone: DemoArticle = {
  slug: 'egypt-on-your-phone',
  author: ['Hana Mourad', 'هنا مراد'],
  sections: ['digital', 'news', 'vision2030', 'global'],
  tags: ['egypt', 'solo-travel', 'cairo'],
  ownTags: [['Travel tips', 'نصائح سفر']],
  cover: ['cairo-night-3.webp', 'Cairo’s skyline at night', 'القاهرة ليلًا'],
  secondary: ['bus-dawn-1.webp', 'A coach on a desert road at dawn', 'أتوبيس على طريق صحراوي فجرًا'],
  offers: [
    ['Activity', 37],
    ['Hotel', 112],
    ['Trip', 304],
  ],
  en: {
    title: 'Egypt on your phone',
    subtitle:
      'Visa, line, tickets, money: what works without paper now, and what still needs a coin.',
    content: `<p>Five years ago a journey through Egypt was a folder: printed visa, printed voucher, a roll of small notes for windows that took nothing else. A good part of that folder now fits into a pocket, and the rest doesn't yet. We travelled for two weeks with a telephone, a card and as little paper as we dared. This is the state of things.</p>
<h2>Before the aeroplane</h2>
<p><strong>Visa.</strong> Citizens of many countries apply on the government's own portal; it takes some days, so do it two weeks ahead. Type the address by hand. The first results of a search are usually agencies that charge three times as much for filling in your name. Keep the file on the phone and one printed page in the bag: an officer whose screen is down loves paper.</p>
<p><strong>Line.</strong> The four networks have counters in the arrivals hall, and an hour there saves a week. Bring your passport. If your phone takes an eSIM you can arrange it before you fly. Coverage is good along the Nile and both coasts; in the White Desert and behind Siwa there is none, and that is why you went.</p>
<h2>Getting around</h2>
<p><strong>Trains</strong> between Cairo, Alexandria, Luxor and Aswan are sold in an application and on a web page, seat by seat. Foreign cards work most of the time; when they don't, the machine at the station does. <strong>Buses</strong> are easier: choose the seat, pay, show the code. <strong>The metro</strong> of Cairo takes contactless cards at more and more gates. <strong>Cars</strong> with a driver come by application in every large city; outside of them agree on the fare and note the driver's number.</p>
<blockquote><p>Keep the file on the phone and one printed page in the bag.</p></blockquote>
<h2>At the gate of the temple</h2>
<p>The great sites no longer take cash. Pay by card at the window or, better, buy the day before on line and walk past the queue with a code. Student prices exist there, too; upload the card. Small museums, mosques and the man with the key to the roof still live in the world of coins.</p>
<h2>Money</h2>
<p>Cards are taken by hotels, chains and most restaurants in cities; a phone held to the terminal works nearly everywhere that a card does. Egyptians pay each other through an instant transfer application that needs a local account, so you will see it on every counter and can't use it. Draw cash from a bank's machine, by daylight, and decline when it offers to convert for you.</p>
<ul><li>For tips keep tens and twenties in a separate pocket. Nobody has change, ever.</li><li>Photograph your card's emergency number. Not the card.</li><li>Prices on our pages are in pounds, with taxes. If somebody quotes you in dollars, ask for pounds and compare.</li></ul>
<h2>Maps, words, safety</h2>
<p>Download the map of every city before you go, and save your hotel in Arabic: drivers read it faster than your pronunciation. The camera of a translation application reads menus well and handwriting badly, which gives a dinner some excitement. Emergency numbers are 122 for the police, 123 for an ambulance and 126 for the tourist police.</p>
<p>And give your plan for the day to somebody at the desk. It is the oldest tracking application, and it never runs out of battery.</p>
<h2>What still needs you</h2>
<p>A power bank, since the day is long. A pen for forms on the aeroplane. And the two sentences that no application says well: <em>sabah el-kheir</em>, with a smile, before any question, and <em>shukran</em> after. They open more doors than the code does.</p>`,
  },
  ar: {
    title: 'مصر على هاتفك',
    subtitle: 'التأشيرة والخط والتذاكر والفلوس: ما الذي صار بلا ورق، وما الذي لا يزال يحتاج فكة.',
    content: `<p>قبل خمس سنوات كان السفر في مصر ملفًا: تأشيرة مطبوعة، وحجز مطبوع، ورزمة أوراق صغيرة لشبابيك لا تقبل غيرها. اليوم صار جزء كبير من هذا الملف في الجيب، وبقي جزء. سافرنا أسبوعين بهاتف وبطاقة وأقل ما نجرؤ عليه من الورق. وهذا هو الحال، لك إن كنت عائدًا في إجازة، ولضيفك القادم من بعيد.</p>
<h2>قبل الطائرة</h2>
<p><strong>التأشيرة.</strong> مواطنو دول كثيرة يقدّمون عليها من بوابة الحكومة نفسها، وتحتاج أيامًا، فليبدأ ضيفك قبل السفر بأسبوعين. وليكتب العنوان بيده: أول نتائج البحث غالبًا مكاتب تأخذ ثلاثة أضعاف لتكتب اسمه. وليحفظ الملف على الهاتف، ومعه ورقة واحدة مطبوعة في الحقيبة: الضابط الذي تعطّلت شاشته يحب الورق.</p>
<p><strong>الخط.</strong> للشبكات الأربع أكشاك في صالة الوصول، وساعة هناك توفّر أسبوعًا. جواز السفر مطلوب. وإن كان الهاتف يقبل شريحة إلكترونية فرتّبها قبل أن تطير. التغطية جيدة على النيل والساحلين؛ وفي الصحراء البيضاء وخلف سيوة لا توجد، ولهذا ذهبت.</p>
<h2>التنقل</h2>
<p><strong>القطارات</strong> بين القاهرة والإسكندرية والأقصر وأسوان تُباع في تطبيق وعلى الموقع، مقعدًا مقعدًا. و<strong>الأتوبيسات</strong> أسهل: اختر المقعد وادفع وأظهر الكود. و<strong>مترو القاهرة</strong> يقبل البطاقات اللاتلامسية في بوابات تزيد كل شهر. و<strong>السيارات</strong> بالتطبيق في كل مدينة كبيرة؛ وخارجها اتفق على الأجرة واكتب رقم السائق.</p>
<blockquote><p>احفظ الملف على الهاتف، ومعه ورقة واحدة مطبوعة في الحقيبة.</p></blockquote>
<h2>عند باب المعبد</h2>
<p>المواقع الكبيرة لم تعد تقبل النقد. ادفع بالبطاقة في الشباك، أو الأفضل اشترِ على الإنترنت في اليوم السابق وادخل بالكود دون طابور. وسعر الطالب موجود هناك أيضًا؛ ارفع الكارنيه. أما المتاحف الصغيرة والجوامع والرجل الذي معه مفتاح السطح فلا يزالون في عالم الفكة.</p>
<h2>الفلوس</h2>
<p>الفنادق والسلاسل وأغلب مطاعم المدن تقبل البطاقات، والهاتف على الماكينة يعمل حيث تعمل البطاقة تقريبًا. والمصريون يحوّلون لبعضهم بتطبيق لحظي يحتاج حسابًا محليًا، فيراه ضيفك على كل كاونتر ولا يستطيع استخدامه. اسحب نقودك من ماكينة بنك، في النهار، وارفض حين تعرض عليك أن تحوّل العملة بنفسها.</p>
<ul><li>ضع فئات العشرة والعشرين للإكرامية في جيب منفصل. لا أحد عنده فكة أبدًا.</li><li>صوّر رقم طوارئ بطاقتك، لا البطاقة.</li><li>الأسعار في صفحاتنا بالجنيه شاملة الضرائب. وإن قيل لك سعر بالدولار فاطلبه بالجنيه وقارن.</li></ul>
<h2>خرائط وكلمات وأمان</h2>
<p>نزّل خريطة كل مدينة قبل أن تذهب، واحفظ عنوان فندقك مكتوبًا كما تكتبه اللافتات. وكاميرا تطبيق الترجمة تقرأ القوائم جيدًا وخط اليد بصعوبة، وهذا يضيف إلى العشاء بعض الإثارة. أرقام الطوارئ: 122 للشرطة، و123 للإسعاف، و126 لشرطة السياحة.</p>
<p>واترك خطة يومك مع أحد في الاستقبال. هذا أقدم تطبيق للتتبع، ولا تنتهي بطاريته.</p>
<h2>ما الذي لا يزال يحتاجك</h2>
<p>باور بانك، فاليوم طويل. وقلم لاستمارات الطائرة. وجملتان لا يقولهما أي تطبيق جيدًا: صباح الخير بابتسامة قبل أي سؤال، وشكرًا بعده. تفتحان أبوابًا لا يفتحها الكود.</p>`,
  },
}
