import { PASSKEY_NAME_LENGTH } from '@rihla/contract/account/passkeys'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from '../../../ui/brand/icons.ts'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { startSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { makePasskey } from './ask-device.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProofFailure } from './use-proof-failure.ts'

/** Names a passkey, has a device make it, and keeps it. */
export function PasskeySetUp({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const t = useAccountText()
  const api = useApi()
  const failure = useProofFailure()
  const [name, setName] = useState('')
  const [nameless, setNameless] = useState(false)
  const add = useMutation({
    mutationFn: async () => {
      const Credential = await makePasskey(api)
      return api.call('addPasskey', { Name: name.trim(), Credential })
    },
    onSuccess: async ({ Token, RecoveryCodes: codes }) => {
      if (Token) await startSession(api)
      if (codes.length === 0) onDone()
    },
  })
  const codes = add.data?.RecoveryCodes ?? []
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <form
      className="panel staff-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') setNameless(true)
        else if (!add.isPending) add.mutate()
      }}
    >
      <PageSeo title={t('passkeyAdd')} path="/desk/second-factor" noindex />
      <div className="grid gap-1">
        <h1 className="type-h2">{t('passkeyAdd')}</h1>
        <p className="text-ink-2">{t('passkeyAddText')}</p>
      </div>
      <TextField
        label={t('passkeyName')}
        hint={t('passkeyNameHint')}
        dir="auto"
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={name}
        onChange={(typed) => {
          setNameless(false)
          setName(typed)
        }}
        error={nameless ? t('passkeyNameless') : null}
      />
      {add.error && (
        <p className="notice notice-bad" role="alert">
          {failure(add.error)}
        </p>
      )}
      <div className="grid gap-2.5">
        <Button
          type="submit"
          kind="primary"
          size="large"
          busy={add.isPending && t('secondChecking')}
        >
          <KeyRound aria-hidden />
          {t('passkeyMake')}
        </Button>
        <Button disabled={add.isPending} onClick={onBack}>
          {t('passkeyBack')}
        </Button>
      </div>
    </form>
  )
}
