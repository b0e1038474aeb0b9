import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { deleteCodesOf } from '../codes/store.ts'
import { deleteCompanionsOf } from '../companions/companion-store.ts'
import { deleteSavedOf } from '../saved-offers/store.ts'
import { imageNameIn } from '../profile/image-address.ts'
import { imageJobs, removeImage } from '../profile/remove-image.ts'
import { deleteSessionsOf } from '../sessions/store.ts'
import { purgeWhoConsented } from './consent-store.ts'
import type { PrivacyDeps } from './deps.ts'
import { deleteIdentitiesOf, emptyUser, leavingIds, lockLeaving } from './store.ts'

export const ERASE_ACCOUNT = 'account.erase'
/** Stands where a name has to. */
export const NOBODY = 'Deleted traveller'
const AT_ONCE = 100

type Deps = Pick<PrivacyDeps, 'db' | 'clock' | 'jobs' | 'profileImages' | 'publish'>

/**
 * Erases all personal data of an account that is leaving: here, and through the published event in
 * every domain, in one transaction. A separate job then deletes the image. Does nothing if already
 * done.
 */
export const eraseAccount = ({ db, clock, jobs, publish }: Deps, userId: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const leaving = await lockLeaving(trx, userId)
    if (!leaving) return
    await publish(trx, { type: 'AccountDeleted', userId })
    await deleteSessionsOf(trx, userId)
    await deleteIdentitiesOf(trx, userId, null)
    await deleteCodesOf(trx, userId, null)
    await deleteSavedOf(trx, userId)
    await deleteCompanionsOf(trx, userId)
    await purgeWhoConsented(trx, userId)
    await emptyUser(trx, userId, NOBODY, clock.now())
    const name = imageNameIn(leaving.image)
    if (name) await removeImage(trx, jobs, { name, userId })
  })

/** Erases accounts left over when a job was lost; one failure stops no other. Runs hourly. */
export async function eraseLeaving(deps: Deps): Promise<void> {
  const faults: unknown[] = []
  for (const userId of await leavingIds(deps.db, AT_ONCE))
    await eraseAccount(deps, userId).catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults, 'Some accounts could not be deleted')
}

/** Says who does the work of deletion: call it once, before the jobs start. */
export function privacyJobs(jobs: Jobs, deps: Deps): void {
  jobs.work(ERASE_ACCOUNT, (data) => eraseAccount(deps, (data as { userId: number }).userId))
  imageJobs(jobs, deps)
}
