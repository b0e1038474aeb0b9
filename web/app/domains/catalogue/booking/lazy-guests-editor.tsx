import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { GuestsEditorProps } from './guests-editor.tsx'

const Editor = lazy(() => import('./guests-editor.tsx').then((m) => ({ default: m.GuestsEditor })))

/** Who comes, to choose; the server renders it, and its script comes after what a page needs at once. */
export const LazyGuestsEditor = (props: GuestsEditorProps) => (
  <Suspense fallback={<Skeleton className="h-28" />}>
    <Editor {...props} />
  </Suspense>
)
