import type { HeldBooking } from '@rihla/contract/checkout'
import { cairoDate, daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { partyText } from '@rihla/contract/values/party'
import { cairoTime, weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { withNonBreakingCounts } from '../../../platform/locale/non-breaking-counts.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import type { Fact } from '../../../ui/card/facts.tsx'
import { dateLabelsOf } from './date-labels.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'
import { whereFacts } from './where-facts.tsx'

/** A day, and its hour where that is known; no line begins with the dot between. */
const dayAt = (day: CalendarDate, at: string | null | undefined, language: Language): string =>
  weekdayDayMonth(day, language) + (at ? `\u00a0· ${cairoTime(new Date(at))}` : '')

/** The only day of something; what ends on that day says until when. */
function onlyDay({ FromDate, Where }: HeldBooking, language: Language): string {
  const day = dayAt(FromDate, Where?.StartsAt, language)
  const end = Where?.EndsAt
  if (!end) return day
  const last = cairoDate(new Date(end))
  return `${day} – ${last === FromDate ? cairoTime(new Date(end)) : dayAt(last, end, language)}`
}

/** When, where and for whom, in a few lines; the name says which room. */
export function useBookingSummary({ held }: Pick<BookingDraft, 'held'>): readonly Fact[] {
  const t = useCheckoutText()
  const language = useLanguage()
  const { FromDate, ToDate, AdultsCount: adults, ChildrenAges: childAges, Where } = held
  const labels = dateLabelsOf(held.Module)
  const guests: Fact = [
    t('guests'),
    withNonBreakingCounts(partyText({ adults, childAges }, language)),
  ]
  const where = whereFacts(held, t)
  const nights = ToDate ? daysBetween(FromDate, ToDate) : 0
  if (!ToDate || nights === 0) return [[t('date'), onlyDay(held, language)], guests, ...where]
  return [
    [t(labels.first), dayAt(FromDate, Where?.StartsAt, language)],
    [t(labels.last), dayAt(ToDate, Where?.EndsAt, language)],
    [t(labels.length), t('nights', { count: nights })],
    guests,
    ...where,
  ]
}
