import type { DemoArticle } from './article.ts'

export const nightBus: DemoArticle = {
  slug: 'night-bus-or-morning-bus-to-the-red-sea',
  author: ['Mariam Adel', 'مريم عادل'],
  sections: ['economy', 'digital', 'news', 'urban'],
  tags: ['red-sea', 'cairo', 'hurghada', 'sharm-el-sheikh', 'solo-travel'],
  ownTags: [['Travel tips', 'نصائح سفر']],
  cover: ['bus-golden-2.webp', 'A coach on a desert road', 'أتوبيس على طريق صحراوي'],
  secondary: ['beach-mint-4.webp', 'A beach with parasols in the morning', 'شاطئ ومظلات في الصباح'],
  offers: [
    ['Hotel', 303],
    ['DayUse', 506],
    ['Hotel', 503],
  ],
  en: {
    title: 'Night bus or morning bus to the Red Sea?',
    subtitle: 'We took both, four times.',
    content: `<p>Cairo to Hurghada is a little over 450 kilometres, and Cairo to Sharm El Sheikh about 500. Both are good roads. The question in every family chat is the same: leave at midnight and gain a day, or leave in the morning and arrive as a human being? In October we took each of them twice on both roads, wrote down the times, and asked the people in the next seats.</p>
<h2>What the clock says</h2>
<p>By day, Hurghada took us five hours and fifty minutes and six hours and a quarter, with one stop of twenty minutes near Zafarana. By night it was a quarter of an hour less. Sharm took six and a half to seven and a half hours; what differs is not the traffic but the checks on the way through Sinai, which nobody can plan.</p>
<h2>What the night costs</h2>
<p>A night on the bus saves a hotel night, and that is real money for students and for a family of five. But you arrive at six. Your room is ready at two. Those eight hours are what people forget, and what they then spend on a second breakfast, a taxi back and forth, and an argument.</p>
<blockquote><p>The night bus is cheap only if you know where you will be between six and two.</p></blockquote>
<p>The answer is a day-use: a shower, a sunbed, a towel and lunch, booked before you leave. Several hotels near the stations in Hurghada open their pools at nine. Add that to the fare and compare again. For one person the night is still cheaper. For four, it is about the same.</p>
<h2>What the morning gives</h2>
<p>By day you see the country you are driving through: the Gulf of Suez, the wind farms, the first blue strip behind Ras Gharib. Children sleep better than they do at night, because nobody expects them to. You arrive between one and three, your room is nearly ready, and the first swim is at four, when the sea is at its best.</p>
<h2>Seats, and the small rules</h2>
<ul><li>For the mountains and the sunset on the way south, sit on the right. At night sit on the left: fewer headlights.</li><li>The front rows are quieter and the last row doesn't recline.</li><li>Take a jacket in August too. The driver sets the air-conditioning for himself.</li><li>Be at the station thirty minutes before. Sales on line end a quarter of an hour before departure, and the seat map shows what is really free.</li><li>Keep your ID in your pocket on the Sinai road.</li></ul>
<h2>What has become better</h2>
<p>Two things have changed since the days of paper tickets. You choose the seat itself on a map, held for ten minutes while you pay, so that families sit together without negotiating. And the ticket is on your phone, with a code that the steward scans. Download it before you leave the house; the station's roof is thick.</p>
<p>What hasn't improved is the coffee at the halfway stop. Bring your own, and a bag of oranges for the row behind you; it is the oldest ticket upgrade on this road.</p>
<h2>Our verdict</h2>
<p>Alone or with a friend, on a budget, with plans for the evening: take the night, and book a day-use. With children, with parents, or for a weekend you have been waiting for: take the first bus of the morning. And on the way home, always travel by day on the day after. Nobody has ever regretted one more breakfast by the sea.</p>`,
  },
  ar: {
    title: 'أتوبيس الليل أم الصباح إلى البحر الأحمر؟',
    subtitle: 'ركبنا الاثنين، أربع مرات.',
    content: `<p>من القاهرة إلى الغردقة أكثر قليلًا من 450 كيلومترًا، وإلى شرم الشيخ نحو 500. والطريقان جيدان. والسؤال في كل جروب عائلي واحد: نسافر في منتصف الليل ونكسب يومًا، أم في الصباح ونصل بني آدمين؟ في أكتوبر جرّبنا كلًا منهما مرتين على الطريقين، وكتبنا المواعيد، وسألنا من جلسوا بجوارنا.</p>
<h2>ماذا تقول الساعة</h2>
<p>نهارًا وصلنا الغردقة في خمس ساعات وخمسين دقيقة مرة، وست ساعات وربع مرة، مع توقف واحد لعشرين دقيقة قرب الزعفرانة. وليلًا كان أقل بربع ساعة. أما شرم فبين ست ساعات ونصف وسبع ونصف؛ والفرق ليس من الزحام بل من التفتيش على طريق سيناء، ولا أحد يستطيع أن يحسبه.</p>
<h2>كم يكلف الليل</h2>
<p>ليلة في الأتوبيس توفر ليلة في الفندق، وهذا مبلغ حقيقي للطلاب ولأسرة من خمسة. لكنك تصل في السادسة، وغرفتك جاهزة في الثانية. هذه الساعات الثماني هي ما ينساه الناس، ثم ينفقونه على فطور ثانٍ وتاكسي ذهابًا وإيابًا وخناقة.</p>
<blockquote><p>أتوبيس الليل رخيص فقط إن كنت تعرف أين ستكون بين السادسة والثانية.</p></blockquote>
<p>والحل داي يوز: دش وشيزلونج وفوطة وغداء، تحجزه قبل أن تسافر. فنادق كثيرة قرب محطات الغردقة تفتح حمامات السباحة في التاسعة. أضف هذا إلى ثمن التذكرة وقارن من جديد. للفرد الواحد يظل الليل أرخص، ولأربعة يتساوى الاثنان تقريبًا.</p>
<h2>ماذا يعطيك الصباح</h2>
<p>في النهار ترى البلد التي تعبرها: خليج السويس، وتوربينات الرياح، وأول شريط أزرق بعد رأس غارب. والأطفال ينامون أحسن مما ينامون ليلًا، لأن أحدًا لا ينتظر منهم ذلك. تصل بين الواحدة والثالثة، وغرفتك شبه جاهزة، وأول سباحة في الرابعة، والبحر في أجمل حالاته.</p>
<h2>المقاعد والقواعد الصغيرة</h2>
<ul><li>للجبال والغروب في الطريق جنوبًا اجلس يمينًا. وفي الليل اجلس يسارًا: أنوار السيارات أقل.</li><li>الصفوف الأولى أهدأ، والصف الأخير لا ينفرد.</li><li>خذ جاكيت حتى في أغسطس. السائق يضبط التكييف لنفسه.</li><li>احضر قبل الموعد بـ 30 دقيقة. البيع على الإنترنت ينتهي قبل القيام بربع ساعة، وخريطة المقاعد تعرض الخالي فعلًا.</li><li>ضع بطاقتك في جيبك على طريق سيناء.</li></ul>
<h2>ما الذي تحسّن</h2>
<p>تغيّر شيئان منذ أيام التذكرة الورق. تختار المقعد نفسه من خريطة، ويبقى محجوزًا لك عشر دقائق حتى تدفع، فتجلس الأسرة معًا بلا مفاوضات. والتذكرة على هاتفك، بكود يقرؤه المضيف. نزّلها قبل أن تخرج من البيت، فسقف المحطة سميك.</p>
<p>وما لم يتحسن هو قهوة الاستراحة في منتصف الطريق. أحضر قهوتك معك، وكيس برتقال للصف الذي خلفك؛ فهي أقدم ترقية للتذكرة على هذا الطريق.</p>
<h2>رأينا</h2>
<p>وحدك أو مع صديق، وبميزانية، وعندك خطط للمساء: خذ الليل واحجز داي يوز. مع الأطفال أو الوالدين، أو لإجازة انتظرتها طويلًا: خذ أول أتوبيس في الصباح. وفي العودة سافر دائمًا نهارًا، وفي اليوم التالي. لم يندم أحد على فطور آخر عند البحر.</p>`,
  },
}
