import { useLocation, useNavigate } from 'react-router'
import { asksForLogin } from '../../platform/api/problem.ts'
import { rememberReturn } from '../../platform/session/return-location.ts'

/**
 * For calls that may be refused until somebody logs in: remembers this page, goes to /login with the
 * message, and answers true; false when the problem is another one.
 */
export function useLoginDetour(message: string): (problem: unknown) => Promise<boolean> {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return async (problem) => {
    if (!asksForLogin(problem)) return false
    rememberReturn(pathname + search)
    await navigate('/login', { state: { message, from: pathname + search } })
    return true
  }
}
