import type { Footer, Navigation } from '@rihla/contract/content'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/connect.ts'

type NavigationRow = { logo: string | null; links: Navigation['links'] }

/** The header's content in a language, links in order; undefined when none was written. */
export async function findNavigation(
  db: Db,
  language: Language,
): Promise<NavigationRow | undefined> {
  const { rows } = await sql<NavigationRow>`
    select n.logo, coalesce((
      select jsonb_agg(jsonb_build_object('label', l.label, 'href', l.href, 'sort_order', l.sort_order,
               'link_type', l.link_type, 'target_page', l.target_page, 'is_external', l.is_external)
               order by l.sort_order, l.id)
        from navigation_links l where l.navigation_content_id = n.id), '[]') as links
    from navigation_content n where n.language_code = ${language}`.execute(db)
  return rows[0]
}

/** The footer's content in a language, links in order; undefined when none was written. */
export async function findFooter(db: Db, language: Language): Promise<Footer | undefined> {
  const { rows } = await sql<Footer>`
    select f.company_description, f.contact_phone, f.contact_email, f.contact_address, f.social_facebook,
      f.social_instagram, f.social_youtube, f.social_twitter, f.social_linkedin, f.copyright_text,
      (select url from app_store_links where platform = 'ios') as app_store_ios,
      (select url from app_store_links where platform = 'android') as app_store_android,
      coalesce((
        select jsonb_agg(jsonb_build_object('label', l.link_text, 'href', l.link_url,
                 'sort_order', l.sort_order, 'is_external', l.is_external) order by l.sort_order, l.id)
          from footer_links l where l.footer_content_id = f.id), '[]') as links
    from footer_content f where f.language_code = ${language}`.execute(db)
  return rows[0]
}
