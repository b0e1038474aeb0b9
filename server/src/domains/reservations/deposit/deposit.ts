import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import { fillText } from '@rihla/contract/cancellation/words'
import { formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { cairoMoment } from '@rihla/contract/values/moments'
import type { Reservation, Sold, SoldDeposit } from '../reservation.ts'

/** The deposit that was agreed; null: everything is paid at once. */
export const depositOf = ({ deposit }: Pick<Sold, 'deposit'>): SoldDeposit | null =>
  deposit?.isChosen ? deposit : null

type Owed = Pick<Reservation, 'status' | 'total' | 'paid' | 'points' | 'deposit'>

/**
 * What its traveller is asked for next in money, in piastres: the deposit, all of it, or the rest, less what points
 * pay; 0: nothing.
 */
export function dueOf({ status, total, paid, points, deposit }: Owed): Piastres {
  if (status === 'Pending Payment') return (deposit ?? total) - points
  return status === 'Deposit Paid' ? total - paid : 0
}

/** What was paid for it before any of it went back. */
export const everPaid = ({ paid, refunded }: Pick<Reservation, 'paid' | 'refunded'>): Piastres =>
  paid + refunded

const labels = {
  now: { en: 'Deposit to pay now', ar: 'العربون المطلوب الآن' },
  paid: { en: 'Paid so far', ar: 'المدفوع حتى الآن' },
  left: { en: 'Left to pay by {by}', ar: 'المتبقي، ويُدفع قبل {by}' },
} satisfies Record<string, LocalizedText>

type Told = Pick<
  Reservation,
  'status' | 'total' | 'paid' | 'refunded' | 'deposit' | 'paymentDeadline' | 'confirmedAt'
> & { readonly sold: Pick<Sold, 'deposit'> }

/** Lines below the total of what isn't paid in full: what is, or is to be now, and the rest with its deadline. */
export function depositLines(it: Told, language: Language) {
  const agreed = depositOf(it.sold)
  const text = (amount: Piastres): string => formatEgp(toWholeEgp(amount), language)
  const left = (amount: Piastres, by: string) => ({
    Label: fillText(labels.left[language], { by: cairoMoment(by, language) }),
    Text: text(amount),
  })
  if (it.status === 'Pending Payment' && agreed && it.deposit !== null)
    return [
      { Label: labels.now[language], Text: text(it.deposit) },
      left(it.total - it.deposit, agreed.balanceDueAt),
    ]
  if (it.status === 'Deposit Paid' && it.paymentDeadline)
    return [
      { Label: labels.paid[language], Text: text(it.paid) },
      left(it.total - it.paid, it.paymentDeadline.toISOString()),
    ]
  // Paid, and its seller must still confirm.
  if (it.status === 'Under Review' && agreed && it.paid > 0 && it.paid < it.total)
    return [
      { Label: labels.paid[language], Text: text(it.paid) },
      left(it.total - it.paid, agreed.balanceDueAt),
    ]
  // What was never paid can't go back: said before what does.
  const paid = everPaid(it)
  return it.status === 'Cancelled' && it.confirmedAt && paid < it.total
    ? [{ Label: labels.paid[language], Text: text(paid) }]
    : []
}

const policies = {
  kept: {
    en: 'The rest is due by {by}. If it isn’t paid by then, the booking is cancelled and the deposit is not refunded.',
    ar: 'يُستحق الباقي قبل {by}. إن لم يُدفع قبل ذلك الموعد يُلغى الحجز ولا يُرد العربون.',
  },
  terms: {
    en: 'The rest is due by {by}. If it isn’t paid by then, the booking is cancelled, and of the deposit comes back what the cancellation terms say.',
    ar: 'يُستحق الباقي قبل {by}. إن لم يُدفع قبل ذلك الموعد يُلغى الحجز ويُرد من العربون ما تنص عليه شروط الإلغاء.',
  },
} satisfies Record<SoldDeposit['unpaid'], LocalizedText>

/** Until when the rest is due and what happens otherwise: said before anything is paid. */
export const depositPolicy = ({ unpaid, balanceDueAt }: SoldDeposit): LocalizedText =>
  inEachLanguage((language) =>
    fillText(policies[unpaid][language], { by: cairoMoment(balanceDueAt, language) }),
  )
