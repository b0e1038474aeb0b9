import type { DemoArticle } from './article.ts'

export const siwa: DemoArticle = {
  slug: 'siwa-in-winter',
  author: ['Youssef Gamal', 'يوسف جمال'],
  sections: ['rural', 'featured', 'adventure', 'sustainability'],
  tags: ['desert-safari', 'honeymoon', 'egypt'],
  ownTags: [['Siwa', 'سيوة']],
  cover: [
    'siwa-mint-1.webp',
    'The salt lakes of Siwa in the morning',
    'بحيرات الملح في سيوة صباحًا',
  ],
  secondary: [
    'camp-night-1.webp',
    'A desert camp with lanterns at night',
    'مخيم صحراوي وفوانيس ليلًا',
  ],
  offers: [
    ['Hotel', 802],
    ['Activity', 127],
    ['Trip', 375],
    ['Honeymoon', 201],
  ],
  en: {
    title: 'Siwa in winter',
    subtitle: 'Cold nights, warm springs.',
    content: `<p>Most people see Siwa in the October holiday, when the date harvest is on and every room is taken. We prefer the middle of January. The light is low all day, the springs smoke in the morning, and the oasis goes back to what it does the rest of the year: pressing olives, mending walls, drinking tea.</p>
<h2>The long road, and why to take it</h2>
<p>There is no short way. From Cairo it is nine to ten hours by bus or car, most of it along the coast to Matrouh and then three hundred kilometres straight south. Do it by day once. For an hour you will see nothing at all, and then palms, as if somebody had spilled them.</p>
<h2>What the cold is like</h2>
<p>In January the afternoons reach eighteen or twenty degrees and the nights fall to five. Old houses here are built of kershef, a mixture of salt and mud that keeps the day's warmth until about ten. After that you want a second blanket and a hot-water bottle, and a good lodge puts both on the bed without being asked. Ask before you book whether the room has a heater, and whether it runs all night: some houses live without electricity on purpose, by candles, and that is either the best or the worst thing about them.</p>
<h2>Two waters</h2>
<p>There is a warm one and a salt one. The warm one is a spring: the round stone basin that everyone calls Cleopatra's, or better one of the small ones among the gardens, where you swim alone at seven in the morning with steam around your neck. The salt one is a lake, cut in turquoise rectangles into white ground, where nobody has ever managed to sink. Float for ten minutes, not thirty; rinse at once; and don't shave on that day. You will know why.</p>
<blockquote><p>For an hour you will see nothing at all, and then palms, as if somebody had spilled them.</p></blockquote>
<h2>Sand</h2>
<p>The Great Sand Sea begins at the last garden. You need a permit and a driver who knows it, and both are arranged in the town the evening before. Go out at two: dunes first, then the warm pool of Bir Wahed, then the hill with the fossil shells, then tea while the sun goes down over four hundred kilometres of nothing. If you stay the night, dinner is abu mardam: lamb and vegetables cooked for hours in a barrel under the sand.</p>
<h2>Being a guest</h2>
<p>Siwa speaks its own language and keeps its own manners. Women of the oasis don't like to be photographed, so don't. Swim in a T-shirt in the springs near the town. No alcohol is sold, and nobody misses it after the third glass of tea. On Friday nothing opens before the afternoon. In return you are greeted by everybody under ten.</p>
<ul><li>Rent a bicycle for the oracle temple and the old fortress of Shali: both are within four flat kilometres.</li><li>Buy olive oil in the press, not at the bus stop.</li><li>Carry your rubbish back to the town. The wind has no bins.</li><li>Leave the salt where it is. What is built from it must be repaired from it.</li></ul>
<img src="/images/siwa-golden-12.webp" alt="Salt lakes of Siwa in golden light" />
<p>Three nights are right. With two you only recover from the road, with four you begin to ask about the price of gardens. We did. It was a short conversation, over a very long tea.</p>`,
  },
  ar: {
    title: 'سيوة في الشتاء',
    subtitle: 'ليالٍ باردة وعيون دافئة.',
    content: `<p>أغلب الناس يزورون سيوة في إجازة أكتوبر، وقت حصاد البلح، وكل الغرف محجوزة. نحن نفضّل منتصف يناير. الضوء منخفض طوال النهار، والعيون يتصاعد منها البخار صباحًا، وتعود الواحة إلى ما تفعله بقية السنة: عصر الزيتون وترميم الجدران وشرب الشاي.</p>
<h2>الطريق الطويل، ولماذا تسلكه</h2>
<p>لا طريق قصيرًا. من القاهرة تسع ساعات إلى عشر بالأتوبيس أو السيارة، أغلبها على الساحل حتى مطروح، ثم ثلاثمئة كيلومتر جنوبًا في خط مستقيم. اقطعه نهارًا مرة واحدة. ساعة كاملة لا ترى فيها شيئًا، ثم نخيل، كأن أحدًا سكبه.</p>
<h2>كيف يكون البرد</h2>
<p>في يناير تصل درجة الحرارة بعد الظهر إلى ثماني عشرة أو عشرين، وتنزل ليلًا إلى خمس. البيوت القديمة هنا مبنية بالكرشيف، خليط من الملح والطين يحفظ دفء النهار حتى العاشرة تقريبًا. بعدها تحتاج بطانية ثانية وقِربة ماء ساخن، والنُّزُل الجيد يضعهما على السرير دون أن تطلب. اسأل قبل الحجز هل في الغرفة دفاية، وهل تعمل طوال الليل: بعض البيوت تعيش بلا كهرباء عن قصد، على الشموع، وهذا أجمل ما فيها أو أسوؤه.</p>
<h2>ماءان</h2>
<p>ماء دافئ وماء مالح. الدافئ عين: الحوض الحجري المستدير الذي يسمّيه الجميع عين كليوباترا، أو الأفضل إحدى العيون الصغيرة بين الحدائق، حيث تسبح وحدك في السابعة صباحًا والبخار حول رقبتك. والمالح بحيرة، مستطيلات فيروزية محفورة في أرض بيضاء، لم ينجح أحد في أن يغرق فيها. عُم عشر دقائق لا ثلاثين، واغتسل فورًا، ولا تحلق ذقنك في ذلك اليوم. ستعرف السبب.</p>
<blockquote><p>ساعة كاملة لا ترى فيها شيئًا، ثم نخيل، كأن أحدًا سكبه.</p></blockquote>
<h2>الرمل</h2>
<p>بحر الرمال الأعظم يبدأ عند آخر جنينة. تحتاج تصريحًا وسائقًا يعرفه، ويُرتَّب الاثنان في البلد مساء اليوم السابق. اخرج في الثانية: كثبان أولًا، ثم بركة بير واحد الدافئة، ثم تل القواقع المتحجرة، ثم شاي والشمس تغيب وراء أربعمئة كيلومتر من لا شيء. وإن بتّ هناك فالعشاء أبو مردم: لحم ضأن وخضار يُطهى ساعات في برميل تحت الرمل.</p>
<h2>أن تكون ضيفًا</h2>
<p>لسيوة لغتها وعاداتها. نساء الواحة لا يحببن التصوير، فلا تصوّر. اسبح بتيشيرت في العيون القريبة من البلد. لا يُباع الكحول، ولا يفتقده أحد بعد كوب الشاي الثالث. ويوم الجمعة لا يفتح شيء قبل العصر. وفي المقابل يسلّم عليك كل من هو دون العاشرة، ويسألك كبارهم عن الطريق والأولاد.</p>
<ul><li>استأجر دراجة لمعبد الوحي وقلعة شالي: كلاهما في حدود أربعة كيلومترات مستوية.</li><li>اشترِ زيت الزيتون من المعصرة لا من موقف الأتوبيس.</li><li>ارجع بقمامتك إلى البلد. ليس للريح صناديق.</li><li>اترك الملح مكانه. ما بُني به يُرمَّم به.</li></ul>
<img src="/images/siwa-golden-12.webp" alt="بحيرات الملح في سيوة وقت العصر" />
<p>ثلاث ليالٍ هي المدة المناسبة. في ليلتين لا تفعل إلا أن ترتاح من الطريق، وفي أربع تبدأ بالسؤال عن سعر الجناين. سألنا نحن. كان حديثًا قصيرًا، على شاي طويل جدًا.</p>`,
  },
}
