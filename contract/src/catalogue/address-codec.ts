import { CHILD_AGE, MOST_CHILDREN } from './children.ts'
import { parseAddressDate, toAddressDate, type CalendarDate } from '../values/dates.ts'

/** None, high to low, low to high. */
export type Order = 0 | 1 | 2

/** One parameter of a page's address: what it is when not given, how it is read and written. */
export type Field<T> = {
  readonly initial: T
  /** Undefined when the text makes no sense: it then counts as not given. */
  readonly read: (text: string) => T | undefined
  readonly write?: (value: T) => string
  /** What stands between commas is written as one parameter each; read either way. */
  readonly repeatable?: boolean
}

type FieldsOf<V> = { readonly [K in keyof V]: Field<V[K]> }

const ID_MAX = 999_999_999

const whole = (min: number, max: number) => (text: string) => {
  if (!/^\d{1,9}$/.test(text)) return undefined
  const value = Number(text)
  return value >= min && value <= max ? value : undefined
}

/** A whole number within bounds. */
export const numberField = (
  initial: number,
  { min, max }: { min: number; max: number },
): Field<number> => ({ initial, read: whole(min, max) })

/** A whole number from `min` on, or nothing. */
export const optionalNumber = (min: number): Field<number | null> => ({
  initial: null,
  read: whole(min, ID_MAX),
})

/** Whole numbers between commas, each within bounds; anything else in it counts as not given. */
export const numbersField = (
  most: number,
  { min, max }: { min: number; max: number },
): Field<readonly number[]> => ({
  initial: [],
  read(text) {
    const numbers = text.split(',').map(whole(min, max))
    return numbers.length <= most && numbers.every((it) => it !== undefined) ? numbers : undefined
  },
  write: (numbers) => numbers.join(','),
})

const text: Field<string> = { initial: '', read: (typed) => typed.trim().slice(0, 100) }
/** A day as `DD-MM-YYYY`, or nothing. */
export const dateField: Field<CalendarDate | null> = {
  initial: null,
  read: (typed) => parseAddressDate(typed) ?? undefined,
  write: (value) => (value ? toAddressDate(value) : ''),
}
/** `true`, or not. */
export const flagField: Field<boolean> = { initial: false, read: (typed) => typed === 'true' }
const order: Field<Order> = {
  initial: 0,
  read: (typed) => (typed === '1' ? 1 : typed === '2' ? 2 : 0),
}

/** Adults of one search. */
export const DEFAULT_ADULTS = 2
export const MAX_ADULTS = 20

/** Stars that can be asked for; 0 means unrated. */
export const STARS = [5, 4, 3, 2, 1, 0] as const

/** The age of each child, between commas. */
export const childrenAges = numbersField(MOST_CHILDREN, CHILD_AGE)

/** What the addresses of activities and of day-use have in common. */
export const offerFields = {
  cityId: optionalNumber(1),
  searchText: text,
  activityDate: dateField,
  priceFrom: optionalNumber(1),
  priceTo: optionalNumber(0),
  adultsCount: numberField(DEFAULT_ADULTS, { min: 1, max: MAX_ADULTS }),
  childrenAges,
  hasFreeCancellation: flagField,
  priceOrderType: order,
  ratingOrderType: order,
  page: numberField(1, { min: 1, max: 100_000 }),
} as const
export type OfferFilters = typeof offerFields extends FieldsOf<infer V> ? V : never

export type AddressCodec<V> = {
  readonly defaults: V
  /** Reads an address; what makes no sense counts as not given. */
  parse(address: URLSearchParams): V
  /** Writes an address: only what differs from the defaults. */
  format(values: V): URLSearchParams
}

const allOf = (address: URLSearchParams, name: string): string | null =>
  address.has(name) ? address.getAll(name).join(',') : null

/** Reads and writes the address of a page: one entry a parameter. */
export function addressCodec<V extends object>(fields: FieldsOf<V>): AddressCodec<V> {
  const names = Object.keys(fields) as (keyof V & string)[]
  const valuesOf = (value: <K extends keyof V & string>(name: K) => V[K]): V =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as V
  return {
    defaults: valuesOf((name) => fields[name].initial),
    parse: (address) =>
      valuesOf((name) => {
        const { initial, read, repeatable } = fields[name]
        const given = repeatable ? allOf(address, name) : address.get(name)
        return given === null ? initial : (read(given) ?? initial)
      }),
    format(values) {
      const address = new URLSearchParams()
      for (const name of names) {
        const { initial, write = String, repeatable } = fields[name]
        const value = values[name]
        if (value === null || value === initial) continue
        const text = write(value)
        if (text === '') continue
        if (repeatable) for (const part of text.split(',')) address.append(name, part)
        else address.set(name, text)
      }
      return address
    },
  }
}
