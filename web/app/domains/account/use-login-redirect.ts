import { useLocation, useNavigate } from 'react-router'
import { useProblemText } from '../../platform/problems/use-problem-text.ts'
import { asksForLogin, loginRedirectFor } from '../../platform/session/login-redirect.ts'

/** Goes to /login, saying why (`message` says it to who was booking); coming back leads to this page. */
export function useGoToLogin(message?: string): () => Promise<void> {
  const t = useProblemText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async () => {
    const { to, state } = loginRedirectFor(pathname + search, message ?? t('unauthorized'))
    await navigate(to, { state })
  }
}

/**
 * For every call that may be refused until the user logs in: goes to /login and returns true when
 * the problem asks for it; false when it is another one.
 */
export function useLoginRedirect(message?: string): (problem: unknown) => Promise<boolean> {
  const goToLogin = useGoToLogin(message)
  return async (problem) => {
    if (!asksForLogin(problem)) return false
    await goToLogin()
    return true
  }
}
