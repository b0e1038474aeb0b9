import { daysBetween } from '@rihla/contract/values/dates'
import { partyText } from '@rihla/contract/values/party'
import { weekdayDayMonth } from '../../../platform/locale/dates.ts'
import { withNonBreakingCounts } from '../../../platform/locale/non-breaking-counts.ts'
import { useLanguage } from '../../../platform/locale/use-text.tsx'
import type { Fact } from '../../../ui/card/facts.tsx'
import { dateLabelsOf } from './date-labels.ts'
import type { BookingDraft } from '../traveller/use-booking.ts'
import { useCheckoutText } from '../use-checkout-text.ts'

/** When and for whom, in a few lines; the name says which room. */
export function useBookingSummary({ held }: Pick<BookingDraft, 'held'>): readonly Fact[] {
  const t = useCheckoutText()
  const language = useLanguage()
  const { FromDate, ToDate, AdultsCount: adults, ChildrenAges: childAges } = held
  const labels = dateLabelsOf(held.Module)
  const guests: Fact = [
    t('guests'),
    withNonBreakingCounts(partyText({ adults, childAges }, language)),
  ]
  const nights = ToDate ? daysBetween(FromDate, ToDate) : 0
  if (!ToDate || nights === 0) return [[t('date'), weekdayDayMonth(FromDate, language)], guests]
  return [
    [t(labels.first), weekdayDayMonth(FromDate, language)],
    [t(labels.last), weekdayDayMonth(ToDate, language)],
    [t(labels.length), t('nights', { count: nights })],
    guests,
  ]
}
