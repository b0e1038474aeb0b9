import { inEachLanguage, type Language, type LocalizedText } from '@rihla/contract/values/language'
import type { OfferPrice } from '../../offer/price.ts'
import type { Board } from '../../stays/stay.ts'
import type { FactRow, Names } from './load-facts.ts'

/** What a card is made of, in a language. */
export type CardRow = OfferPrice & {
  readonly id: number
  readonly name: string
  readonly cover: string | null
  readonly free_cancellation_hours: number | null
  readonly stars: number
  readonly rating: number
  readonly reviews_count: number
  readonly nights: number
  /** Of a trip; null when it stays nowhere. */
  readonly firstStay: FirstStay | null
}

/** The first hotel of a trip, its room there, and the board. */
export type FirstStay = {
  readonly hotel: LocalizedText
  readonly room: LocalizedText | null
  readonly board: Board
}

/** What cards say, by position: numbers in columns, and what many share only once. */
export type CardColumns = {
  readonly names: Readonly<Record<Language, readonly string[]>>
  readonly price: Int32Array
  /** 0: none. */
  readonly offerPrice: Int32Array
  /** Milliseconds; Infinity: without end. */
  readonly offerEnds: Float64Array
  /** -1: never. */
  readonly freeHours: Int32Array
  readonly stars: Uint8Array
  readonly rating: Uint8Array
  readonly reviews: Int32Array
  readonly nights: Uint8Array
  /** Positions in the lists below; -1: none. */
  readonly cover: Int32Array
  readonly stay: Int32Array
  readonly covers: readonly string[]
  readonly firstStays: readonly FirstStay[]
}

/** Collects what cards say, package after package. */
export class CardCollector {
  readonly #rows: Omit<FactRow, 'norm_en' | 'norm_ar' | 'stays' | 'cities'>[] = []
  readonly #covers = new Map<string, number>()
  readonly #stayAt = new Map<string, number>()
  readonly #stays: FirstStay[] = []
  readonly #cover: number[] = []
  readonly #stay: number[] = []
  readonly #hotels: Names
  readonly #rooms: Names

  constructor(hotels: Names, rooms: Names) {
    this.#hotels = hotels
    this.#rooms = rooms
  }

  add(row: FactRow): void {
    this.#rows.push(row)
    this.#cover.push(row.cover === null ? -1 : placeOf(this.#covers, row.cover))
    this.#stay.push(row.first === null ? -1 : this.#placeOfStay(row.first))
  }

  #placeOfStay(first: NonNullable<FactRow['first']>): number {
    const key = JSON.stringify(first)
    const known = this.#stayAt.get(key)
    if (known !== undefined) return known
    const { hotelId, roomId, board, hotelEn, hotelAr, roomEn, roomAr } = first
    const hotel = ownNames(hotelEn, hotelAr) ?? this.#hotels.get(hotelId ?? 0)
    const room = ownNames(roomEn, roomAr) ?? this.#rooms.get(roomId ?? 0) ?? null
    this.#stayAt.set(key, this.#stays.length)
    return this.#stays.push({ hotel: hotel ?? { en: '', ar: '' }, room, board }) - 1
  }

  finish(): CardColumns {
    const rows = this.#rows
    return {
      names: inEachLanguage((language) => rows.map((row) => row[`name_${language}`])),
      price: Int32Array.from(rows, (row) => row.price),
      offerPrice: Int32Array.from(rows, (row) => row.offer_price ?? 0),
      offerEnds: Float64Array.from(rows, (row) => row.offer_expires_at?.getTime() ?? Infinity),
      freeHours: Int32Array.from(rows, (row) => row.free_hours ?? -1),
      stars: Uint8Array.from(rows, (row) => row.stars),
      rating: Uint8Array.from(rows, (row) => row.rating),
      reviews: Int32Array.from(rows, (row) => row.reviews_count),
      nights: Uint8Array.from(rows, (row) => row.nights),
      cover: Int32Array.from(this.#cover),
      stay: Int32Array.from(this.#stay),
      covers: [...this.#covers.keys()],
      firstStays: this.#stays,
    }
  }
}

function placeOf(places: Map<string, number>, name: string): number {
  const at = places.get(name) ?? places.size
  places.set(name, at)
  return at
}

const ownNames = (en: string | null, ar: string | null): LocalizedText | null =>
  en !== null && ar !== null ? { en, ar } : null

/** What the card at a position is made of. */
export function cardAt(it: CardColumns, at: number, id: number, language: Language): CardRow {
  const [offer, ends, hours] = [
    it.offerPrice[at] ?? 0,
    it.offerEnds[at] ?? 0,
    it.freeHours[at] ?? -1,
  ]
  return {
    id,
    name: it.names[language][at] ?? '',
    cover: it.covers[it.cover[at] ?? -1] ?? null,
    price: it.price[at] ?? 0,
    offer_price: offer > 0 ? offer : null,
    offer_expires_at: ends === Infinity ? null : new Date(ends),
    free_cancellation_hours: hours < 0 ? null : hours,
    stars: it.stars[at] ?? 0,
    rating: it.rating[at] ?? 0,
    reviews_count: it.reviews[at] ?? 0,
    nights: it.nights[at] ?? 0,
    firstStay: it.firstStays[it.stay[at] ?? -1] ?? null,
  }
}
