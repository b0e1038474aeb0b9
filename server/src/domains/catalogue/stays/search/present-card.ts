import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import { addDays, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { imagePath } from '../../offer/image.ts'
import type { Picture } from '../../offer/pictures.ts'
import { cardTag } from '../../offer/price.ts'
import type { Party } from '../price/party.ts'
import { boardingOf, freeCancellationUntil, type StayDates } from '../price/stay-terms.ts'
import { boardNames, freeUntilText, periodText, stayTexts } from '../texts.ts'
import type { FoundStay } from './find-stays.ts'

const texts = {
  fromNight: { en: 'a night for 2 adults', ar: 'لليلة لفردين' },
  onRequest: { en: 'Confirmed within a day', ar: 'تأكيد خلال يوم' },
} satisfies Record<string, LocalizedText>

export type CardsAsked = {
  readonly party: Party
  readonly pictures: ReadonlyMap<string, Picture>
  readonly now: Date
  readonly today: CalendarDate
  /** Only stays with free cancellation were asked for: without dates, too, a card leads to one that has it. */
  readonly freeCancellation?: boolean
}

/**
 * Presents the result cards of a page in the caller's language. What depends on dates alone is worked
 * out once for the page: its stays have few.
 */
export function stayCardsOf(
  stays: readonly FoundStay[],
  { party, pictures, now, today, freeCancellation = false }: CardsAsked,
  language: Language,
): HotelCard[] {
  const ofDates = new Map<FoundStay['dates'], Said>()
  return stays.map((stay) => {
    const { dates, hotel, next, room, rooms } = stay
    const said = ofDates.get(dates) ?? { periods: [], cancellations: [] }
    ofDates.set(dates, said)
    const period = (said.periods[rooms.count] ??= periodOf(stay, party, language))
    const days = room.refundable ? hotel.freeCancellationDays : null
    // Without dates nothing can be promised otherwise: the deadline may be past on the day that is chosen.
    const promised = dates ?? (freeCancellation ? next : null)
    const freeText = (within: number) => freeTextOf(within, promised, today, language)
    const cancellation =
      days === null ? null : dates ? (said.cancellations[days] ??= freeText(days)) : freeText(days)
    const texts = { period, cancellation, tag: tagOf(stay, now, language) }
    return presentStayCard(stay, texts, pictures.get(hotel.cover ?? ''), language)
  })
}

/** What the cards of the same dates say of them: by the number of rooms, and by days of free cancellation. */
type Said = { readonly periods: string[]; readonly cancellations: (string | null)[] }

type CardTexts = { period: string; cancellation: string | null; tag: HotelCard['CardTag'] }

function presentStayCard(
  stay: FoundStay,
  { period, cancellation, tag }: CardTexts,
  picture: Picture | undefined,
  language: Language,
): HotelCard {
  const { hotel, room, dates, next, original, total } = stay
  const instant = stayTexts.instantConfirmation[language]
  const arrival = dates?.arrival ?? next?.arrival ?? null
  // A ship that turns is in another town on each of its sailings.
  const boarding = arrival === null ? null : boardingOf(hotel, arrival)
  const { latitude, longitude } = boarding ?? hotel
  return {
    HotelId: hotel.id,
    Name: hotel.name[language],
    ImagePath: hotel.cover && imagePath(hotel.cover),
    ImagePlaceholder: picture?.placeholder ?? null,
    ImageColour: picture?.colour ?? null,
    InstantConfirmation: hotel.instantConfirmation ? instant : null,
    HotelStars: hotel.stars,
    Rating: hotel.raters > 0 ? hotel.rating / 10 : null,
    NumberOfRaters: hotel.raters,
    City: (boarding?.port ?? hotel.city)[language],
    RoomName: room.name[language],
    RoomAdditions: boardNames[room.board][language],
    ReservationType: hotel.instantConfirmation ? instant : texts.onRequest[language],
    Currency: CURRENCY,
    Latitude: latitude,
    Longitude: longitude,
    IsExternal: false,
    CardTag: tag,
    FreeCancellation: cancellation,
    PeriodText: period,
    TotalPrice: toWholeEgp(original),
    OfferPrice: total < original ? toWholeEgp(total) : null,
    PricePerNight: toWholeEgp(stay.perNight),
    ArrivalDate: arrival,
    DepartureDate: dates?.departure ?? (next && addDays(next.arrival, next.nights)),
  }
}

const periodOf = ({ dates, rooms }: FoundStay, party: Party, language: Language): string =>
  dates ? periodText(dates.nights, party, language, rooms) : texts.fromNight[language]

function tagOf({ hotel, original, total }: FoundStay, now: Date, language: Language) {
  const price = {
    price: original,
    offer_price: total < original ? total : null,
    offer_expires_at: hotel.offer?.expiresAt ?? null,
    rating: hotel.rating,
    reviews_count: hotel.raters,
  }
  return cardTag(price, now, language)
}

function freeTextOf(
  freeCancellationDays: number,
  dates: StayDates | null,
  today: CalendarDate,
  language: Language,
): string | null {
  if (!dates) return null
  const terms = { refundable: 'always' } as const
  const until = freeCancellationUntil({ freeCancellationDays }, terms, dates.arrival, today)
  return until && freeUntilText(until, language)
}
