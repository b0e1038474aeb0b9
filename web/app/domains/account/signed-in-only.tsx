import type { ReactNode } from 'react'
import { useSession, useUnreached } from '../../platform/session/session.ts'
import { LoginPrompt } from './login-prompt.tsx'
import { Unreached } from './unreached.tsx'

type SignedInOnlyProps = {
  /** The page's heading where the content brings its own. */
  title?: string
  /** Stands in the place of the content until the browser knows who is signed in. */
  loading: ReactNode
  /** Ways for visitors beside the login. */
  more?: ReactNode
  children: ReactNode
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
