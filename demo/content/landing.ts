import { languages, type Language } from '@rihla/contract/values/language'
import type { Trx } from '@rihla/server/platform/database/connect'
import { addRows } from '../add-rows.ts'
import type { Pair } from '../pair.ts'
import { fileOf, screenshots } from './screenshots.ts'
import { testimonials } from './testimonials.ts'

const at: Readonly<Record<Language, 0 | 1>> = { en: 0, ar: 1 }

/** A row a language; what is a pair stands in the language of its row. */
const inBoth = (columns: Readonly<Record<string, Pair | string | number | boolean>>) =>
  languages.map((language) => ({
    language_code: language,
    ...Object.fromEntries(
      Object.entries(columns).map(([name, value]) => [
        name,
        Array.isArray(value) ? value[at[language]] : value,
      ]),
    ),
  }))

const hero = inBoth({
  headline: [
    'From the Nile to the Red Sea, booked in minutes',
    'من النيل إلى البحر الأحمر، احجز في دقائق',
  ],
  tagline: [
    'Hotels, cruises, buses and days out across Egypt. Clear prices in pounds; most bookings are confirmed on the spot.',
    'فنادق وكروز وأتوبيسات وأنشطة في كل أنحاء مصر، بأسعار واضحة بالجنيه، وتأكيد فوري لمعظم الحجوزات.',
  ],
  primary_cta: ['Get the app', 'حمّل التطبيق'],
  secondary_cta: ['See what is inside', 'شاهد المزايا'],
  stats_rating: '4.8',
  stats_downloads: ['10K+', 'أكثر من 10 آلاف'],
  stats_reviews: ['4,000+', '4,000+'],
})

const sections: Readonly<Record<string, readonly [title: Pair, subtitle: Pair]>> = {
  'instant-hotels': [
    ['Hotels that confirm instantly', 'فنادق بتأكيد فوري'],
    ['150+ hotels, no waiting for a call back', 'أكثر من 150 فندقًا، دون انتظار مكالمة'],
  ],
  'last-minute-offers': [
    ['Last-minute offers', 'عروض اللحظة الأخيرة'],
    [
      'The clock on each offer is real: the price ends with it',
      'المؤقّت حقيقي: ينتهي السعر بانتهائه',
    ],
  ],
  'top-destinations': [
    ['Top destinations', 'أشهر الوجهات'],
    ['Where travellers book most this season', 'حيث يحجز المسافرون أكثر هذا الموسم'],
  ],
  features: [
    ['Why book with Rihla', 'لماذا رحلة؟'],
    ['Four promises, kept on every booking', 'أربعة وعود نلتزم بها في كل حجز'],
  ],
  download: [
    ['Your whole trip, in your pocket', 'رحلتك كلها في جيبك'],
    [
      'Tickets that open without a signal, every booking in one list, and a word when something changes.',
      'تذاكر تُفتح بلا إنترنت، وكل حجوزاتك في قائمة واحدة، وتنبيه إن تغيّر شيء.',
    ],
  ],
}

const features = [
  {
    icon: 'zap',
    title: ['Confirmed on the spot', 'تأكيد في الحال'],
    description: [
      'Most bookings are confirmed the moment your payment is. No waiting for a call back.',
      'تتأكد معظم الحجوزات فور وصول المبلغ، دون انتظار مكالمة.',
    ],
  },
  {
    icon: 'wallet',
    title: ['Pay your way', 'ادفع بطريقتك'],
    description: [
      'By card, mobile wallet or bank transfer, or a deposit now and the rest later.',
      'بالبطاقة أو المحفظة أو التحويل البنكي، أو عربون الآن والباقي لاحقًا.',
    ],
  },
  {
    icon: 'shield-check',
    title: ['The price you see', 'السعر الذي تراه'],
    description: [
      'Taxes and service are in the price. A way to pay that costs extra says so before you choose it.',
      'الضرائب والخدمة ضمن السعر. وأي رسوم على طريقة الدفع تراها قبل أن تختارها.',
    ],
  },
  {
    icon: 'headphones',
    title: ['People who answer', 'فريق يرد عليك'],
    description: [
      'Support in Arabic and English, every day, on chat and by phone.',
      'دعم بالعربية والإنجليزية كل يوم، بالمحادثة والهاتف.',
    ],
  },
] as const satisfies readonly { icon: string; title: Pair; description: Pair }[]

const customization = inBoth({
  title: ['A trip made your way', 'رحلة على طريقتك'],
  subtitle: ['How it works', 'كيف نعمل'],
  description: [
    'Four steps from an idea to a ticket, and you can change your mind between them.',
    'أربع خطوات من الفكرة إلى التذكرة، ولك أن تغيّر رأيك بينها.',
  ],
  image: '/images/terrace-golden-3.webp',
})

const steps: readonly Pair[] = [
  [
    'Choose a place, a day and who comes along: prices follow at once.',
    'اختر المكان واليوم ومن معك، وتظهر الأسعار فورًا.',
  ],
  [
    'Pick your room, your cabin or your seat on the bus, and see what is included.',
    'اختر غرفتك أو مقعدك أو كابينتك، واعرف ما يشمله السعر.',
  ],
  [
    'We hold it for ten minutes while you fill in the names and pay.',
    'نحجزه لك عشر دقائق حتى تكتب الأسماء وتدفع.',
  ],
  [
    'Your ticket comes by mail and stays on your phone, even offline.',
    'تصلك التذكرة بالبريد وتبقى على هاتفك، حتى بلا إنترنت.',
  ],
]

