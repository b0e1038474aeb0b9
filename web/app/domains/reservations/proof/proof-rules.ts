/** As the contract has it, which would bring its schemas along. */
export const PROOF_MAX_BYTES = 5_242_880
export const PROOF_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const

/** Why a file can't be a receipt, as far as the browser knows; null: it may be one. */
export function proofProblem(
  file: Pick<File, 'size' | 'type'>,
): 'proofFormat' | 'proofTooLarge' | null {
  if (!PROOF_TYPES.some((type) => type === file.type)) return 'proofFormat'
  return file.size > PROOF_MAX_BYTES ? 'proofTooLarge' : null
}
