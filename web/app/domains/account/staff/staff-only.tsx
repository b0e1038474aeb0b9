import { ShieldX } from '../../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useApi } from '../../../platform/api/use-api.ts'
import { sessionHint } from '../../../platform/session/session-hint.ts'
import { refreshSession, useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx'
import { staffAccess, type Role } from './staff-access.ts'

/** Asks the server whether the signed-in person is staff; again for another person, or on retry. */
function useAccess() {
  const api = useApi()
  const session = useSession()
  const userId = session.user?.UserId
  const [answer, setAnswer] = useState<{ userId: number; role: Role } | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (userId === undefined) return
    let cancelled = false
    const settle = (role: Role): void => {
      if (!cancelled) setAnswer({ userId, role })
    }
    api.call('hasRole', { user_id: userId, role: 'admin' }).then(
      (has) => settle(has ? 'admin' : 'none'),
      () => settle('failed'),
    )
    return () => {
      cancelled = true
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a retry asks the same again
  }, [api, userId, tries])
  const retry = (): void => {
    setAnswer(null)
    setTries(tries + 1)
    if (userId === undefined) void refreshSession(api)
  }
  const role = answer && answer.userId === userId ? answer.role : 'asking'
  const expired = session.state === 'anonymous' && session.expired === true
  return { access: staffAccess(session.state, role, sessionHint()), expired, retry }
}

function Denied() {
  const t = useAccountText()
  return (
    <div className="panel grid justify-items-center gap-3 px-6 py-14 text-center" role="alert">
      <ShieldX size={36} className="text-bad-600" aria-hidden />
      <h1 className="type-h3 max-w-sm">{t('accessDenied')}</h1>
      <LinkButton kind="teal" className="mt-3" to="/">
        {t('backHome')}
      </LinkButton>
    </div>
  )
}

/** Shows a page to staff only: others are sent to the staff's login, or see that they may not. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const t = useAccountText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { access, expired, retry } = useAccess()
  const goToLogin = useEffectEvent(
    () =>
      void navigate('/admin/login', { replace: true, state: { from: pathname + search, expired } }),
  )
  useEffect(() => {
    if (access === 'login') goToLogin()
  }, [access])
  if (access === 'open') return children
  return (
    <main id="main" className="page-width grid min-h-[80dvh] max-w-[640px]! content-center py-10">
      {access === 'denied' ? (
        <SecondFactorGate onDone={retry}>
          <Denied />
        </SecondFactorGate>
      ) : access === 'failed' ? (
        <ErrorBlock
          heading="h1"
          title={t('accessFailed')}
          action={{ text: t('tryAgain'), onClick: retry }}
        />
      ) : (
        <LoadingBlock heading={t('staffHome')} text={t('checkingAccess')} />
      )}
    </main>
  )
}
