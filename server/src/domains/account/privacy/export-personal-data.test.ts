import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { givenPlaces } from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { givenFullLife } from './testing/full-life.ts'

const test = await testApp({ rateLimitScale: 1 })
await givenPlaces(test)
const mona = await givenFullLife(test, 'Monira', '11223344')
await givenFullLife(test, 'Samiha', '66778899')
const data = await mona.browser.data(api.downloadMyData, {})
const group = (name: string) => data.Groups.find((it) => it.Name === name)?.Records ?? []

describe('what is kept of me', () => {
  it('comes in groups, at one moment', () => {
    expect(data.CreatedAt).toBe(test.clock.now().toISOString())
    expect(data.Groups.map((it) => `${it.Name}: ${it.Records.length}`)).toEqual([
      'Profile: 1',
      'SignInProviders: 1',
      'Devices: 2',
      'Consents: 1',
      'KeptOffers: 1',
      'Companions: 1',
      'Reservations: 3',
      'Bookings: 3',
      'BusBookings: 1',
      'ExternalBookings: 0',
      'Payments: 3',
      'CreditPoints: 1',
      'Reviews: 0',
      'Notifications: 2',
    ])
  })

  it('says what it is', () => {
    expect(group('Profile')).toMatchObject([
      {
        UserId: mona.userId,
        FullName: 'Monira Farouk',
        Email: mona.email,
        PhoneNumber: '+201011223344',
        AdditionPhoneNumber: '+201211223344',
        Country: 'EG',
        HasPassword: true,
      },
    ])
    expect(group('SignInProviders')).toMatchObject([
      { Provider: 'Google', Key: 'Monira', Email: 'Monira@mail.example' },
    ])
    expect(group('Devices')[0]).toMatchObject({ Browser: "Monira's phone" })
    expect(group('Consents')).toMatchObject([{ Analytics: true, TextVersion: 'v1' }])
    expect(group('KeptOffers')).toMatchObject([
      { List: 'Favourites', ModuleType: 'Hotel', Id: 11_223_344 },
    ])
    expect(group('Companions')).toMatchObject([
      { Name: 'Monira', BirthDate: '2016-05-04', DocumentNumber: 'A11223344' },
    ])
    expect(group('Reservations')[0]).toMatchObject({
      Status: 'Confirmed',
      ClientName: 'Monira Farouk',
      ClientPhone: '+201011223344',
      SpecialRequests: 'Monira is vegan',
      TotalEgp: 1000,
      PaidEgp: 1000,
    })
    expect(group('Bookings')[2]).toMatchObject({ UserName: 'Monira Farouk', PlacedAt: null })
    expect(group('BusBookings')).toMatchObject([
      {
        PassengerName: 'Monira Farouk',
        PassengerPhone: '+201011223344',
        PaidEgp: 300,
        State: 'sold',
        Legs: [{ From: { en: 'Ramses', ar: 'رمسيس' }, Seats: ['1'], IsReturn: false }],
      },
    ])
    expect(group('Payments').slice(0, 2)).toMatchObject([
      { State: 'paid', AmountEgp: 1000, Refunds: [{ AmountEgp: 1, State: 'failed' }] },
      { State: 'failed', Failure: 'The card of Monira Farouk was declined' },
    ])
    expect(group('Notifications').slice(0, 1)).toMatchObject([
      { NotificationType: 'ReservationConfirmed' },
    ])
  })

  it('holds no secret, and nothing of anybody else', async () => {
    const text = JSON.stringify(data)
    const { rows } = await sql<{ hash: string; pages: string[] }>`
      select password_hash as hash, (select array_agg(payment_url) from payment_attempts) as pages
      from users where id = ${mona.userId}`.execute(test.db)
    expect(rows[0]?.pages).toHaveLength(6)
    for (const secret of [rows[0]?.hash, ...(rows[0]?.pages ?? []), mona.browser.token, 'Samiha'])
      expect(text).not.toContain(secret)
  })

  it('is for its owner, signed in, and not again and again', async () => {
    expect((await test.browser().call(api.downloadMyData, {})).status).toBe(401)
    const somebody = test.browser()
    await signIn(test, somebody)
    const theirs = await somebody.data(api.downloadMyData, {})
    expect(theirs.Groups.find((it) => it.Name === 'Reservations')?.Records).toEqual([])
    for (let n = 1; n < 10; n += 1) await somebody.call(api.downloadMyData, {})
    expect((await somebody.call(api.downloadMyData, {})).status).toBe(429)
  })
})
