import type { DayUseCard } from '@rihla/contract/catalogue/day-use'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'

type DayOfCard = Pick<DayUseCard, 'NextDate' | 'FreeCancellation'>

// Free cancellation ends up to two days before the day itself.
const PROMISE_DAYS = 2

/**
 * Whether what cards say of their days stays true until midnight in Cairo: the sale of a day ends in its own
 * morning, and free cancellation some time before.
 */
export const isTrueAllDay = (cards: readonly DayOfCard[], today: CalendarDate): boolean =>
  cards.every(
    ({ NextDate, FreeCancellation }) =>
      NextDate === null || NextDate > addDays(today, FreeCancellation ? PROMISE_DAYS : 0),
  )
