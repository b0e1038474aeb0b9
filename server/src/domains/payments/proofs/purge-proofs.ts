import type { Trx } from '../../../platform/database/connect.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { forgetFiles } from './proof-store.ts'

export const PURGE_PROOF = 'payments.forget-proof'

/** Takes the receipts of a person away who is erased: their names here, the files by a job. */
export async function forgetProofsOf(trx: Trx, jobs: Jobs, userId: number): Promise<void> {
  for (const name of await forgetFiles(trx, userId)) await jobs.enqueue(trx, PURGE_PROOF, { name })
}
