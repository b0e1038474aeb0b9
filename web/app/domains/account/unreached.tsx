import { useApi } from '../../platform/api/use-api.ts'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { refreshSession } from '../../platform/session/session.ts'
import { ErrorBlock } from '../../ui/feedback/result-block.tsx'

/** Shown instead of a page that belongs to a user while the server can't be asked who is signed in. */
export function Unreached() {
  const t = useProblemText()
  const api = useApi()
  return (
    <ErrorBlock
      title={t('networkError')}
      action={{ text: t('tryAgain'), onClick: () => void refreshSession(api) }}
    />
  )
}
