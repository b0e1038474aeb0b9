import { hotelTypes } from '@rihla/contract/values/enumerations'
import type { SiteDates } from '../site/site-dates.ts'
import type { StepsBefore } from '@rihla/contract/cancellation/terms'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { LocalizedText } from '@rihla/contract/values/language'
import type { Piastres } from '@rihla/contract/values/money'
import type { DayDeadline } from '../availability/day-deadline.ts'
import type { ChildBand } from '../party/child-terms.ts'
import type { RoomTerms } from './price/party.ts'
import type { NightRate } from './price/price-stay.ts'
import type { StayTaxes } from './price/taxes.ts'

export const stayKinds = ['hotel', 'cruise'] as const
export type StayKind = (typeof stayKinds)[number]

/** What a hotel or a ship is called on the wire. */
export const hotelTypeOf = (kind: StayKind): number =>
  kind === 'cruise' ? hotelTypes.NileCruise : hotelTypes.Hotel

/** SQL: the minute at which the sale of a stay at a row `h` of hotels ends (see 140). */
export const saleEndSql = 'sale_end(h.kind, day_minutes(h.check_in_from), h.sale_closes_at)'

/** SQL: the steps in which cancelling a stay at a row `h` of hotels gives back less (see 180). */
export const cancellationStepsSql =
  'cancellation_steps_of(h.kind, h.free_cancellation_days is not null, h.cancellation_steps)'

/** SQL: the `Sailing`s of a ship at a row `h` of hotels, by weekday; a hotel has none. */
export const sailingsSql = `
  coalesce((select json_agg(json_build_object('weekday', s.weekday, 'nights', s.nights,
      'boarding', case when s.port_en is not null then json_build_object('at', to_char(s.boards_at, 'HH24:MI'),
        'port', json_build_object('en', s.port_en, 'ar', s.port_ar), 'latitude', s.latitude,
        'longitude', s.longitude) end) order by s.weekday)
    from sailings s where s.hotel_id = h.id), '[]')`

/** RO room only, BB breakfast, HB half board, FB full board, AI all inclusive. */
export type Board = 'RO' | 'BB' | 'HB' | 'FB' | 'AI'

/** What a night costs while it counts: on these nights, both ends inclusive, on these weekdays. */
export type Rate = NightRate & {
  readonly priority: number
  readonly firstNight: CalendarDate
  readonly lastNight: CalendarDate
  /** Of the night; 0 is Sunday. */
  readonly weekdays: readonly number[]
  /** The shortest stay that may begin on such a night; null: the room's own. */
  readonly minNights: number | null
}

/** A board that can be chosen on top of the room's own. Checkout calls its id RatePlanId. */
export type MealPlan = {
  readonly id: number
  readonly board: Board
  /** For an adult and night, in piastres; children pay by their band. */
  readonly supplement: Piastres
}

/** A room type, or a ship's cabin. Checkout calls its id the RoomId. */
export type StayRoom = {
  readonly id: number
  readonly name: LocalizedText
  readonly category: LocalizedText
  readonly image: string | null
  readonly board: Board
  readonly terms: RoomTerms
  readonly refundable: 'always' | 'never' | 'optional'
  /** What free cancellation costs on top, where it is a choice. */
  readonly refundablePercent: number
  /** The shortest stay, where the rate of the arrival asks for none of its own. */
  readonly minNights: number
  /** The highest priority first. */
  readonly rates: readonly Rate[]
  readonly mealPlans: readonly MealPlan[]
}

export type StayOffer = {
  readonly percent: number
  readonly name: LocalizedText | null
  readonly expiresAt: Date | null
}

/** Where guests board a sailing; the hour is Cairo's, `12:00`. */
export type Boarding = {
  readonly at: string
  readonly port: LocalizedText
  readonly latitude: number
  readonly longitude: number
}

export type Sailing = {
  readonly weekday: number
  readonly nights: number
  /** When left out: where the ship is said to be, from `checkInFrom` on. */
  readonly boarding?: Boarding | null
}

/** What decides where one can stay, and for how much: a hotel or a ship with its rooms on sale. */
export type Stay = {
  readonly id: number
  readonly kind: StayKind
  readonly name: LocalizedText
  readonly city: LocalizedText
  readonly address: LocalizedText | null
  readonly latitude: number
  readonly longitude: number
  readonly cover: string | null
  readonly stars: number
  /** Cancelling is free until so many days before arrival; null: never. */
  readonly freeCancellationDays: number | null
  /** After the free days, where the price can be cancelled at all. */
  readonly cancellationSteps: StepsBefore
  /** `14:00`, Cairo. */
  readonly checkInFrom: string
  readonly checkOutUntil: string
  /** Until when a stay that begins on a day can be bought. */
  readonly saleEnd: DayDeadline
  /** What managers left of the days that can be booked. */
  readonly siteDates: SiteDates
  readonly offer: StayOffer | null
  readonly childBands: readonly ChildBand[]
  /** By law on the first night that was asked about. */
  readonly taxes: StayTaxes
  /** Ships alone. */
  readonly sailings: readonly Sailing[]
  readonly rooms: readonly StayRoom[]
}

/** Off everything, in percent, at this instant: an offer that has ended counts no more. */
export const offerPercentAt = (offer: StayOffer | null, now: Date): number =>
  offer && (offer.expiresAt === null || offer.expiresAt > now) ? offer.percent : 0
