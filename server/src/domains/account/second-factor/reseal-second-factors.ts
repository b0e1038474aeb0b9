import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { AccountDeps } from '../deps.ts'
import { resealSecret, secretsSealedByOthers } from './store.ts'

/** Scheduled: seals again, with the current key, the secrets that an older one sealed. Answers how many. */
export async function resealSecondFactors(
  deps: Pick<AccountDeps, 'db' | 'log' | 'sealer'>,
): Promise<number> {
  const { db, sealer } = deps
  if (!sealer) return 0
  const due = await secretsSealedByOthers(db, sealer, 500)
  return forEachIsolated(deps, due, (userId) =>
    db.transaction().execute((trx) => resealSecret(trx, sealer, userId)),
  )
}
