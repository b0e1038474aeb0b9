import type { Where } from '@rihla/contract/where-and-when'
import { lazy, Suspense } from 'react'

// Rendered by the server; links need no script at once.
const WhereSection = lazy(() =>
  import('./where-section.tsx').then((m) => ({ default: m.WhereSection })),
)

/** Where and when it begins, where the details say so. */
export const LateWhere = ({ where }: { where: Where | undefined }) =>
  where && (
    <Suspense>
      <WhereSection where={where} />
    </Suspense>
  )
