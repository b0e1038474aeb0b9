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
        'A wide window at the level of the banks; villages pass like a film with the sound low.',
        'شباك عريض بمستوى الضفتين، والقرى تمر كفيلم خُفض صوته.',
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
        'Above the spray with a window from knee to ceiling. At the lock you look straight at the traders’ boats.',
        'فوق الرذاذ بشباك من الركبة إلى السقف. وعند الهويس ترى مراكب الباعة أمامك مباشرة.',
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
        'Slide the glass aside and the river is in the room. Moored side by side in Luxor you may look at another ship; under way, never.',
        'افتح الزجاج يدخل النهر الغرفة. في مرسى الأقصر قد ترى مركبًا مجاورة، أما في الإبحار فلا.',
      ],
      [
        'Two chairs, one small table, and four days of view that changes every minute.',
        'كرسيان ومنضدة صغيرة وأيام من منظر يتغير كل دقيقة.',
      ],
      [
        'Fresh air in bed, herons at breakfast. Keep the rail clear for the gangway at Edfu.',
        'هواء نقي من السرير وبلشون مع الفطار. أبقِ السور خاليًا عند مرسى إدفو.',
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
