import { inEachLanguage } from '@rihla/contract/values/language'
import type { WhereAndWhen } from '@rihla/contract/where-and-when'
import type { Reservation, SoldBus } from './reservation.ts'

/**
 * Where and when a booking begins: what page, mail and calendar file say alike. Null for one that was made
 * before this was written down.
 */
export function whereAndWhen({ sold }: Pick<Reservation, 'sold'>): WhereAndWhen | null {
  if (sold.bus) return ofBus(sold.bus)
  return sold.visit ?? null
}

const ofBus = ({ from, boardingPoint, ...bus }: SoldBus): WhereAndWhen => ({
  place: inEachLanguage((language) =>
    [from[language], boardingPoint?.[language]].filter(Boolean).join(' - '),
  ),
  address: null,
  latitude: bus.latitude ?? null,
  longitude: bus.longitude ?? null,
  startsAt: bus.departsAt,
  endsAt: bus.arrivesAt,
})
