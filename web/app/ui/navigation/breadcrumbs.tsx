import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useUiText } from '../use-ui-text.ts'

export type Crumb = { text: string; href?: string }

/** The way here; the last one is the page itself. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const t = useUiText()
  return (
    <nav aria-label={t('breadcrumbs')}>
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
