import type { DemoArticle } from './article.ts'

export const dahab: DemoArticle = {
  slug: 'dahab-in-three-slow-days',
  author: ['Hana Mourad', 'هنا مراد'],
  sections: ['adventure', 'featured', 'digital'],
  tags: ['red-sea', 'beaches', 'diving', 'solo-travel'],
  ownTags: [['Slow travel', 'سفر على مهل']],
  cover: ['sinai-dusk-2.webp', 'Sinai mountains in the last light', 'جبال سيناء مع آخر ضوء'],
  secondary: ['reef-under-2.webp', 'A coral reef under water', 'شعاب مرجانية تحت الماء'],
  offers: [
    ['Hotel', 541],
    ['Activity', 112],
    ['Activity', 116],
    ['DayUse', 534],
  ],
  en: {
    title: 'Dahab in three slow days',
    subtitle: 'Where to swim, where to eat, and the one morning worth a 5:00 alarm.',
    content: `<p>Dahab rewards people who do less. The reef starts three metres from the café chairs, the wind arrives at eleven, and by four the mountains across the gulf turn the colour of tea. You can fill a week here with wrecks, canyons and kites. We think three days with one plan each are better.</p>
<h2>Day one: arrive, swim, eat</h2>
<p>Take the early bus if you can. The 07:00 from Cairo leaves you on the promenade before sunset, with enough light to find your room and still swim. Bring your passport or national ID in your hand luggage: there are checks at the tunnel and on the way down the coast, and they are quicker when nobody has to open the hold.</p>
<p>The easiest first swim is at the Lighthouse, where a ladder takes you straight to the edge of the reef. Rent a mask for the evening, look down once, and you will know what you are doing tomorrow.</p>
<blockquote><p>The best table in town is the one with your feet in the water.</p></blockquote>
<p>For dinner, walk north until the music gets quiet. Order whatever came in that morning, grilled, with nothing on it but lemon. The bread is baked while you wait, and the cats know the waiters by name.</p>
<h2>Day two: the reef, then nothing</h2>
<p>Mornings are for the water. The Eel Garden, at the north end of Assalah, is a shallow sandy slope where hundreds of garden eels sway like grass; swim over them slowly and they stay out. If you have never dived, the bay at the Lighthouse is where most people take their first breath, with a teacher and in two metres of water.</p>
<p>When the wind comes, stop. The lagoon in the south fills with sails and everybody else moves to cushions. This is also why half of the people around you have a laptop: the line is good, the coffee is better, and a desk with a view of Saudi Arabia costs a lemonade.</p>
<ul><li>Swim before ten or after four; the sun between is for lizards.</li><li>Wear shoes for the reef. Coral cuts, and sea urchins don't apologise.</li><li>Never stand on the coral, not even to fix your mask.</li></ul>
<h2>Day three: the alarm</h2>
<p>Set it for five. Have somebody drive you to the end of the road north of town, and walk or ride to Ras Abu Galum along the shore while the sun comes up over the gulf. There are no cars, a few huts, one long reef, and a breakfast of eggs and tahina that you will describe to your friends for years.</p>
<p>Be back by three, sleep an hour, and spend the last evening a short drive inland, in Wadi Gnai. The tea is boiled on acacia wood and the stars begin where the walls of the wadi end. Nobody will try to entertain you. That is the whole idea.</p>
<img src="/images/sinai-dawn-1.webp" alt="Sinai mountains at sunrise" />
<p>If you wake up on a fourth morning, don't add anything. Walk the promenade from one end to the other, drink your coffee where you drank it before, and let somebody greet you. In Dahab one is a regular after two visits.</p>
<h2>Good to know</h2>
<p>The sea is warm enough without a suit from May to November; in January you want a shorty and a jacket for the evening. Carry cash for the camps, since cards are a town thing. And leave one day of your plan empty. You will use it.</p>`,
  },
  ar: {
    title: 'دهب في ثلاثة أيام هادئة',
    subtitle: 'أين تسبح، وأين تأكل، والصباح الوحيد الذي يستحق الاستيقاظ في الخامسة.',
    content: `<p>دهب تكافئ من يفعل القليل. تبدأ الشعاب على بُعد ثلاثة أمتار من كراسي المقهى، وتصل الرياح في الحادية عشرة، وعند الرابعة تصير الجبال عبر الخليج بلون الشاي. تستطيع أن تملأ أسبوعًا كاملًا بالحطام والأودية والكايت، لكننا نرى أن ثلاثة أيام، في كل منها خطة واحدة، أجمل.</p>
<h2>اليوم الأول: وصول وسباحة وعشاء</h2>
<p>خذ أتوبيس الصباح إن استطعت. رحلة 07:00 من القاهرة تصل قبل الغروب، فتجد غرفتك ويبقى لك وقت للسباحة. ضع بطاقتك أو جواز سفرك في حقيبة يدك: هناك تفتيش عند النفق وعلى الطريق الساحلي، ويمر أسرع حين لا يضطر أحد إلى فتح مخزن الحقائب.</p>
<p>أسهل أول سباحة عند الفنار، حيث ينزل بك سلّم قصير إلى حافة الشعاب مباشرة. استأجر نظارة للمساء، وانظر إلى أسفل مرة واحدة، وستعرف ماذا ستفعل غدًا.</p>
<blockquote><p>أجمل طاولة في البلد هي التي تكون قدماك فيها في الماء.</p></blockquote>
<p>وللعشاء، امشِ شمالًا حتى تهدأ الموسيقى، واطلب ما جاء به الصيادون صباحًا، مشويًا بالليمون فقط. الخبز يُخبز وأنت تنتظر، والقطط تعرف الجرسونات بالاسم.</p>
<h2>اليوم الثاني: الشعاب، ثم لا شيء</h2>
<p>الصباح للماء. حديقة الثعابين في آخر العسلة شمالًا منحدر رملي ضحل تتمايل فيه مئات من ثعابين البحر الصغيرة مثل العشب؛ اسبح فوقها ببطء فلا تختبئ. وإن لم تغص من قبل، فخليج الفنار هو المكان الذي يأخذ فيه أغلب الناس أول نفس تحت الماء، مع مدرب وعلى عمق مترين.</p>
<p>وحين تهب الرياح توقّف. تمتلئ اللاجونا جنوبًا بالأشرعة، وينتقل الباقون إلى الوسائد. ولهذا ترى نصف من حولك أمامهم لابتوب: الإنترنت جيد، والقهوة أجود، ومكتب يطل على السعودية ثمنه كوب ليمون.</p>
<ul><li>اسبح قبل العاشرة أو بعد الرابعة، فشمس ما بينهما للسحالي.</li><li>البس حذاء للشعاب؛ المرجان يجرح، وقنافذ البحر لا تعتذر.</li><li>لا تقف على المرجان أبدًا، ولو لتعدّل نظارتك.</li></ul>
<h2>اليوم الثالث: المنبّه</h2>
<p>اضبطه على الخامسة. اطلب توصيلة إلى آخر الطريق شمال البلد، ثم سِر أو اركب جملًا إلى رأس أبو جالوم بمحاذاة الشاطئ والشمس تطلع من فوق الخليج. لا سيارات هناك، بل بضعة عشش وشعاب طويلة، وفطور بيض وطحينة ستحكي عنه لأصحابك سنوات.</p>
<p>عُد قبل الثالثة، ونم ساعة، واقضِ المساء الأخير على مسافة قصيرة داخل الجبل، في وادي قني. الشاي يُغلى على حطب السنط، والنجوم تبدأ حيث تنتهي جدران الوادي. لن يحاول أحد أن يسلّيك، وهذه هي الفكرة كلها.</p>
<img src="/images/sinai-dawn-1.webp" alt="جبال سيناء وقت الشروق" />
<p>وإن صحوت على صباح رابع فلا تضف شيئًا. امشِ الممشى من أوله إلى آخره، واشرب قهوتك حيث شربتها من قبل، ودع أحدهم يسلّم عليك. في دهب يكفي أن تأتي مرتين لتصير من أهل المكان.</p>
<h2>معلومات تفيدك</h2>
<p>البحر دافئ بلا بدلة من مايو إلى نوفمبر؛ وفي يناير تحتاج بدلة قصيرة وجاكيت للمساء. احمل نقودًا للمخيمات، فالبطاقات للبلد فقط. واترك يومًا من خطتك فارغًا. ستحتاج إليه.</p>`,
  },
}
