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

/** Tables whose rows are about a traveller, and the group of the copy that has them. */
const copied: Readonly<Record<string, string>> = {
  users: 'Profile',
  external_identities: 'SignInProviders',
  sessions: 'Devices',
  consents: 'Consents',
  kept_offers: 'KeptOffers',
  companions: 'Companions',
  reservations: 'Reservations',
  reservation_events: 'Reservations',
  temp_reservations: 'Bookings',
  booking_changes: 'Bookings',
  late_rescues: 'Bookings',
  bus_bookings: 'BusBookings',
  bus_legs: 'BusBookings',
  external_bookings: 'ExternalBookings',
  payment_attempts: 'Payments',
  refunds: 'Payments',
  payment_disputes: 'Payments',
  payment_proofs: 'Payments',
  point_entries: 'CreditPoints',
  reviews: 'Reviews',
  notifications: 'Notifications',
  reservation_mails: 'Mails',
}

/** Tables that aren't in it, and why. */
const left: Readonly<Record<string, string>> = {
  known_devices: 'hashes of secrets: what they are secrets of is among Devices',
  mailed_codes: 'codes, which open the account',
  guest_access: 'browsers without an account; what they see is its owner’s',
  payment_ledger: 'the same money as Payments, for the accounts',
  point_balances: 'the sum of CreditPoints',
  point_claims: 'what of that sum is held',
  proof_hashes: 'made of the receipts in Payments',
  reservation_words: 'made of Reservations, to find them',
  audit_log: 'what staff did',
  deed_keys: 'digests of what staff asked for, for a day',
  blog_revisions: 'what staff wrote',
  desk_approvals: 'what staff agreed to',
  desk_notes: 'staff’s notes to each other, and letters that their traveller has',
  staff_roles: 'of staff',
  staff_second_factors: 'of staff: secrets of their authenticators',
  staff_recovery_codes: 'of staff: hashes of secrets',
  staff_passkeys: 'of staff: the public halves of their devices’ keys',
  staff_passkey_challenges: 'of staff: random bytes, for minutes',
}

describe('what is kept of me', () => {
  it('is in the copy or on a list of what isn’t, table by table, as the database has them', async () => {
    const { rows } = await sql<{ name: string }>`
      with recursive personal (id) as (
        select attrelid from pg_attribute join pg_class c on c.oid = attrelid
          where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
            and attname in ('user_id', 'staff_id', 'reservation_id', 'attempt_id') and not attisdropped
        union select 'users'::regclass::oid
        union select k.conrelid from pg_constraint k join personal p on k.confrelid = p.id where k.contype = 'f')
      select relname as name from personal join pg_class c on c.oid = id order by 1`.execute(
      test.db,
    )
    const listed = [...Object.keys(copied), ...Object.keys(left)].toSorted()
    expect(rows.map((row) => row.name)).toEqual(listed)
    const groups = new Set(data.Groups.map((it) => it.Name))
    expect(Object.values(copied).filter((name) => !groups.has(name))).toEqual([])
  })

  it('has the changes, late money, disputes and history of what was booked', async () => {
    const { rows } = await sql<{ booking: number; attempt: number; reservation: number }>`
      select t.id as booking, a.id as attempt, r.id as reservation from reservations r
        join temp_reservations t on r.source_kind = 'checkout' and t.id = r.source_id
        join payment_attempts a on a.order_kind = 'checkout' and a.order_id = t.id and a.state = 'paid'
      where r.user_id = ${mona.userId} limit 1`.execute(test.db)
    const { booking, attempt, reservation } = rows[0] ?? {}
    await sql`insert into booking_changes (booking_id, state, from_date, adults, child_ages, sold, stock, payable,
        difference, kept, quoted_at, expires_at)
      values (${booking}, 'quoted', '2026-12-20', 2, '{}', '{}', '[]', 1000, 4200, 0, now(), now())`.execute(
      test.db,
    )
    await sql`insert into payment_disputes (attempt_id, gateway, gateway_ref, amount, state, reason, opened_at, asked_at)
      values (${attempt}, 'test', 'd-1', 4300, 'open', 'Not recognised', now(), now())`.execute(
      test.db,
    )
    await sql`insert into late_rescues (booking_id, reservation_id, attempt_id, amount, fee, method, deadline, created_at)
      values (${booking}, ${reservation}, ${attempt}, 4400, 0, 'Bank_Card', now(), now())`.execute(
      test.db,
    )
    const { Groups } = await mona.browser.data(api.downloadMyData, {})
    const text = (name: string) => JSON.stringify(Groups.find((it) => it.Name === name)?.Records)
    expect(text('Bookings')).toContain('"DifferenceEgp":42')
    expect(text('Bookings')).toContain('"AmountEgp":44')
    expect(text('Payments')).toContain('"Reason":"Not recognised"')
    expect(text('Reservations')).toContain('"What":"confirmed"')
  })

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
      'Mails: 0',
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
      PickUpFrom: 'Monira Palace',
      TotalEgp: 1000,
      PaidEgp: 1000,
    })
    expect(group('Bookings')[2]).toMatchObject({
      UserName: 'Monira Farouk',
      PickUpFrom: 'Monira Palace',
      PlacedAt: null,
    })
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
