import { cairoMoment } from '@rihla/contract/values/moments'
import { cancellationLines, fillText } from '@rihla/contract/cancellation/words'
import type { ChangeQuote } from '@rihla/contract/changing'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, formatEgp, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { partyText } from '@rihla/contract/values/party'
import { amountDetails, depositOf } from '../../reservations/index.ts'
import { priceOf, type Proposed } from './apply-change.ts'
import type { Confirmed } from './confirm-change.ts'
import type { Found, Quoted } from './quote-change.ts'
import { changedTexts, quoteTexts } from './texts.ts'

const egp = (amount: number, language: Language): string => formatEgp(toWholeEgp(amount), language)

type Shown = Found & {
  readonly change: Proposed
  readonly percent: number
  /** What its method adds to the difference; piastres. */
  readonly fee: Piastres
}

/** A change at its price, as travellers and staff are shown it: beside what it is, and with what the terms say. */
export function presentPriced(shown: Shown, language: Language, now: Date) {
  const { booking, reservation, change, fee } = shown
  const is = priceOf(booking, reservation, change, { amount: 0, fee })
  return {
    Before: amountDetails(reservation, language),
    // What is to be paid isn't paid yet; the price, its fee with it, is what it would be all the same.
    After: amountDetails(is, language),
    OldPrice: toWholeEgp(reservation.total),
    NewPrice: toWholeEgp(is.total),
    Difference: toWholeEgp(change.difference),
    Terms: termsText(shown, is.total, language),
    Cancellation: cancellationAfter(change, now, language),
    FromDate: change.fromDate,
    ToDate: change.toDate,
    GuestsText: partyText(change, language),
  }
}

/** What cancelling gives back once it is changed, line by line. */
export const cancellationAfter = (
  { sold }: Pick<Proposed, 'sold'>,
  now: Date,
  language: Language,
): string[] =>
  sold.cancellation
    ? cancellationLines(sold.cancellation, now, language).map((line) => line.Text)
    : []

/** A quoted change as the wire has it: the price as it is beside the one that it would be, and what the terms say. */
export const presentQuote = (
  quoted: Quoted & { readonly fee: Piastres },
  language: Language,
  now: Date,
): ChangeQuote => ({
  ChangeId: quoted.change.id,
  ...presentPriced(quoted, language, now),
  Fee: toWholeEgp(quoted.fee),
  Currency: CURRENCY,
  HoldsUntil: quoted.change.expiresAt.toISOString(),
  ServerTime: now.toISOString(),
})

function termsText(
  { reservation, change, percent }: Shown,
  total: number,
  language: Language,
): string {
  const deposit = depositOf(change.sold)
  if (reservation.status === 'Deposit Paid' && deposit)
    return fillText(quoteTexts.deposit[language], {
      left: egp(total - reservation.paid, language),
      by: cairoMoment(deposit.balanceDueAt, language),
    })
  const values = { percent: String(percent), kept: egp(change.kept, language) }
  const first = change.kept > 0 ? quoteTexts.kept : quoteTexts.free
  const texts = percent === 100 ? [first] : [first, quoteTexts.capped]
  return texts.map((text) => fillText(text[language], values)).join(' ')
}

/** What agreeing to a change came to, as the wire has it. */
export function presentConfirmed(
  it: Confirmed,
  { shown, isMailed }: { readonly shown: number; readonly isMailed: boolean },
  language: Language,
) {
  if (!it.isChanged) {
    const values = {
      amount: formatEgp(shown, language),
      by: cairoMoment(it.deadline.toISOString(), language),
    }
    return {
      IsChanged: false,
      Message: fillText(changedTexts.pay[language], values),
      PaymentUrl: it.paymentUrl,
      PaymentReservationId: it.tempId,
      Deadline: it.deadline.toISOString(),
    }
  }
  const back = -it.change.difference
  const text = changedTexts[back > 0 ? 'back' : isMailed ? 'done' : 'doneHere']
  const Message = fillText(text[language], { amount: egp(back, language) })
  return {
    IsChanged: true,
    Message,
    PaymentUrl: '',
    PaymentReservationId: null,
    Deadline: null,
  }
}
