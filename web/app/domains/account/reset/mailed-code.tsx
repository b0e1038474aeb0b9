import { CodeField } from '../../../ui/form/code-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { ResendLine } from './resend-line.tsx'

type MailedCodeProps = {
  code: string
  onChange: (code: string) => void
  error: string | null
  busy: boolean
  secondsLeft: number
  onResend: () => void
}

/** The code that was mailed, and another one once enough time has passed. */
export function MailedCode({
  code,
  onChange,
  error,
  busy,
  secondsLeft,
  onResend,
}: MailedCodeProps) {
  const t = useAccountText()
  return (
    <>
      <CodeField
        className="code-field"
        label={t('code')}
        hint={t('codeHint')}
        value={code}
        onChange={onChange}
        error={error}
      />
      <ResendLine secondsLeft={secondsLeft} busy={busy} onResend={onResend} />
    </>
  )
}
