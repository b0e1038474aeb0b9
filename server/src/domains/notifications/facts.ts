import { staySearches } from '@rihla/contract/catalogue/stays-address'
import { soldModule } from '@rihla/contract/modules'
import type { Language } from '@rihla/contract/values/language'
import type { Party } from '@rihla/contract/values/party'

/** What a message about a reservation needs to know: plain data, so that it survives a queue. */
export type ReservationFacts = {
  /** Null: a guest, who has no bell. */
  readonly userId: number | null
  /** Null: no mail can be sent; only the bell notifies them. */
  readonly email: string | null
  /** The buyer's language. */
  readonly language: Language
  readonly reservationId: number
  /** What opens a guest's booking: their PIN, and the key of the link in a mail. */
  readonly guest?: { readonly pin: string; readonly key: string }
  readonly module: string
  readonly reference: string
  readonly nameEn: string
  readonly nameAr: string
  readonly cityEn: string
  readonly cityAr: string
  /** `YYYY-MM-DD`, both; `toDate` is the last day or the day of leaving. */
  readonly fromDate: string
  readonly toDate: string | null
  readonly seats: number
  /** How often it was changed; missing: not known. */
  readonly changes?: number
  /** Who comes, of everything but buses. */
  readonly party?: Party
  readonly amountPiastres: number
  /** What of it was paid with points. */
  readonly pointsPiastres?: number
  /** Sold by a partner, whose yes is asked for once it is paid. */
  readonly byPartner?: boolean
  /** It began before its money could be confirmed. */
  readonly hadBegun?: boolean
  /** It is cancelled or past, or was never made in time. */
  readonly isOver?: boolean
  /** No gateway gives back what came in cash or by transfer: the staff does. */
  readonly refundedByHand?: boolean
  /** Piastres of it that staff give, where the rest goes back by itself. */
  readonly byHandPiastres?: number
  /** The payment is disputed: nothing of it goes back before its bank has decided. */
  readonly waitsForBank?: boolean
  readonly clientName: string
  /** ISO instant, where the hour is sold too (a departure). */
  readonly startsAt?: string
  readonly stay?: StayFacts
  readonly bus?: BusFacts
  /** The other way of a cancelled one, which is still travelled. */
  readonly keptWay?: {
    readonly reference: string
    readonly isReturn: boolean
    /** Whether it costs more by itself: staff may leave it its price. */
    readonly costsMore: boolean
    /** What it costs then, and whether that is its one-way price; a mail of before was queued without. */
    readonly costs?: { readonly piastres: number; readonly isOneWay: boolean }
  }
  readonly where?: WhereFacts
  /** Where its guests are fetched from a hotel: which one, null where it isn't said yet; missing: they aren't fetched. */
  readonly pickUp?: { readonly from: string | null }
  /** Whom to call, known once the mail is written: in its language; missing or null: nobody by phone. */
  readonly phone?: string | null
  /** What cancelling gives back, line by line, as it stood when it was sold. */
  readonly cancellation?: { readonly en: readonly string[]; readonly ar: readonly string[] }
}

/** Where and when it begins. Instants are ISO; `endsAt` null where not known. */
export type WhereFacts = {
  readonly placeEn: string
  readonly placeAr: string
  readonly addressEn: string | null
  readonly addressAr: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly startsAt: string
  readonly endsAt: string | null
}

/** What is said of one way of a bus journey. Instants are ISO. */
export type BusFacts = {
  readonly fromEn: string
  readonly fromAr: string
  readonly toEn: string
  readonly toAr: string
  readonly boardingEn: string | null
  readonly boardingAr: string | null
  readonly classEn: string
  readonly classAr: string
  readonly departsAt: string
  readonly arrivesAt: string
  readonly seats: readonly string[]
}

/** What is said of a stay beside its days; hours are Cairo's, `14:00`. */
export type StayFacts = {
  readonly hotelEn: string
  readonly hotelAr: string
  readonly roomEn: string
  readonly roomAr: string
  readonly rooms: number
  readonly nights: number
  readonly adults: number
  readonly children: number
  readonly checkInFrom: string
  readonly checkOutUntil: string
}

/** A booking that is over has no terms any more, and nobody is fetched for it. */
export function withoutTerms(facts: ReservationFacts): ReservationFacts {
  const { cancellation: _terms, pickUp: _pickUp, ...rest } = facts
  return rest
}

export const nameOf = (facts: ReservationFacts, language: Language): string =>
  ({ en: facts.nameEn, ar: facts.nameAr })[language]

export const cityOf = (facts: ReservationFacts, language: Language): string =>
  ({ en: facts.cityEn, ar: facts.cityAr })[language]

/** The texts of one way of a bus journey, and of a stay, in a language. */
export const busTexts = (bus: BusFacts, language: Language) =>
  ({
    en: { from: bus.fromEn, to: bus.toEn, boarding: bus.boardingEn, className: bus.classEn },
    ar: { from: bus.fromAr, to: bus.toAr, boarding: bus.boardingAr, className: bus.classAr },
  })[language]
export const stayTexts = (stay: StayFacts, language: Language) =>
  ({
    en: { hotel: stay.hotelEn, room: stay.roomEn },
    ar: { hotel: stay.hotelAr, room: stay.roomAr },
  })[language]

export const whereTexts = (where: WhereFacts, language: Language) =>
  ({
    en: { place: where.placeEn, address: where.addressEn },
    ar: { place: where.placeAr, address: where.addressAr },
  })[language]

/** The page of a reservation, as a path; a bus has one of its own, with the ticket, and a guest's is opened by a key. */
export const reservationPath = ({
  module,
  reservationId,
  reference,
  guest,
}: ReservationFacts): string =>
  guest
    ? `/find-booking?reference=${encodeURIComponent(reference)}&key=${guest.key}`
    : module === 'Bus'
      ? `/bus-bookings/${reservationId}`
      : `/reservations/${encodeURIComponent(module)}/${reservationId}`

/** Where more of the same kind can be found, as a path: hotels for the same days and party. */
export function alternativesPath({ module, fromDate, toDate, party }: ReservationFacts): string {
  const list = soldModule(module)?.list ?? '/'
  if (module !== 'Hotel' || !toDate || !party) return list
  const { defaults, format } = staySearches.hotel
  const stay = { arrivalDate: fromDate, departureDate: toDate }
  const guests = { adultsCount: party.adults, childrenAges: party.childAges }
  return `${list}?${format({ ...defaults, ...stay, ...guests })}`
}
