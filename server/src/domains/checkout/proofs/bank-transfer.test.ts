import { readFile } from 'node:fs/promises'
import { api } from '@rihla/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditBooks } from '../../../audit-books.ts'
import { testApp, type Browser } from '../../../testing/app.ts'
import {
  givenActivity,
  givenHeld,
  givenPaying,
  givenPlaces,
  statusOf,
  requestFor,
} from '../../../testing/booking.ts'
import { signIn } from '../../../testing/people.ts'
import { wrongInLedger, wrongInTill } from '../../../testing/till.ts'
import { isEverLost, RUNS, withSlowHolds } from '../../inventory/testing/race.ts'
import {
  forgetProofsOf,
  gatherPaymentsOf,
  noteRefundByHand,
  reconcilePayments,
} from '../../payments/index.ts'
import { takeByHand } from '../../payments/by-hand/take-by-hand.ts'
import { endUnpaidBookings, remindUnpaid } from '../index.ts'
import { rejectTransfer } from './reject-transfer.ts'
import { emptySales } from '../../../testing/empty-tables.ts'

const test = await testApp({ rateLimitScale: 100 })
await givenPlaces(test)
const { app, db, clock, gateway, browser, mailer, proofs } = test
let activity = 0
let buyer: Browser = browser()

const HOUR = 3600
const START = clock.now()
/** 09:00 in Cairo on the day. */
const BEGINS = new Date('2026-12-17T07:00:00Z')
const beforeIt = (hours: number): Date => new Date(BEGINS.getTime() - hours * HOUR * 1000)
const goTo = (at: Date): void => clock.advance((at.getTime() - clock.now().getTime()) / 1000)
const asked = (tempId: number) => ({ ReservationId: tempId, ModuleType: 'Activity' })
const choose = (tempId: number, change: object = {}) =>
  buyer.call(api.confirmPayment, { ...asked(tempId), PaymentMethod: 'Bank_Transfer', ...change })

const square = sharp({ create: { width: 40, height: 30, channels: 3, background: '#a50' } })
const pictures = {
  jpeg: await square.clone().jpeg().toBuffer(),
  png: await square.clone().png().toBuffer(),
  webp: await square.clone().webp().toBuffer(),
}
const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n')
const fileOf = (bytes: Buffer, name = 'receipt.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' })
const send = (ReservationId: number, bytes: Buffer = pictures.jpeg, by = buyer, change = {}) =>
  by.call(api.uploadPaymentConfirmation, {
    ReservationId,
    ModuleType: 'Activity',
    ConfirmationFile: fileOf(bytes),
    ...change,
  })

type Transfer = { readonly tempId: number; readonly id: number; readonly attemptId: number }
/** Chooses to transfer. */
async function givenTransfer(change: object = {}): Promise<Transfer> {
  const tempId = await givenHeld(buyer, activity, change)
  const { body } = await choose(tempId)
  const { rows } = await sql<{ id: number }>`select max(id) as id from payment_attempts`.execute(db)
  return { tempId, id: body.Data?.ReservationId ?? 0, attemptId: rows[0]?.id ?? 0 }
}
/** Chooses to transfer, and sends the receipt. */
async function givenReview(change: object = {}): Promise<Transfer> {
  const transfer = await givenTransfer(change)
  expect(await send(transfer.id)).toMatchObject({ status: 200 })
  return transfer
}
const details = (id: number, by = buyer) =>
  by.data(api.getReservationDetails, { ReservationId: id, Module: 'Activity' })
const approve = ({ attemptId }: Transfer) => takeByHand(app.payments, { attemptId, staff: 'amira' })
const reject = ({ id }: Transfer, hoursMore: number | null) =>
  rejectTransfer(app.checkout, {
    reservationId: id,
    staff: 'amira',
    reason: 'The amount is missing.',
    hoursMore,
  })
const stock = async (item = activity) =>
  (
    await sql<{ held: number; sold: number }>`
      select held, sold from stock where item_id = ${item}`.execute(db)
  ).rows[0]
const alerts = async () =>
  (await sql<{ kind: string }>`select kind from staff_alerts order by id`.execute(db)).rows.map(
    (row) => row.kind,
  )
