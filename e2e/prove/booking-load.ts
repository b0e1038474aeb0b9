import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../crash/product.ts'
import { newTraveller, type Booking, type Offer, type Reached } from '../crash/traveller.ts'

type Asked = Reached & Pick<Product, 'query'>

/** A booking whose traveller was told that it is confirmed, and when. */
export type Told = { readonly tempId: number; readonly at: Date }

export type Load = {
  readonly offer: Offer
  readonly told: Told[]
  stop(): Promise<void>
}

/** Travellers who book one place after another, whatever happens to the product, until they are stopped. */
export async function keepBooking(product: Asked, travellers = 3): Promise<Load> {
  const offer = await givenPlenty(product)
  const traveller = await newTraveller(product, offer)
  const told: Told[] = []
  const load = { stopped: false }
  const goOn = async (): Promise<void> => {
    let booking: Booking = traveller.newBooking()
    while (!load.stopped) {
      const done = await goThrough(booking).catch(() => false)
      if (!done) {
        await pause(50)
        continue
      }
      told.push({ tempId: booking.tempId, at: new Date() })
      booking = traveller.newBooking()
    }
  }
  const goThrough = async (booking: Booking): Promise<boolean> => {
    await traveller.goThrough(booking)
    return true
  }
  const running = Array.from({ length: travellers }, goOn)
  return {
    offer,
    told,
    async stop() {
      load.stopped = true
      await Promise.all(running)
    },
  }
}

/** An activity with places for everybody. */
async function givenPlenty(product: Asked): Promise<Offer> {
  const [free] = await product.query<{ item_id: string; day: string }>(`
    select s.item_id, s.day::text from stock s join activities a on a.id = s.item_id
    where s.kind = 'activity' and a.active and not s.closed and s.day > current_date + 20
    order by s.day, s.item_id limit 1`)
  if (!free) throw new Error('The demo has nothing to book')
  const offer = { itemId: Number(free.item_id), day: free.day }
  const plenty = 'update stock set capacity = 100000 where item_id = $1 and day = $2'
  await product.query(plenty, [offer.itemId, offer.day])
  return offer
}

/** What their mails call these bookings. */
export async function referencesOf(product: Asked, told: readonly Told[]): Promise<string[]> {
  const rows = await product.query<{ reference: string }>(
    `select r.reference from temp_reservations t join reservations r on r.id = t.reservation_id
     where t.id = any($1::bigint[])`,
    [told.map(({ tempId }) => tempId)],
  )
  return rows.map(({ reference }) => reference)
}

/** How these stand whose traveller was told that they are booked, and which are not confirmed and paid. */
export async function lostOf(product: Asked, told: readonly Told[]): Promise<Stands[]> {
  return product.query<Stands>(
    `select wanted.id, r.status, r.paid, r.total,
       (select json_agg(json_build_array(a.state, a.amount, a.created_at)) from payment_attempts a
        where a.order_kind = 'checkout' and a.order_id = wanted.id) as attempts
     from unnest($1::bigint[]) as wanted (id)
       left join temp_reservations t on t.id = wanted.id left join reservations r on r.id = t.reservation_id
     where coalesce(r.status, '') <> 'Confirmed' or r.paid <> r.total`,
    [told.map(({ tempId }) => tempId)],
  )
}

export type Stands = {
  readonly id: string
  readonly status: string | null
  readonly paid: string | null
  readonly total: string | null
  readonly attempts: unknown
}
