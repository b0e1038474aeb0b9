import type { PaymentMethodId } from '@rihla/contract/values/enumerations'
import type { Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db, Trx } from '../../platform/database/connect.ts'
import { camelRows, type CamelRow } from '../../platform/database/tables.ts'
import type { StartedPayment } from '../../ports/payment-gateway.ts'
import { ATTEMPT } from './attempt-columns.ts'
import type { Attempt, AttemptState } from './attempt.ts'
import { isPaidLater } from './methods/method.ts'

/** What stands for the gateway of money that the staff receives: nothing can be asked there. */
export const BY_HAND = 'by_hand'

type AttemptRow = CamelRow<'payment_attempts', { language: Language; method: PaymentMethodId }>

/** Attempts by a condition and what follows it (order, limit, lock). */
const attempts = (db: Db | Trx, where: RawBuilder<unknown>): Promise<Attempt[]> =>
  camelRows(db, sql<AttemptRow>`select ${ATTEMPT} from payment_attempts where ${where}`)

const oneAttempt = async (db: Db | Trx, where: RawBuilder<unknown>): Promise<Attempt | null> =>
  (await attempts(db, where))[0] ?? null

export type NewAttempt = Pick<
  Attempt,
  | 'orderKind'
  | 'orderId'
  | 'userId'
  | 'method'
  | 'gateway'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'reference'
  | 'language'
  | 'createdAt'
  | 'expiresAt'
  | 'termsKey'
> & {
  /** The terms in full, for people to read. */
  readonly terms: object
  readonly promocodeId: number | null
}

/** Writes an attempt down, unless one for the same order, method, amount and terms is live: then null. */
export async function insertAttempt(db: Db | Trx, it: NewAttempt): Promise<Attempt | null> {
  const statement = sql<AttemptRow>`
    insert into payment_attempts (order_kind, order_id, user_id, method, gateway, amount, fee, currency, state, reference,
      language, created_at, expires_at, terms, terms_key, promocode_id)
    values (${it.orderKind}, ${it.orderId}, ${it.userId}, ${it.method}, ${it.gateway}, ${it.amount}, ${it.fee}, ${it.currency},
      ${it.gateway === BY_HAND ? 'pending' : 'created'}, ${it.reference}, ${it.language}, ${it.createdAt}, ${it.expiresAt}, ${JSON.stringify(it.terms)}::jsonb,
      ${it.termsKey}, ${it.promocodeId})
    on conflict (order_kind, order_id, method, amount, terms_key) where state in ('created', 'pending') do nothing
    returning ${ATTEMPT}`
  return (await camelRows(db, statement))[0] ?? null
}

export async function findLive(
  db: Db | Trx,
  order: {
    orderKind: string
    orderId: number
    method: string
    amount: number
    termsKey: string
  },
): Promise<Attempt | null> {
  return oneAttempt(
    db,
    sql`order_kind = ${order.orderKind} and order_id = ${order.orderId}
      and method = ${order.method} and amount = ${order.amount} and terms_key = ${order.termsKey} and state in ('created', 'pending')`,
  )
}

export async function readAttempt(db: Db | Trx, id: number): Promise<Attempt | null> {
  return oneAttempt(db, sql`id = ${id}`)
}

/** All attempts for an order, newest first. */
export async function attemptsOf(
  db: Db | Trx,
  orderKind: string,
  orderId: number,
): Promise<Attempt[]> {
  return attempts(db, sql`order_kind = ${orderKind} and order_id = ${orderId} order by id desc`)
}

/** Codes of the same order that could still be paid at an outlet. */
export async function openCodesOf(
  trx: Trx,
  { id, orderKind, orderId }: Pick<Attempt, 'id' | 'orderKind' | 'orderId'>,
): Promise<Attempt[]> {
  return attempts(
    trx,
    sql`order_kind = ${orderKind} and order_id = ${orderId} and id <> ${id}
      and code is not null and state in ('created', 'pending')`,
  )
}

