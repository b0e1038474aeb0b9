import { day } from './day.ts'

/** The western desert and its oases, Fayoum with them. */
export const desertDays = {
  bahariyaRoad: day(
    'Bahariya Oasis (Bawiti)',
    [
      'Out past the last petrol station',
      'Five hours on the oasis road with a stop for beans at the half-way house. Bawiti’s golden mummies, a hot spring under the palms, lamb from the pit.',
    ],
    [
      'بعد آخر بنزينة',
      'خمس ساعات على طريق الواحات ووقفة فول في الاستراحة. المومياوات الذهبية في الباويطي وعين ساخنة تحت النخيل ولحم من المردم.',
    ],
  ),
  bahariyaSprings: day(
    'Bahariya Oasis (Bawiti)',
    [
      'Black hills and warm water',
      'Up English Mountain for the whole oasis in one look; down to Bir el-Ghaba to soak. The moon does the lighting.',
    ],
    [
      'تلال سوداء وماء دافئ',
      'إلى جبل الإنجليز حيث الواحة كلها في نظرة، ثم إلى بير الغابة. والقمر يتولى الإضاءة.',
    ],
  ),
  blackDesert: day(
    'Bahariya Oasis (Bawiti)',
    [
      'Black, then crystal, then white',
      'Volcano cones, the arch of calcite, Aqabat’s sand slides. The first chalk towers come at five, exactly when they should.',
    ],
    [
      'أسود ثم بلّور ثم أبيض',
      'مخاريط البراكين وقوس الكالسيت ومنزلقات العقبات. وأول أبراج الطباشير في الخامسة، في موعدها تمامًا.',
    ],
  ),
  chalkNight: day(
    'Farafra (White Desert)',
    [
      'A night among mushrooms of chalk',
      'The cook digs an oven for the chicken, foxes come for the bones. Walk twenty steps from the fire and there is no sound whatever.',
    ],
    [
      'ليلة بين عيش غراب الطباشير',
      'الطباخ يحفر فرنًا للفراخ والثعالب تأتي للعظم. ابتعدوا عن النار عشرين خطوة فلا صوت على الإطلاق.',
    ],
  ),
  chalkDawn: day(
    'Farafra (White Desert)',
    [
      'Pink for ten minutes',
      'Wake before the sun: the white goes pink, then gold, then too bright to look at. Tea, tyres let down, the long road home.',
    ],
    [
      'وردي لعشر دقائق',
      'استيقظوا قبل الشمس: الأبيض يصير ورديًا ثم ذهبيًا ثم لا يُطاق. شاي وهواء الكاوتش ينقص، ثم طريق العودة.',
    ],
  ),
  farafra: day(
    'Farafra (White Desert)',
    [
      'Badr’s house and the hot well',
      'A village artist built himself a museum of sand and rope. Afterwards Bir Sitta, 38 degrees, with the drivers’ gossip.',
    ],
    [
      'بيت بدر والبئر الساخنة',
      'فنان من القرية بنى لنفسه متحفًا من الرمل والحبال. وبعده بير ستة على 38 درجة مع حكايات السائقين.',
    ],
  ),
  dakhla: day(
    'Kharga Oasis',
    [
      'El Qasr, a town of mud and carved lintels',
      'Lanes roofed with acacia, a mill that turns when pushed, a court with its own whipping post. Dates in the lodge’s spring at night.',
    ],
    [
      'القصر، بلدة طين وأعتاب منقوشة',
      'دروب مسقوفة بالسنط وطاحونة تدور إن دُفعت ومحكمة بعمودها. وليلًا بلح وعين اللودج.',
    ],
  ),
  kharga: day(
    'Kharga Oasis',
    [
      'Hibis and the city of the dead',
      'The one Persian temple in Egypt, then Bagawat’s two hundred domes where Exodus is painted with great cheer.',
    ],
    [
      'هيبس ومدينة الموتى',
      'المعبد الفارسي الوحيد في مصر، ثم قباب البجوات المئتان حيث رُسم الخروج بمرح شديد.',
    ],
  ),
  khargaToLuxor: day(
    'Luxor',
    [
      'Across to the Nile',
      'Three empty hours, then suddenly green. The West Bank’s cliffs at lunch; Luxor Temple in the evening for those with legs left.',
    ],
    [
      'عبورًا إلى النيل',
      'ثلاث ساعات خالية ثم خضرة فجأة. وجبل البر الغربي مع الغداء، ومعبد الأقصر مساءً لمن بقيت له ساقان.',
    ],
  ),
  siwaRoad: day(
    'Siwa Oasis',
    [
      'The long road west',
      'Nine hours from Cairo with the sea at lunch. Siwa arrives in the dark as a smell of dates and donkeys.',
    ],
    [
      'الطريق الطويل غربًا',
      'تسع ساعات من القاهرة والبحر مع الغداء. وسيوة تصل في العتمة رائحةَ بلح وحمير.',
    ],
  ),
  siwaSalt: day(
    'Siwa Oasis',
    [
      'Salt lakes and Fatnas',
      'Float without trying in water the colour of toothpaste, rinse in a spring, tea on the causeway as the sun goes into Libya.',
    ],
    [
      'بحيرات الملح وفطناس',
      'طفو بلا مجهود في ماء بلون المعجون وشطف في عين وشاي على الجسر والشمس تنزل في ليبيا.',
    ],
  ),
  siwaOracle: day(
    'Siwa Oasis',
    [
      'Alexander’s question',
      'The oracle on its rock, Cleopatra’s spring below, Shali’s melted walls by noon. Couscous at Fatma’s, who laughs at our chairs.',
    ],
    [
      'سؤال الإسكندر',
      'معبد الوحي على صخرته وعين كليوباترا تحته وأسوار شالي الذائبة ظهرًا. وكسكسي عند فاطمة التي تضحك من كراسينا.',
    ],
  ),
  siwaDunes: day(
    'Siwa Oasis',
    [
      'Into the Great Sand Sea',
      'Let the tyres down and go: Bir Wahed’s hot pool, a cold lake, fossils of a sea bed, boards down the last dune at sunset.',
    ],
    [
      'إلى بحر الرمال الأعظم',
      'ينقص هواء الكاوتش ونمضي: بير واحد الساخن وبحيرة باردة وحفريات قاع بحر وألواح على آخر كثيب مع الغروب.',
    ],
  ),
  siwaCamp: day(
    'Siwa Oasis',
    [
      'Sand for a pillow',
      'Breakfast on the crest, walking until it is too hot, shade, then tea that takes an hour and is meant to. Stars to the ground.',
    ],
    [
      'الرمل مخدة',
      'فطار على القمة ومشي حتى الحر ثم ظل، ثم شاي يأخذ ساعة وهذا هو المقصود. ونجوم حتى الأرض.',
    ],
  ),
  siwaGardens: day(
    'Siwa Oasis',
    [
      'Olives, mud and embroidery',
      'By bicycle to the press, the kershef builder and the women’s workshop at Aghurmi. Swim wherever the water is round.',
    ],
    [
      'زيتون وكرشيف وتطريز',
      'بالدراجة إلى المعصرة وبنّاء الكرشيف ومشغل سيدات أغورمي. والسباحة حيث يكون الماء مستديرًا.',
    ],
  ),
  siwaHome: day(
    'Siwa Oasis',
    ['East again', 'A bag of dates each, the bus at eight, the sea at noon, Cairo after dark.'],
    ['شرقًا من جديد', 'كيس بلح لكل فرد والأتوبيس في الثامنة والبحر ظهرًا والقاهرة بعد المغرب.'],
  ),
  fayoumTunis: day(
    'Fayoum',
    [
      'Tunis village and its wheels',
      'Clay on your hands by noon: the first potter’s pupils now have pupils of their own. Pigeon with freekeh, sunset over Qarun.',
    ],
    [
      'قرية تونس ودواليبها',
      'الطين على أيديكم ظهرًا: تلاميذ الفخّارة الأولى صار لهم تلاميذ. حمام بالفريك وغروب على قارون.',
    ],
  ),
  fayoumWhales: day(
    'Fayoum',
    [
      'Whales with knees',
      'Wadi el-Hitan: forty million years, skeletons where they fell, and a path that explains why. Camp fire under no lights at all.',
    ],
    [
      'حيتان بركب',
      'وادي الحيتان: أربعون مليون سنة وهياكل حيث سقطت وممشى يشرح السبب. ونار مخيم بلا أي أنوار.',
    ],
  ),
  fayoumFalls: day(
    'Fayoum',
    [
      'Water in the desert',
      'Wadi el-Rayan’s falls, a rowing boat, Magic Lake from the top of its dune. Home by the lake road with a crate of mangoes in season.',
    ],
    [
      'ماء في الصحراء',
      'شلالات وادي الريان ومركب تجديف والبحيرة المسحورة من فوق كثيبها. والعودة بطريق البحيرة ومعكم قفص مانجو في موسمه.',
    ],
  ),
  fayoumFamily: day(
    'Fayoum',
    [
      'Ducks, pedal boats, clay',
      'The hotel’s shore before lunch, the children’s pottery hour after it, sugar cane chewed on the tail of a cart.',
    ],
    ['بط وبدال وصلصال', 'شط الفندق قبل الغداء وساعة فخار للأولاد بعده وقصب يُمص على ذيل الكارو.'],
  ),
  fayoumHawara: day(
    'Fayoum',
    [
      'The labyrinth that was',
      'Hawara’s mud-brick pyramid, the waterwheels that still sing in town, ful at the oldest cart. Cairo by four.',
    ],
    [
      'التيه الذي كان',
      'هرم هوارة اللبن وسواقي المدينة التي ما زالت تغني وفول من أقدم عربة. والقاهرة في الرابعة.',
    ],
  ),
  fayoumArrive: day(
    'Fayoum',
    [
      'Ninety minutes from the horn',
      'Out by the Fayoum road, greenhouses, then the lake. The afternoon belongs to the roof and a book.',
    ],
    ['تسعون دقيقة من الكلاكس', 'من طريق الفيوم وصوبه ثم البحيرة. والعصر للسطح وكتاب.'],
  ),
  matruhArrive: day(
    'Marsa Matruh',
    [
      'Five shades of blue',
      'Coast road west. The first swim at Ageeba before unpacking, grilled bream by the corniche, ice cream at Omar’s.',
    ],
    [
      'خمس درجات أزرق',
      'غربًا على الساحل. أول سباحة في عجيبة قبل فتح الشنط ودنيس مشوي على الكورنيش وآيس كريم.',
    ],
  ),
  matruhBays: day(
    'Marsa Matruh',
    [
      'Cleopatra’s bath and Rommel’s cave',
      'A rock with a pool inside it where waves come in by the window; a cave with maps on the wall; Obayed beach until it empties.',
    ],
    [
      'حمام كليوباترا وكهف روميل',
      'صخرة في داخلها حوض يدخله الموج من الشباك وكهف بخرائط على الحائط وشاطئ الأبيض حتى يخلو.',
    ],
  ),
  matruhHome: day(
    'Marsa Matruh',
    [
      'Olives, sunflower seeds and the road',
      'The market of Libya street for oil and blankets, then east with the windows down.',
    ],
    ['زيتون ولب والطريق', 'سوق ليبيا للزيت والبطاطين ثم شرقًا والشبابيك مفتوحة.'],
  ),
} as const
