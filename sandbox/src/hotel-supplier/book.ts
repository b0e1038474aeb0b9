import type { BookedRate, Booking, Pax } from './bookings.ts'
import { hotelOf } from './inventory/index.ts'
import { KEY_LIFE_MS, readRateKey } from './rate-key.ts'
import { netOf, policiesOf } from './rates.ts'
import { listOf, recordOf, type BookingDeps } from './read-body.ts'

type Refused = { problem: 'invalid' | 'gone'; message: string; hotel?: number }

/** Names that a hotel's desk can read: Latin letters, spaces, hyphens, apostrophes. */
const isLatin = (name: unknown): name is string =>
  typeof name === 'string' && /^[A-Za-z][A-Za-z '-]{0,49}$/.test(name)

/** A booking as it was asked for, not yet in the books; or why it can't be made. */
export function createBooking(
  { bookings, timers, steering }: BookingDeps,
  body: Record<string, unknown>,
): Booking | Refused {
  const holder = recordOf(body['holder'])
  const { name, surname } = holder
  if (!isLatin(name) || !isLatin(surname)) return invalid('The holder needs a name and a surname')
  const clientReference = String(body['clientReference'] ?? '')
  if (!/^[\w-]{1,20}$/.test(clientReference))
    return invalid('clientReference must have 1 to 20 characters')
  const rates: BookedRate[] = []
  for (const room of listOf(body['rooms'])) {
    const rateKey = String(room['rateKey'] ?? '')
    const key = readRateKey(rateKey)
    const hotel = key === null ? undefined : hotelOf(key.hotel)
    if (key === null || hotel === undefined) return invalid('A rateKey is not valid')
    const outcome = steering.outcomeOf(key.hotel)
    const now = timers.now()
    if (now.getTime() - key.issuedAt > KEY_LIFE_MS)
      return gone('The rateKey has expired. A new availability request is needed.', key.hotel)
    const paxes = listOf(room['paxes']) as Pax[]
    const wrong = wrongPaxes(paxes, key.rooms * key.adults, key.childAges, key.rooms)
    if (wrong !== null) return { ...invalid(wrong), hotel: key.hotel }
    if (outcome.gone !== undefined)
      return gone('Insufficient allotment: the room is not available.', key.hotel)
    // A key that was checked carries the price of the check.
    const tolerated = key.percent * (1 + Number(body['tolerance'] ?? 0) / 100)
    if ((outcome.pricePercent ?? 100) > tolerated)
      return gone('The price has increased beyond the tolerance.', key.hotel)
    rates.push({
      rateKey,
      key,
      net: netOf(hotel, key),
      paxes,
      policies: policiesOf(hotel, key, now),
    })
  }
  const [first] = rates
  if (first === undefined) return invalid('Rooms are missing')
  if (rates.some(({ key }) => key.hotel !== first.key.hotel)) return invalid('One hotel a booking')
  const outcome = steering.outcomeOf(first.key.hotel)
  const rooms = rates.reduce((sum, { key }) => sum + key.rooms, 0)
  if (outcome.secondRoomGone === true && rooms > 1)
    return gone('Insufficient allotment: one of the rooms is not available.', first.key.hotel)
  const at = timers.now().getTime()
  return {
    reference: bookings.nextReference(),
    clientReference,
    createdAt: new Date(at).toISOString(),
    visibleFrom: new Date(at + (outcome.hiddenMs ?? 0)).toISOString(),
    status: 'CONFIRMED',
    hotel: first.key.hotel,
    holder: { name, surname },
    remark: String(body['remark'] ?? ''),
    rates,
    cancellation: null,
  }
}

const invalid = (message: string): Refused => ({ problem: 'invalid', message })
const gone = (message: string, hotel: number): Refused => ({ problem: 'gone', message, hotel })

/** What is wrong with the guests of a rate: everybody named, children with the ages of the key. */
function wrongPaxes(
  paxes: readonly Pax[],
  adults: number,
  ages: readonly number[],
  rooms: number,
): string | null {
  if (!paxes.every(({ name, surname }) => isLatin(name) && isLatin(surname)))
    return 'Every pax needs a name and a surname in Latin letters'
  if (paxes.filter(({ type }) => type === 'AD').length !== adults)
    return 'The number of adults does not fit the rate'
  const given = paxes.filter(({ type }) => type === 'CH').map(({ age }) => age ?? -1)
  const wanted = Array.from({ length: rooms }, () => ages).flat()
  const same = (list: readonly number[]) => list.toSorted((a, b) => a - b).join()
  if (same(given) !== same(wanted)) return 'The ages of the children do not fit the rate'
  const ids = new Set(paxes.map(({ roomId }) => roomId))
  return ids.size === rooms ? null : 'Every room needs its own roomId'
}
