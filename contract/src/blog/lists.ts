import type { Language, LocalizedText } from '../values/language.ts'

/** A section or a tag that every article may have: its id in addresses, and its label as articles keep it. */
type Listed = LocalizedText & { readonly id: string }

/** The sections, in the order in which the blog shows them. */
export const sections = [
  { id: 'adventure', en: 'Adventure', ar: 'مغامرات' },
  { id: 'heritage', en: 'Heritage', ar: 'تراث' },
  { id: 'museum', en: 'Museums', ar: 'متاحف' },
  { id: 'featured', en: 'Our picks', ar: 'اختياراتنا' },
  { id: 'resorts', en: 'Resorts', ar: 'منتجعات' },
  { id: 'luxury', en: 'Luxury', ar: 'فخامة' },
  { id: 'hospitality', en: 'Hospitality', ar: 'ضيافة' },
  { id: 'rural', en: 'Rural life', ar: 'ريف وواحات' },
  { id: 'urban', en: 'City life', ar: 'حياة المدن' },
  { id: 'sustainability', en: 'Sustainability', ar: 'سياحة مستدامة' },
  { id: 'digital', en: 'Digital travel', ar: 'السفر الرقمي' },
  { id: 'news', en: 'News', ar: 'أخبار' },
  { id: 'economy', en: 'Economy', ar: 'اقتصاد' },
  { id: 'investment', en: 'Investment', ar: 'استثمار' },
  { id: 'vision2030', en: 'Vision 2030', ar: 'رؤية 2030' },
  { id: 'global', en: 'Egypt and the world', ar: 'مصر والعالم' },
] as const satisfies readonly Listed[]

/** The tags that are offered; any other may be typed. */
export const tags = [
  { id: 'egypt', en: 'Egypt', ar: 'مصر' },
  { id: 'cairo', en: 'Cairo', ar: 'القاهرة' },
  { id: 'alexandria', en: 'Alexandria', ar: 'الإسكندرية' },
  { id: 'hurghada', en: 'Hurghada', ar: 'الغردقة' },
  { id: 'sharm-el-sheikh', en: 'Sharm El Sheikh', ar: 'شرم الشيخ' },
  { id: 'luxor', en: 'Luxor', ar: 'الأقصر' },
  { id: 'aswan', en: 'Aswan', ar: 'أسوان' },
  { id: 'pyramids', en: 'Pyramids', ar: 'الأهرامات' },
  { id: 'red-sea', en: 'Red Sea', ar: 'البحر الأحمر' },
  { id: 'nile-cruise', en: 'Nile cruise', ar: 'كروز النيل' },
  { id: 'diving', en: 'Diving', ar: 'غوص' },
  { id: 'desert-safari', en: 'Desert safari', ar: 'سفاري الصحراء' },
  { id: 'historical-sites', en: 'Historical sites', ar: 'مواقع أثرية' },
  { id: 'beaches', en: 'Beaches', ar: 'شواطئ' },
  { id: 'hotels', en: 'Hotels', ar: 'فنادق' },
  { id: 'restaurants', en: 'Restaurants', ar: 'مطاعم' },
  { id: 'activities', en: 'Activities', ar: 'أنشطة' },
  { id: 'honeymoon', en: 'Honeymoon', ar: 'شهر العسل' },
  { id: 'family-friendly', en: 'Family friendly', ar: 'مناسب للعائلات' },
  { id: 'solo-travel', en: 'Solo travel', ar: 'سفر منفرد' },
] as const satisfies readonly Listed[]

const byLabel = (list: readonly Listed[]): ReadonlyMap<string, Listed> =>
  new Map(list.flatMap((it) => [it.id, it.en, it.ar].map((name) => [name.toLowerCase(), it])))
const [knownSections, knownTags] = [byLabel(sections), byLabel(tags)]

/** The section of an id or of a label in any language; null for one that isn't ours. */
export const sectionOf = (name: string): Listed | null =>
  knownSections.get(name.toLowerCase()) ?? null

/** The tag of an id or of a label in any language; null for one that was typed. */
export const tagOf = (name: string): Listed | null => knownTags.get(name.toLowerCase()) ?? null

/** What an address calls a section or a tag: its id, or as it was typed. */
export const addressOf = (listed: Listed | null, label: string): string => listed?.id ?? label

/** A stored label in a language: ours is translated, any other stands as it was typed. */
export const labelIn = (listed: Listed | null, label: string, language: Language): string =>
  listed?.[language] ?? label
