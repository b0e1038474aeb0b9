import type { DemoArticle } from './article.ts'

export const dahabiyaOrShip: DemoArticle = {
  slug: 'dahabiya-or-cruise-ship',
  author: ['Hana Mourad', 'هنا مراد'],
  sections: ['luxury', 'hospitality', 'economy'],
  tags: ['nile-cruise', 'luxor', 'aswan', 'honeymoon'],
  cover: ['cruise-night-3.webp', 'A Nile ship with lit windows at night', 'باخرة نيلية مضاءة ليلًا'],
  secondary: ['cabin-golden-1.webp', 'A cabin with a view of the Nile', 'كابينة بإطلالة على النيل'],
  offers: [
    ['NileCruise', 931],
    ['NileCruise', 902],
    ['NileCruise', 934],
    ['Trip', 340],
  ],
  en: {
    title: 'Dahabiya or cruise ship?',
    subtitle: 'What the price difference really buys.',
    content: `<p>Between Luxor and Aswan there are two ways to live on the river. One is a ship of five decks with sixty cabins and a pool. The other is a dahabiya: two sails, eight cabins, a cook and a captain. The second costs about twice the first. We have slept on both this year, and here is what you pay for, line by line.</p>
<h2>Where you stop</h2>
<p>A large ship stops where there is a quay for large ships: Esna for the lock, Edfu, Kom Ombo. You visit at the same hour as everybody else from the same row of ships. A dahabiya ties up to a tree. It stops at the quarries of Gebel el-Silsila, at the painted tombs of El Kab, at an island with a beach and two cows. In four days we shared a temple with other people exactly twice.</p>
<h2>What you hear</h2>
<p>On the ship: an engine, soft, day and night, and music on the sun deck after dinner. On the dahabiya: water and rope. When there is no wind a tug pulls you from a distance, and it stops at sunset. If you are a light sleeper this paragraph alone may decide.</p>
<h2>What you eat</h2>
<p>The ship has a buffet, three times a day, with something for everyone, which is why families love it. The dahabiya has one table. The cook buys fish from a man in a rowing boat and asks at breakfast what you would like in the evening. Tell them a week before about allergies; there is no shop on the river.</p>
<blockquote><p>A ship takes you to the temples. A dahabiya takes you to the river.</p></blockquote>
<h2>What you share</h2>
<p>On a ship you can be alone in a crowd. On a dahabiya you dine for four nights with the same fourteen people. With luck that is the best part. If you are on honeymoon or travel with friends, ask what it costs to take the whole boat; divided by eight cabins it is less than people expect.</p>
<h2>What is the same</h2>
<ul><li>The temples, the guide, the light on the sandstone at five in the afternoon.</li><li>Private bathrooms and hot water, on any boat worth its price.</li><li>Tips at the end, in one envelope for the crew. Ask what is usual before you start, not on the last morning.</li></ul>
<h2>Who should take which</h2>
<p>Take a ship if you have three nights, if you travel with children who need a pool, if someone in your party finds gangplanks difficult, or if it is your first time and you want to have seen everything. There are honest little ships at honest prices: look at the year of the last renovation rather than at the number of stars, and ask for a cabin on the middle deck, away from the engine.</p>
<p>Take a dahabiya if you have four or five nights and no list. If you have been to Luxor before. If you can spend an afternoon watching a bank of reeds go by and call it an afternoon well spent.</p>
<p>Whichever you take, sit on the west side after three. That is where the farms are, and the children who run along the bank to wave.</p>
<p>And if the difference in price hurts, do as we did the first time: the ship down the river, and one dinner on a dahabiya at anchor. You will know by the second glass of karkadeh which kind you are.</p>`,
  },
  ar: {
    title: 'ذهبية أم باخرة؟',
    subtitle: 'ماذا تشتري فعلًا بفارق السعر.',
    content: `<p>بين الأقصر وأسوان طريقتان للعيش على النيل. الأولى باخرة من خمسة طوابق فيها ستون كابينة وحمام سباحة. والثانية ذهبية: شراعان وثماني كبائن وطباخ وريّس. والثانية تكلف نحو ضعف الأولى. نمنا هذا العام على الاثنتين، وهذا ما تدفع ثمنه، بندًا بندًا.</p>
<h2>أين تتوقف</h2>
<p>الباخرة الكبيرة تتوقف حيث يوجد مرسى للبواخر الكبيرة: إسنا من أجل الهويس، ثم إدفو وكوم أمبو. وتزور المعابد في الساعة نفسها مع كل من نزل من صف البواخر نفسه. أما الذهبية فتُربط في شجرة. تتوقف عند محاجر جبل السلسلة، وعند مقابر الكاب الملونة، وعند جزيرة فيها شاطئ وبقرتان. في أربعة أيام لم نشارك معبدًا مع غيرنا إلا مرتين.</p>
<h2>ماذا تسمع</h2>
<p>على الباخرة: محرك خافت ليلًا ونهارًا، وموسيقى على السطح بعد العشاء. وعلى الذهبية: ماء وحبال. وحين لا توجد رياح يسحبها رفّاص من بعيد، ويتوقف عند الغروب. إن كان نومك خفيفًا فقد تكفيك هذه الفقرة وحدها.</p>
<h2>ماذا تأكل</h2>
<p>في الباخرة بوفيه ثلاث مرات في اليوم، فيه شيء لكل واحد، ولهذا تحبها الأسر. وفي الذهبية طاولة واحدة. يشتري الطباخ السمك من رجل في مركب بمجداف، ويسألك على الفطور ماذا تحب في المساء. أخبرهم بحساسية الطعام قبل أسبوع، فلا يوجد محل في النيل.</p>
<blockquote><p>الباخرة تأخذك إلى المعابد. والذهبية تأخذك إلى النيل.</p></blockquote>
<h2>ماذا تشارك</h2>
<p>في الباخرة تستطيع أن تكون وحدك وسط الناس. وفي الذهبية تتعشى أربع ليالٍ مع الأربعة عشر أنفسهم. ومع بعض الحظ يكون هذا أجمل ما في الرحلة. وإن كنت في شهر العسل أو مع أصحابك فاسأل عن سعر الذهبية كلها؛ مقسومًا على ثماني كبائن يكون أقل مما تتوقع.</p>
<h2>ما الذي لا يختلف</h2>
<ul><li>المعابد والمرشد وضوء الخامسة عصرًا على الحجر الرملي.</li><li>حمام خاص وماء ساخن، في أي مركب يستحق سعره.</li><li>إكرامية في آخر الرحلة، ظرف واحد للطاقم كله. اسأل عن المعتاد قبل أن تبدأ، لا في الصباح الأخير.</li></ul>
<h2>أيهما لك</h2>
<p>خذ باخرة إن كانت عندك ثلاث ليالٍ، أو معك أطفال يحتاجون إلى حمام سباحة، أو كان معك من يصعب عليه المشي على السقالة، أو كانت أول مرة وتريد أن ترى كل شيء. هناك بواخر صغيرة أمينة بأسعار أمينة: انظر إلى سنة آخر تجديد قبل عدد النجوم، واطلب كابينة في الطابق الأوسط بعيدًا عن المحرك.</p>
<p>وخذ ذهبية إن كانت عندك أربع ليالٍ أو خمس وليست عندك قائمة. إن زرت الأقصر من قبل. إن كنت تستطيع أن تقضي عصرًا كاملًا تراقب ضفة من البوص وهي تمر، وتسميه عصرًا جميلًا.</p>
<p>وأيًا كان اختيارك فاجلس في الجهة الغربية بعد الثالثة. هناك الغيطان، والأطفال الذين يجرون على الضفة ليلوّحوا لك.</p>
<p>وإن آلمك الفارق فافعل كما فعلنا أول مرة: الباخرة في النيل، وعشاء واحد على ذهبية راسية. ومع كوب الكركديه الثاني ستعرف من أي نوع أنت.</p>`,
  },
}
