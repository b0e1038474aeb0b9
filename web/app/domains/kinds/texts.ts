import type { SoldModuleName } from '@rihla/contract/modules'
import type { LocalizedText } from '@rihla/contract/values/language'

/** The line below the name of a kind in the menu of services. */
export const taglines: Readonly<Record<SoldModuleName, LocalizedText>> = {
  Activity: {
    en: 'Balloons, reefs, temples and boats, day by day',
    ar: 'بالون وشعاب ومعابد ومراكب، يومًا بيوم',
  },
  Hotel: {
    en: 'By the sea, the river and the desert, taxes included',
    ar: 'على البحر والنيل وفي الصحراء، شاملة الضرائب',
  },
  NileCruise: {
    en: 'Luxor to Aswan and Lake Nasser, with cabins and visits',
    ar: 'من الأقصر إلى أسوان وفي بحيرة ناصر، بالكبائن والزيارات',
  },
  Honeymoon: {
    en: 'Hotels for two, one after the other, everything arranged',
    ar: 'فنادق لكما واحدًا بعد الآخر، وكل شيء مرتّب',
  },
  Trip: {
    en: 'Organised trips with a guide and a plan for every day',
    ar: 'رحلات منظمة بمرشد وبرنامج لكل يوم',
  },
  Bus: {
    en: 'Between cities, in the seat you choose',
    ar: 'بين المدن، في المقعد الذي تختاره',
  },
  DayUse: {
    en: 'Pools, beaches and spas without staying the night',
    ar: 'مسابح وشواطئ وسبا دون مبيت',
  },
}

/** What one booking of a kind is called. */
export const bookingNames: Readonly<Record<SoldModuleName, LocalizedText>> = {
  Activity: { en: 'Activity', ar: 'نشاط' },
  Hotel: { en: 'Hotel', ar: 'فندق' },
  NileCruise: { en: 'Nile cruise', ar: 'كروز نيلي' },
  Honeymoon: { en: 'Honeymoon', ar: 'شهر عسل' },
  Trip: { en: 'Trip', ar: 'رحلة' },
  Bus: { en: 'Bus', ar: 'أتوبيس' },
  DayUse: { en: 'Day use', ar: 'داي يوز' },
}