const stats = inBoth({
  downloads: ['150K+', '150 ألف+'],
  downloads_label: ['downloads', 'تحميل'],
  hotels: ['4000+', '4000+'],
  hotels_label: ['hotels and ships', 'فندق وباخرة'],
  rating: '4.8',
  rating_label: ['average rating', 'متوسط التقييم'],
  reviews: ['4000+', '4000+'],
  reviews_label: ['reviews', 'تقييم'],
  social_views: ['50M+', '50 مليون+'],
  social_views_label: ['views on social media', 'مشاهدة على السوشيال ميديا'],
  achievements_title: ['What we are proud of', 'ما نفخر به'],
})

const achievements: readonly (readonly [value: Pair, label: Pair])[] = [
  [
    ['45', '45'],
    ['destinations from Alexandria to Abu Simbel', 'وجهة من الإسكندرية إلى أبو سمبل'],
  ],
  [
    ['24 h', '24 ساعة'],
    ['a refund takes no longer to leave us', 'أقصى مدة لخروج المبلغ المسترد من عندنا'],
  ],
  [
    ['2', '2'],
    ['languages, spoken by the same people', 'لغتان يتحدثهما الفريق نفسه'],
  ],
]

const partners = ['AeroNile', 'Sphinx Insurance', 'Wasl Telecom', 'Lotus Cars', 'Delta Bus']
const providers = ['Nilebank', 'MisrPay', 'Sekka Pay', 'Papyrus Hotels', 'Blue Line Ferries']

const providerTexts: readonly (readonly [key: string, text: Pair])[] = [
  ['title', ['Trusted providers', 'مزودون موثوقون']],
  [
    'subtitle',
    ['Who carries, hosts and pays out behind your booking', 'من ينقلك ويستضيفك ويؤمّن مدفوعاتك'],
  ],
]

/** Adds a list below the row of its language. */
async function addBelow(
  trx: Trx,
  table: string,
  parent: string,
  rowsOf: (language: Language) => readonly object[],
): Promise<void> {
  const rows = await trx
    .withTables<Record<string, { id: number; language_code: Language }>>()
    .selectFrom(parent)
    .select(['id', 'language_code'])
    .execute()
  await addRows(
    trx,
    table,
    rows.flatMap(({ id, language_code }) =>
      rowsOf(language_code).map((row, n) => ({ [`${parent}_id`]: id, ...row, sort_order: n + 1 })),
    ),
  )
}

/** Whether a table is still empty. */
const isEmpty = async (trx: Trx, table: string): Promise<boolean> => {
  const one = await trx
    .withTables<Record<string, { id: number }>>()
    .selectFrom(table)
    .select('id')
    .limit(1)
    .execute()
  return one.length === 0
}

/** Writes what the landing page says, in both languages; what the staff wrote is left as it is. */
export async function writeLanding(trx: Trx): Promise<void> {
  if (!(await isEmpty(trx, 'hero_content'))) return
  const companies = (names: readonly string[]) =>
    names.map((name, n) => ({ name, sort_order: n + 1, active: true }))
  await addRows(trx, 'hero_content', hero)
  await addRows(
    trx,
    'content_sections',
    Object.entries(sections).flatMap(([section_key, [title, subtitle]], n) =>
      inBoth({ section_key, title, subtitle, active: true, sort_order: n + 1 }),
    ),
  )
  await addRows(
    trx,
    'features',
    features.map(({ icon, title: [title_en, title_ar], description }, n) => ({
      icon,
      title_en,
      title_ar,
      description_en: description[0],
      description_ar: description[1],
      sort_order: n + 1,
      active: true,
    })),
  )
  await addRows(trx, 'partners', companies(partners))
  await addRows(trx, 'trusted_providers', companies(providers))
  await addRows(
    trx,
    'content_translations',
    providerTexts.flatMap(([translation_key, translation_value]) =>
      inBoth({ section: 'trusted_providers', translation_key, translation_value }),
    ),
  )
  await addRows(trx, 'customization_content', customization)
  await addBelow(trx, 'customization_features', 'customization_content', (language) =>
    steps.map((step) => ({ feature_text: step[at[language]] })),
  )
  await addRows(trx, 'stats_content', stats)
  await addBelow(trx, 'stats', 'stats_content', (language) =>
    achievements.map(([value, label]) => ({
      value: value[at[language]],
      label: label[at[language]],
    })),
  )
  await addRows(trx, 'testimonials_content', inBoth(testimonials.heading))
  await addBelow(trx, 'testimonials', 'testimonials_content', (language) =>
    testimonials.list.map(({ name, role, content, rating }) => ({
      name: name[at[language]],
      role: role[at[language]],
      content: content[at[language]],
      rating,
      active: true,
    })),
  )
  await addRows(trx, 'screenshots_content', inBoth(screenshots.heading))
  await addBelow(trx, 'screenshots', 'screenshots_content', (language) =>
    screenshots.list.map(({ name, alt }) => ({
      image_url: `/images/${fileOf(name, language)}`,
      alt: alt[at[language]],
    })),
  )
}
