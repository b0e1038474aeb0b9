import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** One of our keys, by its id; the id stands beside what was sealed with it. */
export type SealingKey = { readonly id: string; readonly key: Buffer }

/** A text that can't be read without our key: AES-256-GCM, base64url of nonce, tag and cipher text. */
export type Sealed = { readonly keyId: string; readonly sealed: string }

export type Sealer = {
  /** The id of the key that new texts are sealed with. */
  readonly currentKeyId: string
  /** `about` is bound to the text: moved to another row, it can't be opened. */
  seal(text: string, about: string): Sealed
  /** Throws where the key is gone, or anything was changed. */
  open(sealed: Sealed, about: string): string
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Seals with the first key, and opens what any of them sealed. */
export function createSealer(keys: readonly SealingKey[]): Sealer {
  const [current] = keys
  if (!current) throw new Error('No key to seal with')
  return {
    currentKeyId: current.id,
    seal(text, about) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(about))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      const sealed = Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
      return { keyId: current.id, sealed }
    },
    open({ keyId, sealed }, about) {
      const found = keys.find(({ id }) => id === keyId)
      if (!found) throw new Error(`No key ${keyId} to open with`)
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', found.key, nonce)
        .setAAD(Buffer.from(about))
        .setAuthTag(tag)
      const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([body, decipher.final()]).toString('utf8')
    },
  }
}

/**
 * Reads keys as they stand in the environment, the current one first: `id:base64,id:base64`, 32 bytes each.
 * A wrong one is a sentence in `wrong`.
 */
export function readSealingKeys(text: string, name: string, wrong: string[]): SealingKey[] {
  return text.split(',').flatMap((part) => {
    const [id = '', encoded = ''] = part.trim().split(':')
    const key = Buffer.from(encoded, 'base64')
    if (/^[\w-]{1,20}$/.test(id) && key.length === KEY_BYTES) return [{ id, key }]
    wrong.push(`${name} must be id:key, the key ${KEY_BYTES} bytes in base64`)
    return []
  })
}
