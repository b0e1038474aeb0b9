import { stepsAhead } from '@rihla/contract/cancellation/terms'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { HotelPricing, RoomOffer } from '@rihla/contract/catalogue/hotels'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp, type Piastres } from '@rihla/contract/values/money'
import { imagePath } from '../offer/image.ts'
import type { RoomAvailability } from './price/check-availability.ts'
import type { Party } from './price/party.ts'
import type { StayPrice } from './price/price-stay.ts'
import { freeCancellationUntil, stayCancellation, type StayDates } from './price/stay-terms.ts'
import type { Stay } from './stay.ts'
import { splitInclusive } from './price/taxes.ts'
import {
  boardNames,
  freeUntilText,
  periodText,
  refundableText,
  roomsLeftText,
  stayTexts,
  unavailableText,
} from './texts.ts'

type Asked = {
  readonly stay: Stay
  readonly dates: StayDates
  readonly party: Party
  readonly today: CalendarDate
  readonly now: Date
}

const prices = (price: StayPrice | null) => ({
  TotalPrice: toWholeEgp(price?.original ?? 0),
  OfferPrice: price && price.total < price.original ? toWholeEgp(price.total) : null,
})

function presentRoom(verdict: RoomAvailability, asked: Asked, language: Language): RoomOffer {
  const { room, whyNot, price, free, leastNights } = verdict
  const { stay, dates, party, today } = asked
  const service = (amount: Piastres): number =>
    toWholeEgp(splitInclusive(amount, stay.taxes).service)
  const until = freeCancellationUntil(stay, room, dates.arrival, today)
  const included = room.refundable === 'always' ? until : null
  const terms = stayCancellation(stay, room, dates.arrival, included)
  const ahead = stepsAhead(terms, asked.now)
  const image = room.image ?? stay.cover
  return {
    RoomId: room.id,
    Name: room.name[language],
    Category: room.category[language],
    Board: boardNames[room.board][language],
    MaxOccupancy: room.terms.maxOccupancy,
    IsRefundableText: refundableText(
      { until, isChoice: room.refundable === 'optional', ahead },
      language,
    ),
    IsRefundable: included !== null,
    Cancellation: cancellationLines(terms, asked.now, language),
    CountAvailableText: whyNot === null ? roomsLeftText(free, stay.kind, language) : null,
    PeriodText: periodText(dates.nights, party, language, {
      count: price?.rooms ?? 1,
      kind: stay.kind,
    }),
    ImageUrl: image && imagePath(image),
    ServiceFees: service(price?.original ?? 0),
    DiscountedServiceFees: price && price.total < price.original ? service(price.total) : null,
    ...prices(price),
    RoomsCount: price?.rooms ?? 0,
    Currency: CURRENCY,
    IsRoomAvailable: whyNot === null,
    UnavailableText: whyNot && unavailableText(whyNot, leastNights, language),
    RatePlanToken: null,
  }
}

/** All rooms for a stay, in the order given, in the caller's language; the first one that can be had leads. */
export function presentPricing(
  verdicts: readonly RoomAvailability[],
  asked: Asked,
  language: Language,
): HotelPricing {
  const first = verdicts.find((it) => it.whyNot === null)
  const cheapest = first?.price ?? null
  const { stay, dates, today } = asked
  const until =
    first?.room.refundable === 'always'
      ? freeCancellationUntil(stay, first.room, dates.arrival, today)
      : null
  return {
    ...(cheapest ? prices(cheapest) : { TotalPrice: null, OfferPrice: null }),
    Currency: CURRENCY,
    PeriodText: periodText(dates.nights, asked.party, language, {
      count: cheapest?.rooms ?? 1,
      kind: stay.kind,
    }),
    IsAvailable: cheapest !== null,
    BookButtonText: (cheapest ? stayTexts.book : stayTexts.notOnTheseDates)[language],
    FreeCancellation: until && freeUntilText(until, language),
    Rooms: verdicts.map((verdict) => presentRoom(verdict, asked, language)),
  }
}
