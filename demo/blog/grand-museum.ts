import type { DemoArticle } from './article.ts'

export const grandMuseum: DemoArticle = {
  slug: 'the-grand-egyptian-museum-in-one-calm-day',
  author: ['Karim Fahmy', 'كريم فهمي'],
  sections: ['museum', 'featured', 'vision2030', 'global'],
  tags: ['pyramids', 'cairo', 'historical-sites', 'family-friendly'],
  cover: [
    'giza-golden-1.webp',
    'The pyramids of Giza with camel riders',
    'أهرامات الجيزة وقافلة جمال',
  ],
  secondary: [
    'cairo-dawn-14.webp',
    'Cairo’s domes and minarets at dawn',
    'قباب القاهرة ومآذنها فجرًا',
  ],
  offers: [
    ['Activity', 50],
    ['Hotel', 153],
    ['DayUse', 568],
  ],
  en: {
    title: 'The Grand Egyptian Museum in one calm day',
    subtitle: 'Where to begin, when to stop, and what to leave for next time.',
    content: `<p>It is the largest museum in the world for a single civilisation, and that is also the problem with it. People walk in at ten, stop at every case of the first gallery, and meet Tutankhamun at three in the afternoon with sore feet and no eyes left. You can do better with a plan on the back of a ticket.</p>
<h2>Before you go</h2>
<p>Tickets carry an hour of entry and are bought on line; on Fridays and in school holidays the good hours are gone days before. Take the first slot of the day, or come at two and stay until closing. Two evenings a week the doors close later: those are our favourite hours, because the coaches have left and the pyramids turn pink in the window.</p>
<h2>Ten minutes in the hall</h2>
<p>Ramses II stands in the entrance, eleven metres and more than eighty tonnes of him, and the sun reaches his face on two days of the year. Say good morning. Then look up at the walls: the whole building is made of triangles, and it points at the pyramids.</p>
<h2>One hour on the stairs</h2>
<p>The Grand Staircase is not the way to the museum; it is the museum, in the open. Kings at the bottom, gods in the middle, coffins at the top. Take the steps slowly and sit on the landings. At the end there is a wall of glass, and behind it all three pyramids in one frame. Everybody photographs it. You should also look at it.</p>
<blockquote><p>Meet Tutankhamun while you still have eyes.</p></blockquote>
<h2>Two hours with one boy</h2>
<p>Now turn to the galleries of Tutankhamun, before anything else. For the first time since Howard Carter wrote his lists, more than five thousand objects from the tomb are in one place: the chariots, the sandals, the board games, the wreaths that were put there by somebody who was sad. The mask has a room of its own and a queue of its own. See it, and then go back to the small things. The childhood gloves are what people remember.</p>
<h2>Lunch, and it must be lunch</h2>
<p>Leave the galleries. There is a terrace and a street of restaurants inside the gates, so you can come back with the same ticket. Sit in the shade for an hour. A museum this size is a day in the mountains: one goes further with a rest.</p>
<h2>One hour for a single question</h2>
<p>The twelve main galleries go by period and by subject: society, kingship, belief. Don't do all of them. Choose one period, or follow one question through all of them. How did they write? What did they eat? What did women own? It is a different museum each time.</p>
<p>If your legs are still good, end with the boat of Khufu: forty-two metres of cedar, sewn with rope, older than nearly everything you have seen today, and made to sail once.</p>
<h2>Small things that help</h2>
<ul><li>Wear soft shoes: it is four kilometres if you are careful.</li><li>Phones may photograph without flash. Tripods and large bags stay in the cloakroom.</li><li>With children, the children's museum first, as a promise kept.</li><li>The pyramids are another day. People who do both do neither.</li></ul>
<p>If you come with older people, ask at the entrance for a wheelchair: they are free, the lifts reach every floor, and the view from the top is the same for everybody.</p>
<p>And leave something unseen. A museum that took two decades to build has earned a second visit.</p>`,
  },
  ar: {
    title: 'المتحف المصري الكبير في يوم هادئ',
    subtitle: 'من أين تبدأ، ومتى تتوقف، وماذا تترك للمرة القادمة.',
    content: `<p>هو أكبر متحف في العالم لحضارة واحدة، وهذه هي مشكلته أيضًا. يدخل الناس في العاشرة، ويقفون عند كل فاترينة في أول قاعة، ثم يقابلون توت عنخ آمون في الثالثة عصرًا وأقدامهم تؤلمهم ولم تبق لهم عيون. تستطيع أن تفعل أفضل بخطة مكتوبة على ظهر التذكرة.</p>
<h2>قبل أن تذهب</h2>
<p>التذكرة بساعة دخول وتُشترى على الإنترنت؛ وفي أيام الجمعة وإجازات المدارس تنتهي الساعات الجيدة قبلها بأيام. خذ أول موعد في اليوم، أو تعال في الثانية وابقَ حتى الإغلاق. وفي مساءين من الأسبوع يمتد العمل: هذه ساعاتنا المفضلة، فقد رحلت الأتوبيسات، والأهرامات في النافذة تصير وردية.</p>
<h2>عشر دقائق في البهو</h2>
<p>يقف رمسيس الثاني في المدخل، أحد عشر مترًا وأكثر من ثمانين طنًا، وتصل الشمس إلى وجهه في يومين من السنة. قل له صباح الخير. ثم ارفع عينيك إلى الجدران: المبنى كله مثلثات، ويشير إلى الأهرامات.</p>
<h2>ساعة على الدرج</h2>
<p>الدرج العظيم ليس الطريق إلى المتحف، بل هو المتحف مفتوحًا. ملوك في الأسفل، وآلهة في الوسط، وتوابيت في الأعلى. اصعد ببطء واجلس في الاستراحات. وفي آخره جدار من زجاج خلفه الأهرامات الثلاثة في إطار واحد. الجميع يصوّره. انظر إليه أنت أيضًا.</p>
<blockquote><p>قابل توت عنخ آمون وعيناك لا تزالان معك.</p></blockquote>
<h2>ساعتان مع فتى واحد</h2>
<p>الآن اتجه إلى قاعات توت عنخ آمون قبل أي شيء. لأول مرة منذ كتب هوارد كارتر قوائمه، أكثر من خمسة آلاف قطعة من المقبرة في مكان واحد: العجلات الحربية، والصنادل، وألعاب اللوح، وأكاليل زهور وضعها هناك شخص كان حزينًا. للقناع غرفة وحده وطابور وحده. شاهده، ثم عد إلى الأشياء الصغيرة. قفاز الطفولة هو ما يتذكره الناس.</p>
<h2>الغداء، ولا بد من الغداء</h2>
<p>اخرج من القاعات. هناك شرفة وشارع مطاعم داخل البوابات، فتعود بالتذكرة نفسها. اجلس ساعة في الظل. متحف بهذا الحجم يوم في الجبل: من يستريح يصل أبعد.</p>
<h2>ساعة لسؤال واحد</h2>
<p>القاعات الرئيسية اثنتا عشرة، بحسب العصر والموضوع: المجتمع، والمُلك، والمعتقد. لا تزرها كلها. اختر عصرًا، أو اتبع سؤالًا واحدًا خلالها جميعًا. كيف كتبوا؟ ماذا أكلوا؟ ماذا امتلكت النساء؟ في كل مرة متحف مختلف.</p>
<p>وإن بقيت في قدميك قوة فاختم بمركب خوفو: اثنان وأربعون مترًا من خشب الأرز، مخيطة بالحبال، أقدم من كل ما رأيته اليوم تقريبًا، وصُنعت لتبحر مرة واحدة.</p>
<h2>أشياء صغيرة تساعدك</h2>
<ul><li>حذاء ليّن: أربعة كيلومترات إن كنت حريصًا.</li><li>التصوير بالهاتف دون فلاش. الحامل والحقائب الكبيرة في الأمانات.</li><li>مع الأطفال ابدأ بمتحف الطفل، وعد وفيت به.</li><li>الأهرامات ليوم آخر. من يزور الاثنين لا يزور واحدًا.</li></ul>
<p>وإن كان معك كبار في السن فاطلب كرسيًا متحركًا عند المدخل: الكراسي مجانية، والمصاعد تصل إلى كل طابق، والمنظر من الأعلى واحد للجميع.</p>
<p>واترك شيئًا لم تره. متحف احتاج بناؤه عقدين يستحق زيارة ثانية.</p>`,
  },
}
