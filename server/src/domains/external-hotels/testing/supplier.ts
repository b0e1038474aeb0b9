import { daysBetween } from '@rihla/contract/values/dates'
import {
  SupplierOutcomeUnknown,
  SupplierUnavailable,
  type HotelSupplier,
  type Occupancy,
  type StayCriteria,
  type SupplierBoard,
  type SupplierBooking,
  type SupplierHotel,
  type SupplierOrder,
  type SupplierRate,
  type SupplierRefused,
} from '../../../ports/hotel-supplier.ts'
import type { Clock } from '../../../platform/clock.ts'

/** What a key of this supplier stands for. */
type Terms = {
  readonly hotelCode: string
  readonly criteria: StayCriteria
  readonly occupancy: Occupancy
  readonly room: string
  readonly board: SupplierBoard
  readonly refundable: boolean
  /** Of a net price, in percent: a check may have changed it. */
  readonly percent: number
}

export type Call = 'search' | 'check' | 'book' | 'find' | 'read' | 'quote' | 'cancel'

/** What happens instead of the usual. */
export type Switches = {
  /** Runs before a call does anything: to be slow, to throw, to let something else happen first. */
  before: (call: Call) => Promise<void>
  /** Runs after a call did its work; a throw is a lost answer. */
  after: (call: Call) => Promise<void>
  /** The price in percent, from the next check or booking on. */
  percent: number
  /** What is booked costs so much of the price that was checked, in percent. */
  bookedPercent: number
  /** Rates are gone at the check, or only when they are booked. */
  gone: 'at check' | 'at booking' | null
  /** More than one room can't be booked. */
  oneRoomOnly: boolean
  refuses: SupplierRefused['refused'] | null
  /** `findBooking` answers nothing. */
  hidden: boolean
  /** What cancelling costs; null: as agreed. */
  charge: number | null
  refusesToCancel: boolean
}

type Booked = SupplierBooking & { order: SupplierOrder; cancellation: SupplierRate['cancellation'] }

export type TestSupplier = HotelSupplier & {
  readonly switches: Switches
  /** Every call, with the key or reference that it was about. */
  readonly calls: { readonly call: Call; readonly about: string }[]
  readonly bookings: Booked[]
  addHotel(change?: Partial<SupplierHotel> & { price?: number }): SupplierHotel
  removeHotel(code: string): void
  /** Bookings under a reference that stand. */
  confirmed(clientReference: string): Booked[]
  reset(): void
}

const NIGHT = 200_000
const DAY_MS = 86_400_000

const usual = (): Switches => ({
  before: async () => undefined,
  after: async () => undefined,
  percent: 100,
  bookedPercent: 100,
  gone: null,
  oneRoomOnly: false,
  refuses: null,
  hidden: false,
  charge: null,
  refusesToCancel: false,
})

const rooms = [
  {
    code: 'DBL',
    en: 'Double',
    ar: 'غرفة مزدوجة',
    maxAdults: 2,
    maxChildren: 2,
    maxOccupancy: 4,
    factor: 1,
  },
  {
    code: 'FAM',
    en: 'Family room',
    ar: 'غرفة عائلية',
    maxAdults: 3,
    maxChildren: 3,
    maxOccupancy: 5,
    factor: 1.5,
  },
] as const

