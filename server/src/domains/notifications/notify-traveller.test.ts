import { expect, test, describe } from 'vitest'
import type { Trx } from '../../platform/database/connect.ts'
import {
  notifyCancelled,
  notifyConfirmed,
  notifyPaymentDue,
  notifyRefunded,
  notifyReturned,
  type ReservationFacts,
} from './index.ts'
import { facts, postOffice } from './testing/post-office.ts'

const office = await postOffice()
const { app, db, jobs, mailer, userId } = office
let nextReservation = 100
const given = (changes: Partial<ReservationFacts> = {}) =>
  facts({ userId, reservationId: (nextReservation += 1), ...changes })
const inTransaction = (work: (trx: Trx) => Promise<void>) => db.transaction().execute(work)
const notices = (reservation: ReservationFacts) =>
  db
    .withTables<{
      notifications: { type: string; message_en: string; message_ar: string; deep_link: string }
    }>()
    .selectFrom('notifications')
    .selectAll()
    .where('deep_link', '=', `/reservations/${reservation.module}/${reservation.reservationId}`)
    .execute()
const mailsOf = async (work: (trx: Trx) => Promise<void>) => {
  const before = mailer.sent.length
  await inTransaction(work)
  await jobs.runDue(db)
  return mailer.sent.slice(before)
}

describe('a confirmed reservation', () => {
  test('is told by mail, in the language of the buyer, and by bell, in both', async () => {
    const reservation = given({ language: 'ar' })
    const [mail, ...more] = await mailsOf((trx) => notifyConfirmed(trx, office, reservation))
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: 'mona@example.com', language: 'ar' })
    expect(mail?.subject).toContain('تم تأكيد حجزك')
    const [notice] = await notices(reservation)
    expect(notice?.message_en).toBe(
      '\u2068Sunrise over Abu Simbel\u2069 is confirmed for Thu 24 December 2026. Reference \u2066RH-7KM2QX\u2069.',
    )
    expect(notice?.message_ar).toMatch(
      /^تم تأكيد حجز \u2068شروق أبو سمبل\u2069، الخميس 24 ديسمبر 2026\. رقم الحجز/,
    )
  })

  test('reported ten times at once is one mail and one notice', async () => {
    const reservation = given()
    const before = mailer.sent.length
    await Promise.all(
      Array.from({ length: 10 }, () =>
        inTransaction((trx) => notifyConfirmed(trx, office, reservation)),
      ),
    )
    const done = await Promise.all([jobs.runDue(db), jobs.runDue(db), jobs.runDue(db)])
    expect(done.reduce((sum, one) => sum + one)).toBe(10)
    expect(mailer.sent.slice(before)).toHaveLength(1)
    expect(await notices(reservation)).toHaveLength(1)
  })

  test('that was rolled back is told to nobody', async () => {
    const reservation = given()
    const mails = mailsOf(async (trx) => {
      await notifyConfirmed(trx, office, reservation)
      throw new Error('the payment was not recorded')
    })
    await expect(mails).rejects.toThrow('the payment was not recorded')
    expect(await jobs.runDue(db)).toBe(0)
    expect(await notices(reservation)).toEqual([])
  })

  test('with the way back that was paid with it is one mail and two notices, however often', async () => {
    const [going, back] = [given({ module: 'Trip' }), given({ module: 'Trip' })]
    const mails = await mailsOf(async (trx) => {
      await notifyConfirmed(trx, office, going, back)
      await notifyConfirmed(trx, office, going, back)
    })
    expect(mails.map((mail) => mail.subject)).toEqual([expect.stringContaining('round trip')])
    expect([await notices(going), await notices(back)].map((it) => it.length)).toEqual([1, 1])
  })

  test('of somebody without an e-mail is told by bell', async () => {
    const reservation = given({ email: null })
    expect(await mailsOf((trx) => notifyConfirmed(trx, office, reservation))).toEqual([])
    expect(await notices(reservation)).toHaveLength(1)
  })
})

test('a refund because the places were gone is told with an apology and a way on', async () => {
  const reservation = given({ module: 'DayUse' })
  const [mail] = await mailsOf((trx) => notifyRefunded(trx, office, reservation))
  expect(mail?.text).toContain('We are sorry.')
  expect(mail?.text).toContain('EGP\u00a02,450 goes back in full')
  expect(mail?.text).toContain('https://rihla.example/dayuses')
  expect(mail?.attachments).toBeUndefined()
  expect((await notices(reservation)).map((notice) => notice.type)).toEqual(['ReservationRefunded'])
})

test('a refund because a partner’s hotel said no blames nobody’s payment', async () => {
  const reservation = given({ module: 'Hotel', byPartner: true })
  const [mail] = await mailsOf((trx) => notifyRefunded(trx, office, reservation))
  expect(mail?.text).toContain('The hotel could not confirm your booking')
  expect(mail?.text).toContain('See other hotels for these dates')
  expect(mail?.text).not.toContain('after the last places were taken')
  const [notice] = await notices(reservation)
  expect(notice?.message_en).toContain('The hotel could not confirm your booking of')
})

