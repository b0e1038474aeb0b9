import { inEachLanguage, type LocalizedText } from '@rihla/contract/values/language'
import { SUPPORT_PHONE } from '@rihla/contract/values/support'
import type { Reservation, SoldBus } from './reservation.ts'

/** Where and when a booking begins, and whom to call. Instants are ISO with zone. */
export type WhereAndWhen = {
  readonly place: LocalizedText
  readonly address: LocalizedText | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly startsAt: string
  readonly endsAt: string | null
  readonly phone: string
}

/**
 * Where and when a booking begins: what page, mail and calendar file say alike. Null for one that was made
 * before this was written down.
 */
export function whereAndWhen({ sold }: Pick<Reservation, 'sold'>): WhereAndWhen | null {
  if (sold.bus) return ofBus(sold.bus)
  return sold.visit ? { ...sold.visit, phone: SUPPORT_PHONE } : null
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
  phone: SUPPORT_PHONE,
})
