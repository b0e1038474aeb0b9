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
  const { hotel, dates, original, total } = stay
  const offer = total < original
  const price = {
    price: original,
    offer_price: offer ? total : null,
    offer_expires_at: hotel.offer?.expiresAt ?? null,
    rating: hotel.rating,
    reviews_count: hotel.raters,
  }
  return {
    CardTag: cardTag(price, now, language),
    FreeCancellation: freeCancellation(stay, today, language),
    PeriodText: dates ? periodText(dates.nights, party, language) : texts.fromNight[language],
    TotalPrice: toWholeEgp(original),
    OfferPrice: offer ? toWholeEgp(total) : null,
    PricePerNight: toWholeEgp(stay.perNight),
    ArrivalDate: dates?.arrival ?? null,
    DepartureDate: dates?.departure ?? null,
  }
}

/** The first part of a room's card as JSON, up to where the rest goes on; forgotten with the index. */
const written = new WeakMap<IndexedRoom, Partial<Record<Language, string>>>()

/** `presentStayCard` as JSON: two thirds of a card are the same for everybody and written once. */
export function writeStayCard(stay: FoundStay, asked: CardsAsked, language: Language): string {
  const { hotel, room } = stay
  const parts = written.get(room) ?? {}
  const known = parts[language]
  const part = known ?? `${JSON.stringify(ofRoom(stay, asked.pictures, language)).slice(0, -1)},`
  // A picture that nobody has read yet isn't left out for ever.
  if (known === undefined && (hotel.cover === null || asked.pictures.has(hotel.cover)))
    written.set(room, { ...parts, [language]: part })
  return part + JSON.stringify(ofStay(stay, asked, language)).slice(1)
}

function freeCancellation(
  { hotel, room, dates }: FoundStay,
  today: CalendarDate,
  language: Language,
): string | null {
  const days = hotel.freeCancellationDays
  if (days === null || !room.refundable) return null
  return dates ? freeUntil(days, dates.arrival, today, language) : texts.freeCancellation[language]
}

/** What was said before: on a page of cards few days of grace go with one arrival. */
const saidFree = new Map<string, string | null>()
const KEEP_SAID = 2000

function freeUntil(
  freeCancellationDays: number,
  arrival: CalendarDate,
  today: CalendarDate,
  language: Language,
): string | null {
  const key = `${freeCancellationDays} ${arrival} ${today} ${language}`
  const known = saidFree.get(key)
  if (known !== undefined) return known
  const terms = { refundable: 'always' } as const
  const until = freeCancellationUntil({ freeCancellationDays }, terms, arrival, today)
  const date = until && shortDate(until, language)
  const text =
    date && (language === 'en' ? `Free cancellation until ${date}` : `إلغاء مجاني حتى ${date}`)
  if (saidFree.size >= KEEP_SAID) saidFree.clear()
  saidFree.set(key, text)
  return text
}
