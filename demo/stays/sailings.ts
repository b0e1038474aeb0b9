import type { Pair } from '../pair.ts'
import type { DemoShip } from './stay.ts'

type Sailing = {
  readonly weekday: number
  readonly nights: number
  readonly from: keyof typeof ports
  readonly name: Pair
  readonly steps: readonly Pair[]
}

/** Where guests board, by the first town of a route. */
const ports = {
  Luxor: { name: ['Luxor Corniche quay', 'مرسى كورنيش الأقصر'], at: [25.701, 32.639] },
  Aswan: { name: ['Aswan Corniche quay', 'مرسى كورنيش أسوان'], at: [24.093, 32.895] },
  Esna: { name: ['Esna quay', 'مرسى إسنا'], at: [25.294, 32.556] },
  HighDam: { name: ['High Dam harbour, Aswan', 'ميناء السد العالي، أسوان'], at: [23.964, 32.893] },
  AbuSimbel: { name: ['Abu Simbel harbour', 'ميناء أبو سمبل'], at: [22.342, 31.632] },
} as const satisfies Record<string, { name: Pair; at: readonly [number, number] }>

type Route = {
  readonly sailings: readonly Sailing[]
  /** A sailing boat: no pool, no lift. */
  readonly sails: boolean
}

const south: readonly Pair[] = [
  [
    'Luxor: board from noon; after lunch Karnak and, when the lamps are lit, Luxor Temple',
    'الأقصر: الصعود من الثانية عشرة، وبعد الغداء الكرنك ثم معبد الأقصر مع إضاءة المساء',
  ],
  [
    'West Bank early: Valley of the Kings, Hatshepsut, the Colossi of Memnon; sail to Esna and wait for the lock',
    'البر الغربي مبكرًا: وادي الملوك وحتشبسوت وتمثالا ممنون، ثم الإبحار إلى إسنا وانتظار الهويس',
  ],
  [
    'Edfu by carriage to the temple of Horus, then Kom Ombo and its crocodiles before dinner',
    'إدفو بالحنطور إلى معبد حورس، ثم كوم أمبو وتماسيحه قبل العشاء',
  ],
  [
    'Aswan: the High Dam, the Unfinished Obelisk, Philae by motorboat; a felucca at sunset',
    'أسوان: السد العالي والمسلة الناقصة وفيلة باللنش، وفلوكة وقت الغروب',
  ],
  [
    'Breakfast, goodbye to the crew, off the ship by eight; Abu Simbel can be added by road',
    'فطار ووداع الطاقم والنزول قبل الثامنة، ويمكن إضافة أبو سمبل برًّا',
  ],
]

const north: readonly Pair[] = [
  [
    'Aswan: board from noon; the High Dam and Philae in the afternoon, tea on a felucca',
    'أسوان: الصعود من الثانية عشرة، والسد العالي وفيلة بعد الظهر وشاي على فلوكة',
  ],
  [
    'Downstream to Kom Ombo, the temple with two gods, and on to Edfu by night',
    'مع التيار إلى كوم أمبو معبد الإلهين، ثم إلى إدفو ليلًا',
  ],
  [
    'Edfu at opening time, the Esna lock at noon, Luxor Temple after dark',
    'إدفو مع فتح الأبواب وهويس إسنا ظهرًا ومعبد الأقصر بعد المغرب',
  ],
  [
    'Off the ship early with your bags; the Valley of the Kings before the buses, Karnak on the way back',
    'النزول مبكرًا بالشنط، ثم وادي الملوك قبل الأتوبيسات والكرنك في العودة',
  ],
]

const lakeSouth: readonly Pair[] = [
  [
    'Aswan High Dam harbour: board from noon, safety drill, tea as the ship leaves for Kalabsha',
    'ميناء السد العالي: الصعود من الثانية عشرة وتعليمات السلامة وشاي والمركب تتجه إلى كلابشة',
  ],
  [
    'Kalabsha and Beit el-Wali by tender, then open water where nothing has been built since 1970',
    'كلابشة وبيت الوالي باللنش، ثم ماء مفتوح لم يُبنَ على ضفافه شيء منذ 1970',
  ],
  [
    'Wadi el-Sebua: the avenue of sphinxes, Dakka and Maharraqa on foot over the sand',
    'وادي السبوع: طريق الكباش، والدكة والمحرقة مشيًا على الرمل',
  ],
  [
    'Amada, Derr and the tomb of Pennut; past Qasr Ibrim on its rock',
    'عمدا والدر ومقبرة بنوت، ومرور بقصر إبريم على صخرته',
  ],
  [
    'Abu Simbel from the water at dawn, ashore before the crowds; off the ship after breakfast',
    'أبو سمبل من الماء عند الفجر ودخوله قبل الزحام، والنزول بعد الفطار',
  ],
]

