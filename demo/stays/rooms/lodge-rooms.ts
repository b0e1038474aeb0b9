import type { RoomKind } from './room.ts'

/** Rooms of lodges, camps and village houses. */
export const lodgeRooms = {
  mud: {
    view: 'palms',
    names: [
      ['Mud-brick room', 'غرفة من الطوب اللبن'],
      ['Earth-walled room', 'غرفة بجدران طين'],
      ['Room in the old style', 'غرفة على الطراز القديم'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 20,
    bed: 'twin',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['ownBath', 'fan', 'mosquito'],
    about: [
      [
        'Thick walls of earth and straw, cool by day and warm by night. Light comes from small windows and, after dark, from a lantern.',
        'جدران سميكة من الطين والتبن، باردة نهارًا دافئة ليلًا. النور من شبابيك صغيرة، وبعد المغرب من فانوس.',
      ],
      [
        'Palm-trunk ceiling, woven blankets, a bathroom with a copper basin. Charging points are by the door; the phone signal is in the garden.',
        'سقف من جذوع النخل وبطاطين منسوجة وحمام بحوض نحاس. الشحن بجوار الباب، والشبكة في الحديقة.',
      ],
      [
        'Built by the owner and his uncle. No television, no fridge, and by the second evening nobody misses them.',
        'بناها صاحب المكان مع عمه. لا تلفزيون ولا ثلاجة، وفي المساء الثاني لا يفتقدهما أحد.',
      ],
    ],
  },
  palm: {
    view: 'palms',
    names: [
      ['Palm garden room', 'غرفة حديقة النخيل'],
      ['Grove room with a terrace', 'غرفة بتراس بين النخيل'],
      ['Orchard room', 'غرفة البستان'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 26,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 125,
    share: 60,
    has: ['ownBath', 'ac', 'balcony', 'kettle'],
    about: [
      [
        'Opens on dates, olives and a water channel. Doves start at five; earplugs are in the drawer, though few use them.',
        'تفتح على نخيل وزيتون وقناة ماء. الحمام يبدأ في الخامسة، وفي الدرج سدادات أذن لا يستعملها أحد تقريبًا.',
      ],
      [
        'A terrace with cushions and a low table, shade until noon. Lemon, mint and pomegranate grow within reach.',
        'تراس بمساند وطبلية وظل حتى الظهر. والليمون والنعناع والرمان في متناول يدك.',
      ],
      [
        'The larger bed, the wider window and hot water from the roof all day.',
        'السرير الأكبر والشباك الأعرض وماء ساخن من السطح طول اليوم.',
      ],
    ],
  },
  lake: {
    view: 'lake',
    names: [
      ['Lake room', 'غرفة البحيرة'],
      ['Lake view double', 'غرفة مزدوجة على البحيرة'],
      ['Room on the shore', 'غرفة على الضفة'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 28,
    bed: 'king',
    sleeps: [2, 3, 1, 4],
    cost: 145,
    share: 40,
    has: ['ownBath', 'balcony', 'kettle', 'fan'],
    about: [
      [
        'Sit on the step and the water begins. At sunset the far shore turns violet and everyone stops talking.',
        'تجلس على العتبة فيبدأ الماء. وعند الغروب يصير البر المقابل بنفسجيًا ويسكت الجميع.',
      ],
      [
        'West-facing, with a bench built into the wall and a lantern for later. Flamingos in some winters; we promise nothing.',
        'تواجه الغرب ولها مصطبة في الحائط وفانوس لما بعد. الفلامنجو يأتي في بعض الشتاءات ولا نعد بشيء.',
      ],
      [
        'First row, no path in front of it. Morning mist, then blue, then a glare that calls for the curtain.',
        'صف أول بلا ممر أمامه. ضباب صباحًا ثم زرقة ثم ضوء قوي يستدعي الستارة.',
      ],
    ],
  },
  tent: {
    view: 'desert',
    names: [
      ['Furnished tent', 'خيمة مفروشة'],
      ['Bedouin tent', 'خيمة بدوية'],
      ['Tent for two', 'خيمة لفردين'],
    ],
    category: ['Tent', 'خيمة'],
    size: 12,
    bed: 'mattresses',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['sharedBath'],
    about: [
      [
        'Camel-wool walls, thick mattresses, four blankets each in January. Washrooms are thirty steps away and lit.',
        'جدران من صوف الجمال ومراتب سميكة وأربع بطاطين لكل فرد في يناير. الحمامات على ثلاثين خطوة ومضاءة.',
      ],
      [
        'You can stand up in it, lock it, and roll the front open to the sky. Torch provided.',
        'تقف فيها وتقفلها وتلف واجهتها لترى السماء. والكشاف علينا.',
      ],
      [
        'Carpets on sand and a lantern on a hook. Bring a jacket even in May.',
        'سجاد على الرمل وفانوس على خطاف. هات جاكيت حتى في مايو.',
      ],
    ],
  },
  hut: {
    view: 'sea',
    names: [
      ['Reed hut by the sea', 'عشة من البوص على البحر'],
      ['Beach hut', 'عشة على الشاطئ'],
      ['Bamboo hut', 'عشة بامبو'],
    ],
    category: ['Hut', 'عشة'],
    size: 11,
    bed: 'mattresses',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['sharedBath', 'mosquito'],
    about: [
      [
        'Reed walls, a thick mattress, a lock, a bulb and the sea eleven steps away. That is the whole inventory and the whole point.',
        'جدران بوص ومرتبة سميكة وقفل ولمبة والبحر على إحدى عشرة خطوة. هذا كل ما فيها وهذا هو المطلوب.',
      ],
      [
        'Wind passes through it, mosquitoes don’t. Showers are warm when the sun has been out, which is always.',
        'الهواء يمر منها والناموس لا. والدش دافئ ما دامت الشمس طالعة، أي دائمًا.',
      ],
      [
        'Painted by last year’s guests. Curtain instead of a window, rug instead of a porch, no charge for the sunrise.',
        'دهنها ضيوف العام الماضي. ستارة بدل الشباك وكليم بدل المدخل والشروق بلا مقابل.',
      ],
    ],
  },
  hutBath: {
    view: 'sea',
    names: [
      ['Stone hut with bathroom', 'عشة حجرية بحمام'],
      ['Beach cabin with bathroom', 'كابينة شاطئ بحمام'],
      ['Sea cabin', 'كوخ بحري بحمام خاص'],
    ],
    category: ['Cabin', 'كوخ'],
    size: 18,
    bed: 'queen',
    sleeps: [2, 3, 2, 4],
    cost: 165,
    share: 50,
    has: ['ownBath', 'fan', 'balcony', 'mosquito'],
    about: [
      [
        'The same sand, with your own tap, mirror and fan. Worth it with children.',
        'الرمل نفسه ومعه حنفية ومرآة ومروحة لك وحدك. يستحق فرقه مع الأولاد.',
      ],
      [
        'Walls of sea stone to the shoulder and palm above. A shaded porch with floor cushions.',
        'جدران من حجر البحر حتى الكتف وفوقها جريد. ومدخل مظلل بمساند على الأرض.',
      ],
      [
        'A bed with legs, a door that closes, hot water from a tank on the roof.',
        'سرير بأرجل وباب يُغلق وماء ساخن من خزان على السطح.',
      ],
    ],
  },
  dome: {
    view: 'nile',
    names: [
      ['Domed room, Nile view', 'غرفة بقبة على النيل'],
      ['Nubian room on the river', 'غرفة نوبية على النيل'],
      ['Blue room with a dome', 'الغرفة الزرقاء ذات القبة'],
    ],
    category: ['Deluxe', 'ديلوكس'],
    size: 24,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 130,
    share: 70,
    has: ['ownBath', 'ac', 'balcony', 'mosquito'],
    about: [
      [
        'Painted by the women of the house: fish, suns, a crocodile over the door. The window frames the river and nothing else.',
        'رسمتها سيدات البيت: أسماك وشموس وتمساح فوق الباب. والشباك لا يرى إلا النهر.',
      ],
      [
        'The dome hums when the wind is from the north. Cotton quilt, clay jar of cold water, two steps to the shared terrace.',
        'القبة تهمهم حين يأتي الهواء من الشمال. لحاف قطن وقلة ماء بارد ودرجتان إلى التراس.',
      ],
      [
        'Sand floors swept in patterns each morning, a bed on a raised platform, river light on the ceiling.',
        'رمل يُكنس كل صباح بالزخارف وسرير على مصطبة وضوء النهر على السقف.',
      ],
    ],
  },
  nubian: {
    view: 'courtyard',
    names: [
      ['Room on the sand courtyard', 'غرفة على الحوش'],
      ['Nubian house room', 'غرفة في البيت النوبي'],
      ['Courtyard double', 'غرفة مزدوجة على الحوش'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 18,
    bed: 'twin',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['ownBath', 'fan', 'mosquito'],
    about: [
      [
        'Around the courtyard where tea is made and stories are told, so part of the family whether you like it or not. You will like it.',
        'حول الحوش حيث الشاي والحكايات، فأنت من البيت شئت أم أبيت. وستشاء.',
      ],
      [
        'Yellow walls, blue door, vaulted ceiling that keeps its cool. The bathroom was redone last winter.',
        'حيطان صفراء وباب أزرق وسقف معقود يحفظ برودته. والحمام جُدد الشتاء الماضي.',
      ],
      [
        'Shaded till four and away from the landing. Cats come and go; say if you mind.',
        'ظل حتى الرابعة وبعيدة عن المرسى. القطط تدخل وتخرج؛ أخبرنا إن كنت لا تحب.',
      ],
    ],
  },
  roofRoom: {
    view: 'palms',
    names: [
      ['Roof room', 'غرفة السطح'],
      ['Room at the top of the stairs', 'غرفة أعلى السلم'],
      ['Rooftop double', 'غرفة مزدوجة على السطح'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 22,
    bed: 'queen',
    sleeps: [2, 2, 1, 3],
    cost: 142,
    share: 30,
    has: ['ownBath', 'ac', 'balcony'],
    about: [
      [
        'One room, one roof, a hundred palms below. The stairs are steep and the reward is at the top.',
        'غرفة واحدة وسطح واحد ومئة نخلة تحتك. السلم شديد والمكافأة في آخره.',
      ],
      [
        'Your own corner of the terrace with a daybed for the nights when indoors is a waste.',
        'ركنك الخاص من التراس وفيه سرير لليالي لا يصح فيها النوم تحت سقف.',
      ],
      [
        'Wind from three sides, a view on all four. Hot from June to August in spite of the air conditioner; fair warning.',
        'هواء من ثلاث جهات ومنظر من الأربع. حارة من يونيو إلى أغسطس رغم التكييف؛ للعلم.',
      ],
    ],
  },
  houseFamily: {
    view: 'courtyard',
    names: [
      ['Family house', 'بيت للعائلة'],
      ['Two rooms and a courtyard', 'غرفتان وحوش'],
      ['Room for five', 'غرفة لخمسة'],
    ],
    category: ['Family', 'عائلية'],
    size: 42,
    bed: 'kingSingles',
    sleeps: [2, 4, 4, 6],
    cost: 165,
    share: 40,
    has: ['ownBath', 'fan', 'fridge', 'mosquito'],
    about: [
      [
        'A door of its own to the lane, a patch of sand for the children and mattresses enough for cousins.',
        'باب وحده على الحارة ورمل يلعب فيه الأولاد ومراتب تكفي أولاد الخالة.',
      ],
      [
        'Two rooms that open on each other, so everyone hears the bedtime story.',
        'غرفتان مفتوحتان على بعض، فالحكاية قبل النوم يسمعها الجميع.',
      ],
      [
        'Grandmother’s bed in one room, four low ones in the other, and a fridge for the mangoes.',
        'سرير الجدة في غرفة وأربعة واطية في الأخرى وثلاجة للمانجو.',
      ],
    ],
  },
  stone: {
    view: 'mountain',
    names: [
      ['Stone room', 'غرفة حجرية'],
      ['Mountain room', 'غرفة الجبل'],
      ['Granite room', 'غرفة من الجرانيت'],
    ],
    category: ['Standard', 'ستاندرد'],
    size: 20,
    bed: 'twin',
    sleeps: [2, 3, 2, 4],
    cost: 100,
    share: 100,
    has: ['ownBath', 'fireplace', 'kettle'],
    about: [
      [
        'Granite walls a forearm thick and a heater for nights that reach zero. Hot water when you come down from the mountain, whatever the hour.',
        'جدران جرانيت بسمك الذراع ودفاية لليالي تصل إلى الصفر. وماء ساخن حين تنزل من الجبل مهما كانت الساعة.',
      ],
      [
        'Plain beds, heavy blankets, a shelf for boots outside the door. The window holds one peak exactly.',
        'أسرّة بسيطة وبطاطين ثقيلة ورف للأحذية خارج الباب. والشباك يسع قمة واحدة بالضبط.',
      ],
      [
        'Quiet enough to hear your own pulse. Wake-up knock at one for those who climb to the sunrise.',
        'هدوء تسمع فيه نبضك. ونوقظ من يصعد للشروق بطرقة على الباب في الواحدة.',
      ],
    ],
  },
  desertRoom: {
    view: 'desert',
    names: [
      ['Desert view room', 'غرفة على الصحراء'],
      ['Dune room', 'غرفة الكثبان'],
      ['Room at the edge', 'غرفة على الحافة'],
    ],
    category: ['Superior', 'سوبيريور'],
    size: 25,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 125,
    share: 50,
    has: ['ownBath', 'fan', 'balcony', 'kettle'],
    about: [
      [
        'The last wall before the sand. Fox tracks on the terrace most mornings; leave no shoes out.',
        'آخر حائط قبل الرمل. آثار الثعلب على التراس معظم الصباحات؛ لا تترك حذاءك خارجًا.',
      ],
      [
        'A bed under a small dome with a round window for the moon.',
        'سرير تحت قبة صغيرة لها شباك مستدير للقمر.',
      ],
      [
        'Faces east: ochre at dawn, white at noon, nothing but stars by eight. The chair stays out all night.',
        'تواجه الشرق: مُغرة عند الفجر وبياض ظهرًا ونجوم من الثامنة. والكرسي يبقى خارجًا طول الليل.',
      ],
    ],
  },
  ecoSuite: {
    view: 'courtyard',
    names: [
      ['Lodge suite', 'جناح اللودج'],
      ['Suite with a fireplace', 'جناح بمدفأة'],
      ['Stone suite', 'جناح حجري'],
    ],
    category: ['Suite', 'جناح'],
    size: 48,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 220,
    share: 20,
    has: ['ownBath', 'balcony', 'kettle', 'lounge', 'fireplace', 'bathtub'],
    about: [
      [
        'Two rooms and a walled patio, lit by forty candles if you ask before sunset. Breakfast comes to the patio.',
        'غرفتان وفناء مسور تضيئه أربعون شمعة إذا طلبت قبل الغروب. والفطار يأتيك فيه.',
      ],
      [
        'A stone bath, a low divan, windows of palm slats that draw lines on the floor at four.',
        'مغطس حجري وديوان واطئ وشبابيك من الجريد ترسم خطوطًا على الأرض في الرابعة.',
      ],
      [
        'The only one of its size here: sitting room with a hearth, bedroom up three steps, roof above for two.',
        'الوحيدة بهذا الحجم هنا: صالة بمدفأة وغرفة نوم فوق ثلاث درجات وسطح يتسع لاثنين.',
      ],
    ],
  },
} as const satisfies Record<string, RoomKind>
