import { day } from './day.ts'

/** Sinai, from the canal to Taba. */
export const sinaiDays = {
  katherineRoad: day(
    'Saint Catherine',
    [
      'Tunnel, oil, mountains',
      'Under the canal, down the gulf, up through Wadi Feiran with its palms. Bedouin supper early: the night is short.',
    ],
    [
      'نفق وبترول وجبال',
      'من تحت القناة ثم مع الخليج ثم صعودًا في وادي فيران ونخيله. عشاء بدوي مبكر لأن الليل قصير.',
    ],
  ),
  katherineClimb: day(
    'Saint Catherine',
    [
      'The mountain by night',
      'Start at one with torches and tea stops. Sunrise at 2,285 metres with blankets for hire; the monastery opens at nine when you come down.',
    ],
    [
      'الجبل ليلًا',
      'البداية في الواحدة بكشافات ووقفات شاي. الشروق على 2285 مترًا ببطاطين للإيجار، والدير يفتح في التاسعة مع نزولكم.',
    ],
  ),
  katherineMonastery: day(
    'Saint Catherine',
    [
      'Fourteen hundred years without closing',
      'The bush, the icons, the library’s new rooms. Lunch under almond trees with Sheikh Musa, who fixes telephones and bones.',
    ],
    [
      'ألف وأربعمئة عام بلا إغلاق',
      'العليقة والأيقونات وقاعات المكتبة الجديدة. والغداء تحت اللوز عند الشيخ موسى الذي يصلح التليفونات والعظام.',
    ],
  ),
  gardensUp: day(
    'Saint Catherine',
    [
      'Into the walled gardens',
      'Over the Abu Giffa pass with camels behind. A cistern to wash in, lentils, a carpet; snow-white quartz by moonlight.',
    ],
    [
      'إلى الجناين المسوّرة',
      'من فوق نقب أبو جيفة والجمال خلفنا. صهريج للاغتسال وعدس وسجادة، وكوارتز أبيض تحت القمر.',
    ],
  ),
  gardensHigh: day(
    'Saint Catherine',
    [
      'Gebel Catherine, the roof of Egypt',
      'Five hours up to 2,629 metres: two gulfs and Arabia from one stone. Down to pomegranates.',
    ],
    [
      'جبل كاترين، سقف مصر',
      'خمس ساعات إلى 2629 مترًا: خليجان والحجاز من حجر واحد. ثم نزولًا إلى الرمان.',
    ],
  ),
  gardensPools: day(
    'Saint Catherine',
    [
      'Galt el-Azraq',
      'A pool as deep as a house between granite slabs, cold all year. Bread in the ashes, and the herbs named one by one.',
    ],
    [
      'جلت الأزرق',
      'غدير بعمق بيت بين ألواح الجرانيت، بارد طول العام. عيش في الرماد وأعشاب تُسمى واحدة واحدة.',
    ],
  ),
  katherineHome: day(
    'Saint Catherine',
    [
      'Down to the gulf',
      'Coloured sandstone in the morning sun, Hammam Faraoun’s steam by the road, tea at the tunnel.',
    ],
    ['نزولًا إلى الخليج', 'حجر رملي ملون في شمس الصباح وبخار حمام فرعون على الطريق وشاي عند النفق.'],
  ),
  dahabArrive: day(
    'Dahab',
    [
      'Shoes off',
      'By the time bags are in, somebody is in the water. Lentil soup on cushions at the Lighthouse, Saudi lights across.',
    ],
    [
      'اخلعوا الأحذية',
      'قبل دخول الشنط يكون أحدكم في الماء. شوربة عدس على مخدات اللايت هاوس وأنوار السعودية أمامكم.',
    ],
  ),
  dahabFromMountain: day(
    'Dahab',
    [
      'Two thousand metres down',
      'Jacket off at the pass, shoes off at Wadi Qnai, shirt off at the Assala shore. Supper is whatever the boat brought, with tahina.',
    ],
    [
      'نزول ألفي متر',
      'الجاكيت يُخلع عند النقب والحذاء عند وادي قني والقميص عند شط العسلة. والعشاء مما جاءت به المركب مع الطحينة.',
    ],
  ),
  dahabBlueHole: day(
    'Dahab',
    [
      'The Blue Hole from above',
      'Masks on at the Bells, drift with the wall to the Hole, out before the boats’ worth of people. Lunch at Ras Abu Galum by camel or boat.',
    ],
    [
      'البلو هول من فوق',
      'نظارات عند البيلز ثم مع الجدار إلى الهول والخروج قبل الزحام. والغداء في رأس أبو جالوم بالجمل أو اللنش.',
    ],
  ),
  dahabCanyon: day(
    'Dahab',
    [
      'The Coloured Canyon',
      'Squeeze, slide and be pulled through stripes of rust and violet. Tea with the keeper; back for the last sun at the lagoon.',
    ],
    [
      'الكانيون الملون',
      'انزلاق وحشر وشدّ بين خطوط صدأ وبنفسج. شاي مع الحارس والعودة لآخر شمس في اللاجونا.',
    ],
  ),
  dahabLagoon: day(
    'Dahab',
    [
      'A day at the lagoon',
      'Flat water inside, wind outside, sand you can nap on. The kite people are all show until four; then they are good.',
    ],
    [
      'يوم في اللاجونا',
      'ماء مستوٍ في الداخل وهواء في الخارج ورمل يُنام عليه. وأهل الكايت استعراض حتى الرابعة ثم يجيدون.',
    ],
  ),
  dahabCourse: day(
    'Dahab',
    [
      'Theory, then two metres of sea',
      'Breathe, clear, float: the lighthouse bay is a classroom with anemones. Films with the instructor’s coffee.',
    ],
    [
      'نظري ثم متران من البحر',
      'تنفس وتفريغ وطفو: خليج اللايت هاوس فصل فيه شقائق بحر. وأفلام مع قهوة المدرب.',
    ],
  ),
  dahabCourseTwo: day(
    'Dahab',
    [
      'Eel Garden',
      'Third and fourth dives, ten metres and a lawn of eels that bow as you pass. Log book, cake.',
    ],
    [
      'حديقة الثعابين',
      'الغطستان الثالثة والرابعة على عشرة أمتار وحقل ثعابين تنحني لمروركم. دفتر وكيك.',
    ],
  ),
  dahabCard: day(
    'Dahab',
    [
      'The card',
      'Islands reef for the last dive, the exam that everyone passes, a photograph for your mother.',
    ],
    ['البطاقة', 'شعاب الجزر للغطسة الأخيرة والامتحان الذي ينجح فيه الجميع وصورة للوالدة.'],
  ),
  dahabBreath: day(
    'Dahab',
    [
      'One breath',
      'Breathing on mats at eight, a line off the reef at ten. Nobody counts metres; the instructor counts shoulders coming down.',
    ],
    [
      'نفَس واحد',
      'تنفس على الحصر في الثامنة وحبل عند الشعاب في العاشرة. لا أحد يعد الأمتار، والمدرب يعد الأكتاف التي ترتخي.',
    ],
  ),
  dahabLeave: day(
    'Dahab',
    [
      'Salt in the hair',
      'A last swim is allowed; the bus waits for wet heads. Pharan pass, lunch at Ras Sudr, Cairo by evening.',
    ],
    [
      'ملح في الشعر',
      'سباحة أخيرة مسموحة والأتوبيس ينتظر الرؤوس المبللة. غداء في رأس سدر والقاهرة مساءً.',
    ],
  ),
  nuweibaArrive: day(
    'Nuweiba',
    [
      'Reed, sea, nothing',
      'The huts stand ten steps from the water. Telephones go in a basket, if you wish, and nobody asks for them back.',
    ],
    ['بوص وبحر ولا شيء', 'العشش على عشر خطوات من الماء. التليفونات في سلة لمن شاء، ولا أحد يطلبها.'],
  ),
  nuweibaRest: day(
    'Nuweiba',
    [
      'A day with no programme',
      'Swim, read, sleep, swim. Yoga at seven for those awake; fish at eight for those not.',
    ],
    [
      'يوم بلا برنامج',
      'سباحة وقراءة ونوم وسباحة. يوجا في السابعة لمن صحا، وسمك في الثامنة مساءً لمن نام.',
    ],
  ),
  nuweibaWadi: day(
    'Nuweiba',
    [
      'Wadi el-Weshwashi',
      'Three pools in a granite cleft, the upper one by rope. Jump or don’t; lunch is the same for both.',
    ],
    ['وادي الوشواشي', 'ثلاثة غدران في شق جرانيت، الأعلى بحبل. اقفزوا أو لا، فالغداء واحد.'],
  ),
  nuweibaMagana: day(
    'Nuweiba',
    [
      'Ras Shitan’s fire',
      'Singers bring their own oud and stay too late. By day the reef begins at your ankles.',
    ],
    ['نار رأس شيطان', 'المغنون يأتون بعودهم ويسهرون. ونهارًا تبدأ الشعاب عند الكاحل.'],
  ),
  nuweibaLeave: day(
    'Nuweiba',
    [
      'The gulf road',
      'Mountains of four colours on the left, the sea of one on the right, all the way to the pass.',
    ],
    ['طريق الخليج', 'جبال بأربعة ألوان يسارًا وبحر بلون واحد يمينًا حتى النقب.'],
  ),
  tabaCastle: day(
    'Taba',
    [
      'Saladin’s island and the fjord',
      'A boat to the castle on Pharaoh’s island, the walls climbed, then the Fjord’s hole of deep blue with masks on.',
    ],
    [
      'جزيرة صلاح الدين والفيورد',
      'لنش إلى القلعة على جزيرة فرعون وصعود أسوارها، ثم حفرة الفيورد الزرقاء بالنظارات.',
    ],
  ),
  tabaArrive: day(
    'Taba',
    [
      'Where four countries look at each other',
      'Six hours and three checkpoints, then driftwood, a hammock and Aqaba’s lamps.',
    ],
    ['حيث تتقابل أربع دول', 'ست ساعات وثلاثة أكمنة ثم خشب بحر وأرجوحة وأنوار العقبة.'],
  ),
  tabaLeave: day(
    'Taba',
    [
      'Breakfast in a cove',
      'Goat cheese, a swim, the road back over the plateau with a stop at the lookout.',
    ],
    ['فطار في خور', 'جبنة معيز وسباحة وطريق الهضبة مع وقفة عند المطلّ.'],
  ),
  sharmArrive: day(
    'Sharm El Sheikh',
    [
      'The hotel has you',
      'Plane or bus, then the bracelet, the pool, the buffet. The old market after dinner, for grilled calamari and a look at the mosque.',
    ],
    [
      'الفندق يستلمكم',
      'طيارة أو أتوبيس ثم الأسورة وحمام السباحة والبوفيه. والسوق القديم بعد العشاء لكاليماري مشوي وفرجة على الجامع.',
    ],
  ),
  sharmBus: day(
    'Sharm El Sheikh',
    ['Six hours and a tunnel', 'The coach at eight, tea at Ras Sudr, first swim by three.'],
    ['ست ساعات ونفق', 'الأتوبيس في الثامنة وشاي في رأس سدر وأول سباحة في الثالثة.'],
  ),
  sharmDivers: day(
    'Sharm El Sheikh',
    [
      'Check dive before the bags',
      'The morning coach, a check dive at Ras Um Sid to see who has grown rusty, then sleep until the kitchen bell. Log books are read like newspapers.',
    ],
    [
      'غطسة تجربة قبل الشنط',
      'أتوبيس الصباح ثم غطسة تجربة في رأس أم السيد لنرى من صدئ، ثم نوم حتى جرس المطبخ. ودفاتر الغطس تُقرأ كالجرائد.',
    ],
  ),
  sharmRas: day(
    'Sharm El Sheikh',
    [
      'Ras Mohammed by boat',
      'Two reefs, the White Island when the tide lets it show, lunch on deck, and eyebrows of salt by four.',
    ],
    [
      'رأس محمد بالمركب',
      'شعابان والجزيرة البيضاء إن سمح الجزر وغداء على السطح، وحواجب ملح في الرابعة.',
    ],
  ),
  sharmTiran: day(
    'Sharm El Sheikh',
    [
      'Tiran’s four reefs',
      'Gordon, Thomas, Woodhouse, Jackson: the names of captains on the things that sank them. Snorkel the lagoon side, eat, sleep on deck.',
    ],
    [
      'شعاب تيران الأربع',
      'جوردون وتوماس وودهاوس وجاكسون: أسماء قباطنة على ما أغرقهم. سنوركل من جهة اللاجون وأكل ونوم على السطح.',
    ],
  ),
  sharmWreck: day(
    'Sharm El Sheikh',
    [
      'Thistlegorm',
      'Boat at four in the morning. Two dives on the wreck: outside with the locomotive, inside with the motorcycles.',
    ],
    [
      'ثيسلجورم',
      'المركب في الرابعة فجرًا. غطستان على الحطام: من الخارج مع القاطرة ومن الداخل مع الموتوسيكلات.',
    ],
  ),
  sharmRest: day(
    'Sharm El Sheikh',
    [
      'Nothing before eleven',
      'House reef, pool, shade. The square’s fountains in the evening for the children and an ice rink for the brave.',
    ],
    [
      'لا شيء قبل الحادية عشرة',
      'شعاب الفندق وحمام السباحة وظل. ومساءً نوافير الميدان للأولاد وحلبة جليد للشجعان.',
    ],
  ),
  sharmDesert: day(
    'Sharm El Sheikh',
    [
      'Echo mountain and Bedouin bread',
      'Quads or camels to a tent under the cliffs at sunset; shout and the mountain answers. Astronomers bring the telescope.',
    ],
    [
      'جبل الصدى وعيش بدوي',
      'بيتش باجي أو جمال إلى خيمة تحت الجبل مع الغروب، اصرخوا فيرد. وأهل الفلك يأتون بالتلسكوب.',
    ],
  ),
  sharmLeave: day(
    'Sharm El Sheikh',
    ['Pool until noon', 'Rooms by twelve, bags in the store, the water until the transfer.'],
    ['حمام السباحة حتى الظهر', 'الغرف حتى الثانية عشرة والشنط في الأمانة والماء حتى الانتقال.'],
  ),
  sudrArrive: day(
    'Ras Sudr',
    [
      'Wind by two o’clock',
      'Two hours from Cairo. Boards rigged, beginners on the sand with small kites, everyone fed by eight.',
    ],
    [
      'الهواء في الثانية',
      'ساعتان من القاهرة. ألواح تُجهز ومبتدئون على الرمل بكايت صغير والجميع شبعان في الثامنة.',
    ],
  ),
  sudrWater: day(
    'Ras Sudr',
    [
      'Body drag, board start',
      'Waist-deep lagoon a mile wide, nothing to hit. Evening: grilled mullet, sore arms.',
    ],
    ['سحب ثم وقوف', 'لاجون بعمق الوسط وعرض ميل ولا شيء تصطدم به. ومساءً بوري مشوي وذراعان تؤلمان.'],
  ),
  sudrLeave: day(
    'Ras Sudr',
    [
      'Moses’s springs on the way home',
      'One more hour of wind, then the wells and palms of Oyoun Musa and the tunnel before the queue.',
    ],
    ['عيون موسى في العودة', 'ساعة هواء أخيرة ثم آبار عيون موسى ونخيلها والنفق قبل الطابور.'],
  ),
  torArrive: day(
    'El Tor',
    [
      'The town the coaches drive past',
      'Coral-stone houses, a quarantine from Ottoman days, warm springs with nobody in them.',
    ],
    [
      'البلد التي تمر بها الأتوبيسات',
      'بيوت حجر مرجاني ومحجر صحي من أيام العثمانيين وعيون دافئة ليس فيها أحد.',
    ],
  ),
} as const
