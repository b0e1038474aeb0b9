import type { ReactNode } from 'react'
import { useApi } from '../../platform/api/use-api.ts'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { refreshSession, useSession, useUnreached } from '../../platform/session/session.ts'
import { ErrorBlock } from '../../ui/feedback/result-block.tsx'
import { LoginPrompt } from './login-prompt.tsx'

type SignedInOnlyProps = {
  /** The page's heading where the content brings its own. */
  title?: string
  /** Stands in the place of the content until the browser knows who is signed in. */
  loading: ReactNode
  /** Ways for visitors beside the login. */
  more?: ReactNode
  children: ReactNode
}

function Unreached() {
  const t = useProblemText()
  const api = useApi()
  return (
    <ErrorBlock
      title={t('networkError')}
      action={{ text: t('tryAgain'), onClick: () => void refreshSession(api) }}
    />
  )
}

/**
 * Content that belongs to a user; visitors, also those whose session has ended, see the login prompt.
 * Who is signed in and can't be asked about isn't asked to log in once more.
 */
export function SignedInOnly({ title, loading, more, children }: SignedInOnlyProps) {
  const { state } = useSession()
  const unreached = useUnreached()
  if (state === 'signed-in') return children
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      {state === 'unknown' ? loading : unreached ? <Unreached /> : <LoginPrompt more={more} />}
    </>
  )
}
