import type { RoomKind } from './room.ts'

/** Rooms of hotels by the sea. */
export const resortRooms = {
  garden: {
    view: 'garden',
    names: [
      ['Classic room, garden side', 'غرفة كلاسيك على الحديقة'],
      ['Garden room', 'غرفة الحديقة'],
      ['Standard double, garden view', 'غرفة مزدوجة بإطلالة على الحديقة'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 28,
    bed: 'twin',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony'],
    about: [
      [
        'Ground or first floor among the bougainvillea, with a small terrace where swimsuits dry in an hour. The beds can be pushed together; say so when you book.',
        'في الدور الأرضي أو الأول بين الجهنميات، بتراس صغير يجف عليه المايوه في ساعة. يمكن ضم السريرين إذا طلبت ذلك عند الحجز.',
      ],
      [
        'The quietest wing of the house: birds at six, no evening show below the window. Third guest sleeps on a proper bed, not a folding one.',
        'أهدأ جناح في الفندق: عصافير في السادسة ولا عروض مسائية تحت الشباك. والضيف الثالث ينام على سرير حقيقي لا سرير قابل للطي.',
      ],
      [
        'Our most booked room. Four minutes on foot to the sea, a balcony over lawn and palms, and a wardrobe big enough for a week.',
        'أكثر غرفنا حجزًا. أربع دقائق مشيًا إلى البحر، وبلكونة على النجيل والنخيل، ودولاب يكفي ملابس أسبوع.',
      ],
    ],
  },
  economy: {
    view: 'none',
    names: [
      ['Saver room', 'غرفة اقتصادية'],
      ['Compact double', 'غرفة مزدوجة صغيرة'],
      ['Small room, land side', 'غرفة صغيرة جهة البر'],
    ],
    category: ['Economy', 'اقتصادية'],
    size: 20,
    bed: 'queen',
    sleeps: [2, 2, 1, 3],
    cost: 86,
    share: 40,
    has: ['ac', 'ownBath', 'tv'],
    about: [
      [
        'For people who are only in to sleep: a good mattress, a strong shower and no view worth the name. It can’t be cancelled, and costs accordingly less.',
        'لمن يعود إلى الغرفة للنوم فقط: مرتبة جيدة ودش قوي وإطلالة لا تُذكر. لا يمكن إلغاؤها، ولذلك سعرها أقل.',
      ],
      [
        'Behind the kitchens and beside the bicycle shed, so plain and so cheap. Everything else in the house is yours as it is everyone’s.',
        'خلف المطابخ وبجوار مخزن الدراجات، ولهذا هي بسيطة ورخيصة. وكل ما عداها في الفندق لك كما هو لغيرك.',
      ],
      [
        'One window to the car park, one double bed, a desk under the TV. There are few of these and regulars ask for them.',
        'شباك على موقف السيارات وسرير مزدوج ومكتب تحت التلفزيون. عندنا منها القليل ويطلبها زبائننا الدائمون بالاسم.',
      ],
    ],
  },
  pool: {
    view: 'pool',
    names: [
      ['Superior room, pool view', 'غرفة سوبيريور على حمام السباحة'],
      ['Poolside room', 'غرفة بجوار حمام السباحة'],
      ['Pool view double', 'غرفة مزدوجة بإطلالة على حمام السباحة'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 32,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 4],
    cost: 112,
    share: 80,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe'],
    about: [
      [
        'You can watch the children swim from the balcony and still finish your tea. Music at the pool stops at eleven.',
        'تراقب الأولاد وهم يسبحون من البلكونة وتكمل كوب الشاي. والموسيقى عند حمام السباحة تتوقف في الحادية عشرة.',
      ],
      [
        'Ten steps from the shallow end, blackout curtains for the afternoon nap, and a sofa bed that takes a twelve-year-old comfortably.',
        'عشر خطوات من الجزء الضحل، وستائر معتمة لنوم الظهيرة، وكنبة سرير تريح طفلًا في الثانية عشرة.',
      ],
      [
        'Second and third floor, facing the main pool and, past it, a strip of blue. Lively until supper, calm after.',
        'في الدور الثاني والثالث أمام حمام السباحة الرئيسي وخلفه خط أزرق من البحر. حركة حتى العشاء ثم هدوء.',
      ],
    ],
  },
  sea: {
    view: 'sea',
    names: [
      ['Deluxe room, sea view', 'غرفة ديلوكس بإطلالة على البحر'],
      ['Sea view double', 'غرفة مزدوجة على البحر'],
      ['Superior sea room', 'غرفة سوبيريور على البحر'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 34,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 126,
    share: 70,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle'],
    about: [
      [
        'The bed faces the water, so the first thing you see is the weather. Balcony with two chairs and a line for towels.',
        'السرير في مواجهة الماء، فأول ما تراه في الصباح هو حال البحر. بلكونة بكرسيين وحبل للفوط.',
      ],
      [
        'Upper floors only, away from the restaurant terrace. Sunrise comes straight in unless you draw the second curtain.',
        'في الأدوار العليا فقط، بعيدًا عن تراس المطعم. الشروق يدخل مباشرة إلا إذا أسدلت الستارة الثانية.',
      ],
      [
        'A full view of the bay, not a glimpse round the corner: we measured. Kettle, two mugs and a shelf for wet masks.',
        'إطلالة كاملة على الخليج لا لمحة من الزاوية. غلاية وكوبان ورف لنظارات الغوص المبللة.',
      ],
    ],
  },
  seafront: {
    view: 'sea',
    names: [
      ['Beachfront room', 'غرفة على الشاطئ مباشرة'],
      ['First-line sea room', 'غرفة الصف الأول على البحر'],
      ['Premium room on the sand', 'غرفة بريميوم على الرمل'],
    ],
    category: ['Premium', 'بريميوم'],
    size: 38,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 148,
    share: 35,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle', 'bathtub'],
    about: [
      [
        'A door to the terrace, two steps, then sand. Two sunbeds carry your room number and stay yours all day.',
        'باب إلى التراس ودرجتان ثم الرمل. وسريران للشمس عليهما رقم غرفتك يبقيان لك طول اليوم.',
      ],
      [
        'Single-storey row at the water’s edge. You fall asleep to the sound of it and rinse your feet at your own tap.',
        'صف من دور واحد على حافة الماء. تنام على صوته وتغسل قدميك عند حنفيتك الخاصة.',
      ],
      [
        'Renovated with pale wood and a rain shower. Nobody walks between you and the sea except the man with the mangoes.',
        'جُددت بخشب فاتح ودش واسع. لا يمر بينك وبين البحر إلا بائع المانجو.',
      ],
    ],
  },
  family: {
    view: 'garden',
    names: [
      ['Family room', 'غرفة عائلية'],
      ['Family room with a partition', 'غرفة عائلية بفاصل'],
      ['Room for four', 'غرفة لأربعة'],
    ],
    category: ['Family', 'عائلية'],
    size: 44,
    bed: 'kingSingles',
    sleeps: [2, 4, 4, 6],
    cost: 142,
    share: 45,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle'],
    about: [
      [
        'Parents behind a sliding door, children in the front half with their own TV. Cots are free; tell us the age.',
        'الوالدان خلف باب منزلق والأولاد في النصف الأمامي ومعهم تلفزيون. سرير الرضيع مجاني؛ فقط أخبرنا بالعمر.',
      ],
      [
        'On the garden side near the playground, with a gate on the terrace and plugs out of reach. Sleeps six when two are small.',
        'على الحديقة قرب ملعب الأطفال، بتراس له باب صغير ومفاتيح كهرباء بعيدة عن الأيدي. تتسع لستة إذا كان اثنان صغيرين.',
      ],
      [
        'One long room, one and a half baths, four real beds. Bunk beds on request for the second pair.',
        'غرفة طويلة وحمام ونصف وأربعة أسرّة حقيقية. ويمكن طلب سرير بدورين للصغار.',
      ],
    ],
  },
  familySea: {
    view: 'sea',
    names: [
      ['Family suite, sea view', 'جناح عائلي على البحر'],
      ['Two-room sea suite', 'جناح من غرفتين على البحر'],
      ['Connecting rooms on the sea', 'غرفتان متصلتان على البحر'],
    ],
    category: ['Family suite', 'جناح عائلي'],
    size: 58,
    bed: 'twoRooms',
    sleeps: [2, 4, 4, 6],
    cost: 190,
    share: 22,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle', 'lounge', 'bathtub'],
    about: [
      [
        'Two bedrooms, two bathrooms and one long balcony over the water. Grandparents usually get the room with the bathtub.',
        'غرفتا نوم وحمامان وبلكونة طويلة على الماء. والجد والجدة يأخذان عادةً الغرفة ذات البانيو.',
      ],
      [
        'A hall with its own front door, then a bedroom left and right: shut one and the other sleeps on. Both look at the sea.',
        'صالة لها باب وحدها وغرفة يمينًا وأخرى يسارًا: أغلق واحدة وتنام الأخرى في هدوء. وكلتاهما على البحر.',
      ],
      [
        'For two couples or one household. A table for six on the terrace, and breakfast can be brought to it.',
        'لزوجين وزوجين أو لأسرة واحدة. على التراس سفرة لستة ويمكن أن يصلك الفطار إليها.',
      ],
    ],
  },
  swimUp: {
    view: 'pool',
    names: [
      ['Swim-up room', 'غرفة بباب على الماء'],
      ['Lagoon-pool room', 'غرفة على البركة'],
      ['Room with steps to the pool', 'غرفة بسلم إلى حمام السباحة'],
    ],
    category: ['Premium', 'بريميوم'],
    size: 36,
    bed: 'king',
    sleeps: [2, 3, 1, 3],
    cost: 152,
    share: 30,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle', 'bathtub'],
    about: [
      [
        'From the terrace three steps lead into a long, shallow pool shared by twelve rooms. Not for children who don’t swim yet.',
        'من التراس ثلاث درجات إلى حمام طويل ضحل تتقاسمه 12 غرفة. لا تناسب من لا يجيد السباحة من الصغار.',
      ],
      [
        'Open the glass door and you are at chest depth. The water is heated from December to March.',
        'افتح الباب الزجاجي تجد الماء حتى صدرك. والحمام مدفأ من ديسمبر إلى مارس.',
      ],
      [
        'A double daybed under a pergola, your own ladder into the water, and no queue for sunbeds.',
        'سرير نهاري مزدوج تحت برجولة وسلم خاص إلى الماء ولا طابور على الشيزلونج.',
      ],
    ],
  },
  bungalow: {
    view: 'garden',
    names: [
      ['Garden bungalow', 'بنجالو الحديقة'],
      ['Bungalow among the palms', 'بنجالو بين النخيل'],
      ['Stone bungalow', 'بنجالو حجري'],
    ],
    category: ['Bungalow', 'بنجالو'],
    size: 40,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 134,
    share: 35,
    has: ['ac', 'ownBath', 'fridge', 'balcony', 'kettle'],
    about: [
      [
        'A little house with a domed roof that stays cool on its own until noon. Hammock on the porch, outdoor tap for fins.',
        'بيت صغير بقبة تبقيه باردًا وحده حتى الظهر. أرجوحة على المدخل وحنفية خارجية لغسل الزعانف.',
      ],
      [
        'No neighbours through the wall and none above. The path to the beach is lit low, for the stars’ sake.',
        'لا جيران خلف الحائط ولا فوق السقف. والممر إلى الشاطئ إضاءته خافتة كي تُرى النجوم.',
      ],
      [
        'Built of local stone with a reed-shaded terrace. Best for three; a fifth sleeps on the sofa without complaint.',
        'مبني من حجر المنطقة وله تراس بظل من البوص. الأنسب لثلاثة، والخامس ينام على الكنبة بلا شكوى.',
      ],
    ],
  },
  suite: {
    view: 'sea',
    names: [
      ['Junior suite, sea view', 'جونيور سويت على البحر'],
      ['Sea suite', 'جناح البحر'],
      ['Corner suite', 'جناح الركن'],
    ],
    category: ['Suite', 'جناح'],
    size: 56,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 205,
    share: 18,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle', 'bathtub', 'lounge'],
    about: [
      [
        'Bedroom and sitting room divided by an arch, sea from both. A bowl of fruit waits, and so does a late check-out if the house isn’t full.',
        'غرفة نوم وصالة بينهما قوس والبحر من كلتيهما. طبق فاكهة في انتظارك، وخروج متأخر إذا لم يكن الفندق ممتلئًا.',
      ],
      [
        'At the end of the corridor, with windows on two sides and a bathtub beside one of them.',
        'في آخر الممر، بشبابيك على جهتين وبانيو بجوار أحدها.',
      ],
      [
        'Made for long stays: a proper armchair, a table to work at, and a balcony deep enough for supper.',
        'للإقامات الطويلة: مقعد مريح ومنضدة تصلح للعمل وبلكونة تتسع للعشاء.',
      ],
    ],
  },
  royal: {
    view: 'sea',
    names: [
      ['Royal suite', 'الجناح الملكي'],
      ['Presidential suite', 'الجناح الرئاسي'],
      ['Two-bedroom penthouse', 'بنتهاوس بغرفتي نوم'],
    ],
    category: ['Suite', 'جناح'],
    size: 110,
    bed: 'twoRooms',
    sleeps: [2, 4, 4, 6],
    cost: 420,
    share: 6,
    has: [
      'ac',
      'ownBath',
      'tv',
      'fridge',
      'balcony',
      'safe',
      'kettle',
      'bathtub',
      'lounge',
      'butler',
    ],
    about: [
      [
        'The whole top corner: dining table for eight, a terrace with a plunge pool, and someone who knows where everything is.',
        'ركن الدور الأخير كله: سفرة لثمانية، وتراس به حوض سباحة صغير، ومن يعرف مكان كل شيء.',
      ],
      [
        'Weddings book it a year ahead, so weekdays are your chance. Transfer from the airport is part of the price.',
        'تُحجز للأفراح قبل عام، فأيام الأسبوع فرصتك. والتوصيل من المطار داخل السعر.',
      ],
      [
        'Two bedrooms either side of a salon, both with dressing rooms. Breakfast is served at the hour you like.',
        'غرفتا نوم على جانبي صالون ولكل منهما غرفة ملابس. والفطار في الساعة التي تحبها.',
      ],
    ],
  },
  lagoon: {
    view: 'lagoon',
    names: [
      ['Lagoon view room', 'غرفة على اللاجون'],
      ['Deluxe lagoon room', 'غرفة ديلوكس على اللاجون'],
      ['Waterway room', 'غرفة على القناة المائية'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 35,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 124,
    share: 60,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'safe', 'kettle'],
    about: [
      [
        'Still water under the balcony, so clear that the children count fish before breakfast. Kayaks are moored below.',
        'ماء ساكن تحت البلكونة، صافٍ حتى إن الأولاد يعدّون السمك قبل الفطار. والكاياك مربوط في الأسفل.',
      ],
      [
        'Faces west across the lagoon: coral-coloured evenings, no wind. The water taxi stops at the next bridge.',
        'تواجه الغرب عبر اللاجون: غروب بلون المرجان وبلا هواء. والتاكسي المائي يقف عند الكوبري التالي.',
      ],
      [
        'Ground floor with a strip of sand and a swimming ladder; shoes are optional all week.',
        'دور أرضي أمامه شريط رمل وسلم للسباحة، والحذاء اختياري طوال الأسبوع.',
      ],
    ],
  },
  villa: {
    view: 'sea',
    names: [
      ['Villa with a pool', 'فيلا بحمام سباحة'],
      ['Two-bedroom villa', 'فيلا بغرفتي نوم'],
      ['Beach villa', 'فيلا على الشاطئ'],
    ],
    category: ['Villa', 'فيلا'],
    size: 140,
    bed: 'twoRooms',
    sleeps: [4, 6, 4, 8],
    cost: 380,
    share: 8,
    has: [
      'ac',
      'ownBath',
      'tv',
      'fridge',
      'balcony',
      'safe',
      'kettle',
      'kitchen',
      'lounge',
      'ownPool',
    ],
    about: [
      [
        'Walled, with a pool of eight metres, a grill and parking at the door. The price is for four adults.',
        'لها سور وحمام سباحة طوله ثمانية أمتار وشواية وموقف أمام الباب. والسعر لأربعة بالغين.',
      ],
      [
        'Two floors, a kitchen that really cooks, and a gate to the beach. A housekeeper comes each morning.',
        'دوران ومطبخ مجهز للطبخ فعلًا وباب إلى الشاطئ. وتأتي من تنظف كل صباح.',
      ],
      [
        'For families who holiday together: bedrooms upstairs, one big table below, and nobody to ask for quiet.',
        'للعائلات التي تسافر معًا: النوم فوق وسفرة كبيرة تحت ولا أحد يطلب منكم الهدوء.',
      ],
    ],
  },
  chalet: {
    view: 'pool',
    names: [
      ['One-bedroom chalet', 'شاليه بغرفة نوم'],
      ['Chalet on the pool', 'شاليه على حمام السباحة'],
      ['Ground-floor chalet', 'شاليه أرضي'],
    ],
    category: ['Chalet', 'شاليه'],
    size: 62,
    bed: 'kingSofa',
    sleeps: [2, 4, 3, 5],
    cost: 140,
    share: 50,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'kitchen', 'lounge'],
    about: [
      [
        'Hob, fridge, washing machine and a terrace with a table: a small house for a week. Linen is changed every third day.',
        'بوتاجاز وثلاجة وغسالة وتراس به منضدة: بيت صغير لأسبوع. والمفروشات تُغيّر كل ثلاثة أيام.',
      ],
      [
        'Steps from the pool gate. One bedroom with a door, a living room that sleeps two, and space for sandy bicycles.',
        'على بعد خطوات من باب حمام السباحة. غرفة نوم لها باب وصالة تنيم اثنين ومكان لدراجات عليها رمل.',
      ],
      [
        'Grass in front, a corner sofa inside and an air conditioner in each room. Groceries can be ordered before you arrive.',
        'أمامه نجيل وبداخله ركنة وتكييف في كل غرفة. ويمكن طلب البقالة قبل وصولك.',
      ],
    ],
  },
  chaletSea: {
    view: 'sea',
    names: [
      ['Two-bedroom chalet, sea view', 'شاليه بغرفتين على البحر'],
      ['First-row chalet', 'شاليه صف أول'],
      ['Sea chalet with a roof', 'شاليه بحري بسطح'],
    ],
    category: ['Chalet', 'شاليه'],
    size: 95,
    bed: 'twoRooms',
    sleeps: [4, 6, 4, 7],
    cost: 230,
    share: 25,
    has: ['ac', 'ownBath', 'tv', 'fridge', 'balcony', 'kitchen', 'lounge'],
    about: [
      [
        'Two bedrooms, two bathrooms, and white sand between the door and the water. The price is for four adults.',
        'غرفتا نوم وحمامان ورمل أبيض بين الباب والماء. والسعر لأربعة بالغين.',
      ],
      [
        'Upstairs a roof with a shower and a view of the whole bay, downstairs a kitchen with everything but your mother’s pots.',
        'فوق سطح به دش ويرى الخليج كله، وتحت مطبخ فيه كل شيء إلا حلل الوالدة.',
      ],
      [
        'The row nearest the beach; umbrellas 1 to 20 belong to it. Quiet after midnight is a rule, and kept.',
        'أقرب صف إلى الشاطئ وله الشماسي من 1 إلى 20. والهدوء بعد منتصف الليل قاعدة مرعية.',
      ],
    ],
  },
  single: {
    view: 'garden',
    names: [
      ['Single room', 'غرفة فردية'],
      ['Room for one', 'غرفة لفرد'],
      ['Single with a balcony', 'غرفة فردية ببلكونة'],
    ],
    category: ['Single', 'فردية'],
    size: 18,
    bed: 'single',
    sleeps: [1, 1, 0, 1],
    cost: 68,
    share: 30,
    has: ['ac', 'ownBath', 'balcony'],
    about: [
      [
        'A diver’s room: rinse bucket, drying rail, reading lamp. One person, one price.',
        'غرفة غواص: جردل للشطف ومنشر ومصباح قراءة. فرد واحد بسعر واحد.',
      ],
      [
        'For those who travel alone and would rather not pay for two pillows. Same garden, same breakfast.',
        'لمن يسافر وحده ولا يريد أن يدفع ثمن مخدتين. نفس الحديقة ونفس الفطار.',
      ],
      [
        'Small, bright and away from the lift, with a chair on the balcony and a view of the herb beds.',
        'صغيرة مضيئة بعيدة عن الأسانسير، وعلى بلكونتها كرسي يطل على أحواض النعناع والريحان.',
      ],
    ],
  },
} as const satisfies Record<string, RoomKind>
