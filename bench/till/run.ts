// `node bench/till/run.ts`: booking, callbacks and lists of reservations beside their limits. See README.md.
import pg from 'pg'
import { filledDatabase } from '../data/filled-database.ts'
import { withPostgres, withServer } from '../with-server.ts'
import { bookSome, booking, BUYERS } from './booking.ts'
import { callbacks, CALLBACKS } from './callbacks.ts'
import { addOffers, addTravellers } from './people.ts'
import { fillReservations, reservations } from './reservations.ts'
import { rounds, seconds } from '../load.ts'

const only = process.env['ONLY']
const wants = (name: string): boolean => only === undefined || only.split(';').includes(name)

const TRAVELLERS = 200_000
/** The first is the one with many reservations. */
const FIRST_BUYER = 2
const OFFERS = 500
const PLACES = 1_000_000

let buyer = FIRST_BUYER
const buyers = { next: () => (buyer += 1) }

await withPostgres(async (adminUrl) => {
  const url = await filledDatabase('till', adminUrl, async (client) => {
    await addTravellers(client, TRAVELLERS)
    await client.query(
      'create table bare_holds (id bigint generated always as identity primary key, item_id bigint, expires_at timestamptz)',
    )
  })
  const [hot = 0, ...many] = await addOffers(url, OFFERS + 1, PLACES)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await withServer('till/server.ts', url, async (origin) => {
      // Callbacks are about bookings that were made here.
      if (wants('booking')) await booking(origin, { many, hot }, buyers, { rounds, seconds })
      if (wants('callbacks')) {
        for (let made = 0; made < CALLBACKS; made += BUYERS) await bookSome(origin, many, buyers)
        await callbacks(origin, client)
      }
    })
    if (wants('reservations')) {
      await fillReservations(url, TRAVELLERS)
      await withServer('till/server.ts', url, (origin) =>
        reservations(origin, client, { travellers: TRAVELLERS, seconds }),
      )
    }
  } finally {
    await client.end()
  }
})
