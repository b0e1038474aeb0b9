import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { ArticleRow } from '../row.ts'
import type { List, Listed } from './listed-articles.ts'

/** How large an image is, and what stands in its place; null where it isn't known. */
export type ImageRow = {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly placeholder: string | null
  readonly colour: string | null
}

/** What a card needs: everything but the long texts. */
export type CardRow = Omit<
  ArticleRow,
  'content' | 'content_ar' | 'offers' | 'publish_at' | 'published_at' | 'state'
> & {
  readonly published_at: Date
  readonly cover: ImageRow | null
}

const cardColumns = sql.raw(
  `a.id, a.version, a.slug, a.title, a.subtitle, a.title_ar, a.subtitle_ar, a.author, a.author_ar,
   a.time_to_read, a.tags, a.tags_ar, a.sections, a.sections_ar, a.published_at, a.updated_at,
   a.cover_image_url, a.secondary_image_url, a.cover_alt, a.cover_alt_ar,
   a.secondary_alt, a.secondary_alt_ar`,
)
const cover = sql.raw(`case when i.url is null then null else jsonb_build_object('url', i.url,
  'width', i.width, 'height', i.height, 'placeholder', i.placeholder, 'colour', i.colour) end as cover`)

/** The cards of articles, in the order of their ids; those that aren't published are left out. */
export async function cardsOf(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<CardRow>`
    select ${cardColumns}, ${cover}
      from unnest(${[...ids]}::bigint[]) with ordinality wanted (id, at)
      join blog_articles a on a.id = wanted.id and a.state = 'published'
      left join blog_images i on i.url = a.cover_image_url
     order by wanted.at`.execute(db)
  return rows
}

type Ids = { id: number }

/** The newest published articles. */
export async function newestIds(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<Ids>`
    select id from blog_articles where state = 'published'
     order by published_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The published articles of a section ('' for none) or a tag, by its name; without a list, all. The newest first. */
export async function listedArticles(db: Db, list: List | null): Promise<Listed> {
  const articles = list
    ? sql`select a.id, a.version from blog_article_lists l join blog_articles a on a.id = l.article_id
           where l.list = ${list.list} and l.name = ${list.name}
           order by l.published_at desc, l.article_id desc`
    : sql`select id, version from blog_articles where state = 'published'
           order by published_at desc, id desc`
  const { rows } = await sql<Listed>`
    select coalesce(json_agg(id), '[]') as ids, coalesce(json_agg(version), '[]') as versions
      from (${articles}) listed`.execute(db)
  return rows[0] ?? { ids: [], versions: [] }
}

/** SQL: the names of sections that have articles, from name to name in the index, never over all that stands there. */
const names = sql.raw(`with recursive names as (
  (select name from blog_article_lists where list = 'section' order by name limit 1)
  union all
  select (select l.name from blog_article_lists l
           where l.list = 'section' and l.name > n.name order by l.name limit 1)
    from names n where n.name is not null)`)

/** The sections that have articles. */
export async function sectionNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`${names}
    select n.name from names n where n.name is not null and n.name <> ''`.execute(db)
  return rows.map(({ name }) => name)
}

/** Every section that has articles ('' for those without one), each with its newest. */
export async function newestBySection(
  db: Db,
  each: number,
): Promise<{ name: string; ids: number[] }[]> {
  const { rows } = await sql<{ name: string; ids: number[] }>`${names}
    select n.name, array(
        select l.article_id from blog_article_lists l where l.list = 'section' and l.name = n.name
         order by l.published_at desc, l.article_id desc limit ${each}) as ids
      from names n where n.name is not null`.execute(db)
  return rows.map(({ name, ids }) => ({ name, ids: ids.map(Number) }))
}

/** A published article by its address. */
export async function articleBySlug(db: Db, slug: string): Promise<ArticleRow | undefined> {
  const { rows } = await sql<ArticleRow>`
    select * from blog_articles where slug = ${slug} and state = 'published'`.execute(db)
  return rows[0]
}

/** What is known of images, by where they are served. */
export async function imagesAt(
  db: Db,
  urls: readonly (string | null)[],
): Promise<ReadonlyMap<string, ImageRow>> {
  const wanted = urls.filter((url) => url !== null)
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<ImageRow>`
    select url, width, height, placeholder, colour from blog_images
     where url = any(${wanted}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.url, row]))
}
