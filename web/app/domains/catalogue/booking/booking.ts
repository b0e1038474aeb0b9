import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import type { LiveReservation } from '@rihla/contract/checkout/live-reservations'
import type { Language } from '@rihla/contract/values/language'
import { isOfferValid } from '@rihla/contract/values/money'
import { guestsText, type Party } from '@rihla/contract/values/party'
import { useContext, type ReactNode } from 'react'
import { withNonBreakingCounts } from '../../../platform/locale/non-breaking-counts.ts'
import { SiteContext } from '../../../platform/site.ts'
import { useDeadlinePassed } from '../../../ui/feedback/use-deadline-passed.ts'
import type { OfferChoice } from '../offer-choice.ts'
import type { AskDays } from './day-notes.ts'
import { useCatalogueText } from '../use-catalogue-text.ts'

/** What the booking card says of an offer. */
export type BookableOffer = Pick<
  ActivityDetails,
  | 'Price'
  | 'OfferPrice'
  | 'OfferExpirationDate'
  | 'PeriodText'
  | 'IsAvailable'
  | 'PlacesLeft'
  | 'BookButtonText'
  | 'TotalPrice'
  | 'OriginalTotalPrice'
  | 'PriceLines'
  | 'Children'
  | 'PartyProblem'
>

/** What is paid, and what it was before a valid offer; whole EGP. */
export type Prices = { now: number; was: number | null }

/** What the card and its editor are called, and what is said while nothing is left. */
export type BookingTexts = { yours: string; change: string; unavailable: string }

export type BookingProps = {
  offer: BookableOffer
  choice: OfferChoice
  /** The most adults that can be chosen; null where only the date can be. */
  maxAdults: number | null
  dates: { min: string; max: string }
  /** How its days and their prices are asked for, for the calendar. */
  days?: AskDays | undefined
  loading: boolean
  busy: boolean
  /** Why booking it failed; null until it has. */
  failure: string | null
  onBook: () => void
  onSave: (choice: OfferChoice) => void
  /** The kind's own words, where it isn't about a day. */
  words?: BookingTexts
  /** What else there is while nothing is left; `done` is for after a choice. */
  otherwise?: (done: () => void) => ReactNode
  /** What the reader holds of this already: it is gone on with, not booked again. */
  held?: LiveReservation | null
  /** What else speaks for booking. */
  notes?: ReactNode
}

/** The main price and, with a valid offer, the original one: the offer ends while it is looked at, too. */
export function usePrices({
  Price: price,
  OfferPrice: offer,
  OfferExpirationDate: expires,
}: Pick<BookableOffer, 'Price' | 'OfferPrice' | 'OfferExpirationDate'>): Prices {
  const { serverTime } = useContext(SiteContext)
  const over = useDeadlinePassed(Date.parse(expires ?? ''))
  const valid = !over && isOfferValid(price, offer, expires, new Date(serverTime))
  return { now: valid ? (offer ?? price) : price, was: valid ? price : null }
}

/** Who comes, in few words. */
export const guestsOf = ({ adults, childAges }: Party, language: Language): string =>
  withNonBreakingCounts(guestsText({ adults, children: childAges.length }, language))

/** What the whole party pays. */
export const totalOf = ({ TotalPrice: now, OriginalTotalPrice: was }: BookableOffer): Prices => ({
  now,
  was,
})

/** The words of the card: the kind's own, or those of a day. */
export function useBookingTexts({ words, offer }: BookingProps): BookingTexts {
  const t = useCatalogueText()
  const its = words ?? {
    yours: t('yourDay'),
    change: t('changeDay'),
    unavailable: (!offer.IsAvailable && offer.BookButtonText) || t('notAvailable'),
  }
  return offer.PartyProblem === null ? its : { ...its, unavailable: offer.PartyProblem }
}
