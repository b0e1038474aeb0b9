import type { CurrentUser } from '@rihla/contract/account'
import { useMutation, useQuery } from '@tanstack/react-query'
import { TriangleAlert } from '../../../ui/brand/icons.ts'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { clearSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { focusFirstProblem } from '../focus-problem.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useGoToLogin, useLoginRedirect } from '../use-login-redirect.ts'

type Refused = { code: string; text: string } | null

function useDelete() {
  const t = useAccountText()
  const api = useApi()
  const navigate = useNavigate()
  const failure = useFailureText()
  const detour = useLoginRedirect()
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<Refused>(null)
  const { mutate: send, isPending: busy } = useMutation({
    mutationFn: (_form: HTMLFormElement) => api.call('deleteAccount', { Password: password }),
    onMutate: () => setRefused(null),
    onSuccess: async () => {
      clearSession()
      showToast({ title: t('deleted'), text: t('deletedText'), tone: 'info' })
      await navigate('/')
    },
    onError: async (problem, form) => {
      const code = problem instanceof ApiProblem ? problem.code : ''
      if (code !== 'sign_in_again' && (await detour(problem))) return
      setRefused({ code, text: failure(problem, 'deleteFailed') })
      focusFirstProblem(form)
    },
  })
  const ofPassword = refused?.code.startsWith('current_password') === true
  return {
    password,
    busy,
    type: (text: string): void => {
      setPassword(text)
      if (ofPassword) setRefused(null)
    },
    passwordError: ofPassword ? refused.text : null,
    refusal: refused && !ofPassword ? refused : null,
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      if (!busy) send(event.currentTarget)
    },
  }
}

/** The most that a list of bookings answers at once; only its newest are looked at. */
const MOST_BOOKINGS = 100

/** What becomes of bookings with a rest to pay, and which those are; nothing once it is known that there are none. */
function Deposits() {
  const t = useAccountText()
  const api = useApi()
  const { data } = useQuery({
    meta: { personal: true },
    queryKey: ['deposits-of-account'],
    queryFn: () => api.call('getUserReservation', { PageNumber: 1, PageSize: MOST_BOOKINGS }),
    staleTime: 0,
  })
  const own = data?.Data.filter(({ StatusCode }) => StatusCode === 'Deposit Paid') ?? []
  if (data && data.TotalPages <= 1 && own.length === 0) return null
  return (
    <li>
      {t('deleteDeposits')}
      {own.length > 0 && (
        <>
          <p className="mt-1 font-medium">{t('deleteDepositsOwn')}</p>
          <ul className="grid list-disc ps-4">
            {own.map((it) => (
              <li key={it.Id}>
                <bdi>{it.Name}</bdi> (<bdi>{it.ReferenceNumber}</bdi>)
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  )
}

function DeleteForm({ user, onClose }: { user: CurrentUser; onClose: () => void }) {
  const t = useAccountText()
  const goToLogin = useGoToLogin(t('logInAgain'))
  const { password, busy, type, passwordError, refusal, submit } = useDelete()
  return (
    <form className="mt-3 grid gap-4" noValidate onSubmit={submit}>
      <div className="notice notice-warn">
        <TriangleAlert aria-hidden />
        <ul className="grid list-disc gap-1 ps-4">
          <li>{t('deleteSignedOut')}</li>
          <li>{t('deleteErased')}</li>
          <li>{t('deleteBookings')}</li>
          <Deposits />
          <li>{t('deleteFinal')}</li>
        </ul>
      </div>
      {refusal && (
        <div className="notice notice-bad" role="alert">
          <span className="flex-1">{refusal.text}</span>
          {refusal.code === 'sign_in_again' && (
            <Button size="small" onClick={() => void goToLogin()}>
              {t('logInAgain')}
            </Button>
          )}
        </div>
      )}
      {user.HasPassword && (
        <PasswordField
          label={t('deletePassword')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={type}
          error={passwordError}
        />
      )}
      <div className="step-actions flex-wrap">
        <Button onClick={onClose}>{t('keepAccount')}</Button>
        <Button type="submit" kind="danger" busy={busy && t('deleting')}>
          {t('deleteAccount')}
        </Button>
      </div>
    </form>
  )
}

/** What deleting means, asked once more; the password proves who asks. */
export function DeleteDialog({
  user,
  open,
  onClose,
}: {
  user: CurrentUser
  open: boolean
  onClose: () => void
}) {
  const t = useAccountText()
  return (
    <Dialog open={open} onClose={onClose} title={t('deleteTitle')}>
      <DeleteForm user={user} onClose={onClose} />
    </Dialog>
  )
}
