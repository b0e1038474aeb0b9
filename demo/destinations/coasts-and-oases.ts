import type { PlaceTexts } from './place-texts.ts'

/** The Mediterranean, the Canal, and the Western Desert. */
export const coastsAndOases: Readonly<Record<string, PlaceTexts>> = {
  Alexandria: {
    summary: [
      'A corniche of fish restaurants and old cafés, with a library for its lighthouse.',
      'كورنيش من مطاعم السمك والمقاهي القديمة، ومكتبة مكان الفنار.',
    ],
    guide: {
      story: [
        [
          'Alexander drew the plan in 331 BC and never saw it built. Of the lighthouse that was a wonder of the world, some stones went into the fort of Qaitbay, which stands on its site; of the library nothing is left, but the new one by the harbour is worth a morning, and its reading room is one of the largest anywhere.',
          'رسم الإسكندر المدينة سنة 331 قبل الميلاد ولم يرها مبنية. ومن الفنار الذي كان من عجائب الدنيا ذهبت حجارة إلى قلعة قايتباي القائمة في موضعه، ومن المكتبة القديمة لم يبق شيء، لكن الجديدة عند الميناء تستحق صباحًا كاملًا، وقاعة القراءة فيها من أكبر قاعات العالم.',
        ],
        [
          'Go underground at Kom el-Shoqafa, where the tombs mix Egyptian gods with Roman dress. Then do what everyone here does: a table by the water in Bahari or Abu Qir, fish chosen from the ice, and a long walk along the sea.',
          'انزل تحت الأرض في كوم الشقافة حيث تلبس آلهة مصر ثياب الرومان. ثم افعل ما يفعله الجميع هنا: مائدة على الماء في بحري أو أبو قير، وسمكة تختارها من الثلج، ومشية طويلة على البحر.',
        ],
      ],
      bestTime: [
        'April to June and September to November. July and August are for the beaches; winter brings storms, and cafés full of people.',
        'من أبريل إلى يونيو ومن سبتمبر إلى نوفمبر. ويوليو وأغسطس للشواطئ، والشتاء للنوّات والمقاهي العامرة.',
      ],
      gettingThere: [
        'Two and a half to three hours by train or bus from Cairo; Borg El Arab airport is an hour from the centre.',
        'ساعتان ونصف إلى ثلاث بالقطار أو الأتوبيس من القاهرة، ومطار برج العرب على بُعد ساعة من وسط المدينة.',
      ],
    },
  },
  'North Coast (Sahel)': {
    summary: [
      'White sand and turquoise water west of Alexandria, where Egypt spends its summer.',
      'رمل أبيض وماء فيروزي غرب الإسكندرية، حيث تقضي مصر صيفها.',
    ],
    guide: {
      story: [
        [
          'From June to September half of Cairo moves to the Sahel. The villages follow each other along the coast road, each with its own gate and beach; to the west, past Sidi Abdel Rahman, the water is at its clearest and the concerts at their loudest.',
          'من يونيو إلى سبتمبر ينتقل نصف القاهرة إلى الساحل. تتوالى القرى على الطريق الساحلي، لكل منها بوابتها وشاطئها، وغربًا بعد سيدي عبد الرحمن يصفو الماء أكثر وتعلو الحفلات.',
        ],
        [
          'Swim in the morning: the sea here is the open Mediterranean, and by the afternoon there may be waves and flags. The cemeteries and the museum of El Alamein, where two armies met in 1942, are worth the hour they take.',
          'اسبح صباحًا: البحر هنا هو المتوسط المفتوح، وقد يعلو موجه بعد الظهر وتُرفع الأعلام. ومقابر العلمين ومتحفها، حيث التقى جيشان عام 1942، تستحق ساعة من وقتك.',
        ],
      ],
      bestTime: [
        'June to September; May and October have the sea without the crowd, but not every place is open.',
        'من يونيو إلى سبتمبر. وفي مايو وأكتوبر البحر بلا زحام، لكن ليس كل شيء مفتوحًا.',
      ],
      gettingThere: [
        'Three to four hours by road from Cairo. El Alamein has an airport, busiest in summer.',
        'ثلاث إلى أربع ساعات بالطريق من القاهرة. وفي العلمين مطار يزدحم صيفًا.',
      ],
    },
  },
  'Siwa Oasis': {
    summary: [
      'Palms, salt lakes and mud-brick towers at the edge of the Great Sand Sea.',
      'نخيل وبحيرات ملح وأبراج من الطين عند حافة بحر الرمال الأعظم.',
    ],
    guide: {
      story: [
        [
          'Siwa lies below sea level, nearer to Libya than to the Nile, and has its own language. Alexander came all this way to question the oracle; its temple still looks over the palms at Aghurmi. In the middle of the town the old fortress of Shali, built of salt and mud, melts a little with every rain.',
          'تقع سيوة تحت مستوى البحر، أقرب إلى ليبيا منها إلى النيل، ولها لغتها الخاصة. جاء الإسكندر كل هذا الطريق ليسأل الوحي، ولا يزال معبده يطل على النخيل في أغورمي. وفي وسط البلدة قلعة شالي القديمة من الملح والطين، تذوب قليلًا مع كل مطر.',
        ],
        [
          'Float in a salt lake, rinse in a spring, ride a bicycle between the olive groves. In the afternoon drive out to the dunes with somebody who knows them, and wait there for the stars.',
          'اطفُ في بحيرة ملح ثم اغتسل في عين، واركب دراجة بين أشجار الزيتون. وبعد الظهر اخرج إلى الكثبان مع من يعرفها، وانتظر النجوم هناك.',
        ],
      ],
      bestTime: [
        'October to April. Winter nights are close to freezing; the date harvest is in October.',
        'من أكتوبر إلى أبريل. وليالي الشتاء قريبة من التجمد، وحصاد البلح في أكتوبر.',
      ],
      gettingThere: [
        'Nine to ten hours by bus or car from Cairo, by way of Marsa Matruh, which is 300 km away.',
        'تسع إلى عشر ساعات بالأتوبيس أو السيارة من القاهرة عن طريق مرسى مطروح التي تبعد 300 كم.',
      ],
    },
  },
  Fayoum: {
    summary: [
      'A lake, waterfalls and a valley of whales in the desert, an hour and a half from Cairo.',
      'بحيرة وشلالات ووادٍ للحيتان في الصحراء، على بُعد ساعة ونصف من القاهرة.',
    ],
    guide: {
      story: [
        [
          'Fayoum is a green leaf on the side of the Nile, watered by a branch of it since the pharaohs. In the village of Tunis potters open their workshops above Lake Qarun, and small lodges have made it the favourite weekend of Cairo.',
          'الفيوم ورقة خضراء على جنب النيل، يسقيها فرع منه منذ أيام الفراعنة. وفي قرية تونس يفتح صنّاع الفخار ورشهم فوق بحيرة قارون، وقد جعلتها النُزل الصغيرة عطلة القاهريين المفضلة.',
        ],
        [
          'Beyond the fields lie the waterfalls of Wadi el-Rayan and, deeper in the desert, Wadi al-Hitan: a world heritage site where the skeletons of whales lie on the sand, forty million years after the sea left them. Stay for the night; the sky is as good as the fossils.',
          'وبعد الحقول شلالات وادي الريان، وأعمق في الصحراء وادي الحيتان: موقع تراث عالمي ترقد فيه هياكل الحيتان على الرمل بعد أربعين مليون عام من رحيل البحر. بت هناك ليلة، فالسماء لا تقل جمالًا عن الحفريات.',
        ],
      ],
      bestTime: [
        'October to April; migrating birds winter on the lake.',
        'من أكتوبر إلى أبريل، وعلى البحيرة تشتي الطيور المهاجرة.',
      ],
      gettingThere: [
        'About 100 km from Cairo, an hour and a half to two hours by car. Wadi al-Hitan needs a sturdy car and daylight.',
        'نحو 100 كم من القاهرة، ساعة ونصف إلى ساعتين بالسيارة. ووادي الحيتان يحتاج إلى سيارة قوية وضوء النهار.',
      ],
    },
  },
  'Farafra (White Desert)': {
    summary: [
      'Chalk carved by the wind into mushrooms and ships, whitest by the light of the moon.',
      'طباشير نحتته الريح فطرًا وسفنًا، وأشد ما يكون بياضًا في ضوء القمر.',
    ],
    guide: {
      story: [
        [
          'The White Desert was the bottom of a sea. What is left of it stands about in the sand as if it had been put there: a chicken beside a mushroom, domes, needles, a whole white town that nobody built. It is a national park, and one enters it with a guide, a permit and everything that a night needs.',
          'كانت الصحراء البيضاء قاعَ بحر، وما بقي منه يقف في الرمال كأن أحدًا وضعه: دجاجة بجوار فطر، وقباب ومسلات، وبلدة بيضاء كاملة لم يبنها أحد. وهي محمية طبيعية تُدخل بدليل وتصريح ومعك كل ما تحتاجه لليلة.',
        ],
        [
          'The night is the reason to come: supper on the carpets, small foxes at the edge of the light, and the rocks turning blue, then rose. Farafra itself is a small oasis with hot springs and gardens.',
          'والليل هو سبب المجيء: عشاء على السجاد، وثعالب صغيرة عند حافة الضوء، وصخور تزرقّ ثم تتورد. والفرافرة نفسها واحة صغيرة بعيون ساخنة وبساتين.',
        ],
      ],
      bestTime: [
        'October to April; take a warm sleeping bag in December and January.',
        'من أكتوبر إلى أبريل، وخذ كيس نوم دافئًا في ديسمبر ويناير.',
      ],
      gettingThere: [
        'Six to seven hours by road from Cairo by way of Bahariya, where most desert trips change to four-wheel drive.',
        'ست إلى سبع ساعات بالطريق من القاهرة عبر البحرية، حيث تنتقل أغلب الرحلات إلى سيارات الدفع الرباعي.',
      ],
    },
  },
  'El Alamein': {
    summary: [
      'War cemeteries and a museum behind one of the whitest beaches of the Mediterranean.',
      'مقابر حرب ومتحف خلف شاطئ من أشد شواطئ المتوسط بياضًا.',
    ],
  },
  'New Alamein': {
    summary: [
      'A new city of towers on the sea, with a public promenade and concerts in summer.',
      'مدينة أبراج جديدة على البحر، بممشى للجميع وحفلات صيفية.',
    ],
  },
  'Sidi Abdel Rahman': {
    summary: [
      'The bay with the clearest water of the North Coast.',
      'الخليج صاحب أصفى ماء في الساحل الشمالي.',
    ],
  },
  'Marsa Matruh': {
    summary: [
      'Seven shades of blue: Agiba, Cleopatra’s rock and long shallow bays.',
      'سبع درجات من الأزرق: عجيبة وصخرة كليوباترا وخلجان طويلة ضحلة.',
    ],
  },
  'Bahariya Oasis (Bawiti)': {
    summary: [
      'Hot springs, golden mummies and the start of every journey into the black and white deserts.',
      'عيون ساخنة ومومياوات ذهبية وبداية كل رحلة إلى الصحراء السوداء والبيضاء.',
    ],
  },
  'Kharga Oasis': {
    summary: [
      'The temple of Hibis and the painted domes of Bagawat, on the old road of forty days.',
      'معبد هيبس وقباب البجوات المرسومة، على درب الأربعين القديم.',
    ],
  },
  'Port Said': {
    summary: [
      'Wooden balconies at the mouth of the Canal, and a free ferry between two continents.',
      'شرفات خشبية عند فم القناة، ومعدية مجانية بين قارتين.',
    ],
  },
  Ismailia: {
    summary: [
      'A garden city on Lake Timsah, with villas, mangoes and ships passing by.',
      'مدينة الحدائق على بحيرة التمساح: فيلات ومانجو وسفن عابرة.',
    ],
  },
  Suez: {
    summary: [
      'Where the Canal meets the Red Sea, and the ships wait their turn.',
      'حيث تلتقي القناة بالبحر الأحمر وتنتظر السفن دورها.',
    ],
  },
  'Ras El Bar': {
    summary: [
      'A summer town on the tongue of land where the Nile ends in the sea.',
      'مصيف على لسان من الأرض حيث ينتهي النيل إلى البحر.',
    ],
  },
  Rosetta: {
    summary: [
      'Brick merchants’ houses by the Nile, in the town that gave the Rosetta Stone its name.',
      'بيوت تجار من الطوب على النيل، في المدينة التي أعطت حجر رشيد اسمه.',
    ],
  },
}
