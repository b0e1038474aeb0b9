import type { ArticleField, ArticleFields } from '@rihla/contract/blog/fields'
import { REVISIONS } from '@rihla/contract/blog/limits'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Row, Tables } from '../../../platform/database/tables.ts'
import { columnsOf, type ArticleRow } from '../row.ts'
import type { Publication } from './state.ts'

type BlogTables = Tables<'blog_articles'>
const tables = (db: Db | Trx) => db.withTables<BlogTables>()

/** An article, locked. */
export async function lockArticle(trx: Trx, id: number): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select * from blog_articles where id = ${id} for update`.execute(trx)
  return rows[0]
}

export async function articleById(db: Db | Trx, id: number): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`select * from blog_articles where id = ${id}`.execute(db)
  return rows[0]
}

export async function articleAt(trx: Trx, slug: string): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`select * from blog_articles where slug = ${slug}`.execute(
    trx,
  )
  return rows[0]
}

/** Takes the writing of a new article, by whom and since when, until the transaction ends. */
export const lockStamp = async (trx: Trx, userId: number, stamp: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${stamp}`}, 649))`.execute(
    trx,
  )
}

/** The article that a user began to write at a moment, which its address ends with. */
export async function articleOfStamp(
  trx: Trx,
  userId: number,
  stamp: string,
): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select a.* from blog_articles a
      join blog_revisions r on r.article_id = a.id and r.version = 1 and r.saved_by = ${userId}
     where a.slug = ${stamp} or right(a.slug, ${stamp.length + 1}) = ${`-${stamp}`}
     order by a.id limit 1`.execute(trx)
  return rows[0]
}

/** Writes a new article; undefined when its address is taken. */
export async function insertArticle(
  trx: Trx,
  slug: string,
  fields: ArticleFields,
  publication: Publication,
  now: Date,
): Promise<{ id: number; version: number } | undefined> {
  return tables(trx)
    .insertInto('blog_articles')
    .values({ slug, ...columnsOf(fields), ...publication, updated_at: now })
    .onConflict((slugs) => slugs.column('slug').doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()
}

/** Writes the next version of an article. */
export async function replaceArticle(
  trx: Trx,
  { id, version }: Pick<ArticleRow, 'id' | 'version'>,
  fields: ArticleFields,
  publication: Publication,
  now: Date,
): Promise<number> {
  const next = version + 1
  await tables(trx)
    .updateTable('blog_articles')
    .set({ ...columnsOf(fields), ...publication, version: next, updated_at: now })
    .where('id', '=', id)
    .execute()
  return next
}

type RevisionRow = Row<'blog_revisions', { fields: ArticleFields; changed: ArticleField[] }> & {
  readonly saver: string | null
}

type NewRevision = Omit<RevisionRow, 'id' | 'saver'>

/** Adds to the history of an article, which keeps the newest alone. */
export async function addRevision(trx: Trx, revision: NewRevision): Promise<void> {
  const { article_id: articleId, fields, changed } = revision
  await sql`insert into blog_revisions (article_id, version, fields, changed, restored, saved_by, saved_at)
    values (${articleId}, ${revision.version}, ${JSON.stringify(fields)}::jsonb, ${changed}::text[],
      ${revision.restored}, ${revision.saved_by}, ${revision.saved_at})
    on conflict (article_id, version) do nothing`.execute(trx)
  await sql`delete from blog_revisions where id in (
      select id from blog_revisions where article_id = ${articleId} order by id desc offset ${REVISIONS})`.execute(
    trx,
  )
}

/** A version in a list: without its texts, which are long. */
export type RevisionHead = Omit<RevisionRow, 'fields' | 'article_id' | 'saved_by'>

/** The history of an article, newest first, with the names of who saved. */
export async function revisionHeads(db: Db, articleId: number): Promise<RevisionHead[]> {
  const { rows } = await sql<RevisionHead>`
    select r.id, r.version, r.changed, r.restored, r.saved_at, u.full_name as saver
      from blog_revisions r left join users u on u.id = r.saved_by
     where r.article_id = ${articleId} order by r.id desc`.execute(db)
  return rows
}

type Kept = Pick<RevisionRow, 'id' | 'version' | 'fields'>

export async function revisionById(
  db: Db | Trx,
  articleId: number,
  id: number,
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select id, version, fields from blog_revisions
     where article_id = ${articleId} and id = ${id}`.execute(db)
  return rows[0]
}

/** What stood before a version; what was only set aside never stood. */
export async function revisionBefore(
  db: Db,
  articleId: number,
  id: number,
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select id, version, fields from blog_revisions
     where article_id = ${articleId} and id < ${id} and version is not null
     order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function newestRevision(trx: Trx, articleId: number): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select id, version, fields from blog_revisions
     where article_id = ${articleId} order by id desc limit 1`.execute(trx)
  return rows[0]
}

/** Whether an article is as it was first written, by this user: nobody has saved it since. */
export async function isUntouchedBy(trx: Trx, row: ArticleRow, userId: number): Promise<boolean> {
  if (row.version !== 1) return false
  const { rows } = await sql`
    select from blog_revisions
     where article_id = ${row.id} and version = 1 and saved_by = ${userId}`.execute(trx)
  return rows.length > 0
}

/** Images that are known, of these; they stay while the transaction lasts. */
export async function holdImages(trx: Trx, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set()
  const { rows } = await sql<{ url: string }>`
    select url from blog_images where url = any(${[...urls]}::text[]) order by url for key share`.execute(
    trx,
  )
  return new Set(rows.map(({ url }) => url))
}

/** Notes that an article shows these images, now or in a version that can be brought back. */
export async function noteUses(
  trx: Trx,
  articleId: number,
  urls: readonly string[],
): Promise<void> {
  if (urls.length === 0) return
  await sql`insert into blog_image_uses (article_id, url)
    select ${articleId}::bigint, url from unnest(${[...urls]}::text[]) url on conflict do nothing`.execute(
    trx,
  )
}
