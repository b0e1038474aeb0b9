import type { RoomKind } from './room.ts'

/** Cabins of Nile ships, every meal included. */
export const cabins = {
  lowerCabin: {
    view: 'nile',
    names: [
      ['Standard cabin, lower deck', 'كابينة ستاندرد، الدور السفلي'],
      ['Lower deck twin', 'كابينة بسريرين، الدور السفلي'],
      ['Porthole cabin', 'كابينة بنافذة مستديرة'],
    ],
    category: ['Standard cabin', 'كابينة ستاندرد'],
    size: 17,
    bed: 'twin',
    sleeps: [2, 2, 1, 3],
    cost: 100,
    share: 100,
    has: ['ac', 'ownBath', 'tv', 'safe'],
    about: [
      [
        'Near the waterline, so the reeds slide past at eye level. The engine is aft and these cabins are forward.',
        'قريبة من خط الماء، فالبوص يمر أمام عينيك. الماكينة في المؤخرة وهذه الكبائن في المقدمة.',
      ],
      [
        'The best price on board for the same table and the same guide. The window doesn’t open; the sun deck does.',
        'أحسن سعر على المركب بالسفرة نفسها والمرشد نفسه. الشباك لا يُفتح لكن السطح مفتوح دائمًا.',
      ],
      [
        'Compact and steady: the least sway of any deck. Suitcases fit under the beds.',
        'صغيرة وثابتة: أقل الأدوار اهتزازًا. والشنط تدخل تحت السرير.',
      ],
    ],
  },
  mainCabin: {
    view: 'nile',
    names: [
      ['Main deck cabin', 'كابينة الدور الرئيسي'],
      ['Classic cabin, main deck', 'كابينة كلاسيك، الدور الرئيسي'],
      ['Main deck double', 'كابينة مزدوجة، الدور الرئيسي'],
    ],
    category: ['Classic cabin', 'كابينة كلاسيك'],
    size: 20,
    bed: 'twin',
    sleeps: [2, 3, 2, 4],
    cost: 108,
    share: 90,
    has: ['ac', 'ownBath', 'tv', 'safe', 'fridge'],
    about: [
      [
        'A wide window at the level of the banks; the shore passes like a film with the sound low.',
        'شباك عريض بمستوى الضفتين، والشاطئ يمر كفيلم خُفض صوته.',
      ],
      [
        'One flight from the restaurant and one from the lounge, which is what grandparents ask about first.',
        'سلم واحد إلى المطعم وآخر إلى الصالون، وهذا أول ما يسأل عنه الجد والجدة.',
      ],
      [
        'Beds that join on request, a third that folds out of the wall, and a bathroom larger than it looks.',
        'سريران يُضمان عند الطلب وثالث ينزل من الحائط وحمام أوسع مما يبدو.',
      ],
    ],
  },
  upperCabin: {
    view: 'nile',
    names: [
      ['Upper deck cabin', 'كابينة الدور العلوي'],
      ['Upper deck, panoramic window', 'كابينة علوية بشباك بانورامي'],
      ['Superior upper cabin', 'كابينة سوبيريور علوية'],
    ],
    category: ['Superior cabin', 'كابينة سوبيريور'],
    size: 22,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 122,
    share: 70,
    has: ['ac', 'ownBath', 'tv', 'safe', 'fridge', 'kettle'],
    about: [
      [
        'Above the spray with a window from knee to ceiling: you see who is on the bank before they see you.',
        'فوق الرذاذ بشباك من الركبة إلى السقف، فترى من على الضفة قبل أن يراك.',
      ],
      [
        'Higher means lighter: sun on the pillow by seven going south, by four coming north.',
        'الأعلى أكثر ضوءًا: الشمس على المخدة في السابعة جنوبًا وفي الرابعة شمالًا.',
      ],
      [
        'Doors from the sun deck stairs, so you are first at the railing when someone shouts “crocodile”. Nobody ever does.',
        'بجوار سلم السطح، فأنت أول من يصل إلى السور إذا صاح أحد «تمساح». ولم يصح أحد بعد.',
      ],
    ],
  },
  balconyCabin: {
    view: 'nile',
    names: [
      ['Cabin with a French balcony', 'كابينة ببلكونة فرنسية'],
      ['Balcony cabin', 'كابينة ببلكونة'],
      ['Deluxe cabin with balcony', 'كابينة ديلوكس ببلكونة'],
    ],
    category: ['Deluxe cabin', 'كابينة ديلوكس'],
    size: 25,
    bed: 'king',
    sleeps: [2, 3, 2, 4],
    cost: 142,
    share: 50,
    has: ['ac', 'ownBath', 'tv', 'safe', 'fridge', 'kettle', 'balcony'],
    about: [
      [
        'Slide the glass aside and the water is in the room. At a busy quay you may look at another ship; under way, never.',
        'افتح الزجاج يدخل الماء الغرفة. عند رصيف مزدحم قد ترى مركبًا مجاورة، أما في الإبحار فلا.',
      ],
      [
        'Two chairs, one small table, and four days of view that changes every minute.',
        'كرسيان ومنضدة صغيرة وأيام من منظر يتغير كل دقيقة.',
      ],
      [
        'Fresh air in bed, herons at breakfast. The rail is too high for children who climb.',
        'هواء نقي من السرير وبلشون مع الفطار. والسور أعلى من أن يتسلقه صغير.',
      ],
    ],
  },
  shipSuite: {
    view: 'nile',
    names: [
      ['Junior suite on board', 'جونيور سويت'],
      ['Suite with a sitting corner', 'جناح بركن جلوس'],
      ['Panorama suite', 'جناح بانوراما'],
    ],
    category: ['Suite', 'جناح'],
    size: 36,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 4],
    cost: 195,
    share: 15,
    has: ['ac', 'ownBath', 'tv', 'safe', 'fridge', 'kettle', 'balcony', 'bathtub', 'lounge'],
    about: [
      [
        'Room to unpack and room to sit, with windows on two sides of the bow.',
        'مكان لفتح الشنط ومكان للجلوس، بشبابيك على جهتي المقدمة.',
      ],
      [
        'Dinner here one evening, if you like: the captain sends up a table and a fish.',
        'عشاء هنا في إحدى الليالي إن أردت: الريّس يرسل سفرة وسمكة.',
      ],
      [
        'Sofa bed for a child, a bathtub for you, fruit each noon.',
        'كنبة سرير للطفل وبانيو لك وفاكهة كل ظهر.',
      ],
    ],
  },
  sailTwin: {
    view: 'nile',
    names: [
      ['Twin cabin under the deck', 'كابينة بسريرين تحت السطح'],
      ['Standard cabin under sail', 'كابينة ستاندرد على الذهبية'],
      ['Twin cabin, port side', 'كابينة بسريرين، الجهة اليسرى'],
    ],
    category: ['Standard cabin', 'كابينة ستاندرد'],
    size: 13,
    bed: 'twin',
    sleeps: [2, 2, 1, 3],
    cost: 100,
    share: 30,
    has: ['ac', 'ownBath', 'safe'],
    about: [
      [
        'Two berths with the water running past your ear, brass lamps, and a shower that is better than it needs to be.',
        'سريران والماء يجري بجوار أذنك ومصابيح نحاس ودش أحسن مما تتوقع على شراع.',
      ],
      [
        'Wood from floor to ceiling and a window that opens. Nothing hums at night, because there is nothing to hum.',
        'خشب من الأرض إلى السقف وشباك يُفتح. لا طنين في الليل لأنه لا شيء يطنّ.',
      ],
      [
        'Snug, dry and close to the kitchen, so you know what supper is before the others.',
        'صغيرة دافئة قريبة من المطبخ، فتعرف العشاء قبل الجميع.',
      ],
    ],
  },
  sailDouble: {
    view: 'nile',
    names: [
      ['Double cabin under sail', 'كابينة مزدوجة على الذهبية'],
      ['Double cabin, starboard', 'كابينة مزدوجة، الجهة اليمنى'],
      ['Double cabin with two windows', 'كابينة مزدوجة بشباكين'],
    ],
    category: ['Classic cabin', 'كابينة كلاسيك'],
    size: 15,
    bed: 'queen',
    sleeps: [2, 2, 1, 3],
    cost: 112,
    share: 30,
    has: ['ac', 'ownBath', 'safe', 'kettle'],
    about: [
      [
        'A wide bed across the beam and a shutter you leave open for the owls.',
        'سرير عريض بعرض المركب وشيش تتركه مفتوحًا للبوم.',
      ],
      [
        'You wake when the sails go up: a creak, a shout, then silence and moving light.',
        'تصحو حين يُرفع الشراع: صرير ونداء ثم سكون وضوء يتحرك.',
      ],
      [
        'The captain’s old cabin, with his barometer still on the wall and still wrong.',
        'كابينة الريّس القديمة، ومقياس الضغط على حائطها لا يزال مخطئًا.',
      ],
    ],
  },
  sailBow: {
    view: 'nile',
    names: [
      ['Bow cabin', 'كابينة المقدمة'],
      ['Panorama cabin under sail', 'كابينة بانوراما على الذهبية'],
      ['Upper bow cabin', 'كابينة المقدمة العليا'],
    ],
    category: ['Superior cabin', 'كابينة سوبيريور'],
    size: 18,
    bed: 'king',
    sleeps: [2, 3, 1, 3],
    cost: 135,
    share: 16,
    has: ['ac', 'ownBath', 'safe', 'kettle'],
    about: [
      [
        'Windows on three sides of the bow: you arrive everywhere first, lying down.',
        'شبابيك على ثلاث جهات من المقدمة: تصل إلى كل مكان أولًا وأنت مستلقٍ.',
      ],
      [
        'Raised above the others by four steps, with a bench for two and the spray on the glass when the wind is fresh.',
        'أعلى من غيرها بأربع درجات، بمصطبة لاثنين ورذاذ على الزجاج حين يشتد الهواء.',
      ],
      [
        'The anchor is let go beneath you each evening; count it as a lullaby.',
        'المرساة تُلقى تحتك كل مساء؛ اعتبرها أغنية نوم.',
      ],
    ],
  },
  sailSuite: {
    view: 'nile',
    names: [
      ['Stern suite with a terrace', 'جناح المؤخرة بتراس'],
      ['Suite under sail', 'جناح الذهبية'],
      ['Terrace suite at the stern', 'جناح بتراس في المؤخرة'],
    ],
    category: ['Suite', 'جناح'],
    size: 32,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 4],
    cost: 190,
    share: 16,
    has: ['ac', 'ownBath', 'safe', 'kettle', 'balcony', 'bathtub', 'lounge'],
    about: [
      [
        'A terrace over the wake with two deckchairs, and a bath with a window at water height.',
        'تراس فوق أثر المركب بكرسيين طويلين، ومغطس بشباك على مستوى الماء.',
      ],
      [
        'The whole width of the stern. Supper for two can be set out here when the others go ashore.',
        'عرض المؤخرة كله. وعشاء لاثنين يُفرش هنا حين ينزل الآخرون إلى البر.',
      ],
      [
        'Sofa, writing table, double doors to the evening. Honeymooners get it when it is free.',
        'كنبة ومنضدة كتابة وباب مزدوج على المساء. والعرسان يأخذونه إذا كان خاليًا.',
      ],
    ],
  },
  royalCabin: {
    view: 'nile',
    names: [
      ['Royal suite on board', 'الجناح الملكي'],
      ['Owner’s suite', 'جناح المالك'],
      ['Presidential suite, bow', 'الجناح الرئاسي في المقدمة'],
    ],
    category: ['Royal suite', 'جناح ملكي'],
    size: 58,
    bed: 'kingSofa',
    sleeps: [2, 3, 2, 5],
    cost: 320,
    share: 8,
    has: [
      'ac',
      'ownBath',
      'tv',
      'safe',
      'fridge',
      'kettle',
      'balcony',
      'bathtub',
      'lounge',
      'butler',
    ],
    about: [
      [
        'Two of these at the bow, each with a private stretch of deck. A guide of your own at the temples is included.',
        'اثنان فقط في المقدمة ولكل منهما جزء خاص من السطح. ومرشد خاص في المعابد ضمن السعر.',
      ],
      [
        'Salon, bedroom, dressing room; brass and dark wood as in the steamers of the 1920s. Laundry is free for the length of the sailing.',
        'صالون وغرفة نوم وغرفة ملابس؛ نحاس وخشب غامق كبواخر العشرينات. والغسيل مجاني طوال الرحلة.',
      ],
      [
        'A deck bath under an awning and a steward who remembers how you take your coffee after the first cup.',
        'مغطس على السطح تحت مظلة ومضيف يحفظ قهوتك من أول فنجان.',
      ],
    ],
  },
} as const satisfies Record<string, RoomKind>
