import type { DemoShip } from '../stay.ts'

export const classicShips: readonly DemoShip[] = [
  {
    at: 'Luxor',
    route: 'saturdays',
    stars: 5,
    price: 7200,
    rated: [4.7, 1344],
    pin: [25.6988, 32.6369],
    rooms: ['lowerCabin', 'mainCabin', 'upperCabin', 'balconyCabin', 'shipSuite', 'royalCabin'],
    has: ['spa', 'gym'],
    offer: [15, 'early'],
    en: [
      'M/S Nefer Sobek',
      'Boards at the Luxor corniche, opposite the museum',
      'Seventy-two cabins on four decks and an Egyptologist for every twenty guests. Visits start early, so that the temples are yours for the first half hour. Tea, cake and the river at five, every day.',
    ],
    ar: [
      'مركب نفر سوبك',
      'الصعود من كورنيش الأقصر أمام المتحف',
      'اثنتان وسبعون كابينة في أربعة أدوار ومرشد أثري لكل عشرين ضيفًا. الزيارات تبدأ مبكرًا، فالمعابد لك وحدك نصف ساعة. والشاي والكيك والنهر في الخامسة كل يوم.',
    ],
  },
  {
    at: 'Luxor',
    route: 'mondays',
    stars: 5,
    price: 6300,
    rated: [4.5, 987],
    pin: [25.6928, 32.6338],
    rooms: ['lowerCabin', 'mainCabin', 'upperCabin', 'shipSuite'],
    offer: [20, 'soon'],
    en: [
      'M/S Lotus of Esna',
      'Boards at the southern quay, Luxor',
      'A family ship: early supper, a shallow pool, and a treasure hunt at Edfu that adults win as often as children. Cabins on the main deck connect in pairs.',
    ],
    ar: [
      'مركب لوتس إسنا',
      'الصعود من المرسى الجنوبي، الأقصر',
      'مركب عائلية: عشاء مبكر وحمام سباحة ضحل ولعبة كنز في إدفو يفوز فيها الكبار كما يفوز الصغار. وكبائن الدور الرئيسي متصلة اثنتين اثنتين.',
    ],
  },
  {
    at: 'Aswan',
    route: 'mondays',
    stars: 4,
    price: 4600,
    rated: [4.3, 762],
    pin: [24.0897, 32.8941],
    rooms: ['lowerCabin', 'mainCabin', 'upperCabin', 'balconyCabin', 'shipSuite'],
    en: [
      'M/S Satis Star',
      'Boards at Aswan corniche, berth 6',
      'Plain, clean and well fed: the cook is from Daraw and does not hold back on cumin. Sun deck with shade for everyone, not only the early. A good first cruise.',
    ],
    ar: [
      'مركب نجمة ساتت',
      'الصعود من كورنيش أسوان، مرسى 6',
      'بسيطة نظيفة وأكلها كثير: الطباخ من دراو ولا يبخل بالكمون. وعلى السطح ظل للجميع لا لمن يبكر فقط. أول كروز مناسب.',
    ],
  },
  {
    at: 'Abu Simbel',
    route: 'lake',
    stars: 5,
    price: 7900,
    rated: [4.8, 418],
    pin: [22.3389, 31.6221],
    rooms: ['mainCabin', 'upperCabin', 'balconyCabin', 'shipSuite', 'royalCabin'],
    has: ['library'],
    en: [
      'M/S Lady of Wawat',
      'Boards at the High Dam harbour or Abu Simbel jetty',
      'One of the few ships on the lake, with no other in sight for days. Temples by lamplight, lectures on how they were moved, and a sky that keeps people on deck till two. Phones lose signal on the second day.',
    ],
    ar: [
      'مركب سيدة واوات',
      'الصعود من ميناء السد العالي أو مرسى أبو سمبل',
      'من المراكب القليلة في البحيرة، لا ترى غيرها أيامًا. معابد على ضوء المصابيح ومحاضرات عن نقلها وسماء تُبقي الناس على السطح حتى الثانية. والشبكة تنقطع في اليوم الثاني.',
    ],
  },
]
