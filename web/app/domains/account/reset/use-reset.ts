import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { sessionEnded } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { refusedStep, resetProblem, resetSteps, stepBefore, type ResetStep } from './reset.ts'
import { useResendCountdown } from './use-resend-countdown.ts'

type Refused = { step: ResetStep; text: string } | null

/** What the page before this one left: the profile names the address it knows. */
function useKnownEmail(): string {
  const state = useLocation().state as { email?: unknown } | null
  return typeof state?.email === 'string' ? state.email : ''
}

/** The two calls, with what to say of them; each answers whether it worked. */
function useResetCalls(onRefused: (refused: Refused) => void) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const showRefusal = (
    problem: unknown,
    title: 'sendCodeFailed' | 'resendFailed' | 'resetPasswordFailed',
  ): false => {
    const text = failure(problem, title === 'resetPasswordFailed' ? 'resetFailed' : 'codeFailed')
    const step = problem instanceof ApiProblem ? refusedStep[problem.code] : undefined
    if (step) onRefused({ step, text })
    showToast({ title: t(title), text, tone: 'bad' })
    return false
  }
  return {
    sendCode: (email: string, title: 'sendCodeFailed' | 'resendFailed'): Promise<boolean> =>
      api.call('verifyCode', { Email: email.trim() }).then(
        () => true,
        (problem: unknown) => showRefusal(problem, title),
      ),
    reset: (Email: string, Password: string, Code: string): Promise<boolean> =>
      api.call('resetPassword', { Email: Email.trim(), Password, Code }).then(
        () => true,
        (problem: unknown) => showRefusal(problem, 'resetPasswordFailed'),
      ),
  }
}

/** The wizard: what was typed, where one is, and what the server refused; nothing typed is lost. */
export function useReset() {
  const t = useAccountText()
  const navigate = useNavigate()
  const email = useKnownEmail()
  const [values, setValues] = useState({ email, code: '', password: '', confirm: '' })
  const [step, setStep] = useState<ResetStep>('email')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>(null)
  const [busy, setBusy] = useState(false)
  const { left, restart } = useResendCountdown()

  const goTo = (next: ResetStep): void => {
    setStep(next)
    setTried(false)
  }
  const calls = useResetCalls((refusal) => {
    setRefused(refusal)
    if (refusal) goTo(refusal.step)
  })
  const sendCode = async (title: 'sendCodeFailed' | 'resendFailed'): Promise<boolean> => {
    setBusy(true)
    const sent = await calls.sendCode(values.email, title)
    setBusy(false)
    if (sent) restart()
    return sent
  }
  const finish = async (): Promise<void> => {
    setBusy(true)
    const done = await calls.reset(values.email, values.password, values.code)
    setBusy(false)
    if (!done) return
    // The server has ended every session, this one too.
    sessionEnded()
    showToast({ title: t('passwordReset'), text: t('passwordResetText') })
    await navigate('/login')
  }
  const goOn = async (): Promise<boolean> => {
    setTried(true)
    if (busy || resetProblem(step, values)) return false
    setRefused(null)
    if (step === 'confirm') await finish()
    else if (step !== 'email' || (await sendCode('sendCodeFailed')))
      goTo(resetSteps[resetSteps.indexOf(step) + 1] ?? 'email')
    return true
  }
  const resend = async (): Promise<void> => {
    if (await sendCode('resendFailed'))
      showToast({ title: t('codeSent'), text: t('codeSentText'), tone: 'info' })
  }
  const problem = tried ? resetProblem(step, values) : null
  return {
    values,
    step,
    busy,
    secondsLeft: left,
    error: refused?.step === step ? refused.text : problem && t(problem),
    change: (text: string): void => {
      setValues({ ...values, [step]: text })
      if (refused?.step === step) setRefused(null)
    },
    back: (): void => goTo(stepBefore(step)),
    goOn,
    resend,
  }
}
