import type { Product } from './product.ts'
import type { Offer } from './traveller.ts'

type Books = Pick<Product, 'query' | 'sandboxUrl'>

type GatewayPayment = {
  orderId: number
  transactions: {
    id: number
    kind: 'payment' | 'refund' | 'void'
    amountCents: number
    refundedCents: number
    success: boolean
  }[]
}

/** What is true of an offer's day now. */
export type Stock = { capacity: number; held: number; sold: number }

export async function stockOf(product: Books, { itemId, day }: Offer): Promise<Stock> {
  const [row] = await product.query<Stock>(
    `select capacity, held, sold from stock where kind = 'activity' and item_id = $1 and day = $2`,
    [itemId, day],
  )
  if (!row) throw new Error('The stock row is gone')
  return row
}

/** How many payments and holds are still on their way to an end. */
export async function openEnds(product: Books): Promise<number> {
  const [row] = await product.query<{ open: string }>(`
    select (select count(*) from payment_attempts where state in ('created', 'pending'))
         + (select count(*) from holds where state in ('active', 'paying'))
         + (select count(*) from refunds where state in ('requested', 'sent'))
         + (select count(*) from gateway_events where processed_at is null) as open`)
  return Number(row?.open)
}

/**
 * Every row is a sentence about something that must not be, found by comparing what several records
 * say about the same thing. What must hold at every moment; `audit` adds what holds at the end.
 */
const rules: Record<string, string> = {
  'more is claimed than there is':
    'select kind, item_id, day from stock where held + sold > capacity',
  'held is not what the live holds say': `
    select s.item_id, s.day, s.held, coalesce(sum(l.quantity), 0) as claimed
    from stock s
      left join (hold_lines l join holds h on h.id = l.hold_id and h.state in ('active', 'paying'))
        on (l.kind, l.item_id, l.day) = (s.kind, s.item_id, s.day)
    where s.kind = 'activity' and (s.item_id, s.day) = ($1::bigint, $2::date)
    group by 1, 2, 3 having s.held <> coalesce(sum(l.quantity), 0)`,
  'sold is not what the consumed holds say': `
    select s.item_id, s.day, s.sold, coalesce(sum(l.quantity), 0) as claimed
    from stock s
      left join (hold_lines l join holds h on h.id = l.hold_id and h.state = 'consumed')
        on (l.kind, l.item_id, l.day) = (s.kind, s.item_id, s.day)
    where s.kind = 'activity' and (s.item_id, s.day) = ($1::bigint, $2::date)
    group by 1, 2, 3 having s.sold <> coalesce(sum(l.quantity), 0)`,
  'sold is not what the confirmed reservations say': `
    select s.sold, coalesce(sum(r.seats), 0) as confirmed
    from stock s left join reservations r
      on r.module = 'Activity' and r.item_id = s.item_id and r.from_date = s.day and r.status = 'Confirmed'
    where s.kind = 'activity' and (s.item_id, s.day) = ($1::bigint, $2::date)
    group by s.sold having s.sold <> coalesce(sum(r.seats), 0)`,
  'a confirmed reservation without its sold places, or the other way round': `
    select t.id, h.state, r.status from temp_reservations t
      join holds h on h.id = t.hold_id left join reservations r on r.id = t.reservation_id
    where (h.state = 'consumed') <> (coalesce(r.status, '') = 'Confirmed')`,
  'a paid attempt with neither a confirmed reservation nor a refund, or with both': `
    select a.order_id, count(*) as paid, count(distinct r.id) as confirmed, count(f.id) as refunded
    from payment_attempts a
      left join reservations r on r.source_kind = a.order_kind and r.source_id = a.order_id
        and r.status = 'Confirmed' and r.paid = r.total
      left join refunds f on f.attempt_id = a.id
    where a.state = 'paid'
    group by 1 having count(*) <> count(distinct r.id) + count(f.id)`,
  'a confirmed reservation that was paid with another amount than it costs': `select id, paid, total from reservations where status = 'Confirmed' and paid <> total`,
  'money of a page that sold nothing and does not go back': `
    select a.id, a.amount, sum(f.amount) as back from payment_attempts a
      left join refunds f on f.attempt_id = a.id
    where a.state = 'returned' group by 1 having coalesce(sum(f.amount), 0) <> a.amount`,
  'an open page that sells something else than its booking is': `
    select a.id, a.amount, t.payable from payment_attempts a
      join temp_reservations t on a.order_kind = 'checkout' and t.id = a.order_id
    where a.state in ('created', 'pending') and a.amount <> t.payable`,
  'a promocode that was used more often than it may be': `
    select p.code, count(*) from promocodes p
      join temp_reservations t on t.promocode_id = p.id
      join reservations r on r.id = t.reservation_id and r.status = 'Confirmed'
    group by p.id having count(*) > p.max_uses`,
  'a confirmed reservation whose money is not in the ledger': `
    select r.id, r.total, sum(l.amount) as kept from reservations r
      left join payment_attempts a on a.order_kind = r.source_kind and a.order_id = r.source_id
        and a.state = 'paid'
      left join payment_ledger l on l.attempt_id = a.id
    where r.status = 'Confirmed'
    group by 1, 2 having coalesce(sum(l.amount), 0) <> r.total`,
}

const finalRules: Record<string, string> = {
  'a payment in between': `select id, state from payment_attempts where state not in ('paid', 'failed', 'expired', 'voided', 'returned')`,
  'a hold in between': `select id, state from holds where state in ('active', 'paying')`,
  'a reservation in between': `select id, status from reservations where status not in ('Confirmed', 'Expired', 'Cancelled')`,
  'a refund in between': `select id, state from refunds where state <> 'done'`,
}

/** Compares everything with everything; answers sentences, none when the books are right. */
export async function audit(
  product: Books,
  { itemId, day }: Offer,
  when: 'now' | 'at the end',
): Promise<string[]> {
  const all = when === 'now' ? rules : { ...rules, ...finalRules }
  const wrong: string[] = []
  for (const [name, sql] of Object.entries(all)) {
    const values = sql.includes('$1') ? [itemId, day] : []
    for (const row of await product.query(sql, values))
      wrong.push(`${name}: ${JSON.stringify(row)}`)
  }
  return when === 'now' ? wrong : [...wrong, ...(await compareWithBank(product))]
}

/** The ledger, order by order, against what the bank itself remembers. */
async function compareWithBank(product: Books): Promise<string[]> {
  const answer = await fetch(`${product.sandboxUrl}/control/payments`)
  const bank = new Map<string, number>()
  for (const { orderId, transactions } of (await answer.json()) as GatewayPayment[]) {
    const taken = transactions
      .filter(({ kind, success }) => kind === 'payment' && success)
      .reduce((sum, one) => sum + one.amountCents - one.refundedCents, 0)
    const moved = transactions.some(({ success }) => success)
    if (moved) bank.set(String(orderId), taken)
  }
  const rows = await product.query<{ order_id: string; kept: string }>(`
    select a.gateway_order_id as order_id, sum(l.amount) as kept
    from payment_ledger l join payment_attempts a on a.id = l.attempt_id group by 1`)
  const ours = new Map(rows.map((row) => [row.order_id, Number(row.kept)]))
  return [...new Set([...bank.keys(), ...ours.keys()])]
    .filter((order) => bank.get(order) !== ours.get(order))
    .map(
      (order) => `order ${order}: the bank has ${bank.get(order)}, the ledger ${ours.get(order)}`,
    )
}
