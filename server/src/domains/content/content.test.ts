import { getFooter, getNavigation } from '@rihla/contract/content'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { publicSite } from '../../testing/public-site.ts'
import { contentRoutes } from './index.ts'

const database = await testDatabase(2)
const { db } = database
const site = publicSite(database, (mount) => contentRoutes(mount, { db }))

beforeEach(() =>
  sql`truncate navigation_content, footer_content, app_store_links cascade`.execute(db),
)

test('without content both are empty, not a fault', async () => {
  expect(await site.call(getNavigation)).toMatchObject({
    status: 200,
    Data: { logo: null, links: [] },
  })
  expect(await site.call(getFooter)).toMatchObject({
    status: 200,
    Data: { copyright_text: '', links: [] },
  })
})

test('the header speaks the language of the caller, links in order', async () => {
  await sql`with n as (insert into navigation_content (language_code, logo) values ('ar', 'رحلة'), ('en', 'Rihla') returning *)
    insert into navigation_links (navigation_content_id, label, href, sort_order)
    select id, label, href, sort_order from n join (values
      ('ar', 'أنشطة', '/activities', 2), ('ar', 'عروض', '/#last-minute-offers', 1), ('en', 'Activities', '/activities', 1)
    ) l (language, label, href, sort_order) on language = language_code`.execute(db)
  expect((await site.call(getNavigation, {}, 'ar')).Data).toEqual({
    logo: 'رحلة',
    links: [
      {
        label: 'عروض',
        href: '/#last-minute-offers',
        sort_order: 1,
        link_type: 'section',
        target_page: 'home',
        is_external: false,
      },
      {
        label: 'أنشطة',
        href: '/activities',
        sort_order: 2,
        link_type: 'section',
        target_page: 'home',
        is_external: false,
      },
    ],
  })
  expect((await site.call(getNavigation)).Data.links).toHaveLength(1)
})

test('the footer carries texts, contacts, shops and links in order', async () => {
  await sql`insert into app_store_links values ('ios', 'https://apps.example/rihla')`.execute(db)
  await sql`with f as (insert into footer_content (language_code, company_description, contact_email, copyright_text)
      values ('en', 'We travel', 'hello@rihla.example', '(c) Rihla') returning id)
    insert into footer_links (footer_content_id, link_text, link_url, sort_order, is_external)
    select id, 'Blog', 'https://blog.example', 2, true from f union all select id, 'Home', '/', 1, false from f`.execute(
    db,
  )
  expect((await site.call(getFooter)).Data).toEqual({
    company_description: 'We travel',
    contact_phone: null,
    contact_email: 'hello@rihla.example',
    contact_address: null,
    social_facebook: null,
    social_instagram: null,
    social_youtube: null,
    social_twitter: null,
    social_linkedin: null,
    copyright_text: '(c) Rihla',
    app_store_ios: 'https://apps.example/rihla',
    app_store_android: null,
    links: [
      { label: 'Home', href: '/', sort_order: 1, is_external: false },
      { label: 'Blog', href: 'https://blog.example', sort_order: 2, is_external: true },
    ],
  })
})

test('a link that could run a script is not taken', async () => {
  await sql`insert into footer_content (language_code, company_description, copyright_text)
    values ('en', 'We travel', '(c) Rihla')`.execute(db)
  await expect(
    sql`insert into footer_links (footer_content_id, link_text, link_url) select id, 'x', 'javascript:x()' from footer_content`.execute(
      db,
    ),
  ).rejects.toThrow('footer_links_link_url_check')
})
