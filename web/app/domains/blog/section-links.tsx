import type { ArticleLabel } from '@rihla/contract/blog/reading'
import { Link } from 'react-router'
import { blogHref } from './addresses.ts'
import { useBlogText } from './use-blog-text.ts'

/** The sections that have articles, in one line; `current` is the list that is shown. */
export function SectionLinks({
  current,
  sections,
}: {
  current: string | null
  sections: readonly ArticleLabel[]
}) {
  const t = useBlogText()
  if (sections.length === 0) return null
  return (
    <nav aria-label={t('sections')} className="story-sections">
      <ul>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <Link
              className={id === current ? 'chip chip-on' : 'chip'}
              aria-current={id === current ? 'page' : undefined}
              to={blogHref({ section: id })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
