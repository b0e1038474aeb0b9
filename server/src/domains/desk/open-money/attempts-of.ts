import { sql, type RawBuilder } from 'kysely'

/**
 * `it`, a reservation, and `attempts`, all that pay for it, its rest and its changes: the beginning of a statement. Of a
 * bus, both ways are paid by one.
 */
export const attemptsOf = (reservationId: number): RawBuilder<unknown> => sql`
  it as (select * from reservations where id = ${reservationId}),
  orders as (select source_kind as kind, source_id as id from it where source_kind <> 'bus'
    union all select 'bus', l.booking_id from it join bus_legs l on l.reservation_id = it.id),
  attempts as (select a.* from orders o join payment_attempts a on a.order_id = o.id
    and a.order_kind in (o.kind, o.kind || ':balance', o.kind || ':change'))`
