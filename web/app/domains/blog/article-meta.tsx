import { CARD_TAGS } from '@rihla/contract/blog/limits'
import type { ArticleCard } from '@rihla/contract/blog/reading'
import { commaOf, defaultLanguage, directionOf } from '@rihla/contract/values/language'
import { useLanguage } from '../../platform/locale/use-text.tsx'
import { Badge } from '../../ui/card/badge.tsx'
import { shortDate } from './dates.ts'
import { useBlogText } from './use-blog-text.ts'

/** Marks a text that stands in English, for want of one in the reader's language. */
export const fallbackLanguage = (
  { untranslated }: Pick<ArticleCard, 'untranslated'>,
  field: ArticleCard['untranslated'][number],
) =>
  untranslated.includes(field)
    ? { lang: defaultLanguage, dir: directionOf(defaultLanguage) }
    : undefined

/** When it came out and how long it takes: `Nov 12, 2026, 6 min read`. */
export function DateAndMinutes({
  article,
  className = 'type-caption text-ink-3',
}: {
  article: Pick<ArticleCard, 'published_at' | 'time_to_read'>
  className?: string
}) {
  const t = useBlogText()
  const language = useLanguage()
  return (
    <p className={className}>
      <time dateTime={article.published_at}>{shortDate(article.published_at, language)}</time>
      {commaOf(language)}
      {t('minutes', { count: article.time_to_read })}
    </p>
  )
}

/** The first section of an article; nothing for those without. */
export const SectionBadge = ({ article }: { article: Pick<ArticleCard, 'sections'> }) => {
  const [first] = article.sections
  return first ? <Badge tone="soft">{first.label}</Badge> : null
}

/** The first tags, and how many more there are. */
export function TagLine({ labels }: { labels: readonly string[] }) {
  const t = useBlogText()
  const language = useLanguage()
  if (labels.length === 0) return null
  const more = labels.length - CARD_TAGS
  return (
    <p className="story-tags type-caption text-ink-3">
      {labels.slice(0, CARD_TAGS).join(commaOf(language))}
      {more > 0 && ` ${t('moreTags', { n: more })}`}
    </p>
  )
}
