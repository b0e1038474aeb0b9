import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '@rihla/contract/account/passkeys'

/** What a device, a browser or an attacker does otherwise than they should. */
export type Otherwise = {
  /** Where the browser thinks it is. */
  readonly origin?: string
  /** The site that the device signs for. */
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly count?: number
  readonly challenge?: string
  /** Bytes of an attestation statement of another format. */
  readonly attestation?: { readonly format: string; readonly statement: Buffer }
}

const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest()

/** The little of CBOR (RFC 8949) that devices send: a head with its length, then the bytes. */
const head = (major: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
export const cborBytes = (bytes: Buffer): Buffer => Buffer.concat([head(2, bytes.length), bytes])
export const cborText = (text: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(text)), Buffer.from(text)])
export const cborMap = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()])
const cborInteger = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value))

/** An ES256 key as COSE says it (RFC 9053). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return cborMap(
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
    [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
  )
}

/** User present; user verified; credential data follow. */
const flags = { present: 0x01, verified: 0x04, hasCredential: 0x40 } as const

/**
 * A device with one passkey, and the browser around it: it makes keys and signs with them, as WebAuthn asks, by
 * Node's crypto alone. It counts from 1, or not at all (`counts`).
 */
export function virtualAuthenticator({ origin = 'http://localhost:3000', counts = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let signed = 0

  const clientData = (type: string, challenge: string, it: Otherwise): Buffer =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: it.challenge ?? challenge,
        origin: it.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (rpId: string, it: Otherwise, more: number, rest: Buffer): Buffer => {
    signed += counts ? 1 : 0
    const count = Buffer.alloc(4)
    count.writeUInt32BE(it.count ?? signed)
    const set = flags.present | (it.isVerified === false ? 0 : flags.verified) | more
    return Buffer.concat([sha256(it.rpId ?? rpId), Buffer.from([set]), count, rest])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url') }
  const type = 'public-key' as const

  return {
    id,
    /** Answers `navigator.credentials.create()`. */
    create({ challenge, rp }: PasskeyCreation, it: Otherwise = {}): PasskeyRegistration {
      const length = Buffer.from([0, id.length])
      const credential = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const data = authenticatorData(rp.id, it, flags.hasCredential, credential)
      const object = cborMap(
        [cborText('fmt'), cborText(it.attestation?.format ?? 'none')],
        [cborText('attStmt'), it.attestation?.statement ?? cborMap()],
        [cborText('authData'), cborBytes(data)],
      )
      const response = {
        clientDataJSON: clientData('webauthn.create', challenge, it).toString('base64url'),
        attestationObject: object.toString('base64url'),
        transports: ['internal', 'hybrid'],
      }
      return { ...named, type, response }
    },
    /** Answers `navigator.credentials.get()`. */
    get({ challenge, rpId }: PasskeyRequest, it: Otherwise = {}): PasskeyAssertion {
      const data = authenticatorData(rpId, it, 0, Buffer.alloc(0))
      const client = clientData('webauthn.get', challenge, it)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { ...named, type, response }
    },
  }
}

export type VirtualAuthenticator = ReturnType<typeof virtualAuthenticator>
