import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { EmailField } from '../email-field.tsx'
import { MailedCode } from '../reset/mailed-code.tsx'
import { useStepFocus } from '../reset/use-step-focus.ts'
import { useAccountText } from '../use-account-text.ts'
import { useAddEmail } from './use-add-email.ts'

function CodeStep({ values, error, busy, secondsLeft, change, resend }: AddEmail) {
  const t = useAccountText()
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">
        {t('addEmailCodeText')}{' '}
        <bdi dir="ltr" className="font-medium wrap-anywhere text-ink">
          {values.email.trim()}
        </bdi>
      </p>
      <MailedCode
        code={values.code}
        onChange={change}
        error={error}
        busy={busy}
        secondsLeft={secondsLeft}
        onResend={resend}
      />
    </div>
  )
}

type AddEmail = ReturnType<typeof useAddEmail>

function EmailForm({ onClose }: { onClose: () => void }) {
  const t = useAccountText()
  const adding = useAddEmail(onClose)
  const { values, step, error, busy, change, back, submit } = adding
  const form = useStepFocus(step)
  return (
    <form ref={form} className="mt-2 grid gap-5" noValidate onSubmit={submit}>
      {step === 'code' ? (
        <CodeStep {...adding} />
      ) : (
        <div className="grid gap-3">
          <p className="text-ink-2">{t('addEmailText')}</p>
          <EmailField
            autoComplete="email"
            placeholder={t('emailExample')}
            value={values.email}
            onChange={change}
            error={error}
          />
        </div>
      )}
      <div className="step-actions">
        <Button onClick={step === 'code' ? back : onClose}>
          {t(step === 'code' ? 'otherEmail' : 'cancel')}
        </Button>
        <Button type="submit" kind="teal" busy={busy && t('sendCodeBusy')}>
          {t(step === 'code' ? 'addEmailConfirm' : 'sendCode')}
        </Button>
      </div>
    </form>
  )
}

/** Adds an e-mail to an account without one: the address, then the code that proves it. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useAccountText()
  return (
    <Dialog open={open} onClose={onClose} title={t('addEmail')}>
      <EmailForm onClose={onClose} />
    </Dialog>
  )
}
