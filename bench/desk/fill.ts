import type pg from 'pg'
import { createDb, createPool } from '../../server/src/platform/database/connect.ts'
import { openReservation } from '../../server/src/domains/reservations/index.ts'
import { newFacts } from '../../server/src/domains/reservations/testing/reservations.ts'

/** Reservations, each with one payment, as a company has them after two years. */
export const ALL = 1_000_000
/** The first id of each: what a test or the template made stays below. */
export const FIRST_ID = 3_000_000
/** As the server of these benches calls its own. */
const GATEWAY = 'test'

const first = (
  'Ahmed,Mohamed,Mahmoud,Mostafa,Hany,Nour,Mona,Salma,Youssef,Omar,Anna,Lukas,Sophie,James,Giulia,Pierre,Olga,' +
  'Karim,Dina,Amr,أحمد,محمد,محمود,مصطفى,هاني,نور,منى,سلمى,يوسف,عمر'
).split(',')
const last = (
  'Ali,Hassan,Ibrahim,Shaker,Fathy,Mansour,Farouk,Gamal,Rizk,Zaki,Schmidt,Müller,Rossi,Dubois,Ivanova,Smith,' +
  'Khalil,Saleh,Helmy,Nabil,علي,حسن,إبراهيم,شاكر,فتحي,منصور,فاروق,جمال,رزق,عبد الرحمن,عبد السلام'
).split(',')
const oneOf = (list: readonly string[], n: string): string =>
  `(array[${list.map((it) => `'${it}'`).join(',')}])[1 + (${n}) % ${list.length}]`

/** One of a thousand is called what nobody else is. */
const NAME = `case when n % 1000 = 77 then 'Zbigniew Wolańczyk' else ${oneOf(first, 'n / 7')} || ' ' || ${oneOf(last, 'n / 211')} end`
/** The oldest two years ago, the newest now. */
const CREATED = `now() - n * interval '63 seconds'`
const CANCELLED = 'n % 17 = 3'
const UNPAID = 'n % 23 = 5'

/** Writes rows into a table that are like one of it, `t`, but for the values that are named, of row `n`. */
async function copies(
  client: pg.Client,
  table: string,
  from: string,
  made: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  await client.query(
    `insert into ${table} (${columns.join(', ')}) overriding system value
      select ${columns.map((name) => made[name] ?? `t.${name}`).join(', ')} from ${from}`,
  )
}

