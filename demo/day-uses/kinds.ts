import type { Language, LocalizedText } from '@rihla/contract/values/language'
import type { ChildRatesKey } from '../children.ts'

const amenities = {
  sunbeds: { en: 'Sunbed and umbrella', ar: 'شيزلونج وشمسية' },
  towels: { en: 'Pool or beach towel', ar: 'فوطة للمسبح أو البحر' },
  lockers: { en: 'Changing rooms, showers and lockers', ar: 'غرف تغيير ودُش ولوكر' },
  lunch: { en: 'Open buffet lunch', ar: 'غداء أوبن بوفيه' },
  drink: { en: 'Welcome drink', ar: 'مشروب ترحيب' },
  softs: { en: 'Soft drinks until 17:00', ar: 'مشروبات غازية حتى 5 مساءً' },
  beach: { en: 'Private beach', ar: 'شاطئ خاص' },
  pools: { en: 'Adult and children’s pools', ar: 'مسابح للكبار والأطفال' },
  heated: { en: 'Heated pool in winter', ar: 'مسبح مدفّأ في الشتاء' },
  parking: { en: 'Parking', ar: 'موقف سيارات' },
  wifi: { en: 'Wi-Fi', ar: 'واي فاي' },
  slides: { en: 'All slides and rides', ar: 'كل الزحاليق والألعاب' },
  lazy: { en: 'Lazy river with tubes', ar: 'النهر الهادئ بالعوامات' },
  lifeguards: { en: 'Lifeguards at every pool', ar: 'منقذون عند كل مسبح' },
  sauna: { en: 'Sauna, steam and jacuzzi', ar: 'ساونا وبخار وجاكوزي' },
  massage: { en: '45-minute massage', ar: 'مساج 45 دقيقة' },
  robe: { en: 'Robe and slippers', ar: 'روب وشبشب' },
  tea: { en: 'Herbal tea and fruit', ar: 'شاي أعشاب وفاكهة' },
  garden: { en: 'Riverside garden table', ar: 'ترابيزة في الحديقة على النيل' },
  table: { en: 'Lunch', ar: 'الغداء' },
  deck: { en: 'Lunch on deck', ar: 'غداء على سطح المركب' },
  dinner: { en: 'Dinner', ar: 'العشاء' },
  barbecue: { en: 'Dinner from the grill', ar: 'عشاء مشويات' },
  vests: { en: 'Life jackets in every size', ar: 'جاكيت نجاة بكل المقاسات' },
  park: { en: 'Park fees', ar: 'رسوم المحمية' },
  meal: { en: 'Set lunch by the river', ar: 'غداء على النيل' },
  felucca: { en: 'Half an hour by felucca', ar: 'نصف ساعة بالفلوكة' },
  boat: { en: 'Boat and crew', ar: 'المركب والطاقم' },
  masks: { en: 'Mask, snorkel and fins', ar: 'نظارة وسنوركل وزعانف' },
  jetty: { en: 'Jetty to the house reef', ar: 'سقالة حتى الشعاب' },
  kayak: { en: 'Kayaks and paddle boards', ar: 'كاياك وبادل بورد' },
  fire: { en: 'Tea by the fire at dusk', ar: 'شاي على النار وقت الغروب' },
  grill: { en: 'Lunch from the grill', ar: 'غداء مشويات' },
  kids: { en: 'Kids’ club until 16:00', ar: 'نادي أطفال حتى 4 عصرًا' },
  tips: { en: 'Tips', ar: 'الإكراميات' },
  drinks: { en: 'Extra drinks and snacks', ar: 'المشروبات والسناكس الإضافية' },
  motor: { en: 'Motorised water sports', ar: 'الألعاب المائية بالموتور' },
  treatments: { en: 'Extra treatments', ar: 'جلسات إضافية' },
  transfer: { en: 'Transfers', ar: 'الانتقالات' },
  swimwear: { en: 'Swimwear', ar: 'ملابس بحر' },
  id: { en: 'National ID or passport', ar: 'البطاقة أو جواز السفر' },
  sunscreen: { en: 'Reef-safe sunscreen', ar: 'واقي شمس صديق للمرجان' },
  cover: { en: 'A light cover-up for the garden', ar: 'ملابس خفيفة للحديقة' },
  jacket: { en: 'A jacket for the evening', ar: 'جاكيت للمساء' },
} as const satisfies Record<string, LocalizedText>
export type Amenity = keyof typeof amenities

