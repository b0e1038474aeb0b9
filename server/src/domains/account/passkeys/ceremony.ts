import {
  transports,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRegistration,
  type PasskeyRequest,
} from '@rihla/contract/account/passkeys'
import { hashSecret } from '../secret.ts'
import type { KnownPasskey, NewPasskey } from './passkey.ts'

/** Minutes in which a person finds their key, and no more. */
export const CHALLENGE_SECONDS = 300

/** EdDSA, ES256 and RS256: what devices sign with. */
const algorithms = [-8, -7, -257]

/** The site that passkeys are bound to, by the configured public address: a copy of it elsewhere gets no signature. */
const siteOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

const named = ({ credentialId, transports: noted }: KnownPasskey) => ({
  id: credentialId.toString('base64url'),
  type: 'public-key' as const,
  transports: transports.filter((way) => noted.includes(way)),
})

type Person = { readonly id: number; readonly email: string | null; readonly fullName: string }

/** What a browser is asked to make. `known`: devices that have one already don't make another. */
export const creationOptions = (
  publicUrl: string,
  person: Person,
  challenge: Buffer,
  known: readonly KnownPasskey[],
): PasskeyCreation => ({
  challenge: challenge.toString('base64url'),
  rp: { id: siteOf(publicUrl).expectedRPID, name: 'Rihla' },
  user: {
    // The same for all of a person's passkeys, and says nothing of them.
    id: hashSecret(`passkeys of ${person.id}`).toString('base64url'),
    name: person.email ?? String(person.id),
    displayName: person.fullName,
  },
  pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
  timeout: CHALLENGE_SECONDS * 1000,
  excludeCredentials: known.map(named),
  authenticatorSelection: {
    residentKey: 'preferred',
    requireResidentKey: false,
    userVerification: 'required',
  },
  attestation: 'none',
})

/** What a browser is asked to have signed, by one of these. */
export const requestOptions = (
  publicUrl: string,
  challenge: Buffer,
  known: readonly KnownPasskey[],
): PasskeyRequest => ({
  challenge: challenge.toString('base64url'),
  rpId: siteOf(publicUrl).expectedRPID,
  timeout: CHALLENGE_SECONDS * 1000,
  allowCredentials: known.map(named),
  userVerification: 'required',
})

/** The library weighs 25 MB in memory: a server whose staff has no passkeys never loads it. */
const library = () => import('@simplewebauthn/server')

/**
 * Whether a new passkey vouches for itself alone. No maker's certificate is asked for, and one that comes all the
 * same isn't looked at: checking it would fetch addresses that stand in it.
 */
async function bringsNoCertificate(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const object = decodeAttestationObject(
    new Uint8Array(Buffer.from(attestationObject, 'base64url')),
  )
  const format = object.get('fmt')
  return format === 'none' || (format === 'packed' && !object.get('attStmt').get('x5c'))
}

/** The passkey that a browser made; null: it isn't what was asked for, of this site, or of a verified person. */
export async function readRegistration(
  publicUrl: string,
  challenge: Buffer,
  response: PasskeyRegistration,
): Promise<NewPasskey | null> {
  const { attestationObject, clientDataJSON, transports: told = [] } = response.response
  const { verifyRegistrationResponse } = await library()
  const verified = await orNull(async () =>
    (await bringsNoCertificate(attestationObject))
      ? verifyRegistrationResponse({
          response: {
            ...response,
            response: { attestationObject, clientDataJSON },
            clientExtensionResults: {},
          },
          expectedChallenge: challenge.toString('base64url'),
          ...siteOf(publicUrl),
          requireUserVerification: true,
          supportedAlgorithmIDs: algorithms,
        })
      : null,
  )
  if (!verified?.verified) return null
  const { credential, credentialBackedUp } = verified.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: transports.filter((way) => told.includes(way)),
    isSynced: credentialBackedUp,
  }
}

/**
 * How often the device says that it signed; null: this isn't the passkey's signature of what was asked for, of this
 * site and by a verified person. Whether the count went on is the table's to say (`use_passkey`).
 */
export async function readAssertion(
  publicUrl: string,
  challenge: Buffer,
  response: PasskeyAssertion,
  passkey: KnownPasskey,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library()
  const verified = await orNull(() =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      ...siteOf(publicUrl),
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId.toString('base64url'),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: 0,
      },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

/** The library throws whatever it finds wrong with what a browser sent: no fault of ours. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch {
    return null
  }
}
