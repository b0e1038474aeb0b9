import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import { lastChange } from './last-change.ts'

/** Read at a time. */
const PAGE = 1000

/** The highest number that a published article has; 0: there is none. */
export async function lastArticleId(db: Db): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select max(id) as last from blog_articles where state = 'published'`.execute(db)
  return rows[0]?.last ?? 0
}

type Row = {
  readonly id: number
  readonly slug: string
  readonly published_at: Date
  readonly updated_at: Date
}

/** The addresses of the published articles numbered from `after` (not with it) to `until`, with their last change. */
export async function* articleAddresses(
  db: Db,
  { after, until }: { after: number; until: number },
): AsyncGenerator<{ path: string; changedAt: Date }[]> {
  for (let last = after; ;) {
    const { rows } = await sql<Row>`
      select id, slug, published_at, updated_at from blog_articles
       where state = 'published' and id > ${last} and id <= ${until}
       order by id limit ${PAGE}`.execute(db)
    if (rows.length > 0)
      yield rows.map((row) => ({ path: `/blog/${row.slug}`, changedAt: lastChange(row) }))
    if (rows.length < PAGE) return
    last = rows.at(-1)?.id ?? until
  }
}