/** The newest attempt of an order by this method. */
export async function newestBy(
  db: Db | Trx,
  { orderKind, orderId }: Pick<Attempt, 'orderKind' | 'orderId'>,
  method: PaymentMethodId,
): Promise<Attempt | null> {
  return oneAttempt(
    db,
    sql`order_kind = ${orderKind} and order_id = ${orderId} and method = ${method}
      order by id desc limit 1`,
  )
}

/** Until when payments of the order are awaited that come later than on a page, the last of them; null: none is. */
export async function awaitedUntil(
  db: Db | Trx,
  { orderKind, orderId }: Pick<Attempt, 'orderKind' | 'orderId'>,
): Promise<Date | null> {
  const open = await attempts(
    db,
    sql`order_kind = ${orderKind} and order_id = ${orderId}
      and state in ('created', 'pending', 'under_review') order by expires_at desc`,
  )
  return open.find(({ method }) => isPaidLater(method))?.expiresAt ?? null
}

/**
 * Locks what is paid for, as its selling domain does before anything else. Whoever locks more does it in this order:
 * what is paid for, an attempt's refunds, the attempt, a refund. Who needs less may begin later, and never goes back.
 */
export async function lockOrder(
  trx: Trx,
  { orderKind, orderId }: Pick<Attempt, 'orderKind' | 'orderId'>,
): Promise<void> {
  await sql`select lock_order(${orderKind}, ${orderId})`.execute(trx)
}

/** The attempt of a gateway's order, and before it what it pays for, locked until the transaction ends. */
export async function lockByGatewayOrder(
  trx: Trx,
  gateway: string,
  gatewayOrderId: string,
): Promise<Attempt | null> {
  const locked = sql<AttemptRow>`select ${ATTEMPT} from lock_attempt_of(${gateway}, ${gatewayOrderId})`
  return (await camelRows(trx, locked))[0] ?? null
}

export async function readByGatewayOrder(
  db: Db | Trx,
  gateway: string,
  gatewayOrderId: string,
): Promise<Attempt | null> {
  return oneAttempt(db, sql`gateway = ${gateway} and gateway_order_id = ${gatewayOrderId}`)
}

/** An attempt, locked until the transaction ends. */
export async function lockAttempt(trx: Trx, id: number): Promise<Attempt | null> {
  return (
    (await camelRows(trx, sql<AttemptRow>`select ${ATTEMPT} from lock_attempt(${id})`))[0] ?? null
  )
}

/**
 * The gateway has opened the payment: its ids, stored before the browser gets them. False when the
 * attempt was ended meanwhile, so that its page must not be shown.
 */
export async function storeStarted(
  db: Db | Trx,
  id: number,
  started: StartedPayment,
): Promise<boolean> {
  const { rows } = await sql<{ state: AttemptState }>`
    update payment_attempts set intention_id = ${started.intentionId}, gateway_order_id = ${started.gatewayOrderId},
      payment_url = ${started.paymentUrl}, code = ${started.code}, state = case when state = 'created' then 'pending' else state end
    where id = ${id} returning state`.execute(db)
  return rows[0]?.state === 'pending'
}

/** An attempt whose payer gets more time. */
export async function extendAttempt(trx: Trx, id: number, expiresAt: Date): Promise<void> {
  await sql`update payment_attempts set expires_at = ${expiresAt} where id = ${id}`.execute(trx)
}

