import type { DemoArticle } from './article.ts'

export const redSeaBays: DemoArticle = {
  slug: 'three-bays-south-of-hurghada-and-which-one-is-yours',
  author: ['Salma Nabil', 'سلمى نبيل'],
  sections: ['resorts', 'luxury', 'investment', 'news'],
  tags: ['hurghada', 'red-sea', 'hotels', 'beaches', 'honeymoon'],
  ownTags: [['Sahl Hasheesh', 'سهل حشيش']],
  cover: [
    'resort-golden-2.webp',
    'A resort on a lagoon in golden light',
    'منتجع على بحيرة وقت العصر',
  ],
  secondary: ['pool-noon-1.webp', 'A pool day with parasols', 'يوم على حمام السباحة'],
  offers: [
    ['Hotel', 361],
    ['Hotel', 357],
    ['Hotel', 365],
    ['Honeymoon', 134],
  ],
  en: {
    title: 'Three bays south of Hurghada, and which one is yours',
    subtitle: 'Sahl Hasheesh, Makadi and Soma Bay look alike on a map. They are not.',
    content: `<p>The airport of Hurghada is one of the busiest in the country, and most people who land there turn right and drive south, past the town. Within an hour there are three bays, each with a gate, each with a dozen hotels, each with the same words in its brochure. We spent three nights in every one of them, in the same season, with the same small critic of six. Here is what the words mean.</p>
<h2>Sahl Hasheesh: for walking</h2>
<p>This is the bay with a plan. Somebody drew a promenade of twelve kilometres along the whole shore and then kept to it, so that you can walk from hotel to hotel in the evening without meeting a car. There is an old-town square that is younger than your phone, and a pier under which a city of columns was sunk for snorkellers to find. The hotels are large and quiet, with long pools that mirror the sky.</p>
<p>Who is it for? Couples, parents of parents, people who read. Who isn't it for? Anyone who wants a shop that is not a hotel's.</p>
<h2>Makadi: for the children</h2>
<p>Makadi is a deep curve, so the water stays flat when the wind blows everywhere else. The sand goes in slowly, the hotels stand close together behind palms, and nearly all of them include everything, down to the third ice cream. There is a water park that our critic describes as 'the reason'. In school holidays it is full and loud, and nobody minds.</p>
<p>The reef is at both ends of the bay: take the jetty, not the shallows, and go before nine.</p>
<blockquote><p>Ask for the wind before you ask for the price.</p></blockquote>
<h2>Soma Bay: for the wind</h2>
<p>A peninsula with sea on three sides. One side has waves and is full of kites; the other is a lagoon like glass; at the tip is one of the best house reefs on the coast, at the end of a jetty of four hundred metres. There are few hotels and a good deal of empty desert between them, a golf course that drinks treated water, and a spa that takes itself seriously.</p>
<p>It is the most expensive of the three and the one where people stay inside the gate for a week and don't notice.</p>
<h2>What has changed lately</h2>
<p>All three are being built on. New apartments stand behind the first row of hotels, small marinas are being finished, and owners rent them out by the week, which is good news for a family of six and for cooks. It also means cranes. Before you book, ask two things: which side does my room look to, and what is being built there this winter? An honest hotel answers in a line.</p>
<h2>Prices, honestly</h2>
<ul><li>The same room costs half as much in early December as at New Year. The sea is the same.</li><li>Half board is enough in Sahl Hasheesh, all inclusive pays in Makadi, and in Soma Bay look at what the watersports cost before you decide.</li><li>A transfer from the airport is twenty-five to forty-five minutes. From Cairo it is five and a half hours by road.</li><li>For one day only: many hotels sell day-use with lunch. It is the best way to try a bay before a honeymoon.</li></ul>
<p>And whichever bay it is, ask for a room above the second floor: the gardens are lovely, and so are their mosquitoes.</p>
<p>Ours ended in a vote. The six-year-old chose Makadi, the grandmother chose the promenade, and the two of us are going back to the end of that jetty, alone, in May.</p>`,
  },
  ar: {
    title: 'ثلاثة خلجان جنوب الغردقة، وأيها لك',
    subtitle: 'سهل حشيش ومكادي وسوما باي تتشابه على الخريطة، وهي لا تتشابه.',
    content: `<p>مطار الغردقة من أكثر مطارات البلد زحامًا، وأغلب من ينزل فيه يتجه يمينًا ويسافر جنوبًا بعد المدينة. في أقل من ساعة ثلاثة خلجان، لكل منها بوابة، وفي كل منها فنادق كثيرة، وفي كتيّب كل منها الكلمات نفسها. قضينا ثلاث ليالٍ في كل واحد، في الموسم نفسه، ومعنا الناقدة الصغيرة نفسها، عمرها ست سنوات. وهذا معنى الكلمات.</p>
<h2>سهل حشيش: للمشي</h2>
<p>هذا هو الخليج الذي له خطة. رسم أحدهم ممشى طوله اثنا عشر كيلومترًا على الشاطئ كله ثم التزم به، فتمشي مساءً من فندق إلى فندق دون أن تقابل سيارة. فيه ميدان «مدينة قديمة» أصغر من هاتفك، وسقالة غُمرت تحتها مدينة من الأعمدة ليجدها من يغوص بالنظارة. والفنادق كبيرة وهادئة، وحمامات سباحتها الطويلة مرايا للسماء.</p>
<p>لمن؟ للأزواج، ولوالدي الوالدين، ولمن يقرأ. وليس لمن يريد محلًا لا يملكه فندق.</p>
<h2>مكادي: للأطفال</h2>
<p>مكادي قوس عميق، فيبقى الماء ساكنًا حين يهب الهواء في كل مكان. الرمل ينزل بالتدريج، والفنادق متقاربة خلف النخيل، وأغلبها شامل كل شيء حتى الآيس كريم الثالث. وفيه حديقة مائية تسميها ناقدتنا «السبب». في إجازات المدارس يكون ممتلئًا وعاليًا، ولا أحد يشكو.</p>
<p>الشعاب في طرفي الخليج: انزل من السقالة لا من الماء الضحل، واذهب قبل التاسعة.</p>
<blockquote><p>اسأل عن الهواء قبل أن تسأل عن السعر.</p></blockquote>
<h2>سوما باي: للهواء</h2>
<p>شبه جزيرة والبحر من ثلاث جهات. جهة فيها أمواج وتمتلئ بالكايت، وجهة لاجونا مثل الزجاج، وعند الطرف واحدة من أفضل شعاب الساحل، في آخر سقالة طولها أربعمئة متر. الفنادق قليلة وبينها صحراء خالية كثيرة، وملعب جولف يُروى بالماء المعالج، وسبا يأخذ نفسه على محمل الجد.</p>
<p>هو أغلى الثلاثة، وهو الذي يبقى الناس داخل بوابته أسبوعًا ولا يلاحظون.</p>
<h2>ما الجديد</h2>
<p>البناء مستمر في الثلاثة. شقق جديدة خلف الصف الأول من الفنادق، ومراسٍ صغيرة تكاد تكتمل، وأصحابها يؤجرونها بالأسبوع، وهذا خبر جيد لأسرة من ستة ولمن يطبخ. ومعناه أيضًا أوناش. قبل أن تحجز اسأل سؤالين: إلى أي جهة تطل غرفتي، وما الذي يُبنى هناك هذا الشتاء؟ والفندق الأمين يجيب في سطر.</p>
<h2>الأسعار بأمانة</h2>
<ul><li>الغرفة نفسها في أول ديسمبر بنصف سعرها في رأس السنة. والبحر هو نفسه.</li><li>نصف الإقامة يكفي في سهل حشيش، والشامل يوفّر في مكادي، وفي سوما باي انظر إلى أسعار الرياضات البحرية قبل أن تقرر.</li><li>من المطار بين 25 و45 دقيقة. ومن القاهرة خمس ساعات ونصف بالطريق.</li><li>ليوم واحد: فنادق كثيرة تبيع داي يوز مع الغداء. وهي أفضل طريقة لتجرب خليجًا قبل شهر العسل.</li></ul>
<p>وفي أي خليج اطلب غرفة فوق الطابق الثاني: الحدائق جميلة، وناموسها نشيط.</p>
<p>انتهى الأمر عندنا بالتصويت. اختارت بنت السادسة مكادي، واختارت الجدة الممشى، ونحن الاثنان سنعود إلى آخر تلك السقالة، وحدنا، في مايو.</p>`,
  },
}
