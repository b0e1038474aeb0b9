import type { getSecondFactor } from '@rihla/contract/account/second-factor'
import type { OutputOf } from '@rihla/contract/endpoint'
import { useState } from 'react'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { OtherWays, ProofFields, ProofForm, wayTexts } from './proof-fields.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useProof } from './use-proof.ts'

/** New recovery codes in place of those before, once the second factor was asked for again. */
export function RenewCodes({
  standing,
  onDone,
  onBack,
}: {
  standing: OutputOf<typeof getSecondFactor>
  onDone: () => void
  onBack: () => void
}) {
  const t = useAccountText()
  const api = useApi()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const proof = useProof(standing, 'renew', async (given) => {
    setCodes((await api.call('renewRecoveryCodes', given)).RecoveryCodes)
  })
  const { way, isPending } = proof
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <ProofForm proof={proof}>
      <PageSeo title={t('secondRenew')} path="/desk/second-factor" noindex />
      <div className="grid gap-1">
        <h1 className="type-h2">{t('secondRenew')}</h1>
        <p className="text-ink-2">{t('secondRenewText')}</p>
      </div>
      <p className="type-small">{t(wayTexts[way].text)}</p>
      <ProofFields proof={proof} />
      <div className="grid gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={isPending && t('secondChecking')}>
          {t('secondRenewNow')}
        </Button>
        <OtherWays proof={proof} />
        <Button disabled={isPending} onClick={onBack}>
          {t('passkeyBack')}
        </Button>
      </div>
    </ProofForm>
  )
}
