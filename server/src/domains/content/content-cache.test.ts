import { api } from '@rihla/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../testing/app.ts'

const test = await testApp({ connections: 4 })
const { db } = test
const browser = test.browser()
const logoIn = async (language: 'en-US' | 'ar-EG') =>
  (await browser.call(api.getNavigation, {}, { 'accept-language': language })).body.Data?.logo

beforeAll(async () => {
  await sql`insert into navigation_content (id, language_code, logo) values (1, 'en', 'Rihla'), (2, 'ar', 'رحلة')`.execute(
    db,
  )
  await sql`insert into footer_content (id, language_code, company_description, copyright_text)
    values (1, 'en', 'We travel', '(c)')`.execute(db)
})

describe('site content', () => {
  it('is read once a minute in each language, and a change shows after that', async () => {
    expect([await logoIn('en-US'), await logoIn('ar-EG')]).toEqual(['Rihla', 'رحلة'])
    await sql`update navigation_content set logo = logo || '!'`.execute(db)
    test.clock.advance(59)
    expect([await logoIn('en-US'), await logoIn('ar-EG')]).toEqual(['Rihla', 'رحلة'])
    test.clock.advance(1)
    expect([await logoIn('en-US'), await logoIn('ar-EG')]).toEqual(['Rihla!', 'رحلة!'])
  })

  it('comes to everybody, signed in or not, without a cookie', async () => {
    const { status, headers } = await browser.call(api.getFooter, {})
    expect([status, headers.getSetCookie()]).toEqual([200, []])
  })

  it('written in one language alone leaves the other empty, and never shows it the wrong one', async () => {
    const arabic = await browser.call(api.getFooter, {}, { 'accept-language': 'ar-EG' })
    expect(arabic.body.Data).toMatchObject({ company_description: '', links: [] })
    expect((await browser.data(api.getFooter, {})).company_description).toBe('We travel')
  })

  it('orders links of one place by when they were added', async () => {
    test.clock.advance(60)
    await sql`insert into navigation_links (navigation_content_id, label, href, sort_order)
      select 1, 'Link ' || n, '/', n % 2 from generate_series(1, 6) n`.execute(db)
    const { links } = await browser.data(api.getNavigation, {})
    expect(links.map((link) => link.label)).toEqual([2, 4, 6, 1, 3, 5].map((n) => `Link ${n}`))
  })
})

describe('a link', () => {
  const insert = {
    header: (href: string) =>
      sql`insert into navigation_links (navigation_content_id, label, href) values (2, 'x', ${href})`,
    footer: (href: string) =>
      sql`insert into footer_links (footer_content_id, link_text, link_url) values (1, 'x', ${href})`,
  }

  it.each(['/activities', '#offers', 'https://x.example', 'mailto:a@x.example', 'tel:+20100'])(
    'to %s is taken',
    async (href) => {
      for (const add of Object.values(insert)) await add(href).execute(db)
    },
  )

  it.each([
    'javascript:steal()',
    'JavaScript:steal()',
    ' javascript:steal()',
    'data:text/html,x',
    'http://x.example',
    'x.example',
    '',
  ])('to %j is not', async (href) => {
    for (const [where, add] of Object.entries(insert))
      await expect(add(href).execute(db), where).rejects.toThrow('_check')
  })
})
