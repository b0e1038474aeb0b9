import { ApiProblem } from '../../../platform/api/problem.ts'
import { ErrorBlock } from '../../../ui/feedback/result-block.tsx'
import { useDeskText } from '../use-desk-text.ts'

/** In place of what couldn't be loaded: why, and another try where that can help. */
export function LoadProblem({ error, retry }: { error: Error; retry: () => unknown }) {
  const t = useDeskText()
  const known = error instanceof ApiProblem ? error : null
  const isForbidden = known?.code === 'not_for_your_role'
  return (
    <ErrorBlock
      title={t(isForbidden ? 'notYours' : 'failedToLoad')}
      text={known?.message ?? ''}
      {...(!isForbidden && { action: { text: t('tryAgain'), onClick: () => void retry() } })}
    />
  )
}