/** Moves an attempt on from the state in which it was read; false when it is in another one by now. */
export async function setAttempt(
  db: Db | Trx,
  { id, state }: Pick<Attempt, 'id' | 'state'>,
  change: {
    state: AttemptState
    transactionId?: string
    cardEnd?: string | null
    failure?: string | null
    at: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    update payment_attempts set state = ${change.state}, failure = ${change.failure ?? null}, settled_at = ${change.at},
      transaction_id = coalesce(${change.transactionId ?? null}, transaction_id),
      card_end = coalesce(${change.cardEnd ?? null}, card_end)
    where id = ${id} and state = ${state} returning id`.execute(db)
  return rows.length > 0
}

/** Which of the gateway's transactions an attempt's money came by. It is locked. */
export async function noteTransaction(trx: Trx, id: number, transactionId: string): Promise<void> {
  await sql`update payment_attempts set transaction_id = ${transactionId} where id = ${id}`.execute(
    trx,
  )
}

/** Notes that an attempt has several charges, where one has another number than this. It is locked. */
export async function noteChargedAgain(trx: Trx, id: number, transactionId: string): Promise<void> {
  await sql`
    update payment_attempts set charged_again = true where id = ${id} and exists (
      select from payment_ledger l where l.attempt_id = ${id} and l.kind = 'charge'
        and split_part(l.gateway_ref, '#', 1) <> ${transactionId})`.execute(trx)
}

/**
 * Attempts of an order on other terms than these that could still bring money, locked, without
 * waiting for those being settled at this moment: `locked` says which could be had.
 */
export async function lockOthers(
  trx: Trx,
  order: { orderKind: string; orderId: number },
  termsKey: string,
): Promise<{ attempt: Attempt; locked: boolean }[]> {
  const others = sql`order_kind = ${order.orderKind} and order_id = ${order.orderId} and terms_key <> ${termsKey}
    and (state in ('created', 'pending', 'under_review', 'needs_review')
      or (state in ('expired', 'failed') and gateway_order_id is not null))`
  // Most orders have none, and none begins while theirs is locked.
  if ((await attempts(trx, sql`${others} limit 1`)).length === 0) return []
  // As they are once they are locked: one whose page opened a moment ago isn't taken for one without.
  const mine = await attempts(trx, sql`${others} order by id for update skip locked`)
  const all = await attempts(trx, sql`${others} order by id`)
  const locked = new Map(mine.map((row) => [row.id, row]))
  return all.map((row) => ({
    attempt: locked.get(row.id) ?? row,
    locked: locked.has(row.id),
  }))
}

/**
 * Attempts without news for a while: open ones, and for a day those that ended unpaid or wait for
 * the staff, since their page may have stayed open. What no gateway knows of yet is looked at once its time is up.
 * Open ones first, then whose turn is longest ago; each look makes the wait for the next longer.
 */
export async function silentAttempts(db: Db, now: Date, limit: number): Promise<Attempt[]> {
  return attempts(
    db,
    sql`((state in ('created', 'pending') and (gateway_order_id is not null or expires_at < ${now}))
        or (state in ('expired', 'failed', 'voided', 'needs_review') and gateway_order_id is not null
          and expires_at > ${now}::timestamptz - interval '1 day'))
      and coalesce(checked_at, created_at) < ${now}::timestamptz - least(interval '2 minutes' * (1 + checks), interval '30 minutes')
    order by (state in ('created', 'pending')) desc, coalesce(checked_at, created_at) limit ${limit}`,
  )
}

/** The gateway was asked about an attempt, and answered or not. */
export async function noteCheck(
  db: Db | Trx,
  id: number,
  { at, answered }: { readonly at: Date; readonly answered: boolean },
): Promise<void> {
  await sql`
    update payment_attempts set checked_at = ${at}, checks = checks + 1,
      silent_since = case when not ${answered}::boolean then coalesce(silent_since, ${at}::timestamptz) end
    where id = ${id}`.execute(db)
}

/** An attempt had its turn, also where nothing could be asked: without this it would keep others from theirs. */
export async function noteTurn(
  db: Db,
  { id, checks }: Pick<Attempt, 'id' | 'checks'>,
  at: Date,
): Promise<void> {
  await sql`
    update payment_attempts set checked_at = ${at}, checks = checks + 1
    where id = ${id} and checks = ${checks}`.execute(db)
}
