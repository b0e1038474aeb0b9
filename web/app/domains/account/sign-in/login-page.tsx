import type { ExternalProvider } from '@rihla/contract/account/external-login'
import { Info } from '../../../ui/brand/icons.ts'
import { Link, useLocation } from 'react-router'
import large from '../../../assets/terrace-1200.avif'
import small from '../../../assets/terrace-640.avif'
import { useApi } from '../../../platform/api/use-api.ts'
import { ownAddress } from '../../../platform/session/return-location.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { AlreadySignedIn } from './already-signed-in.tsx'
import { AuthPage } from '../auth-page.tsx'
import { CredentialsForm } from '../credentials-form.tsx'
import { ExternalButtons } from '../external/external-buttons.tsx'
import { recordFailedLogin } from './record-failed-login.ts'
import { useAccountText } from '../use-account-text.ts'
import { useAfterSignIn } from './after-sign-in.ts'
import { useFailureText } from '../use-failure-text.ts'

type LoginState = { message?: unknown; from?: unknown } | null

/** What the page before this one left: why to log in, and where to go afterwards. */
function useLoginState() {
  const state = useLocation().state as LoginState
  return {
    message: typeof state?.message === 'string' ? state.message : null,
    from: typeof state?.from === 'string' ? ownAddress(state.from) : null,
  }
}

/** Signs in: the session, the greeting, and back to where one was. */
function useLogin(from: string | null) {
  const api = useApi()
  const afterSignIn = useAfterSignIn()
  const failure = useFailureText()
  return async (Email: string, Password: string): Promise<string | null> => {
    try {
      const login = await api.call('login', { Email, Password }, { retries: 0 })
      return await afterSignIn(login, from)
    } catch (problem) {
      recordFailedLogin('password', problem)
      return failure(problem, 'loginFailed')
    }
  }
}

function LoginForm({ from }: { from: string | null }) {
  const t = useAccountText()
  const login = useLogin(from)
  return (
    <CredentialsForm
      login={login}
      onMissing={() => showToast({ title: t('missingTitle'), text: t('missingText'), tone: 'bad' })}
      placeholder={t('emailExample')}
    >
      <Link
        className="link type-small -my-3 inline-flex font-medium min-h-11 items-center justify-self-end"
        to="/reset-password"
      >
        {t('forgot')}
      </Link>
    </CredentialsForm>
  )
}

/** /login: e-mail and password or a provider, and back to where one came from. */
export function LoginPage({ providers }: { providers: readonly ExternalProvider[] }) {
  const t = useAccountText()
  const { message, from } = useLoginState()
  return (
    <AuthPage
      title={t('login')}
      path="/login"
      back={{ text: t('backHome'), to: '/' }}
      poster={{ small, large, text: t('loginPoster') }}
    >
      <div className="grid gap-1">
        <h1 className="type-h1">{t('loginTitle')}</h1>
        <p className="text-ink-2">{t('loginText')}</p>
      </div>
      <AlreadySignedIn />
      {message && (
        <p className="notice notice-orange" role="status">
          <Info aria-hidden />
          {message}
        </p>
      )}
      <LoginForm from={from} />
      <ExternalButtons providers={providers} from={from} />
      <p className="type-small text-center text-ink-2">
        {t('newHere')}{' '}
        <Link className="link inline-flex min-h-11 items-center" to="/signup">
          {t('createAccount')}
        </Link>
      </p>
    </AuthPage>
  )
}
