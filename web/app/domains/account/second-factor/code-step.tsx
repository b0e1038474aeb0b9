import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { startSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'

/** Asks for a code of the authenticator, or for a recovery code, to go on as staff. */
export function CodeStep({ onDone }: { onDone: () => void }) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const [code, setCode] = useState('')
  const [byRecovery, setByRecovery] = useState(false)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => api.call('proveSecondFactor', { Code: code.trim() }),
    onSuccess: async () => {
      await startSession(api)
      onDone()
    },
  })
  const wrong = error && failure(error, 'secondCodeFailed')
  const type = (typed: string): void => {
    reset()
    setCode(typed)
  }
  return (
    <form
      className="panel staff-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '' && !isPending) mutate()
      }}
    >
      <PageSeo title={t('secondFactor')} path="/admin" noindex />
      <div className="grid gap-1">
        <h1 className="type-h2">{t('secondFactor')}</h1>
        <p className="text-ink-2">{t(byRecovery ? 'secondRecoveryText' : 'secondCodeText')}</p>
      </div>
      {byRecovery ? (
        <TextField
          label={t('secondRecovery')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={type}
          error={wrong}
        />
      ) : (
        <CodeField label={t('secondCode')} value={code} onChange={type} error={wrong} />
      )}
      <div className="grid gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={isPending && t('secondChecking')}>
          {t('secondGoOn')}
        </Button>
        <Button
          onClick={() => {
            type('')
            setByRecovery(!byRecovery)
          }}
        >
          {t(byRecovery ? 'secondUseCode' : 'secondUseRecovery')}
        </Button>
      </div>
      <p className="type-caption text-ink-2">{t('secondLost')}</p>
    </form>
  )
}
