import { createHash } from 'node:crypto'
import type pg from 'pg'
import { addDays, cairoDate } from '@rihla/contract/values/dates'
import { addActivity, addPlaces, addStock } from '../../server/src/domains/catalogue/test-offers.ts'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'

export const BOOKED_DAY = addDays(cairoDate(new Date()), 30)

export const tokenOf = (n: number): string => `token-of-${n}`

/** Travellers 1 to `count`, all signed in. */
export async function addTravellers(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `insert into countries (code, position, dial, regex, placeholder, flag, name_en, name_ar)
       values ('EG', 1, '+20', '^(.*)$', '1', '', 'Egypt', 'مصر') on conflict do nothing`,
  )
  await client.query(
    `insert into users (email, full_name, password_hash, activated_at, country_code, phone, created_at)
       select 'p' || n || '@example.com', 'Traveller ' || n, '', now(), 'EG', '+201001234567', now()
       from generate_series(1, $1::int) n`,
    [count],
  )
  await client.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at)
       select sha256(convert_to('token-of-' || n, 'UTF8')), n, now(), now() from generate_series(1, $1::int) n`,
    [count],
  )
}

/** Offers with so many places on `BOOKED_DAY`; answers their ids. */
export async function addOffers(url: string, count: number, capacity: number): Promise<number[]> {
  const pool = createPool(url, { max: 1 })
  try {
    const db = createDb(pool)
    await addPlaces(db)
    const ids: number[] = []
    for (let n = 0; n < count; n += 1) {
      const id = await addActivity(db)
      await addStock(db, id, BOOKED_DAY, { capacity })
      ids.push(id)
    }
    return ids
  } finally {
    await pool.end()
  }
}

/** What a browser of this traveller sends, from an address of its own. */
export const headersOf = (n: number): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-language': 'en-US',
  'auth-key': tokenOf(n),
  'application-id': uuidOf(n),
  'x-forwarded-for': `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`,
})

const uuidOf = (n: number): string => {
  const hex = createHash('sha256').update(String(n)).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
