import { ChevronRight } from '../brand/icons.ts'
import { useContext } from 'react'
import { Link } from 'react-router'
import { StructuredData } from '../../platform/seo/structured-data.tsx'
import { SiteContext } from '../../platform/site.ts'
import { useUiText } from '../use-ui-text.ts'

export type Crumb = { text: string; href?: string }

/** The same for search engines; the page itself needs no address. */
const structuredCrumbs = (items: readonly Crumb[], publicUrl: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: items.map(({ text, href }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: text,
    item: href && new URL(href, publicUrl).href,
  })),
})

/** The way here; the last one is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useUiText()
  const { publicUrl } = useContext(SiteContext)
  return (
    <nav aria-label={t('breadcrumbs')}>
      <StructuredData data={structuredCrumbs(items, publicUrl)} />
      <ol className="type-caption flex flex-wrap items-center gap-1.5 text-ink-2">
        {items.map(({ text, href }, at) => (
          <li key={text} className="flex items-center gap-1.5">
            {at > 0 && <ChevronRight size={14} className="mirror text-ink-3" aria-hidden />}
            {href ? (
              <Link className="hover:underline" to={href}>
                {text}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {text}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