const bell = async () =>
  (await sql<{ type: string }>`select type from notifications order by id`.execute(db)).rows.map(
    (row) => row.type,
  )
const notice = async () =>
  (
    await sql<{ message_en: string }>`select message_en from notifications order by id`.execute(db)
  ).rows.at(-1)?.message_en
const sweep = () => endUnpaidBookings(app.checkout)

const account = [
  {
    label: { en: 'Account', ar: 'الحساب' },
    value: { en: '1000', ar: '1000' },
    copy: true,
    half: true,
  },
]

beforeEach(async () => {
  goTo(START)
  await emptySales(db, ['payment_proofs'])
  await sql`update payment_methods set active = true, fields = ${JSON.stringify(account)}::jsonb
    where id = 'Bank_Transfer'`.execute(db)
  mailer.sent.length = 0
  activity = await givenActivity(test)
  buyer = browser()
  await signIn(test, buyer)
})

describe('a bank transfer', () => {
  it('is offered once there is an account to transfer to', async () => {
    const tempId = await givenHeld(buyer, activity)
    const ids = async () =>
      (await buyer.data(api.paymentMethods, asked(tempId))).map((it) => it.MethodId)
    expect(await ids()).toContain('Bank_Transfer')
    await sql`update payment_methods set fields = '[]' where id = 'Bank_Transfer'`.execute(db)
    expect(await ids()).not.toContain('Bank_Transfer')
    expect(await choose(tempId)).toMatchObject({ body: { code: 'payment_method_unknown' } })
  })

  it('is answered with the account, the reference and the deadline, and asks no gateway', async () => {
    const tempId = await givenHeld(buyer, activity)
    const before = gateway.orders.length
    const { body } = await choose(tempId)
    const { ReferenceNumber, ...shown } = await details(body.Data?.ReservationId ?? 0)
    expect(body.Data).toMatchObject({
      PaymentUrl: '',
      Deadline: new Date(START.getTime() + 24 * HOUR * 1000).toISOString(),
      Fields: [
        { Label: 'Amount' },
        { Label: 'Pay by' },
        { Label: 'Account', Value: '1000', ShowCopyButton: true },
        { Label: 'Payment reference', Value: ReferenceNumber, ShowCopyButton: true },
      ],
    })
    expect(shown).toMatchObject({
      StatusCode: 'Pending Payment',
      ShowUploadConfirmationFile: true,
      PaymentProof: null,
    })
    expect(await statusOf(buyer, tempId)).toMatchObject({
      State: 'awaiting',
      Awaiting: { UploadsProof: true },
    })
    expect(gateway.orders).toHaveLength(before)
    await choose(tempId)
    const { rows } = await sql`select 1 from payment_attempts`.execute(db)
    expect(rows).toHaveLength(1)
  })

  it('ends at its deadline without a receipt', async () => {
    const { id } = await givenTransfer()
    await reconcilePayments(app.payments)
    clock.advance(24 * HOUR)
    expect(await sweep()).toBe(1)
    expect(await details(id)).toMatchObject({ StatusCode: 'Expired' })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
  })

  it('is reminded of once, some hours before', async () => {
    await givenTransfer()
    await test.work()
    mailer.sent.length = 0
    expect(await remindUnpaid(app.checkout)).toBe(0)
    clock.advance(19 * HOUR)
    expect(await remindUnpaid(app.checkout)).toBe(1)
    expect(await remindUnpaid(app.checkout)).toBe(0)
    await test.work()
    expect(mailer.sent).toHaveLength(1)
    expect(mailer.sent[0]?.text).toContain('Your booking is kept for you')
  })

  it('isn’t reminded of once its receipt is here', async () => {
    await givenReview()
    clock.advance(19 * HOUR)
    expect(await remindUnpaid(app.checkout)).toBe(0)
  })
})

