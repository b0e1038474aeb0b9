import { randomBytes } from 'node:crypto'
import type { ReadProof } from './read-proof.ts'

const PROOF_PATH = '/payment/proof'

/** Where receipts are served. */
export const PROOF_ROUTE = `${PROOF_PATH}/:name`

/** An unguessable name for a new receipt. */
export const newProofName = (format: ReadProof['format']): string =>
  `${randomBytes(16).toString('hex')}.${format}`

/** The address of a receipt, as its owner's browser asks for it. */
export const proofAddress = (name: string): string => `${PROOF_PATH}/${name}`
