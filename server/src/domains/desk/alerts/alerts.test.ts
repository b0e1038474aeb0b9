import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { openReservation } from '../../reservations/index.ts'
import { newFacts } from '../../reservations/testing/reservations.ts'
import { signIn } from '../../../testing/people.ts'
import { givenStaff, why } from '../testing/desk.ts'

const test = await testApp()
const { app, db } = test
const agent = await givenStaff(test, 'agent')
const openAlerts = async () => (await agent.data(api.getAlerts, {})).Items

it('are seen to with a note, once', async () => {
  await app.payments.alert('paid_but_gone', '77', { amount: 50_000, bookingId: 5 })
  const [alert] = await openAlerts()
  expect(alert).toMatchObject({
    Kind: 'paid_but_gone',
    Amount: 500,
    Details: [{ Name: 'bookingId', Value: '5' }],
  })
  const id = alert?.Id ?? 0
  expect(await agent.data(api.settleAlert, { id, ...why('Called her') })).toEqual({
    State: 'settled',
  })
  expect(await openAlerts()).toEqual([])
  expect((await agent.call(api.settleAlert, { id, ...why() })).body).toMatchObject({
    code: 'alert_settled',
  })
  const { Closed } = await agent.data(api.getAlerts, {})
  expect(Closed).toMatchObject([
    { Id: id, Kind: 'paid_but_gone', Amount: 500, Note: 'Called her', By: expect.any(String) },
  ])
})

it('say when they are open that nobody has seen to them yet, also the second time', async () => {
  const alert = () => app.payments.alert('paid_but_begun', '78', { amount: 50_000 })
  const closed = async () =>
    (await agent.data(api.getAlerts, {})).Closed.filter(({ Kind }) => Kind === 'paid_but_begun')
  await alert()
  const id = (await openAlerts()).find(({ Kind }) => Kind === 'paid_but_begun')?.Id ?? 0
  await agent.data(api.settleAlert, { id, ...why('Called her') })
  expect(await closed()).toHaveLength(1)
  test.clock.advance(60)
  await alert()
  expect(await closed()).toEqual([])
  await sql`update staff_alerts set settled_at = ${test.clock.now()} where id = ${id}`.execute(db)
  // It was closed elsewhere: what somebody wrote the first time says nothing of it.
  expect(await closed()).toMatchObject([{ Id: id, By: null, Note: null }])
})

it.each([
  'external_booking_open',
  'external_cancellation_refused',
  'external_net_differs',
] as const)('%s leads to the reservation of a partner’s room', async (kind) => {
  const traveller = test.browser()
  const userId = await signIn(test, traveller)
  const sourceId = kind.length
  const it = await db
    .transaction()
    .execute((trx) =>
      openReservation(trx, newFacts({ module: 'Hotel', sourceKind: 'external', sourceId, userId })),
    )
  await app.payments.alert(kind, String(sourceId), {})
  const alert = (await openAlerts()).find(({ Kind }) => Kind === kind)
  expect(alert?.Reservation).toMatchObject({ Id: it?.id })
})

it.each([
  ['change_over', 'checkout:change'],
  ['paid_twice', 'checkout:balance'],
  ['payment_needs_review', 'external:balance'],
  ['payment_disputed', 'checkout:change'],
  ['refund_late', 'checkout:balance'],
] as const)('%s leads to the reservation whose rest or change it is (%s)', async (kind, part) => {
  const traveller = test.browser()
  const userId = await signIn(test, traveller)
  const [sourceKind = ''] = part.split(':')
  const sourceId = 100 + kind.length
  const it = await db
    .transaction()
    .execute((trx) => openReservation(trx, newFacts({ sourceKind, sourceId, userId })))
  const attempt = await sql<{ id: number }>`
    insert into payment_attempts (order_kind, order_id, method, gateway, amount, currency, state, reference, language,
      created_at, expires_at, terms, terms_key)
    values (${part}, ${sourceId}, 'Bank_Card', 'test', 70000, 'EGP', 'returned', ${kind}, 'en', now(), now(), '{}', '')
    returning id`.execute(db)
  const refund = await sql<{ id: number }>`
    insert into refunds (attempt_id, amount, reason, state, requested_at)
    values (${attempt.rows[0]?.id}, 70000, 'paid_twice', 'requested', now()) returning id`.execute(
    db,
  )
  const subject = kind === 'refund_late' ? refund.rows[0]?.id : attempt.rows[0]?.id
  await app.payments.alert(kind, String(subject), {})
  const alert = (await openAlerts()).find(({ Kind }) => Kind === kind)
  expect(alert?.Reservation).toMatchObject({ Id: it?.id })
})