/** Takes a table's indexes away but those of its constraints; answers the statements that make them again. */
async function withoutIndexes(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; made: string }>(
    `select indexname as name, indexdef as made from pg_indexes
      where schemaname = 'public' and tablename = any($1)
        and not exists (select from pg_constraint c where c.conname = indexname)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ made }) => made)
}

/** A million reservations of many people, with their payments, refunds, receipts, alerts and deeds. */
export async function fillDesk(client: pg.Client, url: string, travellers: number): Promise<void> {
  const pool = createPool(url, { max: 1, statementSeconds: 900 })
  const db = createDb(pool)
  const template = await db
    .transaction()
    .execute((trx) => openReservation(trx, newFacts({ sourceId: 2_000_000_000, userId: 1 })))
  await pool.end()
  if (!template) throw new Error('There is one of this source already')
  await client.query(
    `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`,
  )
  // Filled row by row they take ten times as long.
  const indexes = await withoutIndexes(client, ['reservations', 'reservation_words', 'audit_log'])
  await copies(
    client,
    'reservations',
    `(select * from reservations where id = ${template.id}) t, generate_series(0, ${ALL - 1}) n`,
    {
      id: `${FIRST_ID} + n`,
      reference: `'BEN-' || upper(lpad(to_hex((n::bigint * 2654435761 % 4294967296)::bigint), 8, '0'))`,
      source_id: `1000000000 + n`,
      user_id: `2 + n % ${travellers - 1}`,
      module: `(array['Activity','Hotel','DayUse','Trip'])[1 + n % 4]`,
      client_name: NAME,
      client_phone: `'+2010' || lpad((n::bigint * 48271 % 100000000)::text, 8, '0')`,
      client_email: `'guest' || n || '@example.com'`,
      created_at: CREATED,
      confirmed_at: `case when ${UNPAID} then null else ${CREATED} + interval '2 minutes' end`,
      from_date: `(${CREATED})::date + 3 + n % 60`,
      to_date: `case when n % 4 = 1 then (${CREATED})::date + 6 + n % 60 end`,
      status: `case when ${UNPAID} then 'Expired' when ${CANCELLED} then 'Cancelled' else 'Full Paid' end`,
      payment_status: `case when ${UNPAID} then 'Pending' when ${CANCELLED} then 'Refunded' else 'Paid' end`,
      paid: `case when ${UNPAID} then 0 else t.total end`,
    },
  )
  await client.query(`
    create temporary table named as
      select client_name, words_and_sounds(client_name) as words from reservations where id >= ${FIRST_ID} group by client_name;
    analyze named;
    -- As words_of_reservation has them, with the sounds of each name heard once.
    insert into reservation_words
      select id, ' ' || lower(replace(reference, '-', ' ')) || ' ' || lower(replace(reference, '-', '')) || words
        || substr(client_phone, 2) || ' guest' || id - ${FIRST_ID} || ' example com traveller ' || user_id || ' p' || user_id
        || ' example com 201001234567  xksmbl xkm xtrflr '
      from reservations join named using (client_name) where id >= ${FIRST_ID};
    insert into payment_attempts (id, order_kind, order_id, user_id, method, gateway, amount, state, reference,
        gateway_order_id, transaction_id, language, created_at, expires_at, settled_at)
      overriding system value
      select id, 'checkout', source_id, user_id, case when id % 5 = 0 then 'Bank_Transfer' else 'Bank_Card' end,
        case when id % 5 = 0 then 'by_hand' else '${GATEWAY}' end, total,
        case when paid = 0 then 'expired' else 'paid' end, 'att-' || id, 'o' || id, 't' || id, 'en', created_at,
        created_at + interval '20 minutes', created_at + interval '2 minutes'
      from reservations where id >= ${FIRST_ID};
    insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at, came_on, method, module, gateway)
      select a.id, 'charge', a.amount, 't' || a.id, a.settled_at, (a.settled_at at time zone 'Africa/Cairo')::date, a.method, r.module,
        a.gateway
      from payment_attempts a join reservations r on r.id = a.id where a.state = 'paid';
    insert into refunds (attempt_id, amount, reason, state, requested_at, settled_at, gateway_ref)
      select l.attempt_id, l.amount / 2, 'cancelled',
        case when l.attempt_id % 1700 = 3 then 'failed' when l.attempt_id % 1300 = 7 then 'requested' else 'done' end,
        l.at + interval '1 day', l.at + interval '1 day', 'r' || l.attempt_id
      from payment_ledger l join reservations r on r.id = l.attempt_id where r.status = 'Cancelled';
    insert into payment_ledger (attempt_id, kind, amount, gateway_ref, at, came_on, method, module, gateway)
      select f.attempt_id, 'refund', -f.amount, f.gateway_ref, f.settled_at, l.came_on, l.method, l.module, l.gateway
      from refunds f join payment_ledger l on l.attempt_id = f.attempt_id and l.kind = 'charge' where f.state = 'done';
    -- The gateway's file of each day up to yesterday: of a few thousand lines one is missing, or of another amount.
    insert into settlement_files (gateway, name, sha256, first_day, last_day, is_whole, lines, new_lines, imported_by, imported_at)
      select '${GATEWAY}', 'settlement-' || day || '.csv', sha256(convert_to(day::text, 'UTF8')), day, day, true, count(*), count(*), 1,
        day + interval '30 hours'
      from (select (at at time zone 'Africa/Cairo')::date as day from payment_ledger where gateway = '${GATEWAY}') moved
      where day < (now() at time zone 'Africa/Cairo')::date group by day;
    insert into settlement_lines (gateway, kind, transaction_id, order_id, reference, amount, fee, at, file_id, line)
      select '${GATEWAY}', l.settled_as, l.settled_ref, a.gateway_order_id, a.reference,
        l.amount - case when a.id % 7919 = 5 then 1 else 0 end, case when l.amount > 0 then 300 else 0 end, l.at, f.id,
        row_number() over ()
      from payment_ledger l join payment_attempts a on a.id = l.attempt_id
        join settlement_files f on f.first_day = (l.at at time zone 'Africa/Cairo')::date
      where l.gateway = '${GATEWAY}' and a.id % 9973 <> 7`)
  await client.query(`
    update payment_attempts set state = 'under_review', expires_at = now() + interval '1 day'
      where id % 5 = 0 and id < ${FIRST_ID} + 400;
    update reservations set status = 'Pending Payment', paid = 0 where id % 5 = 0 and id < ${FIRST_ID} + 400;
    insert into payment_proofs (attempt_id, user_id, file, format, bytes, state, uploaded_at, reviewed_at)
      select id, user_id, 'proof-' || id || '.webp', 'webp', 100000,
        case when state = 'under_review' then 'waiting' else 'approved' end, created_at + interval '1 minute',
        case when state = 'paid' then created_at + interval '2 minutes' end
      from payment_attempts where gateway = 'by_hand' and state in ('under_review', 'paid');
    insert into proof_hashes (proof_id, file, sha256)
      select id, file, sha256(convert_to('bytes ' || id % 199990, 'UTF8')) from payment_proofs;
    update payment_attempts set state = 'needs_review' where id % 10007 = 11 and state = 'paid';
    insert into payment_disputes (attempt_id, gateway, gateway_ref, amount, state, opened_at, asked_at, decided_at)
      select id, gateway, 'd' || id, amount, case when id % 3 = 0 then 'open' else 'won' end, created_at + interval '9 days',
        created_at + interval '9 days', case when id % 3 <> 0 then created_at + interval '30 days' end
      from payment_attempts where state = 'paid' and id % 10007 = 1;
    insert into staff_alerts (kind, subject, detail, at, settled_at)
      select 'payment_needs_review', id::text, '{}', created_at, case when id > ${FIRST_ID} + 200000 then created_at end
      from payment_attempts where id % 1009 = 3;
    insert into reviews (module, offer_id, reservation_id, user_id, author, language, stars, words, state, travelled_on, created_at)
      select module, item_id, id, user_id, client_name, language, 1 + id % 5, 'We would come again.',
        case when id < ${FIRST_ID} + 4000 then 'pending' else 'approved' end, from_date, created_at
      from reservations where id % 20 = 9 and status = 'Full Paid';
    insert into audit_log (staff_id, role, action, subject_id, reservation_id, reason, key, step, at, answer)
      select 1, 'manager', case when id % 2 = 0 then 'noteReservation' else 'cancelAtDesk' end, id, id,
        'The customer asked for it', gen_random_uuid(), s.step, created_at, case when s.step = 'done' then '{}'::jsonb end
      from reservations cross join (values ('begun'), ('done')) s (step) where id % 4 = 1 and id >= ${FIRST_ID}`)
  for (const index of indexes) await client.query(index)
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze')
}