const lakeNorth: readonly Pair[] = [
  [
    'Abu Simbel: board from noon, both temples in the afternoon, the light show from the deck',
    'أبو سمبل: الصعود من الثانية عشرة والمعبدان بعد الظهر وعرض الصوت والضوء من السطح',
  ],
  [
    'Qasr Ibrim seen from the ship, then Amada and Derr in the late sun',
    'قصر إبريم من المركب، ثم عمدا والدر مع شمس العصر',
  ],
  [
    'Wadi el-Sebua early, a quiet day of water, stars after dinner with the lights off',
    'وادي السبوع مبكرًا ويوم هادئ من الماء ونجوم بعد العشاء والأنوار مطفأة',
  ],
  [
    'Kalabsha at first light, the High Dam by eight; transfer to Aswan town',
    'كلابشة مع أول ضوء والسد العالي قبل الثامنة، وانتقال إلى مدينة أسوان',
  ],
]

const underSail: readonly Pair[] = [
  [
    'Esna: meet at the quay after a drive from Luxor; sail to El Hegz island and its rock tombs',
    'إسنا: اللقاء على الرصيف بعد طريق من الأقصر، وإبحار إلى جزيرة الحجز ومقابرها الصخرية',
  ],
  [
    'El Kab: a village walk, the oldest town wall on the river, supper on a sandbank',
    'الكاب: جولة في القرية وأقدم سور مدينة على النهر وعشاء على جزيرة رمل',
  ],
  [
    'Edfu and the temple of Horus, then where the wind allows toward Gebel el-Silsila',
    'إدفو ومعبد حورس، ثم حيث يسمح الهواء نحو جبل السلسلة',
  ],
  [
    'Gebel el-Silsila, the quarries that became Karnak; a swim; Kom Ombo by lamplight',
    'جبل السلسلة، المحاجر التي صارت الكرنك، وسباحة، وكوم أمبو على ضوء المصابيح',
  ],
  [
    'The camel market at Daraw, then by car to Aswan before noon',
    'سوق الجمال في دراو ثم بالسيارة إلى أسوان قبل الظهر',
  ],
]

const underSailNorth: readonly Pair[] = [
  [
    'Aswan: aboard at noon, past Elephantine under sail, night at Herbiab island',
    'أسوان: الصعود ظهرًا ومرور بإلفنتين تحت الشراع ومبيت عند جزيرة هربياب',
  ],
  [
    'Kom Ombo in the cool of the morning, bread baked on the bank',
    'كوم أمبو في برودة الصباح وعيش يُخبز على الضفة',
  ],
  [
    'Gebel el-Silsila and Faris village, where tea is not optional',
    'جبل السلسلة وقرية فارس حيث الشاي ليس اختياريًا',
  ],
  [
    'Edfu, then by car to Luxor or the train, as you like',
    'إدفو ثم بالسيارة إلى الأقصر أو بالقطار كما تحب',
  ],
]

const downAndUp = (first: number, second: number): Route => ({
  sails: false,
  sailings: [
    {
      weekday: first,
      nights: 4,
      from: 'Luxor',
      name: ['Luxor to Aswan', 'من الأقصر إلى أسوان'],
      steps: south,
    },
    {
      weekday: second,
      nights: 3,
      from: 'Aswan',
      name: ['Aswan to Luxor', 'من أسوان إلى الأقصر'],
      steps: north,
    },
  ],
})

/** The port of a sailing as its columns have it. */
export function portOf({ from }: Sailing) {
  const { name, at } = ports[from]
  return { port_en: name[0], port_ar: name[1], latitude: at[0], longitude: at[1] }
}

/** A ship turns: four nights south, three back, the same weekdays all year. 0 is Sunday. */
export const routes: Readonly<Record<DemoShip['route'], Route>> = {
  saturdays: downAndUp(6, 3),
  mondays: downAndUp(1, 5),
  sundays: downAndUp(0, 4),
  lake: {
    sails: false,
    sailings: [
      {
        weekday: 1,
        nights: 4,
        from: 'HighDam',
        name: ['Lake Nasser: Aswan to Abu Simbel', 'بحيرة ناصر: من أسوان إلى أبو سمبل'],
        steps: lakeSouth,
      },
      {
        weekday: 5,
        nights: 3,
        from: 'AbuSimbel',
        name: ['Lake Nasser: Abu Simbel to Aswan', 'بحيرة ناصر: من أبو سمبل إلى أسوان'],
        steps: lakeNorth,
      },
    ],
  },
  lakeSouth: {
    sails: false,
    sailings: [
      {
        weekday: 6,
        nights: 4,
        from: 'HighDam',
        name: ['Lake Nasser: Aswan to Abu Simbel', 'بحيرة ناصر: من أسوان إلى أبو سمبل'],
        steps: lakeSouth,
      },
      {
        weekday: 3,
        nights: 3,
        from: 'AbuSimbel',
        name: ['Lake Nasser: Abu Simbel to Aswan', 'بحيرة ناصر: من أبو سمبل إلى أسوان'],
        steps: lakeNorth,
      },
    ],
  },
  dahabiya: {
    sails: true,
    sailings: [
      {
        weekday: 6,
        nights: 4,
        from: 'Esna',
        name: ['Under sail from Esna to Aswan', 'تحت الشراع من إسنا إلى أسوان'],
        steps: underSail,
      },
      {
        weekday: 3,
        nights: 3,
        from: 'Aswan',
        name: ['Under sail from Aswan to Edfu', 'تحت الشراع من أسوان إلى إدفو'],
        steps: underSailNorth,
      },
    ],
  },
}
