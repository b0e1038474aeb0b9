import type { ExternalBooking } from '@rihla/contract/external-hotels'
import { deadlineText, fillText } from '@rihla/contract/cancellation/words'
import type { Language } from '@rihla/contract/values/language'
import { formatEgp, toWholeEgp } from '@rihla/contract/values/money'
import { bookingTexts } from '../texts.ts'
import type { Offer } from './booking.ts'

/** What cancelling costs now, and from when on it costs more: what it cost before is nothing to anybody any more. */
export function cancellingCosts(
  { cancellation }: Pick<Offer, 'cancellation'>,
  now: Date,
  language: Language,
): ExternalBooking['HotelCancellationPolicy'] {
  const current = cancellation.findLast(({ from }) => from <= now)
  const steps = cancellation.filter((it) => it.charge > 0 && (it.from > now || it === current))
  if (steps.length === 0)
    return [
      {
        CancellationPenaltyEffectiveDate: null,
        Description: bookingTexts.noPenalty[language],
      },
    ]
  return steps.map(({ from, charge }) => ({
    CancellationPenaltyEffectiveDate: from.toISOString(),
    Description: fillText(bookingTexts[from > now ? 'penaltyFrom' : 'penalty'][language], {
      when: deadlineText(from, language),
      amount: formatEgp(toWholeEgp(charge), language),
    }),
  }))
}
