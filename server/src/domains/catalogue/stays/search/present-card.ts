import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type { CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { imagePath } from '../../offer/image.ts'
import type { Picture } from '../../offer/pictures.ts'
import { cardTag } from '../../offer/price.ts'
import type { Party } from '../party.ts'
import { freeCancellationUntil } from '../stay-terms.ts'
import { boardNames, periodText, shortDate, stayTexts } from '../texts.ts'
import type { FoundStay } from './find-stays.ts'
import type { IndexedRoom } from './stay-index.ts'

const texts = {
  fromNight: { en: 'a night for 2 adults, from', ar: 'لليلة لبالغين، بدءًا من' },
  freeCancellation: { en: 'Free cancellation', ar: 'إلغاء مجاني' },
  onRequest: { en: 'Confirmed within a day', ar: 'تأكيد خلال يوم' },
} satisfies Record<string, LocalizedText>

export type CardsAsked = {
  readonly party: Party
  readonly pictures: ReadonlyMap<string, Picture>
  readonly now: Date
  readonly today: CalendarDate
}

/** A result card in the caller's language. */
export const presentStayCard = (
  stay: FoundStay,
  asked: CardsAsked,
  language: Language,
): HotelCard => ({
  ...ofRoom(stay, asked.pictures, language),
  ...ofStay(stay, asked, language),
})

/** What a card says of a hotel and its room, whoever asks, whenever. */
function ofRoom(
  { hotel, room }: Pick<FoundStay, 'hotel' | 'room'>,
  pictures: CardsAsked['pictures'],
  language: Language,
) {
  const picture = pictures.get(hotel.cover ?? '')
  const instant = stayTexts.instantConfirmation[language]
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
    City: hotel.city[language],
    RoomName: room.name[language],
    RoomAdditions: boardNames[room.board][language],
    ReservationType: hotel.instantConfirmation ? instant : texts.onRequest[language],
    Currency: CURRENCY,
    Latitude: hotel.latitude,
    Longitude: hotel.longitude,
    IsExternal: hotel.isExternal,
  }
}

/** What depends on dates, guests, prices and the time. */
function ofStay(stay: FoundStay, { party, now, today }: CardsAsked, language: Language) {
  const { dates, original, total } = stay
  return {
    CardTag: tagOf(stay, now, language),
    FreeCancellation: freeCancellation(stay, today, language),
    PeriodText: periodOf(dates, party, language),
    TotalPrice: toWholeEgp(original),
    OfferPrice: total < original ? toWholeEgp(total) : null,
    PricePerNight: toWholeEgp(stay.perNight),
    ArrivalDate: dates?.arrival ?? null,
    DepartureDate: dates?.departure ?? null,
  }
}

/** The first part of a room's card as JSON, up to where the rest goes on; forgotten with the index. */
const written = new WeakMap<IndexedRoom, Partial<Record<Language, string>>>()

function writeRoom(stay: FoundStay, pictures: CardsAsked['pictures'], language: Language) {
  const { hotel, room } = stay
  const parts = written.get(room) ?? {}
  const known = parts[language]
  if (known) return known
  const part = `${JSON.stringify(ofRoom(stay, pictures, language)).slice(0, -1)},`
  // A picture that nobody has read yet isn't left out for ever.
  if (hotel.cover === null || pictures.has(hotel.cover))
    written.set(room, { ...parts, [language]: part })
  return part
}

/**
 * `presentStayCard` of many, each as JSON: two thirds of a card are the same for everybody
 * and written once, and the cards of a page have few dates.
 */
export function writeStayCards(
  stays: readonly FoundStay[],
  asked: CardsAsked,
  language: Language,
): string[] {
  const { party, pictures, now, today } = asked
  const cards: string[] = []
  let dates: FoundStay['dates'] | undefined
  let period = ''
  let when = ''
  const free = new Map<number | null, string>()
  for (const stay of stays) {
    const { hotel, room, original, total } = stay
    if (stay.dates !== dates) {
      dates = stay.dates
      period = JSON.stringify(periodOf(dates, party, language))
      when = `"ArrivalDate":${JSON.stringify(dates?.arrival ?? null)},"DepartureDate":${JSON.stringify(dates?.departure ?? null)}}`
      free.clear()
    }
    const days = room.refundable ? hotel.freeCancellationDays : null
    const known = free.get(days)
    const cancellation = known ?? JSON.stringify(freeCancellation(stay, today, language))
    if (known === undefined) free.set(days, cancellation)
    const tag = tagOf(stay, now, language)
    const offer = total < original ? toWholeEgp(total) : null
    cards.push(
      `${writeRoom(stay, pictures, language)}"CardTag":${tag === null ? tag : JSON.stringify(tag)},"FreeCancellation":${cancellation},"PeriodText":${period},"TotalPrice":${toWholeEgp(original)},"OfferPrice":${offer},"PricePerNight":${toWholeEgp(stay.perNight)},${when}`,
    )
  }
  return cards
}

const periodOf = (dates: FoundStay['dates'], party: Party, language: Language): string =>
  dates ? periodText(dates.nights, party, language) : texts.fromNight[language]

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

function freeCancellation(
  { hotel, room, dates }: FoundStay,
  today: CalendarDate,
  language: Language,
): string | null {
  const { freeCancellationDays } = hotel
  if (freeCancellationDays === null || !room.refundable) return null
  if (!dates) return texts.freeCancellation[language]
  const terms = { refundable: 'always' } as const
  const until = freeCancellationUntil({ freeCancellationDays }, terms, dates.arrival, today)
  const date = until && shortDate(until, language)
  return date && (language === 'en' ? `Free cancellation until ${date}` : `إلغاء مجاني حتى ${date}`)
}
