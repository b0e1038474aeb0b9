import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { idField, optionalField, textField } from '../values/fields.ts'
import { codeField } from './second-factor.ts'

/** So many of a person: one for each device, with room. */
export const MAX_PASSKEYS = 10
export const PASSKEY_NAME_LENGTH = 60

/** Base64url, as WebAuthn's JSON carries bytes. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/))
const kind = z.literal('public-key')

/** How a browser may reach the device of a passkey. */
export const transports = [
  'ble',
  'cable',
  'hybrid',
  'internal',
  'nfc',
  'smart-card',
  'usb',
] as const

/** A credential id has 1023 bytes at most. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: kind }
const clientDataJSON = bytes(4000)

/** `PublicKeyCredential.toJSON()` of a new passkey; what isn't named here isn't read. */
const registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: bytes(16_000),
    transports: optionalField(z.array(textField(20)).check(z.maxLength(10))),
  }),
})
export type PasskeyRegistration = z.output<typeof registration>

/** Likewise what a passkey signed. */
export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: bytes(4000),
    signature: bytes(2000),
  }),
})
export type PasskeyAssertion = z.output<typeof assertion>

const known = z.array(
  z.object({ id: z.string(), type: kind, transports: z.array(z.enum(transports)) }),
)

/** `PublicKeyCredentialCreationOptionsJSON`, as the browser takes it. */
const creation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: kind })),
  timeout: z.number(),
  excludeCredentials: known,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof creation>

/** `PublicKeyCredentialRequestOptionsJSON`. */
const request = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  allowCredentials: known,
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof request>

const passkey = z.object({
  Id: z.number(),
  Name: z.string(),
  CreatedAt: z.string(),
  LastUsedAt: z.nullable(z.string()),
  /** Its maker keeps a copy, so that it outlives the device. */
  IsSynced: z.boolean(),
})
export type Passkey = z.output<typeof passkey>

const path = '/api/AccountApi/SecondFactor/Passkeys'

export const getPasskeys = endpoint({
  method: 'GET',
  path,
  summary: 'The passkeys of the signed-in member of staff',
  audience: 'traveller',
  input: z.object({}),
  output: z.object({ Items: z.array(passkey) }),
  refusals: ['forbidden', 'second_factor_unproven'],
})

export const beginPasskey = endpoint({
  method: 'POST',
  path: `${path}/Begin`,
  summary: 'What a browser needs to make a passkey; good for some minutes, once, in this session',
  audience: 'traveller',
  input: z.object({}),
  output: z.object({ Options: creation }),
  refusals: ['forbidden', 'second_factor_unproven', 'passkeys_too_many'],
  idempotentBy: 'the newest takes the place of the one before',
})

const signed = ['passkey_over', 'passkey_wrong', 'too_many_requests'] as const

export const addPasskey = endpoint({
  method: 'POST',
  path,
  summary: 'Keeps the passkey that a browser made: from now on one is asked for at each sign-in',
  audience: 'traveller',
  input: z.object({
    Name: textField(PASSKEY_NAME_LENGTH).check(z.minLength(1)),
    Credential: registration,
  }),
  output: z.object({
    /** Of the session that takes the place of the one that asked; null: it was proven, and goes on. */
    Token: z.nullable(z.string()),
    /** With the first second factor, shown this once: each signs in one time without it. */
    RecoveryCodes: z.array(z.string()),
  }),
  refusals: [
    'forbidden',
    'second_factor_unproven',
    'passkeys_too_many',
    'passkey_known',
    ...signed,
  ],
  idempotentBy: 'what was asked of the browser is answered once',
})

/** What a signature of a passkey is asked for. */
export const passkeyPurposes = ['prove', 'remove', 'renew'] as const

export const beginPasskeyProof = endpoint({
  method: 'POST',
  path: `${path}/BeginProof`,
  summary: 'What a browser needs to ask for one of one’s passkeys',
  audience: 'traveller',
  input: z.object({ Purpose: z.enum(passkeyPurposes) }),
  output: z.object({ Options: request }),
  refusals: ['second_factor_off'],
  idempotentBy: 'the newest takes the place of the one before',
})

export const proveByPasskey = endpoint({
  method: 'POST',
  path: `${path}/Prove`,
  summary: 'What a passkey signed: this session is a member of staff’s',
  audience: 'traveller',
  input: z.object({ Credential: assertion }),
  output: z.object({ Token: z.string() }),
  refusals: ['passkey_copied', ...signed],
  idempotentBy: 'what was asked of the browser is answered once',
})

export const removePasskey = endpoint({
  method: 'POST',
  path: `${path}/{Id}/Remove`,
  summary:
    'Takes a passkey away, by another proof of the second factor, and signs out everywhere else',
  audience: 'traveller',
  input: z.object({
    Id: idField,
    /** One of the two: a code of the authenticator or a recovery code, or what any of one’s passkeys signed. */
    Code: optionalField(codeField),
    Credential: z.optional(assertion),
  }),
  output: z.object({ State: z.literal('done') }),
  refusals: [
    'forbidden',
    'passkey_not_found',
    'second_factor_unproven',
    'second_factor_last',
    'second_factor_code_wrong',
    'passkey_copied',
    ...signed,
  ],
  idempotentBy: 'what is gone is not found',
})
