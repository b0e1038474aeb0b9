import { latestProof, proofAddress } from '../domains/payments/index.ts'
import type { SentProof } from '../domains/reservations/index.ts'
import type { Db } from '../platform/database/connect.ts'

/** The receipt that was sent last for an order, as its reservation shows it. */
export async function sentProof(db: Db, kind: string, id: number): Promise<SentProof | null> {
  const it = await latestProof(db, kind, id)
  if (!it) return null
  const { file, format, state, uploadedAt, reason } = it
  return {
    url: file && proofAddress(file),
    isPicture: format === 'webp',
    state,
    uploadedAt,
    reason,
  }
}
