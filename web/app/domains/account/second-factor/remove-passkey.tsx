import type { Passkey } from '@rihla/contract/account/passkeys'
import type { getSecondFactor } from '@rihla/contract/account/second-factor'
import type { OutputOf } from '@rihla/contract/endpoint'
import { useApi } from '../../../platform/api/use-api.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useAccountText } from '../use-account-text.ts'
import { OtherWays, ProofFields, wayTexts } from './proof-fields.tsx'
import { useProof } from './use-proof.ts'

/** Takes a passkey away, after the second factor was asked for once more. */
export function RemovePasskey({
  it,
  standing,
  onClose,
  onDone,
}: {
  it: Passkey
  standing: OutputOf<typeof getSecondFactor>
  onClose: () => void
  onDone: () => void
}) {
  const t = useAccountText()
  const api = useApi()
  const proof = useProof(standing, 'remove', async (given) => {
    await api.call('removePasskey', { Id: it.Id, ...given })
    onDone()
  })
  const { way, isPending, submit } = proof
  return (
    <Dialog
      open
      onClose={onClose}
      locked={isPending}
      title={t('passkeyRemoveTitle', { name: it.Name })}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('passkeyKeep')}
          </Button>
          <Button kind="danger" busy={isPending && t('secondChecking')} onClick={submit}>
            {t('passkeyRemove')}
          </Button>
        </>
      }
    >
      <form
        className="grid gap-4 pt-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <p className="type-small text-ink-2">{t('passkeyRemoveText')}</p>
        <p className="type-small">{t(wayTexts[way].text)}</p>
        <ProofFields proof={proof} />
        <div className="flex flex-wrap gap-2">
          <OtherWays proof={proof} />
        </div>
      </form>
    </Dialog>
  )
}
