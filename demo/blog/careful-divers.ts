import type { DemoArticle } from './article.ts'

export const carefulDivers: DemoArticle = {
  slug: 'how-to-visit-a-reef-and-leave-it-there',
  author: ['Salma Nabil', 'سلمى نبيل'],
  sections: ['sustainability', 'resorts', 'global', 'adventure'],
  tags: ['diving', 'red-sea', 'beaches', 'sharm-el-sheikh', 'activities'],
  ownTags: [['Marsa Alam', 'مرسى علم']],
  cover: ['diveboat-mint-3.webp', 'A dive boat on turquoise water', 'مركب غوص فوق مياه فيروزية'],
  secondary: [
    'reef-under-11.webp',
    'A reef of the Red Sea under water',
    'شعاب البحر الأحمر تحت الماء',
  ],
  offers: [
    ['Activity', 94],
    ['Activity', 91],
    ['Hotel', 404],
    ['Activity', 100],
  ],
  en: {
    title: 'How to visit a reef and leave it there',
    subtitle: 'Turtles, dolphins and corals of the Red Sea, from people who guide there every day.',
    content: `<p>Scientists from half the world come to the northern Red Sea with the same question: why do the corals here survive heat that bleaches others? The answer seems to be in their past. What happens to them next depends on us, and much of it on what you do with your fins. We asked four guides between Sharm El Sheikh and Marsa Alam what they wish every guest knew. Their answers were nearly the same.</p>
<h2>One: your sun cream goes first</h2>
<p>Wear a long-sleeved shirt in the water and you need little cream at all. For your face take a mineral one, with zinc, and put it on half an hour before. A shirt costs what two bottles cost, lasts for years, and never burns.</p>
<h2>Two: hang, don't stand</h2>
<p>A coral the size of your hand is as old as your parents. If you need to fix your mask, float on your back; if you are tired, hold on to the ring that the guide pulls. Most damage is done by people who are new and nervous, in the first ten minutes, in shallow water. So take those ten minutes over sand.</p>
<h2>Three: let the turtle breathe</h2>
<p>At Abu Dabbab green turtles graze on the seagrass like cows, and come up every few minutes for air. Stay three metres away, beside it and never above it. If it changes direction because of you, you are too close. Flippers are not for touching, and neither is a shell.</p>
<blockquote><p>If it changes direction because of you, you are too close.</p></blockquote>
<h2>Four: wait for dolphins</h2>
<p>Spinner dolphins come to Sha'ab Samadai to sleep. The reef is divided with buoys: one part is for them alone, and the number of visitors a day is limited. Choose an operator who keeps to that, who puts you in the water from the mooring rather than dropping you on their heads, and who tells you honestly that some days they don't come. A boat that chases is a boat to leave.</p>
<h2>Five: look at the rope</h2>
<p>A good captain ties up to a fixed mooring and never drops an anchor on the reef. There are hundreds of moorings along this coast, put there by local divers since the nineties. You can see it from the deck. You can also ask, and it helps when many people do.</p>
<h2>Where to begin</h2>
<p>If you have never put your face under water, begin from a beach: the house reefs of the bays around Marsa Alam start where you can still stand, and an instructor needs an afternoon to make you at home. If you dive already, go where the current is, early, before the wind. And if you would rather stay dry, the boats of Ras Mohammed have shade, lunch and a very good view of other people's bubbles.</p>
<ul><li>Take no shell, not even an empty one. Somebody was about to move in.</li><li>Don't feed fish. It makes the bold ones bolder and the others go.</li><li>Choose a resort that has a jetty over the reef; walking across the flat kills it.</li><li>Bring a bottle. Refill it. Wind takes plastic to the sea from any balcony.</li></ul>
<p>None of this makes a holiday smaller. Guests who know these five things see more, our guides say: animals come to people who are quiet, and they stay with people who keep their distance.</p>
<p>Divers like to say that one takes only pictures. Guides told us that they would be happy with fewer of those, too: put the camera away for one dive, and see what looks back.</p>`,
  },
  ar: {
    title: 'كيف تزور الشعاب وتتركها مكانها',
    subtitle: 'سلاحف ودلافين ومرجان البحر الأحمر، كما يحكيها من يرشدون إليها كل يوم.',
    content: `<p>يأتي العلماء من نصف العالم إلى شمال البحر الأحمر بالسؤال نفسه: لماذا يتحمل المرجان هنا حرارة تُبيّض غيره؟ يبدو أن الجواب في ماضيه. أما مستقبله فبأيدينا، وكثير منه بما تفعله زعانفك. سألنا أربعة مرشدين بين شرم الشيخ ومرسى علم عما يتمنون أن يعرفه كل ضيف. وكانت إجاباتهم واحدة تقريبًا.</p>
<h2>أولًا: كريم الشمس يسبقك</h2>
<p>البس قميصًا طويل الكم في الماء فلا تحتاج إلى كريم يُذكر. ولوجهك خذ كريمًا معدنيًا بالزنك، وضعه قبلها بنصف ساعة. القميص بثمن عبوتين، ويعيش سنوات، ولا يحترق أبدًا.</p>
<h2>ثانيًا: عُم ولا تقف</h2>
<p>قطعة مرجان بحجم كفك عمرها عمر والديك. إن أردت تعديل نظارتك فنم على ظهرك، وإن تعبت فأمسك بالطوق الذي يسحبه المرشد. أكثر الضرر يفعله مبتدئ متوتر، في أول عشر دقائق، في ماء ضحل. فاقضِ هذه العشر فوق الرمل.</p>
<h2>ثالثًا: دع السلحفاة تتنفس</h2>
<p>في أبو دباب ترعى السلاحف الخضراء حشائش البحر كالأبقار، وتصعد كل بضع دقائق للهواء. ابقَ على ثلاثة أمتار، بجوارها لا فوقها أبدًا. إن غيّرت طريقها بسببك فأنت أقرب مما يجب. والزعنفة ليست للمس، ولا الدرع.</p>
<blockquote><p>إن غيّرت طريقها بسببك فأنت أقرب مما يجب.</p></blockquote>
<h2>رابعًا: انتظر الدلافين</h2>
<p>تأتي الدلافين الدوّارة إلى شعب صمداي لتنام. الشعاب مقسومة بعوامات: جزء لها وحدها، وعدد الزوار في اليوم محدود. اختر شركة تلتزم بذلك، تنزلك إلى الماء من المرسى ولا تُسقطك فوق رؤوسها، وتقول لك بأمانة إنها لا تأتي في بعض الأيام. والمركب الذي يطارد مركب تنزل منه.</p>
<h2>خامسًا: انظر إلى الحبل</h2>
<p>الريّس الجيد يربط في شمندورة ثابتة ولا يرمي هلبًا على الشعاب أبدًا. على هذا الساحل مئات منها، وضعها غواصون محليون منذ التسعينيات. تراها من السطح. وتستطيع أن تسأل أيضًا، ويفيد أن يسأل كثيرون.</p>
<h2>من أين تبدأ</h2>
<p>إن لم تضع وجهك في الماء من قبل فابدأ من الشاطئ: شعاب الخلجان حول مرسى علم تبدأ حيث لا تزال قدماك على الأرض، ويكفي المدرب عصر واحد لتألفها. وإن كنت تغوص فاذهب حيث التيار، مبكرًا، قبل الهواء. وإن أردت أن تبقى جافًا ففي مراكب رأس محمد ظل وغداء ومنظر جميل لفقاعات الآخرين.</p>
<ul><li>لا تأخذ صدفة ولو فارغة. كان أحدهم على وشك أن يسكنها.</li><li>لا تطعم السمك. الجريء يزداد جرأة، والباقي يرحل.</li><li>اختر منتجعًا له سقالة فوق الشعاب؛ المشي عليها يقتلها.</li><li>احمل زجاجة واملأها. الهواء يأخذ البلاستيك إلى البحر من أي شرفة.</li></ul>
<p>ولا شيء من هذا يجعل الإجازة أصغر. من يعرف هذه الأشياء الخمسة يرى أكثر، كما يقول مرشدونا: تأتي الكائنات إلى من هو هادئ، وتبقى مع من يترك لها مسافة.</p>
<p>يحب الغواصون أن يقولوا إنهم لا يأخذون إلا الصور. وقال لنا المرشدون إنهم يرضون بأقل منها أيضًا: اترك الكاميرا في غطسة واحدة، وانظر من ينظر إليك.</p>`,
  },
}
