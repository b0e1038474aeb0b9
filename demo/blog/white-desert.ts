import type { DemoArticle } from './article.ts'

export const whiteDesert: DemoArticle = {
  slug: 'one-night-in-the-white-desert',
  author: ['Youssef Gamal', 'يوسف جمال'],
  sections: ['adventure', 'rural', 'sustainability'],
  tags: ['desert-safari', 'activities', 'solo-travel'],
  ownTags: [['Stars', 'نجوم']],
  cover: [
    'whitedesert-night-1.webp',
    'Chalk rocks of the White Desert under stars',
    'صخور الصحراء البيضاء تحت النجوم',
  ],
  secondary: ['whitedesert-dawn-2.webp', 'The White Desert at dawn', 'الصحراء البيضاء فجرًا'],
  offers: [
    ['Activity', 133],
    ['Trip', 373],
    ['Hotel', 811],
  ],
  en: {
    title: 'One night in the White Desert',
    subtitle: 'What to pack, whom to go with, and why to be silent for an hour.',
    content: `<p>Five hours south-west of Cairo the ground turns black, then gold, then white. It was a sea floor once; the wind has been carving it ever since and has not finished. There are mushrooms of chalk higher than a house, a rabbit, a sphinx, and a chicken that everyone photographs. By day it looks like another planet. At night it looks like nothing at all that you have a word for.</p>
<h2>The way there</h2>
<p>Start early from Cairo and have lunch in Bawiti, in the oasis of Bahariya, where the cars change. From here on you travel in a four-wheel drive with a driver who was born here. The road goes through the Black Desert, where old volcanoes have scattered their stones over the sand, past Crystal Mountain, which is a small hill made entirely of calcite, and down into Agabat, where people stop talking for the first time.</p>
<h2>The hour before sunset</h2>
<p>This is what you came for. The chalk is white at four, cream at five, rose at half past, and then for some minutes a blue that no camera believes. Leave the car, walk away from your friends and sit down. One hour of silence is the best thing that any guide here can give you, and the good ones suggest it.</p>
<blockquote><p>The desert is not empty. It is only quiet enough to hear what is there.</p></blockquote>
<h2>The camp</h2>
<p>A camp here is three walls of coloured cloth against the wind, carpets, a fire of wood brought along, and chicken under the embers with rice and onions. You sleep outside, in more blankets than seems reasonable; from November to February the night falls to a few degrees above zero. At some point after midnight you hear small steps. It is the fennec, the fox with the ears, looking for what you dropped. Don't feed him. He is a better hunter than that.</p>
<h2>Whom to go with</h2>
<p>Camping in the park needs a permit and a guide of the oasis, and an organiser arranges both. Ask three questions before you pay: Do you take the rubbish back to Bawiti? How many people in a car? Who is the guide, and may I have his number? A good answer to the first tells you most of what you want to know about the others.</p>
<h2>What to pack</h2>
<ul><li>A sleeping bag for zero degrees, or ask for a second one. A wool hat, whatever the month.</li><li>A head torch with a red light, so that you see the stars as well as your shoes.</li><li>Two litres of water more than you think.</li><li>A bag for your own paper and wipes. They don't rot here; nothing does.</li><li>Cash. There is one cash machine in Bawiti and it has moods.</li></ul>
<p>Leave at home the loudspeaker and the drone. The first is against good manners, the second against the law, and both are heard for kilometres. If you want music, ask the guide whether he has his flute with him. He has; they all have, and he will say no twice before he plays.</p>
<h2>When</h2>
<p>From October to April. Look at the moon before you book: new moon for the Milky Way, full moon for walking among the rocks at midnight without a lamp. Both are right, and they are two different journeys. In March there is sometimes wind with sand in it, and then the best tent is the car.</p>
<p>Take nothing home: no fossil, no flower stone. There are millions of them, and that is exactly the argument that everybody uses.</p>`,
  },
  ar: {
    title: 'ليلة واحدة في الصحراء البيضاء',
    subtitle: 'ماذا تحمل، ومع من تذهب، ولماذا تصمت ساعة.',
    content: `<p>على بُعد خمس ساعات جنوب غرب القاهرة تصير الأرض سوداء، ثم ذهبية، ثم بيضاء. كانت قاع بحر، والريح تنحتها منذ ذلك الوقت ولم تنتهِ بعد. هناك فطر من الطباشير أعلى من بيت، وأرنب، وأبو هول، ودجاجة يصوّرها الجميع. في النهار تشبه كوكبًا آخر. وفي الليل لا تشبه شيئًا عندك له كلمة.</p>
<h2>الطريق</h2>
<p>اخرج مبكرًا من القاهرة وتغدَّ في الباويطي بواحة البحرية، حيث تبدّل السيارة. من هنا تركب دفعًا رباعيًا مع سائق وُلد هنا. يمر الطريق بالصحراء السوداء، حيث نثرت البراكين القديمة حجارتها على الرمل، ثم بجبل الكريستال، وهو تل صغير كله من الكالسيت، ثم ينزل إلى العقبات، وهناك يسكت الناس لأول مرة.</p>
<h2>الساعة قبل الغروب</h2>
<p>من أجلها جئت. الطباشير أبيض في الرابعة، وكريمي في الخامسة، ووردي بعدها بنصف ساعة، ثم أزرق لدقائق لا تصدّقها أي كاميرا. انزل من السيارة وابتعد عن أصحابك واجلس. ساعة صمت هي أفضل ما يعطيك أي دليل هنا، والجيدون منهم يقترحونها.</p>
<blockquote><p>الصحراء ليست خالية. هي فقط هادئة بما يكفي لتسمع ما فيها.</p></blockquote>
<h2>المخيم</h2>
<p>المخيم هنا ثلاثة جدران من القماش الملون ضد الريح، وسجاد، ونار من حطب جاء معك، ودجاج تحت الجمر مع أرز وبصل. تنام في الهواء تحت بطاطين أكثر مما يبدو معقولًا؛ من نوفمبر إلى فبراير تنزل الحرارة ليلًا إلى بضع درجات فوق الصفر. وبعد منتصف الليل تسمع خطوات صغيرة. هذا الفنك، الثعلب ذو الأذنين، يبحث عما سقط منك. لا تطعمه. هو صياد أمهر من ذلك.</p>
<h2>مع من تذهب</h2>
<p>المبيت في المحمية يحتاج تصريحًا ودليلًا من الواحة، والمنظّم يرتب الاثنين. اسأل ثلاثة أسئلة قبل أن تدفع: هل ترجعون بالقمامة إلى الباويطي؟ كم فردًا في السيارة؟ من الدليل، وهل آخذ رقمه؟ والإجابة الجيدة عن الأول تخبرك بأغلب ما تريد معرفته عن الباقي.</p>
<h2>ماذا تحمل</h2>
<ul><li>كيس نوم لدرجة الصفر، أو اطلب كيسًا ثانيًا. وطاقية صوف في أي شهر.</li><li>كشّاف رأس بضوء أحمر، فترى النجوم كما ترى حذاءك.</li><li>لترين من الماء فوق ما تظن.</li><li>كيسًا لمناديلك. لا شيء يتحلل هنا.</li><li>نقودًا. في الباويطي ماكينة صرف واحدة ولها مزاج.</li></ul>
<p>واترك في البيت مكبر الصوت والدرون. الأول ضد الذوق، والثاني ضد القانون، وكلاهما يُسمع على بُعد كيلومترات. وإن أردت موسيقى فاسأل الدليل هل معه الناي. هو معه، كلهم معهم ناي، وسيقول لا مرتين قبل أن يعزف.</p>
<h2>متى</h2>
<p>من أكتوبر إلى أبريل. انظر إلى القمر قبل أن تحجز: بداية الشهر الهجري لدرب التبانة، ومنتصفه للمشي بين الصخور في منتصف الليل بلا مصباح. كلاهما صواب، وهما رحلتان مختلفتان. وفي مارس تهب أحيانًا ريح تحمل رملًا، وعندها تكون أفضل خيمة هي السيارة.</p>
<p>ولا تأخذ شيئًا معك: لا حفرية ولا حجر زهرة. هناك ملايين منها، وهذه بالضبط حجة الجميع.</p>`,
  },
}
