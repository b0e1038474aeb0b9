import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { AccountDeps } from '../deps.ts'
import { imageAddress } from './image-address.ts'
import { hasImage } from './store.ts'

const REMOVE_IMAGE = 'account.remove-image'
/** Longer than any upload takes: what isn't written down by then never will be. */
const UPLOAD_MS = 3_600_000
/** The store may be away for long, and nothing else knows of a file that is to go. */
const REMOVE_AGAIN = { everySeconds: 600, hours: 7 * 24 }

/** `userId`: whose it is, or was to be; missing in work of before: nobody's. */
type Removal = { readonly name: string; readonly userId?: number }

/** A file goes unless it is this person's image. */
export const removeImage = (trx: Trx, jobs: Jobs, it: Removal): Promise<void> =>
  jobs.enqueue(trx, REMOVE_IMAGE, it)

/** To be called before the file is written: whatever becomes of us, an unused one goes. */
export const expectImage = (db: Db, jobs: Jobs, it: Removal): Promise<void> =>
  jobs.enqueue(db, REMOVE_IMAGE, it, { startAfter: new Date(Date.now() + UPLOAD_MS) })

/** Says who removes files: call it once, before the jobs start. */
export const imageJobs = (jobs: Jobs, deps: Pick<AccountDeps, 'db' | 'profileImages'>): void =>
  jobs.work(
    REMOVE_IMAGE,
    async (data) => {
      const { name, userId } = data as Removal
      const isTheirs = userId !== undefined && (await hasImage(deps.db, userId, imageAddress(name)))
      if (!isTheirs) await deps.profileImages.remove(name)
    },
    { again: REMOVE_AGAIN },
  )
