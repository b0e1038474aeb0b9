import { foreignSpellings } from './destinations/foreign-spellings.ts'

/** Destinations: id, names, coordinates, the place in the list, the scene of its picture, other spellings. */
export type Place = {
  id: number
  en: string
  ar: string
  at: readonly [latitude: number, longitude: number]
  order: number
  scene: string
  aliases: readonly string[]
}

type Row = readonly [
  en: string,
  ar: string,
  latitude: number,
  longitude: number,
  order: number,
  scene: string,
  aliases?: string,
]

const rows: readonly Row[] = [
  ['Cairo', 'القاهرة', 30.063, 31.25, 1, 'cairo', 'el qahira, kahira, qahira, مصر'],
  [
    'Giza',
    'الجيزة',
    30.008,
    31.211,
    2,
    'giza',
    'gizeh, guizeh, el gizah, pyramids, الأهرامات, الهرم',
  ],
  [
    'Alexandria',
    'الإسكندرية',
    31.202,
    29.916,
    7,
    'alex',
    'alex, iskandariya, eskendereya, اسكندرية',
  ],
  ['Luxor', 'الأقصر', 25.699, 32.642, 3, 'luxor', 'louxor, loxor, el uqsur, الاقصر'],
  ['Aswan', 'أسوان', 24.091, 32.899, 4, 'nile', 'assouan, asswan, اسوان'],
  [
    'Hurghada',
    'الغردقة',
    27.257,
    33.813,
    5,
    'diveboat',
    'hurgada, ghardaka, el ghardaqa, gharda2a, الغردقه',
  ],
  [
    'Sharm El Sheikh',
    'شرم الشيخ',
    27.916,
    34.33,
    6,
    'reef',
    'sharm, sharm el-shaikh, charm el cheikh, sharm el shiekh, شرم',
  ],
  ['Dahab', 'دهب', 28.482, 34.495, 8, 'sinai', 'dahb'],
  ['Marsa Alam', 'مرسى علم', 25.063, 34.89, 9, 'reef', 'mersa alam, marsa 3alam'],
  ['El Gouna', 'الجونة', 27.394, 33.678, 11, 'resort', 'gouna, el gona'],
  [
    'Ain Sokhna',
    'العين السخنة',
    29.6,
    32.317,
    13,
    'beach',
    'ain sukhna, el sokhna, sukhna, السخنة',
  ],
  ['North Coast (Sahel)', 'الساحل الشمالي', 30.95, 28.75, 14, 'beach', 'sahel, el sahel, الساحل'],
  ['El Alamein', 'العلمين', 30.83, 28.955, 20, 'beach', 'alamain, el 3alamein'],
  ['New Alamein', 'العلمين الجديدة', 30.84, 28.95, 21, 'resort', 'new alamain'],
  ['Sidi Abdel Rahman', 'سيدي عبد الرحمن', 30.97, 28.73, 22, 'beach', 'sidi abd el rahman'],
  [
    'Marsa Matruh',
    'مرسى مطروح',
    31.353,
    27.237,
    15,
    'beach',
    'matrouh, mersa matruh, matroh, مطروح',
  ],
  ['Siwa Oasis', 'واحة سيوة', 29.203, 25.52, 10, 'siwa', 'siwah, siwa, سيوه'],
  ['Nuweiba', 'نويبع', 29.047, 34.663, 17, 'camp', 'nuwaiba, nweiba'],
  ['Taba', 'طابا', 29.49, 34.9, 23, 'beach'],
  [
    'Saint Catherine',
    'سانت كاترين',
    28.562,
    33.949,
    16,
    'sinai',
    'st catherine, santa catarina, سانت كاترين',
  ],
  ['Ras Sudr', 'رأس سدر', 29.59, 32.71, 19, 'beach', 'ras sedr, ras sidr'],
  ['El Tor', 'الطور', 28.24, 33.62, 35, 'sinai', 'tur sinai, el tur'],
  ['Makadi Bay', 'خليج مكادي', 26.99, 33.9, 26, 'resort', 'makady'],
  ['Sahl Hasheesh', 'سهل حشيش', 27.04, 33.88, 25, 'resort', 'sahl hashish'],
  ['Soma Bay', 'سوما باي', 26.85, 33.99, 24, 'resort', 'somabay'],
  ['Safaga', 'سفاجا', 26.729, 33.937, 27, 'diveboat', 'port safaga'],
  ['El Quseir', 'القصير', 26.104, 34.278, 28, 'reef', 'kosseir, quseir, qusair, qoseir'],
  ['Port Ghalib', 'بورت غالب', 25.53, 34.64, 18, 'diveboat', 'port galib'],
  ['Ras Gharib', 'رأس غارب', 28.358, 33.078, 44, 'beach', 'ras ghareb'],
  ['Abu Simbel', 'أبو سمبل', 22.346, 31.616, 12, 'abusimbel', 'abou simbel, abo simbel'],
  ['Kom Ombo', 'كوم أمبو', 24.477, 32.946, 30, 'nile', 'komombo'],
  ['Edfu', 'إدفو', 24.98, 32.875, 31, 'luxor', 'idfu'],
  ['Esna', 'إسنا', 25.293, 32.554, 36, 'luxor', 'isna'],
  ['Qena / Dendera', 'قنا / دندرة', 26.164, 32.727, 34, 'luxor', 'dendera, dandara, qina'],
  ['Sohag / Abydos', 'سوهاج / أبيدوس', 26.557, 31.695, 37, 'luxor', 'suhag, abydos, abidos'],
  ['Minya', 'المنيا', 28.11, 30.75, 38, 'nile', 'menia, el minya'],
  ['Fayoum', 'الفيوم', 29.31, 30.842, 29, 'camp', 'faiyum, fayyum, fayum'],
  [
    'Bahariya Oasis (Bawiti)',
    'الواحات البحرية',
    28.349,
    28.866,
    32,
    'whitedesert',
    'bahareya, bawiti, باويطي',
  ],
  [
    'Farafra (White Desert)',
    'الفرافرة',
    27.06,
    27.97,
    33,
    'whitedesert',
    'white desert, الصحراء البيضاء',
  ],
  ['Kharga Oasis', 'الواحات الخارجة', 25.451, 30.546, 43, 'camp', 'el kharga'],
  ['Port Said', 'بورسعيد', 31.257, 32.284, 39, 'alex', 'bur said, بور سعيد'],
  ['Ismailia', 'الإسماعيلية', 30.604, 32.272, 40, 'nile', 'ismaileya'],
  ['Suez', 'السويس', 29.974, 32.526, 41, 'beach', 'el suweis'],
  ['Ras El Bar', 'رأس البر', 31.51, 31.82, 45, 'alex', 'damietta, domyat, dumyat, دمياط'],
  ['Rosetta', 'رشيد', 31.404, 30.416, 42, 'alex', 'rashid, rasheed'],
]

/** The 45 destinations; an id is the place in this list. */
export const places: readonly Place[] = rows.map(
  ([en, ar, latitude, longitude, order, scene, aliases], index) => ({
    id: index + 1,
    en,
    ar,
    at: [latitude, longitude],
    order,
    scene,
    aliases: [...(aliases?.split(', ') ?? []), ...foreignSpellings(en)],
  }),
)
