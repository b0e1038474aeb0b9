import type { ArticleFields } from '@rihla/contract/blog/fields'
import { labelIn, sectionOf, tagOf } from '@rihla/contract/blog/lists'
import { joinTags, readTag, splitTags } from '@rihla/contract/blog/tags'
import type { createArticle } from '@rihla/contract/blog/writing'
import type { CallInput } from '../../../platform/http/call.ts'
import { cleanHtml } from '../html/clean-html.ts'

type Input = Omit<CallInput<typeof createArticle>, 'slug' | 'state' | 'publish_at'>

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]
const line = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim()

/**
 * What was sent, as it is kept: trimmed, its HTML cleaned, sections by their English labels. Labels and tags
 * that stand in one language alone stand in the other, too: ours translated, typed ones as they were typed.
 * An image that says nothing of itself is described by the title.
 */
export function readFields(input: Input): ArticleFields {
  const title = line(input.title)
  const titleAr = line(input.title_ar)
  const sections = unique((input.sections ?? []).map((name) => sectionOf(name)?.en ?? line(name)))
  const sectionsAr = unique((input.sections_ar ?? []).map(line)).filter(Boolean)
  const tags = unique(splitTags(input.tags).map(readTag))
  const tagsAr = unique(splitTags(input.tags_ar).map(readTag))
  const alt = (given: string | null | undefined, otherwise: string): string =>
    given === undefined || given === null ? otherwise : line(given)
  return {
    title,
    subtitle: line(input.subtitle),
    content: cleanHtml(input.content ?? ''),
    title_ar: titleAr,
    subtitle_ar: line(input.subtitle_ar),
    content_ar: cleanHtml(input.content_ar ?? ''),
    author: line(input.author),
    author_ar: line(input.author_ar),
    time_to_read: input.time_to_read,
    tags: joinTags(tags),
    tags_ar: joinTags(
      tagsAr.length > 0 ? tagsAr : tags.map((tag) => labelIn(tagOf(tag), tag, 'ar')),
    ),
    sections,
    sections_ar:
      sectionsAr.length > 0
        ? sectionsAr
        : sections.map((label) => labelIn(sectionOf(label), label, 'ar')),
    cover_image_url: input.cover_image_url ?? null,
    cover_alt: alt(input.cover_alt, title),
    cover_alt_ar: alt(input.cover_alt_ar, titleAr),
    secondary_image_url: input.secondary_image_url ?? null,
    secondary_alt: alt(input.secondary_alt, title),
    secondary_alt_ar: alt(input.secondary_alt_ar, titleAr),
    offers: input.offers.map(({ module, id }) => ({ module, id })),
  }
}
