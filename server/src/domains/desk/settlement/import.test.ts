import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { emptyTables } from '../../../testing/empty-tables.ts'
import type { Moved } from '../../../testing/gateway.ts'
import { signIn } from '../../../testing/people.ts'
import { givenStaff, why } from '../testing/desk.ts'
import { fileOf, givenSettled, importing } from './testing/settled.ts'

const test = await testApp()
const { db } = test
const manager = await givenStaff(test, 'manager')

const DAY = '2026-11-20'
const paid = (n: number, more: Partial<Moved> = {}): Moved => ({
  kind: 'payment',
  transactionId: `t${n}`,
  orderId: `o${n}`,
  reference: `RH${n}-AA`,
  amount: 100_000 + n,
  at: new Date(`${DAY}T10:00:${String(n % 60).padStart(2, '0')}Z`),
  ...more,
})
const back: Moved = { ...paid(1), kind: 'refund', transactionId: 'r1', amount: -5001 }

const kept = async () => {
  const { rows } = await sql<{ files: number; lines: number; sum: number }>`
    select (select count(*) from settlement_files) as files, count(*) as lines, coalesce(sum(amount), 0)::bigint as sum
    from settlement_lines`.execute(db)
  return rows[0]
}
const send = (file: File, more = {}) => manager.call(api.importSettlement, importing(file, more))

beforeEach(() => emptyTables(db, ['settlement_lines', 'settlement_files', 'staff_alerts']))

