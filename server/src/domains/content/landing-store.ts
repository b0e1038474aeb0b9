import type { Landing } from '@rihla/contract/landing'
import { languages, type Language } from '@rihla/contract/values/language'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

/** SQL: the one row of a table in a language as an object, without `without`, with `lists` in it; null: none. */
const oneOf = (
  table: string,
  language: Language,
  without: readonly string[],
  lists: RawBuilder<unknown> = sql`'{}'::jsonb`,
): RawBuilder<unknown> => sql`
  (select to_jsonb(it) - ${[...without, 'language_code']}::text[] || ${lists}
     from ${sql.table(table)} it where it.language_code = ${language})`

/** SQL: rows of a table that belong to `it`, sorted, under a name. */
const listOf = (name: string, table: string, owner: string, active = false) => sql`
  jsonb_build_object(${sql.lit(name)}, coalesce((
    select jsonb_agg(to_jsonb(l) - ${['id', 'active', owner]}::text[] order by l.sort_order, l.id)
      from ${sql.table(table)} l where l.${sql.ref(owner)} = it.id ${active ? sql`and l.active` : sql``}), '[]'))`

/** SQL: where a store has the app; null: it hasn't. */
const storeAddress = (platform: 'ios' | 'android') =>
  sql`(select url from app_store_links where platform = ${sql.lit(platform)})`

/** SQL: what is active in a table that speaks every language, sorted. */
const companies = (table: string) => sql`
  (select coalesce(jsonb_agg(to_jsonb(it) - ${['id', 'active']}::text[] order by it.sort_order, it.id), '[]')
     from ${sql.table(table)} it where it.active)`

const ownWords = languages.flatMap((language) => [`title_${language}`, `description_${language}`])

/** Everything that editors wrote for the landing page in a language, in one statement. */
export async function readLanding(db: Db, language: Language): Promise<Landing> {
  const { rows } = await sql<Landing>`
    select ${oneOf(
      'hero_content',
      language,
      ['id'],
      sql`jsonb_build_object('app_store_ios', ${storeAddress('ios')}, 'app_store_android', ${storeAddress('android')})`,
    )} as hero,
      (select coalesce(jsonb_object_agg(section_key, jsonb_build_object(
                'title', title, 'subtitle', subtitle, 'description', description)), '{}')
         from content_sections where language_code = ${language} and active) as sections,
      (select coalesce(jsonb_agg(to_jsonb(f) - ${['id', 'active', ...ownWords]}::text[]
                || jsonb_build_object('title', f.${sql.ref(`title_${language}`)},
                     'description', f.${sql.ref(`description_${language}`)})
                order by f.sort_order, f.id), '[]')
         from features f where f.active) as features,
      ${companies('trusted_providers')} as trusted_providers,
      ${oneOf('customization_content', language, ['id'], listOf('features', 'customization_features', 'customization_content_id'))} as customization,
      ${oneOf('screenshots_content', language, ['id'], listOf('images', 'screenshots', 'screenshots_content_id'))} as screenshots,
      ${oneOf('stats_content', language, [], listOf('stats', 'stats', 'stats_content_id'))} as stats,
      ${oneOf('testimonials_content', language, ['id'], listOf('testimonials', 'testimonials', 'testimonials_content_id', true))} as testimonials,
      ${companies('partners')} as partners,
      jsonb_build_object('ios', ${storeAddress('ios')}, 'android', ${storeAddress('android')}) as app_stores,
      (select coalesce(jsonb_object_agg(section, texts), '{}') from (
         select section, jsonb_object_agg(translation_key, translation_value) as texts
           from content_translations where language_code = ${language} group by section) t) as translations`.execute(
    db,
  )
  const [landing] = rows
  if (!landing) throw new Error('A statement without a table answers one row')
  return landing
}
