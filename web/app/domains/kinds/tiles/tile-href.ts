import type { OfferTile } from '@rihla/contract/catalogue/tiles'
import type { SavedModule } from '@rihla/contract/modules'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import { TWO_ADULTS, type Party } from '@rihla/contract/values/party'
import { activityHref } from '../../activities/index.ts'
import { dayUseHref } from '../../day-use/index.ts'
import { honeymoonHref } from '../../honeymoons/index.ts'
import { stayHref } from '../../stays/index.ts'
import { tripHref } from '../../trips/index.ts'

type Days = { id: number; date: CalendarDate; departure: CalendarDate | null }

const stay =
  (kind: 'hotel' | 'cruise') =>
  ({ id, date, departure }: Days): string =>
    stayHref(kind, {
      id,
      arrival: date,
      departure: departure ?? addDays(date, 1),
      ...TWO_ADULTS,
    })

const byDay =
  (hrefOf: (choice: Party & { id: number; date: CalendarDate }) => string) =>
  ({ id, date }: Days): string =>
    hrefOf({ id, date, ...TWO_ADULTS })

const hrefs: Readonly<Record<SavedModule, (days: Days) => string>> = {
  Hotel: stay('hotel'),
  NileCruise: stay('cruise'),
  Honeymoon: byDay(honeymoonHref),
  Activity: byDay(activityHref),
  DayUse: byDay(dayUseHref),
  Trip: byDay(tripHref),
}

/** Where an offer of any kind leads: to its next day for two, or to `otherwise` when none is left. */
export const tileHref = (
  {
    ModuleType,
    Id,
    NextDate,
    DepartureDate,
  }: Pick<OfferTile, 'ModuleType' | 'Id' | 'NextDate' | 'DepartureDate'>,
  otherwise: CalendarDate,
): string =>
  hrefs[ModuleType]({ id: Id, date: NextDate ?? otherwise, departure: NextDate && DepartureDate })
