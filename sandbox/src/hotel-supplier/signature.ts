import { createHash } from 'node:crypto'

export type SupplierKeys = { apiKey: string; secret: string }

/** A caller's clock may be off by so many seconds. */
const TOLERANCE_SECONDS = 60

const signatureAt = ({ apiKey, secret }: SupplierKeys, second: number): string =>
  createHash('sha256').update(`${apiKey}${secret}${second}`).digest('hex')

/** Whether a signature is SHA-256 over key, secret and the second at which it was made, lately. */
export function isSigned(keys: SupplierKeys, signature: string, now: Date): boolean {
  const second = Math.floor(now.getTime() / 1000)
  const given = signature.toLowerCase()
  for (let off = 0; off <= TOLERANCE_SECONDS; off += 1)
    if (given === signatureAt(keys, second - off) || given === signatureAt(keys, second + off))
      return true
  return false
}
