import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { adoptUser } from '../../../platform/session/session.ts'
import { showToast } from '../../../ui/feedback/toast.ts'
import { focusFirstProblem } from '../focus-problem.ts'
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
  const { left, restart } = useResendCountdown()
  const Email = values.email.trim()
  const refuse = async (problem: Error, fallback: 'codeFailed' | 'addEmailFailed') => {
    if (await detour(problem)) return
    if (problem instanceof ApiProblem && problem.code === 'email_invalid') setStep('email')
    setError(failure(problem, fallback))
  }
  const sending = useMutation({
    mutationFn: () => api.call('sendEmailCode', { Email }),
    onMutate: () => setError(null),
    onSuccess: () => {
      restart()
      setStep('code')
    },
    onError: (problem) => refuse(problem, 'codeFailed'),
  })
  const confirming = useMutation({
    mutationFn: () => api.call('confirmEmail', { Email, Code: values.code }),
    onMutate: () => setError(null),
    onSuccess: (user) => {
      showToast({ title: t('emailAdded'), text: t('emailAddedText') })
      onDone()
      adoptUser(user)
    },
    onError: (problem) => refuse(problem, 'addEmailFailed'),
  })
  const busy = sending.isPending || confirming.isPending
  return {
    values,
    step,
    error,
    busy,
    secondsLeft: left,
    resend: () => sending.mutate(),
    change: (text: string): void => {
      setValues({ ...values, [step]: text })
      setError(null)
    },
    back: (): void => {
      setStep('email')
      setError(null)
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      const { currentTarget } = event
      const problem = resetProblem(step, values)
      if (problem) {
        setError(t(problem))
        focusFirstProblem(currentTarget)
      } else if (!busy)
        (step === 'email' ? sending : confirming).mutate(undefined, {
          onSettled: () => focusFirstProblem(currentTarget),
        })
    },
  }
}
