import { lazy, Suspense, type ComponentProps } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { SearchFilters } from '../asking/search-query.ts'
import type NothingFoundNow from './nothing-found.tsx'

const Lazy = lazy(() => import('./nothing-found.tsx'))

/** What is said where nothing matches; it comes when it is needed. */
export const NothingFound = <F extends SearchFilters>(
  props: ComponentProps<typeof NothingFoundNow<F>>,
) => (
  <Suspense fallback={<Skeleton className="h-[340px] rounded-card!" />}>
    {/* Its type parameter was lost by `lazy`; the props themselves are the same. */}
    <Lazy {...(props as unknown as ComponentProps<typeof Lazy>)} />
  </Suspense>
)
