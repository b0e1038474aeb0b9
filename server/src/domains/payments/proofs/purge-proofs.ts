import type { Db, Trx } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { ImageStore } from '../../../ports/image-store.ts'
import { forgetFiles, isKept } from './proof-store.ts'

const PURGE_PROOF = 'payments.forget-proof'
/** Longer than any upload takes: what isn't written down by then never will be. */
const UPLOAD_MS = 3_600_000
/** The store may be away for long, and nothing else knows of a file that is to go. */
const PURGE_AGAIN = { everySeconds: 600, hours: 7 * 24 }

/** A file goes unless a receipt is written down with it. */
const purge = (db: Db | Trx, jobs: Jobs, name: string, startAfter?: Date): Promise<void> =>
  jobs.enqueue(db, PURGE_PROOF, { name }, startAfter ? { startAfter } : {})

/** Takes the receipts of a person away who is erased: their names here, the files by a job. */
export async function forgetProofsOf(trx: Trx, jobs: Jobs, userId: number): Promise<void> {
  for (const name of await forgetFiles(trx, userId)) await purge(trx, jobs, name)
}

/** Another receipt takes its place. */
export const forgetProof = (trx: Trx, jobs: Jobs, name: string): Promise<void> =>
  purge(trx, jobs, name)

/** To be called before the file is written: whatever becomes of us, an unused one goes. */
export const expectProof = (db: Db, jobs: Jobs, name: string): Promise<void> =>
  purge(db, jobs, name, new Date(Date.now() + UPLOAD_MS))

type Files = { readonly db: Db; readonly proofs: ImageStore }

/** Says who removes files: call it once, before the jobs start. */
export const proofJobs = (jobs: Jobs, files: () => Files): void =>
  jobs.work(
    PURGE_PROOF,
    async (data) => {
      const { name } = data as { name: string }
      const { db, proofs } = files()
      if (!(await isKept(db, name))) await proofs.remove(name)
    },
    { again: PURGE_AGAIN },
  )
