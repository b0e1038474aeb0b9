import { sql } from 'kysely'
import type pg from 'pg'
import { numberOf, type SavedModule } from '@rihla/contract/modules'
import type { Db } from '../../../platform/database/connect.ts'
import { likeEscape } from '../offer/normalise.ts'
import { offerSources } from '../offer/offer-sources.ts'

export type SuggestionRow = {
  kind: 'Destination' | SavedModule
  id: number
  name_en: string
  name_ar: string
  city_en: string
  city_ar: string
  image: string | null
  /** 1 (exact) to 6 (resembles). */
  rank: number
}

/** SQL: how well a name matches, 1 (exact) to 4 (contains); 9: not at all. $1 is the query, $2 escaped. */
const rankSql = (norm: string): string => `case
  when ${norm} = $1 then 1
  when ${norm} like $2 || '%' then 2
  when ${norm} like '% ' || $2 || '%' then 3
  when ${norm} like '%' || $2 || '%' then 4
  else 9 end`

/** SQL: whether a name begins with the query $1. Nothing sorts behind the last letter of Unicode. */
const startsSql = (norm: string): string => `${norm} ~>=~ $1 and ${norm} ~<~ ($1 || chr(1114111))`

/** Resemblance that counts, and only for queries of three letters or more. */
const ALIKE = 0.45

/** All places are compared: there are some dozens. An alias is as good as the name, its beginning ranks 5, resemblance 6. */
const places = `select 'Destination' as kind, d.id::bigint as id, d.name_en, d.name_ar, d.name_en as city_en,
    d.name_ar as city_ar, d.image, m.rank, 0 as score, d.sort_order
  from destinations d cross join lateral (
    select least(${rankSql('d.norm_en')}, ${rankSql('d.norm_ar')},
      (select min(case when al.norm = $1 then 1
                       when al.norm like $2 || '%' or al.norm like '% ' || $2 || '%' then 5
                       when length($1) >= 3 and word_similarity($1, al.norm) >= ${ALIKE} then 6 end)
         from destination_aliases al where al.destination_id = d.id),
      case when length($1) >= 3
            and greatest(word_similarity($1, d.norm_en), word_similarity($1, d.norm_ar)) >= ${ALIKE} then 6 end) as rank
  ) m where m.rank < 9`

/**
 * Offers of a kind by name. Candidates come from an index: prefixes from that of the names, the rest
 * from that of the trigrams (which needs three letters), at most 300 of them however short the query
 * is. A prefix is a range: of `like` with a parameter no general plan can take an index.
 */
function offers(kind: SavedModule): string {
  const { table, where } = offerSources[kind]
  return `select '${kind}' as kind, a.id, a.name_en, a.name_ar, c.name_en as city_en, c.name_ar as city_ar,
    a.cover as image, least(${rankSql('a.norm_en')}, ${rankSql('a.norm_ar')}) as rank, a.score, 0 as sort_order
  from ${table} a join destinations c on c.id = a.city_id
  where a.id in (
      (select id from ${table} o where o.active and ${where} and ${startsSql('norm_en')} limit 100)
      union (select id from ${table} o where o.active and ${where} and ${startsSql('norm_ar')} limit 100)
      union (select id from ${table} o where o.active and ${where} and length($1) >= 3 and search_text like '%' || $2 || '%'
               and (norm_en like '%' || $2 || '%' or norm_ar like '%' || $2 || '%') limit 300))`
}

/** A place goes before what is named after it. */
const ordered = `order by rank, kind = 'Destination' desc, kind desc, sort_order, score desc, id limit $3`

/** Of the kinds their numbers: PostgreSQL reads 63 characters of a statement's name. */
const statementName = (what: string, kinds: readonly SavedModule[]): string =>
  [what, ...kinds.map(numberOf)].join('-')

/** Suggestions for a normalised query, best first. `pool`: one for prepared searches, for to plan takes longer. */
export async function findSuggestions(
  pool: pg.Pool,
  query: string,
  kinds: readonly SavedModule[],
  limit: number,
): Promise<SuggestionRow[]> {
  const text = [places, ...kinds.map(offers)].join(' union all ')
  const statement = {
    name: statementName('suggest', kinds),
    text: `select * from (${text}) found ${ordered}`,
  }
  const values = [query, likeEscape(query), limit]
  return (await pool.query<SuggestionRow>({ ...statement, values })).rows
}

/** Offers that a tsquery over their words finds: for what was misspelt. */
export async function findByWords(
  pool: pg.Pool,
  words: string,
  kinds: readonly SavedModule[],
  limit: number,
): Promise<SuggestionRow[]> {
  const found = kinds.map((kind) => {
    const { table, where } = offerSources[kind]
    return `select '${kind}' as kind, a.id, a.name_en, a.name_ar, c.name_en as city_en, c.name_ar as city_ar,
        a.cover as image, 6 as rank, a.score
      from (select * from ${table} o where o.active and ${where} and search_words @@ $1::tsquery
             order by score desc, id desc limit $2) a join destinations c on c.id = a.city_id`
  })
  const text = `select * from (${found.join(' union all ')}) found order by score desc, id desc limit $2`
  const name = statementName('suggest-words', kinds)
  return (await pool.query<SuggestionRow>({ name, text, values: [words, limit] })).rows
}

export async function readNamesVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from names_version`.execute(db)
  return rows[0]?.version ?? 0
}

/** All places, in their order, with every known spelling in one text. */
export async function readPlaces(
  db: Db,
): Promise<(SuggestionRow & { readonly aliases: string })[]> {
  const { rows } = await sql<SuggestionRow & { aliases: string }>`
    select 'Destination' as kind, d.id::bigint as id, d.name_en, d.name_ar, d.name_en as city_en,
      d.name_ar as city_ar, d.image, 6 as rank,
      coalesce((select string_agg(al.alias, ' ') from destination_aliases al where al.destination_id = d.id), '') as aliases
    from destinations d order by d.sort_order, d.id`.execute(db)
  return rows
}

/** All hotels and ships on sale, the best known first. */
export async function readStays(db: Db): Promise<SuggestionRow[]> {
  const { rows } = await sql<SuggestionRow>`
    select case h.kind when 'hotel' then 'Hotel' else 'NileCruise' end as kind, h.id, h.name_en, h.name_ar,
      c.name_en as city_en, c.name_ar as city_ar, h.cover as image, 6 as rank
    from hotels h join destinations c on c.id = h.city_id where h.active order by h.score desc, h.id`.execute(
    db,
  )
  return rows
}
