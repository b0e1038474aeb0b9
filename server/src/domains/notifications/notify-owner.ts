import type { Language } from '@rihla/contract/values/language'
import type { Trx } from '../../platform/database/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import type { SecondFactorChange } from './mails/second-factor-changed.ts'
import { queueMail } from './mail-queue.ts'

/** The account's owner; without an e-mail they can't be notified. */
export type Reachable = { readonly email: string | null; readonly language: Language } | null

type Changed = { readonly userId: number; readonly at: Date }

const addressed = (owner: Reachable) =>
  owner?.email ? { to: owner.email, language: owner.language } : null

/** A password is another one now: a mail to the owner of the account. */
export async function notifyPasswordChanged(
  trx: Trx,
  jobs: Jobs,
  owner: Reachable,
  { userId, at }: Changed,
): Promise<void> {
  const to = addressed(owner)
  const instant = at.toISOString()
  const key = `password-changed:${userId}:${instant}`
  if (to) await queueMail(trx, jobs, { kind: 'password-changed', at: instant, ...to, key })
}

/** A provider's identity signs an account in from now on: a mail to its owner. */
export async function notifyProviderLinked(
  trx: Trx,
  jobs: Jobs,
  owner: Reachable,
  { userId, provider, at }: Changed & { readonly provider: string },
): Promise<void> {
  const to = addressed(owner)
  const instant = at.toISOString()
  const key = `provider-linked:${userId}:${provider}:${instant}`
  if (to) await queueMail(trx, jobs, { kind: 'provider-linked', provider, at: instant, ...to, key })
}

/** A second factor is another one now, or a copy of it was refused: a mail to its owner. */
export async function notifySecondFactorChanged(
  trx: Trx,
  jobs: Jobs,
  owner: Reachable,
  { userId, at, what, name }: Changed & SecondFactorChange,
): Promise<void> {
  const to = addressed(owner)
  const instant = at.toISOString()
  const key = `second-factor-changed:${userId}:${what}:${instant}`
  if (to)
    await queueMail(trx, jobs, {
      kind: 'second-factor-changed',
      what,
      name,
      at: instant,
      ...to,
      key,
    })
}

/** An account is gone: a last mail, to the address that was on record. */
export async function notifyAccountDeleted(
  trx: Trx,
  jobs: Jobs,
  owner: Reachable,
  { userId }: Pick<Changed, 'userId'>,
): Promise<void> {
  const to = addressed(owner)
  const key = `account-deleted:${userId}`
  if (to) await queueMail(trx, jobs, { kind: 'account-deleted', ...to, key })
}
