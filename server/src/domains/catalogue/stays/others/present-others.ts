import { stepsAhead } from '@rihla/contract/cancellation/terms'
import { cancellationLines } from '@rihla/contract/cancellation/words'
import type { HotelCard } from '@rihla/contract/catalogue/hotel-search'
import type {
  HotelDetails,
  HotelPricing,
  RoomDetails,
  RoomOffer,
} from '@rihla/contract/catalogue/hotels'
import { daysBetween, type CalendarDate } from '@rihla/contract/values/dates'
import type { Language, LocalizedText } from '@rihla/contract/values/language'
import { CURRENCY, toWholeEgp } from '@rihla/contract/values/money'
import { imagePath, presentImage } from '../../offer/image.ts'
import type { Picture } from '../../offer/pictures.ts'
import type { HotelRow } from '../hotel-store.ts'
import type { Party } from '../price/party.ts'
import type { StayDates } from '../price/stay-terms.ts'
import { presentHotel } from '../present-hotel.ts'
import {
  boardNames,
  freeUntilText,
  periodText,
  refundableText,
  roomsLeftText,
  stayTexts,
} from '../texts.ts'
import { perNightOf } from './find-beside.ts'
import type { OtherBoard, OtherHotel, OtherOffer, OtherStay } from './other-stays.ts'

const texts = {
  confirmed: { en: 'Confirmed by the hotel after payment', ar: 'يؤكده الفندق بعد الدفع' },
  partner: { en: 'Sold by a partner', ar: 'عن طريق شريك' },
  fromNight: { en: 'a night for 2 adults', ar: 'لليلة لفردين' },
} satisfies Record<string, LocalizedText>

const names: Readonly<Record<OtherBoard, LocalizedText>> = {
  ...boardNames,
  SC: { en: 'With a kitchen, no meals', ar: 'مع مطبخ، بدون وجبات' },
}

type OtherCardAsked = {
  readonly party: Party
  readonly dated: boolean
  /** Only stays with free cancellation were asked for. */
  readonly freeCancellation: boolean
  readonly picture: Picture | undefined
}

/** The result card of another's hotel. */
export function presentOtherCard(
  stay: OtherStay,
  { party, dated, freeCancellation, picture }: OtherCardAsked,
  language: Language,
): HotelCard {
  const nights = daysBetween(stay.arrival, stay.departure)
  const rooms = { count: stay.rooms, kind: 'hotel' } as const
  // Without dates nothing is promised otherwise: the day that is chosen may be another one.
  const until = dated || freeCancellation ? stay.freeUntil : null
  return {
    HotelId: stay.id,
    Name: stay.name[language],
    ImagePath: stay.cover && imagePath(stay.cover),
    ImagePlaceholder: picture?.placeholder ?? null,
    ImageColour: picture?.colour ?? null,
    CardTag: null,
    InstantConfirmation: null,
    FreeCancellation: until && freeUntilText(until, language),
    HotelStars: stay.stars,
    Rating: null,
    NumberOfRaters: 0,
    City: stay.city[language],
    RoomName: stay.room[language],
    RoomAdditions: names[stay.board][language],
    ReservationType: texts.confirmed[language],
    PeriodText: dated ? periodText(nights, party, language, rooms) : texts.fromNight[language],
    TotalPrice: toWholeEgp(stay.total),
    OfferPrice: null,
    Currency: CURRENCY,
    PricePerNight: toWholeEgp(perNightOf(stay)),
    ArrivalDate: stay.arrival,
    DepartureDate: stay.departure,
    Latitude: stay.latitude,
    Longitude: stay.longitude,
    IsExternal: true,
  }
}

/** What our own hotels have and others' don't is empty. */
const toRow = (it: OtherHotel, language: Language): HotelRow => ({
  ...it,
  kind: 'hotel',
  rating: 0,
  raters: 0,
  reviews_count: 0,
  instant_confirmation: false,
  free_cancellation_days: null,
  child_bands: [],
  images: [...it.images],
  videos: [],
  features: it.features.map(({ name, icon }, at) => ({ id: at + 1, name: name[language], icon })),
  sailings: [],
})

/** The details page of another's hotel. */
export const presentOtherHotel = (
  it: OtherHotel,
  at: { today: CalendarDate; publicUrl: string },
  language: Language,
): HotelDetails => ({ ...presentHotel(toRow(it, language), at, language), IsExternal: true })

type Asked = { readonly dates: StayDates; readonly party: Party; readonly now: Date }

const presentOffer = (
  it: OtherOffer,
  { dates, party, now }: Asked,
  image: string | null,
  language: Language,
): RoomOffer => ({
  RoomId: it.roomId,
  Name: it.room[language],
  Category: texts.partner[language],
  Board: names[it.board][language],
  MaxOccupancy: it.sleeps,
  IsRefundableText: refundableText(
    { until: it.freeUntil, ahead: stepsAhead(it.cancellation, now) },
    language,
  ),
  IsRefundable: it.freeUntil !== null,
  Cancellation: cancellationLines(it.cancellation, now, language),
  CountAvailableText: roomsLeftText(it.roomsLeft, 'hotel', language),
  PeriodText: periodText(dates.nights, party, language, { count: it.rooms, kind: 'hotel' }),
  ImageUrl: image && imagePath(image),
  ServiceFees: 0,
  DiscountedServiceFees: null,
  TotalPrice: toWholeEgp(it.total),
  OfferPrice: null,
  RoomsCount: it.rooms,
  Currency: CURRENCY,
  IsRoomAvailable: true,
  UnavailableText: null,
  RatePlanToken: it.token,
})

/** What another's hotel sells for a stay, the cheapest first. */
export function presentOtherPricing(
  offers: readonly OtherOffer[],
  hotel: OtherHotel,
  asked: Asked,
  language: Language,
): HotelPricing {
  const [first] = offers
  const image = (hotel.images.at(-1) ?? hotel.images[0])?.name ?? null
  return {
    TotalPrice: first ? toWholeEgp(first.total) : null,
    OfferPrice: null,
    Currency: CURRENCY,
    PeriodText: periodText(asked.dates.nights, asked.party, language, {
      count: first?.rooms ?? 1,
      kind: 'hotel',
    }),
    IsAvailable: first !== undefined,
    BookButtonText: stayTexts[first ? 'book' : 'notOnTheseDates'][language],
    FreeCancellation: first?.freeUntil ? freeUntilText(first.freeUntil, language) : null,
    Rooms: offers.map((offer) => presentOffer(offer, asked, image, language)),
  }
}

/** One kind of room of another's hotel. */
export const presentOtherRoom = (
  roomId: number,
  { hotel, room }: { hotel: OtherHotel; room: { name: LocalizedText } },
  language: Language,
): RoomDetails => ({
  RoomId: roomId,
  Name: room.name[language],
  Subtitle: hotel.name,
  Type: texts.partner[language],
  Description: '',
  Images: hotel.images.slice(-1).map((image) => presentImage(image, language)),
  Videos: [],
  Features: [],
})
