import type { PlaceTexts } from './place-texts.ts'

/** Both coasts of the Red Sea, and the mountains of Sinai. */
export const redSeaAndSinai: Readonly<Record<string, PlaceTexts>> = {
  Hurghada: {
    summary: [
      'Islands, reefs and a marina an hour by plane from Cairo, warm enough to swim all year.',
      'جزر وشعاب ومارينا على بُعد ساعة بالطائرة من القاهرة، وماء يصلح للسباحة طوال السنة.',
    ],
    guide: {
      story: [
        [
          'Hurghada was a fishing village until divers found what lay in front of it. The boats that leave the marina in the morning still head for the same places: the Giftun islands with their white sand, the reefs of Abu Ramada, and the dolphins that live off the northern shoals.',
          'كانت الغردقة قرية صيادين حتى اكتشف الغواصون ما أمامها. ولا تزال المراكب التي تغادر المارينا صباحًا تقصد الأماكن نفسها: جزر الجفتون برمالها البيضاء، وشعاب أبو رمادة، والدلافين التي تعيش عند شعاب الشمال.',
        ],
        [
          'In the evening there are three towns to choose from: old El Dahar with its market, Sekalla with its bars and grills, and the marina for a walk among the yachts. Families like the bays to the south, where the water is shallow and the wind less.',
          'وفي المساء تختار بين ثلاث مدن: الدهار القديمة بسوقها، والسقالة بمقاهيها ومشاويها، والمارينا للتمشية بين اليخوت. والعائلات تفضل خلجان الجنوب حيث الماء ضحل والريح أهدأ.',
        ],
      ],
      bestTime: [
        'March to May and September to November; in July and August the sea is at its warmest, in January the wind is fresh.',
        'من مارس إلى مايو ومن سبتمبر إلى نوفمبر. وفي يوليو وأغسطس البحر في أدفأ حالاته، وفي يناير الهواء بارد نوعًا.',
      ],
      gettingThere: [
        'Hurghada International Airport is ten minutes from the centre. By road it is five to six hours from Cairo and about four from Luxor.',
        'مطار الغردقة الدولي على بُعد عشر دقائق من وسط المدينة. وبالطريق خمس إلى ست ساعات من القاهرة ونحو أربع من الأقصر.',
      ],
    },
  },
  'El Gouna': {
    summary: [
      'A town built on lagoons, with bicycles, kites and quiet evenings, north of Hurghada.',
      'مدينة على البحيرات شمال الغردقة: دراجات وكايت سيرف ومساءات هادئة.',
    ],
    guide: {
      story: [
        [
          'El Gouna was planned from an empty beach about 1990, and it shows in what it lacks: no tower blocks, hardly any horns. Bridges and small boats join the islands, and everything is near enough for a bicycle or a tuk-tuk.',
          'خُططت الجونة على شاطئ خالٍ نحو عام 1990، ويظهر ذلك في ما تخلو منه: لا أبراج ولا ضجيج أبواق. تصل الجسور والقوارب الصغيرة بين الجزر، وكل شيء قريب بالدراجة أو التوك توك.',
        ],
        [
          'The shallow water and the steady northerly wind make it one of the easiest places to learn kitesurfing. When the wind drops, the dive boats go out; in the evening people meet at Abu Tig Marina or downtown.',
          'الماء الضحل وريح الشمال المنتظمة يجعلانها من أسهل الأماكن لتعلم الكايت سيرف. وحين تهدأ الريح تخرج مراكب الغوص، وفي المساء يلتقي الناس في مارينا أبو تيج أو وسط البلد.',
        ],
      ],
      bestTime: [
        'April to June and September to November; the wind for kites is steadiest from May to September.',
        'من أبريل إلى يونيو ومن سبتمبر إلى نوفمبر، وريح الكايت أكثر انتظامًا من مايو إلى سبتمبر.',
      ],
      gettingThere: [
        'Half an hour by car from Hurghada International Airport; about five hours by bus from Cairo.',
        'نصف ساعة بالسيارة من مطار الغردقة الدولي، ونحو خمس ساعات بالأتوبيس من القاهرة.',
      ],
    },
  },
  'Sharm El Sheikh': {
    summary: [
      'Coral walls a few steps from the beach, and Ras Mohammed at the tip of Sinai.',
      'جدران مرجانية على بُعد خطوات من الشاطئ، ورأس محمد عند طرف سيناء.',
    ],
    guide: {
      story: [
        [
          'Few places bring a reef so close: in many hotels one walks down a jetty and is over the drop-off. Ras Mohammed, Egypt’s first national park, begins where the road ends, with two seas meeting at Shark Reef and a mangrove channel behind it.',
          'قليل من الأماكن يقرّب الشعاب إلى هذا الحد: في كثير من الفنادق تمشي على السقالة فإذا أنت فوق الجدار المرجاني. وتبدأ محمية رأس محمد، أول محمية طبيعية في مصر، حيث ينتهي الطريق: بحران يلتقيان عند شعاب القرش، وخلفها قناة المانجروف.',
        ],
        [
          'Boats also go to the four reefs in the strait of Tiran and, for divers, to the wreck of the Thistlegorm, a freighter sunk in 1941 with its motorcycles still on board. On land there are the desert of the Bedouin, and the old market by night.',
          'وتخرج المراكب كذلك إلى الشعاب الأربع في مضيق تيران، وإلى حطام «ثيستلجورم» للغواصين، سفينة شحن غرقت عام 1941 ودراجاتها النارية لا تزال فيها. وعلى البر صحراء البدو، والسوق القديم ليلًا.',
        ],
      ],
      bestTime: [
        'March to May and September to November. Winter days are sunny, the evenings want a jacket.',
        'من مارس إلى مايو ومن سبتمبر إلى نوفمبر. وأيام الشتاء مشمسة، لكن المساء يحتاج إلى سترة.',
      ],
      gettingThere: [
        'An hour by plane from Cairo, or six to seven hours by bus, by way of the tunnel at Suez.',
        'ساعة بالطائرة من القاهرة، أو ست إلى سبع ساعات بالأتوبيس عبر نفق السويس.',
      ],
    },
  },
  Dahab: {
    summary: [
      'A promenade of cafés, a lagoon full of sails and a reef that begins at the kerb.',
      'ممشى من المقاهي، وبحيرة ملأى بالأشرعة، وشعاب تبدأ من حافة الرصيف.',
    ],
    guide: {
      story: [
        [
          'Dahab is as slow as people say. One swims before breakfast at the Lighthouse, rents a bicycle, drinks tea on cushions over the water, and finds at some point that a week is gone. The mountains behind the town turn pink in the evening, and so do those of Arabia across the gulf.',
          'دهب هادئة كما يقولون عنها. تسبح قبل الإفطار عند اللايت هاوس، وتستأجر دراجة، وتشرب الشاي على الوسائد فوق الماء، ثم تكتشف أن أسبوعًا مضى. وفي المساء تتورد الجبال خلف البلدة، ومثلها جبال الجزيرة العربية عبر الخليج.',
        ],
        [
          'Windsurfers and kiters have the lagoon; divers and freedivers the Blue Hole and the Canyon to the north. The Blue Hole deserves respect: look at it with a mask from the saddle, and leave the depth to those who are trained. Inland, Bedouin guides lead to coloured canyons and to dinners under the stars.',
          'البحيرة للشراعيين وراكبي الكايت، والبلو هول والكانيون شمالًا للغواصين بنوعيهم. والبلو هول يستحق الاحترام: انظر إليه بقناعك من حافته، واترك العمق لمن تدرّب عليه. وفي الداخل يقودك أدلاء البدو إلى الوديان الملونة وعشاء تحت النجوم.',
        ],
      ],
      bestTime: [
        'March to May and September to November; wind most of the year, strongest from June to September.',
        'من مارس إلى مايو ومن سبتمبر إلى نوفمبر. والريح أغلب السنة، وأشدها من يونيو إلى سبتمبر.',
      ],
      gettingThere: [
        'An hour to an hour and a half by car from Sharm El Sheikh airport; eight to nine hours by bus from Cairo. Bring your passport: there are checkpoints.',
        'ساعة إلى ساعة ونصف بالسيارة من مطار شرم الشيخ، أو ثماني إلى تسع ساعات بالأتوبيس من القاهرة. احمل بطاقتك أو جواز سفرك فهناك نقاط تفتيش.',
      ],
    },
  },
  'Marsa Alam': {
    summary: [
      'The quiet south of the Red Sea: turtles in the bay, dolphins on the reef, desert behind.',
      'الجنوب الهادئ للبحر الأحمر: سلاحف في الخليج ودلافين عند الشعاب، والصحراء من خلفها.',
    ],
    guide: {
      story: [
        [
          'South of Quseir the hotels stand far apart and the bays between them have no buildings at all. In Abu Dabbab and Marsa Mubarak green turtles graze on the sea grass, and sometimes a dugong joins them; keep your distance and they stay.',
          'جنوب القصير تتباعد الفنادق وتبقى الخلجان بينها بلا بناء. في أبو دباب ومرسى مبارك ترعى السلاحف الخضراء عشب البحر، وينضم إليها أحيانًا عروس البحر (الأطوم)؛ ابقَ بعيدًا قليلًا فتبقى هي.',
        ],
        [
          'Spinner dolphins rest by day inside the horseshoe of Samadai, where the number of visitors is limited. Divers come for Elphinstone. Wadi el Gemal, the national park south of the town, keeps gazelles, emerald mines of the Romans and some of the emptiest beaches in Egypt.',
          'وتستريح الدلافين نهارًا داخل حدوة شعب صمداي حيث عدد الزوار محدود. ويأتي الغواصون من أجل شعب إلفنستون. وفي محمية وادي الجمال جنوب المدينة غزلان ومناجم زمرد رومانية وشواطئ من أخلى شواطئ مصر.',
        ],
      ],
      bestTime: [
        'April to June and September to November; in winter the water stays at 22 to 24 °C.',
        'من أبريل إلى يونيو ومن سبتمبر إلى نوفمبر، وحرارة الماء شتاءً بين 22 و24 درجة.',
      ],
      gettingThere: [
        'Marsa Alam airport lies about an hour north of the town, near Port Ghalib. By road it is three and a half hours from Hurghada.',
        'مطار مرسى علم على بُعد نحو ساعة شمال المدينة قرب بورت غالب. وبالطريق ثلاث ساعات ونصف من الغردقة.',
      ],
    },
  },
  'Ain Sokhna': {
    summary: [
      'The nearest Red Sea beach to Cairo: leave after breakfast and swim before lunch.',
      'أقرب شواطئ البحر الأحمر إلى القاهرة: تخرج بعد الإفطار وتسبح قبل الغداء.',
    ],
    guide: {
      story: [
        [
          'Sokhna is named after its warm springs at the foot of the mountain. What brings Cairo here is the distance: less than two hours on a wide road, then sand, calm water and a hotel pool for those who stay one day only.',
          'سُميت السخنة بعيونها الدافئة عند سفح الجبل. وما يجذب القاهرة إليها هو القرب: أقل من ساعتين على طريق واسع، ثم الرمل والماء الهادئ، وحمام سباحة في فندق لمن جاء ليوم واحد.',
        ],
        [
          'Behind the coast rises the Galala plateau. A road winds up to it, and in the evening the air there is noticeably cooler. In spring and autumn storks and birds of prey pass over the bay by the thousand.',
          'وخلف الساحل هضبة الجلالة، يصعد إليها طريق متعرج، والهواء هناك في المساء أبرد كثيرًا. وفي الربيع والخريف تعبر اللقالق والطيور الجارحة فوق الخليج بالآلاف.',
        ],
      ],
      bestTime: [
        'All year; quietest from Sunday to Wednesday, fullest at long weekends.',
        'طوال السنة. وأهدأ أيامها من الأحد إلى الأربعاء، وأكثرها زحامًا العطلات الطويلة.',
      ],
      gettingThere: [
        'About 130 km from Cairo: an hour and a half to two hours by car or bus.',
        'نحو 130 كم من القاهرة: ساعة ونصف إلى ساعتين بالسيارة أو الأتوبيس.',
      ],
    },
  },
  'Saint Catherine': {
    summary: [
      'A monastery from the sixth century beneath Mount Sinai, and the coldest, clearest nights in Egypt.',
      'دير من القرن السادس تحت جبل موسى، وأبرد ليالي مصر وأصفاها.',
    ],
    guide: {
      story: [
        [
          'Justinian had the walls built, and monks have lived behind them ever since; the library keeps one of the world’s great collections of manuscripts. Most visitors climb Mount Sinai in the night, by the camel path and then 750 steps, and stand at 2,285 metres when the sun comes up.',
          'بنى جستنيان الأسوار ولم ينقطع الرهبان خلفها منذ ذلك الحين، وفي المكتبة واحدة من أعظم مجموعات المخطوطات في العالم. يصعد أغلب الزوار جبل موسى ليلًا، بطريق الجِمال ثم 750 درجة، ليشهدوا الشروق من ارتفاع 2285 مترًا.',
        ],
        [
          'Jebel Katherina, next to it, is the highest mountain in Egypt and far lonelier. Walk with a guide of the Jebeleya, the Bedouin who have looked after the monastery for as long as it has stood.',
          'وبجواره جبل كاترين أعلى جبال مصر وأقلها زحامًا. امشِ مع دليل من الجبالية، البدو الذين يرعون الدير منذ قيامه.',
        ],
      ],
      bestTime: [
        'March to May and September to November. In winter it freezes at night and may snow.',
        'من مارس إلى مايو ومن سبتمبر إلى نوفمبر. وفي الشتاء تتجمد الليالي وقد يسقط الثلج.',
      ],
      gettingThere: [
        'About two hours by road from Dahab, three from Sharm El Sheikh. The monastery opens in the morning only, and not every day: ask before you set out.',
        'نحو ساعتين بالطريق من دهب وثلاث من شرم الشيخ. والدير يفتح صباحًا فقط وليس كل يوم، فاسأل قبل أن تتحرك.',
      ],
    },
  },
  Nuweiba: {
    summary: [
      'Beach camps between red mountains and a still gulf, and little reason to do anything.',
      'كامبات على الشاطئ بين جبال حمراء وخليج ساكن، ولا داعي لفعل أي شيء.',
    ],
  },
  Taba: {
    summary: [
      'The last bay of Sinai, with a castle on an island and fjord-blue water.',
      'آخر خلجان سيناء، وقلعة على جزيرة وماء أزرق كالفيورد.',
    ],
  },
  'Ras Sudr': {
    summary: [
      'Flat water and steady wind two and a half hours from Cairo: a school for kites.',
      'ماء مستوٍ وريح منتظمة على بُعد ساعتين ونصف من القاهرة: مدرسة للكايت سيرف.',
    ],
  },
  'El Tor': {
    summary: [
      'The quiet capital of South Sinai, with warm springs at Hammam Musa and good wind.',
      'عاصمة جنوب سيناء الهادئة، بعيون حمام موسى الدافئة وريح طيبة.',
    ],
  },
  'Makadi Bay': {
    summary: [
      'A sheltered bay south of Hurghada with a house reef for children and beginners.',
      'خليج محمي جنوب الغردقة، وشعاب قريبة تناسب الأطفال والمبتدئين.',
    ],
  },
  'Sahl Hasheesh': {
    summary: [
      'A long curve of sand with a promenade, and a sunken city built for snorkellers.',
      'قوس طويل من الرمل وممشى على البحر، ومدينة غارقة صُنعت لهواة السنوركل.',
    ],
  },
  'Soma Bay': {
    summary: [
      'A peninsula with sea on three sides: golf, thalasso and a pier to the reef.',
      'شبه جزيرة يحيط بها البحر من ثلاث جهات: جولف وسبا بماء البحر وسقالة إلى الشعاب.',
    ],
  },
  Safaga: {
    summary: [
      'A working harbour with good wind and the reefs of Panorama and Abu Kafan before it.',
      'ميناء عامل وريح طيبة، وأمامه شعاب بانوراما وأبو كفن.',
    ],
  },
  'El Quseir': {
    summary: [
      'An old pilgrims’ port with an Ottoman fort, wooden balconies and hardly a crowd.',
      'ميناء حجاج قديم بقلعة عثمانية وشرفات خشبية، وبلا زحام.',
    ],
  },
  'Port Ghalib': {
    summary: [
      'A marina for dive boats a few minutes from Marsa Alam airport.',
      'مارينا لمراكب الغوص على بُعد دقائق من مطار مرسى علم.',
    ],
  },
  'Ras Gharib': {
    summary: [
      'An oil town on the Gulf of Suez, halfway between Cairo and Hurghada.',
      'مدينة بترول على خليج السويس، في منتصف الطريق بين القاهرة والغردقة.',
    ],
  },
}
