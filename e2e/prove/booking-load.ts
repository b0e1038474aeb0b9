import { setTimeout as pause } from 'node:timers/promises'
import type { Product } from '../crash/product.ts'
import { newTraveller, type Booking, type Offer } from '../crash/traveller.ts'

/** A booking whose traveller was told that it is confirmed, and when. */
export type Told = { readonly tempId: number; readonly at: Date }

export type Load = {
  readonly offer: Offer
  readonly told: Told[]
  stop(): Promise<void>
}

/** Travellers who book one place after another, whatever happens to the product, until they are stopped. */
export async function keepBooking(product: Product, travellers = 3): Promise<Load> {
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
async function givenPlenty(product: Product): Promise<Offer> {
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

/** Which of these are not confirmed and paid. */
export async function lostOf(product: Product, told: readonly Told[]): Promise<number[]> {
  const rows = await product.query<{ id: string }>(
    `select t.id from temp_reservations t join reservations r on r.id = t.reservation_id
     where r.status = 'Confirmed' and r.paid = r.total and t.id = any($1::bigint[])`,
    [told.map(({ tempId }) => tempId)],
  )
  const there = new Set(rows.map(({ id }) => Number(id)))
  return told.map(({ tempId }) => tempId).filter((id) => !there.has(id))
}
