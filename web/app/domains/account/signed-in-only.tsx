import type { ReactNode } from 'react'
import { useSession } from '../../platform/session/session.ts'
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

/** Content that belongs to a user; visitors, also those whose session has ended, see the login prompt. */
export function SignedInOnly({ title, loading, more, children }: SignedInOnlyProps) {
  const { state } = useSession()
  if (state === 'signed-in') return children
  return (
    <>
      {title && <h1 className="sr-only">{title}</h1>}
      {state === 'unknown' ? loading : <LoginPrompt more={more} />}
    </>
  )
}
