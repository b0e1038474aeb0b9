import type { Figures } from '@rihla/contract/desk/reports'
import { modulesOfStock, soldModule } from '@rihla/contract/modules'
import { addDays, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { DayFigures } from './report-store.ts'

/** Days in Cairo, both included. */
export type Period = { readonly first: CalendarDate; readonly last: CalendarDate }

/** The period of the same length that ends where this one begins. */
export function periodBefore({ first, last }: Period): Period {
  const before = addDays(first, -1)
  return { first: addDays(before, -daysBetween(first, last)), last: before }
}

type Sums = Record<keyof Omit<DayFigures, 'day' | 'subject'>, number>
const nothing = (): Sums => ({
  bookings: 0,
  booked: 0,
  cancellations: 0,
  cancelled: 0,
  came: 0,
  returned: 0,
  capacity: 0,
  sold: 0,
})

function add(sums: Sums, row: DayFigures): Sums {
  for (const name of Object.keys(sums) as (keyof Sums)[]) sums[name] += row[name]
  return sums
}

const inEgp = (piastres: number): number => piastres / 100

const present = (it: Sums): Figures => ({
  Bookings: it.bookings,
  Booked: inEgp(it.booked),
  Cancellations: it.cancellations,
  Cancelled: inEgp(it.cancelled),
  In: inEgp(it.came),
  Back: inEgp(it.returned),
})

const percentOf = ({ sold, capacity }: Sums): number | null =>
  capacity > 0 ? Math.round((1000 * sold) / capacity) / 10 : null

type Pair = { readonly now: Sums; readonly before: Sums }
const pair = (): Pair => ({ now: nothing(), before: nothing() })

/** The sums of each key, of rows of a period and of the one before. */
function sumBy(
  rows: readonly DayFigures[],
  period: Period,
  keyOf: (row: DayFigures) => string,
): Map<string, Pair> {
  const sums = new Map<string, Pair>()
  for (const row of rows) {
    const key = keyOf(row)
    const it = sums.get(key) ?? pair()
    add(row.day < period.first ? it.before : it.now, row)
    sums.set(key, it)
  }
  return sums
}

const both = ({ now, before }: Pair) => ({ Now: present(now), Before: present(before) })

/** The report of a period, from what each of its days and of those before it came to. */
export function sumFigures(rows: readonly DayFigures[], period: Period) {
  const length = daysBetween(period.first, period.last) + 1
  const days = Array.from({ length }, (_, at) => addDays(period.first, at))
  // Money whose booking is unknown has a module that isn't sold, and is money all the same.
  const isStock = ({ subject }: DayFigures): boolean => modulesOfStock(subject).length > 0
  const places = rows.filter(isStock)
  const trade = rows.filter((row) => !isStock(row))
  const dayOf = ({ day }: DayFigures): string => (day < period.first ? addDays(day, length) : day)
  const byDay = sumBy(trade, period, dayOf)
  const byKind = sumBy(trade, period, ({ subject }) => subject)
  const stockDays = new Map(places.map((row) => [`${row.subject} ${row.day}`, row]))
  return {
    Totals: both(sumBy(trade, period, () => '').get('') ?? pair()),
    Kinds: [...byKind]
      .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
      .map(([Module, sums]) => ({ Module, ...both(sums) })),
    Days: days.map((Day) => ({ Day, ...both(byDay.get(Day) ?? pair()) })),
    Occupancy: [...sumBy(places, period, ({ subject }) => subject)].map(([Kind, sums]) => ({
      Kind,
      Now: percentOf(sums.now),
      Before: percentOf(sums.before),
      Days: days.map((day) => percentOf(stockDays.get(`${Kind} ${day}`) ?? nothing())),
    })),
  }
}

/** Kinds in the order of the wire's numbers, what isn't sold last. */
const placeOf = (module: string): number => soldModule(module)?.number ?? Number.MAX_SAFE_INTEGER