export type DayUseKind =
  | 'pool'
  | 'beach'
  | 'family'
  | 'familyPool'
  | 'evening'
  | 'boat'
  | 'aqua'
  | 'spa'
  | 'nile'
  | 'island'
  | 'reef'
  | 'lake'

/** What day-use offers of a kind have in common. */
type Kind = {
  /** Said after the offer's own sentences. */
  readonly about: LocalizedText
  readonly included: readonly Amenity[]
  readonly excluded: readonly Amenity[]
  readonly bring: readonly Amenity[]
  readonly children: ChildRatesKey
  /** Places a day. */
  readonly places: number
  /** A boat leaves when it opens: it is sold as activities are, not until ten of the day. */
  readonly leaves?: true
}

export const dayUseKinds: Readonly<Record<DayUseKind, Kind>> = {
  pool: {
    about: {
      en: 'Arrive when it suits you, pick a sunbed and stay until closing time; towels wait at the gate.',
      ar: 'احضر متى تشاء واختر شيزلونج وابقَ حتى موعد الإغلاق، والفوط عند البوابة.',
    },
    included: ['sunbeds', 'towels', 'pools', 'lockers', 'drink', 'wifi'],
    excluded: ['drinks', 'tips'],
    bring: ['swimwear', 'id'],
    children: 'graded',
    places: 40,
  },
  beach: {
    about: {
      en: 'One wristband opens the beach, the showers and the lunch buffet; come and go as you please.',
      ar: 'سوار واحد يفتح لك الشاطئ والدُش وبوفيه الغداء، وتدخل وتخرج كما تشاء.',
    },
    included: ['beach', 'sunbeds', 'towels', 'lockers', 'lunch', 'drink', 'parking'],
    excluded: ['motor', 'tips'],
    bring: ['swimwear', 'sunscreen', 'id'],
    children: 'graded',
    places: 60,
  },
  family: {
    about: {
      en: 'Prams, high chairs and a quiet corner for naps are ready; tell us the ages and we prepare the rest.',
      ar: 'عربات أطفال وكراسي عالية وركن هادئ للنوم، وأخبرنا بالأعمار لنجهّز الباقي.',
    },
    included: ['beach', 'pools', 'sunbeds', 'towels', 'lunch', 'softs', 'kids', 'lifeguards'],
    excluded: ['motor', 'tips'],
    bring: ['swimwear', 'sunscreen', 'id'],
    children: 'free6',
    places: 70,
  },
  familyPool: {
    about: {
      en: 'Prams, high chairs and a quiet corner for naps are ready; tell us the ages and we prepare the rest.',
      ar: 'عربات أطفال وكراسي عالية وركن هادئ للنوم، وأخبرنا بالأعمار لنجهّز الباقي.',
    },
    included: ['pools', 'sunbeds', 'towels', 'lunch', 'softs', 'kids', 'lifeguards'],
    excluded: ['drinks', 'tips'],
    bring: ['swimwear', 'id'],
    children: 'free6',
    places: 70,
  },
  evening: {
    about: {
      en: 'One wristband opens the terrace, the showers and the sea; who comes before the lamps are lit has the best place.',
      ar: 'سوار واحد يفتح لك التراس والدُش والبحر، ومن حضر قبل إضاءة المصابيح اختار أحسن مكان.',
    },
    included: ['beach', 'sunbeds', 'towels', 'lockers', 'drink', 'parking'],
    excluded: ['drinks', 'tips'],
    bring: ['swimwear', 'jacket', 'id'],
    children: 'graded',
    places: 60,
  },
  boat: {
    about: {
      en: 'Be at the pier a quarter of an hour before the boat; it comes back at closing time.',
      ar: 'احضر إلى المرسى قبل المركب بربع ساعة، وهو يعود في آخر اليوم.',
    },
    included: ['boat', 'masks', 'vests', 'deck', 'softs'],
    excluded: ['drinks', 'tips'],
    bring: ['swimwear', 'sunscreen', 'id'],
    children: 'graded',
    places: 30,
    leaves: true,
  },
  aqua: {
    about: {
      en: 'Height limits stand at each slide. Lockers take a coin, and lunch is served from noon to three.',
      ar: 'شروط الطول مكتوبة عند كل زحليقة. اللوكر بعملة، والغداء من 12 إلى 3.',
    },
    included: ['slides', 'lazy', 'pools', 'lifeguards', 'lockers', 'lunch', 'softs'],
    excluded: ['drinks', 'tips'],
    bring: ['swimwear', 'id'],
    children: 'graded',
    places: 80,
  },
  spa: {
    about: {
      en: 'Your massage is booked for you within the day; come half an hour earlier and start with the steam.',
      ar: 'موعد المساج يُحجز لك خلال اليوم، فاحضر قبله بنصف ساعة وابدأ بالبخار.',
    },
    included: ['massage', 'sauna', 'heated', 'robe', 'tea', 'towels'],
    excluded: ['treatments', 'tips'],
    bring: ['swimwear', 'id'],
    children: 'from12',
    places: 12,
  },
  nile: {
    about: {
      en: 'The table is yours all day. Boats leave from the club’s own steps when the wind allows.',
      ar: 'الترابيزة لك طوال اليوم، والفلايك من مرسى النادي متى سمح الهواء.',
    },
    included: ['garden', 'meal', 'drink', 'parking', 'wifi'],
    excluded: ['drinks', 'tips'],
    bring: ['id', 'jacket'],
    children: 'free6',
    places: 50,
  },
  island: {
    about: {
      en: 'Be at the pier a quarter of an hour before the boat; it comes back at closing time and once in between.',
      ar: 'احضر إلى المرسى قبل المركب بربع ساعة، وهو يعود في آخر اليوم ومرة في وسطه.',
    },
    included: ['boat', 'beach', 'sunbeds', 'masks', 'lunch', 'softs'],
    excluded: ['motor', 'tips'],
    bring: ['swimwear', 'sunscreen', 'id'],
    children: 'graded',
    places: 30,
    leaves: true,
  },
  reef: {
    about: {
      en: 'Guides check the current each morning; beginners snorkel along a rope, and nobody touches the coral.',
      ar: 'المرشدون يفحصون التيار كل صباح، والمبتدئ يسبح مع حبل، ولا أحد يلمس المرجان.',
    },
    included: ['jetty', 'masks', 'sunbeds', 'towels', 'lunch', 'lockers'],
    excluded: ['transfer', 'tips'],
    bring: ['swimwear', 'sunscreen', 'id'],
    children: 'graded',
    places: 25,
  },
  lake: {
    about: {
      en: 'Shoes that may get wet, a jacket for the evening and an appetite are all you need.',
      ar: 'لا تحتاج إلا حذاء يتحمل البلل وجاكيت للمساء وشهية مفتوحة.',
    },
    included: ['kayak', 'grill', 'fire', 'lockers', 'parking'],
    excluded: ['transfer', 'tips'],
    bring: ['cover', 'id', 'jacket'],
    children: 'free6',
    places: 30,
  },
}

/** What an offer has beyond its kind, and what of its kind it hasn't. */
export type OwnAmenities = {
  readonly plus?: readonly Amenity[]
  readonly without?: readonly Amenity[]
}
type Own = OwnAmenities & { readonly kind: DayUseKind }

/** What is part of an offer's price. */
export const includedIn = ({ kind, plus = [], without = [] }: Own): readonly Amenity[] =>
  [...dayUseKinds[kind].included, ...plus].filter((key) => !without.includes(key))

/** Amenities in words. */
export const inWords = (keys: readonly Amenity[], language: Language): string[] =>
  keys.map((key) => amenities[key][language])
