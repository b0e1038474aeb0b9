import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  DAY,
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
} from '../../../testing/booking.ts'
import { emptySales } from '../../../testing/empty-tables.ts'
import { signIn } from '../../../testing/people.ts'
import { addStock } from '../../catalogue/test-offers.ts'
import { facts } from '../testing/post-office.ts'
import type { MailRequest } from '../mail-request.ts'
import { asItStands, type Renewed, type Standing } from './as-it-stands.ts'

const test = await testApp()
await givenPlaces(test)
const { clock, db, gateway, mailer } = test
const buyer: Browser = test.browser()
await signIn(test, buyer)
const NEXT = '2026-12-20'
const Module = 'Activity'
let activity = 0
let id = 0

/** All mails that wait are tried, and wait again. */
async function mailServerIsAway(): Promise<void> {
  mailer.fail(Number.MAX_SAFE_INTEGER)
  for (;;) {
    try {
      await test.work()
      return
    } catch (error) {
      expect(String(error)).toContain('out of order')
    }
  }
}
/** What was tried in vain goes out. */
async function mailServerIsBack(): Promise<string[]> {
  mailer.fail(0)
  await sql`update jobs.job set state = 'retry', start_after = now() where state = 'active'`.execute(
    db,
  )
  await test.work()
  return mailer.sent.map(({ text }) => text.replaceAll(/\s+/g, ' '))
}
async function move(FromDate: string): Promise<void> {
  const wanted = { ReservationId: id, Module, FromDate, AdultsCount: 2 } as const
  const { ChangeId, Difference } = await buyer.data(api.quoteChange, wanted)
  await buyer.data(api.confirmChange, { ReservationId: id, Module, ChangeId, Difference })
}

describe('while the mail server was away', () => {
  beforeEach(async () => {
    mailer.fail(0)
    await emptySales(db)
    activity = await givenActivity(test)
    await addStock(db, activity, NEXT, { capacity: 3 })
    const tempId = await givenHeld(buyer, activity)
    const page = await givenPaying(test, buyer, tempId)
    await mailServerIsAway()
    await test.deliver(gateway.settle(page))
    await mailServerIsAway()
    mailer.sent.length = 0
    const { rows } = await sql<{ id: number }>`select max(id) as id from reservations`.execute(db)
    id = rows[0]?.id ?? 0
  })

  it('nothing happened: each mail goes out once, as it was asked for', async () => {
    const [mail, ...more] = await mailServerIsBack()
    expect(mail).toContain('Your booking is confirmed')
    expect(more).toEqual([])
    expect(await mailServerIsBack()).toHaveLength(1)
  })

  it('a booking was cancelled: it isn’t confirmed any more', async () => {
    await buyer.data(api.cancelBooking, { id, Module })
    await mailServerIsAway()
    const mails = await mailServerIsBack()
    expect(mails.filter((text) => text.includes('is confirmed'))).toEqual([])
    expect(mails.some((text) => text.includes('is cancelled'))).toBe(true)
  })

  it('a booking was moved: it is confirmed for the day that it is on now', async () => {
    await move(NEXT)
    await mailServerIsAway()
    const mails = await mailServerIsBack()
    const confirmed = mails.find((text) => text.includes('is confirmed'))
    expect(confirmed).toContain('Sun 20 December 2026')
    expect(confirmed).not.toContain('17 December')
    expect(mails.some((text) => text.includes('was changed'))).toBe(true)
  })

  it('a booking was moved and back: only where it is now is written', async () => {
    await move(NEXT)
    await mailServerIsAway()
    await move(DAY)
    await mailServerIsAway()
    const mails = await mailServerIsBack()
    expect(mails.filter((text) => text.includes('was changed'))).toHaveLength(1)
    expect(mails.every((text) => text.includes('Thu 17 December 2026'))).toBe(true)
  })
})

const stands: Standing = { reservationId: 7, status: 'Confirmed', changes: 0, chooses: false }
const asked = (kind: MailRequest['kind'], rest: object = {}): MailRequest =>
  ({
    kind,
    facts: facts({ changes: 0 }),
    to: 'mona@example.com',
    language: 'en',
    key: 'k',
    ...rest,
  }) as MailRequest
const now = facts({ fromDate: NEXT, amountPiastres: 1, changes: 1 })
const balance = {
  left: 40,
  dueAt: '2026-12-10T10:00:00Z',
  policy: { en: 'p', ar: 'p' },
  toCome: 1,
} as const
const renewed: Renewed = { facts: now, total: 2, balance, changedSince: ['days'] }
const OPEN = 41
/** Whose booking it is, where it has no account. */
const guest = { email: 'right@example.com', keys: { pin: '654321', key: 'new' } }
const written = (request: MailRequest, ...them: readonly Partial<Standing>[]) =>
  asItStands(
    {
      clock,
      standingsOf: async (ids) =>
        them.map((it, n) => ({ ...stands, reservationId: ids[n] ?? 0, ...it })),
      renewed: async () => renewed,
      guestOf: async () => guest,
      hasLeft: async () => false,
      isChangeAwaited: async (change) => change === OPEN,
    },
    request,
  )
const hour = (hours: number): string =>
  new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

