import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ApiProblem } from '../../../platform/api/problem.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { focusFirstProblem } from '../focus-problem.ts'
import { PasswordRules } from '../sign-up/password-rules.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { useLoginRedirect } from '../use-login-redirect.ts'
import { passwordChangeProblems, refusedPassword, type PasswordChange } from './password-change.ts'

type Field = keyof PasswordChange
type Refused = { field: Field | null; text: string } | null

function usePasswordChange(onDone: () => void) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const detour = useLoginRedirect()
  const [values, setValues] = useState<PasswordChange>({ current: '', next: '', again: '' })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Refused>(null)
  const problems = passwordChangeProblems(values)
  const { mutate: send, isPending: busy } = useMutation({
    mutationFn: (_form: HTMLFormElement) =>
      api.call('updatePassword', { CurrentPassword: values.current, NewPassword: values.next }),
    onSuccess: () => {
      showToast({ title: t('passwordUpdated'), text: t('passwordUpdatedText') })
      onDone()
    },
    onError: async (problem, form) => {
      if (await detour(problem)) return
      const field = problem instanceof ApiProblem ? refusedPassword[problem.code] : undefined
      setRefused({ field: field ?? null, text: failure(problem, 'updatePasswordFailed') })
      focusFirstProblem(form)
    },
  })
  return {
    values,
    busy,
    complete: Object.values(values).every((text) => text !== ''),
    refusal: refused?.field === null ? refused.text : null,
    errorOf: (field: Field): string | null => {
      if (refused?.field === field) return refused.text
      const problem = problems[field]
      return tried && problem ? t(problem) : null
    },
    change: (field: Field, text: string): void => {
      setValues({ ...values, [field]: text })
      if (refused?.field === field || refused?.field === null) setRefused(null)
    },
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault()
      setTried(true)
      setRefused(null)
      if (busy) return
      if (Object.values(problems).some(Boolean)) focusFirstProblem(event.currentTarget)
      else send(event.currentTarget)
    },
  }
}

const fields = [
  ['current', 'currentPassword', 'current-password'],
  ['next', 'newPassword', 'new-password'],
  ['again', 'confirmPassword', 'new-password'],
] as const

function PasswordForm({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const t = useAccountText()
  const { values, busy, complete, refusal, errorOf, change, submit } = usePasswordChange(onDone)
  return (
    <form className="grid gap-4 pt-3" noValidate onSubmit={submit}>
      {refusal && (
        <p className="notice notice-bad" role="alert">
          {refusal}
        </p>
      )}
      {fields.map(([field, label, autoComplete]) => (
        <div key={field} className="grid gap-2">
          <PasswordField
            label={t(label)}
            name={field}
            autoComplete={autoComplete}
            value={values[field]}
            onChange={(text) => change(field, text)}
            error={errorOf(field)}
          />
          {field === 'next' && <PasswordRules password={values.next} />}
        </div>
      ))}
      <div className="grid gap-2">
        <div className="step-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            kind="teal"
            disabled={!complete}
            aria-describedby={complete ? undefined : 'fill-all'}
            busy={busy && t('saving')}
          >
            {t('update')}
          </Button>
        </div>
        {!complete && (
          <p id="fill-all" className="field-hint">
            {t('fillAll')}
          </p>
        )}
      </div>
    </form>
  )
}

/** Three fields and what the new password needs; refusals stand beside the field they are about. */
export function PasswordDialog(props: { open: boolean; onClose: () => void; onDone: () => void }) {
  const t = useAccountText()
  return (
    <Dialog open={props.open} onClose={props.onClose} title={t('changePassword')}>
      <PasswordForm {...props} />
    </Dialog>
  )
}
