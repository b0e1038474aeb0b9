import type { Pair } from '../pair.ts'

const regions = {
  cairo: ['Greater Cairo', 'القاهرة الكبرى'],
  alexandria: ['Alexandria', 'الإسكندرية'],
  north: ['North Coast', 'الساحل الشمالي'],
  redSea: ['Red Sea', 'البحر الأحمر'],
  sinai: ['Sinai', 'سيناء'],
  upper: ['Upper Egypt', 'صعيد مصر'],
  canal: ['Canal', 'القناة'],
} as const satisfies Record<string, Pair>

/** Cities with several stations, whose names the stations' labels carry. */
export const cities = {
  cairo: { name: ['Cairo', 'القاهرة'], spellings: ['el qahira', 'kahira', 'masr', 'مصر'] },
  giza: { name: ['Giza', 'الجيزة'], spellings: ['gizeh', 'el gizah', 'الجيزه'] },
  alexandria: {
    name: ['Alexandria', 'الإسكندرية'],
    spellings: ['alex', 'iskandariya', 'اسكندرية'],
  },
  hurghada: {
    name: ['Hurghada', 'الغردقة'],
    spellings: ['hurgada', 'ghardaka', 'gharda2a', 'الغردقه'],
  },
} as const satisfies Record<string, { name: Pair; spellings: readonly string[] }>

export type RegionKey = keyof typeof regions

export type DemoStation = {
  readonly region: Pair
  readonly name: Pair
  readonly at: readonly [latitude: number, longitude: number]
  /** How else people write it. */
  readonly spellings: readonly string[]
  /** Where to stand, when the name doesn't say. */
  readonly boarding?: Pair
}

const station = (
  region: RegionKey,
  en: string,
  ar: string,
  at: readonly [number, number],
  spellings: string,
  boarding?: Pair,
): DemoStation => ({
  region: regions[region],
  name: [en, ar],
  at,
  spellings: spellings.split(', '),
  ...(boarding ? { boarding } : {}),
})

