import { Button } from '../button/button.tsx'
import { useUiText } from '../use-ui-text.ts'

/** One page back or on, and which of how many this is; nothing when there is only one. */
export function PageSteps({
  label,
  page,
  totalPages,
  onPage,
  className = '',
}: {
  /** What the pages are of. */
  label: string
  page: number
  totalPages: number
  onPage: (page: number) => void
  className?: string
}) {
  const t = useUiText()
  if (totalPages <= 1) return null
  return (
    <nav className={`flex items-center justify-center gap-4 ${className}`} aria-label={label}>
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="type-small text-ink-2" role="status">
        {t('pageOf', { page, total: totalPages })}
      </span>
      <Button disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  )
}
