import { cairoMoment } from '@rihla/contract/values/moments'
import { fillText } from '@rihla/contract/cancellation/words'
import type { ChangeOptions } from '@rihla/contract/changing'
import { addDays, cairoDate, cairoInstant } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { withCall, type CallText, type SupportPhone } from '@rihla/contract/values/support'
import { cairoDay, isBooked, mayChangeContact, type Reservation } from '../../reservations/index.ts'
import type { CancellationTerms } from '@rihla/contract/cancellation/terms'
import { shareNow } from './change.ts'
import { choosesEnd } from './quote-change.ts'
import { optionTexts, whyNotTexts } from './texts.ts'

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
  /** Whom to call about what can't be changed here. */
  readonly phone: SupportPhone
}

/** Only an account changes what is its own; for whoever else was let in, the desk does. Null: they may. */
const mayNot = ({ userId }: Reservation, asker: number | null): CallText | null => {
  if (userId === null) return whyNotTexts.guest
  return userId === asker ? null : whyNotTexts.signedOut
}

/** What of a reservation can be changed now and on what terms, or why not. */
export function presentOptions(
  { reservation: it, terms, ...rest }: Facts,
  language: Language,
): ChangeOptions {
  const asked = { ...rest, language }
  const today = cairoDate(rest.now)
  return {
    Contact: terms ? contactOf(it, asked) : no(whyNotTexts.supplier, asked),
    Sale: terms ? saleOf(it, terms, asked) : no(whyNotTexts.supplier, asked),
    HasToDate: choosesEnd(it),
    UserName: it.clientName,
    SpecialRequest: it.specialRequests,
    HotelPickUp: it.sold.hotelPickUp ?? false,
    PickUpFrom: it.pickUpFrom,
    FromDate: it.fromDate,
    ToDate: it.toDate,
    AdultsCount: it.adults,
    ChildrenAges: [...(it.sold.party?.childAges ?? [])],
    FirstDay: today,
    LastDay: addDays(today, DAYS_AHEAD),
  }
}

type Asked = Pick<Facts, 'now' | 'asker' | 'phone'> & { readonly language: Language }

const no = (text: CallText, { phone, language }: Asked): Possible => ({
  IsPossible: false,
  Text: withCall(text, phone, language),
})

function contactOf(it: Reservation, asked: Asked): Possible {
  const { now, asker, language } = asked
  if (!isBooked(it)) return no(whyNotTexts.notBooked, asked)
  if (!mayChangeContact(it, now)) return no(whyNotTexts.contactLate, asked)
  const refused = mayNot(it, asker)
  if (refused) return no(refused, asked)
  const lastDay = cairoInstant(addDays(it.fromDate, -1), 12 * 60)
  const until = cairoDay(lastDay, language)
  const text = optionTexts[it.sold.hotelPickUp ? 'contactAndHotel' : 'contact']
  return { IsPossible: true, Text: fillText(text[language], { until }) }
}

function saleOf(it: Reservation, terms: CancellationTerms, asked: Asked): Possible {
  const { now, asker, language } = asked
  if (!isBooked(it)) return no(whyNotTexts.notBooked, asked)
  if (it.takenBack > 0) return no(whyNotTexts.takenBack, asked)
  const share = shareNow(terms, now)
  if (!share) return no(whyNotTexts.saleForbidden, asked)
  const refused = mayNot(it, asker)
  if (refused) return no(refused, asked)
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
