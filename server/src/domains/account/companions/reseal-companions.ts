import { forEachIsolated } from '../../../platform/jobs/for-each-isolated.ts'
import type { AccountDeps } from '../deps.ts'
import { resealCompanion, sealedByOthers } from './companion-store.ts'

/** Scheduled: seals again, with the current key, what an older one sealed; then the older one can go. Answers how many. */
export async function resealCompanions(
  deps: Pick<AccountDeps, 'db' | 'log' | 'sealer'>,
): Promise<number> {
  const { db, sealer } = deps
  if (!sealer) return 0
  const due = await sealedByOthers(db, sealer, 500)
  return forEachIsolated(deps, due, (it) =>
    db.transaction().execute((trx) => resealCompanion(trx, sealer, it)),
  )
}
