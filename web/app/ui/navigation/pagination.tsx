import { ChevronLeft, ChevronRight } from '../brand/icons.ts'
import { Link, type To } from 'react-router'
import { pageNumbers } from './page-numbers.ts'
import { useUiText } from '../use-ui-text.ts'

export type PaginationProps = {
  page: number
  totalPages: number
  /** The address of a page, so that each number is a true link. */
  hrefOf: (page: number) => To
  /** Called before the link is followed; return false to ignore it. */
  onPick?: (page: number) => boolean
}

/** Left out on phones, where an ellipsis stands beside it: all must fit on one line. */
const isFar = (n: number, page: number): boolean => Math.abs(n - page) === 2

/** Numbered pages; nothing when there is only one. */
export function Pagination({ page, totalPages, hrefOf, onPick }: PaginationProps) {
  const t = useUiText()
  if (totalPages <= 1) return null
  const step = (to: number, label: string, icon: React.ReactNode) =>
    to < 1 || to > totalPages ? (
      <span className="page-link" aria-disabled="true" role="link" aria-label={label}>
        {icon}
      </span>
    ) : (
      <Link
        className="page-link"
        to={hrefOf(to)}
        aria-label={label}
        onClick={(event) => onPick?.(to) === false && event.preventDefault()}
        replace
        preventScrollReset
      >
        {icon}
      </Link>
    )
  return (
    <nav aria-label={t('pages')} className="pages">
      {step(page - 1, t('previousPage'), <ChevronLeft size={18} className="mirror" />)}
      {pageNumbers(page, totalPages).map((n, at, all) =>
        n === null ? (
          <span key={at < 2 ? 'gap-before' : 'gap-after'} className="px-1 text-ink-3">
            …
          </span>
        ) : (
          <Link
            key={n}
            className="page-link"
            to={hrefOf(n)}
            replace
            preventScrollReset
            aria-label={t('page', { n })}
            aria-current={n === page ? 'page' : undefined}
            data-far={
              isFar(n, page) && (all[at - 1] === null || all[at + 1] === null) ? '' : undefined
            }
            onClick={(event) => onPick?.(n) === false && event.preventDefault()}
          >
            {n}
          </Link>
        ),
      )}
      {step(page + 1, t('nextPage'), <ChevronRight size={18} className="mirror" />)}
    </nav>
  )
}
