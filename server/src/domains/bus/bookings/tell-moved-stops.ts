import { inEachLanguage } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Trx } from '../../../platform/database/connect.ts'
import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import {
  moveBusStop,
  readReservations,
  tellStopMoved,
  type MovedStop,
  type StopPlace,
} from '../../reservations/index.ts'
import type { HeldTrip, Stop } from '../booking.ts'
import type { BusDeps } from '../deps.ts'
import { kmBetween } from '../search/near-routes.ts'
import { lockBooking } from '../store.ts'
import { cancelText } from './present.ts'

/** Legs that are told of in one run. */
const MOST_LEGS = 500
/** A stop that is moved by less, and called the same, was put right on the map: nobody has to know. */
const LEAST_KM = 0.03

/** Scheduled: tells travellers that a stop of their journey is elsewhere than they were told, once for each move. */
export async function tellMovedStops(deps: BusDeps): Promise<number> {
  const { rows } = await sql<{ id: number; bookingId: number }>`
    select id, booking_id as "bookingId" from bus_legs where moved_from is not null
    order by id limit ${MOST_LEGS}`.execute(deps.db)
  return forEachIsolated(deps, rows, (leg) => tell(deps, leg))
}

/** The stops of a leg as they are, and as its traveller was last told; from now on these are the same. */
async function takeMoved(trx: Trx, legId: number) {
  const { rows } = await sql<{ was: Pick<HeldTrip, 'from' | 'to'>; is: HeldTrip }>`
    with moved as (select id, moved_from from bus_legs where id = ${legId} and moved_from is not null for update)
    update bus_legs l set moved_from = null from moved where l.id = moved.id
    returning moved.moved_from as was, l.trip as is`.execute(trx)
  return rows[0]
}

/** Where somebody gets on: the name of the station, and what it says beside. */
const boardingAt = ({ name, boardingPoint, latitude, longitude }: Stop): StopPlace => ({
  name: inEachLanguage((language) =>
    [name[language], boardingPoint?.[language]].filter(Boolean).join(' - '),
  ),
  latitude,
  longitude,
})
const alightingAt = ({ name, latitude, longitude }: Stop): StopPlace => ({
  name,
  latitude,
  longitude,
})

/** Whether somebody would wait at the wrong place. What wasn't known before was told wrong to nobody. */
function isElsewhere({ before, after }: MovedStop): boolean {
  const km = kmBetween(before, after)
  const isOther = before.name.en !== after.name.en || before.name.ar !== after.name.ar
  return isOther || (Number.isFinite(km) && km >= LEAST_KM)
}

const tell = (
  deps: BusDeps,
  { id, bookingId }: { readonly id: number; readonly bookingId: number },
): Promise<boolean> =>
  deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now()
    const booking = await lockBooking(trx, bookingId)
    const moved = await takeMoved(trx, id)
    const leg = booking?.legs.find((it) => it.id === id)
    if (!booking || !moved || !leg?.reservationId) return false
    if (leg.cancellation || leg.departsAt <= now) return false
    const all: readonly MovedStop[] = [
      { what: 'boarding', before: boardingAt(moved.was.from), after: boardingAt(moved.is.from) },
      { what: 'alighting', before: alightingAt(moved.was.to), after: alightingAt(moved.is.to) },
    ]
    const stops = all.filter(isElsewhere)
    if (stops.length === 0) return false
    const { latitude, longitude, boardingPoint } = moved.is.from
    await moveBusStop(trx, [leg.reservationId], { latitude, longitude, boardingPoint })
    const [reservation] = await readReservations(trx, [leg.reservationId])
    if (!reservation) return false
    const when = { now, cancels: deps.operator.capabilities.cancels }
    const cancelling = inEachLanguage((language) =>
      cancelText({ booking, leg, reservation }, language, when),
    )
    const { publish } = deps
    return tellStopMoved({ trx, now, publish }, leg.reservationId, { stops, cancelling })
  })
