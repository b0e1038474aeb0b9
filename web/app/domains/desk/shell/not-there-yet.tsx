import { LoadingArea, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useDeskText } from '../use-desk-text.ts'
import { LoadProblem } from './load-problem.tsx'

/** In place of what a page is about: it loads, or it failed and can be asked for again. */
export function NotThereYet({ error, retry }: { error: Error | null; retry: () => unknown }) {
  const t = useDeskText()
  return error ? (
    <LoadProblem error={error} retry={retry} />
  ) : (
    <LoadingArea text={t('loading')} className="grid gap-3">
      <Skeleton className="h-48 rounded-image!" />
      <Skeleton className="h-64 rounded-image!" />
    </LoadingArea>
  )
}
