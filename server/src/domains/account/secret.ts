import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, safe in addresses and headers. Only its hash is ever stored. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored of a secret. It needs no salt and no slow hash: 256 bits can't be guessed. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()
