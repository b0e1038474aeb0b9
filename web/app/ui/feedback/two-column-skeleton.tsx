import type { ReactNode } from 'react'
import { LoadingArea, Skeleton } from './skeleton.tsx'

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
