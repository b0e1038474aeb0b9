import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { queueMail } from './index.ts'
import type { MailRequest } from './mail-request.ts'
import { facts, postOffice } from './testing/post-office.ts'

const { clock, db, jobs, mailer } = await postOffice()
const ask = (request: MailRequest) =>
  db.transaction().execute((trx) => queueMail(trx, jobs, request))
const outcomes = (key: string) =>
  db
    .withTables<{ sent_mails: { dedupe_key: string; outcome: string } }>()
    .selectFrom('sent_mails')
    .select('outcome')
    .where('dedupe_key', '=', key)
    .execute()
const activation = (key: string, changes: Partial<MailRequest> = {}): MailRequest =>
  ({
    kind: 'activate-account',
    registrationId: 5,
    to: 'new@example.com',
    language: 'en',
    key,
    ...changes,
  }) as MailRequest

/** What pg-boss does with work that failed; answers after how many seconds, at the most, it is tried again. */
async function failAsQueuesDo(): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    update jobs.job set retry_count = retry_count + 1,
      state = (case when retry_count < retry_limit then 'retry' else 'failed' end)::jobs.job_state
    where state = 'active'
    returning case when retry_backoff then retry_delay * 2 ^ least(16, retry_count) else retry_delay end as seconds`.execute(
    db,
  )
  return Number(rows[0]?.seconds)
}

describe('the queue of mails', () => {
  test('keeps no link: it is made when the mail is written', async () => {
    await ask(activation('a1'))
    await jobs.runDue(db)
    const mail = mailer.sent.at(-1)
    expect(mail).toMatchObject({
      to: 'new@example.com',
      key: 'a1',
      subject: 'Activate your Rihla account',
    })
    expect(mail?.text).toContain('https://rihla.example/account/activate?token=t5&lang=en\n')
    expect(mail?.html).toContain(
      'href="https://rihla.example/account/activate?token=t5&amp;lang=en"',
    )
  })

  test('sends nothing when there is nothing left to activate', async () => {
    const before = mailer.sent.length
    await ask(activation('a2', { registrationId: 0 }))
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before)
  })

  test('tries again after a fault, and then never again', async () => {
    const before = mailer.sent.length
    mailer.fail(1)
    await ask(activation('a3'))
    await expect(jobs.runDue(db)).rejects.toThrow('out of order')
    expect(await outcomes('a3')).toEqual([])
    await ask(activation('a3'))
    await ask(activation('a3'))
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before + 1)
    expect(await outcomes('a3')).toEqual([{ outcome: 'sent' }])
  })

  test('waits while the mail server is down for an hour, and goes out once', async () => {
    const before = mailer.sent.length
    await ask(activation('hour', { kind: 'already-registered', to: 'hour@example.com' }))
    mailer.fail(Number.MAX_SAFE_INTEGER)
    let seconds = 0
    while (seconds < 3600) {
      await expect(jobs.runDue(db)).rejects.toThrow('out of order')
      seconds += await failAsQueuesDo()
    }
    mailer.fail(0)
    await jobs.runDue(db)
    await jobs.runDue(db)
    expect(mailer.sent.slice(before).map(({ to }) => to)).toEqual(['hour@example.com'])
    expect(await outcomes('hour')).toEqual([{ outcome: 'sent' }])
  })

  test('keeps the moment it was asked for while its turn is put off, and gives up after a day', async () => {
    const before = mailer.sent.length
    const asked = () =>
      sql<{ at: string }>`
        select data->>'askedAt' as at from jobs.job where data->>'key' = 'turn' and state < 'active'`.execute(
        db,
      )
    // Another process is sending it at this moment.
    await sql`insert into sent_mails values ('turn', 'account-deleted', 'sending', ${clock.now()})`.execute(
      db,
    )
    await ask({ kind: 'account-deleted', to: 'turn@example.com', language: 'en', key: 'turn' })
    const first = (await asked()).rows[0]?.at ?? ''
    expect(Math.abs(Date.parse(first) - Date.now())).toBeLessThan(60_000)
    for (let n = 0; n < 2; n += 1) {
      await sql`update jobs.job set start_after = now() where data->>'key' = 'turn'`.execute(db)
      await jobs.runDue(db)
    }
    expect((await asked()).rows).toEqual([{ at: first }])
    const dayBefore = new Date(Date.parse(first) - 25 * 3_600_000).toISOString()
    await sql`
      update jobs.job set start_after = now(), data = jsonb_set(data, '{askedAt}', to_jsonb(${dayBefore}::text))
      where data->>'key' = 'turn'`.execute(db)
    await jobs.runDue(db)
    expect((await asked()).rows).toEqual([])
    expect(mailer.sent).toHaveLength(before)
    await sql`delete from sent_mails where dedupe_key = 'turn'`.execute(db)
  })

  test('that was tried in vain for a day is noted as undelivered, and not tried again', async () => {
    const before = mailer.sent.length
    mailer.fail(Number.MAX_SAFE_INTEGER)
    await ask({ kind: 'account-deleted', to: 'vain@example.com', language: 'en', key: 'vain' })
    await expect(jobs.runDue(db)).rejects.toThrow('out of order')
    await failAsQueuesDo()
    expect(await outcomes('vain')).toEqual([])
    const dayBefore = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await sql`
      update jobs.job set start_after = now(), data = jsonb_set(data, '{askedAt}', to_jsonb(${dayBefore}::text))
      where data->>'key' = 'vain'`.execute(db)
    await expect(jobs.runDue(db)).rejects.toThrow('out of order')
    expect(await outcomes('vain')).toEqual([{ outcome: 'undeliverable' }])
    mailer.fail(0)
    await failAsQueuesDo()
    await sql`update jobs.job set start_after = now() where data->>'key' = 'vain'`.execute(db)
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before)
  })

  test('gives up on an address that is refused for good', async () => {
    await ask(activation('a4', { to: 'refused@example.com' }))
    await jobs.runDue(db)
    expect(await outcomes('a4')).toEqual([{ outcome: 'undeliverable' }])
  })

  test('tells the owner of an account that somebody registered again', async () => {
    await ask({ kind: 'already-registered', to: 'mona@example.com', language: 'ar', key: 'b1' })
    await jobs.runDue(db)
    expect(mailer.sent.at(-1)).toMatchObject({
      subject: 'لديك حساب في رحلة بالفعل',
      language: 'ar',
    })
    expect(mailer.sent.at(-1)?.html).toContain(
      'href="https://rihla.example/reset-password?lang=ar"',
    )
  })

  test('sends a code to whom it is issued for, and keeps neither in the queue', async () => {
    await ask({ kind: 'code', purpose: 'reset', codeId: 2, key: 'd1' })
    const queued = await db
      .withTables<{ 'jobs.job': { name: string; data: unknown } }>()
      .selectFrom('jobs.job')
      .select('data')
      .where('name', '=', 'send-code')
      .execute()
    expect(queued).not.toEqual([])
    expect(JSON.stringify(queued)).not.toMatch(/481592|owner@/)
    await jobs.runDue(db)
    expect(mailer.sent.at(-1)).toMatchObject({
      to: 'owner@example.com',
      language: 'ar',
      key: 'd1',
      subject: 'كود تغيير كلمة المرور في رحلة',
    })
    expect(mailer.sent.at(-1)?.html).toContain('<bdi dir="ltr">481592</bdi>')
  })

  test('sends nothing for a code that nobody is to get', async () => {
    const before = mailer.sent.length
    await ask({ kind: 'code', purpose: 'email', codeId: 0, key: 'd2' })
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before)
  })

  test.each([
    [{ kind: 'password-changed', at: '2026-07-01T12:00:00Z' }, 'Your Rihla password was changed'],
    [
      { kind: 'provider-linked', provider: 'Google', at: '2026-07-01T12:00:00Z' },
      'Google now signs you in to Rihla',
    ],
    [
      {
        kind: 'second-factor-changed',
        what: 'passkey-added',
        name: 'Phone',
        at: '2026-07-01T12:00:00Z',
      },
      'Your desk account has another passkey now',
    ],
    [{ kind: 'account-deleted' }, 'Your Rihla account was deleted'],
  ] as const)('sends %o', async (kind, subject) => {
    await ask({ ...kind, to: 'mona@example.com', language: 'en', key: `e:${kind.kind}` })
    await jobs.runDue(db)
    expect(mailer.sent.at(-1)).toMatchObject({ to: 'mona@example.com', subject })
  })

  test.each([
    { kind: 'payment-due' },
    { kind: 'payment-link' },
    { kind: 'late-choice' },
    { kind: 'change-link', changes: [] },
    { kind: 'how-to-pay', how: { instructions: { en: 'i', ar: 'i' }, fields: [] } },
    { kind: 'balance-due', balance: { left: 70_000, policy: { en: 'p', ar: 'p' } } },
  ])('%o asks for nothing once its time is over', async (asked) => {
    const due = (minutes: number) => {
      const deadline = new Date(clock.now().getTime() + minutes * 60_000).toISOString()
      const how = 'how' in asked && { how: { ...asked.how, deadline } }
      const balance = 'balance' in asked && { balance: { ...asked.balance, dueAt: deadline } }
      return { ...asked, deadline, ...how, ...balance }
    }
    const request = (minutes: number): MailRequest =>
      ({
        ...due(minutes),
        facts: facts(),
        to: `${asked.kind}@example.com`,
        language: 'en',
        key: `late:${asked.kind}:${minutes}`,
      }) as MailRequest
    const before = mailer.sent.length
    await ask(request(30))
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before + 1)
    mailer.fail(1)
    await ask(request(60))
    await expect(jobs.runDue(db)).rejects.toThrow('out of order')
    clock.advance(3600)
    await ask(request(0))
    await sql`update jobs.job set start_after = now()`.execute(db)
    await jobs.runDue(db)
    expect(mailer.sent).toHaveLength(before + 1)
    expect(await outcomes(`late:${asked.kind}:0`)).toEqual([{ outcome: 'sent' }])
  })

  test('attaches the date of a confirmed reservation', async () => {
    await ask({
      kind: 'reservation-confirmed',
      facts: facts(),
      to: 'mona@example.com',
      language: 'en',
      key: 'c1',
    })
    await jobs.runDue(db)
    const [attachment] = mailer.sent.at(-1)?.attachments ?? []
    expect(attachment).toMatchObject({
      filename: 'RH-7KM2QX.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    expect(attachment?.content).toContain('DTSTART;VALUE=DATE:20261224')
  })
})
