import { cairoDate } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../testing/database.ts'
import { addPlaces } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

const { db } = await testDatabase(2)

test('a package is found by all its destinations and their other spellings', async () => {
  await addPlaces(db)
  const today = cairoDate(new Date())
  const id = await givenPackage(db, {
    kind: 'trip',
    cities: [1, 3],
    open: { from: today, days: 3 },
  })
  const { rows } = await sql<{ text: string }>`
    select search_text as text from packages where id = ${id}`.execute(db)
  for (const part of ['temples', 'el qahira', 'القاهره', 'gharda2a', 'classic', 'كلاسيكيه'])
    expect(rows[0]?.text).toContain(part)
  await sql`delete from package_cities where package_id = ${id} and city_id = 3`.execute(db)
  const after = await sql<{ text: string }>`
    select search_text as text from packages where id = ${id}`.execute(db)
  expect(after.rows[0]?.text).not.toContain('gharda2a')
  const touched = await sql`select from packages_touched where package_id = ${id}`.execute(db)
  expect(touched.rows).toHaveLength(1)
})

test('a stay names a room of its own hotel alone', async () => {
  const one = await givenHotel(db)
  const other = await givenHotel(db)
  const stay = { nights: 2, hotelId: one.id }
  await givenPackage(db, { stays: [{ ...stay, roomId: one.rooms[0] ?? 0 }] })
  await expect(
    givenPackage(db, { stays: [{ ...stay, roomId: other.rooms[0] ?? 0 }] }),
  ).rejects.toThrow('foreign key')
})
