import type { ReactNode } from 'react'
import { Skeleton } from './skeleton.tsx'

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

/** The place of a page in two columns that is on its way; `children` stand for its head. */
export const TwoColumnSkeleton = ({ text, children }: { text: string; children: ReactNode }) => (
  <LoadingArea text={text}>
    <Skeleton className="mb-5 h-4 w-48" />
    {children}
    <div className="mt-7 grid gap-5 lg:grid-cols-[1fr_372px]">
      <Skeleton className="h-72 rounded-card!" />
      <Skeleton className="h-60 rounded-card!" />
    </div>
  </LoadingArea>
)
