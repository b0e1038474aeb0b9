import { Lock, TriangleAlert } from '../../ui/brand/icons.ts'
import { useState, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { EmailField } from './email-field.tsx'
import { focusFirstProblem } from './focus-problem.ts'
import { useAccountText } from './use-account-text.ts'

type CredentialsFormProps = {
  /** Signs in; answers what to say above the form, or null. */
  login: (email: string, password: string) => Promise<string | null>
  /** Called when a field is empty, which also stands beside the field. */
  onMissing?: () => void
  /** An example in the empty e-mail field. */
  placeholder?: string
  /** Between the fields and the button. */
  children?: ReactNode
}

/** E-mail and password of an account that exists; a refusal keeps what was typed. */
export function CredentialsForm({ login, onMissing, placeholder, children }: CredentialsFormProps) {
  const t = useAccountText()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (busy) return
    setTried(true)
    setRefused(null)
    if (email.trim() === '' || password === '') {
      onMissing?.()
      focusFirstProblem(event.currentTarget)
      return
    }
    setBusy(true)
    setRefused(await login(email.trim(), password))
    setBusy(false)
  }
  return (
    <form className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
      {refused && (
        <p className="notice notice-bad" role="alert">
          <TriangleAlert aria-hidden />
          {refused}
        </p>
      )}
      <EmailField
        autoComplete="username"
        placeholder={placeholder}
        value={email}
        onChange={setEmail}
        error={tried && email.trim() === '' ? t('emailMissing') : null}
      />
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        icon={<Lock aria-hidden />}
        value={password}
        onChange={setPassword}
        error={tried && password === '' ? t('passwordMissing') : null}
      />
      {children}
      <Button type="submit" kind="primary" size="large" block busy={busy && t('loginBusy')}>
        {t('login')}
      </Button>
    </form>
  )
}
