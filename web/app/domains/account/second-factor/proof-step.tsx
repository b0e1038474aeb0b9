import type { OutputOf } from '@rihla/contract/endpoint'
import type { getSecondFactor } from '@rihla/contract/account/second-factor'
import { KeyRound } from '../../../ui/brand/icons.ts'
import { useApi } from '../../../platform/api/use-api.ts'
import { PageSeo } from '../../../platform/seo/page-seo.tsx'
import { startSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useAccountText } from '../use-account-text.ts'
import { OtherWays, ProofFields, ProofForm, wayTexts } from './proof-fields.tsx'
import { useProof } from './use-proof.ts'

/** Asks for a passkey, a code of the authenticator or a recovery code, to go on as staff. */
export function ProofStep({
  standing,
  onDone,
}: {
  standing: OutputOf<typeof getSecondFactor>
  onDone: () => void
}) {
  const t = useAccountText()
  const api = useApi()
  const proof = useProof(standing, 'prove', async (given) => {
    await ('Code' in given
      ? api.call('proveSecondFactor', given)
      : api.call('proveByPasskey', given))
    await startSession(api)
    onDone()
  })
  const { way, isPending } = proof
  return (
    <ProofForm proof={proof}>
      <PageSeo title={t('secondFactor')} path="/admin" noindex />
      <div className="grid gap-1">
        <h1 className="type-h2">{t('secondFactor')}</h1>
        <p className="text-ink-2">{t(wayTexts[way].text)}</p>
      </div>
      <ProofFields proof={proof} />
      <div className="grid gap-2.5">
        <Button type="submit" kind="primary" size="large" busy={isPending && t('secondChecking')}>
          {way === 'passkey' && <KeyRound aria-hidden />}
          {t(way === 'passkey' ? 'passkeyGoOn' : 'secondGoOn')}
        </Button>
        <OtherWays proof={proof} />
      </div>
      <p className="type-caption text-ink-2">{t('secondLost')}</p>
    </ProofForm>
  )
}
