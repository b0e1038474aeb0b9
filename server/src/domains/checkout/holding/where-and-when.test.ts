import { api } from '@rihla/contract'
import type { InputOf } from '@rihla/contract/endpoint'
import { addDays } from '@rihla/contract/values/dates'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenPlaces, requestFor } from '../../../testing/booking.ts'
import { addActivity, addDayUse, addStock } from '../../catalogue/test-offers.ts'
import { givenPackage } from '../../catalogue/test-packages.ts'
import { givenHotel } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
const { db, browser } = test
const ids = { Activity: 0, DayUse: 0, Honeymoon: 0, Trip: 0 }
const phone = '+20 2 5550 0142'
const rooms = { Hotel: 0, NileCruise: 0 }

beforeAll(async () => {
  await sql`insert into footer_content (language_code, company_description, copyright_text, contact_phone)
    values ('en', '', '', ${phone}), ('ar', '', '', ${phone})`.execute(db)
  ids.Activity = await addActivity(db, { startsAt: '04:30', minutes: 90 })
  await sql`update activity_texts set pickup_point = case language when 'en' then 'Luxor corniche' else 'كورنيش الأقصر' end
    where activity_id = ${ids.Activity}`.execute(db)
  ids.DayUse = await addDayUse(db)
  for (const id of [ids.Activity, ids.DayUse]) await addStock(db, id, DAY, { capacity: 10 })
  const open = { from: DAY, nights: 30 }
  const hotel = await givenHotel(db, { open })
  // 17 December is a Thursday.
  const ship = await givenHotel(db, { kind: 'cruise', open, sailings: [{ weekday: 4, nights: 3 }] })
  await sql`update sailings set boards_at = '13:00', port_en = 'Aswan quay', port_ar = 'مرسى أسوان', latitude = 24.1,
    longitude = 32.9 where hotel_id = ${ship.id}`.execute(db)
  rooms.Hotel = hotel.rooms[0] ?? 0
  rooms.NileCruise = ship.rooms[0] ?? 0
  const leaving = { open: { from: DAY, days: 1 } }
  const stays = [{ nights: 3, hotelId: hotel.id, roomId: rooms.Hotel }]
  ids.Honeymoon = await givenPackage(db, { ...leaving, stays })
  ids.Trip = await givenPackage(db, { ...leaving, kind: 'trip' })
  await sql`update packages set starts_at = '07:15', meeting_en = 'Ramses station', meeting_ar = 'محطة رمسيس',
    meeting_latitude = 30.06, meeting_longitude = 31.25 where id = ${ids.Trip}`.execute(db)
})

const calls = {
  Activity: api.getActivityDetails,
  DayUse: api.getDayUseDetails,
  Honeymoon: api.getHoneymoonDetails,
  Trip: api.getTripDetails,
} as const
const detailsOf = async (kind: keyof typeof calls, language: 'en' | 'ar') => {
  const input = { Id: ids[kind], ArrivalDate: DAY, AdultsCount: 2 }
  const { body } = await browser().call(calls[kind], input, { 'accept-language': language })
  if (body.Error !== null) throw new Error(body.Error)
  return body.Data.Where
}
/** What checkout says of what is held. */
async function heldWhere(request: InputOf<typeof api.setTempReservation>, language: 'en' | 'ar') {
  const buyer = browser()
  const { TempId } = await buyer.data(api.setTempReservation, request)
  const asked = { TempReseravtionId: TempId }
  const headers = { 'accept-language': language }
  const { body } = await buyer.call(api.getTempReservation, asked, headers)
  if (body.Error !== null) throw new Error(body.Error)
  return body.Data.Where
}

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const said = <T>(en: T, ar: T): T => ({ en, ar })[language]

  it.each([
    [
      'Activity',
      {
        Place: said('Luxor corniche', 'كورنيش الأقصر'),
        Address: said('Luxor', 'الأقصر'),
        StartsAt: '2026-12-17T02:30:00.000Z',
        EndsAt: '2026-12-17T04:00:00.000Z',
      },
    ],
    [
      'DayUse',
      {
        Place: said('Coral Bay Hotel', 'فندق كورال باي'),
        Latitude: 27.257,
        // Until it closes, whatever its length says.
        EndsAt: '2026-12-17T16:00:00.000Z',
      },
    ],
    ['Honeymoon', { Place: said('Coral Bay', 'كورال باي'), EndsAt: null }],
    [
      'Trip',
      {
        Place: said('Ramses station', 'محطة رمسيس'),
        Latitude: 30.06,
        StartsAt: '2026-12-17T05:15:00.000Z',
      },
    ],
  ] as const)('details and checkout of %s say alike where and when', async (kind, where) => {
    const details = await detailsOf(kind, language)
    expect(details).toMatchObject({ ...where, Phone: phone })
    expect(await heldWhere(requestFor(ids[kind], { ModuleType: kind }), language)).toEqual(details)
  })

  it.each([
    ['Hotel', { Place: said('Coral Bay', 'كورال باي') }],
    [
      'NileCruise',
      {
        Place: said('Aswan quay', 'مرسى أسوان'),
        Latitude: 24.1,
        Longitude: 32.9,
        StartsAt: '2026-12-17T11:00:00.000Z',
      },
    ],
  ] as const)('checkout of %s says it, too', async (kind, where) => {
    const dates = { FromDate: DAY, ToDate: addDays(DAY, 3) }
    const request = requestFor(rooms[kind], { ModuleType: kind, ...dates })
    expect(await heldWhere(request, language)).toMatchObject({ ...where, Phone: phone })
  })
})
