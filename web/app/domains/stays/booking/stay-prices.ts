import type { RoomOffer } from '@rihla/contract/catalogue/hotels'

/** What is paid, and what it was before a valid offer. */
export const pricesOf = ({
  TotalPrice,
  OfferPrice,
}: Pick<RoomOffer, 'TotalPrice' | 'OfferPrice'>): { now: number; was: number | null } =>
  OfferPrice && OfferPrice > 0 && OfferPrice < TotalPrice
    ? { now: OfferPrice, was: TotalPrice }
    : { now: TotalPrice, was: null }
