import type { PasskeyAssertion } from '@rihla/contract/account/passkeys'
import type { Trx } from '../../../platform/database/connect.ts'
import type { Identity } from '../../../platform/http/caller.ts'
import { refuse, type Refusal } from '../../../platform/refusal.ts'
import type { AccountDeps } from '../deps.ts'
import { readAssertion } from './ceremony.ts'
import { takeChallenge, type Purpose } from './challenges.ts'
import { passkeysOf, usePasskey } from './passkey-store.ts'

type Deps = Pick<AccountDeps, 'clock' | 'publicUrl' | 'publish'>

/**
 * Takes what a passkey of this person signed for this session and purpose, once; null: it was right. The challenge is
 * spent whatever comes of it. A count that went back is a copy's: it is refused, and staff read of it in the log.
 */
export async function takeAssertion(
  { clock, publicUrl, publish }: Deps,
  trx: Trx,
  identity: Identity,
  purpose: Purpose,
  signed: PasskeyAssertion,
): Promise<Refusal<'passkey_over' | 'passkey_wrong' | 'passkey_copied'> | null> {
  const now = clock.now()
  const { userId } = identity
  const challenge = await takeChallenge(trx, identity, purpose, now)
  if (!challenge) return refuse('passkey_over')
  const mine = await passkeysOf(trx, userId)
  const passkey = mine.find(({ credentialId }) => credentialId.toString('base64url') === signed.id)
  if (!passkey) return refuse('passkey_wrong')
  const count = await readAssertion(publicUrl, challenge, signed, passkey)
  if (count === null) return refuse('passkey_wrong')
  if (await usePasskey(trx, passkey.id, count, now)) return null
  const { id: subjectId, name } = passkey
  const refusal = 'passkey_copied'
  await publish(trx, {
    type: 'SecondFactorChanged',
    userId,
    by: 'proveByPasskey',
    subjectId,
    name,
    refusal,
  })
  return refuse(refusal)
}
