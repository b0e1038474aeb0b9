import type { Pair } from '../../pair.ts'
import type { Board } from '../../stays/styles.ts'

type Outside = {
  /** English name of the destination. */
  readonly at: string
  readonly stars: 0 | 1 | 2 | 3 | 4
  readonly board: Board
  readonly name: Pair
  readonly room: Pair
  readonly about: Pair
}

/** Where travellers of a package sleep that can't be booked here by itself. */
export const outside = {
  sleeper: {
    at: 'Cairo',
    stars: 0,
    board: 'HB',
    name: ['Night train, Cairo to Upper Egypt', 'قطار النوم، القاهرة والصعيد'],
    room: ['Two-berth compartment', 'كابينة بسريرين'],
    about: [
      'Two berths, a basin, dinner on a tray and the Nile at breakfast.',
      'سريران وحوض وعشاء على صينية، والنيل على الفطار.',
    ],
  },
  chalkCamp: {
    at: 'Farafra (White Desert)',
    stars: 0,
    board: 'FB',
    name: ['Camp among the chalk figures', 'مخيم بين تماثيل الطباشير'],
    room: ['Tent for two', 'خيمة لشخصين'],
    about: [
      'Pitched each evening out of sight of the others, gone each morning without a trace.',
      'يُنصب كل مساء بعيدًا عن الأنظار، ويُرفع كل صباح بلا أثر.',
    ],
  },
  duneCamp: {
    at: 'Siwa Oasis',
    stars: 0,
    board: 'FB',
    name: ['Camp by Bir Wahed', 'مخيم بير واحد'],
    room: ['Bedouin tent', 'خيمة بدوية'],
    about: [
      'Carpets, a fire and a warm well between the first dunes of the Great Sand Sea.',
      'سجاد ونار وبئر دافئة بين أول كثبان بحر الرمال الأعظم.',
    ],
  },
  dakhla: {
    at: 'Kharga Oasis',
    stars: 0,
    board: 'HB',
    name: ['El Qasr mud lodge, Dakhla', 'لودج القصر بالداخلة'],
    room: ['Mud-brick double', 'غرفة طين مزدوجة'],
    about: [
      'A house in the manner of the old town above it, with a hot spring in the yard.',
      'بيت على طراز البلدة القديمة فوقه، وفي حوشه عين ساخنة.',
    ],
  },
  kharga: {
    at: 'Kharga Oasis',
    stars: 2,
    board: 'BB',
    name: ['Hibis Garden Hotel', 'فندق حديقة هيبس'],
    room: ['Garden double', 'غرفة مزدوجة على الحديقة'],
    about: [
      'Plain, clean and ten minutes from the Temple of Hibis.',
      'بسيط ونظيف وعلى عشر دقائق من معبد هيبس.',
    ],
  },
  sohag: {
    at: 'Sohag / Abydos',
    stars: 3,
    board: 'BB',
    name: ['House of Seti, Abydos', 'بيت سيتي، أبيدوس'],
    room: ['Room with the temple in the window', 'غرفة شباكها على المعبد'],
    about: [
      'Eight rooms by the temple wall, kept by a lady who knows every relief.',
      'ثماني غرف عند سور المعبد، تديرها سيدة تعرف كل نقش فيه.',
    ],
  },
  gardens: {
    at: 'Saint Catherine',
    stars: 0,
    board: 'FB',
    name: ['Bedouin gardens of the high mountains', 'جناين الجبل العالي'],
    room: ['Mattress in the garden house', 'مرتبة في بيت الجنينة'],
    about: [
      'Walled orchards at 1,900 metres: almonds, a cistern, bread from the embers.',
      'بساتين مسوّرة على 1,900 متر: لوز وصهريج وخبز من الجمر.',
    ],
  },
  liveaboard: {
    at: 'Port Ghalib',
    stars: 4,
    board: 'FB',
    name: ['Safari boat Sea Acacia', 'سفاري بوت سيال البحر'],
    room: ['Twin cabin with bathroom', 'كابينة بسريرين وحمام'],
    about: [
      'Thirty-four metres, ten cabins, nitrox on the dive deck and a cook from Quseir.',
      'أربعة وثلاثون مترًا وعشر كبائن ونيتروكس على سطح الغوص وطباخ من القصير.',
    ],
  },
  ababda: {
    at: 'Marsa Alam',
    stars: 0,
    board: 'FB',
    name: ['Ababda tents in Wadi Gimal', 'خيام العبابدة بوادي الجمال'],
    room: ['Goat-hair tent', 'خيمة شعر'],
    about: [
      'Three families, their goats, and coffee ground for you alone.',
      'ثلاث عائلات وماعزها، وجبنة تُدق لكم وحدكم.',
    ],
  },
  elTor: {
    at: 'El Tor',
    stars: 3,
    board: 'HB',
    name: ['Moses Springs Hotel', 'فندق عيون موسى الطور'],
    room: ['Sea-facing double', 'غرفة مزدوجة على البحر'],
    about: [
      'On a quiet bay with wind in the afternoon and warm springs up the road.',
      'على خليج هادئ، هواؤه بعد الظهر وعيونه الدافئة على بعد خطوات.',
    ],
  },
} as const satisfies Record<string, Outside>
export type OutsideKey = keyof typeof outside
