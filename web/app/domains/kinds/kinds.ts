import type { SoldModuleName } from '@rihla/contract/modules'
import {
  BedDouble,
  BusFront,
  Compass,
  Heart,
  Route,
  Ship,
  Sun,
  type IconComponent,
} from '../../ui/brand/icons.ts'
import type { ComponentType } from 'react'
import { lists } from 'virtual:page-paths'
import { LazyActivityWidget } from '../activities/index.ts'
import { BusWidget } from '../bus/index.ts'
import type { WidgetProps } from '../catalogue/index.ts'
import { DayUseWidget } from '../day-use/index.ts'
import { HoneymoonWidget } from '../honeymoons/index.ts'
import { CruiseWidget, HotelWidget } from '../stays/index.ts'
import { TripWidget } from '../trips/index.ts'

/** What the menus and the home page show of a kind of offer. */
type Kind = {
  readonly Icon: IconComponent
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
    Widget: LazyActivityWidget,
  },
  Hotel: {
    Icon: BedDouble,
    Widget: HotelWidget,
  },
  NileCruise: {
    Icon: Ship,
    Widget: CruiseWidget,
  },
  Honeymoon: {
    Icon: Heart,
    Widget: HoneymoonWidget,
  },
  Trip: {
    Icon: Route,
    Widget: TripWidget,
  },
  Bus: {
    Icon: BusFront,
    Widget: BusWidget,
    placeholder: 'h-[139px]',
  },
  DayUse: {
    Icon: Sun,
    Widget: DayUseWidget,
    theme: 'dayuse',
  },
}

/** Every kind of offer, in the order of the menus; `list` is the path of its search page. */
export const kinds = (Object.keys(lists) as SoldModuleName[]).map((module) => ({
  module,
  list: lists[module],
  ...manifests[module],
}))