/** A supplier in this process, with switches for everything that goes wrong. */
export function testSupplier(clock: Clock): TestSupplier {
  const hotels = new Map<string, { hotel: SupplierHotel; price: number }>()
  const keys = new Map<string, Terms>()
  const switches = usual()
  const calls: TestSupplier['calls'] = []
  const bookings: Booked[] = []
  let counter = 0

  async function during<T>(call: Call, about: string, work: () => T): Promise<T> {
    calls.push({ call, about })
    await switches.before(call)
    const result = work()
    await switches.after(call)
    return result
  }
  const newKey = (terms: Terms): string => {
    const key = `key ${(counter += 1)}`
    keys.set(key, terms)
    return key
  }
  const netOf = ({ hotelCode, criteria, occupancy, room, board, refundable, percent }: Terms) => {
    const nights = daysBetween(criteria.arrival, criteria.departure)
    const factor = rooms.find(({ code }) => code === room)?.factor ?? 1
    const meals = board === 'HB' ? 1.3 : 1
    const people = 1 + 0.25 * occupancy.childAges.length + 0.2 * (occupancy.adults - 2)
    const price = hotels.get(hotelCode)?.price ?? NIGHT
    const terms = refundable ? 1 : 0.9
    return Math.round(
      (price * nights * occupancy.rooms * factor * meals * people * terms * percent) / 100,
    )
  }
  const rateOf = (key: string, terms: Terms, checked: boolean): SupplierRate => {
    const net = netOf(terms)
    const { criteria, occupancy, room, board, refundable } = terms
    const arrival = Date.parse(`${criteria.arrival}T21:59:00Z`)
    const name = rooms.find(({ code }) => code === room)
    return {
      key,
      occupancy,
      room: { code: room, name: name?.[criteria.language] ?? room },
      board,
      net,
      leastPrice: null,
      mustCheck: !checked && board === 'HB',
      roomsLeft: 5,
      cancellation: refundable
        ? [
            { from: new Date(arrival - 7 * DAY_MS), charge: Math.round(net / 4) },
            { from: new Date(arrival - 2 * DAY_MS), charge: net },
          ]
        : [{ from: clock.now(), charge: net }],
      comments: checked
        ? { en: 'Bring a passport.', ar: 'أحضر جواز السفر.' }[criteria.language]
        : null,
    }
  }
  const refusal = (refused: SupplierRefused['refused']): SupplierRefused => ({
    refused,
    message: `test: ${refused}`,
  })
  const isReadable = (name: string) => /^[A-Za-z][A-Za-z '-]*$/.test(name)
  const present = (it: Booked): SupplierBooking => {
    const { reference, clientReference, status, net, cancellationCharge } = it
    return { reference, clientReference, status, net, cancellationCharge }
  }

  function makeBooking(order: SupplierOrder): Booked | SupplierRefused {
    if (switches.refuses) return refusal(switches.refuses)
    const chosen = order.rates.map(({ key }) => keys.get(key))
    if (chosen.some((terms) => !terms)) return refusal('rate_expired')
    const guests = order.rates.flatMap((rate) => rate.guests)
    if (![order.holder, ...guests].every((it) => isReadable(it.name) && isReadable(it.surname)))
      return refusal('invalid_guests')
    if (switches.gone) return refusal('sold_out')
    const terms = chosen.filter((it) => it !== undefined)
    if (terms.some(({ percent }) => switches.percent > percent)) return refusal('price_changed')
    const count = terms.reduce((sum, { occupancy }) => sum + occupancy.rooms, 0)
    if (switches.oneRoomOnly && count > 1) return refusal('sold_out')
    const [first] = terms
    const all = terms.map((it) => rateOf('', it, true))
    return {
      reference: `T-${(counter += 1)}`,
      clientReference: order.clientReference,
      status: 'confirmed',
      net: Math.round((all.reduce((sum, { net }) => sum + net, 0) * switches.bookedPercent) / 100),
      cancellationCharge: null,
      order,
      cancellation: first ? (all[0]?.cancellation ?? []) : [],
    }
  }

  const chargeOf = (booking: Booked): number =>
    switches.charge ?? booking.cancellation.findLast(({ from }) => from <= clock.now())?.charge ?? 0

  return {
    name: 'test',
    // So that what is done with documents is tested.
    asksDocuments: true,
    switches,
    calls,
    bookings,
    addHotel({ price = NIGHT, ...change } = {}) {
      const code = change.code ?? String(7000 + hotels.size)
      const hotel: SupplierHotel = {
        code,
        name: { en: `Partner Hotel ${code}`, ar: `فندق الشريك ${code}` },
        description: { en: 'By the sea.', ar: 'على البحر.' },
        address: { en: '1 Corniche', ar: '1 الكورنيش' },
        city: { en: 'Hurghada', ar: 'الغردقة' },
        stars: 4,
        latitude: 27.2 + hotels.size / 100,
        longitude: 33.8,
        photos: [],
        features: [{ name: { en: 'Wi-fi', ar: 'واي فاي' }, icon: 'wifi' }],
        rooms: rooms.map(({ code, en, ar, maxAdults, maxChildren, maxOccupancy }) => ({
          code,
          name: { en, ar },
          maxAdults,
          maxChildren,
          maxOccupancy,
        })),
        checkInFrom: '14:00',
        checkOutUntil: '12:00',
        phone: '+20651000000',
        ...change,
      }
      hotels.set(code, { hotel, price })
      return hotel
    },
    removeHotel: (code) => void hotels.delete(code),
    confirmed: (reference) =>
      bookings.filter((it) => it.clientReference === reference && it.status === 'confirmed'),
    reset() {
      Object.assign(switches, usual())
      calls.length = 0
    },
    checkStatus: async () => undefined,
    async *listHotels() {
      yield [...hotels.values()].map(({ hotel }) => hotel)
    },
    searchAvailability: (codes, criteria) =>
      during('search', codes.join(), () =>
        codes.flatMap((hotelCode) => {
          if (!hotels.has(hotelCode)) return []
          const rates = criteria.occupancies.map((occupancy) =>
            rooms
              .filter(
                (room) =>
                  occupancy.adults <= room.maxAdults &&
                  occupancy.childAges.length <= room.maxChildren &&
                  occupancy.adults + occupancy.childAges.length <= room.maxOccupancy,
              )
              .flatMap((room) =>
                (['BB', 'HB'] as const).flatMap((board) =>
                  [true, false].map((refundable): SupplierRate => {
                    const terms = {
                      hotelCode,
                      criteria,
                      occupancy,
                      room: room.code,
                      board,
                      refundable,
                      percent: 100,
                    }
                    return rateOf(newKey(terms), terms, false)
                  }),
                ),
              ),
          )
          return rates.every((own) => own.length > 0) ? [{ hotelCode, rates: rates.flat() }] : []
        }),
      ),
    checkRate: (key, language) =>
      during('check', key, () => {
        const terms = keys.get(key)
        if (!terms) return refusal('rate_expired')
        if (switches.gone === 'at check') return refusal('sold_out')
        const criteria = { ...terms.criteria, language }
        const changed = { ...terms, criteria, percent: switches.percent }
        return rateOf(newKey(changed), changed, true)
      }),
    book: (order) =>
      during('book', order.clientReference, () => {
        const made = makeBooking(order)
        if ('refused' in made) return made
        bookings.push(made)
        return present(made)
      }),
    findBooking: (clientReference) =>
      during('find', clientReference, () => {
        if (switches.hidden) return null
        const own = bookings.filter((it) => it.clientReference === clientReference)
        const found = own.findLast(({ status }) => status === 'confirmed') ?? own.at(-1)
        return found ? present(found) : null
      }),
    readBooking: (reference) =>
      during('read', reference, () => {
        const found = bookings.find((it) => it.reference === reference)
        return found ? present(found) : null
      }),
    quoteCancellation: (reference) =>
      during('quote', reference, () => {
        const found = bookings.find((it) => it.reference === reference)
        if (!found || found.status === 'cancelled') return refusal('not_cancellable')
        return { charge: chargeOf(found) }
      }),
    cancel: (reference) =>
      during('cancel', reference, () => {
        const at = bookings.findIndex((it) => it.reference === reference)
        const found = bookings[at]
        if (!found || found.status === 'cancelled' || switches.refusesToCancel)
          return refusal('not_cancellable')
        const cancelled: Booked = {
          ...found,
          status: 'cancelled',
          cancellationCharge: chargeOf(found),
        }
        bookings[at] = cancelled
        return present(cancelled)
      }),
  }
}

/** What a switch throws when the supplier can't be asked. */
export const down = async (): Promise<never> => {
  throw new SupplierUnavailable('temporary', 'test: down')
}

/** What a switch throws when an answer got lost. */
export const lost = async (): Promise<never> => {
  throw new SupplierOutcomeUnknown('test: the answer got lost')
}
