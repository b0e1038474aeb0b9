import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { dateField, flagField, idField, optionalField, wholeNumber } from '../../values/fields.ts'
import { byKey, deed, keyField, reasonField } from '../fields.ts'
import { RIDE_MINUTES, SEAT_PRICE_MAX } from './limits.ts'

const line = z.object({
  FromId: z.number(),
  ToId: z.number(),
  /** Stations, in the reader's language. */
  From: z.string(),
  To: z.string(),
  /** Departures of its timetable, now or later; none where all were ended. */
  Services: z.number(),
})
export type BusLine = z.output<typeof line>

export const getBusLines = endpoint({
  method: 'GET',
  path: '/api/Desk/Buses/Lines',
  summary: 'Pairs of stations between which our own buses run, or ran',
  audience: 'staff',
  input: z.object({}),
  output: z.object({
    /** `SearchText`: every name of both stations, in both languages, for whoever types one of them. */
    Items: z.array(z.object({ ...line.shape, SearchText: z.string() })),
  }),
  refusals: ['not_for_your_role'],
})

const service = z.object({
  Id: z.number(),
  /** What the next change must name. */
  Edition: z.string(),
  /** By Cairo's clock, `08:00`; on the way so many minutes. */
  Departs: z.string(),
  Minutes: z.number(),
  /** Digits of the days on which it runs, 0 is Sunday. */
  Weekdays: z.string(),
  Class: z.string(),
  ClassId: z.number(),
  /** The bus: the name of its layout. */
  Bus: z.string(),
  LayoutId: z.number(),
  Seats: z.number(),
  /** Whole EGP for a seat: one way, and as a leg of a round trip. */
  Price: z.number(),
  RoundPrice: z.number(),
  FirstDay: z.string(),
  /** Null: until further notice. */
  LastDay: z.nullable(z.string()),
})
export type BusService = z.output<typeof service>

const choice = z.object({ Id: z.number(), Name: z.string() })

export const getBusTimetable = endpoint({
  method: 'GET',
  path: '/api/Desk/Buses/Timetable',
  summary: 'The timetable of a line from today on, by departure, and what a new departure can be',
  audience: 'staff',
  input: z.object({ FromId: idField, ToId: idField }),
  output: z.object({
    Line: line,
    Today: z.string(),
    /** The last day that travellers can book. */
    OpenUntil: z.string(),
    /** Its station that is out of use: nothing of the line is on sale then. */
    StationOff: z.nullable(z.string()),
    Services: z.array(service),
    Classes: z.array(choice),
    Buses: z.array(z.object({ ...choice.shape, Seats: z.number() })),
  }),
  refusals: ['not_for_your_role', 'timetable_not_found'],
})
export type BusTimetable = z.output<typeof getBusTimetable.output>

const departure = z.object({
  TripId: z.number(),
  Day: z.string(),
  Departs: z.string(),
  Seats: z.number(),
  Sold: z.number(),
  /** By travellers who are paying. */
  Held: z.number(),
  Price: z.number(),
  /** Not cancelled: it is on sale, or somebody has a seat of it. */
  Runs: z.boolean(),
  OnSale: z.boolean(),
  HasLeft: z.boolean(),
  /** Its row has its day, and both stations are in use: else it isn't sold again. */
  InTimetable: z.boolean(),
})
export type BusDeparture = z.output<typeof departure>

export const getBusDepartures = endpoint({
  method: 'GET',
  path: '/api/Desk/Buses/Timetable/{id}/Departures',
  summary: 'The departures that are opened of a row of the timetable, from today on',
  audience: 'staff',
  input: z.object({ id: idField }),
  output: z.object({ Items: z.array(departure) }),
  refusals: ['not_for_your_role', 'timetable_not_found'],
})

const clock = z.string().check(z.maxLength(5), z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))
const weekdays = z.string().check(z.maxLength(7), z.regex(/^(?!.*(.).*\1)[0-6]{1,7}$/))
const price = wholeNumber(1, SEAT_PRICE_MAX)
const minutes = wholeNumber(RIDE_MINUTES.min, RIDE_MINUTES.max)

