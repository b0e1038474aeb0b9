import type { DemoArticle } from './article.ts'

export const alexandriaByTrain: DemoArticle = {
  slug: 'a-weekend-in-alexandria-by-train',
  author: ['Mariam Adel', 'مريم عادل'],
  sections: ['urban', 'heritage', 'museum'],
  tags: ['alexandria', 'restaurants', 'historical-sites', 'activities'],
  cover: [
    'alex-dusk-2.webp',
    'The corniche of Alexandria and its citadel at dusk',
    'كورنيش الإسكندرية والقلعة وقت الغروب',
  ],
  secondary: ['alex-noon-1.webp', 'The harbour of Alexandria at noon', 'ميناء الإسكندرية ظهرًا'],
  offers: [
    ['Hotel', 606],
    ['Activity', 57],
    ['Trip', 309],
    ['DayUse', 573],
  ],
  en: {
    title: 'A weekend in Alexandria by train',
    subtitle: 'Fish, old cafés and the long corniche.',
    content: `<p>Cairenes go to Alexandria in August, when everyone else does, and come home saying that it is crowded. Go in November. The sea is loud, the hotels have time for you, and the whole of the corniche belongs to fishermen and people in love.</p>
<h2>Friday: two and a half hours</h2>
<p>Take a morning train from Ramses. The fast ones need about two and a half hours, with a numbered seat and a trolley of tea. Buy the ticket a few days ahead on your phone; on Fridays they sell out. Get off at Sidi Gaber if you sleep towards Stanley, and at Misr station, the last one, if you sleep downtown. We sleep downtown, near the street where Cavafy lived, for the balconies.</p>
<p>Leave the bag and walk down to the sea. The first thing is breakfast, whatever the hour: foul and falafel at a marble counter behind Raml station, standing up. The second is a coffee sitting down, at one of the old patisseries whose mirrors have seen four kings.</p>
<h2>Friday afternoon: under and above</h2>
<p>The catacombs of Kom el-Shoqafa are the strangest place in the city: a Roman tomb, decorated by people who could not decide whether they were Egyptian. A snake wears the double crown, a god stands in armour. Then Pompey's Pillar, which is not Pompey's, and the small Roman theatre with its white marble seats.</p>
<p>The Greco-Roman Museum reopened after eighteen years of repairs, and it is worth two hours: portraits, terracotta dancers, and a bull found in pieces and put together again with great patience.</p>
<blockquote><p>In November the whole of the corniche belongs to fishermen and people in love.</p></blockquote>
<h2>Saturday: fish</h2>
<p>Be at the market of Anfoushi at eight. The boats are in, the auction is over, and what is left is for the restaurants and for you. Choose, have it weighed, and carry it across the street to a grill. Ask for singari, opened flat with peppers and coriander, and for rice the colour of tea. It is breakfast and lunch and you will not want dinner.</p>
<p>Walk it off at the shipyard next door, where wooden hulls stand on the pavement, and on to the citadel of Qaitbay. It was built from the stones of the lighthouse, or so everyone says, and the view back over the bay is the one that the poets meant.</p>
<h2>Saturday evening: books and wind</h2>
<p>The library closes in the evening, so go at four: first the great reading room, which falls in steps towards the sea like a theatre, then the manuscripts below. Afterwards have somebody row you out from the Eastern Harbour at dusk. The city stands around you in a half circle with its lights going on. It takes forty minutes and you will talk about it for longer.</p>
<h2>Sunday morning, if you can</h2>
<p>Stay one more night and take the first train back. The gardens of Montazah are empty at eight, the pines smell of rain, and the beach below the old palace is yours.</p>
<p>Then breakfast once more, in a glass house full of students and old gentlemen in jackets, with the newspaper that somebody left. Your train is at eleven. Nobody has ever been sorry to miss it, and there is another one at one.</p>
<ul><li>The old Raml tram line is being rebuilt: for the corniche take a taxi or the yellow minibuses, and agree on the fare first.</li><li>It rains hard in January, and streets fill like bowls. Pack shoes that can take it.</li><li>Fish is sold by weight. Ask the price of the kilo, and of the cooking, before.</li></ul>`,
  },
  ar: {
    title: 'نهاية أسبوع في الإسكندرية بالقطار',
    subtitle: 'سمك ومقاهٍ قديمة وكورنيش طويل.',
    content: `<p>يذهب القاهريون إلى الإسكندرية في أغسطس مع الجميع، ويعودون وهم يقولون إنها زحمة. اذهب في نوفمبر. البحر عالي الصوت، والفنادق متفرغة لك، والكورنيش كله للصيادين والعشاق.</p>
<h2>الجمعة: ساعتان ونصف</h2>
<p>خذ قطار الصباح من رمسيس. السريع يحتاج نحو ساعتين ونصف، بمقعد مرقّم وعربة شاي. اشترِ التذكرة قبل أيام من هاتفك، فتذاكر الجمعة تنفد. انزل في سيدي جابر إن كنت ستبيت ناحية ستانلي، وفي محطة مصر، الأخيرة، إن كنت ستبيت في وسط البلد. نحن نبيت في وسط البلد، قرب الشارع الذي عاش فيه كفافيس، من أجل البلكونات.</p>
<p>اترك الحقيبة وانزل إلى البحر. أول شيء الفطور مهما كانت الساعة: فول وفلافل على رخامة خلف محطة الرمل، وقوفًا. والثاني قهوة وأنت جالس، في محل حلويات قديم رأت مراياه أربعة ملوك.</p>
<h2>عصر الجمعة: تحت الأرض وفوقها</h2>
<p>مقابر كوم الشقافة أغرب مكان في المدينة: مقبرة رومانية زيّنها ناس لم يقرروا هل هم مصريون. ثعبان يلبس التاج المزدوج، وإله في درع جندي. ثم عمود السواري، ثم المسرح الروماني الصغير بمقاعده الرخامية البيضاء.</p>
<p>والمتحف اليوناني الروماني فُتح من جديد بعد ثمانية عشر عامًا من الترميم، ويستحق ساعتين: وجوه، وراقصات من الفخار، وثور وُجد قطعًا وجُمع بصبر عظيم.</p>
<blockquote><p>في نوفمبر يكون الكورنيش كله للصيادين والعشاق.</p></blockquote>
<h2>السبت: سمك</h2>
<p>كن في حلقة السمك بالأنفوشي في الثامنة. المراكب عادت، والمزاد انتهى، وما بقي للمطاعم ولك. اختر، وزِن، واحمله إلى المشواة على الرصيف المقابل. اطلبه سنجاري، مفتوحًا بالفلفل والكزبرة، ومعه أرز بلون الشاي. هذا فطورك وغداؤك، ولن تحتاج إلى عشاء.</p>
<p>ثم امشِ إلى ورش المراكب المجاورة، حيث تقف الهياكل الخشبية على الرصيف، ومنها إلى قلعة قايتباي. يقول الجميع إنها بُنيت من حجارة الفنار القديم، والمنظر منها على الميناء هو الذي قصده الشعراء.</p>
<h2>مساء السبت: كتب وهواء</h2>
<p>تغلق المكتبة مساءً، فاذهب في الرابعة: القاعة الكبيرة أولًا، وهي تنزل درجات نحو البحر مثل المسرح، ثم المخطوطات في الأسفل. بعدها اركب مع صياد من الميناء الشرقي وقت الغروب. تقف المدينة حولك في نصف دائرة وأنوارها تضاء واحدًا بعد واحد. أربعون دقيقة، ستحكي عنها أطول من ذلك.</p>
<h2>صباح الأحد إن استطعت</h2>
<p>ابق ليلة أخرى وعد بأول قطار. حدائق المنتزه خالية في الثامنة، والصنوبر رائحته مطر، والشاطئ تحت القصر القديم لك وحدك.</p>
<p>ثم فطور مرة أخرى، في قهوة زجاجها على البحر، بين طلاب ورجال كبار في بدلهم، مع جريدة تركها أحدهم. قطارك في الحادية عشرة. لم يندم أحد على أنه فاته، وهناك غيره في الواحدة.</p>
<ul><li>خط ترام الرمل القديم تحت التطوير: للكورنيش خذ تاكسي أو المشروع، واتفق على الأجرة أولًا.</li><li>أمطار يناير قوية، والشوارع تمتلئ مثل الأطباق. احمل حذاء يتحمل.</li><li>السمك بالوزن. اسأل عن سعر الكيلو وسعر الشوي قبل أن تختار.</li></ul>`,
  },
}