describe('a receipt', () => {
  it.each([
    ['JPEG', pictures.jpeg, 'webp'],
    ['PNG', pictures.png, 'webp'],
    ['WebP', pictures.webp, 'webp'],
    ['PDF', pdf, 'pdf'],
  ])(
    'may be a %s; the booking is under review, the traveller and the staff are told',
    async (_, bytes, format) => {
      const { tempId, id } = await givenTransfer()
      await test.work()
      expect(await send(id, bytes)).toMatchObject({
        status: 200,
        body: { Data: { Message: expect.stringContaining('We have your receipt') } },
      })
      const shown = await details(id)
      expect(shown).toMatchObject({
        StatusCode: 'Under Review',
        PaymentStatusCode: 'Pending',
        ShowUploadConfirmationFile: true,
        PaymentMethodInstrucions: null,
        PaymentProof: { State: 'waiting', IsPicture: format === 'webp', Reason: null },
      })
      expect(shown.PaymentProof?.Url).toMatch(
        new RegExp(`^/payment/proof/[0-9a-f]{32}\\.${format}$`),
      )
      expect(shown.ReservationSteps[1]?.Description).toBe('We are checking your receipt.')
      expect(await statusOf(buyer, tempId)).toMatchObject({
        State: 'awaiting',
        Message: expect.stringContaining('receipt'),
      })
      await test.work()
      expect(await alerts()).toEqual(['proof_to_review'])
      expect(await bell()).toEqual(['PaymentDue', 'ProofReceived'])
      expect(mailer.sent.map((mail) => mail.subject)).toEqual([
        expect.stringContaining('How to pay'),
        expect.stringContaining('We have your receipt'),
      ])
      expect(mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')).toContain('Your booking stays held')
    },
  )

  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)])
  it.each([
    ['a program', exe, 400, 'proof_format'],
    ['a page', Buffer.from('<html><script>alert(1)</script></html>'), 400, 'proof_format'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'proof_format'],
    ['half a picture', pictures.jpeg.subarray(0, 200), 400, 'proof_format'],
    ['half a PDF', pdf.subarray(0, 20), 400, 'proof_format'],
    [
      'too much of a picture',
      Buffer.concat([pictures.png, Buffer.alloc(5_242_880)]),
      413,
      'proof_too_large',
    ],
    [
      'P14: a program of 20 MB',
      Buffer.concat([exe, Buffer.alloc(20_000_000)]),
      400,
      'invalid_input',
    ],
  ])('is not %s', async (_, bytes, status, code) => {
    const { id } = await givenTransfer()
    const before = proofs.names()
    expect(await send(id, bytes)).toMatchObject({ status, body: { code } })
    expect(proofs.names()).toEqual(before)
    expect(await details(id)).toMatchObject({ StatusCode: 'Pending Payment', PaymentProof: null })
  })

  it('P14: sent twice, and at the same time, is one to review: the last one', async () => {
    const { id } = await givenTransfer()
    const kept = proofs.names().length
    await Promise.all([send(id), send(id, pictures.png), send(id, pdf)])
    await send(id, pictures.png)
    const { rows } = await sql<{ state: string; format: string }>`
      select state, format from payment_proofs`.execute(db)
    expect(rows).toEqual([{ state: 'waiting', format: 'webp' }])
    expect(proofs.names()).toHaveLength(kept + 1)
    await test.work()
    expect(await alerts()).toEqual(['proof_to_review'])
    expect(mailer.sent.filter((mail) => mail.subject.includes('receipt'))).toHaveLength(1)
  })

  it(
    'P14: sent twice at the same moment is one to review, 50 times',
    { timeout: 60_000 },
    async () => {
      const { id } = await givenTransfer()
      const kept = proofs.names().length
      for (let run = 0; run < RUNS; run += 1) {
        const answers = await Promise.all([send(id, pdf), send(id, pdf)])
        expect(answers.map(({ status }) => status)).toEqual([200, 200])
        const { rows } = await sql`select 1 from payment_proofs where state = 'waiting'`.execute(db)
        expect([rows.length, proofs.names().length]).toEqual([1, kept + 1])
      }
    },
  )

  it('P14 control: without the rule of one that waits, each is another to review', async () => {
    const { id, attemptId } = await givenReview()
    const another = () =>
      sql`insert into payment_proofs (attempt_id, user_id, file, format, bytes, state, uploaded_at)
        values (${attemptId}, 1, gen_random_uuid()::text, 'pdf', 1, 'waiting', now())`.execute(db)
    await expect(another()).rejects.toThrow(/payment_proofs_waiting/)
    await sql`drop index payment_proofs_waiting`.execute(db)
    await another()
    const { rows } = await sql`select 1 from payment_proofs where state = 'waiting'`.execute(db)
    expect(rows).toHaveLength(2)
    await sql`delete from payment_proofs`.execute(db)
    await sql`create unique index payment_proofs_waiting on payment_proofs (attempt_id) where state = 'waiting'`.execute(
      db,
    )
    expect(await send(id)).toMatchObject({ status: 200 })
  })

  it('P14: is another’s business to nobody: neither sent nor seen', async () => {
    const { id } = await givenTransfer()
    const stranger = browser()
    expect(await send(id, pictures.jpeg, stranger)).toMatchObject({ status: 401 })
    await signIn(test, stranger)
    expect(await send(id, pictures.jpeg, stranger)).toMatchObject({ status: 404 })
    expect(await send(id, pictures.jpeg, buyer, { ModuleType: 'Hotel' })).toMatchObject({
      status: 404,
    })
    expect(await send(999_999)).toMatchObject({ status: 404 })
    await send(id, pdf)
    const { PaymentProof } = await details(id)
    const see = (by: Browser) =>
      app.http.request(PaymentProof?.Url ?? '', {
        headers: by.token ? { cookie: `session=${by.token}` } : {},
      })
    expect([(await see(stranger)).status, (await see(browser())).status]).toEqual([404, 404])
    const mine = await see(buyer)
    expect(Buffer.from(await mine.arrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(mine.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="receipt.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const staff = browser()
    await signIn(test, staff, { role: 'staff' })
    expect((await see(staff)).status).toBe(200)
  })

  it('is removed once the store is back, after days too: what took another’s place, and what came to nothing', async () => {
    const { id } = await givenReview()
    await sql`delete from jobs.job where name = 'payments.forget-proof'`.execute(db)
    const before = proofs.names()
    const { remove } = proofs
    proofs.remove = async () => {
      throw new Error('The store is away')
    }
    expect(await send(id, pdf)).toMatchObject({ status: 200 })
    await sql`alter table payment_proofs add constraint nothing_more check (bytes < 0) not valid`.execute(
      db,
    )
    expect((await send(id)).status).not.toBe(200)
    await sql`alter table payment_proofs drop constraint nothing_more`.execute(db)
    expect(proofs.names()).toHaveLength(before.length + 2)
    const { rows } = await sql<{ days: number }>`
      select min(retry_limit * retry_delay) / 86400 as days from jobs.job where name = 'payments.forget-proof'`.execute(
      db,
    )
    expect(rows[0]?.days).toBeGreaterThanOrEqual(7)
    proofs.remove = remove
    await sql`update jobs.job set start_after = now() where name = 'payments.forget-proof'`.execute(
      db,
    )
    await test.work()
    const { PaymentProof } = await details(id)
    expect(proofs.names()).toHaveLength(before.length)
    expect(proofs.names()).toContain(PaymentProof?.Url?.split('/').at(-1))
  })

  it('goes when its owner’s account is erased, and stands in their export until then', async () => {
    const { id } = await givenReview()
    const { PaymentProof } = await details(id)
    const name = PaymentProof?.Url?.split('/').at(-1) ?? ''
    expect(await proofs.read(name)).not.toBeNull()
    const { rows } = await sql<{ user_id: number }>`select user_id from payment_proofs`.execute(db)
    const userId = rows[0]?.user_id ?? 0
    await db.transaction().execute(async (trx) => {
      const [payment] = await gatherPaymentsOf(trx, userId)
      expect(payment?.['Receipts']).toMatchObject([{ State: 'waiting', Format: 'webp' }])
      await forgetProofsOf(trx, test.jobs, userId)
    })
    await test.work()
    expect(await proofs.read(name)).toBeNull()
    expect((await details(id)).PaymentProof).toMatchObject({ Url: null, State: 'waiting' })
  })

  it('is expected only of what is transferred', async () => {
    const tempId = await givenHeld(buyer, activity)
    const { body } = await choose(tempId, { PaymentMethod: 'Outlet_Code' })
    expect(await send(body.Data?.ReservationId ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'proof_not_expected' },
    })
    const paid = await givenReview({ Id: await givenActivity(test) })
    await approve(paid)
    expect(await send(paid.id)).toMatchObject({ body: { code: 'proof_not_expected' } })
  })

  it('keeps the booking as it is, and from being paid again, while it is reviewed', async () => {
    const { tempId } = await givenReview()
    const one = { SeatsNumber: 1, AdultsCount: 1, TempReseravtionId: tempId, Edition: 9 }
    const edit = await buyer.call(
      api.setTempReservation,
      requestFor(activity, { UserName: 'N', ...one }),
    )
    expect(edit).toMatchObject({ status: 409, body: { code: 'payment_open' } })
    for (const PaymentMethod of ['Bank_Transfer', 'Bank_Card'])
      expect(await choose(tempId, { PaymentMethod })).toMatchObject({
        status: 409,
        body: { code: 'proof_under_review' },
      })
  })
})

