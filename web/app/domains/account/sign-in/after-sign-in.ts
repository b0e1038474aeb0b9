import { useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { takeReturn } from '../../../platform/session/return-location.ts'
import { startSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'

/**
 * What follows every sign-in: the session, the greeting, and back to where one was, else `from`.
 * `token` is only for sign-in through a provider. Answers what went wrong, or null.
 */
export function useAfterSignIn() {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  return async (
    { UserId, FullName: name }: { readonly UserId: number; readonly FullName: string },
    from: string | null,
    token?: string,
  ): Promise<string | null> => {
    const session = await startSession(api, UserId, token)
    if (session.state !== 'signed-in') return t('userInfoFailed')
    showToast({ title: t('welcome', { name }) })
    await navigate(takeReturn() ?? from ?? '/', { replace: true })
    return null
  }
}