/** From which day on, and until when (both included); left out: until its last day. */
const range = { From: dateField, To: optionalField(dateField) }
/** What becomes of it; what is left out stays as it is. */
const change = {
  Departs: optionalField(clock),
  Minutes: optionalField(minutes),
  Weekdays: optionalField(weekdays),
  Price: optionalField(price),
  RoundPrice: optionalField(price),
}

const claimed = z.object({
  Day: z.string(),
  Departs: z.string(),
  Sold: z.number(),
  Held: z.number(),
})

export const previewTimetable = endpoint({
  method: 'GET',
  path: '/api/Desk/Buses/Timetable/{id}/Preview',
  summary: 'What a change, or an end, would do to departures that are opened; nothing is changed',
  audience: 'staff',
  input: z.object({
    id: idField,
    ...range,
    ...change,
    /** It ends: the rest is left out. */
    Ends: optionalField(flagField),
  }),
  output: z.object({
    /** Departures whose price changes, and the seats sold of them, which keep theirs. */
    Repriced: z.number(),
    SoldBefore: z.number(),
    /** Departures that go, and that come. */
    Withdrawn: z.number(),
    Opened: z.number(),
    /** Departures with seats sold or held that would go: nothing is changed while there is one. */
    Refused: z.array(claimed),
  }),
  refusals: [
    'not_for_your_role',
    'timetable_not_found',
    'timetable_dates_wrong',
    'timetable_nothing_asked',
    'timetable_prices_wrong',
    'timetable_taken',
  ],
})
export type TimetablePreview = z.output<typeof previewTimetable.output>

const edition = z.string().check(z.maxLength(40))
const done = z.object({
  State: z.literal('done'),
  ServiceId: z.number(),
  /** From which day on it is so: a later one than was asked for where that day's departure has left. */
  FirstDay: z.string(),
})

export const changeTimetable = endpoint({
  method: 'POST',
  path: '/api/Desk/Buses/Timetable/{id}/Change',
  summary:
    'Time, days and price of a departure from a day on, or for a season: all of it, or nothing; sold seats keep their price',
  audience: 'staff',
  input: z.object({ ...deed, Edition: edition, ...range, ...change }),
  output: done,
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'timetable_not_found',
    'timetable_dates_wrong',
    'timetable_nothing_asked',
    'timetable_prices_wrong',
    'timetable_taken',
    'departure_claimed',
    'content_changed',
    'busy',
  ],
  idempotentBy: byKey,
})

export const endTimetable = endpoint({
  method: 'POST',
  path: '/api/Desk/Buses/Timetable/{id}/End',
  summary:
    'A departure runs no more from a day on; refused while seats of one of them are sold or held',
  audience: 'staff',
  input: z.object({ ...deed, Edition: edition, From: dateField }),
  output: done,
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'timetable_not_found',
    'timetable_dates_wrong',
    'departure_claimed',
    'content_changed',
    'busy',
  ],
  idempotentBy: byKey,
})

export const addToTimetable = endpoint({
  method: 'POST',
  path: '/api/Desk/Buses/Timetable/Add',
  summary: 'One more departure of a line, opened for sale at once',
  audience: 'staff',
  input: z.object({
    Reason: reasonField,
    Key: keyField,
    FromId: idField,
    ToId: idField,
    ClassId: idField,
    LayoutId: idField,
    Departs: clock,
    Minutes: minutes,
    Weekdays: weekdays,
    Price: price,
    RoundPrice: price,
    FirstDay: dateField,
    LastDay: optionalField(dateField),
  }),
  output: done,
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'timetable_not_found',
    'timetable_dates_wrong',
    'timetable_prices_wrong',
    'timetable_station_off',
    'timetable_taken',
    'busy',
  ],
  idempotentBy: byKey,
})

export const setBusDeparture = endpoint({
  method: 'POST',
  path: '/api/Desk/Buses/Departures/{id}',
  summary:
    'Cancels one departure that nobody has a seat of, ends its sale while what is sold or held stands, or has it run and sell again',
  audience: 'staff',
  input: z.object({
    ...deed,
    Runs: flagField,
    /** Of one that runs; left out, it is on sale. */
    OnSale: optionalField(flagField),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'not_for_your_role',
    'deed_differs',
    'departure_not_found',
    'departure_claimed',
    'busy',
  ],
  idempotentBy: byKey,
})