describe('a settlement file', () => {
  it('is looked at first, and nothing is kept', async () => {
    const File = fileOf([paid(1), paid(2), back])
    const seen = await manager.data(api.previewSettlement, { File, Name: 'a.csv' })
    expect(seen).toEqual({
      From: DAY,
      To: DAY,
      Lines: 3,
      New: 3,
      Movements: [
        { Movement: 'payment', Count: 2, Amount: 2000.03 },
        { Movement: 'refund', Count: 1, Amount: -50.01 },
      ],
      Fees: 0,
    })
    expect(await kept()).toEqual({ files: 0, lines: 0, sum: 0 })
  })

  it('is kept with who, when and what, and stands in the audit log before', async () => {
    const done = await givenSettled(manager, [paid(1), back])
    expect(done).toMatchObject({ State: 'done', IsNew: true, Lines: 2, New: 2, From: DAY, To: DAY })
    expect(await kept()).toEqual({ files: 1, lines: 2, sum: 95_000 })
    const { Items, Total } = await manager.data(api.getSettlementFiles, {})
    expect([Total, Items]).toEqual([
      1,
      [
        expect.objectContaining({
          Name: 'settlement.csv',
          From: DAY,
          To: DAY,
          IsWhole: true,
          Lines: 2,
          New: 2,
          By: expect.stringMatching(/./),
        }),
      ],
    ])
    const { rows } = await sql<{ step: string }>`
      select step from audit_log where action = 'importSettlement' order by id desc limit 2`.execute(
      db,
    )
    expect(rows.map(({ step }) => step)).toEqual(['done', 'begun'])
  })

  it('K2: sent again under its key is answered the same, and done once', async () => {
    const asked = importing(fileOf([paid(1)]))
    const first = await manager.data(api.importSettlement, asked)
    expect(await manager.data(api.importSettlement, asked)).toEqual(first)
    expect(await kept()).toMatchObject({ files: 1, lines: 1 })
    // Another file of the same name is another wish, and isn't answered as if it were in.
    const other = { ...asked, File: fileOf([paid(2)]) }
    expect(await manager.call(api.importSettlement, other)).toMatchObject({
      status: 409,
      body: { code: 'deed_differs' },
    })
    expect(await kept()).toMatchObject({ files: 1, lines: 1 })
  })

  it('K15: imported twice changes nothing', async () => {
    await givenSettled(manager, [paid(1), back])
    const again = await givenSettled(manager, [paid(1), back])
    expect(again).toMatchObject({ IsNew: false, Lines: 2, New: 0 })
    expect(await kept()).toEqual({ files: 1, lines: 2, sum: 95_000 })
  })

  it('K15: that overlaps another adds what is new', async () => {
    await givenSettled(manager, [paid(1), paid(2)])
    expect(await givenSettled(manager, [paid(2), paid(3)])).toMatchObject({ IsNew: true, New: 1 })
    expect(await kept()).toEqual({ files: 2, lines: 3, sum: 300_006 })
  })

  it.each<[string, Partial<Moved>]>([
    ['amount', { amount: 100_003 }],
    ['order', { orderId: 'another' }],
    ['reference', { reference: 'RH9-ZZ' }],
    ['moment', { at: new Date(`${DAY}T11:00:00Z`) }],
  ])('K15: that says another %s than before is refused whole, by its line', async (_, change) => {
    await givenSettled(manager, [paid(1), paid(2)])
    const file = fileOf([paid(3), paid(2, change)])
    for (const call of [api.previewSettlement, api.importSettlement]) {
      const { status, body } = await manager.call(call, { ...importing(file) })
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'settlement_contradicts',
          Error: expect.stringMatching(/^Line 3 .* t2 than line 3 of settlement\.csv/),
        },
      ])
    }
    expect(await kept()).toMatchObject({ files: 1, lines: 2 })
  })

  it('that can’t be read is refused whole, in the reader’s language', async () => {
    const File = fileOf([paid(1), paid(2, { orderId: '=1+1' })])
    const english = await send(File)
    expect([english.status, english.body]).toMatchObject([
      400,
      {
        code: 'settlement_file_wrong',
        Error:
          'Line 3 of the file: order_id is no number of the gateway. Nothing of it was imported.',
      },
    ])
    const arabic = await manager.call(
      api.previewSettlement,
      { File, Name: 'a' },
      {
        'accept-language': 'ar',
      },
    )
    expect(arabic.body.Error).toBe(
      'السطر 3 من الملف: order_id ليس رقمًا من أرقام بوابة الدفع. لم يُستورد منه شيء.',
    )
    expect(await kept()).toMatchObject({ files: 0, lines: 0 })
  })

  it('may be of days on which nothing moved, when staff say which', async () => {
    const none = fileOf([])
    expect((await send(none)).body).toMatchObject({ code: 'settlement_file_empty' })
    expect(await givenSettled(manager, [], { From: DAY, To: DAY })).toMatchObject({ Lines: 0 })
    const { Unfiled } = await manager.data(api.getSettlement, { From: '2026-11-19', To: DAY })
    expect(Unfiled).toEqual(['2026-11-19'])
  })

  it.each([
    ['ends before it begins', { From: DAY, To: '2026-11-19' }],
    ['is for more than a quarter', { From: '2026-08-01', To: DAY }],
    ['is for a day to come', { From: DAY, To: '2026-11-22' }],
  ])('that %s is refused', async (_, days) => {
    const { status, body } = await send(fileOf([]), days)
    expect([status, body]).toMatchObject([400, { code: 'settlement_dates_wrong' }])
  })

  it('with a transaction of a day that it isn’t for is refused', async () => {
    const { body } = await send(fileOf([paid(1)]), { From: '2026-11-19', To: '2026-11-19' })
    expect(body).toMatchObject({
      code: 'settlement_file_wrong',
      Error: expect.stringContaining('it is of 2026-11-20'),
    })
  })

  it('of more than 5 MB is refused', async () => {
    const file = new File([new Uint8Array(5_000_001)], 'large.csv')
    const { status, body } = await send(file)
    expect([status, body]).toMatchObject([413, { code: 'settlement_file_large' }])
  })

  it('of a day that isn’t over is another one when the day is', async () => {
    const today = paid(1, { at: test.clock.now() })
    expect(await givenSettled(manager, [today])).toMatchObject({ IsNew: true })
    expect(await givenSettled(manager, [today])).toMatchObject({ IsNew: false })
    test.clock.advance(86_400)
    await sql`update sessions set created_at = ${test.clock.now()}`.execute(db)
    expect(await givenSettled(manager, [today])).toMatchObject({ IsNew: true, New: 0 })
  })

  it('is for managers', async () => {
    const file = importing(fileOf([paid(1)]))
    const agent = await givenStaff(test, 'agent')
    const traveller = test.browser()
    await signIn(test, traveller)
    for (const [browser, status] of [
      [agent, 403],
      [traveller, 403],
      [test.browser(), 401],
    ] as const) {
      expect((await browser.call(api.importSettlement, file)).status).toBe(status)
      expect((await browser.call(api.previewSettlement, file)).status).toBe(status)
    }
    expect(await kept()).toMatchObject({ files: 0, lines: 0 })
  })

  it('needs a reason', async () => {
    const { status } = await send(fileOf([paid(1)]), { ...why('x') })
    expect(status).toBe(400)
  })
})