describe('a review', () => {
  it('approved: confirmed and paid, once, though its deadline is long past', async () => {
    const transfer = await givenReview({ SeatsNumber: 10, AdultsCount: 10 })
    clock.advance(47 * HOUR)
    expect(await sweep()).toBe(0)
    expect(await browser().call(api.setTempReservation, requestFor(activity))).toMatchObject({
      body: { code: 'sold_out' },
    })
    expect(await Promise.all([approve(transfer), approve(transfer)])).toEqual(
      expect.arrayContaining(['paid', 'known']),
    )
    expect(await details(transfer.id)).toMatchObject({
      StatusCode: 'Confirmed',
      PaymentStatusCode: 'Paid',
      PaymentMethod: 'Bank transfer',
      ShowUploadConfirmationFile: false,
      PaymentProof: { State: 'approved' },
    })
    expect(await stock()).toEqual({ held: 0, sold: 10 })
    await test.work()
    expect(await bell()).toEqual([
      'PaymentDue',
      'ProofReceived',
      'ReservationConfirmed',
      'ProofReviewed',
    ])
    expect(mailer.sent.at(-1)?.subject).toContain('Confirmed')
    expect([await wrongInTill(db), await wrongInLedger(db, gateway)]).toEqual([[], []])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it('rejected with more time: told why, sent again, approved', async () => {
    const transfer = await givenReview()
    clock.advance(30 * HOUR)
    expect(await reject(transfer, 12)).toBe('again')
    expect(await reject(transfer, 12)).toEqual({ refusal: 'proof_not_expected' })
    const until = new Date(clock.now().getTime() + 12 * HOUR * 1000).toISOString()
    const shown = await details(transfer.id)
    expect(shown).toMatchObject({
      StatusCode: 'Pending Payment',
      PaymentStatusCode: 'Unpaid',
      PaymentCompletionDeadline: until,
      ShowUploadConfirmationFile: true,
      PaymentMethodInstrucions: {
        Note: 'We could not accept your receipt: The amount is missing.',
      },
      PaymentProof: { State: 'rejected', Reason: 'The amount is missing.' },
    })
    await test.work()
    expect(mailer.sent.at(-1)?.text).toContain('The amount is missing.')
    expect(mailer.sent.at(-1)?.text).toContain('Cancellation: ')
    expect((await bell()).at(-1)).toBe('ProofReviewed')
    clock.advance(11 * HOUR)
    expect(await sweep()).toBe(0)
    expect(await send(transfer.id)).toMatchObject({ status: 200 })
    expect(await approve(transfer)).toBe('paid')
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Confirmed' })
    expect(await wrongInTill(db)).toEqual([])
  })

  const hoursAfter = (hours: number) => new Date(START.getTime() + hours * HOUR * 1000)
  it.each([
    ['as many hours as were given', hoursAfter(20), 24, hoursAfter(44)],
    ['no less than was promised', hoursAfter(2), 12, hoursAfter(24)],
    ['less than the places were kept for the review', hoursAfter(2), 24, hoursAfter(26)],
  ])('rejected with more time: %s, as the mail says', async (_, at, hours, until) => {
    const transfer = await givenReview()
    goTo(at)
    await staysUntil(transfer, hours, until)
  })

  it('rejected with more time: no longer than until it begins', async () => {
    goTo(beforeIt(50))
    const transfer = await givenReview()
    goTo(beforeIt(30))
    await staysUntil(transfer, 72, BEGINS)
  })

  it('rejected with more time: an outlet’s code that was shown before can be paid as long as it said', async () => {
    await sql`update payment_methods set hours_to_pay = 40 where id = 'Outlet_Code'`.execute(db)
    const tempId = await givenHeld(buyer, activity)
    await choose(tempId, { PaymentMethod: 'Outlet_Code' })
    const { body } = await choose(tempId)
    const id = body.Data?.ReservationId ?? 0
    await send(id)
    await staysUntil({ tempId, id, attemptId: 0 }, 12, hoursAfter(40))
    await sql`update payment_methods set hours_to_pay = 24 where id = 'Outlet_Code'`.execute(db)
  })

  /** Page, mail and hold say the same. */
  async function staysUntil(transfer: Transfer, hours: number, until: Date): Promise<void> {
    expect(await reject(transfer, hours)).toBe('again')
    await test.work()
    const { rows } = await sql<{ expires_at: Date }>`
      select expires_at from holds where state = 'paying'`.execute(db)
    expect(rows).toEqual([{ expires_at: until }])
    expect(await details(transfer.id)).toMatchObject({
      PaymentCompletionDeadline: until.toISOString(),
    })
    const [, day, hour] =
      /held until \S+ (\d+ \w+)\D+([\d:]+)/.exec(mailer.sent.at(-1)?.text ?? '') ?? []
    const inCairo = { timeZone: 'Africa/Cairo' }
    expect([day, hour]).toEqual([
      until.toLocaleString('en-GB', { ...inCairo, day: 'numeric', month: 'long' }),
      until.toLocaleString('en-GB', { ...inCairo, hour: '2-digit', minute: '2-digit' }),
    ])
    goTo(new Date(until.getTime() - 1000))
    expect(await sweep()).toBe(0)
    clock.advance(1)
    expect(await sweep()).toBe(1)
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Expired' })
  }

  it('rejected for good: over, and its places on sale again', async () => {
    const transfer = await givenReview()
    expect(await reject(transfer, null)).toBe('over')
    expect(await details(transfer.id)).toMatchObject({
      StatusCode: 'Rejected',
      PaymentStatusCode: 'Failed',
      ShowUploadConfirmationFile: false,
    })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    expect(await approve(transfer)).toEqual({ refusal: 'proof_not_expected' })
    await test.work()
    expect(mailer.sent.at(-1)?.text).toContain('no longer held')
    expect(mailer.sent.at(-1)?.text).not.toContain('Cancellation: ')
    expect(await notice()).toContain('The amount is missing.\u2069 This booking has ended.')
    const arabic = await buyer.call(
      api.getReservationDetails,
      { ReservationId: transfer.id, Module: 'Activity' },
      { 'accept-language': 'ar-EG' },
    )
    expect(arabic.body.Data?.ReservationStatus).toBe('مرفوض')
  })

  it('that nobody makes gives the places back, stays open, and is on the staff’s list', async () => {
    const transfer = await givenReview()
    clock.advance(49 * HOUR)
    expect(await sweep()).toBe(1)
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Under Review' })
    expect(await alerts()).toEqual(['proof_to_review', 'proof_overdue'])
    expect(await reject(transfer, 12)).toEqual({ refusal: 'hold_ended' })
  })

  it('P14, H2: approved after that, and the places are still free: booked', async () => {
    const transfer = await givenReview()
    clock.advance(49 * HOUR)
    await sweep()
    expect(await approve(transfer)).toBe('paid')
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Confirmed' })
    expect(await stock()).toEqual({ held: 0, sold: 2 })
  })

  it('P14, H3: approved after that, and they are another’s: owed back by hand, told', async () => {
    const transfer = await givenReview({ SeatsNumber: 10, AdultsCount: 10 })
    clock.advance(49 * HOUR)
    await sweep()
    await givenHeld(browser(), activity)
    expect(await approve(transfer)).toBe('paid')
    await test.work()
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Cancelled' })
    expect(await alerts()).toEqual([
      'proof_to_review',
      'proof_overdue',
      'paid_but_gone',
      'refund_by_hand',
    ])
    expect(await wrongInTill(db)).toEqual([])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it.each([
    ['its places are on sale again', true],
    ['they are still counted as held', false],
  ])('P14, H9: approved once it has begun, and %s: owed back, told why', async (_, swept) => {
    goTo(beforeIt(40))
    const transfer = await givenReview()
    goTo(beforeIt(-1))
    if (swept) await sweep()
    expect(await approve(transfer)).toBe('paid')
    await test.work()
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Cancelled' })
    expect(await stock()).toEqual({ held: 0, sold: 0 })
    expect((await alerts()).slice(swept ? 2 : 1)).toEqual(['paid_but_begun', 'refund_by_hand'])
    const { rows } = await sql<object>`select amount, reason from refunds`.execute(db)
    expect(rows).toEqual([{ amount: 1000_00, reason: 'already_begun' }])
    const mail = mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(mail).toContain('had already begun before your payment could be confirmed')
    expect(mail).not.toContain('last places')
    const { rows: notices } = await sql<{ en: string; ar: string }>`
        select message_en as en, message_ar as ar from notifications where type = 'ReservationRefunded'`.execute(
      db,
    )
    expect(notices).toEqual([
      {
        en: expect.stringContaining('had already begun before your payment could be confirmed'),
        ar: expect.stringContaining('بدأ موعد'),
      },
    ])
    expect(await wrongInTill(db)).toEqual([])
    expect(await auditBooks(app.payments)).toBe(0)
  })

  it.each(['promocode_used_up', 'booking_over'])(
    'P14: approved, and it buys nothing any more (%s): given back, and over for everybody',
    async (reason) => {
      const isCode = reason === 'promocode_used_up'
      await sql`insert into promocodes (code, percent, max_uses) values ('TWICE', 10, 2)
        on conflict (upper(code)) do nothing`.execute(db)
      // Its rest is due three days before, when its deposit buys nothing any more.
      if (!isCode)
        await sql`insert into deposit_terms (kind, percent, balance_days, unpaid) values ('activity', 30, 3, 'terms')`.execute(
          db,
        )
      const transfer = await givenReview(isCode ? { Promocode: 'TWICE' } : {})
      await sql`delete from deposit_terms`.execute(db)
      if (isCode) {
        clock.advance(49 * HOUR)
        await sweep()
        const rival = browser()
        await signIn(test, rival)
        const other = await givenHeld(rival, activity, { Promocode: 'TWICE' })
        await test.deliver(gateway.settle(await givenPaying(test, rival, other)))
        await sql`update promocodes set max_uses = 1 where code = 'TWICE'`.execute(db)
      } else goTo(beforeIt(50))
      await test.work()
      mailer.sent.length = 0
      expect(await approve(transfer)).toBe('returned')
      await test.work()
      const refunds = sql<{ id: number; reason: string; state: string }>`
        select id, reason, state from refunds`
      const { rows } = await refunds.execute(db)
      expect(rows).toMatchObject([{ reason, state: 'by_hand' }])
      const shown = await details(transfer.id)
      expect(shown).toMatchObject({ StatusCode: 'Cancelled', ShowUploadConfirmationFile: false })
      expect(shown.ReservationSteps.at(-1)).toMatchObject({ Text: 'Refunded' })
      expect(mailer.sent).toHaveLength(1)
      expect(await stock()).toEqual({ held: 0, sold: isCode ? 2 : 0 })

      // Given back by hand, and swept again: it stays what it is, and nobody is asked to look at its receipt.
      await noteRefundByHand(app.payments, rows[0]?.id ?? 0, 'IP-1')
      await sql`truncate staff_alerts`.execute(db)
      clock.advance(80 * HOUR)
      await sweep()
      await test.work()
      expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Cancelled' })
      expect(mailer.sent).toHaveLength(2)
      expect(await alerts()).toEqual([])

      // As it was left behind once.
      await sql`update reservations set status = 'Under Review', payment_status = 'Pending' where id = ${transfer.id}`.execute(
        db,
      )
      await sql`update temp_reservations set cancelled_at = null where id = ${transfer.tempId}`.execute(
        db,
      )
      const name = '../../../../migrations/594_receipts_that_bought_nothing.sql'
      const mend = sql.raw(await readFile(new URL(name, import.meta.url), 'utf8'))
      await db.transaction().execute((trx) => mend.execute(trx))
      expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Cancelled' })
      expect(await wrongInTill(db)).toEqual([])
      expect(await auditBooks(app.payments)).toBe(0)
    },
  )

  it('of a receipt that came after the deadline: it may have been paid in time', async () => {
    const transfer = await givenTransfer()
    clock.advance(25 * HOUR)
    await sweep()
    expect(await details(transfer.id)).toMatchObject({
      StatusCode: 'Expired',
      ShowUploadConfirmationFile: true,
    })
    expect(await send(transfer.id)).toMatchObject({ status: 200 })
    await test.work()
    const mail = mailer.sent.at(-1)?.text.replaceAll(/\s+/g, ' ')
    expect(mail).toContain('nothing is held for you any more')
    expect(mail).not.toContain('stays held')
    expect(await approve(transfer)).toBe('paid')
    expect(await details(transfer.id)).toMatchObject({ StatusCode: 'Confirmed' })
  })

  it('is not begun a week later', async () => {
    const transfer = await givenTransfer()
    clock.advance(192 * HOUR)
    await sweep()
    expect(await details(transfer.id)).toMatchObject({ ShowUploadConfirmationFile: true })
    clock.advance(1)
    expect(await details(transfer.id)).toMatchObject({ ShowUploadConfirmationFile: false })
    expect(await send(transfer.id)).toMatchObject({ body: { code: 'proof_not_expected' } })
  })
})

describe('H4: the end of a hold and the approval at the same moment', () => {
  const ending = async (): Promise<{ transfer: Transfer; offer: number; holdId: number }> => {
    activity = await givenActivity(test, 2)
    const transfer = await givenReview()
    clock.advance(49 * HOUR)
    const { rows } = await sql<{ hold_id: number }>`
      select hold_id from temp_reservations where id = ${transfer.tempId}`.execute(db)
    return { transfer, offer: activity, holdId: rows[0]?.hold_id ?? 0 }
  }

  it('50 times: booked, or owed back when a rival was faster', async () => {
    for (let run = 0; run < 50; run += 1) {
      const { transfer, offer } = await ending()
      await Promise.all([
        approve(transfer),
        sweep(),
        sweep(),
        browser().call(api.setTempReservation, requestFor(offer)),
      ])
      const { StatusCode } = await details(transfer.id)
      const { held = 0, sold = 0 } = (await stock(offer)) ?? {}
      const { rows } =
        await sql`select 1 from refunds f where f.attempt_id = ${transfer.attemptId}`.execute(db)
      expect([StatusCode, sold, rows.length]).toEqual(
        sold === 2 ? ['Confirmed', 2, 0] : ['Cancelled', 0, 1],
      )
      expect(held + sold).toBeLessThanOrEqual(2)
      goTo(START)
    }
    expect(await wrongInTill(db)).toEqual([])
  }, 120_000)

  it('control: a hold that isn’t locked is sold and given back at once', async () => {
    const isRight = async (): Promise<boolean> => {
      const { transfer, offer, holdId } = await ending()
      const { Activity } = app.checkout.sellables
      await Promise.allSettled([
        approve(transfer),
        // The sweeper, past its look at the booking.
        db.transaction().execute(async (trx) => Activity?.release(trx, holdId, 'expired')),
      ])
      goTo(START)
      const { held, sold } = (await stock(offer)) ?? {}
      const { rows } = await sql<{
        state: string
      }>`select state from holds where id = ${holdId}`.execute(db)
      return rows[0]?.state === 'consumed' && held === 0 && sold === 2
    }
    await withSlowHolds(db, true, async () => expect(await isRight()).toBe(true))
    await withSlowHolds(db, false, async () => expect(await isEverLost(isRight)).toBe(true))
  })
})
