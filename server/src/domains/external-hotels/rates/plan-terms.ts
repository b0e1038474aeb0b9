import { cancellationTerms, type CancellationTerms } from '@rihla/contract/cancellation/terms'
import { cairoInstant, minutesOfHour, type CalendarDate } from '@rihla/contract/values/dates'
import type { Plan } from './plan.ts'

/** From when hotels everywhere let guests in: then a stay has begun. */
const CHECK_IN = '14:00'

/** The instant at which a stay begins. */
export const stayBegins = (arrival: CalendarDate): Date =>
  cairoInstant(arrival, minutesOfHour(CHECK_IN))

/**
 * What cancelling a plan gives back, as whole shares of its price, rounded down: what the supplier really
 * charges is asked for when it is cancelled, and never leaves the traveller with less than this.
 */
export function planTerms(
  { cancellation, price }: Pick<Plan, 'cancellation' | 'price'>,
  arrival: CalendarDate,
): CancellationTerms {
  const begins = stayBegins(arrival)
  const charges = [{ charge: 0 }, ...cancellation]
  const deadlines = charges.map(({ charge }, at) => ({
    until: cancellation[at]?.from ?? begins,
    percent: Math.floor(((price - charge) / price) * 100),
  }))
  return cancellationTerms(
    begins,
    deadlines.filter(({ percent }) => percent > 0),
  )
}
