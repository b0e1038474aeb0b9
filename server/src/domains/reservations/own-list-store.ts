import { sql, type RawBuilder } from 'kysely'
import { named, type Db } from '../../platform/database/connect.ts'
import type { Reservation } from './reservation.ts'

type OwnRequest = {
  readonly userId: number
  readonly search: string | null
  readonly limit: number
  readonly offset: number
}

/** What a list shows of a reservation. */
export type OwnCard = Pick<
  Reservation,
  'id' | 'module' | 'reference' | 'status' | 'paymentStatus' | 'total' | 'fromDate' | 'createdAt'
> & { readonly sold: Pick<Reservation['sold'], 'name' | 'image'> }

/** SQL: which are one's own, and match what is looked for: compared as the catalogue compares. */
const matchingSql = ({ userId, search }: OwnRequest): RawBuilder<unknown> =>
  search === null
    ? sql`user_id = ${userId}`
    : // What is left of a text are letters, digits and spaces, no pattern.
      sql`user_id = ${userId} and (select norm_search(${search}) <> '')
        and searched like (select '%' || norm_search(${search}) || '%')`

/** SQL: what a list shows of a reservation. */
const cardSql = sql`id, module, reference, status, payment_status as "paymentStatus", total, from_date as "fromDate",
  created_at as "createdAt", jsonb_build_object('name', sold -> 'name', 'image', sold -> 'image') as sold`

/** The page that nearly everybody asks for, read at once: finding a later one by the index first costs each row twice. */
async function firstOfOwn(
  db: Db,
  request: OwnRequest,
): Promise<{ rows: OwnCard[]; total: number }> {
  const matching = matchingSql(request)
  const { rows } = await sql<OwnCard & { count: number }>`
    ${named('own-reservations-first')} select ${cardSql},
      (select count(*) from reservations where ${matching}) as count
    from reservations where ${matching} order by created_at desc, id limit ${request.limit}`.execute(
    db,
  )
  return { rows, total: rows[0]?.count ?? 0 }
}

/**
 * One page of a person's reservations, newest first, and how many match in all. Which they are is read from an
 * index alone: people who book for others have thousands. Without a search they are counted apart, which costs
 * half of counting beside the page; with one the text of each would be compared twice. One statement that names
 * its columns, so that each connection plans it once, and what else was sold isn't read.
 */
export async function pageOfOwn(
  db: Db,
  request: OwnRequest,
): Promise<{ rows: OwnCard[]; total: number }> {
  const { search, limit, offset } = request
  const matching = matchingSql(request)
  const counted = search === null
  if (counted && offset === 0) return firstOfOwn(db, request)
  // What was bought together stands in the order of travelling: the way there first.
  const { rows } = await sql<OwnCard & { count: number }>`
    ${named(counted ? 'own-reservations' : 'own-reservations-found')} with page as materialized (
      select id as its_id, ${counted ? sql`null::bigint` : sql`count(*) over ()`} as found
        from reservations where ${matching} order by created_at desc, id limit ${limit} offset ${offset})
    select ${cardSql}, ${counted ? sql`(select count(*) from reservations where ${matching})` : sql`found`} as count
    from page join reservations on id = its_id order by created_at desc, id`.execute(db)
  const [first] = rows
  if (first || offset === 0) return { rows, total: first?.count ?? 0 }
  // Beyond the last page nothing says how many there are.
  const all = await sql<{ total: number }>`
    select count(*) as total from reservations where ${matching}`.execute(db)
  return { rows, total: all.rows[0]?.total ?? 0 }
}
