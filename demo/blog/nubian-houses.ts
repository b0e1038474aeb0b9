import type { DemoArticle } from './article.ts'

export const nubianHouses: DemoArticle = {
  slug: 'a-room-in-a-nubian-house',
  author: ['Youssef Gamal', 'يوسف جمال'],
  sections: ['rural', 'hospitality', 'economy', 'investment'],
  tags: ['aswan', 'hotels', 'activities', 'family-friendly'],
  ownTags: [['Nubia', 'النوبة']],
  cover: ['nile-dawn-5.webp', 'Feluccas on the Nile at dawn', 'فلوكات في النيل فجرًا'],
  secondary: ['terrace-golden-3.webp', 'A terrace for two in golden light', 'شرفة لاثنين وقت العصر'],
  offers: [
    ['Hotel', 232],
    ['Hotel', 236],
    ['Activity', 6],
    ['DayUse', 586],
  ],
  en: {
    title: 'A room in a Nubian house',
    subtitle: 'Domes, blue doors, and where the money of your night goes.',
    content: `<p>Ask ten people who came back from Aswan what they liked best, and eight don't name a temple. They talk about a terrace above the water, a woman who brought hibiscus without being asked, a dome that stayed cool at noon. In the villages around the First Cataract, families have been opening their houses to guests, one room after another. It is the best place to sleep in the south. It also does what few hotels manage: nearly all of what you pay stays in the street.</p>
<h2>Three places, three moods</h2>
<p><strong>Gharb Soheil</strong> on the West Bank is the one in the pictures: painted walls, swings above the river, a market of spices and a crowd of day boats until five. Stay the night and you get it back when they leave. <strong>Heissa</strong> is an island south of the old dam, with Philae across the water, a few guest houses and no cars at all. <strong>Elephantine</strong> is in the middle of town and yet a village: mango yards, goats, a museum, and the public ferry for a coin.</p>
<h2>What a house is like</h2>
<p>Rooms stand around a courtyard of sand that is swept every morning into waves. The roof is a vault of mud brick, built without wood, by men who learned it from their fathers; it needs no air-conditioning in winter and little in spring. Bathrooms are new. Doors are low. You will leave your shoes outside, and after a day you will stop missing the key.</p>
<p>Dinner is at the family's hour. Fish with tamarind, okra dried and cooked again, bread puffed on an iron plate. If you ask the day before, somebody will teach you that bread. It is harder than it looks, and much laughed about.</p>
<blockquote><p>Nearly all of what you pay stays in the street.</p></blockquote>
<h2>Where the money goes</h2>
<p>We sat down with the owner of a house of seven rooms and a school notebook. Of every hundred pounds of a night, thirty-five go to six people who work there, all cousins or neighbours. Twenty-two buy food, most of it from the island. Eighteen are fuel, ferry and power. Ten go back into the walls, because a mud house is repaired every spring or it returns to the river. What is left is the loan for the seventh room, which was a stable until last year, and school.</p>
<p>That loan is the interesting part. Small houses here grow by one room every two or three good winters, mostly with family money. There are now lenders who understand that; there are also people from elsewhere who buy ten houses in a row and paint them blue. You notice the difference at breakfast.</p>
<h2>How to be a good guest</h2>
<ul><li>Book with the house or with someone who pays it in full, and ask which family it is.</li><li>Don't pay to hold a young crocodile. It was taken from the lake to entertain you, and it bites.</li><li>Ask before you photograph, above all women and kitchens.</li><li>Carry small notes for the boatman. A fare is agreed on before one steps in.</li><li>Friday lunch is for the family. You may be asked to it. Go.</li></ul>
<h2>When</h2>
<p>From November to March days are clear and evenings need a shawl. In April the wind brings sand. In summer it is above forty, the river is as cold as ever, prices halve, and the whole village sleeps on the roof. It is not comfortable, and we have rarely slept so well.</p>`,
  },
  ar: {
    title: 'غرفة في بيت نوبي',
    subtitle: 'قباب وأبواب زرقاء، وأين يذهب ثمن ليلتك.',
    content: `<p>اسأل عشرة عادوا من أسوان عن أكثر ما أحبوه، وثمانية منهم لن يذكروا معبدًا. سيحكون عن شرفة فوق الماء، وعن سيدة جاءت بالكركديه دون أن يطلبوا، وعن قبة ظلت باردة في الظهر. في القرى حول الشلال الأول تفتح الأسر بيوتها للضيوف، غرفة بعد غرفة. هي أجمل مكان للنوم في الجنوب. وتفعل ما لا تفعله إلا فنادق قليلة: أغلب ما تدفعه يبقى في الشارع نفسه.</p>
<h2>ثلاثة أماكن وثلاثة أمزجة</h2>
<p><strong>غرب سهيل</strong> في البر الغربي هي التي في الصور: جدران ملونة، ومراجيح فوق النيل، وسوق توابل، وزحام مراكب اليوم الواحد حتى الخامسة. بِت فيها تعد إليك حين يرحلون. و<strong>هيسا</strong> جزيرة جنوب الخزان، أمامها فيلة، فيها بيوت ضيافة قليلة ولا سيارة واحدة. و<strong>إلفنتين</strong> في قلب المدينة ومع ذلك قرية: حيشان مانجو، وماعز، ومتحف، ومعدّية عامة بجنيهات قليلة.</p>
<h2>كيف هو البيت</h2>
<p>الغرف حول حوش من الرمل يُكنس كل صباح على شكل موج. والسقف قبو من الطوب اللبن، بناه بلا خشب رجال تعلموه من آبائهم؛ لا يحتاج تكييفًا في الشتاء، ويحتاج قليلًا في الربيع. الحمامات جديدة، والأبواب منخفضة. ستترك حذاءك في الخارج، وبعد يوم لن تفتقد المفتاح.</p>
<p>العشاء في موعد الأسرة. سمك بالتمر الهندي، وويكة، وعيش ينتفخ على الصاج. وإن طلبت قبلها بيوم فسيعلّمك أحدهم هذا العيش. هو أصعب مما يبدو، والضحك عليه كثير.</p>
<blockquote><p>أغلب ما تدفعه يبقى في الشارع نفسه.</p></blockquote>
<h2>أين يذهب المبلغ</h2>
<p>جلسنا مع صاحب بيت من سبع غرف وكشكول مدرسة. من كل مئة جنيه في الليلة، خمسة وثلاثون لستة يعملون هناك، كلهم أبناء عم أو جيران. واثنان وعشرون للطعام، وأغلبه من الجزيرة. وثمانية عشر للوقود والمعدّية والكهرباء. وعشرة تعود إلى الجدران، فبيت الطين يُرمَّم كل ربيع أو يعود إلى النهر. والباقي قسط الغرفة السابعة، التي كانت زريبة حتى العام الماضي، ومصاريف المدارس.</p>
<p>هذا القسط هو أهم ما في الحكاية. البيوت الصغيرة هنا تكبر غرفة كل شتاءين أو ثلاثة جيدة، وأغلبها بمال العائلة. وهناك الآن من يقرض وهو يفهم ذلك؛ وهناك أيضًا من يأتي من بعيد فيشتري عشرة بيوت متجاورة ويدهنها أزرق. ستلاحظ الفرق على الفطور.</p>
<h2>كيف تكون ضيفًا طيبًا</h2>
<ul><li>احجز مع البيت أو مع من يدفع له كاملًا، واسأل من أهل البيت.</li><li>لا تدفع لتمسك تمساحًا صغيرًا. أُخذ من البحيرة ليسلّيك، ثم إنه يعضّ.</li><li>استأذن قبل التصوير، والسيدات والمطابخ قبل أي شيء.</li><li>احمل فكة للمراكبي. الأجرة يُتفق عليها قبل الركوب.</li><li>غداء الجمعة للأسرة. وقد تُدعى إليه. لبِّ الدعوة.</li></ul>
<h2>متى</h2>
<p>من نوفمبر إلى مارس النهار صافٍ والمساء يحتاج شالًا. وفي أبريل يأتي الهواء بالرمل. وفي الصيف فوق الأربعين، والنيل بارد كعادته، والأسعار النصف، والقرية كلها تنام على السطح. ليس مريحًا، وقلّما نمنا نومًا أطيب.</p>`,
  },
}
