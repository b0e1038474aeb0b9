import type { Language } from '@rihla/contract/values/language'
import type { DeskReservation } from '@rihla/contract/desk/reservations'
import type { Piastres } from '@rihla/contract/values/money'
import { readJourney } from '../../bus/index.ts'
import type { Reservation } from '../../reservations/index.ts'
import { presentReservation } from '../about.ts'
import type { DeskDeps } from '../deps.ts'

type Way = {
  readonly other: DeskReservation['OtherWay']
  readonly total: Piastres
  readonly paid: Piastres
}

/**
 * One way of a journey by bus, as its traveller reads it: one payment was for both ways, and what the one that
 * was cancelled first left for the other's one-way price belongs to that.
 */
export async function busWayOf(
  { bus }: Pick<DeskDeps, 'bus'>,
  it: Reservation,
  language: Language,
): Promise<Way> {
  const { total, paid } = it
  const journey = it.userId === null ? [] : await readJourney(bus, it.userId, it.id)
  const own = journey.find(({ reservation }) => reservation.id === it.id)
  const other = journey.find(({ reservation }) => reservation.id !== it.id)
  if (!own || !other) return { other: null, total, paid }
  return {
    other: {
      Reservation: presentReservation(other.reservation, language),
      IsReturn: other.isReturn,
    },
    total: own.account.total,
    paid: own.account.kept,
  }
}
