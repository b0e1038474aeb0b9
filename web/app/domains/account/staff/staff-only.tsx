import { ShieldX } from '../../../ui/brand/icons.ts'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiContext, useApi } from '../../../platform/api/use-api.ts'
import { queryClient } from '../../../platform/cache/query.tsx'
import { sessionHint } from '../../../platform/session/session-hint.ts'
import { refreshSession, useSession } from '../../../platform/session/session.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { useAccountText } from '../use-account-text.ts'
import { SecondFactorGate } from '../second-factor/second-factor-gate.tsx'
import { staffAccess, type Access, type Role } from './staff-access.ts'
import { StaffCover } from './staff-cover.tsx'
import { useStaffApi } from './use-staff-api.ts'

/** What has failed without leave is asked for once more. */
const askForRefused = (): void =>
  void queryClient().invalidateQueries({ predicate: ({ state }) => state.status === 'error' })

/**
 * Whether this person was found to be staff a moment ago, on another of the pages for staff: the next one opens at
 * once, and is closed again where that isn't so any more. The server asks at each call anyway.
 */
const admissionOf = (userId: number) => ['staff-admission', userId] as const
const wasAdmitted = (userId: number | undefined): boolean =>
  userId !== undefined && queryClient().getQueryData<boolean>(admissionOf(userId)) === true

/** Asks the server whether the signed-in person is staff; again for another person, on retry, or once a call says no. */
function useAccess() {
  const api = useApi()
  const session = useSession()
  const userId = session.user?.UserId
  const [answer, setAnswer] = useState<{ userId: number; role: Role } | null>(
    userId !== undefined && wasAdmitted(userId) ? { userId, role: 'admin' } : null,
  )
  /** To whom the page has been open. */
  const [opened, setOpened] = useState(answer?.userId ?? null)
  const [tries, setTries] = useState(0)
  const again = useRef(false)
  useEffect(() => {
    if (userId === undefined) return
    let cancelled = false
    const settle = (role: Role): void => {
      // Unknown is no refusal of who was admitted.
      if (cancelled || (role === 'failed' && wasAdmitted(userId))) return
      queryClient().setQueryData(admissionOf(userId), role === 'admin')
      setAnswer({ userId, role })
      if (role !== 'admin') return
      setOpened(userId)
      if (tries > 0) askForRefused()
    }
    api.call('hasRole', { user_id: userId, role: 'admin' }).then(
      (has) => settle(has ? 'admin' : 'none'),
      () => settle('failed'),
    )
    return () => {
      cancelled = true
    }
  }, [api, userId, tries])
  const retry = (): void => {
    setAnswer(null)
    setTries(tries + 1)
    if (userId === undefined) void refreshSession(api)
  }
  const role = answer && answer.userId === userId ? answer.role : 'asking'
  /** A second factor may be needed by now. Unknown is no refusal: the page stays open then. */
  const doubt = async (): Promise<void> => {
    if (userId === undefined || role !== 'admin' || again.current) return
    again.current = true
    try {
      const has = await api.call('hasRole', { user_id: userId, role: 'admin' })
      if (!has) setAnswer({ userId, role: 'none' })
    } catch {
      // The next refusal asks once more.
    } finally {
      again.current = false
    }
  }
  const expired = session.state === 'anonymous' && session.expired === true
  return {
    access: staffAccess(session.state, role, sessionHint()),
    wasOpen: userId !== undefined && opened === userId,
    expired,
    retry,
    doubt,
  }
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

/** What stands in place of a page for staff until it opens. */
function Closed({ access, retry }: { access: Access; retry: () => void }) {
  const t = useAccountText()
  if (access === 'denied')
    return (
      <SecondFactorGate onDone={retry}>
        <Denied />
      </SecondFactorGate>
    )
  if (access === 'failed')
    return (
      <ErrorBlock
        heading="h1"
        title={t('accessFailed')}
        action={{ text: t('tryAgain'), onClick: retry }}
      />
    )
  return <LoadingBlock heading={t('staffHome')} text={t('checkingAccess')} />
}

/**
 * Shows a page to staff only: others are sent to the staff's login, or see that they may not. One that was open and
 * is closed meanwhile, until a second factor is proven, stays behind with all that was typed.
 */
export function StaffOnly({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { access, wasOpen, expired, retry, doubt } = useAccess()
  const staffApi = useStaffApi(() => void doubt())
  const goToLogin = useEffectEvent(
    () =>
      void navigate('/admin/login', { replace: true, state: { from: pathname + search, expired } }),
  )
  useEffect(() => {
    if (access === 'login') goToLogin()
  }, [access])
  const isOpen = access === 'open'
  if (isOpen || (wasOpen && access !== 'login'))
    return (
      <>
        <ApiContext value={staffApi}>{children}</ApiContext>
        {!isOpen && (
          <StaffCover>
            <Closed access={access} retry={retry} />
          </StaffCover>
        )}
      </>
    )
  return (
    <main id="main" className="page-width grid min-h-[80dvh] max-w-[640px]! content-center py-10">
      <Closed access={access} retry={retry} />
    </main>
  )
}
