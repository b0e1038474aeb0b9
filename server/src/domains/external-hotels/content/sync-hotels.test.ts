import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { givenHotel } from '../../catalogue/test-stays.ts'
import { fetchPhotos } from './fetch-photos.ts'
import { isSyncDue, syncHotels } from './sync-hotels.ts'
import { hotelApp } from '../testing/hotel-app.ts'

const test = await hotelApp()
const { supplier, external, db } = test

type Row = {
  code: string
  active: boolean
  name_en: string
  city_id: number
  own_hotel_id: number | null
  images: string[]
  description_en: string
}
const rows = async (): Promise<Map<string, Row>> => {
  const found = await sql<Row>`select * from external_hotels`.execute(db)
  return new Map(found.rows.map((row) => [row.code, row]))
}

beforeEach(async () => {
  await sql`delete from external_hotels`.execute(db)
  for (const { code } of [...'abcdef'].map((code) => ({ code }))) supplier.removeHotel(code)
})

describe('reading a supplier’s content', () => {
  it('writes each hotel at the nearest of our destinations, and none that is nowhere near', async () => {
    supplier.addHotel({ code: 'a', latitude: 27.25, longitude: 33.81 })
    supplier.addHotel({ code: 'b', latitude: 30.05, longitude: 31.25 })
    supplier.addHotel({ code: 'c', latitude: 48.85, longitude: 2.35 })
    await syncHotels(external)
    const all = await rows()
    const cities = await sql<{ id: number; name_en: string }>`
      select id, name_en from destinations`.execute(db)
    const nameOf = (code: string) =>
      cities.rows.find(({ id }) => id === all.get(code)?.city_id)?.name_en
    expect(nameOf('a')).toBe('Hurghada')
    expect(nameOf('b')).toBe('Cairo')
    expect(all.has('c')).toBe(false)
  })

  it('writes names as names, and shows nothing that could run', async () => {
    const { rooms } = supplier.addHotel({ code: 'a' })
    const shouted = rooms.map((room) => ({ ...room, name: { en: 'DOUBLE STANDARD', ar: 'غرفة' } }))
    supplier.addHotel({
      code: 'a',
      rooms: shouted,
      name: { en: 'NABQ REEF PALACE', ar: 'قصر' },
      description: { en: '<p onclick="x()">Sea</p><script>alert(1)</script>', ar: 'سطر\nآخر <b' },
    })
    await syncHotels(external)
    const hotel = (await rows()).get('a')
    expect(hotel?.name_en).toBe('Nabq Reef Palace')
    expect(hotel?.description_en).toBe('<p>Sea</p>')
    const { rows: named } = await sql<{ rooms: { name: { en: string } }[] }>`
      select rooms from external_hotels where code = 'a'`.execute(db)
    expect(new Set(named[0]?.rooms.map(({ name }) => name.en))).toEqual(
      new Set(['Double Standard']),
    )
  })

  it('keeps ids, brings texts up to date and takes down what is gone', async () => {
    supplier.addHotel({ code: 'a' })
    supplier.addHotel({ code: 'b' })
    await syncHotels(external)
    const id = await test.idOf('a')
    supplier.removeHotel('b')
    supplier.addHotel({ code: 'a', name: { en: 'New Name', ar: 'اسم جديد' } })
    test.clock.advance(86_400)
    await syncHotels(external)
    expect(await test.idOf('a')).toBe(id)
    const all = await rows()
    expect(all.get('a')).toMatchObject({ name_en: 'New Name', active: true })
    expect(all.get('b')).toMatchObject({ active: false })
    const gone = await test.browserOf().call(api.getHotel, { id: await test.idOf('b') })
    expect(gone.body).toMatchObject({ code: 'hotel_not_found' })
  })

  it('is never set back by a reading that began before and ends later', async () => {
    supplier.addHotel({ code: 'a' })
    test.clock.advance(3600)
    const newer = test.clock.now()
    await syncHotels(external)
    test.clock.advance(-3600)
    await syncHotels(external)
    test.clock.advance(3600)
    const { rows: read } = await sql<object>`
      select h.synced_at as hotel, v.synced_at as all from external_hotels h, external_hotels_version v`.execute(
      db,
    )
    expect(read).toEqual([{ hotel: newer, all: newer }])
  })

  it('takes nothing down when the supplier answers nothing, or falls silent on the way', async () => {
    supplier.addHotel({ code: 'a' })
    await syncHotels(external)
    supplier.removeHotel('a')
    await expect(syncHotels(external)).rejects.toThrow('listed no hotel')
    expect((await rows()).get('a')).toMatchObject({ active: true })
  })

  it('finds the same house among our own by place and name, once', async () => {
    const at = { latitude: 27.2, longitude: 33.8 }
    const own = await givenHotel(db, { nameEn: 'Coral Bay Hotel', ...at })
    await givenHotel(db, { nameEn: 'Lagoon View', ...at })
    supplier.addHotel({ code: 'a', name: { en: 'HOTEL CORAL BAY', ar: 'كورال باي' }, ...at })
    supplier.addHotel({
      code: 'b',
      name: { en: 'Coral Bay', ar: 'x' },
      latitude: 27.3,
      longitude: 33.8,
    })
    supplier.addHotel({ code: 'd', name: { en: 'Desert Rose', ar: 'x' }, ...at })
    // Neighbours, named after their bay as half of it is.
    await givenHotel(db, { nameEn: 'Makadi Crescent Resort', ...at })
    supplier.addHotel({ code: 'e', name: { en: 'Makadi Fort Beach Resort', ar: 'x' }, ...at })
    await syncHotels(external)
    const all = await rows()
    expect(all.get('a')?.own_hotel_id).toBe(own.id)
    expect(all.get('b')?.own_hotel_id).toBeNull()
    expect(all.get('d')?.own_hotel_id).toBeNull()
    expect(all.get('e')?.own_hotel_id).toBeNull()
    await sql`update hotels set active = false where id = ${own.id}`.execute(db)
    await syncHotels(external)
    expect((await rows()).get('a')?.own_hotel_id).toBeNull()
  })

  it('is due when there is none, or when it is old', async () => {
    await sql`update external_hotels_version set synced_at = null`.execute(db)
    expect(await isSyncDue(external)).toBe(true)
    supplier.addHotel({ code: 'a' })
    await syncHotels(external)
    expect(await isSyncDue(external)).toBe(false)
    test.clock.advance(27 * 3600)
    expect(await isSyncDue(external)).toBe(true)
  })
})

describe('photographs', () => {
  it('are copied once, each under the name that it was kept by; what can’t be had is left out', async () => {
    const asked: string[] = []
    const deps = {
      ...external,
      storePhoto: async (address: string) => {
        asked.push(address)
        if (address.endsWith('2.jpg')) throw new Error('not there')
        return address.endsWith('3.jpg') ? null : `kept-${asked.length}.webp`
      },
    }
    const photos = [1, 2, 3, 4].map((n) => `https://photos.example/${n}.jpg`)
    supplier.addHotel({ code: 'a', photos })
    await syncHotels(external)
    const id = await test.idOf('a')
    await fetchPhotos(deps, id)
    await fetchPhotos(deps, id)
    expect(asked).toEqual(photos)
    expect((await rows()).get('a')?.images).toEqual(['kept-1.webp', 'kept-4.webp'])
    // The next night keeps them as long as their addresses stay.
    await syncHotels(external)
    expect((await rows()).get('a')?.images).toHaveLength(2)
    supplier.addHotel({ code: 'a', photos: photos.slice(0, 1) })
    await syncHotels(external)
    expect((await rows()).get('a')?.images).toEqual([])
  })
})
