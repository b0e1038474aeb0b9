import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { testApp } from '../../../testing/app.ts'
import { plainPasswords } from '../../../testing/plain-passwords.ts'
import { givenArticle, givenImages } from '../testing/articles.ts'

const test = await testApp({ connections: 3, passwords: plainPasswords })
const { db } = test
const get = (file: string, headers = {}) => test.app.http.request(`/blog/feed/${file}`, { headers })

beforeEach(async () => {
  await sql`truncate blog_articles cascade`.execute(db)
  await givenImages(db)
})

/** The text of the first element of a name: what stands in CDATA as it is, the rest without entities. */
function textOf(xml: string, name: string): string | undefined {
  const inner = new RegExp(`<${name}>([\\s\\S]*?)</${name}>`).exec(xml)?.[1]
  return inner
    ?.split(/(<!\[CDATA\[[\s\S]*?\]\]>)/)
    .map((part) => {
      const raw = /^<!\[CDATA\[([\s\S]*)\]\]>$/.exec(part)?.[1]
      return raw ?? part.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    })
    .join('')
}

async function itemsOf(file: string) {
  const xml = await (await get(file)).text()
  const [head = '', ...items] = xml.split('<item>')
  return {
    title: textOf(head, 'title'),
    language: textOf(head, 'language'),
    items: items.map((item) => ({
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      about: textOf(item, 'description'),
    })),
  }
}

it('has the newest articles of each language, each at its address in it', async () => {
  await givenArticle(db, { slug: 'first', title: 'First', title_ar: 'الأول' })
  await givenArticle(db, { slug: 'second', title: 'Second', title_ar: null, subtitle: 'A & B <c>' })
  await givenArticle(db, { state: 'draft' })
  expect(await itemsOf('en.xml')).toMatchObject({
    title: 'Rihla: stories from the road',
    language: 'en-us',
    items: [
      {
        title: 'Second',
        link: 'http://localhost:3000/blog/second?lang=en',
        about: 'A &amp; B &lt;c&gt;',
      },
      { title: 'First', link: 'http://localhost:3000/blog/first?lang=en' },
    ],
  })
  expect(await itemsOf('ar.xml')).toMatchObject({
    title: 'رحلة: حكايات من الطريق',
    language: 'ar-eg',
    items: [
      { title: 'Second', link: 'http://localhost:3000/blog/second?lang=ar' },
      { title: 'الأول' },
    ],
  })
})

it('is RSS to readers, and nothing is sent twice', async () => {
  await givenArticle(db)
  const { status, headers } = await get('en.xml')
  expect([status, headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  const again = await get('en.xml', { 'if-none-match': headers.get('etag') ?? '' })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('is as new as its newest article, though that was written before it came out', async () => {
  await givenArticle(db, {
    published_at: new Date('2026-03-24T10:00:00Z'),
    updated_at: new Date('2026-03-21T10:00:00Z'),
  })
  await givenArticle(db, {
    published_at: new Date('2026-03-01T10:00:00Z'),
    updated_at: new Date('2026-03-02T10:00:00Z'),
  })
  const xml = await (await get('en.xml')).text()
  expect(textOf(xml, 'lastBuildDate')).toBe('Tue, 24 Mar 2026 10:00:00 GMT')
})

it('without articles is a feed still', async () => {
  expect((await itemsOf('en.xml')).items).toEqual([])
})

it('of a language that we don’t speak is not there', async () => {
  expect((await get('fr.xml')).status).toBe(404)
})

it('holds what articles say as text, whatever it looks like', async () => {
  await givenArticle(db, {
    title: ']]><script>window.__ran=1</script>',
    subtitle: '<img src=x onerror=run()>',
    author: 'A & "B" <c>',
    sections: ['<b>&'],
  })
  const { items } = await itemsOf('en.xml')
  expect(items).toMatchObject([
    {
      title: ']]><script>window.__ran=1</script>',
      about: '&lt;img src=x onerror=run()&gt;',
    },
  ])
})
