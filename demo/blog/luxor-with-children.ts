import type { DemoArticle } from './article.ts'

export const luxorWithChildren: DemoArticle = {
  slug: 'luxor-with-children-a-plan-that-works',
  author: ['Karim Fahmy', 'كريم فهمي'],
  sections: ['heritage', 'museum', 'hospitality'],
  tags: ['luxor', 'family-friendly', 'historical-sites', 'activities'],
  cover: [
    'luxor-golden-12.webp',
    'Luxor Temple with balloons behind it',
    'معبد الأقصر وخلفه بالونات',
  ],
  secondary: [
    'nile-golden-6.webp',
    'Feluccas on the Nile in golden light',
    'فلوكات في النيل وقت العصر',
  ],
  offers: [
    ['Trip', 335],
    ['Hotel', 202],
    ['Activity', 22],
    ['Activity', 27],
  ],
  en: {
    title: 'Luxor with children: a plan that works',
    subtitle: 'Two temples, one boat, and a nap.',
    content: `<p>Everybody tells you that children get bored in Luxor. In our experience parents get tired first. A temple is a playground with very old rules: columns to hide behind, animals to count, kings to laugh at. What ruins the day is the third temple. So here is the plan that has worked for us with children from four to eleven, in winter and in October.</p>
<h2>Rule one: two things a day</h2>
<p>One in the cool of the morning, one at the end of the afternoon. Between them there is shade, water, food and sleep. If you keep to that, nobody cries in the Valley of the Kings, and that includes you.</p>
<h2>Morning one: Karnak, before the coaches</h2>
<p>Be at the gate when it opens. The great hall has 134 columns, and a five-year-old will want to check. Give each child one thing to find: a duck, a boat, a king with his tongue of offerings, a scarab. The large stone scarab by the lake is the prize; walk around it seven times and make a wish, as every guide will tell you, and as every child will insist on.</p>
<p>Leave after ninety minutes, while they still want to stay. That is the secret of the whole trip.</p>
<h2>Afternoon one: the river</h2>
<p>At half past three take a felucca to Banana Island. It is a short sail, the boat leans a little, and at the other end there are bananas on the tree. A captain who lets the children hold the tiller for a minute has made their holiday. Ask for life jackets in their size before you step in; good boats have them.</p>
<h2>Day two: over the bridge or over the water</h2>
<p>Cross to the West Bank by the public ferry, because it costs little and children sit on the roof. Then choose: three tombs in the Valley of the Kings, or Medinet Habu. With small ones we choose Medinet Habu. It has colour on the ceilings, no steps down into the dark, hardly a crowd, and reliefs as deep as a child's hand.</p>
<blockquote><p>Leave while they still want to stay. That is the secret of the whole trip.</p></blockquote>
<p>Have lunch in a garden and don't be in a hurry. The pigeons, the bread oven and the cat are part of the programme.</p>
<h2>The museum, and why it comes last</h2>
<p>The Luxor Museum is small, cool and beautifully lit. Go at the end, when the children know who is who: they will walk up to Sobek the crocodile as if they had met him. Set a game of twenty objects in one hour, let them draw one, and buy the postcard.</p>
<h2>Food, sleep, small things</h2>
<ul><li>Choose a hotel with a pool and a garden rather than the best view. You will look at the pool more.</li><li>Boil or buy water, also for teeth, and keep oral rehydration salts in the bag.</li><li>A hat that ties under the chin. The wind on the river collects the others.</li><li>Tickets at the large sites are paid by card. Students and children have their own price: bring a document that says so.</li></ul>
<p>One more thing: give each child a notebook on the first evening. One drawing a day, no rules. Years later nobody looks at the four hundred photographs, and everybody remembers who drew the crocodile with shoes.</p>
<p>And the balloon? Most companies take children from six or seven, by height. It leaves in the dark and it is cold until the burner starts. If your child is the sort who loves getting up, it is the best breakfast show in the country. If not, watch them rise from your terrace. It is the same sky.</p>`,
  },
  ar: {
    title: 'الأقصر مع الأطفال: خطة تنجح',
    subtitle: 'معبدان ومركب واحد وقيلولة.',
    content: `<p>يقول لك الجميع إن الأطفال يملّون في الأقصر. وتجربتنا أن الآباء يتعبون أولًا. المعبد ملعب قواعده قديمة جدًا: أعمدة للاختباء، وحيوانات للعدّ، وملوك للضحك. ما يفسد اليوم هو المعبد الثالث. لذلك هذه هي الخطة التي نجحت معنا مع أطفال بين الرابعة والحادية عشرة، في الشتاء وفي أكتوبر.</p>
<h2>القاعدة الأولى: شيئان في اليوم</h2>
<p>واحد في برودة الصباح، وواحد آخر النهار. وبينهما ظل وماء وأكل ونوم. التزم بهذا فلا يبكي أحد في وادي الملوك، وأنت أولهم.</p>
<h2>الصباح الأول: الكرنك قبل الأتوبيسات</h2>
<p>كن عند البوابة ساعة الفتح. في البهو الكبير 134 عمودًا، وطفل في الخامسة سيريد أن يتأكد. كلّف كل طفل بشيء يبحث عنه: بطة، أو مركب، أو ملك يقدّم القرابين، أو جعران. والجائزة هي الجعران الحجري الكبير عند البحيرة؛ در حوله سبع مرات وتمنَّ أمنية، كما سيخبرك كل مرشد، وكما سيصرّ كل طفل.</p>
<p>غادر بعد ساعة ونصف وهم لا يزالون يريدون البقاء. هذا هو سر الرحلة كلها.</p>
<h2>العصر الأول: النيل</h2>
<p>في الثالثة والنصف خذ فلوكة إلى جزيرة الموز. الإبحار قصير، والمركب يميل قليلًا، وفي آخر الطريق موز على شجرته. والريّس الذي يترك الدفة لطفلك دقيقة قد صنع إجازته. اسأل عن سترات نجاة بمقاس الأطفال قبل أن تركب؛ المراكب الجيدة عندها.</p>
<h2>اليوم الثاني: البر الغربي</h2>
<p>اعبر بالمعدّية العامة، فهي رخيصة والأطفال يجلسون على سطحها. ثم اختر: ثلاث مقابر في وادي الملوك، أو معبد مدينة هابو. مع الصغار نختار مدينة هابو: ألوان على السقف، ولا سلالم إلى الظلام، ولا زحام تقريبًا، ونقوش بعمق كف طفل.</p>
<blockquote><p>غادر وهم لا يزالون يريدون البقاء. هذا هو سر الرحلة كلها.</p></blockquote>
<p>تغدَّ في جنينة ولا تستعجل. الحمام والفرن البلدي والقطة جزء من البرنامج.</p>
<h2>المتحف، ولماذا يأتي آخرًا</h2>
<p>متحف الأقصر صغير وبارد وإضاءته جميلة. اذهب إليه في النهاية، حين يعرف الأطفال من هو من: سيقتربون من سوبك التمساح كأنهم قابلوه. العبوا لعبة عشرين قطعة في ساعة، ودعهم يرسمون واحدة، واشترِ لهم الكارت.</p>
<h2>أكل ونوم وأشياء صغيرة</h2>
<ul><li>اختر فندقًا فيه حمام سباحة وحديقة قبل أفضل إطلالة، فستنظر إلى حمام السباحة أكثر.</li><li>ماء معدني حتى لغسل الأسنان، ومحلول معالجة الجفاف في الحقيبة.</li><li>قبعة تُربط تحت الذقن. هواء النيل يجمع القبعات الأخرى.</li><li>تذاكر المواقع الكبيرة تُدفع بالبطاقة، وللطلاب والأطفال سعر خاص: احمل ما يثبت ذلك.</li></ul>
<p>وشيء أخير: أعطِ كل طفل كراسة في أول مساء. رسمة كل يوم بلا قواعد. بعد سنوات لا ينظر أحد إلى الأربعمئة صورة، ويتذكر الجميع من رسم التمساح بحذاء.</p>
<p>والبالون؟ تقبل أغلب الشركات الأطفال من السادسة أو السابعة، بحسب الطول. تنطلق الرحلة في الظلام والجو بارد حتى تشتعل النار. إن كان طفلك يحب الاستيقاظ فهي أجمل فطور في البلد. وإن لم يكن، فشاهد البالونات وهي ترتفع من شرفتك. السماء هي نفسها.</p>`,
  },
}
