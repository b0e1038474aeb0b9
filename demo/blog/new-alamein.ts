import type { DemoArticle } from './article.ts'

export const newAlamein: DemoArticle = {
  slug: 'new-alamein-beyond-the-skyline',
  author: ['Karim Fahmy', 'كريم فهمي'],
  sections: ['investment', 'vision2030', 'resorts', 'luxury'],
  tags: ['egypt', 'beaches', 'family-friendly', 'hotels'],
  ownTags: [['North Coast', 'الساحل الشمالي']],
  cover: ['beach-noon-1.webp', 'A white beach with parasols at noon', 'شاطئ أبيض ومظلات ظهرًا'],
  secondary: [
    'hotelnight-dusk-3.webp',
    'A hotel with its pool at dusk',
    'فندق وحمام سباحة وقت الغروب',
  ],
  offers: [
    ['Hotel', 647],
    ['DayUse', 556],
    ['Trip', 313],
  ],
  en: {
    title: 'New Alamein beyond the skyline',
    subtitle: 'A city was built on the best beach in the country. Can you have a holiday in it?',
    content: `<p>From the coastal road you see it half an hour before you arrive: a row of towers on a shore where ten years ago there were fig trees and a war cemetery. New Alamein is the best known of the country's new cities, meant to be lived in all year and not in August alone. Investors have written a great deal about it. We went to find out what it is like with a towel.</p>
<h2>The beach is the point</h2>
<p>The Mediterranean here is a colour that people don't believe in photographs: white sand under shallow water, as bright as a pool. What is new is that a part of it is open. In front of the towers runs a public promenade of several kilometres, with a cycle path, cafés and free access to stretches of sand. On the rest of the coast you need to own something, or know somebody, to swim. Here you need shoes that come off.</p>
<h2>Who has built what</h2>
<p>Behind the towers there are two universities, a conference hall, an old-looking quarter with a stone theatre, and lakes that were dug to give the second row a shore of its own. Much is finished, much is not. Prices of flats have been in every newspaper; for a traveller it matters more that many of their owners come four weeks a year, and that the others can be rented with a kitchen and a view.</p>
<blockquote><p>On the rest of the coast you need to own something to swim. Here you need shoes that come off.</p></blockquote>
<h2>Summer and the other seasons</h2>
<p>In July and August there are concerts every weekend, traffic on the coastal road until three in the morning, and not a free table after sunset. It is great fun, once. In June and September the sea is the same and the price is not. October is our month: twenty-six degrees, warm water, and a city so quiet that the lifeguard greets you by name. In winter the cafés of the students stay open and the rest is wind.</p>
<h2>The other Alamein</h2>
<p>Ten minutes inland is the reason that the name was known before. The Commonwealth cemetery has more than seven thousand graves in the sand, and roses. The German and the Italian memorials stand on the coast, further west, each alone on its hill. The small museum beside the old railway explains the battle of 1942 plainly, room by room, side by side. Go in the morning before the beach. Children ask good questions there.</p>
<h2>How to get there</h2>
<p>By road from Cairo it is about three hours on the desert motorway; from Alexandria an hour and a quarter. Buses stop on the main road, so ask your hotel for a pick-up. A fast electric railway from the Red Sea across to Matrouh is being built, with a station here. Until it runs, believe only the timetable of the day.</p>
<h2>Is it for you?</h2>
<ul><li>Yes, if you want a flat beach, a lift, a supermarket and a bicycle, with children or with parents.</li><li>Yes, for a weekend in October with a book.</li><li>Not yet, if you want an old town, a fish market or shade from trees. For those, drive on to Marsa Matruh.</li></ul>
<p>We had expected a drawing of a city. What we found was a drawing with people in it: students on the wall, a grandfather teaching somebody to float, a bride at sunset and four boys trying to stand in the picture. It will need ten years and some trees. The sea is ready now.</p>`,
  },
  ar: {
    title: 'العلمين الجديدة خلف الأبراج',
    subtitle: 'مدينة بُنيت على أجمل شاطئ في البلد. هل تصلح لإجازتك؟',
    content: `<p>تراها من الطريق الساحلي قبل أن تصل بنصف ساعة: صف أبراج على شاطئ لم يكن فيه قبل عشر سنوات إلا شجر التين ومقابر حرب. العلمين الجديدة أشهر مدن البلد الجديدة، والقصد منها أن تُسكن طوال السنة لا في أغسطس وحده. كتب عنها المستثمرون كثيرًا. وذهبنا نحن لنعرف كيف هي بفوطة على الكتف.</p>
<h2>الشاطئ هو الأصل</h2>
<p>للبحر المتوسط هنا لون لا يصدقه الناس في الصور: رمل أبيض تحت ماء ضحل، ساطع كحمام سباحة. والجديد أن جزءًا منه مفتوح. أمام الأبراج ممشى عام طوله عدة كيلومترات، فيه مسار للدراجات ومقاهٍ ودخول مجاني إلى أجزاء من الرمل. في باقي الساحل تحتاج أن تملك شيئًا، أو تعرف أحدًا، لتسبح. وهنا تحتاج حذاءً يُخلع.</p>
<h2>من بنى ماذا</h2>
<p>خلف الأبراج جامعتان، وقاعة مؤتمرات، وحي على طراز قديم فيه مسرح من حجر، وبحيرات حُفرت ليكون للصف الثاني شاطئه. كثير منها اكتمل، وكثير لم يكتمل. أسعار الشقق كانت في كل جريدة؛ وما يهم المسافر أن كثيرًا من أصحابها يأتون أربعة أسابيع في السنة، وأن الباقي يؤجَّر بمطبخ وإطلالة.</p>
<blockquote><p>في باقي الساحل تحتاج أن تملك شيئًا لتسبح. وهنا تحتاج حذاءً يُخلع.</p></blockquote>
<h2>الصيف وبقية الفصول</h2>
<p>في يوليو وأغسطس حفلات كل نهاية أسبوع، وزحام على الطريق حتى الثالثة صباحًا، ولا طاولة خالية بعد الغروب. تجربة ممتعة، مرة واحدة. وفي يونيو وسبتمبر البحر هو نفسه والسعر ليس كذلك. وأكتوبر شهرنا: ست وعشرون درجة، وماء دافئ، ومدينة هادئة حتى إن المنقذ يسلّم عليك بالاسم. وفي الشتاء تبقى مقاهي الطلاب مفتوحة، والباقي هواء.</p>
<h2>العلمين الأخرى</h2>
<p>على بُعد عشر دقائق إلى الداخل السبب الذي عُرف به الاسم من قبل. مقابر الكومنولث فيها أكثر من سبعة آلاف قبر في الرمل، وورد. والنصبان الألماني والإيطالي على الساحل غربًا، كل منهما وحده على تلّه. والمتحف الصغير بجوار السكة الحديد القديمة يشرح معركة 1942 ببساطة، غرفة بعد غرفة وطرفًا بعد طرف. اذهب صباحًا قبل البحر. الأطفال يسألون هناك أسئلة جيدة.</p>
<h2>كيف تصل</h2>
<p>من القاهرة نحو ثلاث ساعات على الطريق الصحراوي، ومن الإسكندرية ساعة وربع. الأتوبيسات تقف على الطريق الرئيسي، فاطلب من فندقك أن يستقبلك. وهناك قطار كهربائي سريع من البحر الأحمر إلى مطروح تحت الإنشاء، وله محطة هنا. وإلى أن يعمل لا تصدّق إلا جدول اليوم نفسه.</p>
<h2>هل هي لك؟</h2>
<ul><li>نعم، إن أردت شاطئًا مستويًا ومصعدًا وسوبر ماركت ودراجة، مع أطفال أو مع والدين.</li><li>نعم، لنهاية أسبوع في أكتوبر مع كتاب.</li><li>ليس بعد، إن أردت بلدًا قديمًا أو سوق سمك أو ظل شجر. لهذه أكمل الطريق إلى مرسى مطروح.</li></ul>
<p>توقعنا أن نجد رسمًا لمدينة. فوجدنا رسمًا فيه ناس: طلاب على السور، وجدّ يعلّم أحدهم العوم، وعروس وقت الغروب، وأربعة أولاد يحاولون الوقوف في الصورة. تحتاج عشر سنوات وبعض الشجر. أما البحر فجاهز الآن.</p>`,
  },
}
