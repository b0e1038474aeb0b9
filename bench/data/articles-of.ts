import type pg from 'pg'
import { sections, tags } from '@rihla/contract/blog/lists'
import { filledDatabase } from './filled-database.ts'

const labels = (list: readonly { readonly en: string }[]): string[] => list.map(({ en }) => en)

/**
 * Articles of some 6,000 characters in each language, one an hour back from now, in up to four of the 16
 * sections (a twentieth in none) and with three of the 20 tags; each twentieth is a draft.
 */
const articles = `
  insert into blog_articles (slug, title, subtitle, content, title_ar, subtitle_ar, content_ar, author, time_to_read,
      tags, sections, sections_ar, cover_image_url, cover_alt, cover_alt_ar, state, published_at, updated_at)
    select 'article-' || n, 'Article ' || n || ' on the road', 'Where to go and what to leave out',
           '<h2>Day one</h2>' || repeat('<p>The road from the valley is long, straight and best taken early.</p>', 85),
           'مقال ' || n || ' على الطريق', 'أين تذهب وماذا تترك',
           '<h2>اليوم الأول</h2>' || repeat('<p>الطريق من الوادي طويل ومستقيم، والأفضل أن تبدأه مبكرًا.</p>', 85),
           'Writer ' || n % 12, 5 + n % 9,
           ($2::text[])[1 + n % 20] || ', ' || ($2::text[])[1 + (n * 7 + 3) % 20] || ', Own tag ' || n % 50,
           case when n % 20 = 1 then '{}' else
             (select array_agg(distinct ($1::text[])[1 + (n * k * 5 + k) % 16]) from generate_series(1, 1 + n % 4) k) end,
           '{}', '/images/cover-' || n % 40 || '.webp', 'A road', 'طريق',
           case when n % 20 = 0 then 'draft' else 'published' end,
           case when n % 20 = 0 then null else now() - n * interval '1 hour' end, now() - n * interval '1 hour'
      from generate_series(1, $3::integer) n`

const images = `
  insert into blog_images (url, width, height, placeholder, colour, uploaded_at)
    select '/images/cover-' || n || '.webp', 1200, 800, 'data:image/webp;base64,' || repeat('A', 160), '#186878', now()
      from generate_series(0, 39) n`

/** A new database with so many articles; answers its address. */
export const articlesOf = (size: number, adminUrl: string): Promise<string> =>
  filledDatabase(`articles_${size}`, adminUrl, async (client: pg.Client) => {
    await client.query(images)
    await client.query(articles, [labels(sections), labels(tags), size])
  })
