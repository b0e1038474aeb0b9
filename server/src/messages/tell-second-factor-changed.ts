import { contactOf, type AccountEvent } from '../domains/account/index.ts'
import { noteOwnDeed } from '../domains/desk/index.ts'
import { notifySecondFactorChanged } from '../domains/notifications/index.ts'
import type { Trx } from '../platform/database/connect.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'

type Changed = Extract<AccountEvent, { type: 'SecondFactorChanged' }>

/** What its owner reads of a deed at their second factor; of one that proves, only a copy is told. */
const changeOf = {
  confirmSecondFactor: 'authenticator-added',
  addPasskey: 'passkey-added',
  removePasskey: 'passkey-removed',
  renewRecoveryCodes: 'codes-renewed',
  proveByPasskey: 'passkey-copied',
} as const

/** What staff did to their own second factor: a line in the log, and a mail to them. */
export async function tellSecondFactorChanged(
  trx: Trx,
  jobs: Jobs,
  event: Changed,
  at: Date,
): Promise<void> {
  await noteOwnDeed(trx, event, at)
  const { userId, name } = event
  await notifySecondFactorChanged(trx, jobs, await contactOf(trx, userId), {
    userId,
    at,
    what: changeOf[event.by],
    name,
  })
}
