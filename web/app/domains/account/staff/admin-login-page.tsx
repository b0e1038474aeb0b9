import { Lock, Mail } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { ownAddress } from '../../../platform/session/return-location.ts'
import { clearSession, startSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx'
import { showToast, toasts } from '../../../ui/feedback/toast.ts'
import { LanguageToggle } from '../../../ui/brand/language-toggle.tsx'
import { Logo } from '../../../ui/brand/logo.tsx'
import { focusFirstProblem } from '../focus-problem.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Where staff go: back to the page that sent them here, else to writing, else to their home. */
function useNext(): string {
  const state = useLocation().state as { from?: unknown } | null
  const from = typeof state?.from === 'string' ? ownAddress(state.from) : null
  return from ?? '/admin'
}

/** Signs staff in; a traveller is signed out again and learns no more than a stranger. */
function useAdminLogin() {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  const next = useNext()
  const failure = useFailureText()
  const refuse = (text: string): void =>
    showToast({ title: t('adminLoginFailed'), text, tone: 'bad' })
  const leave = async (): Promise<void> => {
    await api.call('signOut', {}).catch(() => {})
    clearSession()
  }
  return async (Email: string, Password: string): Promise<void> => {
    try {
      const { UserId } = await api.call('login', { Email, Password })
      const staff = await api
        .call('hasRole', { user_id: UserId, role: 'admin' })
        .catch(async (problem: unknown) => {
          await leave()
          throw problem
        })
      if (!staff) {
        await leave()
        refuse(t('adminInvalid'))
        return
      }
      await startSession(api)
      toasts.dismiss()
      await navigate(next, { replace: true })
    } catch (problem) {
      const unknown = problem instanceof ApiProblem && problem.code === 'invalid_credentials'
      refuse(unknown ? t('adminInvalid') : failure(problem, 'adminInvalid'))
    }
  }
}

function AdminLoginForm() {
  const t = useAccountText()
  const login = useAdminLogin()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (email.trim() === '' || password === '') {
      focusFirstProblem(event.currentTarget)
      return
    }
    setBusy(true)
    await login(email.trim(), password)
    setBusy(false)
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('email')}
        type="email"
        name="email"
        dir="ltr"
        autoComplete="username"
        icon={<Mail aria-hidden />}
        value={email}
        onChange={setEmail}
        error={tried && email.trim() === '' ? t('emailMissing') : null}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        icon={<Lock aria-hidden />}
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? t('passwordMissing') : null}
      />
      <Button type="submit" kind="primary" size="large" block busy={busy && t('loginBusy')}>
        {t('login')}
      </Button>
    </form>
  )
}

/** /admin/login: the staff's door, apart from the travellers'. */
export function AdminLoginPage() {
  const t = useAccountText()
  return (
    <div className="staff-door">
      <PageSeo title={t('adminLogin')} path="/admin/login" noindex />
      <main id="main" className="panel staff-card">
        <Logo />
        <div className="grid gap-1">
          <h1 className="type-h2">{t('adminLogin')}</h1>
          <p className="text-ink-2">{t('adminLoginText')}</p>
        </div>
        <AdminLoginForm />
      </main>
      <LanguageToggle />
    </div>
  )
}
