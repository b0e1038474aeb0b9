import { getHotels } from '@rihla/contract/catalogue/hotel-search'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { isRefusal } from '../../../platform/refusal.ts'
import { readEditedDestination, saveDestination } from '../index.ts'
import { staySite } from '../stays/test-site.ts'
import { addActivity, addDayUse, addPlaces } from '../test-offers.ts'
import { givenPackage } from '../test-packages.ts'
import { givenHotel } from '../test-stays.ts'

const { db, get, refresh } = await staySite()
const HURGHADA = 3

beforeAll(async () => {
  await addPlaces(db)
  await addActivity(db, { city: HURGHADA, type: 3 })
  await addActivity(db, { city: 1, nameEn: 'Elsewhere' })
  await addDayUse(db, { city: HURGHADA })
  await givenHotel(db, { city: HURGHADA, open: { from: '2026-11-21', nights: 30 } })
  await givenPackage(db, { kind: 'trip', cities: [2, HURGHADA] })
})

/** How many offers of each kind are found by a word. */
const foundBy = async (word: string): Promise<unknown> => {
  const { rows } = await sql<{ it: unknown }>`
    select json_build_array(
      (select count(*) from activities where position(norm_search(${word}::text) in search_text) > 0),
      (select count(*) from hotels where position(norm_search(${word}::text) in search_text) > 0),
      (select count(*) from packages where position(norm_search(${word}::text) in search_text) > 0)) as it`.execute(
    db,
  )
  return rows[0]?.it
}
const cities = async (SearchText: string): Promise<unknown> => {
  await refresh()
  const { Data } = await get(getHotels, { 'Filters.SearchText': SearchText })
  return Data.Data.map(({ City }) => City)
}

test('a destination that is renamed at the desk is searched and shown by its new name', async () => {
  expect(await cities('hurghada')).toEqual(['Hurghada'])
  const standing = await readEditedDestination(db, HURGHADA)
  if (!standing) throw new Error('It is gone')
  const { destination, edition } = standing
  const saved = await saveDestination(db, HURGHADA, edition, {
    ...destination,
    en: { ...destination.en, name: 'Redport', summary: 'By the sea' },
    ar: { ...destination.ar, summary: 'على البحر' },
  })
  expect(isRefusal(saved)).toBe(false)
  expect(await foundBy('redport')).toEqual([2, 1, 1])
  expect(await foundBy('hurghada')).toEqual([0, 0, 0])
  expect([await cities('redport'), await cities('hurghada')]).toEqual([['Redport'], []])
})

test('spellings that come, change or go are searched by, as files and the desk write them', async () => {
  await sql`insert into destination_aliases (destination_id, alias) values (3, 'Reefport')`.execute(
    db,
  )
  expect(await foundBy('reefport')).toEqual([2, 1, 1])
  await sql`update destination_aliases set alias = 'Seaport' where alias = 'Reefport'`.execute(db)
  expect([await foundBy('reefport'), await foundBy('seaport')]).toEqual([
    [0, 0, 0],
    [2, 1, 1],
  ])
  expect(await cities('seaport')).toHaveLength(1)
  await sql`delete from destination_aliases where alias = 'Seaport'`.execute(db)
  expect(await foundBy('seaport')).toEqual([0, 0, 0])
})

test('an activity is searched by the new name of its type', async () => {
  await sql`update activity_types set name_en = 'Freediving' where id = 3`.execute(db)
  expect(await foundBy('freediving')).toEqual([1, 0, 0])
})

test('what changes no name writes no offer', async () => {
  const written = async () =>
    (
      await sql`select xmin::text from hotels union all select xmin::text from activities`.execute(
        db,
      )
    ).rows
  const before = await written()
  await sql`update destinations set sort_order = sort_order + 1`.execute(db)
  await sql`update activity_types set sort_order = sort_order + 1`.execute(db)
  const standing = await readEditedDestination(db, HURGHADA)
  if (!standing) throw new Error('It is gone')
  await saveDestination(db, HURGHADA, standing.edition, { ...standing.destination, position: 7 })
  expect(await written()).toEqual(before)
})