/** Where buses stop, in the order they are shown. A station's id is its place, from 1: append, never insert. */
export const stations = {
  tahrir: station(
    'cairo',
    'Tahrir – Abdel Moneim Riad',
    'التحرير - عبد المنعم رياض',
    [30.049, 31.234],
    'tahrir, tahreer, downtown, cairo, el qahira, abd el moneim riad, abdelmoneim riyad, وسط البلد, القاهرة, التحرير',
    ['Bay 4, the side of the museum gardens', 'رصيف 4 ناحية سور المتحف'],
  ),
  ramses: station(
    'cairo',
    'Ramses',
    'رمسيس',
    [30.063, 31.247],
    'ramsis, ramsees, railway station, cairo, محطة مصر, باب الحديد, القاهرة',
    ['Galaa Street, past the railway station’s clock', 'شارع الجلاء بعد ساعة محطة مصر'],
  ),
  turgoman: station(
    'cairo',
    'Turgoman (Cairo Gateway)',
    'الترجمان',
    [30.057, 31.24],
    'torgoman, turguman, cairo gateway, cairo, ميناء القاهرة البري, الترجمان, القاهرة',
    ['Lower floor; the gate is on the ticket', 'الدور السفلي، ورقم البوابة على التذكرة'],
  ),
  nasrCity: station(
    'cairo',
    'Nasr City – Nady El Sekka',
    'مدينة نصر - نادي السكة',
    [30.069, 31.305],
    'madinet nasr, nasr city, nadi el sekka, cairo, السكة الحديد, نادي السكه, القاهرة',
    ['In front of the club, Yousef Abbas Street', 'أمام النادي، شارع يوسف عباس'],
  ),
  almaza: station(
    'cairo',
    'Almaza',
    'ألماظة',
    [30.091, 31.363],
    'almaza, almazah, heliopolis, masr el gedida, cairo, الماظه, مصر الجديدة, القاهرة',
  ),
  newCairo: station(
    'cairo',
    'New Cairo – Fifth Settlement',
    'القاهرة الجديدة - التجمع الخامس',
    [30.01, 31.43],
    'tagamoa, tagammo, fifth settlement, 5th settlement, rehab, cairo, التجمع, الرحاب, القاهرة',
    ['90th Street South, beside the petrol station', 'شارع التسعين الجنوبي بجوار البنزينة'],
  ),
  monib: station(
    'cairo',
    'Giza – El Monib',
    'الجيزة - المنيب',
    [29.981, 31.212],
    'moneeb, munib, giza, gizeh, cairo, المنيب, الجيزه',
    ['Under the ring road, Upper Egypt side', 'تحت الدائري ناحية الصعيد'],
  ),
  october: station(
    'cairo',
    '6th of October – Hosary Square',
    'السادس من أكتوبر - ميدان الحصري',
    [29.973, 30.944],
    'october, sitta october, 6 october, hosary, hossary, 6 أكتوبر, اكتوبر, الحصري',
  ),
  zayed: station(
    'cairo',
    'Sheikh Zayed',
    'الشيخ زايد',
    [30.04, 30.98],
    'zayed, sheikh zaid, el sheikh zayed, زايد, الشيخ زايد',
    ['Gate 2, beside the mall', 'بوابة 2 بجوار المول'],
  ),
  sidiGaber: station(
    'alexandria',
    'Sidi Gaber',
    'سيدي جابر',
    [31.219, 29.942],
    'sidi gabir, sedi gaber, alexandria, alex, iskandariya, اسكندرية, الإسكندرية, سيدى جابر',
    ['Across from the railway station', 'أمام محطة القطار'],
  ),
  moharamBek: station(
    'alexandria',
    'Moharam Bek (El Mawqaf El Gedid)',
    'محرم بك - الموقف الجديد',
    [31.18, 29.92],
    'moharram bey, muharram bek, mawqaf gedid, alexandria, alex, iskandariya, الموقف الجديد, اسكندرية, الإسكندرية',
  ),
  alamein: station(
    'north',
    'El Alamein',
    'العلمين',
    [30.83, 28.95],
    'alamain, el 3alamein, new alamein, sahel, العلمين الجديدة, الساحل',
    ['The tower side of the coastal road', 'الطريق الساحلي ناحية الأبراج'],
  ),
  matruh: station(
    'north',
    'Marsa Matruh',
    'مرسى مطروح',
    [31.35, 27.24],
    'matrouh, mersa matruh, matroh, مطروح, مرسي مطروح',
  ),
  hurghada: station(
    'redSea',
    'Hurghada – El Nasr Street',
    'الغردقة - شارع النصر',
    [27.24, 33.82],
    'hurgada, ghardaka, el ghardaqa, gharda2a, nasr street, الغردقه, شارع النصر',
  ),
  ahyaa: station(
    'redSea',
    'Hurghada – El Ahyaa',
    'الغردقة - الأحياء',
    [27.3, 33.75],
    'ahia, el ahya, hurghada, hurgada, ghardaka, الأحياء, الاحياء, الغردقه',
    ['Coast road, beside the fish market', 'طريق الساحل بجوار سوق السمك'],
  ),
  gouna: station(
    'redSea',
    'El Gouna',
    'الجونة',
    [27.39, 33.67],
    'gouna, el gona, algouna, الجونه',
    ['The bus square at the main gate', 'ميدان الأتوبيسات عند البوابة الرئيسية'],
  ),
  safaga: station('redSea', 'Safaga', 'سفاجا', [26.74, 33.94], 'port safaga, safaja, سفاجه'),
  marsaAlam: station(
    'redSea',
    'Marsa Alam',
    'مرسى علم',
    [25.07, 34.89],
    'mersa alam, marsa 3alam, مرسي علم',
  ),
  sokhna: station(
    'redSea',
    'Ain Sokhna',
    'العين السخنة',
    [29.6, 32.32],
    'ain sukhna, el sokhna, sokhna, sukhna, السخنة, السخنه, العين السخنه',
    ['The roundabout below the cable car', 'الميدان أسفل التلفريك'],
  ),
  sharm: station(
    'sinai',
    'Sharm El Sheikh – El Ruwaisat',
    'شرم الشيخ - الرويسات',
    [27.9, 34.32],
    'sharm, sharm el-shaikh, charm el cheikh, sharm el shiekh, rowaisat, شرم, الرويسات',
  ),
  dahab: station('sinai', 'Dahab', 'دهب', [28.49, 34.51], 'dahb, dhahab, ذهب', [
    'El Mashraba, ten minutes’ walk from the bay',
    'المشربة، على عشر دقائق مشيًا من الخليج',
  ]),
  nuweiba: station('sinai', 'Nuweiba', 'نويبع', [29.03, 34.67], 'nuwaiba, nweiba, نويبعة'),
  elTor: station('sinai', 'El Tor', 'الطور', [28.24, 33.62], 'tur sinai, el tur, tor, طور سيناء'),
  luxor: station(
    'upper',
    'Luxor – Railway Square',
    'الأقصر - ميدان المحطة',
    [25.7, 32.645],
    'louxor, loxor, el uqsur, الاقصر, ميدان المحطة',
  ),
  qena: station('upper', 'Qena', 'قنا', [26.16, 32.72], 'qina, kena, dendera, قِنا'),
  aswan: station('upper', 'Aswan', 'أسوان', [24.1, 32.9], 'assouan, asswan, اسوان', [
    'The new bus station, four kilometres north of the souk',
    'الموقف الجديد، شمال السوق بأربعة كيلومترات',
  ]),
  suez: station('canal', 'Suez', 'السويس', [29.974, 32.526], 'el suweis, swes, soueis, السويس'),
  ismailia: station(
    'canal',
    'Ismailia',
    'الإسماعيلية',
    [30.604, 32.272],
    'ismaileya, esmailia, الاسماعيلية, الاسماعيليه',
  ),
  portSaid: station(
    'canal',
    'Port Said',
    'بورسعيد',
    [31.257, 32.284],
    'bur said, bor said, portsaid, بور سعيد',
  ),
} as const satisfies Record<string, DemoStation>

export type StationKey = keyof typeof stations

/** The stations of each city. */
export const stationsOfCity: Readonly<Record<keyof typeof cities, readonly StationKey[]>> = {
  cairo: ['tahrir', 'ramses', 'turgoman', 'nasrCity', 'almaza', 'newCairo'],
  giza: ['monib', 'october', 'zayed'],
  alexandria: ['sidiGaber', 'moharamBek'],
  hurghada: ['hurghada', 'ahyaa'],
}

const keys = Object.keys(stations)

export const stationId = (key: StationKey): number => keys.indexOf(key) + 1