describe('a mail that has waited', () => {
  it.each([
    ['reservation-confirmed', { status: 'Cancelled' }],
    ['reservation-changed', { status: 'Cancelled' }],
    ['balance-paid', { status: 'Cancelled' }],
    ['deposit-paid', { status: 'Cancelled' }],
    ['balance-due', { status: 'Full Paid' }],
    ['payment-link', { status: 'Confirmed' }],
    ['payment-due', { status: 'Confirmed' }],
    ['how-to-pay', { status: 'Under Review' }],
    ['change-link', { changes: 1 }],
    ['late-choice', { status: 'Confirmed' }],
    ['proof-received', { status: 'Pending Payment' }],
    ['confirmation-awaited', { status: 'Confirmed' }],
    ['cancelling-refused', { status: 'Cancelled' }],
  ] as const)('about %s isn’t sent once it is %o', async (kind, standing) => {
    expect(await written(asked(kind), standing)).toBeNull()
  })

  it.each([
    ['reservation-confirmed', { status: 'Completed' }],
    ['balance-due', { status: 'Deposit Paid' }],
    ['payment-link', { status: 'Pending Payment' }],
    ['change-link', {}],
    ['late-choice', { status: 'Under Review', chooses: true }],
    ['proof-received', { status: 'Under Review' }],
    ['reservation-cancelled', { status: 'Cancelled', changes: 1 }],
  ] as const)('about %s is sent as it was asked for while it is %o', async (kind, standing) => {
    expect(await written(asked(kind), standing)).toEqual(asked(kind))
  })

  it('that pays for a change isn’t sent once that is over or overtaken, though its booking is as it was', async () => {
    expect(await written(asked('change-link', { changeId: OPEN - 1 }), {})).toBeNull()
    const link = asked('change-link', { changeId: OPEN })
    expect(await written(link, {})).toEqual(link)
    expect(await written(link, { status: 'Cancelled' })).toBeNull()
    // Another name is no other change: what is asked for stands.
    const { amountPiastres } = facts()
    expect(await written(link, { changes: 1 })).toMatchObject({ facts: { ...now, amountPiastres } })
  })

  it('about a deposit says what is left of what it is now', async () => {
    const moved = { status: 'Deposit Paid', changes: 1 } as const
    expect(await written(asked('balance-due', { balance: { left: 70 } }), moved)).toMatchObject({
      facts: { fromDate: NEXT, amountPiastres: 40 },
      balance,
    })
  })

  it('about a deposit confirms what is paid in full by then', async () => {
    expect(await written(asked('deposit-paid', { balance }), { status: 'Full Paid' })).toEqual({
      ...asked('reservation-confirmed'),
      facts: { ...now, amountPiastres: 2 },
    })
  })

  it('about a change keeps what it says of money, and drops what was changed again', async () => {
    const days = { what: 'days', before: { en: 'a', ar: 'a' }, after: { en: 'b', ar: 'b' } }
    const name = { ...days, what: 'name' }
    const change = (changes: object[], back: number) =>
      asked('reservation-changed', { changes, money: { paid: 0, back } })
    expect(await written(change([days, name], 0), { changes: 1 })).toMatchObject({
      changes: [name],
      facts: { fromDate: NEXT },
    })
    expect(await written(change([days], 5), { changes: 1 })).toMatchObject({
      changes: [],
      money: { back: 5 },
    })
    expect(await written(change([days], 0), { changes: 1 })).toBeNull()
  })

  it('about a guest’s booking goes to the address that stands there now, with the keys of now', async () => {
    const ofGuest = facts({ userId: null, changes: 0, guest: { pin: '123456', key: 'old' } })
    const moved = { to: guest.email, facts: { email: guest.email, guest: guest.keys } }
    for (const kind of ['letter', 'reservation-cancelled', 'payment-returned'] as const)
      expect(await written(asked(kind, { facts: ofGuest }), {})).toMatchObject(moved)
    // Staff who correct an address send these again.
    const again = asked('reservation-confirmed', { facts: ofGuest })
    expect(await written(again, {})).toBeNull()
    expect(await written({ ...again, to: 'Right@example.com' } as MailRequest, {})).toMatchObject(
      moved,
    )
  })

  it('about both ways of a journey confirms the one that isn’t cancelled', async () => {
    const both = asked('round-trip-confirmed', { back: facts({ reservationId: 8, changes: 0 }) })
    expect(await written(both, {}, {})).toEqual(both)
    expect(await written(both, { status: 'Cancelled' }, {})).toMatchObject({
      kind: 'reservation-confirmed',
      facts: { amountPiastres: 2 },
    })
    expect(await written(both, { status: 'Cancelled' }, { status: 'Cancelled' })).toBeNull()
  })

  it.each([
    [{ status: 'Pending Payment' }, 1, { deadline: hour(1) }],
    [{ status: 'Pending Payment' }, -1, { deadline: null }],
    [{ status: 'Confirmed' }, 1, { deadline: null, stands: 'booked' }],
    [{ status: 'Under Review', chooses: true }, 1, { deadline: null, stands: 'chooses' }],
    [{ status: 'Cancelled' }, 1, { deadline: null }],
  ] as const)('about a receipt says how it stands: %o, %i h', async (standing, hours, says) => {
    const refused = asked('proof-rejected', { reason: 'Blurred', deadline: hour(hours) })
    expect(await written(refused, standing)).toEqual({ ...refused, ...says })
    expect(await written(refused, { status: 'Under Review' })).toBeNull()
  })

  it('about money that goes back asks for nothing that is paid by then, and has no terms of what is over', async () => {
    const back = asked('payment-returned', { reason: 'page_voided', waitsFor: 'payment' })
    expect(await written(back, { status: 'Pending Payment' })).toEqual(back)
    expect(await written(back, {})).not.toHaveProperty('waitsFor')
    const over = { facts: { isOver: true } }
    expect(await written(back, { status: 'Cancelled' })).toMatchObject(over)
    expect(await written(asked('letter', { text: 't' }), { status: 'Expired' })).toMatchObject(over)
  })
})
