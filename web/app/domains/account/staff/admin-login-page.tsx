import { useLocation, useNavigate } from 'react-router'
import type { ApiClient } from '../../../platform/api/client.ts'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { ownAddress } from '../../../platform/session/return-location.ts'
import { clearSession, noteSignIn, startSession } from '../../../platform/session/session.ts'
import { showToast, toasts } from '../../../ui/feedback/toast.ts'
import { LanguageToggle } from '../../../ui/brand/language-toggle.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { CredentialsForm } from '../credentials-form.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Whether a session that was open a moment ago sent them here. */
const useHasExpired = (): boolean =>
  (useLocation().state as { expired?: unknown } | null)?.expired === true

/** Where staff go: back to the page that sent them here, else to writing, else to their home. */
function useNext(): string {
  const state = useLocation().state as { from?: unknown } | null
  const from = typeof state?.from === 'string' ? ownAddress(state.from) : null
  return from ?? '/blog/create'
}

/** Staff who have a second factor, or need one, prove it on the page that they go to. */
const isStaff = async (api: ApiClient, user_id: number): Promise<boolean> =>
  (await api.call('hasRole', { user_id, role: 'admin' })) ||
  (await api.call('getSecondFactor', {})).IsStaff

/** Signs staff in; a traveller is signed out again and learns no more than a stranger. */
function useAdminLogin() {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  const next = useNext()
  const failure = useFailureText()
  const refuse = (text: string): null => {
    showToast({ title: t('adminLoginFailed'), text, tone: 'bad' })
    return null
  }
  const leave = async (): Promise<void> => {
    await api.call('signOut', {}).catch(() => {})
    clearSession()
  }
  return async (Email: string, Password: string): Promise<null> => {
    try {
      const { UserId } = await api.call('login', { Email, Password })
      noteSignIn(UserId)
      const staff = await isStaff(api, UserId).catch(async (problem: unknown) => {
        await leave()
        throw problem
      })
      if (!staff) {
        await leave()
        return refuse(t('adminInvalid'))
      }
      await startSession(api, UserId)
      toasts.dismiss()
      await navigate(next, { replace: true })
      return null
    } catch (problem) {
      const unknown = problem instanceof ApiProblem && problem.code === 'invalid_credentials'
      return refuse(unknown ? t('adminInvalid') : failure(problem, 'adminInvalid'))
    }
  }
}

/** /admin/login: the staff's door, apart from the travellers'. */
export function AdminLoginPage() {
  const t = useAccountText()
  const login = useAdminLogin()
  const hasExpired = useHasExpired()
  return (
    <div className="staff-door">
      <PageSeo title={t('adminLogin')} path="/admin/login" noindex />
      <main id="main" className="panel staff-card">
        <Logo />
        <div className="grid gap-1">
          <h1 className="type-h2">{t('adminLogin')}</h1>
          <p className="text-ink-2">{t('adminLoginText')}</p>
        </div>
        {hasExpired && (
          <p className="notice notice-warn" role="status">
            {t('adminExpired')}
          </p>
        )}
        <CredentialsForm login={login} />
      </main>
      <LanguageToggle />
    </div>
  )
}
