import type { ReactNode } from 'react'

/** A grey box that sweeps; give it a size by class names. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`skeleton block ${className}`} />
)

/** What was true of another choice: it keeps its place, unseen, until the new answer is here. */
export const Stale = ({ when, children }: { when: boolean; children: ReactNode }) => (
  <div className={when ? 'skeleton stale' : undefined} aria-busy={when}>
    {children}
  </div>
)

/** Skeletons of what is on its way; `text` says so to screen readers. */
export const LoadingArea = ({
  text,
  className,
  children,
}: {
  text: string
  className?: string
  children: ReactNode
}) => (
  <div className={className} role="status">
    <span className="sr-only">{text}</span>
    {children}
  </div>
)

/** The place of a card that is on its way. */
export const CardSkeleton = () => (
  <div className="offer-card" aria-hidden>
    <Skeleton className="aspect-4/3 rounded-image!" />
    <div className="card-body">
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="h-6 w-4/5" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-6 w-3/5" />
      <Skeleton className="mt-6 h-7 w-2/5" />
      <Skeleton className="h-4 w-1/3" />
    </div>
  </div>
)

/** The place of a list row that is on its way. */
export const RowSkeleton = () => (
  <div className="offer-card offer-row" aria-hidden>
    <Skeleton className="aspect-4/5 rounded-image! md:aspect-auto md:h-[190px]" />
    <div className="card-body">
      <Skeleton className="h-4 w-1/3" />
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-auto h-6 w-2/5" />
    </div>
    <div className="row-side items-end gap-2">
      <Skeleton className="h-6 w-24" />
      <Skeleton className="mt-2 h-11 w-32" />
    </div>
  </div>
)
