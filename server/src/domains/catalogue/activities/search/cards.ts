import { inEachLanguage, languages, type Language } from '@rihla/contract/values/language'
import { TextColumn } from '../../../../platform/memory-index/text-column.ts'
import type { Family } from '../family.ts'
import type { CardRow, VenueRow } from '../store.ts'
import type { FactRow, Venue } from './load-facts.ts'

/** Numbers of an offer that stand side by side: how many, and which is which. */
const NUMBERS = 9
const [TYPE, CITY, COVER, PRICE, OFFER, FREE_HOURS, MINUTES, RATING, REVIEWS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
] as const

/** What cards say of the offers of a family, by row: texts and numbers in columns. */
export class Cards {
  readonly #dayUse: boolean
  readonly #names = inEachLanguage(() => new TextColumn())
  readonly #venues = new TextColumn()
  readonly #covers: string[] = []
  readonly #coverAt = new Map<string, number>()
  #numbers = new Int32Array(NUMBERS * 64)
  /** The id, and when the offer price ends (milliseconds; Infinity: never). */
  #wide = new Float64Array(2 * 64)
  #count = 0

  constructor(family: Family) {
    this.#dayUse = family === 'DayUse'
  }

  add(row: FactRow): void {
    if (this.#count * 2 === this.#wide.length) this.#resize(this.#count * 2)
    for (const language of languages) this.#names[language].add(row[`name_${language}`])
    if (this.#dayUse) this.#venues.add(JSON.stringify(row.venue))
    const ends = row.offer_expires_at?.getTime() ?? Infinity
    this.#wide.set([row.id, ends], this.#count * 2)
    const numbers = [
      row.type_id,
      row.city_id,
      row.cover === null ? -1 : this.#placeOf(row.cover),
      row.price,
      row.offer_price ?? -1,
      row.free_hours ?? -1,
      row.minutes,
      row.rating,
      row.reviews_count,
    ]
    this.#numbers.set(numbers, this.#count * NUMBERS)
    this.#count += 1
  }

  #placeOf(cover: string): number {
    const known = this.#coverAt.get(cover)
    if (known !== undefined) return known
    this.#coverAt.set(cover, this.#covers.length)
    return this.#covers.push(cover) - 1
  }

  #resize(rows: number): void {
    const [numbers, wide] = [new Int32Array(rows * NUMBERS), new Float64Array(rows * 2)]
    const common = Math.min(rows, this.#count)
    numbers.set(this.#numbers.subarray(0, common * NUMBERS))
    wide.set(this.#wide.subarray(0, common * 2))
    this.#numbers = numbers
    this.#wide = wide
  }

  /** Gives back what was reserved and not needed. */
  trim(): this {
    this.#resize(this.#count)
    for (const texts of [...Object.values(this.#names), this.#venues]) texts.trim()
    return this
  }

  cover(row: number): string | null {
    return this.#covers[this.#numbers[row * NUMBERS + COVER] ?? -1] ?? null
  }

  /** Cancelling is free until so many hours before; null: never. */
  freeHours(row: number): number | null {
    const hours = this.#numbers[row * NUMBERS + FREE_HOURS] ?? -1
    return hours < 0 ? null : hours
  }

  /** In tenths. */
  rating(row: number): number {
    return this.#numbers[row * NUMBERS + RATING] ?? 0
  }

  id(row: number): number {
    return this.#wide[row * 2] ?? 0
  }

  /** When a lower price ends (milliseconds); Infinity where there is none, or none that ends. */
  offerEnds(row: number): number {
    const offer = this.#numbers[row * NUMBERS + OFFER] ?? -1
    const lower = offer > 0 && offer < (this.#numbers[row * NUMBERS + PRICE] ?? 0)
    return lower ? (this.#wide[row * 2 + 1] ?? Infinity) : Infinity
  }

  /** What the card of a row is made of, in a language. */
  at(row: number, language: Language): CardRow & VenueRow {
    const first = row * NUMBERS
    const number = (column: number): number => this.#numbers[first + column] ?? 0
    const [offer, hours] = [number(OFFER), number(FREE_HOURS)]
    const ends = this.#wide[row * 2 + 1] ?? Infinity
    return {
      id: this.id(row),
      type_id: number(TYPE),
      city_id: number(CITY),
      name: this.#names[language].at(row) ?? '',
      price: number(PRICE),
      offer_price: offer < 0 ? null : offer,
      offer_expires_at: ends === Infinity ? null : new Date(ends),
      free_cancellation_hours: hours < 0 ? null : hours,
      duration_minutes: number(MINUTES),
      rating: number(RATING),
      reviews_count: number(REVIEWS),
      cover: this.cover(row),
      ...venueIn(this.#venues.at(row), language),
    }
  }
}

const nowhere: VenueRow = { hotel: null, area: null, opens_at: null, closes_at: null }

function venueIn(json: string | null, language: Language): VenueRow {
  const venue = json === null ? null : (JSON.parse(json) as Venue | null)
  if (!venue) return nowhere
  return { ...venue[language], opens_at: venue.opens_at, closes_at: venue.closes_at }
}
