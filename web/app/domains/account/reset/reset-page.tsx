import { Lock } from '../../../ui/brand/icons.ts'
import type { FormEvent } from 'react'
import large from '../../../assets/desert-1200.avif'
import small from '../../../assets/desert-640.avif'
import { Button } from '../../../ui/button/button.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { AuthPage } from '../auth-page.tsx'
import { EmailField } from '../email-field.tsx'
import { focusFirstProblem } from '../focus-problem.ts'
import { PasswordRules } from '../sign-up/password-rules.tsx'
import { useAccountText } from '../use-account-text.ts'
import { MailedCode } from './mailed-code.tsx'
import { resetRules } from './reset.ts'
import { StepDots } from './step-dots.tsx'
import { useReset } from './use-reset.ts'
import { useStepFocus } from './use-step-focus.ts'

const texts = {
  email: ['resetEmailTitle', 'resetEmailText', 'sendCode'],
  code: ['resetCodeTitle', 'resetCodeText', 'checkCode'],
  password: ['resetPasswordTitle', 'resetPasswordText', 'goOn'],
  confirm: ['resetConfirmTitle', 'resetConfirmText', 'resetPassword'],
} as const

type Reset = ReturnType<typeof useReset>

function NewPassword({ values, error, change }: Reset) {
  const t = useAccountText()
  return (
    <div className="grid content-start gap-3">
      <PasswordField
        label={t('newPassword')}
        name="new-password"
        autoComplete="new-password"
        icon={<Lock aria-hidden />}
        value={values.password}
        onChange={change}
        error={error}
      />
      <PasswordRules password={values.password} rules={resetRules} />
    </div>
  )
}

function StepField(reset: Reset) {
  const t = useAccountText()
  const { step, values, error, change } = reset
  if (step === 'password') return <NewPassword {...reset} />
  if (step === 'code')
    return (
      <div className="grid content-start gap-2">
        <MailedCode
          code={values.code}
          onChange={change}
          error={error}
          busy={reset.busy}
          secondsLeft={reset.secondsLeft}
          onResend={() => void reset.resend()}
        />
      </div>
    )
  if (step === 'confirm')
    return (
      <PasswordField
        label={t('confirmPassword')}
        name="confirm-password"
        autoComplete="new-password"
        icon={<Lock aria-hidden />}
        value={values.confirm}
        onChange={change}
        error={error}
      />
    )
  return (
    <EmailField
      autoComplete="username"
      placeholder={t('emailExample')}
      value={values.email}
      onChange={change}
      error={error}
    />
  )
}

/** /reset-password: an e-mail, the code that was mailed, and the new password twice. */
export function ResetPage() {
  const t = useAccountText()
  const reset = useReset()
  const { step, values, busy, back, goOn } = reset
  const form = useStepFocus(step)
  const [title, text, next] = texts[step]
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const { currentTarget } = event
    void goOn().then((went) => went || focusFirstProblem(currentTarget))
  }
  const busyText = step === 'email' ? t('sendCodeBusy') : t('resetBusy')
  return (
    <AuthPage
      title={t('resetTitle')}
      path="/reset-password"
      back={{ text: t('backLogin'), to: '/login' }}
      poster={{ small, large, text: t('resetPoster') }}
    >
      <form ref={form} className="reset-step" noValidate onSubmit={submit}>
        <div className="grid gap-5">
          <StepDots step={step} name={t(title)} />
          <div className="grid gap-1" aria-live="polite">
            <h1 className="type-h2">{t(title)}</h1>
            <p className="text-ink-2">
              {t(text)}{' '}
              {step === 'code' && (
                <bdi dir="ltr" className="font-medium wrap-anywhere text-ink">
                  {values.email.trim()}
                </bdi>
              )}
            </p>
          </div>
        </div>
        <div key={step} className="grid content-start">
          <StepField {...reset} />
        </div>
        <div className="step-actions">
          {step !== 'email' && (
            <Button size="large" onClick={back}>
              {t('back')}
            </Button>
          )}
          <Button
            type="submit"
            kind="teal"
            size="large"
            busy={busy && (step === 'email' || step === 'confirm') && busyText}
          >
            {t(next)}
          </Button>
        </div>
      </form>
    </AuthPage>
  )
}
