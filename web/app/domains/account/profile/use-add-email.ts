import { useState } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { adoptUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { resetProblem } from '../reset/reset.ts'
import { useResendCountdown } from '../reset/use-resend-countdown.ts'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useLoginRedirect } from '../use-login-redirect.ts'

type Step = 'email' | 'code'

/** An address, then the code that proves it; a refusal stands at the step it is about. */
export function useAddEmail(onDone: () => void) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const detour = useLoginRedirect()
  const [values, setValues] = useState({ email: '', code: '', password: '', confirm: '' })
  const [step, setStep] = useState<Step>('email')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { left, restart } = useResendCountdown()

  const attempt = async (call: () => Promise<void>, fallback: 'codeFailed' | 'addEmailFailed') => {
    setBusy(true)
    setError(null)
    try {
      await call()
    } catch (problem) {
      if (await detour(problem)) return
      if (problem instanceof ApiProblem && problem.code === 'email_invalid') setStep('email')
      setError(failure(problem, fallback))
    } finally {
      setBusy(false)
    }
  }
  const send = (): Promise<void> =>
    attempt(async () => {
      await api.call('sendEmailCode', { Email: values.email.trim() })
      restart()
      setStep('code')
    }, 'codeFailed')
  const confirm = (): Promise<void> =>
    attempt(async () => {
      const input = { Email: values.email.trim(), Code: values.code }
      const user = await api.call('confirmEmail', input)
      showToast({ title: t('emailAdded'), text: t('emailAddedText') })
      onDone()
      adoptUser(user)
    }, 'addEmailFailed')
  return {
    values,
    step,
    error,
    busy,
    secondsLeft: left,
    resend: send,
    change: (text: string): void => {
      setValues({ ...values, [step]: text })
      setError(null)
    },
    back: (): void => {
      setStep('email')
      setError(null)
    },
    goOn: async (): Promise<void> => {
      const problem = resetProblem(step, values)
      if (problem) setError(t(problem))
      else if (!busy) await (step === 'email' ? send() : confirm())
    },
  }
}
