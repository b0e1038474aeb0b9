import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { startSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Copyable } from '../../../ui/button/copyable.tsx'
import { ErrorBlock, LoadingBlock } from '../../../ui/feedback/result-block.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { useAccountText } from '../use-account-text.ts'
import { useFailureText } from '../use-failure-text.ts'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Puts a secret into an authenticator, by QR code or typed, and proves it with its first code. */
export function SetUp({ text, onDone }: { text: string; onDone: () => void }) {
  const t = useAccountText()
  const api = useApi()
  const failure = useFailureText()
  const [code, setCode] = useState('')
  const begun = useQuery({
    meta: { personal: true },
    queryKey: ['second-factor-secret'],
    queryFn: () => api.call('beginSecondFactor', {}),
    // No secret stays behind in the page.
    gcTime: 0,
    retry: false,
  })
  const confirm = useMutation({
    mutationFn: () => api.call('confirmSecondFactor', { Code: code }),
    onSuccess: async ({ RecoveryCodes: codes }) => {
      await startSession(api)
      if (codes.length === 0) onDone()
    },
  })
  const codes = confirm.data?.RecoveryCodes ?? []
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begun.error)
    return (
      <ErrorBlock
        heading="h1"
        title={failure(begun.error, 'secondCodeFailed')}
        action={{ text: t('tryAgain'), onClick: () => void begun.refetch() }}
      />
    )
  if (!begun.data) return <LoadingBlock heading={t('secondSetUp')} text={t('checkingAccess')} />
  const { Secret, Address } = begun.data
  return (
    <form
      className="panel staff-card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (code !== '' && !confirm.isPending) confirm.mutate()
      }}
    >
      <PageSeo title={t('secondSetUp')} path="/desk/second-factor" noindex />
      <div className="grid gap-1">
        <h1 className="type-h2">{t('secondSetUp')}</h1>
        <p className="text-ink-2">{text}</p>
      </div>
      <p className="type-small">{t('secondScan')}</p>
      <QrCode text={Address} label={t('secondQr')} />
      <Copyable label={t('secondSecret')} value={Secret.match(/.{1,4}/g)?.join(' ') ?? Secret} />
      <CodeField
        label={t('secondFirstCode')}
        value={code}
        onChange={(typed) => {
          confirm.reset()
          setCode(typed)
        }}
        error={confirm.error && failure(confirm.error, 'secondCodeFailed')}
      />
      <Button
        type="submit"
        kind="primary"
        size="large"
        busy={confirm.isPending && t('secondChecking')}
      >
        {t('secondTurnOn')}
      </Button>
    </form>
  )
}
