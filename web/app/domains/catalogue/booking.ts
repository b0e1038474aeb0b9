import type { ActivityDetails } from '@rihla/contract/catalogue/activities'
import { isOfferValid } from '@rihla/contract/values/money'
import { useContext, type ReactNode } from 'react'
import { SiteContext } from '../../platform/site.ts'
import type { OfferChoice } from './stay.ts'
import { useCatalogueText } from './use-catalogue-text.ts'

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
>

/** What is paid, and what it was before a valid offer; whole EGP. */
export type Prices = { now: number; was: number | null }

export type BookingProps = {
  offer: BookableOffer
  choice: OfferChoice
  /** The most adults that can be chosen; null where only the date can be. */
  maxAdults: number | null
  dates: { min: string; max: string }
  loading: boolean
  busy: boolean
  onBook: () => void
  onSave: (choice: OfferChoice) => void
  /** For everybody, where that isn't so many times the price. */
  total?: Prices
  /** The kind's own words for a day, where that is not the word. */
  words?: { yours: string; change: string }
  /** What else there is while nothing is left. */
  otherwise?: ReactNode
  /** What else speaks for booking. */
  notes?: ReactNode
}

/** The main price and, with a valid offer, the original one. */
export function usePrices({
  Price: price,
  OfferPrice: offer,
  OfferExpirationDate: expires,
}: Pick<BookableOffer, 'Price' | 'OfferPrice' | 'OfferExpirationDate'>): Prices {
  const { serverTime } = useContext(SiteContext)
  const valid = isOfferValid(price, offer, expires, new Date(serverTime))
  return { now: valid ? (offer ?? price) : price, was: valid ? price : null }
}

/** What the whole party pays. */
export function useTotal({ offer, choice, total }: BookingProps): Prices {
  const { now, was } = usePrices(offer)
  return total ?? { now: now * choice.adults, was: was && was * choice.adults }
}

/** What the card and its editor are called. */
export function useBookingWords({ words }: BookingProps): { yours: string; change: string } {
  const t = useCatalogueText()
  return words ?? { yours: t('yourDay'), change: t('changeDay') }
}
