import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { DAY, givenHeld, givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { givenHotel, nightsOfRoom } from '../../catalogue/test-stays.ts'

const test = await testApp()
await givenPlaces(test)
const { db, gateway, browser } = test

it('a stay that moves by a night keeps the nights that it has, and pays for those that it adds', async () => {
  const hotel = await givenHotel(db, {
    rooms: [{ capacity: 1 }],
    open: { from: '2026-12-10', nights: 20 },
  })
  const room = hotel.rooms[0] ?? 0
  const nights = async () =>
    (await nightsOfRoom(db, room, DAY, '2026-12-22')).map(({ held, sold }) => `${held}/${sold}`)
  const buyer = browser()
  await signIn(test, buyer)
  const tempId = await givenHeld(buyer, room, { ModuleType: 'Hotel', ToDate: '2026-12-19' })
  const { PaymentUrl } = await buyer.data(api.confirmPayment, {
    ReservationId: tempId,
    ModuleType: 'Hotel',
    PaymentMethod: 'Bank_Card',
  })
  await test.deliver(gateway.settle(PaymentUrl.split('/').at(-1) ?? ''))
  const { rows } = await sql<{ id: number }>`
    select id from reservations where source_id = ${tempId}`.execute(db)
  const mine = { ReservationId: rows[0]?.id ?? 0, Module: 'Hotel' }
  expect(await buyer.data(api.getChangeOptions, mine)).toMatchObject({ HasToDate: true })
  const wanted = { FromDate: '2026-12-18', ToDate: '2026-12-21', AdultsCount: 2 }
  const quoted = await buyer.data(api.quoteChange, { ...mine, ...wanted })
  expect(quoted.Difference).toBe(quoted.NewPrice - quoted.OldPrice)
  expect(quoted.Difference).toBeGreaterThan(0)
  const { ChangeId, Difference } = quoted
  const agreed = await buyer.data(api.confirmChange, { ...mine, ChangeId, Difference })
  expect(await nights()).toEqual(['0/1', '0/1', '1/0', '1/0', '0/0'])
  await test.deliver(gateway.settle(agreed.PaymentUrl.split('/').at(-1) ?? ''))
  expect(await nights()).toEqual(['0/0', '0/1', '0/1', '0/1', '0/0'])
  expect(await buyer.data(api.getReservationDetails, mine)).toMatchObject({
    ArrivalDate: '2026-12-18',
    DepartureDate: '2026-12-21',
    NightCount: 3,
    Price: quoted.NewPrice,
  })
  await test.work()
  expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
})
