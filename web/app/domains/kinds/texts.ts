import type { SoldModuleName } from '@rihla/contract/modules'
import type { Language, LocalizedText } from '@rihla/contract/values/language'

/** What menus call a kind, the line below that, and what one booking of it is called. */
type KindTexts = Readonly<Record<'name' | 'tagline' | 'booking', LocalizedText>>

const texts: Readonly<Record<SoldModuleName, KindTexts>> = {
  Activity: {
    name: { en: 'Activities', ar: 'أنشطة' },
    tagline: {
      en: 'Balloons, reefs, temples and boats, day by day',
      ar: 'بالون وشعاب ومعابد ومراكب، يومًا بيوم',
    },
    booking: { en: 'Activity', ar: 'نشاط' },
  },
  Hotel: {
    name: { en: 'Hotels', ar: 'فنادق' },
    tagline: {
      en: 'By the sea, the river and the desert, taxes included',
      ar: 'على البحر والنيل وفي الصحراء، شاملة الضرائب',
    },
    booking: { en: 'Hotel', ar: 'فندق' },
  },
  NileCruise: {
    name: { en: 'Nile cruises', ar: 'كروز النيل' },
    tagline: {
      en: 'Luxor to Aswan and Lake Nasser, with cabins and visits',
      ar: 'من الأقصر إلى أسوان وفي بحيرة ناصر، بالكبائن والزيارات',
    },
    booking: { en: 'Nile cruise', ar: 'رحلة كروز نيلية' },
  },
  Honeymoon: {
    name: { en: 'Honeymoons', ar: 'شهر العسل' },
    tagline: {
      en: 'Hotels for two, one after the other, everything arranged',
      ar: 'فنادق لكما واحدًا بعد الآخر، وكل شيء مرتّب',
    },
    booking: { en: 'Honeymoon', ar: 'شهر عسل' },
  },
  Trip: {
    name: { en: 'Trips', ar: 'رحلات' },
    tagline: {
      en: 'Organised trips with a guide and a plan for every day',
      ar: 'رحلات منظمة بمرشد وبرنامج لكل يوم',
    },
    booking: { en: 'Trip', ar: 'رحلة' },
  },
  Bus: {
    name: { en: 'Buses', ar: 'أتوبيسات' },
    tagline: {
      en: 'Between cities, in the seat you choose',
      ar: 'بين المدن، في المقعد الذي تختاره',
    },
    booking: { en: 'Bus', ar: 'أتوبيس' },
  },
  DayUse: {
    name: { en: 'Day use', ar: 'داي يوز' },
    tagline: {
      en: 'Pools, beaches and spas without staying the night',
      ar: 'مسابح وشواطئ وسبا دون مبيت',
    },
    booking: { en: 'Day use', ar: 'داي يوز' },
  },
}

/** The texts of all kinds in one language, such as `nameHotel`: pages carry those of theirs alone. */
export const kindTexts = (language: Language) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([module, of]) =>
      Object.entries(of).map(([what, text]) => [what + module, text[language]]),
    ),
  ) as Record<`${keyof KindTexts}${SoldModuleName}`, string>