test('a cancelled reservation is told by bell and mail, once, with what goes back', async () => {
  const reservation = given()
  const publish = () => mailsOf((trx) => notifyCancelled(trx, office, reservation))
  const [mail] = await publish()
  expect(await publish()).toEqual([])
  expect(mail?.subject).toContain('Cancelled: ')
  expect(mail?.text).toContain('EGP\u00a02,450 goes back, the way you paid')
  expect((await notices(reservation)).map((notice) => notice.message_en)).toEqual([
    'Your booking of \u2068Sunrise over Abu Simbel\u2069, Thu 24 December 2026, is cancelled. EGP\u00a02,450 goes back the way you paid.',
  ])
})

test.each([
  ['en', 'Nothing is refunded', 'goes back'],
  ['ar', 'لا يوجد مبلغ مسترد', 'نعيد'],
] as const)('a cancellation that gives nothing back says so (%s)', async (language, said, not) => {
  const reservation = given({ amountPiastres: 0, language })
  const [mail] = await mailsOf((trx) => notifyCancelled(trx, office, reservation))
  expect(mail?.text).toContain(said)
  expect(mail?.text).not.toContain(not)
})

test('a payment that is due is told once for each deadline, in Cairo time', async () => {
  const reservation = given()
  for (const deadline of ['2026-12-10T16:00:00Z', '2026-12-10T16:00:00Z', '2026-12-11T16:00:00Z'])
    await inTransaction((trx) =>
      notifyPaymentDue(trx, office, reservation, { deadline: new Date(deadline) }),
    )
  const [first, second, ...more] = await notices(reservation)
  expect(more).toEqual([])
  expect(first?.message_en).toBe(
    'EGP\u00a02,450 for \u2068Sunrise over Abu Simbel\u2069 is due by Thu 10 December, 18:00.',
  )
  expect(second?.message_en).toContain('11 December')
})

describe('the count behind the bell', () => {
  const count = (headers: Record<string, string> = {}) =>
    app.request('/api/NotificationsApi/GetUserNotificationsCount', { headers })

  test('counts what is unseen and mine', async () => {
    const before = (
      (await (await count({ 'auth-key': `user-${userId}` })).json()) as { Data: number }
    ).Data
    await inTransaction((trx) => notifyCancelled(trx, office, given()))
    expect(await (await count({ 'auth-key': `user-${userId}` })).json()).toEqual({
      Error: null,
      Data: before + 1,
    })
    expect(await (await count({ 'auth-key': 'user-999' })).json()).toEqual({ Error: null, Data: 0 })
  })

  test('is for people who are signed in', async () => {
    const answer = await count()
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'unauthenticated', Data: null })
  })
})

test.each([
  ['page_voided', 'en', 'before you changed your booking', 'goes back in full'],
  ['page_voided', 'ar', 'قبل أن تعدّل حجز', 'بالكامل'],
  ['paid_twice', 'en', 'twice', 'goes back in full'],
  ['promocode_used_up', 'ar', 'استُنفد كود الخصم', 'بالكامل'],
  ['points_gone', 'en', 'had been spent when your payment arrived', 'goes back in full'],
] as const)(
  'money that bought nothing (%s, %s) is told once a payment',
  async (reason, language, why, back) => {
    const reservation = given({ language })
    const waiting = reason !== 'paid_twice' && { waitsFor: 'payment' as const }
    const publish = (attemptId: number) =>
      mailsOf((trx) => notifyReturned(trx, office, reservation, { attemptId, reason, ...waiting }))
    const mail = (await publish(1)).at(-1)
    const text = mail?.text.replaceAll(/\s+/g, ' ')
    expect(text).toContain(why)
    expect(text).toContain(back)
    // Whose booking was paid for otherwise has nothing left to do.
    const unpaid = language === 'en' ? 'your booking is not confirmed yet' : 'حجزك لم يتأكد بعد'
    expect(text?.includes(unpaid)).toBe(reason !== 'paid_twice')
    expect(await publish(1)).toEqual([])
    expect(await publish(2)).toHaveLength(1)
    expect(await notices(reservation)).toHaveLength(2)
  },
)

test.each([
  ['not_as_agreed', undefined, 'en', null],
  ['page_voided', undefined, 'ar', null],
  ['page_voided', 'balance', 'en', 'the rest of your booking is still to be paid'],
  ['not_as_agreed', 'balance', 'ar', 'ما زال باقي قيمة حجزك مطلوبًا'],
] as const)(
  'what it leaves to pay is what the booking waits for (%s, %s, %s)',
  async (reason, waitsFor, language, said) => {
    const about = { attemptId: 1, reason, ...(waitsFor && { waitsFor }) }
    const reservation = given({ language })
    const [mail] = await mailsOf((trx) => notifyReturned(trx, office, reservation, about))
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? ''
    const since = { en: 'If you have not paid since', ar: 'إذا لم تدفع بعدها' }[language]
    expect(text.includes(since)).toBe(said !== null)
    expect(text).toContain(said ?? '')
    expect(text).not.toMatch(/not confirmed yet|لم يتأكد بعد/)
  },
)
