import { normalise } from '@rihla/contract/names/normalise'
import type {
  EditableArticle,
  ManagedArticle,
  getManagedArticles,
} from '@rihla/contract/blog/managing'
import { splitTags } from '@rihla/contract/blog/tags'
import type { Paged } from '@rihla/contract/envelope'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/connect.ts'
import type { CallInput } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { BlogDeps } from '../deps.ts'
import { fieldsOf, type ArticleRow } from '../row.ts'
import { articleById, revisionHeads } from './store.ts'

type Listed = Pick<
  ArticleRow,
  | 'id'
  | 'slug'
  | 'title'
  | 'title_ar'
  | 'subtitle'
  | 'subtitle_ar'
  | 'author'
  | 'author_ar'
  | 'cover_image_url'
  | 'tags'
> &
  Pick<ArticleRow, 'state' | 'publish_at' | 'published_at' | 'updated_at'> & {
    readonly placeholder: string | null
    readonly colour: string | null
  }

/** What stands for itself in a pattern of `like`. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&')

/**
 * All articles, newest first; what was never published stands where it was last touched. A search finds a part of a
 * title in either language, whichever forms of Arabic letters it is typed with.
 */
export async function listManaged(
  db: Db,
  { PageNumber, PageSize, state, search }: CallInput<typeof getManagedArticles>,
): Promise<Paged<ManagedArticle>> {
  const like = search ? `%${literally(search)}%` : null
  const folded = normalise(search ?? '')
  const matches = sql`(${state ?? null}::text is null or a.state = ${state ?? null})
    and (${like}::text is null or a.title ilike ${like} or a.title_ar ilike ${like}
      or (${folded} <> '' and position(${folded} in norm_search(concat_ws(' ', a.title, a.title_ar))) > 0))`
  const { rows } = await sql<Listed>`
    select a.id, a.slug, a.title, a.title_ar, a.subtitle, a.subtitle_ar, a.author, a.author_ar, a.cover_image_url, a.tags, a.state,
           a.publish_at, a.published_at, a.updated_at, i.placeholder, i.colour
      from blog_articles a left join blog_images i on i.url = a.cover_image_url
     where ${matches}
     order by coalesce(a.published_at, a.publish_at, a.updated_at) desc, a.id desc
     limit ${PageSize} offset ${(PageNumber - 1) * PageSize}`.execute(db)
  const counted = await sql<{ n: number }>`
    select count(*)::integer as n from blog_articles a where ${matches}`.execute(db)
  const total = counted.rows[0]?.n ?? 0
  return {
    Data: rows.map(presentManaged),
    PageNumber,
    PageSize,
    TotalPages: Math.ceil(total / PageSize),
    TotalRecords: total,
  }
}

const presentManaged = (row: Listed): ManagedArticle => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  title_ar: row.title_ar ?? '',
  subtitle: row.subtitle,
  subtitle_ar: row.subtitle_ar ?? '',
  author: row.author,
  author_ar: row.author_ar ?? '',
  cover_image_url: row.cover_image_url,
  cover_placeholder: row.placeholder,
  cover_colour: row.colour,
  tags: splitTags(row.tags),
  state: row.state,
  publish_at: row.publish_at?.toISOString() ?? null,
  published_at: row.published_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
})

/** All of an article as staff edit it. */
export async function showEditable(
  { db, priceOffers }: Pick<BlogDeps, 'db' | 'priceOffers'>,
  id: number,
  language: Language,
): Promise<EditableArticle | Refusal<'article_not_found'>> {
  const row = await articleById(db, id)
  if (!row) return refuse('article_not_found')
  const saved = (await revisionHeads(db, id)).find(({ version }) => version === row.version)
  const priced = row.offers.length > 0 ? await priceOffers(row.offers, language) : []
  const fields = fieldsOf(row)
  const named = new Map(priced.map((it) => [`${it.module} ${it.id}`, it.name]))
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    state: row.state,
    publish_at: row.publish_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
    saved_by: saved?.saver ?? null,
    fields,
    offer_names: fields.offers.map((it) => named.get(`${it.module} ${it.id}`) ?? null),
  }
}
