import { cairoMoment } from '@rihla/contract/values/moments'
import { fillText } from '@rihla/contract/cancellation/words'
import type { ChangeOptions } from '@rihla/contract/changing'
import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { SUPPORT_PHONE_IN_TEXT } from '@rihla/contract/values/support'
import { cairoDay, isBooked, mayChangeContact, type Reservation } from '../../reservations/index.ts'
import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { shareNow } from './change.ts'
import { choosesEnd } from './quote-change.ts'
import { optionTexts } from './texts.ts'

/** So far ahead dates can be asked for; what is on sale there the quote says. */
const DAYS_AHEAD = 365

type Possible = ChangeOptions['Contact']

/** A reservation with its terms; null: sold elsewhere, where nothing can be changed. */
type Facts = {
  readonly reservation: Reservation
  readonly terms: CancellationTerms | null
  readonly now: Date
  /** Who asks; null: who isn't signed in. */
  readonly asker: number | null
}

/** Only an account changes what is its own; for whoever else was let in, the desk does. Null: they may. */
const mayNot = ({ userId }: Reservation, asker: number | null): LocalizedText | null => {
  if (userId === null) return optionTexts.guest
  return userId === asker ? null : optionTexts.signedOut
}

/** What of a reservation can be changed now and on what terms, or why not. */
export function presentOptions(
  { reservation: it, terms, now, asker }: Facts,
  language: Language,
): ChangeOptions {
  const today = cairoDate(now)
  return {
    Contact: terms ? contactOf(it, { now, asker, language }) : no(optionTexts.supplier, language),
    Sale: terms ? saleOf(it, terms, { now, asker, language }) : no(optionTexts.supplier, language),
    HasToDate: choosesEnd(it),
    UserName: it.clientName,
    SpecialRequest: it.specialRequests,
    FromDate: it.fromDate,
    ToDate: it.toDate,
    AdultsCount: it.adults,
    ChildrenAges: [...(it.sold.party?.childAges ?? [])],
    FirstDay: today,
    LastDay: addDays(today, DAYS_AHEAD),
  }
}

const no = (text: LocalizedText, language: Language): Possible => ({
  IsPossible: false,
  Text: fillText(text[language], { phone: SUPPORT_PHONE_IN_TEXT }),
})

type Asked = Pick<Facts, 'now' | 'asker'> & { readonly language: Language }

function contactOf(it: Reservation, { now, asker, language }: Asked): Possible {
  if (!isBooked(it)) return no(optionTexts.notBooked, language)
  if (!mayChangeContact(it, now)) return no(optionTexts.contactLate, language)
  const refused = mayNot(it, asker)
  if (refused) return no(refused, language)
  const lastDay = cairoInstant(addDays(it.fromDate, -1), 12 * 60)
  const until = cairoDay(lastDay, language)
  return { IsPossible: true, Text: fillText(optionTexts.contact[language], { until }) }
}

function saleOf(
  it: Reservation,
  terms: CancellationTerms,
  { now, asker, language }: Asked,
): Possible {
  if (!isBooked(it)) return no(optionTexts.notBooked, language)
  if (it.takenBack > 0) return no(optionTexts.takenBack, language)
  const share = shareNow(terms, now)
  if (!share) return no(optionTexts.saleForbidden, language)
  const refused = mayNot(it, asker)
  if (refused) return no(refused, language)
  const text =
    it.status === 'Deposit Paid'
      ? optionTexts.saleDeposit
      : share.percent === 100
        ? optionTexts.sale
        : optionTexts.saleInPart
  const values = {
    until: cairoMoment(share.until.toISOString(), language),
    percent: String(share.percent),
  }
  return { IsPossible: true, Text: fillText(text[language], values) }
}
