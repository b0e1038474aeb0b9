import type { Article } from '@rihla/contract/blog/reading'
import type { previewArticle as call } from '@rihla/contract/blog/writing'
import { slugOf } from '@rihla/contract/blog/slug'
import type { CallInput } from '../../../platform/http/call.ts'
import type { BlogDeps } from '../deps.ts'
import type { Remembered } from '../reading/remembered-cards.ts'
import { wholeArticle } from '../reading/show-article.ts'
import { readFields } from './read-fields.ts'

/** What is being written, made for readers of a language by the very code that shows articles. */
export function previewArticle(
  { db, clock }: Pick<BlogDeps, 'db' | 'clock'>,
  remembered: Remembered,
  { language, id, ...input }: CallInput<typeof call>,
): Promise<Article> {
  const now = clock.now()
  const fields = readFields(input)
  const row = {
    ...fields,
    id,
    slug: slugOf(fields.title, now.getTime()),
    sections: [...fields.sections],
    sections_ar: [...fields.sections_ar],
    offers: [...fields.offers],
    state: 'published' as const,
    publish_at: null,
    published_at: now,
    updated_at: now,
    version: 1,
  }
  return wholeArticle(db, remembered, row, language)
}
