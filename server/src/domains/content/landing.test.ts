import { readFile } from 'node:fs/promises'
import { getFooter } from '@rihla/contract/content'
import { getLanding } from '@rihla/contract/landing'
import type { Language } from '@rihla/contract/values/language'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { publicSite } from '../../testing/public-site.ts'
import { contentRoutes } from './index.ts'

const database = await testDatabase(2)
const { db } = database
const site = publicSite(database, (mount) => contentRoutes(mount, { db }))
const landing = async (language: Language = 'en') => {
  const { status, Data } = await site.call(getLanding, {}, language)
  expect([status, getLanding.output.safeParse(Data).error]).toEqual([200, undefined])
  return Data
}

beforeEach(() =>
  sql`truncate hero_content, customization_content, content_sections, features, partners, trusted_providers,
    screenshots_content, stats_content, testimonials_content, content_translations, app_store_links cascade`.execute(
    db,
  ),
)

describe('the content of the landing page', () => {
  it('is empty before anybody wrote it, not a fault', async () => {
    expect(await landing()).toEqual({
      hero: null,
      sections: {},
      features: [],
      trusted_providers: [],
      customization: null,
      screenshots: null,
      stats: null,
      testimonials: null,
      partners: [],
      app_stores: { ios: null, android: null },
      translations: {},
    })
  })

  it('says at its head and at its foot the same addresses of the app', async () => {
    await sql`insert into app_store_links values ('ios', 'https://apps.example/ios')`.execute(db)
    await sql`insert into footer_content (language_code, company_description, copyright_text)
      values ('en', 'We travel', 'Rihla') on conflict do nothing`.execute(db)
    // What editors could write for the head alone, until it was one for all.
    await sql`insert into hero_content (language_code, headline, tagline, app_store_ios, app_store_android)
      values ('en', 'Egypt', 'Now', 'https://apps.example/old', 'https://apps.example/other')`.execute(
      db,
    )
    const { hero, app_stores } = await landing()
    const { Data: footer } = await site.call(getFooter)
    for (const it of [
      [hero?.app_store_ios, hero?.app_store_android],
      [app_stores.ios, app_stores.android],
      [footer.app_store_ios, footer.app_store_android],
    ])
      expect(it).toEqual(['https://apps.example/ios', null])
  })

  it('keeps, since there is one for all, what was written for the head alone, but over nothing', async () => {
    await sql`insert into app_store_links values ('ios', 'https://apps.example/ios')`.execute(db)
    await sql`insert into hero_content (language_code, headline, tagline, app_store_ios, app_store_android)
      values ('ar', 'مصر', 'الآن', null, 'https://apps.example/ar'),
        ('en', 'Egypt', 'Now', 'https://apps.example/old', 'https://apps.example/en')`.execute(db)
    const migration = new URL('../../../migrations/515_one_address_of_the_app.sql', import.meta.url)
    await sql.raw(await readFile(migration, 'utf8')).execute(db)
    expect((await landing()).app_stores).toEqual({
      ios: 'https://apps.example/ios',
      android: 'https://apps.example/en',
    })
  })

  it('comes in the language of the caller, and never in the other', async () => {
    await sql`insert into hero_content (language_code, headline, tagline, stats_rating)
      values ('en', 'From the Nile', 'Clear prices', '4.9'), ('ar', 'من النيل', 'أسعار واضحة', null)`.execute(
      db,
    )
    await sql`insert into features (title_en, title_ar, description_en, description_ar, icon, sort_order)
      values ('Instant', 'في الحال', 'At once', 'فورًا', 'zap', 2), ('Fair', 'عادل', 'As shown', 'كما ترى', null, 1)`.execute(
      db,
    )
    await sql`insert into content_sections (section_key, language_code, title, subtitle) values
      ('top-destinations', 'en', 'Where to', null), ('top-destinations', 'ar', 'إلى أين', 'اختر')`.execute(
      db,
    )
    await sql`insert into testimonials_content (language_code, title) values ('en', 'Travellers')`.execute(
      db,
    )
    const [en, ar] = [await landing('en'), await landing('ar')]
    expect(en.hero).toEqual({
      headline: 'From the Nile',
      tagline: 'Clear prices',
      primary_cta: null,
      secondary_cta: null,
      watch_demo: null,
      phone_number: null,
      background_image: null,
      background_video_url: null,
      background_video_enabled: false,
      background_video_start_time: 0,
      background_video_end_time: 60,
      stats_rating: '4.9',
      stats_downloads: null,
      stats_reviews: null,
      app_store_ios: null,
      app_store_android: null,
    })
    expect(ar.hero).toMatchObject({ headline: 'من النيل', stats_rating: null })
    expect(en.features.map(({ title }) => title)).toEqual(['Fair', 'Instant'])
    expect(ar.features[1]).toEqual({
      title: 'في الحال',
      description: 'فورًا',
      icon: 'zap',
      image_url: null,
      sort_order: 2,
    })
    expect(ar.sections['top-destinations']).toEqual({
      title: 'إلى أين',
      subtitle: 'اختر',
      description: null,
    })
    expect([en.testimonials?.title, ar.testimonials]).toEqual(['Travellers', null])
  })

  it('lists what is active alone, in its order', async () => {
    for (const table of ['partners', 'trusted_providers'])
      await sql`insert into ${sql.table(table)} (name, active, sort_order)
        values ('Third', true, 3), ('Hidden', false, 1), ('First', true, 1)`.execute(db)
    await sql`insert into content_sections (section_key, language_code, title, active) values ('old', 'en', 'Old', false)`.execute(
      db,
    )
    await sql`insert into features (title_en, title_ar, description_en, description_ar, active) values ('-', '-', '-', '-', false)`.execute(
      db,
    )
    await sql`with t as (insert into testimonials_content (language_code, title) values ('en', 'Travellers') returning id)
      insert into testimonials (testimonials_content_id, name, content, rating, active, sort_order)
      select id, name, 'Good', 4.5, active, n from t, (values ('Salma', true, 2), ('Gone', false, 1), ('Karim', true, 1)) v (name, active, n)`.execute(
      db,
    )
    const { partners, trusted_providers, sections, features, testimonials } = await landing()
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)
    expect([names(partners), names(trusted_providers)]).toEqual([
      ['First', 'Third'],
      ['First', 'Third'],
    ])
    expect([sections, features]).toEqual([{}, []])
    expect(testimonials?.testimonials).toEqual([
      { name: 'Karim', role: null, content: 'Good', rating: 4.5, image_url: null, sort_order: 1 },
      { name: 'Salma', role: null, content: 'Good', rating: 4.5, image_url: null, sort_order: 2 },
    ])
  })

  it('has lists within their sections, and texts by section and key', async () => {
    await sql`with c as (insert into customization_content (language_code, title) values ('en', 'How it works') returning id)
      insert into customization_features (customization_content_id, feature_text, sort_order)
      select id, text, n from c, (values ('Pay', 2), ('Choose', 1)) v (text, n)`.execute(db)
    await sql`with c as (insert into screenshots_content (language_code, title) values ('en', 'The app') returning id)
      insert into screenshots (screenshots_content_id, image_url, alt) select id, '/images/a.webp', 'Search' from c`.execute(
      db,
    )
    await sql`with c as (insert into stats_content (language_code, hotels) values ('en', '4000+') returning id)
      insert into stats (stats_content_id, value, label) select id, '2019', 'Founded' from c`.execute(
      db,
    )
    await sql`insert into content_translations (section, language_code, translation_key, translation_value) values
      ('trusted_providers', 'en', 'title', 'Trusted'), ('trusted_providers', 'en', 'subtitle', 'By us'), ('trusted_providers', 'ar', 'title', 'موثوق')`.execute(
      db,
    )
    const { customization, screenshots, stats, translations } = await landing()
    await sql`insert into app_store_links values ('ios', 'https://apps.example/rihla')`.execute(db)
    expect((await landing()).app_stores).toEqual({
      ios: 'https://apps.example/rihla',
      android: null,
    })
    expect(customization?.features.map((it) => it.feature_text)).toEqual(['Choose', 'Pay'])
    expect(screenshots?.images).toEqual([
      { image_url: '/images/a.webp', alt: 'Search', sort_order: 0 },
    ])
    expect(stats).toMatchObject({
      hotels: '4000+',
      downloads: null,
      stats: [{ value: '2019', label: 'Founded', sort_order: 0 }],
    })
    expect(translations).toEqual({ trusted_providers: { title: 'Trusted', subtitle: 'By us' } })
  })
})

describe('an address in content', () => {
  const insert = async (href: string): Promise<void> => {
    await sql`insert into partners (name, logo_url) values ('x', ${href})`.execute(db)
  }

  it.each(['/', '/images/x.webp', 'https://x.example/y.png'])('%s is taken', insert)

  it.each([
    'javascript:steal()',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'http://x.example',
    '',
  ])('%j is not', async (href) => {
    await expect(insert(href)).rejects.toThrow('content_address')
  })
})
