import type { SoldModuleName } from '@rihla/contract/modules'
import type { LocalizedText } from '@rihla/contract/values/language'
import {
  BedDouble,
  BusFront,
  Compass,
  Heart,
  Route,
  Ship,
  Sun,
  type LucideIcon,
} from 'lucide-react'
import type { ComponentType } from 'react'
import { lists } from 'virtual:page-paths'
import { LazyActivityWidget } from '../activities/index.ts'
import { BusWidget } from '../bus/index.ts'
import type { WidgetProps } from '../catalogue/index.ts'
import { DayUseWidget } from '../day-use/index.ts'
import { HoneymoonWidget } from '../honeymoons/index.ts'
import { CruiseWidget, HotelWidget } from '../stays/index.ts'
import { TripWidget } from '../trips/index.ts'

/** What the header, the footer, the home page and the reservations show of a kind of offer. */
type Kind = {
  readonly Icon: LucideIcon
  /** As menus call it. */
  readonly name: LocalizedText
  /** The line below its name. */
  readonly tagline: LocalizedText
  /** One booking of it. */
  readonly booking: LocalizedText
  /** Its search on the home page; the script comes when it is shown. */
  readonly Widget: ComponentType<WidgetProps>
  /** The height of the widget until its script is there, unless a line of fields. */
  readonly placeholder?: 'h-[139px]'
  /** The colours it is shown in, unless the product's own. */
  readonly theme?: 'dayuse'
}

const manifests: Readonly<Record<SoldModuleName, Kind>> = {
  Activity: {
    Icon: Compass,
    name: { en: 'Activities', ar: 'أنشطة' },
    tagline: {
      en: 'Balloons, reefs, temples and boats, day by day',
      ar: 'بالون وشعاب ومعابد ومراكب، يومًا بيوم',
    },
    booking: { en: 'Activity', ar: 'نشاط' },
    Widget: LazyActivityWidget,
  },
  Hotel: {
    Icon: BedDouble,
    name: { en: 'Hotels', ar: 'فنادق' },
    tagline: {
      en: 'By the sea, the river and the desert, taxes included',
      ar: 'على البحر والنيل وفي الصحراء، شاملة الضرائب',
    },
    booking: { en: 'Hotel', ar: 'فندق' },
    Widget: HotelWidget,
  },
  NileCruise: {
    Icon: Ship,
    name: { en: 'Nile cruises', ar: 'كروز النيل' },
    tagline: {
      en: 'Luxor to Aswan and Lake Nasser, with cabins and visits',
      ar: 'من الأقصر إلى أسوان وفي بحيرة ناصر، بالكبائن والزيارات',
    },
    booking: { en: 'Nile cruise', ar: 'كروز نيلي' },
    Widget: CruiseWidget,
  },
  Honeymoon: {
    Icon: Heart,
    name: { en: 'Honeymoons', ar: 'شهر العسل' },
    tagline: {
      en: 'Hotels for two, one after the other, everything arranged',
      ar: 'فنادق لكما واحدًا بعد الآخر، وكل شيء مرتّب',
    },
    booking: { en: 'Honeymoon', ar: 'شهر عسل' },
    Widget: HoneymoonWidget,
  },
  Trip: {
    Icon: Route,
    name: { en: 'Trips', ar: 'رحلات' },
    tagline: {
      en: 'Organised trips with a guide and a plan for every day',
      ar: 'رحلات منظمة بمرشد وبرنامج لكل يوم',
    },
    booking: { en: 'Trip', ar: 'رحلة' },
    Widget: TripWidget,
  },
  Bus: {
    Icon: BusFront,
    name: { en: 'Buses', ar: 'أتوبيسات' },
    tagline: {
      en: 'Between cities, in the seat you choose',
      ar: 'بين المدن، في المقعد الذي تختاره',
    },
    booking: { en: 'Bus', ar: 'أتوبيس' },
    Widget: BusWidget,
    placeholder: 'h-[139px]',
  },
  DayUse: {
    Icon: Sun,
    name: { en: 'Day use', ar: 'داي يوز' },
    tagline: {
      en: 'Pools, beaches and spas without staying the night',
      ar: 'مسابح وشواطئ وسبا دون مبيت',
    },
    booking: { en: 'Day use', ar: 'داي يوز' },
    Widget: DayUseWidget,
    theme: 'dayuse',
  },
}

/** Every kind of offer, in the order of the menus; `list` is the path of its search page. */
export const kinds = Object.entries(lists).map(([module, list]) => ({
  module,
  list,
  ...manifests[module as SoldModuleName],
}))
